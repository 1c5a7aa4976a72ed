import { install, type Clock } from '@sinonjs/fake-timers';
import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { RateLimitError, ServerError } from '../../../../src/api/errors';
import type { ApiResponse, CreditsReading } from '../../../../src/api/types';
import { Credits, type CreditsOptions } from '../../../../src/core/credits/credits';
import { CreditsFollower } from '../../../../src/core/credits/creditsFollower';
import { sendVideo } from '../../../../src/core/generate/generate';
import type { LibraryChange, VideoLibrary } from '../../../../src/core/library/library';
import type { Video, VideoChanges } from '../../../../src/core/video/video';
import { keptReading, begin, confirm, intent, leaveUnconfirmed, LibraryFolder } from '../../../support/libraryFolder';
import { quietLog } from '../../../support/quietLog';
import { learnFromDifference } from '../../../../src/core/credits/prices';
import { waitUntil } from '../../../support/waitUntil';

const service = 'https://video.example/api';

describe('Credits', () => {
  let credits: Credits;
  let responses: (() => Promise<ApiResponse<CreditsReading>>)[];
  let requests: number;
  let now: number;

  const balance =
    (amount: number, changes: Partial<CreditsReading> = {}) =>
    (): Promise<ApiResponse<CreditsReading>> =>
      Promise.resolve({ reading: { balance: amount, ...changes }, body: {}, status: 200 });
  const failure = (): Promise<never> =>
    Promise.reject(new ServerError('The service failed.', { sent: true, status: 500 }));

  const createCredits = (changes: Partial<CreditsOptions> = {}): Credits => {
    credits = new Credits({
      service,
      apiFor: () =>
        Promise.resolve({
          getCredits: () => {
            requests++;
            return (responses.shift() ?? balance(100))();
          },
        }),
      log: quietLog,
      ...changes,
    });
    return credits;
  };

  beforeEach(() => {
    responses = [];
    requests = 0;
    now = 1_000_000;
    mock.method(Date, 'now', () => now);
  });
  afterEach(() => {
    mock.restoreAll();
    credits.dispose();
  });

  it('has no balance until the first read, then the balance and its time', async () => {
    createCredits();
    assert.deepEqual(credits.current, { service, needsKey: false, refreshing: false, stale: true });
    responses = [balance(42, { unit: 'credits', total: 50 })];
    const reading = await credits.refresh();
    const known = { balance: 42, unit: 'credits', total: 50, readAt: now };
    assert.deepEqual(reading, { service, ...known, needsKey: false, refreshing: false, stale: false });
  });

  it('marks the balance as stale after a failure and after ten minutes', async () => {
    createCredits();
    responses = [balance(42), failure, balance(41)];
    await credits.refresh();
    const failed = await credits.refresh();
    assert.deepEqual([failed.balance, failed.stale, failed.problem], [42, true, 'The service failed.']);
    const again = await credits.refresh();
    assert.deepEqual([again.balance, again.stale, again.problem], [41, false, undefined]);
    now += 10 * 60_000;
    assert.equal(credits.current.stale, true);
  });

  it('retries after an outage with growing pauses until a read succeeds', async () => {
    const clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      createCredits();
      responses = [failure, failure, failure, balance(41)];
      await credits.refresh();
      const requestCounts: number[] = [];
      for (const seconds of [29, 1, 59, 1, 119, 1, 3600]) {
        await clock.tickAsync(seconds * 1000);
        requestCounts.push(requests);
      }
      assert.deepEqual(requestCounts, [1, 2, 2, 3, 3, 4, 4]);
      assert.equal(credits.current.balance, 41);
    } finally {
      clock.uninstall();
    }
  });

  it('waits as long as the service asked, unless another service or key is in use', async () => {
    const toFake = ['setTimeout', 'clearTimeout', 'Date', 'performance'] as const;
    const clock = install({ now: Date.now(), toFake: [...toFake] });
    const limited = new RateLimitError('Too many requests.', { sent: true, status: 429, retryAfterMs: 3_600_000 });
    try {
      createCredits();
      responses = [() => Promise.reject(limited), balance(41), () => Promise.reject(limited), balance(12)];
      await credits.refresh();
      await clock.tickAsync(3_590_000);
      const { problem } = await credits.refresh();
      assert.deepEqual([requests, problem], [1, 'Too many requests.']);
      await clock.tickAsync(60_000);
      assert.deepEqual([requests, credits.current.balance], [2, 41]);
      await credits.refresh();
      credits.setService(service);
      assert.equal((await credits.refresh()).balance, 12);
    } finally {
      clock.uninstall();
    }
  });

  it('ignores a late response or failure for the former key', async () => {
    for (const respond of [balance(50), failure]) {
      createCredits();
      const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
      responses = [() => held.then(respond), balance(7)];
      requests = 0;
      const former = credits.refresh();
      while (requests === 0) await new Promise(setImmediate);
      credits.setService(service);
      release(undefined);
      await former;
      assert.deepEqual([credits.current.balance, credits.current.problem], [undefined, undefined]);
      assert.equal((await credits.refresh()).balance, 7);
    }
  });

  it('stops waiting for a fresh balance after three seconds', async () => {
    const clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      createCredits();
      responses = [balance(42), () => new Promise(() => undefined)];
      assert.equal(await credits.readBalance(service), 42);
      const read: unknown[] = [];
      void credits.readBalance(service).then((now) => read.push(now));
      await clock.tickAsync(2_900);
      assert.deepEqual(read, []);
      await clock.tickAsync(200);
      assert.deepEqual(read, [undefined], 'the earlier balance is no evidence');
    } finally {
      clock.uninstall();
    }
  });

  it('reads the balance before a request only if it is stale, and only from the service in use', async () => {
    createCredits();
    responses = [balance(42)];
    for (const expected of [42, 42]) assert.equal(await credits.balanceBefore(service), expected);
    assert.equal(await credits.balanceBefore('https://other.example/api'), undefined);
    credits.expire();
    assert.equal(await credits.balanceBefore(service), 100);
    assert.equal(requests, 2);
  });

  it('fires a change when the balance becomes stale, even if another window read the balance', async () => {
    const clock = install({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      const staleness: boolean[] = [];
      createCredits();
      await credits.refresh();
      credits.onDidChange(({ stale }) => staleness.push(stale));
      await clock.tickAsync(11 * 60_000);
      assert.deepEqual(staleness, [true]);
      credits.recall({ creditsReading: () => ({ balance: 100, readAt: Date.now() }) });
      await clock.tickAsync(11 * 60_000);
      assert.deepEqual(staleness, [true, false, true]);
    } finally {
      clock.uninstall();
    }
  });

  it('sends one further request for all calls that are made during a request', async () => {
    createCredits();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    responses = [() => held.then(balance(10)), balance(7)];
    const first = credits.refresh();
    const later = [credits.refresh(), credits.refresh(), credits.refresh()];
    assert.equal(credits.current.refreshing, true);
    release();
    assert.equal((await first).balance, 10);
    assert.deepEqual(
      (await Promise.all(later)).map((reading) => reading.balance),
      [7, 7, 7],
    );
    assert.equal(requests, 2);
  });

  it('drops the balance of the former service, and its late response', async () => {
    createCredits();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    responses = [balance(42), () => held.then(balance(43))];
    await credits.refresh();
    const late = credits.refresh();
    credits.setService('sandbox');
    assert.deepEqual(
      [credits.current.service, credits.current.balance, credits.current.stale],
      ['sandbox', undefined, true],
    );
    release();
    await late;
    assert.equal(credits.current.balance, undefined);
  });

  it('aborts a hanging request when the service changes, and on disposal', async () => {
    const sentRequests: { readonly target: string; readonly signal: AbortSignal | undefined }[] = [];
    createCredits({
      apiFor: (target) =>
        Promise.resolve({
          getCredits: ({ signal } = {}) => {
            sentRequests.push({ target, signal });
            if (target === 'sandbox') return balance(7)();
            return new Promise((_, reject) => {
              signal?.addEventListener('abort', () => reject(signal.reason as Error));
            });
          },
        }),
    });
    void credits.refresh();
    while (sentRequests.length === 0) await new Promise(setImmediate);
    credits.setService('sandbox');
    assert.equal((await credits.refresh()).balance, 7);
    credits.setService(service);
    void credits.refresh();
    while (sentRequests.length < 3) await new Promise(setImmediate);
    credits.dispose();
    assert.deepEqual(
      sentRequests.map(({ target, signal }) => [target, signal?.aborted]),
      [
        [service, true],
        ['sandbox', true],
        [service, true],
      ],
    );
  });

  it('prefers a newer balance from a response to one that was requested earlier', async () => {
    createCredits();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    responses = [() => held.then(balance(50))];
    const reading = credits.refresh();
    await waitUntil('the request', () => responses.length === 0);
    credits.noteBalance({ service, key: 'k' }, 46);
    credits.noteBalance({ service: 'elsewhere', key: 'k' }, 1);
    release();
    assert.deepEqual([(await reading).balance, credits.current.stale], [46, false]);
  });

  it('keeps its own balance when an older stored one is recalled', async () => {
    createCredits();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    responses = [() => held.then(balance(50))];
    const reading = credits.refresh();
    await new Promise(setImmediate);
    credits.recall({ creditsReading: () => ({ balance: 77, readAt: now - 3_600_000 }) });
    release();
    assert.deepEqual([(await reading).balance, credits.current.stale], [50, false]);
  });

  it('obeys the wait that the service asked for, even in the next window', async () => {
    const folder = await LibraryFolder.make();
    const library = await folder.open();
    const limited = new RateLimitError('Too many requests.', { sent: true, status: 429, retryAfterMs: 45_000 });
    createCredits({ library: () => Promise.resolve(library) });
    responses = [() => Promise.reject(limited)];
    await credits.refresh();
    credits.dispose();
    now += 30_000;
    createCredits({ library: () => Promise.resolve(library) });
    const waiting = await credits.refresh();
    assert.match(waiting.problem ?? '', /asked to wait/);
    assert.equal(requests, 1);
    credits.dispose();
    now += 15_001;
    createCredits({ library: () => Promise.resolve(library) });
    assert.equal((await credits.refresh()).balance, 100);
    await folder.remove();
  });

  it('ignores the credits in a generate response if the account is unlimited or counts in another unit', async () => {
    for (const reading of [{ unlimited: true }, { balance: 12.5, unit: 'USD' }]) {
      createCredits();
      responses = [() => Promise.resolve({ reading, body: {}, status: 200 })];
      const before = await credits.refresh();
      credits.noteBalance({ service, key: 'k' }, 0);
      assert.deepEqual(credits.current, before);
      credits.dispose();
    }
  });

  it('reports a missing key and unlimited credits', async () => {
    createCredits({ apiFor: () => Promise.resolve(undefined) });
    assert.match((await credits.refresh()).problem ?? '', /no API key/);
    credits.dispose();
    createCredits();
    responses = [
      () => Promise.resolve({ reading: { unlimited: true }, body: {}, status: 200 }),
      () => Promise.resolve({ reading: {}, body: {}, status: 200 }),
    ];
    const unlimited = await credits.refresh();
    assert.deepEqual([unlimited.unlimited, unlimited.stale], [true, false]);
    assert.match((await credits.refresh()).problem ?? '', /has no balance/);
  });

  describe('learning prices', () => {
    let folder: LibraryFolder;
    let library: VideoLibrary;
    beforeEach(async () => {
      folder = await LibraryFolder.make();
      library = await folder.open();
      createCredits({ library: () => Promise.resolve(library) });
    });
    afterEach(() => folder.remove());

    const read = async (amount: number): Promise<void> => {
      now += 1_000;
      responses = [balance(amount)];
      await credits.refresh();
      await waitUntil('the balance to be kept', () => library.creditsReading(service)?.balance === amount);
    };
    const beginVideo = async (changes: Parameters<typeof intent>[0] = {}): Promise<string> => {
      now += 1_000;
      const { key } = await begin(library, intent({ service, ...changes }));
      await confirm(library, key, keptReading({ videoId: key }));
      return key;
    };
    const learned = (): number[] => library.prices(service).map((price) => price.creditsUsed);

    it('records only a balance requested later as evidence of an unconfirmed video', async () => {
      const { key } = await begin(library, intent({ service }));
      await leaveUnconfirmed(library, key, 'No response.');
      createCredits({ library: () => Promise.resolve(library) });
      // This balance is from a response before the other video was charged.
      credits.noteBalance({ service, key: 'k' }, 98);
      await waitUntil('98 credits', () => library.creditsReading(service)?.balance === 98);
      assert.equal(library.get(key)?.creditsAfter, undefined);
      responses = [balance(96)];
      await credits.refresh();
      await waitUntil('96 credits', () => library.creditsReading(service)?.balance === 96);
      assert.equal(library.get(key)?.creditsAfter, 96);
    });

    it('learns the price of a video if it is the only one between two readings', async () => {
      await read(100);
      const key = await beginVideo();
      await read(94);
      assert.deepEqual(library.prices(service), [
        { duration: 8, aspectRatio: '9:16', creditsUsed: 6, basis: 'difference' },
      ]);
      await library.update(key, keptReading({ state: 'succeeded', creditsUsed: 5 }));
      assert.deepEqual(learned(), [5], "and prefers the service's own figure");
    });

    it('learns the price of a video whose response names the balance', async () => {
      await read(100);
      now += 1_000;
      const video = await begin(library, intent({ service }));
      const reading = { ...keptReading(), creditsRemaining: 94 };
      const api = { generateVideo: () => Promise.resolve({ reading, body: {}, status: 200 }) };
      await sendVideo(video, { library, api, credits });
      await waitUntil('94 credits', () => library.creditsReading(service)?.balance === 94);
      assert.deepEqual(learned(), [6]);
    });

    it('learns nothing from the balances of two keys, because each key may belong to another account', async () => {
      await read(100);
      await beginVideo();
      credits.setService(service);
      assert.equal(credits.balanceAt(service), undefined);
      credits.recall(library);
      await read(94);
      assert.deepEqual(learned(), []);
      await beginVideo();
      await read(90);
      assert.deepEqual(learned(), []);
    });

    it('attributes a balance difference only to the video that began between the readings', async () => {
      const earlier = await beginVideo();
      await library.update(earlier, keptReading({ state: 'succeeded' }));
      now += 1_000;
      const before = { balance: 100, readAt: now };
      now += 1_000;
      const sole = await beginVideo();
      const after = { balance: 92, readAt: now + 1_000 };
      await learnFromDifference(library, service, before, after, earlier);
      assert.deepEqual(learned(), []);
      await learnFromDifference(library, service, before, after, sole);
      assert.deepEqual(learned(), [8]);
    });

    it('learns the price if the service charges at the end of a video', async () => {
      await read(100);
      const key = await beginVideo();
      await read(100);
      assert.deepEqual(learned(), []);
      now += 1_000;
      await library.update(key, keptReading({ state: 'succeeded' }));
      await read(92);
      assert.deepEqual(learned(), [8]);
    });

    it('learns nothing if two videos, an unconfirmed or failed video, or a top-up changed the balance', async () => {
      await read(100);
      await beginVideo();
      await beginVideo();
      await read(88);
      now += 1_000;
      const { key } = await begin(library, intent({ service }));
      await leaveUnconfirmed(library, key, 'No response.');
      await read(80);
      for (const video of library.unfinished()) await library.update(video.key, keptReading({ state: 'succeeded' }));
      await read(78);
      await library.update(await beginVideo(), keptReading({ state: 'failed' }));
      await read(70);
      await beginVideo();
      await read(170);
      assert.deepEqual(learned(), []);
      assert.equal(library.creditsReading(service)?.balance, 170);
    });

    it('learns no price of 0 while a video is queued', async () => {
      const { key } = await begin(library, intent({ service }));
      await confirm(library, key, keptReading({ videoId: key, creditsUsed: 0 }));
      assert.deepEqual(learned(), []);
      await library.update(key, keptReading({ state: 'succeeded', creditsUsed: 4 }));
      assert.deepEqual(learned(), [4]);
    });

    it('learns no price while another video is submitting or unconfirmed, or a refund is possible', async () => {
      now += 1_000;
      const other = await begin(library, intent({ service }));
      await read(100);
      const key = await beginVideo();
      await read(88);
      assert.deepEqual(learned(), [], 'submitting');
      await leaveUnconfirmed(library, other.key, 'No response.');
      await library.update(key, keptReading({ state: 'succeeded' }));
      await read(82);
      assert.deepEqual(learned(), [], 'unconfirmed');
      await read(82);
      credits.expectRefund();
      await beginVideo();
      await read(80);
      assert.deepEqual(learned(), [], 'a refund of 4 came with a charge of 6');
      now += 2 * 3_600_000;
    });

    it('learns no price if an unconfirmed video may have been charged late', async () => {
      const other = await begin(library, intent({ service }));
      await leaveUnconfirmed(library, other.key, 'No response.');
      now += 60_000;
      await read(100);
      now += 60_000;
      const key = await beginVideo();
      await library.update(key, keptReading({ state: 'succeeded' }));
      await read(92);
      assert.deepEqual(learned(), [], '4 for this one, 4 late ones for the other');
      await library.remove(other.key);
      await read(92);
      await library.update(await beginVideo(), keptReading({ state: 'succeeded' }));
      await read(88);
      assert.deepEqual(learned(), [4]);
    });

    it('marks a recalled balance older than a minute as stale', async () => {
      await read(77);
      now += 61_000;
      const next = createCredits({ library: () => Promise.resolve(library) });
      next.recall(library);
      assert.deepEqual([next.current.balance, next.current.stale], [77, true]);
    });

    it('shows the reading of another window that it waited for, even if the clock was set back', async () => {
      await read(77);
      const other = createCredits({ library: () => Promise.resolve(library) });
      other.recall(library);
      other.expire();
      other.recall(library);
      assert.equal(other.current.stale, true, 'no window has read it since');
      now -= 3_600_000;
      await library.rememberCredits(service, { balance: 70, readAt: now }, 0);
      other.recall(library);
      assert.deepEqual([other.current.balance, other.current.stale], [70, false]);
    });

    it('stores the balance for the next window, which marks it as stale unless it is recent', async () => {
      await read(77);
      const next = createCredits();
      next.recall(library);
      assert.deepEqual([next.current.balance, next.current.stale], [77, false]);
      now += 3_600_000;
      assert.equal(next.current.stale, true);
    });
  });
});

describe('CreditsFollower', () => {
  let folder: LibraryFolder;
  beforeEach(async () => {
    folder = await LibraryFolder.make();
  });
  afterEach(() => folder.remove());

  it('reads the balance in one window only, and shows it in the others', async () => {
    const libraries = [await folder.open(), await folder.open()] as const;
    const requestCounts = [0, 0];
    const openWindow = (library: VideoLibrary, window: number) => {
      const credits = new Credits({
        service,
        apiFor: () =>
          Promise.resolve({
            getCredits: () => {
              requestCounts[window] = (requestCounts[window] ?? 0) + 1;
              return Promise.resolve({ reading: { balance: 90 }, body: {}, status: 200 });
            },
          }),
        log: quietLog,
        library: () => Promise.resolve(library),
      });
      return { credits, follower: new CreditsFollower(library, credits, () => window === 0) };
    };
    const first = openWindow(libraries[0], 0);
    const second = openWindow(libraries[1], 1);
    try {
      const stale: boolean[] = [];
      second.credits.onDidChange((it) => stale.push(it.stale));
      const { key } = await begin(libraries[1], intent({ service }));
      await confirm(libraries[1], key, keptReading());
      assert.equal(stale[0], true, 'stale until the first window has read it');
      await waitUntil('the balance', () => second.credits.current.balance !== undefined, 10_000);
      assert.deepEqual(
        [first.credits.current.balance, second.credits.current.balance, requestCounts],
        [90, 90, [1, 0]],
      );
    } finally {
      for (const { credits, follower } of [first, second]) {
        follower.dispose();
        credits.dispose();
      }
    }
  });

  it('reads the balance after a restart if a request is unconfirmed, and records it with the video', async () => {
    const ago = Date.now() - 120_000;
    mock.method(Date, 'now', () => ago);
    const earlier = await folder.open();
    await earlier.rememberCredits(service, { balance: 100, readAt: ago - 60_000 }, 0);
    const { key } = await begin(earlier, intent({ service }));
    await leaveUnconfirmed(earlier, key, 'The window closed.');
    mock.restoreAll();
    const library = await folder.open();
    const getCredits = (): Promise<ApiResponse<CreditsReading>> =>
      Promise.resolve({ reading: { balance: 96 }, body: {}, status: 200 });
    const apiFor = () => Promise.resolve({ getCredits });
    const credits = new Credits({ service, apiFor, log: quietLog, library: () => Promise.resolve(library) });
    const follower = new CreditsFollower(library, credits, () => true);
    try {
      assert.deepEqual([credits.current.balance, credits.current.stale], [100, true], 'the stored balance');
      await waitUntil('the evidence', () => library.get(key)?.creditsAfter !== undefined, 5_000);
      assert.deepEqual([credits.current.balance, credits.current.stale], [96, false]);
      assert.equal(library.get(key)?.creditsAfter, 96);
    } finally {
      follower.dispose();
      credits.dispose();
    }
  });

  describe('over time', () => {
    let clock: Clock;
    let requestCount: number;
    let credits: Credits;
    let follower: CreditsFollower;
    let change: (changed: LibraryChange) => void;
    let patched: [string, VideoChanges][];
    let balance: number;
    const failed: Video = {
      ...intent({ service }),
      ...{ key: 'k', state: 'queued', videoId: 'v', createdAt: 1, changedAt: 1, failedChecks: 0, stopped: false },
      ...{ request: { state: 'unknown' }, file: { state: 'none' } },
    };

    const follow = (isFocused: () => boolean): void => {
      const getCredits = (): Promise<ApiResponse<CreditsReading>> => {
        requestCount += 1;
        return Promise.resolve({ reading: { balance }, body: {}, status: 200 });
      };
      credits = new Credits({ service, apiFor: () => Promise.resolve({ getCredits }), log: quietLog });
      const nothing = { dispose: () => undefined };
      const library: ConstructorParameters<typeof CreditsFollower>[0] = {
        get: () => failed,
        unfinished: () => [failed],
        chargedSince: () => [failed],
        patch: (key, changes) => {
          patched.push([key, changes]);
          return Promise.resolve(failed);
        },
        onDidChange: (listener) => {
          change = listener;
          return nothing;
        },
        onDidCommitElsewhere: () => nothing,
        creditsReading: () => undefined,
      };
      follower = new CreditsFollower(library, credits, isFocused);
    };

    beforeEach(() => {
      clock = install({
        now: Date.now(),
        toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
      });
      [requestCount, patched, balance] = [0, [], 90];
    });
    afterEach(() => {
      follower.dispose();
      credits.dispose();
      clock.uninstall();
    });

    it('refreshes the balance after a clock change or sleep, in any window', async () => {
      follow(() => true);
      await credits.refresh();
      for (const jump of [8 * 3_600_000, -3_600_000]) {
        const before = requestCount;
        clock.setSystemTime(Date.now() + jump);
        await clock.tickAsync(3_000);
        assert.deepEqual([requestCount - before, credits.current.stale], [1, false]);
      }
      follower.dispose();
      follow(() => false);
      await credits.refresh();
      clock.setSystemTime(Date.now() + 60_000);
      const before = requestCount;
      await clock.tickAsync(30_000);
      assert.deepEqual([requestCount - before, credits.current.stale], [0, true], 'left to other windows at first');
      await clock.tickAsync(20_000);
      assert.deepEqual([requestCount - before, credits.current.stale], [1, false], 'no other window has read it');
    });

    it('detects a changed clock at once when the window gets the focus', async () => {
      let isFocused = false;
      follow(() => isFocused);
      await credits.refresh();
      clock.setSystemTime(Date.now() + 60_000);
      const before = requestCount;
      isFocused = true;
      follower.check();
      await clock.tickAsync(0);
      assert.equal(requestCount - before, 1);
    });

    it('checks the clock 20 times a minute in the focused window, and twice a minute in others', async () => {
      let checks = 0;
      follow(() => {
        checks += 1;
        return true;
      });
      checks = 0;
      await clock.tickAsync(60_000);
      assert.equal(checks, 20);
      follower.dispose();
      follow(() => {
        checks += 1;
        return false;
      });
      checks = 0;
      await clock.tickAsync(60_000);
      assert.equal(checks, 2);
    });

    it('reads the balance once its window gets the focus, without waiting for another window', async () => {
      let isFocused = false;
      follow(() => isFocused);
      await credits.refresh();
      change({ videos: [{ ...failed, state: 'failed' }], removed: [] });
      assert.deepEqual([requestCount, credits.current.stale], [1, true]);
      isFocused = true;
      await clock.tickAsync(2_100);
      assert.deepEqual([requestCount, credits.current.stale], [2, false]);
      await clock.tickAsync(20_000);
      assert.equal(requestCount, 2, 'no further request');
    });

    it('records the balance a minute after a video failed, if no other video was charged', async () => {
      follow(() => true);
      change({ videos: [{ ...failed, state: 'failed' }], removed: [] });
      await clock.tickAsync(1_000);
      balance = 100;
      assert.deepEqual(patched, []);
      await clock.tickAsync(60_000);
      assert.deepEqual(patched, [['k', { creditsAfter: 100 }]]);
    });

    it('records no balance after a video failed if another service is in use a minute later', async () => {
      follow(() => true);
      change({ videos: [{ ...failed, state: 'failed' }], removed: [] });
      credits.setService('https://another.example/api');
      const before = requestCount;
      await clock.tickAsync(61_000);
      assert.ok(requestCount > before);
      assert.deepEqual(patched, []);
    });
  });
});
