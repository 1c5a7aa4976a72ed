import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import type { LibraryChange, VideoLibrary } from '../../src/core/library/library';
import { type Video, type VideoState, sandboxService, withChanges } from '../../src/core/video/video';
import { ReadyNotifications } from '../../src/views/readyNotifications';
import { LibraryFolder } from '../support/libraryFolder';
import { waitUntil } from '../support/waitUntil';

describe('notifications of finished videos', () => {
  const { showInformationMessage, showWarningMessage } = vscode.window;
  const changes = new vscode.EventEmitter<LibraryChange>();
  const videos = new Map<string, Video>();
  const settings = {
    notifyWhenReady: true,
    isOn: (name: string): boolean => {
      settingReads += 1;
      return name !== 'notifyWhenReady' || settings.notifyWhenReady;
    },
    set: (name: string, value: unknown): Promise<void> => {
      settings.notifyWhenReady = name !== 'notifyWhenReady' || value === true;
      return Promise.resolve();
    },
  };
  let messages: { readonly severity: string; readonly message: string; readonly actions: readonly unknown[] }[];
  let press: string | undefined;
  let onScreen: string | undefined;
  let screenChecks: number;
  let reported: string[];
  let reviews = 0;
  let settingReads = 0;
  let filesFolder = '';
  let stored: Map<string, unknown>;
  let notifications: ReadyNotifications;

  const capture =
    (severity: string) =>
    (message: string, ...actions: unknown[]): Promise<unknown> => {
      messages.push({ severity, message, actions });
      return Promise.resolve(press);
    };
  const change = (states: readonly VideoState[], batch?: string, reason?: string): void => {
    const changed = states.map((state, index) => {
      const key = `k${index}`;
      const file =
        state === 'succeeded' ? { state: 'here', name: `${key}.mp4`, type: 'video/mp4', bytes: 1 } : { state: 'none' };
      const why = state === 'rejected' ? { errorMessage: 'Refused.' } : {};
      const video = {
        key,
        prompt: `Ad ${index}`,
        service: 's',
        state,
        stopped: false,
        batch,
        ...(state === 'failed' && { creditsBefore: 100, errorMessage: reason }),
        file,
        ...(state === 'succeeded' && { videoUrl: 'https://f.example/v' }),
        ...why,
      } as Video;
      videos.set(key, video);
      return video;
    });
    changes.fire({ videos: changed, removed: [] });
  };
  const finish = (states: readonly VideoState[], batch?: string, reason?: string): void => {
    for (const index of states.keys()) notifications.expect(`k${index}`);
    change(states, batch, reason);
  };
  /** Recreates the notifications, as a new window would that shares its memento with an earlier one. */
  const load = (): void => {
    const memory = {
      keys: () => [...stored.keys()],
      get: (key: string, otherwise?: unknown) => stored.get(key) ?? otherwise,
      update: (key: string, value: unknown) => Promise.resolve(void stored.set(key, value)),
    } as vscode.Memento;
    const panels = {
      isOnScreen: (key: string) => {
        screenChecks += 1;
        return key === onScreen;
      },
    };
    const credits = { readBalance: () => Promise.resolve(90) };
    const problems = { report: (error: unknown) => void reported.push(String(error)) };
    notifications = new ReadyNotifications(settings, memory, credits, panels, problems, 50);
    const library = {
      onDidChange: changes.event,
      get: (key: string) => {
        reviews += 1;
        return videos.get(key);
      },
      get filesFolder() {
        return filesFolder;
      },
      response: () => undefined,
      chargedSince: () => [...videos.values()],
    } as unknown as VideoLibrary;
    notifications.watch(library);
  };

  beforeEach(() => {
    Object.assign(vscode.window, {
      showInformationMessage: capture('information'),
      showWarningMessage: capture('warning'),
    });
    [messages, press, onScreen, screenChecks, reported] = [[], undefined, undefined, 0, []];
    settings.notifyWhenReady = true;
    videos.clear();
    stored = new Map<string, unknown>();
    load();
  });
  afterEach(() => {
    notifications.dispose();
    Object.assign(vscode.window, { showInformationMessage, showWarningMessage });
  });
  const firstMessage = (): Promise<(typeof messages)[number]> =>
    waitUntil('a notification', () => (messages.length === 0 ? undefined : messages[0]));

  it('are combined for a batch, and can be turned off by a button that writes the setting', async () => {
    press = "Don't Show Again";
    finish(['succeeded', 'succeeded', 'failed'], 'b');
    assert.equal((await firstMessage()).message, 'Ready: 2 of 3 videos. Failed: 1.');
    await waitUntil('the setting', () => !settings.notifyWhenReady);
    assert.equal(messages.length, 1);
  });

  it('report an error if the settings can’t be written', async () => {
    press = "Don't Show Again";
    const { set } = settings;
    settings.set = () => Promise.reject(new Error('The settings have errors.'));
    finish(['succeeded']);
    await waitUntil('the report', () => reported.length > 0);
    settings.set = set;
    assert.deepEqual(reported, ['Error: The settings have errors.']);
  });

  it("warn if none of a batch's videos can become ready, and explain why", async () => {
    finish(['failed', 'failed'], 'b', 'Unsafe.');
    const { severity, message } = await firstMessage();
    assert.deepEqual([severity, message], ['warning', 'Ready: 0 of 2 videos. Failed: 2. Unsafe.']);
  });

  it('explain why videos of a batch have no file, and retry their downloads together', async () => {
    const { executeCommand } = vscode.commands;
    let ran: unknown;
    Object.assign(vscode.commands, {
      executeCommand: (...args: unknown[]): Promise<void> => Promise.resolve(void (ran = args)),
    });
    try {
      press = 'Retry Download';
      for (const index of [0, 1, 2, 3, 4]) notifications.expect(`k${index}`);
      change(['succeeded', 'succeeded', 'succeeded', 'gone', 'canceled'], 'b');
      for (const key of ['k1', 'k2']) {
        const video = videos.get(key);
        assert(video);
        videos.set(key, { ...video, file: { state: 'failed', reason: 'The disk is full.' } });
      }
      const { severity, message, actions } = await firstMessage();
      assert.equal(
        message,
        'Ready: 1 of 5 videos. Not downloaded: 2. The disk is full. No longer at the service: 1. ' +
          'Canceled at the service: 1.',
      );
      assert.equal(severity, 'warning');
      assert.deepEqual(actions, ['Retry Download', 'Open Videos', "Don't Show Again"]);
      await waitUntil('the command', () => ran);
      assert.deepEqual(ran, ['videoAds.retryDownload', 'k1', ['k1', 'k2']]);
    } finally {
      Object.assign(vscode.commands, { executeCommand });
    }
  });

  it('do not warn about a batch that lacks only a canceled video', async () => {
    finish(['succeeded', 'canceled'], 'b');
    const { severity, message } = await firstMessage();
    assert.deepEqual([severity, message], ['information', 'Ready: 1 of 2 videos. Canceled at the service: 1.']);
  });

  it("end the service's reason with a full stop before the balances", async () => {
    finish(['failed'], undefined, 'Model overloaded');
    assert.equal(
      (await firstMessage()).message,
      "Couldn't generate “Ad 0”: Model overloaded. Balance before: 100. Balance after: 90.",
    );
  });

  it('leave out videos that are on the screen', async () => {
    onScreen = 'k0';
    finish(['succeeded']);
    await waitUntil('a check of the screen', () => screenChecks > 0);
    assert.deepEqual(messages, []);
    finish(['succeeded', 'succeeded']);
    assert.equal((await firstMessage()).message, '2 videos are ready.');
  });

  it('name the ratio and the duration that differ from the request, once for a batch', async () => {
    const format = { seconds: 5.04, video: { width: 1280, height: 720, codec: 'avc1' } };
    const finishAs = (count: number, batch?: string): void => {
      for (let index = 0; index < count; index++) notifications.expect(`k${index}`);
      change(Array<VideoState>(count).fill('succeeded'), batch);
      for (const video of [...videos.values()].slice(0, 2)) {
        videos.set(video.key, { ...video, format, duration: 8, aspectRatio: '9:16' });
      }
    };
    const differs = 'asked for 9:16, delivered 16:9, asked for 8 s, delivered 5.04 s';
    finishAs(1);
    assert.deepEqual((await firstMessage()).message, `“Ad 0” is ready. ${differs}`);
    messages = [];
    finishAs(3, 'b');
    assert.equal((await firstMessage()).message, `3 videos are ready. Not as requested: 2. “Ad 0”: ${differs}`);
  });

  it('name a difference that only the file states, because the library has not read the file yet', async () => {
    const folder = await LibraryFolder.make();
    try {
      filesFolder = folder.path;
      await writeFile(path.join(folder.path, 'k0.mp4'), webmHeader(640, 640));
      notifications.expect('k0');
      change(['succeeded']);
      videos.set('k0', { ...(videos.get('k0') ?? assert.fail()), aspectRatio: '9:16' });
      assert.deepEqual((await firstMessage()).message, '“Ad 0” is ready. asked for 9:16, delivered 1:1');
    } finally {
      await folder.remove();
    }
  });

  it('do not warn about deliberately canceled videos', async () => {
    finish(['canceled']);
    const { severity, message } = await firstMessage();
    assert.deepEqual([severity, message], ['information', '“Ad 0” was canceled at the service.']);
  });

  for (const others of [0, 1]) {
    it(`${others > 0 ? 'omit' : 'show'} the balances of a failed video if ${others} other videos were charged`, async () => {
      if (others > 0) videos.set('other', { key: 'other' } as Video);
      finish(['failed']);
      const balances = others === 0 ? ' Balance before: 100. Balance after: 90.' : '';
      assert.equal((await firstMessage()).message, `Couldn't generate “Ad 0”.${balances}`);
    });
  }

  for (const late of [false, true]) {
    it(`report the unstarted part of a batch even if the window reloads ${late ? 'long ' : ''}before the rest ends`, async () => {
      const before = reviews;
      finish(['rejected', 'succeeded', 'running'], 'b');
      if (late) await waitUntil('a review of all videos', () => reviews > before + 2);
      notifications.dispose();
      load();
      change(['rejected', 'succeeded', 'succeeded'], 'b');
      assert.equal((await firstMessage()).message, 'Ready: 2 of 3 videos. Not started: 1. Refused.');
      assert.deepEqual([...stored.values()], [[]]);
    });
  }

  it('report the finished part of a batch once its other videos are no longer polled', async () => {
    const before = reviews;
    finish(['succeeded', 'running'], 'b');
    await waitUntil('a review of both videos', () => reviews > before + 1);
    assert.deepEqual(messages, []);
    const rest = videos.get('k1');
    assert(rest);
    videos.set('k1', { ...rest, stopped: true });
    changes.fire({ videos: [{ ...rest, stopped: true }], removed: [] });
    assert.equal((await firstMessage()).message, '“Ad 0” is ready.');
  });

  describe('that succeeded without a link', () => {
    const file = { state: 'failed', reason: 'Completed, but the service gave no video URL.', retryAt: 1 } as const;
    /** Finishes videos and removes their links, as if no response had a recognized link. */
    const finishWithoutLinks = (count: number, service: string): void => {
      for (let index = 0; index < count; index += 1) notifications.expect(`k${index}`);
      const states = Array<VideoState>(count).fill('succeeded');
      change(states, count > 1 ? 'b' : undefined);
      const unlinked = [...videos.values()].map((video) =>
        withChanges({ ...video, service }, { videoUrl: undefined, file }),
      );
      for (const video of unlinked) videos.set(video.key, video);
    };
    const { executeCommand } = vscode.commands;
    let ran: unknown[];
    beforeEach(() => {
      ran = [];
      const run = (...args: unknown[]): Promise<void> => Promise.resolve(void ran.push(args));
      Object.assign(vscode.commands, { executeCommand: run });
    });
    afterEach(() => {
      Object.assign(vscode.commands, { executeCommand });
    });

    it('offer to teach the response, and nothing that spends credits again', async () => {
      press = 'Teach…';
      finishWithoutLinks(1, 'https://video.example/api');
      assert.deepEqual(await firstMessage(), {
        severity: 'warning',
        message: '“Ad 0” is completed, but the service gave no video URL.',
        actions: ['Teach…', 'Show Response', "Don't Show Again"],
      });
      await waitUntil('the command', () => ran.length > 0);
      assert.deepEqual(ran, [['videoAds.teachResponse', 'k0']]);
    });

    it('offer to teach the response once for a batch', async () => {
      press = 'Teach…';
      finishWithoutLinks(2, 'https://video.example/api');
      assert.deepEqual(await firstMessage(), {
        severity: 'warning',
        message: 'Ready: 0 of 2 videos. No video URL: 2.',
        actions: ['Teach…', 'Open Videos', "Don't Show Again"],
      });
      await waitUntil('the command', () => ran.length > 0);
      assert.deepEqual(ran, [['videoAds.teachResponse', 'k0']]);
    });

    it('do not offer to teach the responses of the sandbox', async () => {
      finishWithoutLinks(1, sandboxService);
      assert.deepEqual((await firstMessage()).actions, ['Show Response', "Don't Show Again"]);
    });
  });

  it('are combined for all videos that may be retried, and retry them together', async () => {
    const { executeCommand } = vscode.commands;
    let ran: unknown;
    const run = (...args: unknown[]): Promise<void> => Promise.resolve(void (ran = args));
    Object.assign(vscode.commands, { executeCommand: run });
    try {
      press = 'Try Again';
      change(['rejected', 'rejected', 'rejected'], 'b');
      for (const [index, video] of [...videos.values()].entries()) notifications.offerRetry(video, index);
      assert.equal(
        (await firstMessage()).message,
        'You can try 3 videos again now; the wait after the rate limit is over.',
      );
      assert.deepEqual(await waitUntil('the command', () => ran), ['videoAds.tryAgain', 'k0', ['k0', 'k1', 'k2']]);
      assert.equal(messages.length, 1);
    } finally {
      Object.assign(vscode.commands, { executeCommand });
    }
  });

  it('offer no retry if the user turned notifications off', async () => {
    settings.notifyWhenReady = false;
    change(['rejected']);
    const before = settingReads;
    for (const video of videos.values()) notifications.offerRetry(video, 1);
    await waitUntil('a read of the setting', () => messages.length > 0 || settingReads > before);
    assert.deepEqual(messages, []);
  });
});

/** A WebM file that states the size of its frames, without a frame. */
function webmHeader(width: number, height: number): Buffer {
  const element = (id: string, content: string): string => id + (0x80 + content.length / 2).toString(16) + content;
  const size = (id: string, pixels: number): string => element(id, pixels.toString(16).padStart(4, '0'));
  const track = [
    element('83', '01'),
    element('86', '565f565038'),
    element('e0', size('b0', width) + size('ba', height)),
  ];
  const head = element('1a45dfa3', element('4282', '7765626d'));
  return Buffer.from(head + element('18538067', element('1654ae6b', element('ae', track.join('')))), 'hex');
}
