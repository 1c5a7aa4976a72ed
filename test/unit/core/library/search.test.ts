import assert from 'node:assert/strict';
import type { VideoFilter, VideoLibrary } from '../../../../src/core/library/library';
import { readSpending, readUncopied, readVideoChoices, type Spending } from '../../../../src/core/library/search';
import { fillLibrary } from '../../../support/fillLibrary';
import { keptReading, begin, confirm, intent, LibraryFolder } from '../../../support/libraryFolder';

describe('searching the library', () => {
  let folder: LibraryFolder;
  let library: VideoLibrary;
  const other = 'https://other.example/api';

  before(async () => {
    folder = await LibraryFolder.make();
    library = await folder.open();
    const beginVideo = async (prompt: string, videoId: string, changes = {}): Promise<string> => {
      const { key } = await begin(library, intent({ prompt, ...changes }));
      await confirm(library, key, keptReading({ videoId, creditsUsed: 4 }));
      return key;
    };
    await beginVideo('100 % rye_bread', 'a-1');
    const done = await beginVideo('Buns', 'b-2', { service: other, batch: 'x' });
    await library.update(done, keptReading({ state: 'succeeded', videoUrl: 'https://f.example/v.mp4' }));
    await beginVideo('Buns again', 'c-3', { service: other, batch: 'x' });
    await library.stop(await beginVideo('Stopped rolls', 'e-5'));
    const failed = await beginVideo("Knots' end", 'd-4');
    await library.update(failed, keptReading({ state: 'failed' }));
  });
  after(() => folder.remove());

  const planOf = (where: string, ...values: string[]): string =>
    library.read((connection) => {
      const sql = `SELECT key FROM videos WHERE ${where} ORDER BY created_at DESC, key DESC LIMIT 500`;
      return JSON.stringify(connection.all(`EXPLAIN QUERY PLAN ${sql}`, ...values));
    });
  const prompts = (...search: Parameters<VideoLibrary['search']>): string[] =>
    library.search(...search).map(({ prompt = '' }) => prompt);

  it('filters by verdict and by section', async () => {
    const own = await LibraryFolder.make();
    try {
      const reviewed = await own.open();
      const one = await begin(reviewed, intent({ section: '# A' }));
      const two = await begin(reviewed, intent({ section: '# A' }));
      await begin(reviewed, intent({ section: '# B' }));
      await reviewed.judge([one.key], 'kept');
      const found = (filter: VideoFilter): string[] => reviewed.search(filter).map(({ key }) => key);
      assert.deepEqual(found({ verdicts: ['kept'] }), [one.key]);
      assert.deepEqual(found({ section: '# A', verdicts: ['none', 'rejected'] }), [two.key]);
      assert.deepEqual(found({ section: '# A' }).sort(), [one.key, two.key].sort());
    } finally {
      await own.remove();
    }
  });

  it('finds videos that contain every word in any searched field, and treats no word as a pattern', () => {
    assert.deepEqual(prompts({ text: 'BUNS again' }), ['Buns again']);
    assert.deepEqual(prompts({ text: '100 %' }), ['100 % rye_bread']);
    assert.deepEqual(prompts({ text: 'rye_' }), ['100 % rye_bread']);
    assert.deepEqual(prompts({ text: '_____' }), []);
    assert.deepEqual(prompts({ text: "knots'" }), ["Knots' end"]);
    assert.deepEqual(prompts({ text: 'other.example b-2' }), ['Buns']);
    assert.deepEqual(prompts({ text: 'fertig' }, { stateLabels: { succeeded: 'Fertig' } }), ['Buns']);
  });

  it('filters by state, service, batch, duration, aspect ratio and time, page after page', () => {
    assert.deepEqual(prompts({ states: ['failed'] }), ["Knots' end"]);
    assert.deepEqual(prompts({ service: other }), ['Buns again', 'Buns']);
    assert.deepEqual(prompts({ batch: 'x', states: ['succeeded'] }), ['Buns']);
    assert.deepEqual(prompts({ states: ['queued'], stopped: true }), ['Stopped rolls']);
    assert.deepEqual(prompts({ states: ['queued'], stopped: false }), ['Buns again', '100 % rye_bread']);
    assert.deepEqual(prompts({ duration: 8, service: other }), ['Buns again', 'Buns']);
    assert.deepEqual([prompts({ duration: 7 }), prompts({ aspectRatio: '1:1' })], [[], []]);
    assert.deepEqual(prompts({ until: 1 }), []);
    assert.equal(prompts({ since: 1 }).length, 5);
  });

  it('lists the durations, ratios and services of the videos', () => {
    const { service, duration, aspectRatio } = intent();
    assert.deepEqual(library.read(readVideoChoices), {
      durations: [duration],
      aspectRatios: [aspectRatio],
      services: [other, service].sort(),
    });
  });

  it('adds up the credits spent at a service, and the stored bytes', async () => {
    const [stored] = library.search({ text: 'rye' });
    await library.patch(stored?.key ?? '', {
      file: { state: 'here', name: 'a.mp4', type: 'video/mp4', bytes: 300 },
    });
    const spending = (now: number): Spending => library.read((connection) => readSpending(connection, other, now));
    const now = Date.now();
    assert.deepEqual(spending(now), { today: 8, in30Days: 8, lastPrice: 4, storedBytes: 300 });
    assert.deepEqual(spending(now + 86_400_000), { today: 0, in30Days: 8, lastPrice: 4, storedBytes: 300 });
    assert.deepEqual(spending(now + 31 * 86_400_000), { today: 0, in30Days: 0, lastPrice: 4, storedBytes: 300 });
  });

  it('includes the cost of removed videos', async () => {
    const { key, service } = await begin(library, intent({ service: 'https://third.example/api' }));
    await confirm(library, key, keptReading({ videoId: 'f-6' }));
    await library.update(key, keptReading({ state: 'succeeded', creditsUsed: 4 }));
    await library.remove(key);
    const { today, in30Days } = library.read((connection) => readSpending(connection, service, Date.now()));
    assert.deepEqual([today, in30Days], [4, 4]);
    const row = library.usage(0).find((one) => one.service === service);
    assert.deepEqual([row?.finished, row?.credits, row?.withoutCost], [1, 4, 0]);
    await library.transact((connection) => connection.run('DELETE FROM removals'));
  });

  it('includes the cost of removed failed videos, but learns no price from it', async () => {
    const service = 'https://fifth.example/api';
    for (const state of ['failed', 'canceled'] as const) {
      const { key } = await begin(library, intent({ service }));
      await confirm(library, key, keptReading({ videoId: `f-${state}`, creditsUsed: 6 }));
      await library.update(key, keptReading({ state, creditsUsed: 2 }));
      await library.remove(key);
    }
    const { today } = library.read((connection) => readSpending(connection, service, Date.now()));
    const row = library.usage(0).find((one) => one.service === service);
    assert.deepEqual([today, row?.failed, row?.credits, library.prices(service)], [4, 2, 4, []]);
    await library.transact((connection) => connection.run('DELETE FROM removals'));
  });

  it('excludes the cost of a removed video whose credits were refunded', async () => {
    const { key, service } = await begin(library, intent({ service: 'https://fourth.example/api' }));
    await confirm(library, key, keptReading({ videoId: 'f-7', creditsUsed: 10 }));
    await library.update(key, keptReading({ state: 'failed', creditsUsed: 0 }));
    await library.remove(key);
    const { today } = library.read((connection) => readSpending(connection, service, Date.now()));
    assert.equal(today, 0);
    await library.transact((connection) => connection.run('DELETE FROM removals'));
  });

  it('adds up the videos and credits of each day by service', () => {
    const rows = library.usage(0);
    assert.deepEqual(
      rows.map(({ service, finished, failed, other: rest, credits }) => [service, finished, failed, rest, credits]),
      [
        [other, 1, 0, 1, 8],
        [intent().service, 0, 1, 2, 12],
      ],
    );
  });

  it('finds the videos of one document by an index, and excludes documents with similar names', async () => {
    const from = (uri: string): object => ({ source: { uri, startLine: 1, hash: 'a' } });
    for (const uri of ['file:///a/brief.md', 'file:///a/brief.mdx', 'file:///a/brief.md%22,', 'file:///a/brief.md!']) {
      await begin(library, intent({ prompt: `From ${uri}`, ...from(uri) }));
    }
    assert.deepEqual(prompts({ document: 'file:///a/brief.md' }), ['From file:///a/brief.md']);
    assert.match(planOf('source >= ? AND source < ?', 'a', 'b'), /videos_source/);
  });

  it('finds the videos of one batch by an index, whatever the number of videos', () => {
    assert.match(planOf('batch = ?', 'x'), /videos_batch/);
  });

  it('finds at most 1,000 uncopied videos, newest first', async () => {
    const many = await LibraryFolder.make();
    const filled = await many.open();
    const newest = (await fillLibrary(filled, 1_100)).findLast(({ state }) => state === 'succeeded');
    const found = filled.read((connection) => readUncopied(connection, 0));
    assert.deepEqual([found.length, found[0]?.key], [1_000, newest?.key]);
    await many.remove();
  });
});
