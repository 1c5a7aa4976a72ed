import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import * as l10n from '@vscode/l10n';
import type { Row, Sqlite } from './connection';
import { LibraryError } from './errors';
import { readHeader } from './header';
import { migrate } from './schema';

/** What is read out of a damaged file. Leases and owners are about processes and expire anyway. */
const tables = ['videos', 'removals', 'replies', 'history', 'readings'] as const;

/** A rebuild that holds its lock for longer was killed. */
const staleLockMs = 60_000;

/** Waits while another process is rebuilding the library of this folder. */
export async function waitForRebuild(folder: string): Promise<void> {
  while (isLocked(lockFile(folder))) await sleep(50);
}

/**
 * Sets a damaged library aside, with its write-ahead log, and puts what can be read of it into a new one.
 * The old file is moved only when the new one is complete, so being killed in between loses nothing.
 *
 * @param isStillDamaged asked once no other process can be rebuilding it, which may have been done meanwhile.
 * @returns a sentence that says so, or undefined when there was nothing left to do.
 */
export async function rebuild(
  sqlite: Sqlite,
  folder: string,
  isStillDamaged: () => boolean,
): Promise<string | undefined> {
  const lock = lockFile(folder);
  while (!(await takeLock(lock))) await sleep(50);
  try {
    if (!isStillDamaged()) return undefined;
    const file = join(folder, 'library.db');
    removeLeftovers(folder);
    const id = randomUUID();
    const fresh = join(folder, `library.rebuilt-${id}.db`);
    const copy = join(folder, `library.salvage-${id}.db`);
    copyPadded(file, copy);
    const { videos, complete } = salvage(sqlite, copy, fresh);
    for (const suffix of ['', '-wal', '-shm']) rmSync(copy + suffix, { force: true });
    const aside = asideName();
    moveInPlace(folder, fresh, aside);
    return describe(videos, complete, aside);
  } finally {
    await rm(lock, { force: true });
  }
}

function describe(videos: number, complete: boolean, aside: string): string {
  if (complete) {
    return videos === 1
      ? l10n.t(
          'The video library was damaged and has been rebuilt with all of its 1 video; the damaged file is kept as {0}.',
          aside,
        )
      : l10n.t(
          'The video library was damaged and has been rebuilt with all of its {0} videos; the damaged file is kept as {1}.',
          videos,
          aside,
        );
  }
  return videos === 1
    ? l10n.t(
        'The video library was damaged; 1 video could be read and kept, and the damaged file is kept as {0}.',
        aside,
      )
    : l10n.t(
        'The video library was damaged; {0} videos could be read and kept, and the damaged file is kept as {1}.',
        videos,
        aside,
      );
}

/** What a rebuild left that was killed before it had begun to move anything. */
function removeLeftovers(folder: string): void {
  const leftovers = readdirSync(folder).filter((name) => /^library\.(rebuilt|salvage)-/.test(name));
  for (const name of leftovers) rmSync(join(folder, name), { force: true });
}

function moveInPlace(folder: string, fresh: string, aside: string): void {
  try {
    // The library itself goes first: with it gone and the new one there, finishRebuild knows what a kill left undone.
    moveAside(folder, aside);
    renameSync(fresh, join(folder, 'library.db'));
  } catch (error) {
    if (existsSync(join(folder, 'library.db'))) rmSync(fresh, { force: true });
    throw new LibraryError(
      l10n.t('The video library is damaged; close all other windows and reload this one to rebuild it.'),
      { cause: error },
    );
  }
}

function moveAside(folder: string, aside: string): void {
  const file = join(folder, 'library.db');
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, join(folder, aside) + suffix);
  }
}

/** Puts a rebuilt library in place whose maker was killed between moving the old one away and the new one in. */
export function finishRebuild(folder: string): void {
  if (existsSync(join(folder, 'library.db'))) return;
  const [fresh] = readdirSync(folder).filter((name) => /^library\.rebuilt-[\w-]+\.db$/.test(name));
  if (fresh !== undefined) moveInPlace(folder, join(folder, fresh), asideName());
}

function asideName(): string {
  return `library.corrupt-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.db`;
}

/** Reading is done in a copy, so that the damaged file stays as it was found; a missing end is made up for with nothing. */
function copyPadded(file: string, copy: string): void {
  copyFileSync(file, copy);
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`);
  const { pageSize, pages } = readHeader(copy) ?? { pageSize: 0, pages: 0 };
  if (statSync(copy).size < pageSize * pages) truncateSync(copy, pageSize * pages);
}

function salvage(sqlite: Sqlite, from: string, to: string): { videos: number; complete: boolean } {
  const target = new sqlite.DatabaseSync(to);
  let source: DatabaseSync | undefined;
  let complete = true;
  try {
    migrate(target);
    try {
      source = new sqlite.DatabaseSync(from);
    } catch {
      complete = false;
    }
    target.exec('BEGIN');
    for (const table of tables) {
      const copied: boolean = source !== undefined && copyTable(source, target, table);
      complete &&= copied;
    }
    // Numbered on from the highest that is left, so that nobody mistakes new changes for ones already seen.
    target.exec(`UPDATE counters SET value =
      (SELECT max(coalesce((SELECT max(seq) FROM videos), 0), coalesce((SELECT max(seq) FROM removals), 0))) + 1
      WHERE name = 'seq'`);
    target.exec('COMMIT');
    const videos = Number(target.prepare('SELECT count(*) AS n FROM videos').get()?.n);
    return { videos, complete };
  } finally {
    source?.close();
    target.close();
  }
}

/** @returns whether every row could be read. */
function copyTable(source: DatabaseSync, target: DatabaseSync, table: string): boolean {
  const known = new Set(
    target
      .prepare(`PRAGMA table_info(${table})`)
      .all()
      .map((column) => column.name),
  );
  let complete = true;
  const insert = (row: Row): void => {
    const names = Object.keys(row).filter((name) => known.has(name));
    const places = names.map(() => '?').join(', ');
    try {
      const statement = target.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`);
      statement.run(...names.map((name) => row[name] ?? null));
    } catch {
      complete = false;
    }
  };
  return readRows(source, table, insert) && complete;
}

/** Reads forward until it breaks, then backward from the end, then what is between in ever smaller pieces. */
function readRows(source: DatabaseSync, table: string, insert: (row: Row) => void): boolean {
  const rowid = table === 'removals' ? 'seq' : 'id';
  let low = Number.MIN_SAFE_INTEGER;
  let high = Number.MAX_SAFE_INTEGER;
  try {
    for (const row of source.prepare(`SELECT * FROM ${table} ORDER BY ${rowid}`).iterate()) {
      insert(row);
      low = Number(row[rowid]);
    }
    return true;
  } catch {
    // Damaged beyond here.
  }
  try {
    const backward = source.prepare(`SELECT * FROM ${table} WHERE ${rowid} > ? ORDER BY ${rowid} DESC`);
    for (const row of backward.iterate(low)) {
      insert(row);
      high = Number(row[rowid]);
    }
  } catch {
    // Damaged before here.
  }
  if (high !== Number.MAX_SAFE_INTEGER) readBetween(source, table, rowid, Math.max(low, 0), high, insert);
  return false;
}

function readBetween(
  source: DatabaseSync,
  table: string,
  rowid: string,
  low: number,
  high: number,
  insert: (row: Row) => void,
): void {
  if (high - low <= 1) return;
  try {
    const range = source.prepare(`SELECT * FROM ${table} WHERE ${rowid} > ? AND ${rowid} < ?`);
    range.all(low, high).forEach(insert);
  } catch {
    if (high - low === 2) return;
    const middle = Math.floor((low + high) / 2);
    readBetween(source, table, rowid, low, middle, insert);
    readBetween(source, table, rowid, middle - 1, Math.min(middle + 1, high), insert);
    readBetween(source, table, rowid, middle, high, insert);
  }
}

function lockFile(folder: string): string {
  return join(folder, 'library.rebuilding');
}

async function takeLock(lock: string): Promise<boolean> {
  if (!isLocked(lock)) await rm(lock, { force: true });
  try {
    await (await open(lock, 'wx')).close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isLocked(lock: string): boolean {
  try {
    return Date.now() - statSync(lock).mtimeMs < staleLockMs;
  } catch {
    return false;
  }
}
