import assert from 'node:assert/strict';
import { renameSync, rmSync } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { LibraryDatabase } from '../../../../src/core/library/connection';
import { DamagedLibraryError } from '../../../../src/core/library/errors';
import { LibraryError, type VideoLibrary } from '../../../../src/core/library/library';
import { rebuildError } from '../../../../src/core/library/salvage';
import type { Video } from '../../../../src/core/video/video';
import { damageFile } from '../../../support/damageFile';
import { fillLibrary } from '../../../support/fillLibrary';
import { keptReading, begin, confirm, intent, LibraryFolder } from '../../../support/libraryFolder';
import { LibraryWindow } from '../../../support/libraryWindow';
import { quietLog } from '../../../support/quietLog';
import { waitUntil } from '../../../support/waitUntil';

describe('a damaged library', function () {
  this.timeout(120_000);
  let folder: LibraryFolder;
  let file: string;

  beforeEach(async () => {
    folder = await LibraryFolder.make();
    file = join(folder.path, 'library.db');
  });
  afterEach(() => folder.remove());

  const makeLibrary = async (count: number): Promise<string[]> => {
    const library = await folder.open();
    const keys = (await fillLibrary(library, count)).map((video) => video.key);
    library.dispose();
    return keys;
  };

  /** Reads a video's ID from the file, as another program would. */
  const storedId = (key: string): SQLOutputValue | undefined => {
    using database = new DatabaseSync(file, { readOnly: true });
    return database.prepare('SELECT video_id FROM videos WHERE key = ?').get(key)?.video_id;
  };

  const setAsideFiles = async (): Promise<string[]> =>
    (await readdir(folder.path)).filter((name) => name.startsWith('library.corrupt-') && name.endsWith('.db'));

  it('is set aside and reported if it is no database', async () => {
    await makeLibrary(5);
    const garbage = 'This is no database. '.repeat(1_000);
    await writeFile(file, garbage);
    const library = await folder.open();
    assert.match(library.recovered ?? '', /damaged. Videos recovered: 5/);
    const [name] = await setAsideFiles();
    assert.ok(name);
    assert.equal(await readFile(join(folder.path, name), 'utf8'), garbage);
    assert.ok(await begin(library, intent()));
    library.dispose();
    assert.equal((await folder.open()).recovered, undefined);
  });

  it('is rebuilt from its readable rows if its end is missing', async () => {
    const keys = await makeLibrary(600);
    await truncate(file, Math.floor((await stat(file)).size / 2 / 4096) * 4096);
    const library = await folder.open();
    const recoveredCount = keys.filter((key) => library.get(key) !== undefined).length;
    assert.match(library.recovered ?? '', new RegExp(`damaged. Videos recovered: ${recoveredCount}`));
    const rows = keys.filter((key) => hasRow(library, key)).length;
    assert.ok(rows >= 100, `${rows} of 600`);
    assert.equal(library.list({ limit: 10_000 }).length, recoveredCount);
    assert.equal((await setAsideFiles()).length, 1);
  });

  it('is rebuilt with the rows between a damaged page and a missing end', async () => {
    const keys = await makeLibrary(600);
    const text = (await readFile(file)).toString('latin1');
    const rowOf = (key = ''): number => text.search(new RegExp(`${key}.{0,3}https:`, 's'));
    await damageFile(file, rowOf(keys[100]) / text.length);
    await truncate(file, rowOf(keys[500]));
    const library = await folder.open();
    const recoveredCount = keys.filter((key) => hasRow(library, key)).length;
    assert.ok(recoveredCount >= 450, `${recoveredCount} of 600`);
  });

  it('keeps only the ID of a video whose row is truncated', async () => {
    await makeLibrary(300);
    const first = await folder.open();
    const { key } = await begin(first, intent());
    await confirm(first, key, keptReading({ videoId: 'v-cut' }));
    await fillLibrary(first, 300);
    first.dispose();
    await truncate(file, (await readFile(file)).lastIndexOf('queuedv-cut'));
    const library = await folder.open();
    assert.match(library.recovered ?? '', /damaged. Videos recovered: \d{2,}/);
    assert.deepEqual([library.get(key)?.videoId, library.get(key)?.prompt], ['v-cut', undefined]);
    for (const video of library.list({ limit: 1_000 })) assert.doesNotMatch(JSON.stringify(video), /\\u0000/);
  });

  it('loses only the rows of a damaged page', async () => {
    const keys = await makeLibrary(1_000);
    const rowids = rowidsOf(file);
    for (let place = 2; place < 40; place++) await damageFile(file, place / 40);
    // Leaves one intact page between many damaged ones.
    const page = 4096 / (await stat(file)).size;
    for (let pages = 0; pages < 32; pages++) if (pages !== 16) await damageFile(file, 0.5 + pages * page);
    const readable = readableKeys(file, rowids);
    assert.ok(readable.length < 990, `${readable.length} of 1000`);
    const library = await folder.open();
    for (const key of keys) readOrUndefined(library, key);
    await settled(library);
    assert.deepEqual(
      readable.filter((key) => !hasRow(library, key)),
      [],
    );
    assert.equal((await begin(library, intent())).state, 'submitting');
  });

  for (const isEndDamaged of [false, true]) {
    it(`loses no readable page among many damaged ones${isEndDamaged ? ', even at its end' : ''}`, async () => {
      const keys = await makeLibrary(2_000);
      const pages = leavesOf(file);
      const rowids = rowidsOf(file);
      const handle = await open(file, 'r+');
      const last = isEndDamaged ? pages.length : pages.length - 30;
      for (const [index, page] of pages.entries()) {
        const isKept = index < 30 || index >= last || index === 170;
        if (!isKept) await handle.write(Buffer.alloc(8, 0xff), 0, 8, (page - 1) * 4096);
      }
      await handle.close();
      const readable = readableKeys(file, rowids);
      const library = await folder.open();
      for (const key of keys) readOrUndefined(library, key);
      await settled(library);
      const lost = readable.filter((key) => !hasRow(library, key));
      assert.deepEqual([lost, readable.length > 100], [[], true]);
    });
  }

  it('loses no video if only root pages are damaged', async () => {
    const keys = await makeLibrary(600);
    const database = new DatabaseSync(file);
    const pages = database.prepare(`SELECT pageno FROM dbstat WHERE name = 'sqlite_schema'`).all();
    database.close();
    assert.ok(pages.length > 1);
    const handle = await open(file, 'r+');
    for (const { pageno } of pages) await handle.write(Buffer.alloc(4096), 0, 4096, (Number(pageno) - 1) * 4096);
    await handle.close();
    const library = await folder.open();
    assert.deepEqual(
      keys.filter((key) => !hasRow(library, key)),
      [],
    );
  });

  for (const [field, offset, bytes] of [
    ['page size', 16, [0x12, 0x34]],
    ['count of pages', 28, [0x7f, 0xff, 0xff, 0xff]],
  ] as const) {
    it(`loses no video because of a wrong ${field} in its header`, async () => {
      const keys = await makeLibrary(100);
      const handle = await open(file, 'r+');
      await handle.write(Uint8Array.from(bytes), 0, bytes.length, offset);
      await handle.close();
      const library = await folder.open();
      assert.deepEqual(
        keys.filter((key) => !hasRow(library, key)),
        [],
      );
    });
  }

  it('is rebuilt while a window has it open, and the write of that window then succeeds', async () => {
    const library = await folder.open();
    await fillLibrary(library, 600);
    let report = '';
    library.onDidReset((sentence) => (report = sentence ?? ''));
    const checkpoint = new DatabaseSync(file);
    checkpoint.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    checkpoint.close();
    await damageFile(file, 0.02, 30);
    const opened = await folder.open();
    for (let number = 0; number < 30; number++) await begin(opened, intent());
    const video = await begin(library, intent());
    assert.ok(library.get(video.key));
    assert.ok(report !== '' || opened.recovered !== undefined || (await setAsideFiles()).length > 0);
  });

  it('is reopened by the other windows without losing their writes', async () => {
    const library = await folder.open();
    await fillLibrary(library, 10);
    const copy = await readFile(file);
    assert.ok(copy.length > 0);
    // Synchronous, so that the open library does not create a new file before the old write-ahead log is removed.
    renameSync(file, join(folder.path, 'elsewhere.db'));
    for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
    const other = await folder.open();
    const video = await begin(library, intent());
    assert.equal(other.get(video.key)?.key, video.key, 'recorded in the file of all windows');
  });

  it('keeps all concurrent writes after its file was deleted', async () => {
    const library = await folder.open();
    // Synchronous, so that the library does not create a new file before all parts of the old one are removed.
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix);
    const videos = await Promise.all(Array.from({ length: 6 }, () => begin(library, intent())));
    assert.equal(videos.filter(({ key }) => library.get(key) !== undefined).length, 6);
  });

  it('is readable again without a write once its missing folder is back', async () => {
    const problems: string[] = [];
    const library = await folder.open({ ...quietLog, error: (message) => problems.push(message) });
    const { key } = await begin(library, intent());
    const away = `${folder.path}-away`;
    await rename(folder.path, away);
    // The library may make the folder again at any moment.
    const put = (what: string, work: () => Promise<void>) =>
      waitUntil(what, async () => {
        await rm(folder.path, { recursive: true, force: true });
        return work().then(
          () => true,
          () => false,
        );
      });
    await put('a file in the place of the folder', () => writeFile(folder.path, 'The network home is not there.'));
    await waitUntil('a problem', () => problems.length > 0);
    await put('the folder in its place', () => rename(away, folder.path));
    // If the library has watched a folder that it made itself, the check of each minute finds the old one.
    await waitUntil('the library to be readable again', () => readOrUndefined(library, key), 150_000);
    assert.equal(library.get(key)?.key, key);
  }).timeout(200_000);

  it("regains an ID from a window's memory after an older copy replaced the file", async () => {
    const library = await folder.open();
    const { key } = await begin(library, intent());
    await library.markSent(key);
    const database = Reflect.get(library, 'database') as LibraryDatabase;
    const [read, write] = [database.read.bind(database), database.write.bind(database)];
    database.write = async (...args: Parameters<typeof write>) => {
      const result = await write(...args);
      // The next read fails, so the window cannot read what it has just written.
      database.read = () => {
        Object.assign(database, { read, write });
        throw new LibraryError('The disk reported an error.');
      };
      return result as never;
    };
    const older = join(folder.path, 'older.db');
    const backup = new DatabaseSync(file);
    backup.exec(`VACUUM INTO '${older}'`);
    backup.close();
    const settled = await confirm(library, key, keptReading());
    // Synchronous, so that the library does not open the older file beside the newer write-ahead log.
    renameSync(older, file);
    for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
    await begin(library, intent());
    await waitUntil('the ID in the file', () => storedId(key) === 'v-1');
    assert.deepEqual(library.get(key), settled);
  });

  it("regains all videos from a window's memory, even if a read and a write fail at first", async () => {
    const library = await folder.open();
    for (let number = 0; number < 20; number++) await begin(library, intent());
    const database = Reflect.get(library, 'database') as LibraryDatabase;
    const [read, write] = [database.read.bind(database), database.write.bind(database)];
    const failures = new Set(['read', 'write']);
    const failOnce = (name: string): void => {
      if (failures.delete(name)) throw new LibraryError('The disk reported an error.');
    };
    Object.assign(database, {
      read: (...args: Parameters<typeof read>) => {
        failOnce('read');
        return read(...args);
      },
      write: (...args: Parameters<typeof write>) => {
        failOnce('write');
        return write(...args);
      },
    });
    const { promise: reset, resolve } = Promise.withResolvers<unknown>();
    library.onDidReset(resolve);
    const restored = new Set<string>();
    library.onDidChange(({ videos }) => {
      for (const { key } of videos) restored.add(key);
    });
    // Synchronous, so that the library does not create a new file before all parts of the old one are removed.
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix);
    await database.verify();
    await reset;
    assert.deepEqual([library.list().length, failures.size], [20, 0]);
    const { key } = await begin(library, intent());
    assert.ok(restored.has(key));
  });

  it('is replaced by its finished rebuild in the next window if the rebuilding window was killed', async () => {
    const keys = await makeLibrary(20);
    await rename(file, join(folder.path, 'library.rebuilt-1.db'));
    await writeFile(`${file}-wal`, 'an old log');
    const library = await folder.open();
    assert.deepEqual([library.list({ limit: 10_000 }).length, library.get(keys[0] ?? '')?.key], [20, keys[0]]);
  });

  it('is rebuilt once if several windows detect the damage at once', async () => {
    const keys = await makeLibrary(50);
    await truncate(file, 4096 * 3);
    const all = await Promise.all([folder.open(), folder.open(), folder.open()]);
    assert.equal((await setAsideFiles()).length, 1);
    assert.equal(all.filter((library) => library.recovered !== undefined).length, 1);
    await begin(all[0], intent());
    const counts = all.map((library) => library.list({ limit: 10_000 }).length);
    assert.equal(new Set(counts).size, 1);
    assert.ok(keys.length > 0);
  });

  it('is rebuilt without losing concurrent writes of other windows', async () => {
    await makeLibrary(3_000);
    const library = await folder.open();
    const writer = new LibraryWindow(folder.path, 'write', 0);
    try {
      await writer.waitForLine(/^wrote/);
      await damageFile(file, 0.3, 20);
      const { promise: rebuilt, resolve } = Promise.withResolvers<unknown>();
      library.onDidReset(resolve);
      assert.throws(() => library.list({ limit: 10_000 }), LibraryError);
      await rebuilt;
      const before = writer.lines.length;
      await waitUntil('more writes', () => writer.lines.length >= before + 20);
    } finally {
      await writer.kill();
    }
    const wrote = writer.lines.filter((line) => line.startsWith('wrote ')).map((line) => line.slice(6));
    assert.deepEqual(
      wrote.filter((key) => library.get(key) === undefined),
      [],
    );
    assert.deepEqual(
      writer.lines.filter((line) => line.startsWith('failed')),
      [],
    );
    assert.ok(library.list({ limit: 10_000 }).length >= 2_700 + wrote.length, 'loses only rows of the damaged pages');
    assert.equal((await setAsideFiles()).length, 1);
  });

  it('keeps the writes of a window that ends during the rebuild', async function () {
    this.timeout(120_000);
    const keys = await makeLibrary(4_000);
    const text = (await readFile(file)).toString('latin1');
    const library = await folder.open();
    const writer = new LibraryWindow(folder.path, 'write', 0);
    try {
      await writer.waitForLine(/^wrote/);
      // Damages one of the first rows, because later rows are read in one step.
      await damageFile(file, text.search(new RegExp(`${keys[100]}.{0,3}https:`, 's')) / text.length);
      const ended = new AbortController();
      const rebuilt = new Promise((resolve) => ended.signal.addEventListener('abort', resolve));
      library.onDidReset(() => ended.abort());
      assert.throws(() => library.list({ limit: 4_000 }), LibraryError);
      const isBeingFilled = async (): Promise<boolean> =>
        (await readdir(folder.path)).some((name) => name.startsWith('library.making-'));
      await waitUntil('the rebuild', async () => ended.signal.aborted || (await isBeingFilled()));
      const before = writer.lines.length;
      // A living window would restore the rows it remembers. No window can write during the rebuild.
      await waitUntil('writes or the end', () => ended.signal.aborted || writer.lines.length >= before + 60);
      await writer.kill();
      await rebuilt;
    } finally {
      await writer.kill();
    }
    const wrote = writer.lines.filter((line) => line.startsWith('wrote ')).map((line) => line.slice(6));
    assert.deepEqual(
      wrote.filter((key) => library.get(key) === undefined),
      [],
    );
  });

  it('never treats a salvaged request as unsent, because the row may be out of date', async () => {
    await makeLibrary(300);
    const window = new LibraryWindow(folder.path, 'hold', 0);
    await window.waitForLine(/^holding/);
    await window.kill();
    // Empties the write-ahead log: it may contain the first page, which would hide the damage.
    const database = new DatabaseSync(file);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    const header = await open(file, 'r+');
    await header.write('no database', 0);
    await header.close();
    const library = await folder.open();
    assert.match(library.recovered ?? '', /damaged/);
    const [video] = await waitUntil('the video to be settled', () => {
      const found = library.search({ text: 'unsent' });
      return found[0]?.state !== 'submitting' && found;
    });
    assert.equal(video?.state, 'unconfirmed');
  });

  it('is rebuilt if its counter of changes is missing or not a number', async () => {
    for (const damage of [`name = 'sdq'`, `value = 'x'`, 'value = -1', 'value = 9223372036854775807']) {
      const [key] = await makeLibrary(1);
      const database = new DatabaseSync(file);
      database.exec(`UPDATE counters SET ${damage} WHERE name = 'seq'`);
      database.close();
      const library = await folder.open();
      assert.match(library.recovered ?? '', /damaged/);
      assert.ok(library.get(key ?? ''));
      assert.ok(await begin(library, intent()));
      library.dispose();
    }
  });

  it('is rebuilt while a window has it open, if the window finds the counter of changes missing', async () => {
    const library = await folder.open();
    const { key } = await begin(library, intent());
    await library.transact((connection) => connection.run(`DELETE FROM counters WHERE name = 'seq'`));
    const next = await begin(library, intent());
    assert.deepEqual(
      library.list().map((video) => video.key),
      [next.key, key],
    );
  });

  it('keeps a video without the source of its prompt if the source is unreadable', async () => {
    const library = await folder.open();
    const source = { uri: 'file:///a.md', startLine: 0, hash: 'h' };
    const { key } = await begin(library, intent({ source }));
    await library.transact((connection) => connection.run(`UPDATE videos SET source = '["uri'`));
    assert.deepEqual([library.list()[0]?.key, library.get(key)?.source], [key, undefined]);
  });

  it('reports on Windows that another window keeps the file open', () => {
    const error = Object.assign(new Error('EPERM: operation not permitted, rename'), { code: 'EPERM' });
    assert.ok(rebuildError(error, 'win32') instanceof DamagedLibraryError);
    assert.match(rebuildError(error, 'win32').message, /Close all other windows/);
    assert.ok(!(rebuildError(error, 'linux') instanceof DamagedLibraryError));
  });

  it('is rebuilt despite a rebuild lock dated in the future', async () => {
    await makeLibrary(5);
    await writeFile(file, 'This is no database.');
    const future = new Date(Date.now() + 3_600_000);
    for (const name of ['library.rebuilding', 'library.lock']) {
      await writeFile(join(folder.path, name), '');
      await utimes(join(folder.path, name), future, future);
    }
    assert.ok((await folder.open()).recovered);
  });

  it('is rebuilt from the write-ahead log if the file was emptied', async () => {
    const open = await folder.open();
    const keys: string[] = [];
    for (let number = 0; number < 5; number++) keys.push((await begin(open, intent())).key);
    // Leaves the files as a killed window does, because a closing window merges the log into the file.
    const log = await readFile(`${file}-wal`);
    open.dispose();
    await writeFile(file, '');
    await writeFile(`${file}-wal`, log);
    const opened = await folder.open();
    assert.match(opened.recovered ?? '', /damaged/);
    const found = opened.list().map(({ key }) => key);
    assert.deepEqual(found.reverse(), keys);
  });

  it("is rebuilt from the windows' memory and the files folder if it was emptied", async () => {
    const closing = await folder.open();
    const kept = await begin(closing, intent());
    await confirm(closing, kept.key, keptReading());
    closing.dispose();
    const library = await folder.open();
    const known = await begin(library, intent({ prompt: 'Known here' }));
    await writeFile(join(library.filesFolder, `${kept.key}.mkv`), 'a video');
    const checkpoint = new DatabaseSync(file);
    checkpoint.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    checkpoint.close();
    await truncate(file, 0);
    const { promise: rebuilt, resolve } = Promise.withResolvers<string | undefined>();
    library.onDidReset(resolve);
    await begin(library, intent({ prompt: 'Next' }));
    assert.match((await rebuilt) ?? '', /damaged/);
    await waitUntil('the video to be restored', () => library.get(known.key));
    assert.deepEqual([library.get(known.key)?.prompt, library.get(known.key)?.state], ['Known here', 'submitting']);
    const video = library.get(kept.key);
    assert.ok(video?.file.state === 'here');
    assert.deepEqual(
      [video.file.name, video.file.type, video.state],
      [`${kept.key}.mkv`, 'video/x-matroska', 'succeeded'],
    );
  });
});

function readOrUndefined(library: VideoLibrary, key: string): Video | undefined {
  try {
    return library.get(key);
  } catch {
    // The first call that finds the damage reports it, and the library is rebuilt in the background.
    return undefined;
  }
}

/** Whether a video's row was copied. The journal of IDs restores a video without its prompt. */
function hasRow(library: VideoLibrary, key: string): boolean {
  return library.get(key)?.prompt !== undefined;
}

async function settled(library: VideoLibrary): Promise<void> {
  await waitUntil('the library to be readable', () => library.list());
}

/** Each video's row, by its key. */
function rowidsOf(file: string): ReadonlyMap<string, SQLOutputValue> {
  const database = new DatabaseSync(file);
  try {
    const rows = database.prepare('SELECT key, id FROM videos').all();
    return new Map(rows.map(({ key, id = null }) => [String(key), id]));
  } finally {
    database.close();
  }
}

/** The numbers of the pages that hold the videos' rows, in order. */
function leavesOf(file: string): number[] {
  const database = new DatabaseSync(file);
  try {
    const leaves = `SELECT pageno FROM dbstat WHERE name = 'videos' AND pagetype = 'leaf' ORDER BY path`;
    return database
      .prepare(leaves)
      .all()
      .map(({ pageno }) => Number(pageno));
  } finally {
    database.close();
  }
}

/** The videos whose rows can be read on their own. */
function readableKeys(file: string, rowids: ReadonlyMap<string, SQLOutputValue>): string[] {
  const database = new DatabaseSync(file);
  const row = database.prepare('SELECT * FROM videos WHERE id = ?');
  const isReadable = (rowid: SQLOutputValue): boolean => {
    try {
      return row.get(rowid) !== undefined;
    } catch {
      return false;
    }
  };
  try {
    return [...rowids].flatMap(([key, rowid]) => (isReadable(rowid) ? [key] : []));
  } finally {
    database.close();
  }
}
