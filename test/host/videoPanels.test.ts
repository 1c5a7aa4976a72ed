import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { VideoLibrary } from '../../src/core/library/library';
import type { Video } from '../../src/core/video/video';
import { panelType } from '../../src/views/panelProtocol';
import { VideoPanels } from '../../src/views/videoPanels';

describe('the panels', () => {
  const nothing = (): vscode.Disposable => new vscode.Disposable(() => undefined);
  const video = { key: 'k', prompt: 'An ad', service: 's', state: 'queued', duration: 4, createdAt: 0 } as Video;
  const library = { onDidChange: nothing, get: () => video, filesFolder: '/' } as unknown as VideoLibrary;

  it('that are active are in use after a reload, until the user turns to the list', () => {
    const panels = new VideoPanels({
      extensionUri: vscode.Uri.file('/'),
      memory: { get: () => undefined } as unknown as vscode.Memento,
      decodesSound: () => false,
    });
    const panel = vscode.window.createWebviewPanel(panelType(['k']), 'An ad', vscode.ViewColumn.One);
    try {
      panels.restore(panel, undefined, library);
      assert.equal(panel.active, true);
      assert.deepEqual([panels.selection, panels.active], [['k'], ['k']]);
      panels.leave();
      assert.deepEqual([panels.selection, panels.active], [undefined, ['k']]);
    } finally {
      panels.dispose();
    }
    assert.deepEqual([panels.selection, panels.active], [undefined, []]);
  });
});
