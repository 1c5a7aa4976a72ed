import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { canOpenFiles, openFile } from '../../src/host/nextSteps';

describe('downloaded files', () => {
  it("can be opened only in windows whose extensions run on the user's machine", () => {
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

  it('are opened by path on Windows, which cannot resolve encoded URLs', async () => {
    const run: string[] = [];
    const spawn = ((command: string, [path = '']: string[]) => {
      run.push(`${command} ${path}`);
      return { unref: () => undefined };
    }) as unknown as Parameters<typeof openFile>[2];
    const file = vscode.Uri.file('/Users/Jürgen/ad.mp4');
    await openFile(file, 'win32', spawn);
    assert.deepEqual(run, [`explorer.exe ${file.fsPath}`]);
  });
});
