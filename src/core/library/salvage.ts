import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import * as l10n from '@vscode/l10n';
import { DamagedLibraryError, isBusy, LibraryError, systemCode, toLibraryError } from './errors';
import { databaseFile } from './fileNames';
import { adoptFiles, withLock } from './files';
import { adoptIds } from './idJournal';
import type { Row } from './rowParsers';
import { createTables, type Sqlite, useWriteAheadLog } from './schema';
import { salvagedValue } from './videoColumns';

const tables = ['videos', 'removals', 'responses', 'history', 'readings'] as const;
type Table = (typeof tables)[number];

const patienceMs = 10_000;
const closeRows = 4_000;
/** Reading stops at this row ID. Row IDs count up from 1, so no library grows large enough to reach this limit. */
const rowIdLimit = 2 ** 32;

interface Filled {
  readonly videos: number;
  /** Number of videos restored only from a downloaded file or a journaled ID. */
  readonly adopted: number;
  /** Whether every row of the damaged library could be read. */
  readonly isComplete: boolean;
}

type Salvaged = Filled & { readonly aside: string };

/**
 * Copies the readable rows of a damaged library into a new one, in a worker thread. Sets the damaged file aside with
 * its write-ahead log. If possible, first locks the damaged file, so that no window writes to it during the copy. If
 * the process is killed, no data is lost.
 * @param damagedId the inode of the damaged file. If the current file has another inode, another window has already
 * rebuilt the library
 * @returns a sentence for the user, or undefined if nothing was left to do
 * @throws LibraryError
 */
export async function rebuildLibrary(folder: string, damagedId: bigint): Promise<string | undefined> {
  const salvaged = await new Promise<Salvaged | undefined>((resolve, reject) => {
    const worker = new Worker(join(__dirname, 'salvage.js'), { workerData: { salvage: folder, damagedId } });
    worker.once('error', (error) => reject(rebuildError(error)));
    worker.once('exit', () =>
      reject(new LibraryError(l10n.t('The video library could not be rebuilt. Reload the window to try again.'))),
    );
    worker.once('message', resolve);
  });
  if (salvaged === undefined) return undefined;
  const { videos, isComplete, aside } = salvaged;
  return isComplete
    ? l10n.t(
        'The video library was damaged. It was rebuilt completely (videos: {0}); the damaged file is {1}.',
        videos,
        aside,
      )
    : l10n.t('The video library was damaged. Videos recovered: {0}; the damaged file is {1}.', videos, aside);
}

/**
 * Converts the error of a failed rebuild. On Windows, a file cannot be moved while another VS Code window has it open.
 * That failure becomes a DamagedLibraryError, so that the rebuild is retried.
 */
export function rebuildError(error: unknown, platform = process.platform): Error {
  const isHeld = platform === 'win32' && /^E(BUSY|PERM|ACCES)$/.test(systemCode(error) ?? '');
  return isHeld ? new DamagedLibraryError({ cause: error }) : toLibraryError(error);
}

/**
 * Creates a library in a folder that has none. If a killed rebuild left a finished file, that file becomes the
 * library. Otherwise, restores videos from downloaded files and journaled IDs.
 * @returns a sentence for the user if videos were restored
 */
export async function createLibrary(sqlite: Sqlite, folder: string): Promise<string | undefined> {
  return withLock(sqlite, folder, () => {
    const file = join(folder, databaseFile);
    if (existsSync(file)) return undefined;
    const [ready] = readdirSync(folder).filter((name) => /^library\.rebuilt-[\w-]+\.db$/.test(name));
    if (ready !== undefined) {
      moveInPlace(folder, join(folder, ready), asideName());
      return undefined;
    }
    const fresh = join(folder, `library.making-${randomUUID()}.db`);
    const { adopted } = fill(sqlite, fresh, undefined, folder);
    for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
    renameSync(fresh, file);
    return adopted === 0
      ? undefined
      : l10n.t(
          'The video library was missing. It was rebuilt from the downloaded files and the video IDs (videos: {0}).',
          adopted,
        );
  });
}

/**
 * Moves a library of an older or unknown format aside, with its write-ahead log. Keeps the downloaded files.
 * @param id the inode of the library's file
 * @returns a sentence for the user, or undefined if another window has already replaced or moved the file
 */
export async function setLibraryAside(sqlite: Sqlite, folder: string, id: bigint): Promise<string | undefined> {
  return withLock(sqlite, folder, () => {
    const file = join(folder, databaseFile);
    if (statSync(file, { bigint: true, throwIfNoEntry: false })?.ino !== id) return undefined;
    const aside = `library.other-${timeInName()}.db`;
    moveAside(folder, aside);
    return l10n.t(
      'The video library has the format of another version, so it was set aside as {0} and a new one was created.',
      aside,
    );
  });
}

async function rebuild(sqlite: Sqlite, folder: string, damagedId: bigint): Promise<Salvaged | undefined> {
  return withLock(sqlite, folder, () => {
    const file = join(folder, databaseFile);
    if (statSync(file, { bigint: true, throwIfNoEntry: false })?.ino !== damagedId) return undefined;
    for (const name of readdirSync(folder).filter((one) => /^library\.(rebuilt|making)-|\.copy/.test(one))) {
      rmSync(join(folder, name), { force: true });
    }
    const making = join(folder, `library.making-${randomUUID()}.db`);
    const fresh = join(folder, `library.rebuilt-${randomUUID()}.db`);
    const aside = asideName();
    const locked = lockDamaged(sqlite, file);
    try {
      const isWhole = statSync(file).size > 0;
      const read = (source: DatabaseSync): Filled => fill(sqlite, making, source, folder, isWhole);
      const filled = locked === undefined ? withCopy(sqlite, file, read) : read(locked);
      renameSync(making, fresh);
      // On Windows, an open file cannot be moved.
      if (process.platform === 'win32') locked?.close();
      moveInPlace(folder, fresh, aside);
      if (locked === undefined) {
        // The damaged file could not be locked, so another window may have written to it during the rebuild. Copies
        // those late writes.
        withCopy(sqlite, join(folder, aside), (source) => fill(sqlite, file, source));
      }
      return { ...filled, aside };
    } finally {
      if (locked?.isOpen === true) locked.close();
    }
  });
}

function asideName(): string {
  return `library.corrupt-${timeInName()}.db`;
}

function timeInName(): string {
  return new Date().toISOString().replaceAll(/[:.]/g, '-');
}

function moveAside(folder: string, aside: string): void {
  const file = join(folder, databaseFile);
  // Moves the database first. If the process is killed halfway, the next window creates a new database, instead of
  // opening this one without its write-ahead log.
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, join(folder, aside) + suffix);
  }
}

/**
 * Locks the damaged file against writes by other windows, until the returned database is closed. Returns undefined if
 * the file is empty, has no tables, or is too damaged to be locked.
 */
function lockDamaged(sqlite: Sqlite, file: string): DatabaseSync | undefined {
  if (statSync(file).size === 0) return undefined;
  const database = new sqlite.DatabaseSync(file, { timeout: patienceMs });
  try {
    database.exec('BEGIN IMMEDIATE');
    database.prepare('SELECT * FROM videos');
    return database;
  } catch (error) {
    database.close();
    if (isBusy(error)) throw error;
    return undefined;
  }
}

/**
 * Calls `work` with a repaired copy of a damaged file. In the copy, the schema and the `counters` table are replaced by
 * those of a new library. A file that is smaller than a new library is padded with zeros. If the file is empty, its
 * write-ahead log is applied to a new library.
 */
function withCopy<T>(sqlite: Sqlite, file: string, work: (source: DatabaseSync) => T): T {
  const copy = `${file}.copy`;
  let source: DatabaseSync | undefined;
  try {
    fill(sqlite, copy);
    const fresh = readFileSync(copy);
    const { size } = statSync(file);
    // The header's page size and page count may be damaged, so those of a new library are used.
    const bytes = Buffer.concat([readFileSync(file)], Math.max(size, fresh.length));
    const pageSize = fresh.readUInt16BE(16);
    fresh.writeUInt32BE(Math.ceil(bytes.length / pageSize), 28);
    for (let at = 0; at < fresh.length; at += pageSize) {
      // Copies a page of the new library only if its entry count is above 0. Only the pages of the schema and the
      // counters have entries.
      if (fresh.readUInt16BE(at === 0 ? 103 : at + 3) > 0) fresh.copy(bytes, at, at, at + pageSize);
    }
    if (size > 0) writeFileSync(copy, bytes);
    if (existsSync(`${file}-wal`)) writeFileSync(`${copy}-wal`, readFileSync(`${file}-wal`));
    source = new sqlite.DatabaseSync(copy);
    // Without an exclusive lock, each read of a row locks the file and reads the page again. This is five times slower.
    source.exec('PRAGMA locking_mode = EXCLUSIVE');
    return work(source);
  } finally {
    source?.close();
    for (const suffix of ['', '-wal', '-shm']) rmSync(copy + suffix, { force: true });
  }
}

function moveInPlace(folder: string, fresh: string, aside: string): void {
  const file = join(folder, databaseFile);
  try {
    moveAside(folder, aside);
    renameSync(fresh, file);
  } catch (error) {
    if (existsSync(file)) rmSync(fresh, { force: true });
    throw error;
  }
}

/**
 * Copies the readable rows of one library into another, which is created if missing. If a video is in both, the newer
 * row wins.
 * @param folder the folder of downloaded files and journaled IDs, from which missing videos are restored
 */
function fill(
  sqlite: Sqlite,
  to: string,
  source?: DatabaseSync,
  folder?: string,
  isWhole = source !== undefined,
): Filled {
  const target = new sqlite.DatabaseSync(to, { timeout: patienceMs });
  try {
    createTables(target);
    target.exec('BEGIN IMMEDIATE');
    let isComplete = isWhole;
    if (source !== undefined) for (const table of tables) isComplete = copyTable(source, target, table) && isComplete;
    // The damage may have undone a row's last write, so a request recorded as unsent may have been sent.
    target.exec(`UPDATE videos SET request_state = 'unknown' WHERE request_state = 'held'`);
    const isWanted = !isComplete && folder !== undefined;
    const adopted = isWanted ? adoptFiles(target, join(folder, 'files')) + adoptIds(target, folder) : 0;
    // Raises the change counter above the change numbers of all restored rows, so that readers skip no new changes.
    target.exec(`UPDATE counters SET value = max(value,
      (SELECT max(coalesce((SELECT max(seq) FROM videos), 0), coalesce((SELECT max(seq) FROM removals), 0))) + 1)
      WHERE name = 'seq'`);
    target.exec('COMMIT');
    // Switches to the write-ahead log now, so that no window has to wait for the switch when it opens the library.
    useWriteAheadLog(target);
    return { adopted, isComplete, videos: Number(target.prepare('SELECT count(*) AS n FROM videos').get()?.n) };
  } finally {
    target.close();
  }
}

/** @returns whether every row could be read and copied */
function copyTable(source: DatabaseSync, target: DatabaseSync, table: Table): boolean {
  const columns = target.prepare('SELECT name FROM pragma_table_info(?)').all(table);
  const known = new Set(columns.map(({ name }) => name));
  let isComplete = true;
  let names: string[] | undefined;
  let statement: StatementSync | undefined;
  const insert = (row: Row): void => {
    // SQLite reads the missing part of a truncated row as NUL characters. In an intact row, only the prompt may contain
    // NUL characters.
    const isCut = Object.entries(row).some(([name, value]) => name !== 'prompt' && String(value).includes('\0'));
    try {
      if (isCut) throw new Error('cut off');
      names ??= Object.keys(row).filter((name) => known.has(name) && name !== 'id' && name !== 'position');
      const updates = names.map((name) => `${name} = excluded.${name}`).join(', ');
      const conflict = table === 'videos' ? `DO UPDATE SET ${updates} WHERE excluded.seq > seq` : 'DO NOTHING';
      statement ??= target.prepare(
        `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')}) ON CONFLICT ${conflict}`,
      );
      const value = (name: string): SQLOutputValue =>
        table === 'videos' ? salvagedValue(name, row[name]) : (row[name] ?? null);
      statement.run(...names.map(value));
    } catch {
      isComplete = false;
    }
  };
  return readRows(source, table, insert) && isComplete;
}

/**
 * Reads a table's rows in order. After an unreadable row, tries the next {@link closeRows} row IDs one by one. Then
 * skips ahead in ever larger steps, in case the rest of the table is damaged.
 * @returns whether every row could be read
 */
function readRows(source: DatabaseSync, table: Table, insert: (row: Row) => void): boolean {
  const sql = `SELECT rowid AS position, * FROM ${table} WHERE rowid >= ? AND rowid < ? ORDER BY rowid`;
  let probe: StatementSync | undefined;
  const isReadable = (from: number, to: number): boolean => {
    try {
      // Reuses one statement, because preparing takes four times as long as reading. A failed get() resets its
      // statement, but a failed iterate() does not.
      probe ??= source.prepare(sql);
      probe.get(from, to);
      return true;
    } catch {
      return false;
    }
  };
  const read = (from: number, to: number): boolean => {
    let isComplete = true;
    for (let next = from; ;) {
      try {
        // Each attempt prepares a new statement. After an iteration of a statement has failed, every later iteration of
        // the same statement fails, too.
        for (const row of source.prepare(sql).iterate(next, to)) {
          insert(row);
          next = Number(row.position) + 1;
        }
        return isComplete;
      } catch {
        isComplete = false;
        let last = next;
        let at = next + 1;
        while (at < to && !isReadable(at, to)) {
          last = at;
          at += at - next < closeRows ? 1 : Math.ceil((at - next) / 100);
        }
        if (at >= to) return false;
        read(last + 1, at);
        next = at;
      }
    }
  };
  return read(0, rowIdLimit);
}

/** This file is also the script of the worker thread that rebuilds a library. */
const job: unknown = workerData;
if (!isMainThread && typeof job === 'object' && job !== null && 'salvage' in job && 'damagedId' in job) {
  // The worker's `error` event reports any exception to the window.
  void import('node:sqlite')
    .then((sqlite) => rebuild(sqlite, String(job.salvage), BigInt(String(job.damagedId))))
    .then((salvaged) => parentPort?.postMessage(salvaged));
}
