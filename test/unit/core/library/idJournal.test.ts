import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { appendFile, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { keptReading, begin, confirm, intent, LibraryFolder } from '../../../support/libraryFolder';

describe('the journal of video IDs', () => {
  let folder: LibraryFolder;
  beforeEach(async () => {
    folder = await LibraryFolder.make();
  });
  afterEach(() => folder.remove());

  const journal = (): string => readFileSync(join(folder.path, 'video-ids.jsonl'), 'utf8');

  for (const [damageName, damage] of [
    ['deleted', (file: string) => rm(file)],
    ['emptied', (file: string) => truncate(file)],
  ] as const) {
    it(`restores the videos, except removed ones, of a library that was ${damageName} while closed`, async () => {
      const library = await folder.open();
      const [paid, removed, started] = [
        await begin(library, intent()),
        await begin(library, intent()),
        await begin(library, intent()),
      ];
      await confirm(library, paid.key, keptReading({ videoId: 'v-paid' }));
      await confirm(library, removed.key, keptReading({ videoId: 'v-removed' }));
      const { key: tracked } = await library.track('sandbox', 'v-tracked', keptReading({ videoId: 'v-tracked' }));
      await library.remove(removed.key);
      library.dispose();
      await damage(join(folder.path, 'library.db'));
      await rm(join(folder.path, 'library.db-wal'), { force: true });
      await appendFile(join(folder.path, 'video-ids.jsonl'), '{"key":"half');
      const reopened = await folder.open();
      const restored = reopened.list().map(({ key, service, videoId, state }) => [key, service, videoId, state]);
      assert.deepEqual(
        restored.sort(),
        [
          [paid.key, paid.service, 'v-paid', 'queued'],
          [tracked, 'sandbox', 'v-tracked', 'queued'],
        ].sort(),
      );
      assert.equal(reopened.get(started.key), undefined);
      assert.match(reopened.recovered ?? '', /missing|damaged/);
    });
  }

  it("yields to a window's newer data about a video", async () => {
    const library = await folder.open();
    const { key } = await begin(library, intent({ prompt: 'All of it' }));
    await confirm(library, key, keptReading({ videoId: 'v-1' }));
    const reset = new Promise((resolve) => library.onDidReset(resolve));
    await rm(join(folder.path, 'library.db'));
    await library.patch(key, { failedChecks: 1 });
    await reset;
    assert.deepEqual([library.get(key)?.prompt, library.get(key)?.videoId], ['All of it', 'v-1']);
  });

  it('contains no data of a removed video', async () => {
    const library = await folder.open();
    const { key } = await begin(library, intent());
    await confirm(library, key, keptReading({ videoId: 'v-secret' }));
    assert.match(journal(), /v-secret/);
    await library.remove(key);
    assert.doesNotMatch(journal(), /v-secret|\{/);
  });
});
