import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { mock } from 'node:test';
import { LibraryError, VideoLibrary, type LibraryChange } from '../../../../src/core/library/library';
import { libraryFormat } from '../../../../src/core/library/schema';
import { readRemovals, readUndownloaded } from '../../../../src/core/library/queries';
import { sweepFiles } from '../../../../src/core/library/files';
import { retryIntent } from '../../../../src/core/generate/generate';
import { versionFingerprint } from '../../../../src/core/video/fingerprint';
import { isFollowed, type Video } from '../../../../src/core/video/video';
import { fillLibrary } from '../../../support/fillLibrary';
import {
  keptReading,
  begin,
  confirm,
  intent,
  leaveUnconfirmed,
  LibraryFolder,
  reject,
} from '../../../support/libraryFolder';
import { repositoryRoot } from '../../../support/repository';
import { quietLog } from '../../../support/quietLog';
import { waitUntil } from '../../../support/waitUntil';

describe('VideoLibrary', () => {
  let folder: LibraryFolder;
  let library: VideoLibrary;

  beforeEach(async () => {
    folder = await LibraryFolder.make();
    library = await folder.open();
  });
  afterEach(async () => {
    mock.restoreAll();
    await folder.remove();
  });

  it('returns a video exactly as recorded, whatever its content', async () => {
    const prompt = 'Ünïcode 🚲 \u202e "quotes" \n line\t\u0007';
    const video = await begin(library, intent({ prompt, batch: 'b', retryOf: 'r' }));
    assert.deepEqual(library.get(video.key), video);
    const fullVideo: Required<Video> = {
      ...{
        prompt,
        duration: 8,
        aspectRatio: '9:16',
        extraFields: { seed: 7 },
        service: 's',
        batch: 'b',
        creditsBefore: 12.5,
        retryOf: 'r',
      },
      ...{ source: { uri: 'file:///a', startLine: 1, hash: 'h' }, key: 'k', state: 'succeeded' },
      ...{ videoId: 'v', statusText: 'done', progress: 1, videoUrl: 'u', errorMessage: 'e', creditsUsed: 2 },
      ...{
        creditsAfter: 3,
        createdAt: 4,
        request: { state: 'sent', at: 5 },
        changedAt: 6,
        checkedAt: 7,
        finishedAt: 8,
        nextCheckAt: 9,
      },
      ...{
        failedChecks: 10,
        dismissedAt: 1_700_000_000_000,
        stopped: true,
        file: { state: 'here', name: 'f', type: 't', bytes: 11 },
      },
      ...{ savedPath: 's', copyPath: 'c', copiedAt: 12, idempotencyKey: 'i', sameAs: 's' },
      ...{ section: '# A > ## B', fingerprint: 'f', verdict: 'kept', verdictAt: 13 },
      ...{
        notes: [{ seconds: 3.2, text: 'logo too small' }],
        format: {
          seconds: 5.04,
          video: { codec: 'avc1', width: 1920, height: 1080, frameRate: 25 },
          sound: { codec: 'mp4a' },
        },
      },
    };
    await library.restore(fullVideo);
    assert.deepEqual(library.get('k'), fullVideo);
    assert.deepEqual((await folder.open()).get(video.key), video);
    assert.equal(video.prompt, prompt);
  });

  it('keeps the fingerprint and section of a request, and finds the videos of a version', async () => {
    const one = await begin(library, intent({ section: '# A' }));
    const same = await begin(library, intent({ service: 'sandbox' }));
    await begin(library, intent({ duration: 4 }));
    assert.equal(one.fingerprint, versionFingerprint(one.prompt, 8, '9:16'));
    assert.deepEqual(
      library.ofVersions([one.fingerprint ?? '', "'"]).map(({ key }) => key),
      [same.key, one.key],
    );
    assert.equal(library.get(one.key)?.section, '# A');
  });

  it('stores verdicts, and notes sorted by time, for every window', async () => {
    const [one, other] = [await begin(library, intent()), await begin(library, intent({ duration: 4 }))];
    await library.judge([one.key, other.key, 'removed'], 'rejected');
    await library.judge([one.key], undefined);
    await library.addNote(one.key, { seconds: 3.2, text: 'logo too small' });
    const first = { seconds: 0.5, text: 'x'.repeat(5_000) };
    await library.addNote(one.key, first);
    const otherWindow = await folder.open();
    assert.equal(otherWindow.get(other.key)?.verdict, 'rejected');
    const { verdict, verdictAt, notes } = otherWindow.get(one.key) ?? assert.fail();
    assert.equal(verdict, undefined);
    assert.ok(verdictAt !== undefined);
    assert.deepEqual(
      notes?.map(({ seconds, text }) => [seconds, text.length]),
      [
        [0.5, 2_000],
        [3.2, 14],
      ],
    );
    for (const note of notes) await library.removeNote(one.key, note);
    assert.equal(otherWindow.get(one.key)?.notes, undefined);
    for (let n = 0; n < 200; n++) await library.addNote(other.key, { seconds: n, text: 'n' });
    await assert.rejects(library.addNote(other.key, first), LibraryError);
  });

  it('lists the newest videos first', async () => {
    const begunKeys: string[] = [];
    for (let number = 0; number < 25; number++) begunKeys.push((await begin(library, intent())).key);
    const keys = library.list({ limit: 10 }).map((video) => video.key);
    assert.deepEqual(keys, begunKeys.reverse().slice(0, 10));
  });

  it('lists unfinished videos', async () => {
    const [one, two, three, four] = [
      await begin(library, intent()),
      await begin(library, intent()),
      await begin(library, intent()),
      await begin(library, intent()),
    ];
    await confirm(library, one.key, keptReading({ state: 'running' }));
    await leaveUnconfirmed(library, two.key, 'No response.');
    await reject(library, three.key, 'Refused.');
    assert.equal(library.countUnfinished(), 2);
    assert.deepEqual(
      library.unfinished().map((video) => video.key),
      [four.key, one.key],
    );
    await library.stop(one.key);
    await library.stop(two.key);
    await library.remove(three.key);
    assert.equal(library.countUnfinished(), 1);
  });

  it('lists unfinished videos in the order of their next check', async () => {
    for (const nextCheckAt of [300, 100, 200]) {
      const { key } = await begin(library, intent());
      await confirm(library, key, keptReading({ videoId: key }));
      await library.patch(key, { nextCheckAt });
    }
    assert.deepEqual(
      library.unfinished().map((video) => video.nextCheckAt),
      [100, 200, 300],
    );
  });

  it('never reopens a finished video after a stale response, but accepts a later link', async () => {
    const { key } = await begin(library, intent());
    await confirm(library, key, keptReading());
    const done = await library.update(key, keptReading({ state: 'succeeded' }));
    assert.ok(done.finishedAt);
    const stale = await library.update(key, keptReading({ state: 'running', progress: 0.5 }));
    assert.deepEqual([stale.state, stale.progress, stale.finishedAt], ['succeeded', undefined, done.finishedAt]);
    const linked = await library.update(key, keptReading({ state: 'succeeded', videoUrl: 'https://files.example/1' }));
    assert.equal(linked.videoUrl, 'https://files.example/1');
    const failed = await library.update(key, keptReading({ state: 'failed', errorMessage: 'late' }));
    assert.deepEqual([failed.state, failed.errorMessage], ['succeeded', undefined]);
  });

  it('keeps the retry time of a download after further responses', async () => {
    const { key } = await begin(library, intent());
    await confirm(library, key, keptReading({ state: 'succeeded', videoUrl: 'https://files.example/1' }));
    const retryAt = Date.now() + 60_000;
    const file = { state: 'failed', reason: 'The link expired.', retryAt } as const;
    await library.patch(key, { file });
    const renewed = await library.update(key, keptReading({ state: 'succeeded', videoUrl: 'https://files.example/2' }));
    assert.deepEqual(renewed.file, file);
    const bounds = { limitBytes: 0, limit: 1 };
    const due = library.read((connection) =>
      readUndownloaded(connection, 0, { ...bounds, until: retryAt, furthest: Infinity }),
    );
    assert.deepEqual(
      due.map((video) => video.key),
      [key],
    );
    const earlier = library.read((connection) =>
      readUndownloaded(connection, 0, { ...bounds, until: 0, furthest: retryAt - 1 }),
    );
    assert.equal(earlier.length, 1, 'The clock was set back after the retry was planned.');
  });

  it('detects the duplicate of a request without an aspect ratio', async () => {
    const { aspectRatio, ...plain } = intent();
    assert.ok(aspectRatio);
    const [first] = (await library.beginBatch([plain])).recorded;
    const { recorded, duplicates } = await library.beginBatch([plain]);
    assert.deepEqual([recorded, duplicates.map(({ existing }) => existing.key)], [[], [first?.key]]);
    assert.equal((await library.beginBatch([intent()])).recorded.length, 1, 'A request with a ratio is no duplicate.');
  });

  it('does not treat a request with other extra fields as a duplicate', async () => {
    const request = intent({ extraFields: { seed: 7 } });
    await library.beginBatch([request]);
    assert.equal((await library.beginBatch([request])).recorded.length, 0);
    assert.equal((await library.beginBatch([intent({ extraFields: { seed: 8 } }), intent()])).recorded.length, 2);
  });

  it('drops the extra fields of a damaged row, because they would be sent', async () => {
    const { key } = await begin(library, intent({ extraFields: { seed: 7 } }));
    await library.transact((connection) =>
      connection.run('UPDATE videos SET extra_fields = ? WHERE key = ?', '{"prompt": "Another"}', key),
    );
    assert.equal(library.get(key)?.extraFields, undefined);
  });

  it('keeps a dismissed video for a week, for undo or a late response', async () => {
    const listed = (dismissed?: true): string[] =>
      library.search(dismissed === undefined ? {} : { dismissed }).map(({ key }) => key);
    const keys: string[] = [];
    for (const prompt of ['taken back', 'answered', 'forgotten']) {
      const { key } = await begin(library, intent({ prompt }));
      await leaveUnconfirmed(library, key, 'No response.');
      await library.dismiss(key);
      keys.push(key);
    }
    const [one = '', two = '', three = ''] = keys;
    assert.deepEqual([listed(), listed(true).sort()], [[], [...keys].sort()]);
    assert.equal((await library.resume(one)).stopped, false);
    const late = await confirm(library, two, keptReading());
    assert.deepEqual([late.state, late.stopped], ['queued', false]);
    assert.deepEqual([listed().sort(), listed(true)], [[one, two].sort(), [three]]);
    assert.equal((await library.dismiss(two)).dismissedAt, undefined, 'Only an unconfirmed video is dismissed.');
    const now = Date.now;
    mock.method(Date, 'now', () => now() + 8 * 86_400_000);
    const later = await folder.open();
    mock.restoreAll();
    assert.deepEqual([later.search({ dismissed: true }), later.get(three)], [[], undefined]);
  });

  it('settles an unconfirmed video by a late response, and never reverts a confirmed one', async () => {
    const { key } = await begin(library, intent());
    await leaveUnconfirmed(library, key, 'No response.');
    const confirmed = await confirm(library, key, keptReading());
    assert.deepEqual([confirmed.state, confirmed.videoId, confirmed.errorMessage], ['queued', 'v-1', undefined]);
    assert.equal((await leaveUnconfirmed(library, key, 'No response.')).state, 'queued');
    assert.equal((await reject(library, key, 'Refused.')).state, 'queued');
    assert.equal((await library.markGone(key, 'Not found.')).state, 'gone');
    assert.equal((await library.update(key, keptReading({ state: 'running' }))).state, 'running');
  });

  it('attaches an ID to an unconfirmed or rejected video only', async () => {
    const { key } = await begin(library, intent());
    await assert.rejects(library.attach(key, 'v-9', keptReading({ videoId: 'v-9' })), LibraryError);
    await leaveUnconfirmed(library, key, 'No response.');
    const attached = await library.attach(key, 'v-9', keptReading({ videoId: 'v-9', state: 'running' }));
    assert.deepEqual([attached.videoId, attached.state], ['v-9', 'running']);
    await assert.rejects(library.attach(key, 'v-8', keptReading()), LibraryError);
    const rejected = await reject(library, (await begin(library, intent())).key, 'Refused.');
    assert.equal((await library.attach(rejected.key, 'v-7', keptReading({ videoId: 'v-7' }))).state, 'queued');
  });

  it('attaches no ID that another video of the service has', async () => {
    await library.track('s', 'v-5', keptReading({ state: 'running', videoId: 'v-5' }));
    const { key } = await begin(library, intent({ service: 's' }));
    await leaveUnconfirmed(library, key, 'No response.');
    await assert.rejects(library.attach(key, 'v-5', keptReading({ videoId: 'v-5' })), /Dismiss or remove this one/);
    assert.equal(library.get(key)?.state, 'unconfirmed');
    const elsewhere = await begin(library, intent({ service: 'other' }));
    await leaveUnconfirmed(library, elsewhere.key, 'No response.');
    assert.equal((await library.attach(elsewhere.key, 'v-5', keptReading({ videoId: 'v-5' }))).videoId, 'v-5');
  });

  it('polls a video after its ID was entered, even if the response implies an end', async () => {
    const doubtful = keptReading({ state: 'failed', certainty: 'inferred', errorMessage: 'Upstream unavailable' });
    const tracked = await library.track('s', 'v-6', doubtful);
    const { key } = await begin(library, intent());
    await leaveUnconfirmed(library, key, 'No response.');
    const attached = await library.attach(key, 'v-6', doubtful);
    for (const video of [tracked, attached]) assert.deepEqual([video.state, isFollowed(video)], ['unknown', true]);
  });

  it('polls each video of the service once, even if two of our videos get its ID', async () => {
    const late = await begin(library, intent());
    const { service } = late;
    const added = await library.track(service, 'v-1', keptReading({ state: 'running' }));
    const settled = await confirm(library, late.key, keptReading({ creditsUsed: 4 }));
    assert.deepEqual([settled.videoId, settled.state, library.get(added.key)], ['v-1', 'queued', undefined]);
    const confirmedAgain = await confirm(
      library,
      (await begin(library, intent())).key,
      keptReading({ creditsUsed: 4 }),
    );
    assert.deepEqual(
      [confirmedAgain.videoId, confirmedAgain.stopped, confirmedAgain.creditsUsed],
      ['v-1', true, undefined],
    );
    assert.equal(library.get(confirmedAgain.sameAs ?? '')?.videoId, 'v-1');
    assert.notEqual(confirmedAgain.sameAs, confirmedAgain.key);
    const downloaded = await library.track(service, 'v-2', keptReading({ state: 'succeeded' }));
    await library.patch(downloaded.key, {
      file: { state: 'here', name: `${downloaded.key}.mp4`, type: 'video/mp4', bytes: 1 },
    });
    assert.equal(
      (await confirm(library, (await begin(library, intent())).key, keptReading({ videoId: 'v-2' }))).stopped,
      true,
    );
    assert.equal(library.get(downloaded.key)?.state, 'succeeded', 'the downloaded video stays');
    const [older, newer] = [await begin(library, intent()), await begin(library, intent())];
    await confirm(library, newer.key, keptReading({ videoId: 'v-3' }));
    await confirm(library, older.key, keptReading({ videoId: 'v-3' }));
    assert.equal((await library.track(service, 'v-3', keptReading())).key, newer.key, 'the video that is polled');
    assert.deepEqual(
      library.unfinished().map(({ key }) => key),
      [late.key, newer.key],
    );
  });

  it('polls a video although its ID belongs to a finished video, because the service may reuse IDs', async () => {
    const finished = { succeeded: { videoUrl: 'https://video.example/1.mp4' }, failed: {}, canceled: {} } as const;
    for (const [state, reading] of Object.entries(finished) as [keyof typeof finished, object][]) {
      const earlier = await begin(library, intent());
      await confirm(library, earlier.key, keptReading({ videoId: state, state, ...reading }));
      const later = await begin(library, intent({ prompt: 'A blue bicycle' }));
      const confirmed = await confirm(library, later.key, keptReading({ videoId: state }));
      assert.deepEqual([confirmed.sameAs, isFollowed(confirmed)], [undefined, true], state);
      assert.equal(library.get(earlier.key)?.state, state);
    }
    const gone = await begin(library, intent());
    await confirm(library, gone.key, keptReading({ videoId: 'gone' }));
    await library.markGone(gone.key, 'Not found.');
    const later = await begin(library, intent());
    assert.ok(isFollowed(await confirm(library, later.key, keptReading({ videoId: 'gone' }))));
    await library.update(gone.key, keptReading({ videoId: 'gone', state: 'running' }));
    const polled = library.unfinished().map(({ videoId }) => videoId);
    assert.equal(polled.filter((videoId) => videoId === 'gone').length, 1, 'polled once');
  });

  it('polls a retry whose ID was already in the truncated response to the unconfirmed request', async () => {
    const first = await begin(library, intent());
    const response = { body: '{"id": "v-1", "st', http: 200, videoId: 'v-1' };
    const unconfirmed = await library.settle(first, { verdict: 'unconfirmed', message: 'Cut off.', response });
    const [retry] = (await library.beginBatch([retryIntent({ ...first, ...unconfirmed })])).recorded;
    const confirmed = await confirm(library, retry?.key ?? '', keptReading({ videoId: 'v-1' }));
    assert.ok(isFollowed(confirmed));
    assert.equal(library.get(first.key)?.sameAs, confirmed.key);
  });

  it('records no retry of a request that was confirmed while the user decided, unless the user insists', async () => {
    const first = await begin(library, intent());
    const retry = retryIntent({ ...first, ...(await leaveUnconfirmed(library, first.key, 'No response.')) });
    await confirm(library, first.key, keptReading());
    mock.method(Date, 'now', () => first.createdAt + 3_600_000);
    const { recorded, duplicates } = await library.beginBatch([retry]);
    assert.deepEqual([recorded, duplicates.map(({ existing }) => existing.key)], [[], [first.key]]);
    assert.equal((await library.beginBatch([retry], { duplicateWithinMs: 0 })).recorded.length, 1);
  });

  it('reports a second retry of a request as a duplicate, even if the clock was set back', async () => {
    const first = await begin(library, intent());
    const retry = retryIntent({ ...first, ...(await leaveUnconfirmed(library, first.key, 'No response.')) });
    const clock = mock.method(Date, 'now', () => first.createdAt - 86_400_000);
    const second = await begin(library, retry);
    await confirm(library, second.key, keptReading());
    clock.mock.mockImplementation(() => first.createdAt - 80_000_000);
    const { recorded, duplicates } = await library.beginBatch([retry]);
    assert.deepEqual([recorded, duplicates.map(({ existing }) => existing.key)], [[], [second.key]]);
    await library.markGone(second.key, 'Not found.');
    assert.equal((await library.beginBatch([retry])).recorded.length, 1);
  });

  it('polls one duplicate of a removed video, because the service has one video for both', async () => {
    const [first, ...others] = [
      await begin(library, intent()),
      await begin(library, intent()),
      await begin(library, intent()),
    ];
    for (const { key } of [first, ...others]) await confirm(library, key, keptReading());
    await library.stop(first.key);
    await library.remove(first.key);
    const [second, third] = others.map(({ key }) => library.get(key) ?? assert.fail());
    assert.deepEqual([second && isFollowed(second), second?.sameAs], [true, undefined]);
    assert.deepEqual([third?.stopped, third?.sameAs], [true, second?.key]);
  });

  it('adds the video of a late response if the user has entered another ID meanwhile', async () => {
    const { key, service } = await begin(library, intent());
    await leaveUnconfirmed(library, key, 'No response.');
    await library.attach(key, 'v-entered', keptReading({ videoId: 'v-entered' }));
    assert.equal((await confirm(library, key, keptReading({ videoId: 'v-late' }))).videoId, 'v-entered');
    await confirm(library, key, keptReading({ videoId: 'v-late' }));
    const late = library.find(service, 'v-late');
    assert.deepEqual([late.length, late.every(isFollowed), library.list().length], [1, true, 2]);
  });

  it('adds a video started elsewhere once, even if it is entered repeatedly', async () => {
    const one = await library.track('s', 'v-5', keptReading({ state: 'running', videoId: 'v-5' }));
    const trackedAgain = await library.track('s', 'v-5', keptReading({ state: 'succeeded', videoId: 'v-5' }));
    assert.deepEqual([trackedAgain.key, trackedAgain.state, library.list().length], [one.key, 'succeeded', 1]);
    assert.deepEqual(library.finishedDurations('s', 0), []);
  });

  it('stores the last response as text, without bearer tokens', async () => {
    const { key } = await begin(library, intent());
    const body = { headers: { authorization: 'Bearer abc.def-1' }, note: 'bad key' };
    await reject(library, key, 'Invalid key.', { body, http: 401 });
    const response = library.response(key);
    assert.equal(response?.http, 401);
    assert.doesNotMatch(response.body, /abc\.def/);
    assert.match(response.body, /bad key/);
  });

  it('learns durations and prices from finished videos, and keeps them after a removal', async () => {
    let now = 1_000_000;
    mock.method(Date, 'now', () => now);
    const timed = await folder.open();
    const run = async (gaps: readonly number[]): Promise<string> => {
      const { key } = await begin(timed, intent({ service: 's' }));
      now += 100;
      await confirm(timed, key, keptReading());
      for (const gap of gaps.slice(0, -1)) {
        now += gap;
        await timed.update(key, keptReading({ state: 'running' }));
      }
      now += gaps.at(-1) ?? 0;
      await timed.update(key, keptReading({ state: 'succeeded', creditsUsed: 4 }));
      return key;
    };
    const key = await run([20_000, 9_900]);
    await run([39_900]);
    await run([20_000, 3_600_000]);
    await timed.remove(key);
    assert.deepEqual(timed.finishedDurations('s', 8), [30_000]);
    assert.deepEqual(timed.finishedDurations('s', 2), [15_000], 'estimated from another duration');
    assert.deepEqual(timed.prices('s')[0], { duration: 8, aspectRatio: '9:16', creditsUsed: 4, basis: 'response' });
  });

  it('learns the real duration of a video that was misread as failed or gone', async () => {
    let now = 1_000_000;
    mock.method(Date, 'now', () => now);
    const timed = await folder.open();
    for (const mistake of ['failed', 'gone'] as const) {
      const service = `s-${mistake}`;
      const { key } = await begin(timed, intent({ service }));
      now += 100;
      await confirm(timed, key, keptReading());
      now += 9_900;
      const failed = keptReading({ state: 'failed', errorMessage: 'Not ready yet' });
      if (mistake === 'failed') await timed.update(key, failed);
      else await timed.markGone(key, 'Not found.');
      now += 10_000;
      const done = await timed.update(key, keptReading({ state: 'succeeded' }));
      assert.deepEqual([done.state, done.finishedAt, done.errorMessage], ['succeeded', now, undefined]);
      assert.deepEqual(timed.finishedDurations(service, 8), [20_000]);
    }
  });

  it('fires its own changes before the write resolves, even if a listener throws', async () => {
    const changes: LibraryChange[] = [];
    library.onDidChange(() => {
      throw new Error('a broken view');
    });
    library.onDidChange((change) => changes.push(change));
    const video = await begin(library, intent());
    assert.deepEqual(changes, [{ videos: [video], removed: [] }]);
    await reject(library, video.key, 'Refused.');
    await library.remove(video.key);
    assert.deepEqual(changes.at(-1), { videos: [], removed: [video.key] });
  });

  it('does not remove a video that is being submitted', async () => {
    const { key } = await begin(library, intent());
    await assert.rejects(library.remove(key), LibraryError);
    assert.ok(library.get(key));
  });

  it('refuses a library of a newer version with a message, and leaves it unchanged', async () => {
    library.dispose();
    const file = join(folder.path, 'library.db');
    const database = new DatabaseSync(file);
    database.exec(`PRAGMA journal_mode = DELETE; PRAGMA user_version = ${libraryFormat + 1}`);
    database.close();
    const before = await readFile(file);
    await assert.rejects(
      folder.open(),
      (error: unknown) => error instanceof LibraryError && error.message.includes('newer version'),
    );
    assert.deepEqual(await readFile(file), before);
  });

  it('sets a library of an older format aside, and reports it in one sentence', async () => {
    const older = await LibraryFolder.make();
    try {
      const database = new DatabaseSync(join(older.path, 'library.db'));
      database.exec(await readFile(join(repositoryRoot, 'test/data/library-17e5fc9.sql'), 'utf8'));
      const count = database.prepare('SELECT count(*) AS n FROM videos').get()?.n;
      database.close();
      const key = randomUUID();
      await mkdir(join(older.path, 'files'));
      await writeFile(join(older.path, 'files', `${key}.mp4`), 'a video');
      const opened = await older.open();
      const [aside = ''] = (await readdir(older.path)).filter((name) => name.startsWith('library.other-'));
      assert.equal(
        opened.recovered,
        `The video library has the format of another version, so it was set aside as ${aside} and a new one was created.`,
      );
      assert.deepEqual(
        opened.list().map(({ file }) => file),
        [{ state: 'here', name: `${key}.mp4`, type: 'video/mp4', bytes: 7 }],
        'the files stay',
      );
      const oldDatabase = new DatabaseSync(join(older.path, aside), { readOnly: true });
      assert.equal(oldDatabase.prepare('SELECT count(*) AS n FROM videos').get()?.n, count);
      oldDatabase.close();
      const { key: begun } = await begin(opened, intent());
      assert.ok((await older.open()).get(begun), 'other windows share the new one');
    } finally {
      await older.remove();
    }
  });

  it('waits for a lock without blocking the event loop, and then gives up with an error message', async function () {
    this.timeout(15_000);
    const other = new DatabaseSync(join(folder.path, 'library.db'));
    // The real time, even while performance.now() is mocked.
    const now = performance.now.bind(performance);
    let longest = 0;
    let last = now();
    let pulses = 0;
    const pulse = setInterval(() => {
      pulses++;
      longest = Math.max(longest, now() - last);
      last = now();
    }, 1);
    try {
      other.exec('BEGIN IMMEDIATE');
      const free = async (): Promise<void> => {
        await waitUntil('many turns of the event loop', () => pulses > 500);
        assert.deepEqual(library.list(), [], 'reading does not wait');
        other.exec('ROLLBACK');
      };
      const [video] = await Promise.all([begin(library, intent()), free()]);
      assert.equal(library.list()[0]?.key, video.key);
      other.exec('BEGIN IMMEDIATE');
      let skippedMs = 0;
      mock.method(performance, 'now', () => now() + skippedMs);
      let isWaiting = true;
      const refused = assert
        .rejects(
          begin(library, intent()),
          (error: unknown) => error instanceof LibraryError && error.message.includes('locked'),
        )
        .finally(() => (isWaiting = false));
      const before = pulses;
      await waitUntil('more turns of the event loop', () => pulses > before + 100);
      assert.ok(isWaiting, 'gave up at once');
      skippedMs = 6_000;
      await refused;
    } finally {
      mock.restoreAll();
      clearInterval(pulse);
      other.close();
    }
    assert.equal(library.list({ limit: 10_000 }).length, 1);
    // Checks the time that SQLite itself may wait, because on a busy machine the pauses also have other causes.
    const waits = await library.transact((connection) => connection.get('PRAGMA busy_timeout')?.timeout);
    assert.ok(Number(waits) <= 50, `SQLite may wait for ${String(waits)} ms`);
    assert.ok(longest < 500, `the event loop was blocked for ${longest} ms`);
  });

  it('leaves no data of a removed video in any file, whether other windows are open or closed', async () => {
    const other = await folder.open();
    const [secret, id] = ['A secret launch nobody may know of', 'v-secret-4711'];
    const kept = await begin(library, intent({ prompt: 'Another one' }));
    const { key } = await begin(library, intent({ prompt: secret }));
    await library.markSent(key);
    await confirm(library, key, keptReading({ videoId: id, body: { id, prompt: secret } }));
    await library.update(key, keptReading({ videoId: id, state: 'failed', errorMessage: secret }));
    const found = async (): Promise<string[]> => {
      const names = await readdir(folder.path, { recursive: true, withFileTypes: true });
      const files = names.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name));
      const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')));
      return files.filter((_file, index) => [secret, id].some((it) => texts[index]?.includes(it)));
    };
    assert.ok((await found()).length > 0);
    await library.remove(key);
    assert.deepEqual(await found(), []);
    for (const window of [other, library]) window.dispose();
    assert.deepEqual(await found(), []);
    assert.equal((await folder.open()).get(kept.key)?.prompt, 'Another one');
  });

  it('reports a full disk, and records nothing', async () => {
    await library.transact((connection) => connection.get('PRAGMA max_page_count = 1'));
    await assert.rejects(
      begin(library, intent({ prompt: 'x'.repeat(100_000) })),
      (error: unknown) => error instanceof LibraryError && error.message.includes('disk is full'),
    );
    assert.equal(library.list({ limit: 10_000 }).length, 0);
    await library.transact((connection) => connection.get('PRAGMA max_page_count = 1000000'));
    assert.ok(await begin(library, intent()));
  });

  it('reports a storage folder that is a file', async () => {
    const file = join(folder.path, 'file');
    await writeFile(file, '');
    await assert.rejects(VideoLibrary.open(join(file, 'sub'), quietLog), LibraryError);
  });

  it('stays readable if the window cannot be registered, as on a full disk', async () => {
    const { key } = await begin(library, intent());
    library.dispose();
    await rm(join(folder.path, 'windows'), { recursive: true });
    await writeFile(join(folder.path, 'windows'), '');
    const again = await folder.open();
    assert.deepEqual(
      again.list().map((video) => video.key),
      [key],
    );
  });

  it('reports a read-only folder, and stays readable', async () => {
    await library.transact((connection) => connection.get('PRAGMA query_only = 1'));
    await assert.rejects(
      begin(library, intent()),
      (error: unknown) => error instanceof LibraryError && error.message.includes("can't be written"),
    );
    assert.deepEqual(library.list(), []);
  });

  it('resolves a committed write even if the read after it fails', async () => {
    const changes: LibraryChange[] = [];
    library.onDidChange((change) => changes.push(change));
    const database = Reflect.get(library, 'database') as { read: VideoLibrary['read'] };
    const { read } = database;
    database.read = () => {
      throw new LibraryError('The disk reported an error.');
    };
    const begun = begin(library, intent());
    await begun;
    database.read = read;
    const video = await begun;
    await waitUntil('the report', () => changes.length > 0);
    assert.deepEqual(changes[0]?.videos, [video], 'the change is reported once it can be read');
  });

  it('stores an ID beside a library of a newer format, and the next window records it', async () => {
    const { key } = await begin(library, intent());
    const file = join(folder.path, 'library.db');
    const database = new DatabaseSync(file);
    database.exec(`PRAGMA user_version = ${libraryFormat + 1}`);
    const video = library.get(key);
    assert.ok(video);
    const outcome = { verdict: 'confirmed', reading: { ...keptReading(), videoId: 'v-paid' } } as const;
    await assert.rejects(library.settle(video, outcome), /newer version/);
    library.keepOutcome(video, outcome);
    database.exec(`PRAGMA user_version = ${libraryFormat}`);
    database.close();
    const next = await folder.open();
    assert.deepEqual([next.get(key)?.videoId, next.get(key)?.state], ['v-paid', 'queued']);
    assert.deepEqual(
      (await readdir(folder.path)).filter((name) => name.startsWith('outcome')),
      [],
    );
  });

  it('settles the videos of a dead window despite unreadable files beside the library', async () => {
    const { key } = await begin(library, intent());
    await library.markSent(key);
    await library.transact((connection) => connection.run(`UPDATE videos SET owner = 'a killed window'`));
    const unreadable = `outcome-${randomUUID()}`;
    await writeFile(join(folder.path, unreadable), '{');
    const withOutcome = await begin(library, intent());
    library.keepOutcome(withOutcome, { verdict: 'confirmed', reading: { ...keptReading(), videoId: 'v-paid' } });
    const warnings: string[] = [];
    const next = await folder.open({ ...quietLog, warn: (message) => warnings.push(message) });
    assert.deepEqual([next.get(key)?.state, next.get(withOutcome.key)?.videoId], ['unconfirmed', 'v-paid']);
    assert.ok(warnings.join().includes(unreadable));
    assert.equal(await readFile(join(folder.path, `${unreadable}.unreadable`), 'utf8'), '{');
  });

  it('ignores a stored outcome that is already recorded', async () => {
    const { key } = await begin(library, intent());
    const video = await library.markSent(key);
    const outcome = { verdict: 'confirmed', reading: { ...keptReading(), videoId: 'v-1' } } as const;
    await library.settle(video, outcome);
    const running = await library.update(key, keptReading({ state: 'running', body: { status: 'running' } }));
    library.keepOutcome(video, outcome);
    const next = await folder.open();
    assert.deepEqual(next.get(key), running);
    assert.match(next.response(key)?.body ?? '', /running/);
    assert.deepEqual(
      (await readdir(folder.path)).filter((name) => name.startsWith('outcome')),
      [],
    );
  });

  it('adds the next balance to a video that a closed window left unconfirmed', async () => {
    const closing = await folder.open();
    const { key, service } = await begin(closing, intent());
    await closing.markSent(key, 10);
    const before = library.changes();
    closing.dispose();
    assert.equal(library.get(key)?.state, 'unconfirmed');
    const setBack = { readAt: Date.now() - 3_600_000 };
    await library.rememberCredits(service, { balance: 9, ...setBack }, before);
    assert.equal(library.get(key)?.creditsAfter, undefined, 'requested before the window closed');
    await library.rememberCredits(service, { balance: 6, ...setBack }, library.changes());
    await library.rememberCredits(service, { balance: 2, readAt: Date.now() }, library.changes());
    assert.deepEqual([library.get(key)?.creditsBefore, library.get(key)?.creditsAfter], [10, 6]);
  });

  it('reads at most two possibly charged videos, by an index', async () => {
    await fillLibrary(library, 3_000);
    const service = 'https://video.example/api/v1/developer';
    assert.equal(library.chargedSince(service, 0).length, 2);
    assert.equal(library.chargedSince('another', 0).length, 0);
    const { key } = await begin(library, intent({ service: 'another' }));
    assert.deepEqual(
      [0, Date.now() + 1_000].map((since) => library.chargedSince('another', since).map((video) => video.key)),
      [[key], [key]],
      'includes a submitting video, whenever it began',
    );
    await reject(library, key, 'Refused.');
    assert.deepEqual(library.chargedSince('another', 0), []);
  });

  it('deletes the files of a video removed during its download, and sweeps only files of removed videos', async () => {
    const files = library.filesFolder;
    const { key } = await begin(library, intent());
    await confirm(library, key, keptReading({ state: 'succeeded' }));
    await writeFile(join(files, `${key}.part`), 'x');
    await library.remove(key);
    assert.deepEqual(await readdir(files), []);
    const [lost, existing] = [randomUUID(), (await begin(library, intent())).key];
    const names = [`${existing}.part`, `${lost}.mp4`, 'notes.txt'];
    for (const name of [...names, `${key}.mp4`, `${key}.part.json`]) await writeFile(join(files, name), 'x');
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    for (const name of names) await utimes(join(files, name), longAgo, longAgo);
    await sweepFiles(files, library.read(readRemovals));
    assert.deepEqual((await readdir(files)).sort(), names.sort());
  });

  it('works for several windows with a rollback journal, if SQLite refuses WAL', async () => {
    const home = await LibraryFolder.make();
    const exec = Object.getOwnPropertyDescriptor(DatabaseSync.prototype, 'exec');
    assert.ok(exec);
    const run = exec.value as (sql: string) => void;
    DatabaseSync.prototype.exec = function (sql) {
      if (sql.includes('= WAL')) throw Object.assign(new Error('unable to open database file'), { errcode: 14 });
      run.call(this, sql);
    };
    try {
      const [one, two] = [await home.open(), await home.open()];
      assert.equal(one.read((connection) => connection.get('PRAGMA journal_mode'))?.journal_mode, 'delete');
      const { key } = await begin(one, intent());
      assert.equal(two.get(key)?.key, key);
      await Promise.all([confirm(two, key, keptReading()), begin(one, intent()), begin(two, intent())]);
      assert.deepEqual([one.get(key)?.videoId, one.list().length], ['v-1', 3]);
    } finally {
      Object.defineProperty(DatabaseSync.prototype, 'exec', exec);
      await home.remove();
    }
  });

  it('logs errors of listeners', async () => {
    const errors: string[] = [];
    const logged = await folder.open({ ...quietLog, error: (message) => errors.push(message) });
    logged.onDidChange(() => {
      throw new Error('a broken view');
    });
    await begin(logged, intent());
    assert.match(errors.join(), /a broken view/);
  });
});
