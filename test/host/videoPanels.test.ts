import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { clearVerdict, keepVideo, rejectVideo } from '../../src/commands/verdicts';
import type { VideoLibrary } from '../../src/core/library/library';
import type { Video } from '../../src/core/video/video';
import { panelType, type ToPanel } from '../../src/views/panelProtocol';
import { panelContent } from '../../src/views/panelContent';
import { setAbilities } from '../../src/views/videoPanel';
import { VideoPanels, type VideoPanelsOptions } from '../../src/views/videoPanels';
import { keptReading, begin, confirm, intent, LibraryFolder } from '../support/libraryFolder';
import { waitUntil } from '../support/waitUntil';

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

  it('offer Teach… in their menus for an unconfirmed video only with a response on record', () => {
    const unconfirmed: Video = { ...video, state: 'unconfirmed', service: 'https://video.example/api' };
    const { executeCommand } = vscode.commands;
    const contexts: unknown[] = [];
    Object.assign(vscode.commands, {
      executeCommand: (_command: string, key: string, value: unknown) => {
        if (key === 'videoAds.panelVideo') contexts.push(/\bteachable\b/.test(String(value)));
        return Promise.resolve();
      },
    });
    try {
      const response = { body: '{}', http: 200, receivedAt: 0 };
      for (const found of [undefined, response]) {
        const inLibrary = { response: () => found, filesFolder: '/' };
        const { context } = panelContent(unconfirmed, inLibrary, {} as vscode.Webview);
        contexts.push(/\bteachable\b/.test(context));
        setAbilities([unconfirmed], inLibrary);
      }
    } finally {
      Object.assign(vscode.commands, { executeCommand });
    }
    assert.deepEqual(contexts, [false, false, true, true]);
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

  describe('with a library', () => {
    let folder: LibraryFolder;
    let stored: VideoLibrary;
    let keys: readonly string[];
    beforeEach(async () => {
      folder = await LibraryFolder.make();
      stored = await folder.open();
      const takes = ['v-1', 'v-2', 'v-3'].map(async (videoId) => {
        const { key } = await begin(stored, intent());
        await confirm(stored, key, keptReading({ videoId, state: 'succeeded' }));
        return key;
      });
      keys = await Promise.all(takes);
    });
    afterEach(() => folder.remove());

    /** Opens a panel for videos of the library. Returns a function that sends a message as the panel's page would. */
    const page = (panels: VideoPanels, ...shown: readonly string[]): ((message: unknown) => void) => {
      const messages = new vscode.EventEmitter<unknown>();
      const webview = { asWebviewUri: String, postMessage: nothing, onDidReceiveMessage: messages.event };
      const panel = { viewType: panelType(shown), webview, onDidChangeViewState: nothing, onDidDispose: nothing };
      panels.restore(panel as unknown as vscode.WebviewPanel, undefined, stored);
      return (message) => messages.fire(message);
    };
    const notesOf = (key = ''): readonly unknown[] => stored.get(key)?.notes ?? [];

    it('store the notes of their pages as they are shown, and remove them again', async () => {
      const [key, other] = keys;
      const send = page(makePanels(), key ?? '');
      const texts = ['logo too small', 'the  price\u202E $(flame) [x](command:y)', '\u200B'];
      for (const text of texts) send({ type: 'addNote', key, note: { seconds: 3.2, text } });
      send({ type: 'addNote', key: other, note: { seconds: 1, text: 'not of this panel' } });
      for (const seconds of [-1, Number.NaN, '1']) send({ type: 'addNote', key, note: { seconds, text: 'no time' } });
      const notes = await waitUntil('two notes', () => (notesOf(key).length > 1 ? notesOf(key) : undefined));
      const shown = 'the price $ (flame) [x] (command:y)';
      const expected = ['logo too small', shown].map((text) => ({ seconds: 3.2, text }));
      assert.deepEqual(notes, expected);
      for (const note of expected) send({ type: 'removeNote', key, note });
      await waitUntil('no note', () => notesOf(key).length === 0);
      assert.deepEqual(notesOf(other), []);
    });

    it('show the user that a note could not be stored', async () => {
      const problems: unknown[] = [];
      const [key] = keys;
      const send = page(makePanels({ onProblem: (error) => problems.push(error) }), key ?? '');
      for (let seconds = 0; seconds < 200; seconds++) send({ type: 'addNote', key, note: { seconds, text: 'n' } });
      send({ type: 'addNote', key, note: { seconds: 200, text: 'one too many' } });
      await waitUntil('the problem', () => problems.length > 0);
      assert.match(String(problems[0]), /too many notes/);
      assert.equal(notesOf(key).length, 200);
    });

    it('keep one of the compared takes and reject the others by Keep This One', async () => {
      const [one = '', two = '', three = ''] = keys;
      const send = page(makePanels(), one, two);
      send({ type: 'keepThis', key: three });
      send({ type: 'keepThis', key: two });
      await waitUntil('both verdicts', () => stored.get(one)?.verdict !== undefined);
      assert.deepEqual(
        keys.map((key) => stored.get(key)?.verdict),
        ['rejected', 'kept', undefined],
      );
    });

    it('judge only their own videos, by the commands of the Videos view', async () => {
      const { executeCommand } = vscode.commands;
      const [one = '', two = ''] = keys;
      const send = page(makePanels(), one);
      const list = { keysOf: ({ key }: { readonly key: string }) => [key] };
      const dependencies = {
        videos: { library: () => Promise.resolve(stored) },
        ui: { panels: { selection: undefined }, list },
      } as unknown as Dependencies;
      const commands = new Map(
        Object.entries({ keepVideo, rejectVideo, clearVerdict }).map(([id, run]) => [`videoAds.${id}`, run]),
      );
      const ran: Promise<unknown>[] = [];
      Object.assign(vscode.commands, {
        executeCommand: (id: string, key: unknown) => {
          const command = commands.get(id);
          if (command !== undefined) ran.push(Promise.resolve(command(dependencies, key)));
          return Promise.resolve();
        },
      });
      try {
        const verdicts: unknown[] = [];
        for (const action of ['keepVideo', 'rejectVideo', 'clearVerdict', 'noAction']) {
          send({ type: 'act', action, key: one });
          send({ type: 'act', action, key: two });
          await Promise.all(ran);
          verdicts.push(stored.get(one)?.verdict);
        }
        assert.deepEqual(verdicts, ['kept', 'rejected', undefined, undefined]);
        assert.equal(ran.length, 3);
        assert.equal(stored.get(two)?.verdict, undefined);
      } finally {
        Object.assign(vscode.commands, { executeCommand });
      }
    });
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
