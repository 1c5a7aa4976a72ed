import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { canOpenFiles } from '../../src/host/nextSteps';

describe('the downloaded files', () => {
  it('can be opened where they are on the machine of the user, also in a window of a remote folder', () => {
    const { Desktop, Web } = vscode.UIKind;
    const { UI, Workspace } = vscode.ExtensionKind;
    const cases = [
      [Desktop, undefined, UI, true],
      [Desktop, undefined, Workspace, true],
      [Desktop, 'ssh-remote', UI, true],
      [Desktop, 'ssh-remote', Workspace, false],
      [Web, undefined, Workspace, false],
      [Web, 'tunnel', UI, false],
    ] as const;
    assert.deepEqual(
      cases.map(([uiKind, remoteName, runsIn]) => [
        uiKind,
        remoteName,
        runsIn,
        canOpenFiles({ uiKind, remoteName }, runsIn),
      ]),
      cases,
    );
  });
});
