import { install } from '@sinonjs/fake-timers';
import assert from 'node:assert/strict';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mock } from 'node:test';
import { Lease } from '../../../../src/core/library/lease';
import { deleteVideo } from '../../../../src/core/library/queries';
import { fillLibrary } from '../../../support/fillLibrary';
import { keptReading, begin, confirm, intent, LibraryFolder, reject } from '../../../support/libraryFolder';
import { LibraryWindow } from '../../../support/libraryWindow';
import { waitUntil } from '../../../support/waitUntil';

describe('one library in many windows', function () {
  this.timeout(30_000);
  let folder: LibraryFolder;
  let windows: LibraryWindow[];
  const start = (job: string, number: number): LibraryWindow => {
    const window = new LibraryWindow(folder.path, job, number);
    windows.push(window);
    return window;
  };

  beforeEach(async () => {
    folder = await LibraryFolder.make();
    windows = [];
  });
  afterEach(async () => {
    mock.restoreAll();
    for (const window of windows) await window.kill();
    await folder.remove();
  });

  it('shows all 100 videos in two windows that begin 50 each at the same time', async () => {
    const [one, other] = [start('begin', 50), start('begin', 50)];
    await Promise.all([one.waitForLine(/^known 100$/), other.waitForLine(/^known 100$/)]);
    const library = await folder.open();
    assert.deepEqual([library.list({ limit: 1_000 }).length, library.countUnfinished()], [100, 100]);
  });

  it('begins the same video once if four windows begin it at the same time', async () => {
    const all = Array.from({ length: 4 }, () => start('duplicate', 60_000));
    const results = await Promise.all(all.map((window) => window.waitForLine(/^(began|duplicate)$/)));
    assert.deepEqual(results.sort(), ['began', 'duplicate', 'duplicate', 'duplicate']);
    assert.equal((await folder.open()).list({ limit: 10_000 }).length, 1);
  });

  it('reports a change and a removal in another window within a second, without a query', async () => {
    const library = await folder.open();
    const other = await folder.open();
    const reported: { at: number; event: string }[] = [];
    other.onDidChange(({ videos, removed }) => {
      for (const { key } of videos) reported.push({ at: performance.now(), event: key });
      for (const key of removed) reported.push({ at: performance.now(), event: `removed ${key}` });
    });
    const timeOf = async (event: string): Promise<number> => {
      const from = performance.now();
      const found = await waitUntil(event, () => reported.find((item) => item.event === event), 3_000);
      return found.at - from;
    };
    const { key } = await begin(library, intent());
    const first = await timeOf(key);
    await reject(library, key, 'Refused.');
    await library.remove(key);
    const second = await timeOf(`removed ${key}`);
    assert.ok(first < 1_000 && second < 1_000, `${first} ms, ${second} ms`);
  });

  it('reports every change to a window after sleep, in batches', async () => {
    const library = await folder.open();
    const other = await folder.open();
    const reported = new Map<string, string>();
    other.onDidChange(({ videos, removed }) => {
      for (const { key, state } of videos) reported.set(key, state);
      for (const key of removed) reported.set(key, 'removed');
    });
    const keys = (await fillLibrary(library, 1_300)).map((video) => video.key);
    await library.transact((connection) => {
      for (const key of keys.slice(0, 600)) deleteVideo(connection, key);
    });
    await waitUntil('600 removals', () => [...reported.values()].filter((state) => state === 'removed').length === 600);
    assert.equal(reported.size, 1_300);
    const wrong = keys.filter((key, index) => (reported.get(key) === 'removed') !== index < 600);
    assert.deepEqual(wrong, []);
  });

  it('settles the sent videos of a killed window as unconfirmed, and the unsent ones as rejected', async () => {
    const first = start('hold', 2);
    await first.waitForLine(/^holding$/);
    const library = await folder.open();
    assert.equal(library.search({ states: ['unconfirmed'] }).length, 0, 'a living window is sending them');
    await first.kill();
    const later = await folder.open();
    assert.deepEqual(
      later.list().map((video) => video.state),
      ['unconfirmed', 'unconfirmed', 'rejected'],
    );
    assert.match(later.list()[0]?.errorMessage ?? '', /may have been started/);
    assert.match(later.list()[2]?.errorMessage ?? '', /before the request was sent/);
    const second = start('hold', 1);
    await second.waitForLine(/^holding$/);
    await second.kill();
    await waitUntil('a window to detect it', () => later.search({ states: ['unconfirmed'] }).length === 3, 8_000);
  });

  it('keeps the request of a sending window after sleep, because its lock shows that it lives', async () => {
    let now = Date.now();
    let monotonic = 0;
    mock.method(Date, 'now', () => now);
    mock.method(performance, 'now', () => monotonic);
    const sending = await folder.open();
    const { key } = await begin(sending, intent());
    const other = await folder.open();
    for (const slept of [8 * 3_600_000, -3 * 3_600_000]) {
      now += slept;
      monotonic += Math.abs(slept);
      for (const library of [sending, other, await folder.open()]) {
        assert.deepEqual(await library.reclaimAbandoned(), []);
      }
    }
    for (let checks = 0; checks < 6; checks++) {
      monotonic += 10_000;
      assert.deepEqual(await other.reclaimAbandoned(), [], 'the process of the window still runs');
    }
    assert.equal((await confirm(sending, key, keptReading())).state, 'queued');
  });

  it('records the late response of a window that was considered dead', async () => {
    const sending = await folder.open();
    const { key } = await begin(sending, intent());
    await sending.markSent(key);
    const other = await folder.open();
    assert.deepEqual(await other.reclaimAbandoned(), []);
    sending.windows.dispose();
    assert.deepEqual(
      (await other.reclaimAbandoned()).map(({ state }) => state),
      ['unconfirmed'],
    );
    assert.equal((await confirm(sending, key, keptReading())).state, 'queued');
  });

  it('settles a request that belongs to no window after half a minute', async () => {
    let monotonic = 0;
    mock.method(performance, 'now', () => monotonic);
    const library = await folder.open();
    await begin(library, intent());
    await library.transact((connection) => connection.run('UPDATE videos SET owner = NULL'));
    for (let checks = 0; checks < 4; checks++, monotonic += 9_000) {
      assert.deepEqual(await library.reclaimAbandoned(), []);
    }
    assert.equal((await library.reclaimAbandoned()).length, 1);
  });

  it('keeps the locks of living windows, and creates a lock again after its folder was deleted', async () => {
    const [one, two] = [await folder.open(), await folder.open()];
    await rm(join(folder.path, 'windows'), { recursive: true });
    assert.equal(two.windows.hasEnded(one.windows.ownId), true);
    one.windows.register();
    assert.equal(two.windows.hasEnded(one.windows.ownId), false);
    const left = join(folder.path, 'windows', 'killed');
    await writeFile(left, '');
    // Includes the journals that SQLite keeps beside the locks.
    for (const name of await readdir(join(folder.path, 'windows'))) {
      await utimes(join(folder.path, 'windows', name), 1, 1);
    }
    assert.deepEqual(two.windows.prune(), ['killed']);
    assert.equal(two.windows.hasEnded(one.windows.ownId), false);
  });

  it('settles the videos of a closing window, as unconfirmed if the request may have been sent', async () => {
    const closing = await folder.open();
    await begin(closing, intent());
    await closing.markSent((await begin(closing, intent())).key);
    closing.dispose();
    const states = (await folder.open()).list().map(({ state }) => state);
    assert.deepEqual(states, ['unconfirmed', 'rejected']);
  });

  it('sends no video that another window has settled as unsent after its window died', async () => {
    const sending = await folder.open();
    const { key } = await begin(sending, intent());
    const other = await folder.open();
    sending.windows.dispose();
    await other.reclaimAbandoned();
    assert.equal(other.get(key)?.state, 'rejected');
    await assert.rejects(sending.markSent(key), /wasn't sent/);
  });

  it('treats the request of a restored video as unsent only if the window that began it restored it', async () => {
    const sending = await folder.open();
    const video = await begin(sending, intent());
    await sending.transact((connection) => connection.run('DELETE FROM videos'));
    await (await folder.open()).restore(video);
    assert.equal(sending.get(video.key)?.request.state, 'unknown');
    await sending.transact((connection) => connection.run('DELETE FROM videos'));
    await sending.restore(video);
    assert.equal(sending.get(video.key)?.request.state, 'held', 'the sending window knows');
  });

  it('keeps the request of a working window after another window restored its row', async () => {
    let monotonic = 0;
    mock.method(performance, 'now', () => monotonic);
    const sending = await folder.open();
    const video = await begin(sending, intent());
    await sending.markSent(video.key);
    const other = await folder.open();
    await sending.transact((connection) => connection.run('DELETE FROM videos'));
    await other.restore(video);
    await sending.restore(video);
    for (let checks = 0; checks < 8; checks++, monotonic += 9_000) {
      for (const library of [sending, other]) assert.deepEqual(await library.reclaimAbandoned(), []);
    }
    assert.equal(other.get(video.key)?.state, 'submitting');
  });

  it('never has two leaders, even if one hangs and resumes', async () => {
    const ttlMs = 600;
    const both = [start('lead', ttlMs), start('lead', ttlMs)];
    const [leader, other] = await Promise.race(
      both.map(async (window, index) => {
        await window.waitForLine(/^held/);
        return [window, both[1 - index]];
      }),
    );
    assert.ok(leader && other);
    // Counted by the waiting process itself, which prints every 10 ms, so that a busy machine does not count.
    const waitedMs = ({ lines }: LibraryWindow, from: number): number => {
      const later = lines.slice(from);
      return (
        10 *
        later.slice(
          0,
          later.findIndex((line) => line.startsWith('held')),
        ).length
      );
    };
    const stoppedAt = other.lines.length;
    leader.process.kill('SIGSTOP');
    await other.waitForLine(/^held/);
    assert.ok(waitedMs(other, stoppedAt) < 1.5 * ttlMs + 500, 'acquired in time');
    const heldTimes = (window: LibraryWindow): number => window.lines.filter((line) => line.startsWith('held')).length;
    const keepsLeading = (): Promise<boolean> => {
      const before = heldTimes(other);
      return waitUntil('the other window to keep the lease', () => heldTimes(other) >= before + 20);
    };
    await keepsLeading();
    leader.process.kill('SIGCONT');
    await keepsLeading();
    other.process.kill('SIGKILL');
    const [killedAt, waitingFrom] = [Date.now(), leader.lines.length];
    const heldAgain = (): boolean => leader.lines.some((line) => Number(line.slice(5)) > killedAt);
    await waitUntil('the first window to acquire the lease again', heldAgain);
    assert.ok(waitedMs(leader, waitingFrom) < 1.5 * ttlMs + 1_000, 'acquired again in time');
    const samples = both
      .flatMap((window, index) =>
        window.lines.filter((line) => line.startsWith('held')).map((line) => ({ at: Number(line.slice(5)), index })),
      )
      .sort((one, two) => one.at - two.at);
    const switches = samples.filter(
      (sample, position) => position > 0 && sample.index !== samples[position - 1]?.index,
    );
    assert.equal(switches.length, 2, 'two switches, and never two leaders');
  });

  it('releases the leases of a closing window, and no others', async () => {
    const closing = await folder.open();
    const [one, two] = [new Lease(closing, 'one'), new Lease(await folder.open(), 'two')];
    assert.deepEqual([await one.acquire(), await two.acquire()], [true, true]);
    one.dispose();
    closing.dispose();
    const other = await folder.open();
    assert.deepEqual([await new Lease(other, 'one').acquire(), await new Lease(other, 'two').acquire()], [true, false]);
  });

  it('grants a lease only if it is free or its holder hangs', async () => {
    let monotonic = 1_000_000;
    mock.method(performance, 'now', () => monotonic);
    const libraries = [await folder.open(), await folder.open()] as const;
    const [one, two] = [new Lease(libraries[0], 'x', 1_000), new Lease(libraries[1], 'x', 1_000)];
    const both = async (): Promise<readonly boolean[]> => [await one.acquire(), await two.acquire()];
    assert.deepEqual([...(await both()), one.isHeld, two.isHeld], [true, false, true, false]);
    monotonic += 900;
    assert.deepEqual(await both(), [true, false]);
    monotonic += 999;
    assert.deepEqual([one.isHeld, await two.acquire()], [true, false]);
    monotonic += 1;
    assert.deepEqual([one.isHeld, await two.acquire(), one.isHeld], [false, true, false]);
    await two.release();
    assert.deepEqual(await both(), [true, false]);
    monotonic += 3_600_000;
    assert.deepEqual([one.isHeld, two.isHeld], [false, false]);
  });

  it('runs one renewal loop after Lease.stop() and start(), with few transactions per hour', async () => {
    const clock = install({ now: Date.now(), toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    try {
      const [holding, waiting] = [await folder.open(), await folder.open()];
      let transactions = 0;
      for (const library of [holding, waiting]) {
        const transact = library.transact.bind(library);
        library.transact = (work) => {
          transactions += 1;
          return transact(work);
        };
      }
      const [one, two] = [new Lease(holding, 'x'), new Lease(waiting, 'x')];
      await one.acquire();
      for (let times = 0; times < 5; times++) {
        one.start();
        const stopped = one.stop();
        one.start();
        await stopped;
      }
      two.start();
      let checks = 0;
      const read = holding.read.bind(holding);
      holding.read = (work) => {
        checks += 1;
        return read(work);
      };
      transactions = 0;
      const setBack = new Map([
        [10, 10],
        [30, 65],
        [50, 180],
      ]);
      let lost = 0;
      one.onDidChange((isHeld) => (lost += isHeld ? 0 : 1));
      for (let minute = 0; minute < 60; minute++) {
        clock.setSystemTime(Date.now() - (setBack.get(minute) ?? 0) * 60_000);
        await clock.tickAsync(60_000);
      }
      assert.ok(transactions < 500, `${transactions} transactions`);
      // One loop checks every 3 s, and maintaining the library takes three reads every 5 s: 3,360 reads per hour.
      assert.ok(checks < 4_500, `${checks} checks`);
      assert.deepEqual([lost, one.isHeld, two.isHeld], [0, true, false], 'despite the changed clock');
      one.dispose();
      two.dispose();
    } finally {
      clock.uninstall();
    }
  });
});
