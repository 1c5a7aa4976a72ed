import type { SQLOutputValue } from 'node:sqlite';
import type { LibraryConnection, Row, Value } from './connection';
import type { Video } from '../video/video';

type Kind = 'text' | 'number' | 'boolean' | 'json';

/** Which column holds which field of a video. */
const fields: Readonly<Record<keyof Video, readonly [column: string, kind: Kind]>> = {
  key: ['key', 'text'],
  service: ['service', 'text'],
  prompt: ['prompt', 'text'],
  duration: ['duration', 'number'],
  aspectRatio: ['aspect_ratio', 'text'],
  batch: ['batch', 'text'],
  creditsBefore: ['credits_before', 'number'],
  retryOf: ['retry_of', 'text'],
  source: ['source', 'json'],
  state: ['state', 'text'],
  videoId: ['video_id', 'text'],
  statusText: ['status_text', 'text'],
  progress: ['progress', 'number'],
  videoUrl: ['video_url', 'text'],
  thumbnailUrl: ['thumbnail_url', 'text'],
  errorMessage: ['error_message', 'text'],
  creditsUsed: ['credits_used', 'number'],
  creditsAfter: ['credits_after', 'number'],
  createdAt: ['created_at', 'number'],
  sentAt: ['sent_at', 'number'],
  changedAt: ['changed_at', 'number'],
  checkedAt: ['checked_at', 'number'],
  finishedAt: ['finished_at', 'number'],
  nextCheckAt: ['next_check_at', 'number'],
  failedChecks: ['failed_checks', 'number'],
  stopped: ['stopped', 'boolean'],
  fileName: ['file_name', 'text'],
  fileType: ['file_type', 'text'],
  fileBytes: ['file_bytes', 'number'],
  fileProblem: ['file_problem', 'text'],
  savedPath: ['saved_path', 'text'],
};

const names = Object.keys(fields) as (keyof Video)[];

/** What to select to get a {@link toVideo | video}. */
export const videoColumns = names.map((name) => fields[name][0]).join(', ');

/** Only rows that could be videos are ever written, so a row is a video. */
export function toVideo(row: Row): Video {
  const video: Record<string, unknown> = {};
  for (const name of names) {
    const [column, kind] = fields[name];
    const value = row[column];
    if (value === null || value === undefined) continue;
    video[name] = read[kind](value);
  }
  return video as unknown as Video;
}

export function readVideo(connection: LibraryConnection, key: string): Video | undefined {
  const row = connection.get(`SELECT ${videoColumns} FROM videos WHERE key = ?`, key);
  return row === undefined ? undefined : toVideo(row);
}

export function readVideos(connection: LibraryConnection, rest: string, ...values: Value[]): Video[] {
  return connection.all(`SELECT ${videoColumns} FROM videos ${rest}`, ...values).map(toVideo);
}

/** @param owner the window that is about to send its request, if one is. */
export function insertVideo(connection: LibraryConnection, video: Video, owner: string | undefined): void {
  const columns = [...names.map((name) => fields[name][0]), 'owner', 'seq'];
  connection.run(
    `INSERT INTO videos (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    ...names.map((name) => toValue(video[name])),
    owner,
    nextSeq(connection),
  );
}

/** Writes what differs, so that untouched indexes and the prompt stay as they are. @returns whether anything did. */
export function updateVideo(connection: LibraryConnection, before: Video, after: Video): boolean {
  const changed = names.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return false;
  const assignments = [...changed.map((name) => `${fields[name][0]} = ?`), 'seq = ?'].join(', ');
  connection.run(
    `UPDATE videos SET ${assignments} WHERE key = ?`,
    ...changed.map((name) => toValue(after[name])),
    nextSeq(connection),
    before.key,
  );
  return true;
}

export function deleteVideo(connection: LibraryConnection, key: string, now: number): boolean {
  if (connection.run('DELETE FROM videos WHERE key = ?', key) === 0) return false;
  connection.run('DELETE FROM replies WHERE video_key = ?', key);
  connection.run('INSERT INTO removals (seq, key, removed_at) VALUES (?, ?, ?)', nextSeq(connection), key, now);
  return true;
}

/** Keeps the last response about a video. */
export function writeResponse(
  connection: LibraryConnection,
  key: string,
  body: string,
  http: number,
  now: number,
): void {
  connection.run(
    `INSERT INTO replies (video_key, body, http, received_at) VALUES (?, ?, ?, ?)
      ON CONFLICT (video_key) DO UPDATE SET body = excluded.body, http = excluded.http, received_at = excluded.received_at`,
    key,
    body,
    http,
    now,
  );
}

function nextSeq(connection: LibraryConnection): number {
  const row = connection.get(`UPDATE counters SET value = value + 1 WHERE name = 'seq' RETURNING value`);
  return Number(row?.value);
}

const read: Readonly<Record<Kind, (value: SQLOutputValue) => unknown>> = {
  text: String,
  number: Number,
  boolean: (value) => value !== 0,
  json: (value): unknown => JSON.parse(String(value)),
};

function toValue(value: Video[keyof Video]): Value {
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'boolean' ? Number(value) : value;
}
