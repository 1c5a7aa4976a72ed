import assert from 'node:assert/strict';
import type { ResponsePins } from '../../../../src/api/types';
import type { VideoLibrary } from '../../../../src/core/library/library';
import { type Lesson, planLesson, withTeaching } from '../../../../src/core/teaching/lesson';
import { reversed } from '../../../../src/core/video/readingChange';
import type { Video } from '../../../../src/core/video/video';
import { keptReading, begin, confirm, intent, LibraryFolder } from '../../../support/libraryFolder';

const service = 'https://video.example/api';
const link = 'https://cdn.example.com/v/1';
const now = 1_800_000_000_000;

/** Teaches a service without earlier lessons. */
function lesson(after: ResponsePins): Lesson {
  return { before: {}, after };
}

const spilled = lesson(withTeaching({}, { role: 'status', pointer: undefined, word: 'spilled', state: 'failed' }));

describe('a lesson', () => {
  let folder: LibraryFolder;
  let library: VideoLibrary;
  beforeEach(async () => {
    folder = await LibraryFolder.make();
    library = await folder.open();
  });
  afterEach(async () => {
    await folder.remove();
  });

  /** A polled video with an unknown status, whose last response is `body`. */
  async function unknown(videoId: string, body: object, changes: Partial<Video> = {}): Promise<string> {
    const { key } = await begin(library, intent({ service: changes.service ?? service }));
    await confirm(library, key, keptReading({ videoId, state: 'unknown', statusText: 'spilled', body }));
    return key;
  }

  /** A video whose generate request had a response without an ID. */
  async function unconfirmed(body: object): Promise<string> {
    const video = await begin(library, intent());
    await library.settle(video, { verdict: 'unconfirmed', message: 'No ID.', response: { body, http: 200 } });
    return video.key;
  }

  const plan = (taughtLesson: Lesson): readonly (readonly [string, string])[] =>
    planLesson(library, service, taughtLesson, now).map(({ before, after }) => [before.key, after.state]);

  it('changes every video of the service whose last response has the taught word, and no other video', async () => {
    const first = await unknown('v-1', { id: 'v-1', phase: { status: 'spilled' } });
    const second = await unknown('v-2', { id: 'v-2', phase: { status: 'SPILLED' } });
    await unknown('v-3', { id: 'v-3', phase: { status: 'brewed' } });
    await unknown('v-4', { id: 'v-4', phase: { status: 'spilled' } }, { service: 'https://other.example/api' });
    assert.deepEqual(plan(spilled), [
      [second, 'failed'],
      [first, 'failed'],
    ]);
  });

  it('changes nothing in the library until its changes are written', async () => {
    const key = await unknown('v-1', { id: 'v-1', status: 'spilled' });
    const changes = planLesson(library, service, spilled, now);
    assert.equal(library.get(key)?.state, 'unknown');
    await library.changeReadings(changes);
    assert.deepEqual(
      [library.get(key)?.state, library.get(key)?.finishedAt, library.unfinished()],
      ['failed', now, []],
    );
  });

  it('gives an unconfirmed video the ID at the taught pointer, so that it is polled', async () => {
    const key = await unconfirmed({ zz: { q: 'abc-1' } });
    await library.changeReadings(planLesson(library, service, lesson({ pointers: { videoId: '/zz/q' } }), now));
    const video = library.get(key);
    assert.deepEqual([video?.videoId, video?.state, video?.errorMessage], ['abc-1', 'unknown', undefined]);
    assert.deepEqual(
      library.unfinished().map((it) => it.key),
      [key],
    );
  });

  it('never polls two videos under one ID', async () => {
    const known = await unknown('abc-1', { id: 'abc-1', status: 'spilled' });
    const key = await unconfirmed({ zz: { q: 'abc-1' } });
    await library.changeReadings(planLesson(library, service, lesson({ pointers: { videoId: '/zz/q' } }), now));
    assert.deepEqual([library.get(key)?.sameAs, library.get(key)?.stopped], [known, true]);
  });

  it('downloads a ready video from the link at the taught pointer', async () => {
    const { key } = await begin(library, intent());
    const body = { id: 'v-1', status: 'completed', zz: { q: link } };
    await confirm(library, key, keptReading({ state: 'succeeded', statusText: 'completed', body }));
    await library.patch(key, { file: { state: 'failed', reason: 'There is no link.' } });
    await library.changeReadings(planLesson(library, service, lesson({ pointers: { videoUrl: '/zz/q' } }), now));
    const { videoUrl, file } = library.get(key) ?? {};
    assert.deepEqual([videoUrl, file], [link, { state: 'due', at: now }]);
  });

  it('ends no video by an inferred reading: a success without a link, or a link alone', async () => {
    await unknown('v-1', { id: 'v-1', status: 'spilled' });
    assert.deepEqual(plan(lesson({ statusWords: { spilled: 'succeeded' } })), []);
    await unknown('v-2', { id: 'v-2', zz: { q: link } });
    assert.deepEqual(plan(lesson({ pointers: { videoUrl: '/zz/q' } })), []);
  });

  it('leaves a refusal and a response that is not JSON unchanged', async () => {
    const video = await begin(library, intent());
    const response = { body: { status: 'spilled', id: 'v-9' }, http: 409 };
    await library.settle(video, { verdict: 'unconfirmed', message: 'Conflict.', response });
    const other = await begin(library, intent());
    await confirm(library, other.key, keptReading({ state: 'unknown', body: 'spilled' }));
    assert.deepEqual(plan(spilled), []);
  });

  it('is undone completely, except for a video that changed since', async () => {
    const [kept, moved] = [await unknown('v-1', { id: 'v-1', status: 'spilled' }), await unconfirmed({ q: 'abc-1' })];
    const before = [kept, moved].map((key) => library.get(key));
    const pins: ResponsePins = { pointers: { videoId: '/q' }, statusWords: { spilled: 'failed' } };
    const done = await library.changeReadings(planLesson(library, service, lesson(pins), now));
    await library.changeReadings(done.map(reversed));
    assert.deepEqual(
      [kept, moved].map((key) => library.get(key)),
      before,
    );
    const changes = await library.changeReadings(planLesson(library, service, lesson(pins), now));
    await library.update(moved, keptReading({ videoId: 'abc-1', state: 'running' }));
    await library.changeReadings(changes.map(reversed));
    assert.deepEqual(
      [kept, moved].map((key) => library.get(key)?.state),
      ['unknown', 'running'],
    );
  });

  it('leaves a video unchanged that another window changed while the confirmation was open', async () => {
    const key = await unknown('v-1', { id: 'v-1', status: 'spilled' });
    const changes = planLesson(library, service, spilled, now);
    const other = await folder.open();
    await other.update(key, keptReading({ state: 'running' }));
    assert.deepEqual(await library.changeReadings(changes), []);
    assert.equal(library.get(key)?.state, 'running');
  });
});

describe('the pins of a service after another lesson', () => {
  it('keep earlier lessons, and replace a taught word whatever its case', () => {
    const before: ResponsePins = {
      pointers: { videoId: '/id' },
      statusWords: { Spilled: 'running', brewed: 'queued' },
    };
    const after = withTeaching(before, { role: 'status', pointer: '/job/phase', word: 'spilled', state: 'failed' });
    assert.deepEqual(after, {
      pointers: { videoId: '/id', status: '/job/phase' },
      statusWords: { brewed: 'queued', spilled: 'failed' },
    });
  });
});
