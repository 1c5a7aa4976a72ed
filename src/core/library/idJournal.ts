import { appendFileSync, closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { systemCode } from './errors';
import { parseJsonAs } from './rowParsers';

/**
 * A file beside the library with one line of JSON for the ID of each video. The IDs are restored from this file if the
 * library is emptied or deleted. Each write happens inside a library transaction, so writes never overlap.
 */
const fileName = 'video-ids.jsonl';

const entry = v.object({ key: v.string(), service: v.string(), videoId: v.string(), createdAt: v.number() });
type Entry = Readonly<v.InferOutput<typeof entry>>;

/**
 * Appends the IDs of videos.
 * @throws file system errors
 */
export function noteIds(folder: string, entries: readonly Entry[]): void {
  const lines = entries.map(
    ({ key, service, videoId, createdAt }) => `${JSON.stringify({ key, service, videoId, createdAt })}\n`,
  );
  appendFileSync(join(folder, fileName), lines.join(''), { flush: true });
}

/** Overwrites a video's lines in place with spaces, so that the ID does not remain on the disk. */
export function forgetId(folder: string, key: string): void {
  const file = join(folder, fileName);
  const bytes = readIfThere(file);
  const begin = Buffer.from(`{"key":${JSON.stringify(key)},`);
  for (let from = bytes.indexOf(begin); from >= 0; from = bytes.indexOf(begin, from + 1)) {
    const end = bytes.indexOf('\n', from);
    const blank = Buffer.alloc((end < 0 ? bytes.length : end) - from, ' ');
    const descriptor = openSync(file, 'r+');
    try {
      writeSync(descriptor, blank, 0, blank.length, from);
    } finally {
      closeSync(descriptor);
    }
  }
}

/**
 * Restores each journaled ID that the library has lost. An ID without a database row becomes a queued video.
 * @returns the number of added videos
 */
export function adoptIds(target: DatabaseSync, folder: string): number {
  const isRemoved = target.prepare('SELECT 1 FROM removals WHERE key = ?');
  const addId = target.prepare(`UPDATE videos SET service = ?2, video_id = ?3 WHERE key = ?1 AND video_id IS NULL`);
  const insert = target.prepare(`INSERT INTO videos (key, seq, service, video_id, state, created_at, changed_at)
    VALUES (?1, 1, ?2, ?3, 'queued', ?4, ?4) ON CONFLICT DO NOTHING`);
  let adopted = 0;
  for (const { key, service, videoId, createdAt } of readEntries(folder)) {
    if (isRemoved.get(key) !== undefined || addId.run(key, service, videoId).changes > 0) continue;
    adopted += Number(insert.run(key, service, videoId, createdAt).changes);
  }
  return adopted;
}

/** Skips a partial line, which a killed process may have left. */
function readEntries(folder: string): Entry[] {
  const lines = readIfThere(join(folder, fileName)).toString().split('\n');
  return lines.flatMap((line) => parseJsonAs(entry, line) ?? []);
}

function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}
