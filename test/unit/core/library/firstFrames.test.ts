import assert from 'node:assert/strict';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureEnding } from '../../../../src/core/library/firstFrames';
import type { VideoLibrary } from '../../../../src/core/library/library';
import { largestPicture } from '../../../../src/core/media/jpeg';
import { begin, intent, LibraryFolder } from '../../../support/libraryFolder';
import { waitUntil } from '../../../support/waitUntil';

describe('the first frames of videos', () => {
  const jpeg = (size: number, last: number): Uint8Array =>
    new Uint8Array(size).fill(last).with(0, 0xff).with(1, 0xd8).with(2, 0xff);
  let folder: LibraryFolder;
  let library: VideoLibrary;

  beforeEach(async () => {
    folder = await LibraryFolder.make();
    library = await folder.open();
  });
  afterEach(() => folder.remove());

  const files = (): Promise<string[]> => readdir(library.filesFolder);

  it('are stored once per video, with one notification', async () => {
    const { key } = await begin(library, intent());
    const notified: string[] = [];
    library.firstFrames.onDidKeep((it) => notified.push(it));
    assert.equal(await library.firstFrames.read(key), undefined);
    await library.firstFrames.keep(key, jpeg(40, 1));
    await library.firstFrames.keep(key, jpeg(40, 2));
    assert.equal((await library.firstFrames.read(key))?.at(-1), 1);
    assert.deepEqual(notified, [key]);
  });

  it('are stored only as small JPEGs of videos in the library', async () => {
    const { key } = await begin(library, intent());
    await library.firstFrames.keep(key, jpeg(largestPicture + 1, 1));
    await library.firstFrames.keep(key, new Uint8Array(40));
    await library.firstFrames.keep('..', jpeg(40, 1));
    assert.deepEqual(await files(), []);
    await library.firstFrames.keep(key, jpeg(largestPicture, 1));
    assert.deepEqual(await files(), [key + pictureEnding]);
  });

  it('are deleted with their video, also during the write', async () => {
    const one = await begin(library, intent());
    const other = await begin(library, intent());
    for (const { key } of [one, other]) {
      await library.settle(await library.markSent(key), { verdict: 'rejected', message: 'Refused.' });
    }
    await library.firstFrames.keep(one.key, jpeg(40, 1));
    const keeping = library.firstFrames.keep(other.key, jpeg(40, 1));
    await Promise.all([library.remove(one.key), library.remove(other.key), keeping]);
    await waitUntil('no file', async () => (await files()).length === 0);
  });

  it('are not mistaken for videos when the library is rebuilt from its files', async () => {
    const { key } = await begin(library, intent());
    await library.firstFrames.keep(key, jpeg(40, 1));
    library.dispose();
    await rm(join(folder.path, 'library.db'));
    await writeFile(join(folder.path, 'library.db'), 'damaged');
    const rebuilt = await folder.open();
    assert.deepEqual(rebuilt.list(), []);
  });
});
