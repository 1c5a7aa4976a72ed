import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sendVideo } from '../../../../src/core/generate/generate';
import { keepOutcome, reserveOutcome, takeOutcomes } from '../../../../src/core/library/outcomeFiles';
import { VideoLibrary } from '../../../../src/core/library/library';
import type { Video } from '../../../../src/core/video/video';
import { keptReading, begin, intent, LibraryFolder } from '../../../support/libraryFolder';
import { quietLog } from '../../../support/quietLog';
import { SmallDisk } from '../../../support/smallDisk';

describe('the outcome file of a request', () => {
  const outcomesIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.startsWith('outcome'));
  const accepted = (body: unknown = { id: 'v-paid' }): Parameters<typeof sendVideo>[1]['api'] => ({
    generateVideo: () => Promise.resolve({ reading: { ...keptReading(), videoId: 'v-paid' }, body, status: 200 }),
  });

  it('exists before the request leaves, and is deleted once the outcome is recorded', async () => {
    const folder = await LibraryFolder.make();
    const library = await folder.open();
    const video = await begin(library, intent());
    const api = {
      generateVideo: () => {
        const [name = ''] = outcomesIn(folder.path);
        assert.equal(statSync(join(folder.path, name)).size, 16_384);
        return accepted().generateVideo({ prompt: '', duration: 8 });
      },
    };
    assert.equal((await sendVideo(video, { library, api })).video.videoId, 'v-paid');
    assert.deepEqual(outcomesIn(folder.path), []);
    await folder.remove();
  });

  it('is not deleted as empty if a closing window stores a late outcome while another window reads it', async () => {
    const folder = await LibraryFolder.make();
    const video = await begin(await folder.open(), intent());
    const settled: (string | undefined)[] = [];
    const settle = ({ key }: Video): Promise<void> => Promise.resolve(void settled.push(key));
    const storeLate = (): boolean => {
      keepOutcome(folder.path, video, { verdict: 'confirmed', reading: { ...keptReading(), videoId: 'v-paid' } });
      return false;
    };
    reserveOutcome(folder.path, video.key);
    await takeOutcomes(folder.path, { isSubmitting: storeLate, settle }, quietLog);
    await takeOutcomes(folder.path, { isSubmitting: () => false, settle }, quietLog);
    assert.deepEqual([settled, outcomesIn(folder.path)], [[video.key], []]);
    await folder.remove();
  });

  for (const [name, body, prompt] of [
    ['', { id: 'v-paid' }, 'A red bicycle'],
    [' (long prompt and response)', { id: 'v-paid', more: 'x'.repeat(100_000) }, 'Words. '.repeat(5_000)],
  ] as const) {
    it(`holds the ID of a response on a full disk, even if the window then closes${name}`, async function () {
      if (!SmallDisk.isPossible && process.env.CI === undefined) this.skip();
      const disk = SmallDisk.make(4);
      try {
        const library = await VideoLibrary.open(disk.path, quietLog);
        const video = await begin(library, intent({ prompt }));
        const api = {
          generateVideo: () => {
            disk.fill();
            return accepted(body).generateVideo({ prompt, duration: 8 });
          },
        };
        const { error } = await sendVideo(video, { library, api });
        assert.match(error?.message ?? '', /request was sent/);
        library.dispose();
        disk.free();
        const next = await VideoLibrary.open(disk.path, quietLog);
        const { state, videoId, prompt: kept } = next.get(video.key) ?? {};
        next.dispose();
        assert.deepEqual([state, videoId, kept], ['queued', 'v-paid', prompt]);
        assert.deepEqual(outcomesIn(disk.path), []);
      } finally {
        disk.remove();
      }
    });
  }

  it('prevents the request if the disk is full', async function () {
    if (!SmallDisk.isPossible && process.env.CI === undefined) this.skip();
    const disk = SmallDisk.make(4);
    try {
      const library = await VideoLibrary.open(disk.path, quietLog);
      const video = await begin(library, intent());
      disk.fill();
      const api = { generateVideo: () => assert.fail('sent') };
      const { error } = await sendVideo(video, { library, api });
      assert.match(error?.message ?? '', /disk is full/);
      disk.free();
      library.dispose();
      const next = await VideoLibrary.open(disk.path, quietLog);
      assert.equal(next.get(video.key)?.state, 'rejected');
      next.dispose();
    } finally {
      disk.remove();
    }
  });

  it('prevents the request if the file cannot be created, even if the library is writable', async () => {
    const folder = await LibraryFolder.make();
    const library = await folder.open();
    const video = await begin(library, intent());
    await mkdir(join(folder.path, `outcome-${video.key}`));
    const { error } = await sendVideo(video, { library, api: { generateVideo: () => assert.fail('sent') } });
    assert.notEqual(error, undefined);
    assert.equal(library.get(video.key)?.request.state, 'held');
    await folder.remove();
  });

  it('is kept during the request, in any window, until its content is recorded', async () => {
    const folder = await LibraryFolder.make();
    const library = await folder.open();
    const video = await begin(library, intent());
    reserveOutcome(folder.path, video.key);
    const take = (isSubmitting: boolean, settle: () => Promise<unknown> = () => assert.fail('recorded')) =>
      takeOutcomes(folder.path, { isSubmitting: () => isSubmitting, settle }, quietLog);
    await take(true);
    assert.equal(outcomesIn(folder.path).length, 1, 'reserved, without an outcome yet');
    keepOutcome(folder.path, video, { verdict: 'unconfirmed', message: 'No response.' });
    await take(false, () => Promise.reject(new Error('The library is locked.')));
    assert.equal(outcomesIn(folder.path).length, 1, 'not recorded yet');
    await take(false, () => Promise.resolve());
    assert.deepEqual(outcomesIn(folder.path), []);
    reserveOutcome(folder.path, video.key);
    await take(false);
    assert.deepEqual(outcomesIn(folder.path), [], 'the window of the request has ended');
    await folder.remove();
  });
});
