import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { VideoLibrary } from '../../src/core/library/library';
import type { Video } from '../../src/core/video/video';
import { panelType, type ToPanel } from '../../src/views/panelProtocol';
import { VideoPanels, type VideoPanelsOptions } from '../../src/views/videoPanels';

function makePanels(options: Partial<VideoPanelsOptions> = {}): VideoPanels {
  return new VideoPanels({
    onProblem: (error) => assert.fail(String(error)),
    extensionUri: vscode.Uri.file('/'),
    memory: { get: () => undefined } as unknown as vscode.Memento,
    decodesSound: () => false,
    remainingTime: () => undefined,
    serviceInUse: () => 's',
    downloadsAutomatically: () => false,
    download: () => Promise.resolve(),
    log: { error: () => undefined },
    ...options,
  });
}

describe('VideoPanels', () => {
  const nothing = (): vscode.Disposable => new vscode.Disposable(() => undefined);
  const video = {
    key: 'k',
    prompt: 'An ad',
    service: 's',
    state: 'queued',
    duration: 4,
    createdAt: 0,
    file: { state: 'none' },
  } as Video;
  const library = { onDidChange: nothing, get: () => video, filesFolder: '/' } as unknown as VideoLibrary;

  it('treat an active panel as in use after a reload, until the user moves to the list', () => {
    const panels = makePanels();
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

  it('download each visible video once, unless automatic downloads are on', () => {
    const downloaded: string[] = [];
    let isAutomatic = false;
    const panels = makePanels({
      downloadsAutomatically: () => isAutomatic,
      download: (key) => {
        downloaded.push(key);
        return Promise.resolve();
      },
    });
    const ready = { state: 'succeeded', videoUrl: 'https://files.example/v.mp4', file: { state: 'due', at: 0 } };
    const videos = new Map(['k', 'l'].map((key) => [key, { ...video, ...(key === 'k' && ready), key } as Video]));
    const changes = new vscode.EventEmitter<{ readonly videos: readonly Video[]; readonly removed: string[] }>();
    const change = (changed: object): void => {
      const now = { ...video, ...ready, ...changed, key: 'l' } as Video;
      videos.set('l', now);
      changes.fire({ videos: [now], removed: [] });
    };
    const messages = new vscode.EventEmitter<unknown>();
    const webview = { asWebviewUri: String, postMessage: nothing, onDidReceiveMessage: messages.event };
    const panel = { viewType: panelType(['k', 'l']), webview, onDidChangeViewState: nothing, onDidDispose: nothing };
    const restored = Object.assign(panel, { visible: true });
    panels.restore(restored as unknown as vscode.WebviewPanel, undefined, {
      ...{ onDidChange: changes.event, get: (key: string) => videos.get(key), filesFolder: '/' },
    } as unknown as VideoLibrary);
    assert.deepEqual(downloaded, ['k'], 'no download of an unfinished video');
    restored.visible = false;
    change({});
    assert.deepEqual(downloaded, ['k'], 'no download for a hidden panel');
    restored.visible = true;
    messages.fire({ type: 'ready' });
    assert.deepEqual(downloaded, ['k', 'l']);
    change({ file: { state: 'failed', reason: 'The download was interrupted.', retryAt: 0 } });
    change({});
    assert.deepEqual(downloaded, ['k', 'l'], 'another window retries');
    videos.set('m', { ...video, ...ready, key: 'm' } as Video);
    isAutomatic = true;
    panels.restore(Object.assign({ ...panel, viewType: panelType(['m']) }, { visible: true }) as never, undefined, {
      ...{ onDidChange: changes.event, get: (key: string) => videos.get(key), filesFolder: '/' },
    } as unknown as VideoLibrary);
    assert.deepEqual(downloaded, ['k', 'l'], 'left to the automatic download');
  });

  it('download a video that the user opens, even after a failed download, and report an error', async () => {
    const downloaded: string[] = [];
    const failed = {
      ...video,
      state: 'succeeded',
      videoUrl: 'https://files.example/v.mp4',
      file: { state: 'failed', reason: 'Broken.' },
    };
    const panels = makePanels({
      downloadsAutomatically: () => true,
      download: (key) => {
        downloaded.push(key);
        return downloaded.length > 1 ? Promise.reject(new vscode.CancellationError()) : Promise.resolve();
      },
    });
    const opened = { onDidChange: nothing, get: () => failed, filesFolder: '/' } as unknown as VideoLibrary;
    try {
      await panels.show(failed as Video, opened, 'play');
      assert.deepEqual(downloaded, ['k']);
      await assert.rejects(panels.show(failed as Video, opened, 'play'), vscode.CancellationError);
      await panels.show(video, library, 'play');
      assert.deepEqual(downloaded, ['k', 'k'], 'an unfinished video has no file');
    } finally {
      panels.dispose();
    }
  });

  it('request a frame from a page once, and stop waiting if the page is unloaded', async () => {
    const panels = makePanels();
    const messages = new vscode.EventEmitter<unknown>();
    const states = new vscode.EventEmitter<void>();
    const posted: ToPanel[] = [];
    const webview = {
      asWebviewUri: String,
      postMessage: (message: ToPanel) => posted.push(message),
      onDidReceiveMessage: messages.event,
    };
    const panel = { viewType: panelType(['k']), webview, onDidChangeViewState: states.event, onDidDispose: nothing };
    const restored = Object.assign(panel, { visible: true });
    panels.restore(restored as unknown as vscode.WebviewPanel, undefined, library);
    messages.fire({ type: 'ready' });
    const frame = { key: 'k', seconds: 1 };
    const both = [panels.takeFrame('k'), panels.takeFrame('k')];
    messages.fire({ type: 'frame', ...frame });
    assert.deepEqual(
      (await Promise.all(both)).map((it) => it?.seconds),
      [1, 1],
    );
    assert.equal(posted.filter(({ type }) => type === 'takeFrame').length, 1);
    const unloads = [
      () => {
        restored.visible = false;
        states.fire();
        restored.visible = true;
      },
      // A panel that moves to another editor group reloads its page without being hidden.
      () => messages.fire({ type: 'ready' }),
    ];
    for (const unload of unloads) {
      const frameRequest = panels.takeFrame('k');
      await Promise.resolve();
      unload();
      assert.equal(await frameRequest, undefined);
    }
  });

  it('merge the settings that several pages store', () => {
    const stored = new Map<string, unknown>();
    const memory = {
      get: (key: string) => stored.get(key),
      update: (key: string, value: unknown) => stored.set(key, value),
    };
    const panels = makePanels({ memory: memory as unknown as vscode.Memento });
    const pages = ['k', 'l'].map((key) => {
      const messages = new vscode.EventEmitter<unknown>();
      const webview = { asWebviewUri: String, postMessage: nothing, onDidReceiveMessage: messages.event };
      const panel = { viewType: panelType([key]), webview, onDidChangeViewState: nothing, onDidDispose: nothing };
      panels.restore(panel as unknown as vscode.WebviewPanel, undefined, library);
      return messages;
    });
    const set = (page: number, settings: unknown): void => pages[page]?.fire({ type: 'settings', settings });
    set(0, { volume: 0.2 });
    set(1, { safeAreas: { '0.56': 'feed', 'no ratio': 'feed' } });
    assert.deepEqual([...stored.values()], [{ volume: 0.2, safeAreas: { '0.56': 'feed' } }]);
    set(0, { muted: true, volume: 7, safeAreas: { '0.56': 'unheard of' } });
    assert.deepEqual([...stored.values()], [{ volume: 0.2, safeAreas: {}, muted: true }]);
  });
});
