import { existsSync, readdirSync, statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileTypes } from '../video/fileType';
import { isBusy } from './errors';
import type { Sqlite } from './schema';

/** `<key>.mp4` while whole, `<key>.part` and `<key>.part.json` while it is downloaded; `<key>` is the folder of a second name. */
const fileName = /^([\da-f]{8}-[\da-f-]{27})(?:\.(\w+)(\.json)?)?$/;

/** Deletes everything that is kept of a video: its file, and what an unfinished download left. */
export async function removeFiles(folder: string, key: string): Promise<void> {
  for (const ending of ['', '.part', '.part.json', ...fileTypes.map(({ extension }) => `.${extension}`)]) {
    await rm(join(folder, key + ending), { force: true, recursive: true });
  }
}

/** Deletes what is left of the videos that were removed. A file that no video knows may be all there is of a paid one. */
export async function sweepFiles(folder: string, removed: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    if (removed.has(fileName.exec(name)?.[1] ?? '')) await rm(join(folder, name), { force: true, recursive: true });
  }
}

/** Makes each downloaded file without a row a finished video of which no more is known. @returns how many there were */
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

/** Holds a folder's lock, which the operating system lets go of when the process ends, however it does. */
export async function withLock<T>(sqlite: Sqlite, folder: string, work: () => T | Promise<T>): Promise<T> {
  const file = join(folder, 'library.lock');
  let lock = takeLock(sqlite, file);
  for (; lock === undefined; lock = takeLock(sqlite, file)) await sleep(50);
  try {
    return await work();
  } finally {
    lock.close();
  }
}

/** Takes a file's lock until it is closed. @returns undefined when another process, or another part of this one, holds it */
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
