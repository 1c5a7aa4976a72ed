import { existsSync, readdirSync, statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileTypes } from '../video/fileType';
import { isBusy } from './errors';
import { pictureEnding } from './firstFrames';
import type { Sqlite } from './schema';

const lockFile = 'library.lock';

/**
 * Matches the names of a video's files: `<key>.mp4` when complete, `<key>.part` and `<key>.part.json` during the
 * download, `<key>.jpg` for the first frame. The folder `<key>` contains hard links with readable names.
 */
const fileName = /^([\da-f]{8}-[\da-f-]{27})(?:\.(\w+)(\.json)?)?$/;

/** Deletes all files of a video, including those of an unfinished download. */
export async function removeFiles(folder: string, key: string): Promise<void> {
  for (const ending of [
    '',
    '.part',
    '.part.json',
    pictureEnding,
    ...fileTypes.map(({ extension }) => `.${extension}`),
  ]) {
    await rm(join(folder, key + ending), { force: true, recursive: true });
  }
}

/**
 * Deletes the files of removed videos. Keeps files that belong to no known video, because a file may be the only trace
 * of a video that the user paid for.
 */
export async function sweepFiles(folder: string, removed: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    if (removed.has(fileName.exec(name)?.[1] ?? '')) await rm(join(folder, name), { force: true, recursive: true });
  }
}

/**
 * Adds a finished video for each downloaded file that no database row mentions.
 * @returns the number of added videos
 */
export function adoptFiles(target: DatabaseSync, folder: string): number {
  const known = target.prepare('SELECT 1 FROM videos WHERE key = ? UNION SELECT 1 FROM removals WHERE key = ?');
  const insert = target.prepare(`INSERT INTO videos (key, seq, service, state, created_at, changed_at, finished_at,
    file_state, file_name, file_type, file_bytes) VALUES (?, 1, '', 'succeeded', ?, ?, ?, 'here', ?, ?, ?)`);
  let adopted = 0;
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [, key, extension] = fileName.exec(name) ?? [];
    const mime = fileTypes.find((type) => type.extension === extension)?.mime;
    if (key === undefined || mime === undefined || known.get(key, key) !== undefined) continue;
    const { size, mtimeMs } = statSync(join(folder, name));
    const time = Math.floor(mtimeMs);
    insert.run(key, time, time, time, name, mime, size);
    adopted += 1;
  }
  return adopted;
}

/**
 * Runs work while holding the lock of a library folder. If the process ends, the operating system releases the lock.
 */
export async function withLock<T>(sqlite: Sqlite, folder: string, work: () => T | Promise<T>): Promise<T> {
  const file = join(folder, lockFile);
  let lock = takeLock(sqlite, file);
  for (; lock === undefined; lock = takeLock(sqlite, file)) await sleep(50);
  try {
    return await work();
  } finally {
    lock.close();
  }
}

/** Whether any process holds the lock of a library folder. A process holds this lock while it rebuilds the library. */
export function isLocked(sqlite: Sqlite, folder: string): boolean {
  const lock = takeLock(sqlite, join(folder, lockFile));
  lock?.close();
  return lock === undefined;
}

/**
 * Locks a file. Closing the returned database releases the lock.
 * @returns undefined if another process, or another part of this process, holds the lock
 */
export function takeLock(sqlite: Sqlite, file: string): DatabaseSync | undefined {
  const lock = new sqlite.DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}
