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
    const panels = new VideoPanels(
      vscode.Uri.file('/'),
      { get: () => undefined } as unknown as vscode.Memento,
      () => false,
    );
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

  it('keep what is set in each: none overwrites what another has set', () => {
    const kept = new Map<string, unknown>();
    const memory = {
      get: (key: string) => kept.get(key),
      update: (key: string, value: unknown) => kept.set(key, value),
    };
    const panels = new VideoPanels(vscode.Uri.file('/'), memory as unknown as vscode.Memento, () => false);
    const pages = ['k', 'l'].map((key) => {
      const messages = new vscode.EventEmitter<unknown>();
      const webview = { asWebviewUri: String, postMessage: nothing, onDidReceiveMessage: messages.event };
      const panel = { viewType: panelType([key]), webview, onDidChangeViewState: nothing, onDidDispose: nothing };
      panels.restore(panel as unknown as vscode.WebviewPanel, undefined, library);
      return messages;
    });
    const set = (page: number, settings: unknown): void => pages[page]?.fire({ type: 'settings', settings });
    set(0, { volume: 0.2 });
    set(1, { overlay: 'feed' });
    set(0, { muted: true, volume: 7, overlay: 'unheard of' });
    assert.deepEqual([...kept.values()], [{ volume: 0.2, overlay: 'feed', muted: true }]);
  });
});
