import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { LibraryDatabase } from '../../../../src/core/library/connection';
import type { VideoLibrary } from '../../../../src/core/library/library';
import { followers, type Video, type VideoIntent, type VideoState } from '../../../../src/core/video/video';
import { keptReading, intent, LibraryFolder } from '../../../support/libraryFolder';

/** The expected state of one video and its request. */
interface ExpectedVideo {
  readonly video: Video;
  readonly state: VideoState;
  readonly videoId?: string | undefined;
  readonly fileName?: string;
  readonly stopped: boolean;
  /** The key of the video that this video duplicates. */
  readonly sameAs?: string | undefined;
  readonly credits: number;
  /** The window that began the video, while that window lives. */
  readonly window?: number | undefined;
  readonly isSent: boolean;
}

function isPolled({ state, stopped }: ExpectedVideo): boolean {
  return !stopped && ['queued', 'running', 'unknown'].includes(state);
}

/** The expected contents of the library, in memory. */
class Model {
  now = 1_800_000_000_000;
  spentOnRemoved = 0;
  private readonly videos = new Map<string, ExpectedVideo>();

  get all(): ExpectedVideo[] {
    return [...this.videos.values()];
  }

  set(expected: ExpectedVideo, changes: Partial<ExpectedVideo> = {}): void {
    this.videos.set(expected.video.key, { ...expected, ...changes });
  }

  /** Removes a video. Its oldest duplicate is polled from then on, unless another video with the ID is polled. */
  remove({ video, videoId, credits }: ExpectedVideo): void {
    this.videos.delete(video.key);
    this.spentOnRemoved += credits;
    const duplicates = this.oldestFirst.filter(({ sameAs }) => sameAs === video.key);
    const keeper = this.all.find((it) => it.videoId === videoId && isPolled(it)) ?? duplicates[0];
    for (const it of duplicates) {
      this.set(it, it === keeper ? { stopped: false, sameAs: undefined } : { sameAs: keeper?.video.key });
    }
  }

  private get oldestFirst(): ExpectedVideo[] {
    return this.all.toSorted(({ video: one }, { video: other }) =>
      one.createdAt === other.createdAt ? (one.key < other.key ? -1 : 1) : one.createdAt - other.createdAt,
    );
  }

  /**
   * Confirms a video by the ID in a generate response. A video that the user added by this ID is replaced if it has no
   * file. If another request has the ID, only the earlier video is polled. If that video is finished and cannot be the
   * result of this request, only the later video is polled.
   */
  confirm(expected: ExpectedVideo, videoId: string): void {
    const same = this.oldestFirst.filter((it) => it.videoId === videoId);
    const isAdded = ({ video, fileName }: ExpectedVideo): boolean =>
      video.prompt === undefined && fileName === undefined;
    for (const added of same.filter(isAdded)) this.videos.delete(added.video.key);
    const kept = same.filter((it) => !isAdded(it));
    const isResult = ({ state, video: { prompt } }: ExpectedVideo): boolean =>
      state === 'succeeded' && [undefined, expected.video.prompt].includes(prompt);
    const inOrder = [...kept.filter(({ stopped }) => !stopped), ...kept.filter(({ stopped }) => stopped)];
    const keeper = inOrder.find((it) => isPolled(it) || isResult(it));
    const givesWay = ({ state }: ExpectedVideo): boolean => state !== 'succeeded' && state !== 'canceled';
    if (keeper === undefined) for (const it of kept.filter(givesWay)) this.set(it, { stopped: true });
    this.set(expected, {
      state: 'queued',
      videoId,
      ...(keeper === undefined ? { credits: 4 } : { stopped: true, sameAs: keeper.video.key }),
    });
  }

  /** Settles the videos of a window that closed or was killed. */
  abandon(window: number): void {
    for (const expected of this.all.filter((it) => it.window === window)) {
      const isOpen = expected.state === 'submitting';
      this.set(expected, { window: undefined, ...(isOpen && { state: expected.isSent ? 'unconfirmed' : 'rejected' }) });
    }
  }
}

/** A library, and the contents of a view that only listens to it. */
interface Window {
  library: VideoLibrary;
  shown: Map<string, Video>;
}

type Command = fc.AsyncCommand<Model, Window[]>;
type Run = (model: Model, library: VideoLibrary, expected: ExpectedVideo) => unknown;

const service = intent().service;

async function open(folder: LibraryFolder): Promise<Window> {
  const library = await folder.open();
  const shown = new Map(library.list({ limit: 1_000 }).map((video) => [video.key, video]));
  library.onDidChange(({ videos, removed }) => {
    for (const video of videos) shown.set(video.key, video);
    for (const key of removed) shown.delete(key);
  });
  return { library, shown };
}

/** Drops the window as if its process had been killed: nothing is settled, and its lock is free. */
function kill(library: VideoLibrary): void {
  library.windows.dispose();
  (Reflect.get(library, 'database') as LibraryDatabase).close(() => undefined);
}

function compare(model: Model, windows: readonly Window[]): void {
  const expected = model.all.map(({ video, state, videoId, fileName, stopped, credits }) =>
    [video.key, state, videoId, fileName, stopped, credits].join(),
  );
  for (const { library, shown } of windows) {
    (Reflect.get(library, 'feed') as { check(): void }).check();
    const listed = library.list({ limit: 1_000 });
    const found = listed.map(({ key, state, videoId, file, stopped, creditsUsed = 0 }) =>
      [key, state, videoId, file.state === 'here' ? file.name : undefined, stopped, creditsUsed].join(),
    );
    assert.deepEqual(found.sort(), expected.sort());
    assert.deepEqual(new Set(shown.values()), new Set(listed));
    const spent = library.usage(0).reduce((sum, { credits }) => sum + credits, 0);
    assert.equal(spent, model.spentOnRemoved + model.all.reduce((sum, { credits }) => sum + credits, 0));
    const polledIds = library.unfinished().flatMap(({ videoId }) => videoId ?? []);
    assert.equal(new Set(polledIds).size, polledIds.length, 'no video is polled twice');
  }
}

/** An action in one window on one video that allows it. */
const step = (
  name: string,
  isAllowed: (expected: ExpectedVideo, at: number) => boolean,
  run: Run,
): fc.Arbitrary<Command> =>
  fc.record({ at: fc.nat(1), nth: fc.nat(20) }).map(({ at, nth }) => ({
    check: ({ all }) => all.some((expected) => isAllowed(expected, at)),
    run: async (model, windows) => {
      const possible = model.all.filter((expected) => isAllowed(expected, at));
      const [expected, library] = [possible[nth % possible.length], windows[at]?.library];
      assert.ok(expected && library);
      await run(model, library, expected);
      compare(model, windows);
    },
    toString: () => `${name} ${nth} in ${at}`,
  }));

const any = (): boolean => true;
const isWaiting = ({ isSent, videoId, state }: ExpectedVideo): boolean =>
  isSent && videoId === undefined && state !== 'rejected';
const mayFollow = ({ state }: ExpectedVideo, next: VideoState): boolean =>
  state === next || followers[state].includes(next);

const begin: fc.Arbitrary<Command> = fc
  .record({ at: fc.nat(1), numbers: fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }) })
  .map(({ at, numbers }) => ({
    check: any,
    run: async (model, windows) => {
      const batch = randomUUID();
      const intents = numbers.map((number) => intent({ prompt: `Ad ${number}`, batch }));
      const recent = model.all.filter(
        ({ video, state }) => state !== 'rejected' && Math.abs(video.createdAt - model.now) <= 120_000,
      );
      const isNew = ({ prompt }: VideoIntent): boolean => !recent.some(({ video }) => video.prompt === prompt);
      const { recorded } = (await windows[at]?.library.beginBatch(intents)) ?? { recorded: [] };
      assert.deepEqual(
        recorded.map(({ prompt }) => prompt),
        intents.filter(isNew).map(({ prompt }) => prompt),
      );
      for (const video of recorded) {
        model.set({ video, state: 'submitting', stopped: false, credits: 0, window: at, isSent: false });
      }
      compare(model, windows);
    },
    toString: () => `begin ${numbers.join()} in ${at}`,
  }));

const send = step(
  'send',
  ({ isSent, window }, at) => !isSent && window === at,
  async (model, library, expected) => {
    assert.ok(library.takeUnsent(expected.video.key));
    await library.markSent(expected.video.key);
    model.set(expected, { isSent: true });
  },
);

const sendAgain = step(
  'send again',
  ({ isSent, window }, at) => isSent || window !== at,
  (_, library, { video }) => assert.equal(library.takeUnsent(video.key), false),
);

const confirms = ['v0', 'v1', 'v2', 'v3'].map((videoId) =>
  step(`confirm ${videoId}`, isWaiting, async (model, library, expected) => {
    await library.settle(expected.video, {
      verdict: 'confirmed',
      reading: { ...keptReading({ creditsUsed: 4 }), videoId },
    });
    model.confirm(expected, videoId);
  }),
);

const keep = step('keep the outcome beside', isWaiting, async (model, library, expected) => {
  const videoId = `kept-${expected.video.key}`;
  library.keepOutcome(expected.video, {
    verdict: 'confirmed',
    reading: { ...keptReading({ creditsUsed: 4 }), videoId },
  });
  await (Reflect.get(library, 'settleAbandoned') as () => Promise<void>).call(library);
  model.confirm(expected, videoId);
});

const refusals = (['rejected', 'unconfirmed'] as const).map((verdict) =>
  step(
    verdict,
    ({ isSent }) => isSent,
    async (model, library, expected) => {
      await library.settle(expected.video, { verdict, message: 'No.' });
      if (expected.videoId === undefined && mayFollow(expected, verdict)) model.set(expected, { state: verdict });
    },
  ),
);

const readings = (['queued', 'running', 'unknown', 'succeeded', 'failed', 'canceled', 'gone'] as const).map((state) =>
  step(
    state,
    ({ videoId }) => videoId !== undefined,
    async (model, library, expected) => {
      const refund = state === 'failed' ? { creditsUsed: 0 } : {};
      if (state === 'gone') await library.markGone(expected.video.key, 'Gone.');
      else await library.update(expected.video.key, keptReading({ state, ...refund }));
      if (mayFollow(expected, state)) model.set(expected, { state, ...(state === 'failed' && { credits: 0 }) });
    },
  ),
);

const stop = step('stop', any, async (model, library, expected) => {
  await library.stop(expected.video.key);
  if (expected.state !== 'submitting') model.set(expected, { stopped: true });
});

const download = step(
  'download',
  ({ state }) => state === 'succeeded',
  async (model, library, expected) => {
    const fileName = `${expected.video.key}.mp4`;
    await library.patch(expected.video.key, { file: { state: 'here', name: fileName, type: 'video/mp4', bytes: 1 } });
    model.set(expected, { fileName });
  },
);

const attach = step('attach', any, async (model, library, expected) => {
  const attached = library.attach(expected.video.key, 'v0', keptReading({ state: 'running' }));
  const isOther = model.all.some(({ videoId }) => videoId === 'v0');
  if (isOther || !['unconfirmed', 'rejected'].includes(expected.state)) await assert.rejects(attached);
  else await attached.then(() => model.set(expected, { state: 'running', videoId: 'v0', stopped: false }));
});

const track: fc.Arbitrary<Command> = fc.nat(4).map((number) => ({
  check: any,
  run: async (model, windows) => {
    const videoId = `v${number}`;
    const video = await windows[number % 2]?.library.track(
      service,
      videoId,
      keptReading({ state: 'running', videoId }),
    );
    assert.ok(video);
    const same = model.all.filter((it) => it.videoId === videoId);
    const expected = same.find((it) => it.video.key === video.key);
    assert.ok(expected !== undefined || same.length === 0);
    if (expected === undefined) {
      model.set({ video, videoId, state: 'running', stopped: false, credits: 0, isSent: true });
    } else {
      model.set(expected, { stopped: false, ...(mayFollow(expected, 'running') && { state: 'running' }) });
    }
    compare(model, windows);
  },
  toString: () => `track v${number}`,
}));

const remove = step('remove', any, async (model, library, expected) => {
  const removed = library.remove(expected.video.key);
  if (expected.state === 'submitting') await assert.rejects(removed);
  else await removed.then(() => model.remove(expected));
  // Late outcomes do not restore a removed video.
  if (expected.state === 'unconfirmed') {
    await library.settle(expected.video, { verdict: 'confirmed', reading: { ...keptReading(), videoId: 'v0' } });
  }
});

const clock: fc.Arbitrary<Command> = fc.constantFrom(60_000, 200_000, -3_600_000, 86_400_000).map((by) => ({
  check: any,
  run: (model) => {
    model.now += by;
    return Promise.resolve();
  },
  toString: () => `clock ${by}`,
}));

describe('the library compared to a model', () => {
  it('gives each video the state of the model after any sequence of actions in two windows', async () => {
    let folder: LibraryFolder;
    const end = fc.record({ at: fc.nat(1), isKilled: fc.boolean() }).map(({ at, isKilled }): Command => ({
      check: any,
      run: async (model, windows) => {
        const library = windows[at]?.library;
        if (isKilled && library !== undefined) kill(library);
        library?.dispose();
        model.abandon(at);
        windows[at] = await open(folder);
        compare(model, windows);
      },
      toString: () => `${isKilled ? 'kill' : 'close'} ${at}`,
    }));
    const steps = [begin, begin, begin, send, send, send, send, send, sendAgain, ...confirms, keep, ...refusals];
    const later = [...readings, stop, download, download, attach, track, remove, clock, end];
    await fc.assert(
      fc.asyncProperty(fc.commands([...steps, ...later], { maxCommands: 80, size: 'max' }), async (commands) => {
        folder = await LibraryFolder.make();
        const model = new Model();
        mock.method(Date, 'now', () => model.now);
        const windows = [await open(folder), await open(folder)];
        try {
          await fc.asyncModelRun(() => ({ model, real: windows }), commands);
        } finally {
          mock.restoreAll();
          await folder.remove();
        }
      }),
      { numRuns: 20 },
    );
  });
});
