import assert from 'node:assert/strict';
import path from 'node:path';
import * as vscode from 'vscode';
import { waitUntil } from '../support/waitUntil';

describe('the installed extension', () => {
  const extension = vscode.extensions.getExtension('video-ads.video-ads');

  it('is the VSIX, not the source folder', () => {
    assert.ok(extension);
    assert.equal(path.basename(path.dirname(extension.extensionPath)), 'extensions');
  });

  it('runs in the extension host of VS Code’s server, in a browser window', () => {
    assert.equal(vscode.env.uiKind, vscode.UIKind.Web);
    assert.notEqual(vscode.env.remoteName, undefined);
    assert.equal(extension?.extensionKind, vscode.ExtensionKind.Workspace);
  });

  it('activates by itself', async () => {
    assert.ok(extension);
    await waitUntil('the extension to be active', () => extension.isActive);
  });
});
