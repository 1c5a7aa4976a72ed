import type { Connection, Value } from './connection';
import { DamagedLibraryError } from './errors';
import { forgetId, noteIds } from './idJournal';
import { integer, text } from './rowParsers';
import { isFollowedRow, isUnconfirmedRow, selectChanges } from './schema';
import { columnNames, columnOf, selectedColumns, toRow, toVideo } from './videoColumns';
import { type KeptResponse, responseText } from '../video/keptResponse';
import type { ServiceId, Video, VideoIntent } from '../video/video';

/** A service's response that is stored with a video. `receivedAt` is in ms since the Unix epoch. */
export interface StoredResponse {
  readonly body: string;
  readonly http: number;
  readonly receivedAt: number;
}

export function readVideo(connection: Connection, key: string): Video | undefined {
  const row = connection.get(`SELECT ${selectedColumns} FROM videos WHERE key = ?`, key);
  return row === undefined ? undefined : toVideo(row);
}

export function readVideos(connection: Connection, rest: string, ...values: Value[]): Video[] {
  return connection.all(`SELECT ${selectedColumns} FROM videos ${rest}`, ...values).map(toVideo);
}

/** @param owner the ID of the window that is about to send the request, if any */
export function insertVideo(connection: Connection, video: Video, owner?: string): void {
  const row = toRow(video);
  const written = [...columnNames.map(columnOf), 'owner', 'seq'];
  connection.run(
    `INSERT INTO videos (${written.join(', ')}) VALUES (${written.map(() => '?').join(', ')})`,
    ...columnNames.map((name) => row[name]),
    owner,
    nextSeq(connection),
  );
  noteNewId(connection, video);
}

/**
 * Writes only the changed columns, so that SQLite does not update the indexes of other columns.
 * @returns whether any column changed
 */
export function updateVideo(connection: Connection, before: Video, after: Video): boolean {
  const [old, row] = [toRow(before), toRow(after)];
  const changed = columnNames.filter((name) => (old[name] ?? null) !== (row[name] ?? null));
  if (changed.length === 0) return false;
  const assignments = [...changed.map((name) => `${columnOf(name)} = ?`), 'seq = ?'].join(', ');
  connection.run(
    `UPDATE videos SET ${assignments} WHERE key = ?`,
    ...changed.map((name) => row[name]),
    nextSeq(connection),
    before.key,
  );
  if (before.videoId !== after.videoId) noteNewId(connection, after);
  return true;
}

function noteNewId({ folder }: Connection, { videoId, ...video }: Video): void {
  if (videoId !== undefined) noteIds(folder, [{ ...video, videoId }]);
}

export function deleteVideo(connection: Connection, key: string): void {
  if (connection.run('DELETE FROM videos WHERE key = ?', key) === 0) return;
  connection.run('DELETE FROM responses WHERE video_key = ?', key);
  const removal = 'INSERT INTO removals (seq, key, removed_at) VALUES (?, ?, ?)';
  connection.run(removal, nextSeq(connection), key, Date.now());
  forgetId(connection.folder, key);
}

/** Stores the last response about a video. Replaces the previous response. */
export function writeResponse(connection: Connection, key: string, { body, http }: KeptResponse): void {
  connection.run(
    'INSERT OR REPLACE INTO responses (video_key, body, http, received_at) VALUES (?, ?, ?, ?)',
    key,
    responseText(body),
    http,
    Date.now(),
  );
}

function nextSeq(connection: Connection): number {
  connection.run(`UPDATE counters SET value = value + 1 WHERE name = 'seq'`);
  return countChanges(connection);
}

/** The IDs of windows that have requests under way. Includes '' if a request has no owner. */
export function readSenders(connection: Connection): string[] {
  const rows = connection.all(`SELECT DISTINCT owner FROM videos WHERE state = 'submitting'`);
  return rows.map(({ owner }) => String(owner ?? ''));
}

/** The number of videos being submitted or polled. */
export function countUnfinished(connection: Connection): number {
  const count = (where: string): number => Number(connection.get(`SELECT count(*) AS n FROM videos WHERE ${where}`)?.n);
  return count(isFollowedRow) + count(`state = 'submitting'`);
}

/** The videos being submitted, then the polled videos in the order of their next checks. */
export function readUnfinished(connection: Connection): Video[] {
  return [
    ...readVideos(connection, `WHERE state = 'submitting'`),
    ...readVideos(connection, `WHERE ${isFollowedRow} ORDER BY next_check_at`),
  ];
}

/** Whether a download is planned, or a file was too large but may fit later. False if all downloads were given up. */
export function mayDownload(connection: Connection): boolean {
  const planned = "SELECT 1 FROM videos WHERE file_state IN ('due', 'failed') AND file_at IS NOT NULL";
  const tooLarge = "SELECT 1 FROM videos WHERE file_state = 'tooLarge'";
  return connection.get(`SELECT EXISTS (${planned}) OR EXISTS (${tooLarge}) AS found`)?.found === 1;
}

/**
 * The succeeded videos whose download is due by `until`, at most `limit` per service. A download planned for later than
 * `furthest` also counts as due, because the clock must have been set back. So does a file that was too large but is
 * now within `limitBytes`. Downloads due by `now` come first, then untried downloads, then newer videos. All times are
 * in ms since the Unix epoch.
 */
export function readUndownloaded(
  connection: Connection,
  now: number,
  { until, furthest, limitBytes, limit }: Readonly<Record<'until' | 'furthest' | 'limitBytes' | 'limit', number>>,
): Video[] {
  const columns = 'SELECT key, service, file_state, file_at, finished_at FROM videos WHERE';
  const planned = `${columns} file_state IN ('due', 'failed') AND (file_at <= ? OR file_at > ?)`;
  const nowSmallEnough = `${columns} file_state = 'tooLarge' AND file_bytes <= ?`;
  const order = 'ORDER BY coalesce(file_at, 0) > ?, file_state, finished_at DESC';
  const ranked = `SELECT key, row_number() OVER (PARTITION BY service ${order}) AS place FROM (${planned} UNION ALL ${nowSmallEnough})`;
  const chosen = `WHERE key IN (SELECT key FROM (${ranked}) WHERE place <= ?) ${order}`;
  return readVideos(connection, chosen, now, until, furthest, limitBytes, limit, now);
}

/**
 * A service's unconfirmed videos for which no balance has been read since the request.
 * @param changes a value of {@link countChanges}; excludes videos that changed after it was read
 */
export function readWithoutBalanceAfter(connection: Connection, service: ServiceId, changes: number): Video[] {
  const isWithout = `${isUnconfirmedRow} AND credits_after IS NULL`;
  const byIndex = `INDEXED BY videos_unconfirmed WHERE ${isWithout}`;
  return readVideos(connection, `${byIndex} AND service = ? AND seq <= ?`, service, changes);
}

/**
 * The number of changes that all windows have made to the library.
 * @throws DamagedLibraryError if the counter is unusable
 */
export function countChanges(connection: Connection): number {
  const row = connection.get(selectChanges);
  if (row === undefined) throw new DamagedLibraryError();
  return Number(row.value);
}

/** The last response about a video. */
export function readResponse(connection: Connection, key: string): StoredResponse | undefined {
  const row = connection.get('SELECT body, http, received_at FROM responses WHERE video_key = ?', key);
  const [body, http, receivedAt] = [text(row?.body), integer(row?.http), integer(row?.received_at)];
  return body === undefined || http === undefined || receivedAt === undefined ? undefined : { body, http, receivedAt };
}

/** Teach… re-decodes the stored responses of at most this many videos, newest first. */
const rereadAtMost = 1_000;

/** The videos whose state or link may change when Teach… decodes their stored responses again. */
export function readRereadable(connection: Connection, service: ServiceId): Video[] {
  const isOpen = `state IN ('unconfirmed', 'queued', 'running', 'unknown', 'failed')`;
  return readVideos(
    connection,
    `WHERE service = ? AND (${isOpen} OR state = 'succeeded' AND video_url IS NULL)
      ORDER BY created_at DESC LIMIT ${rereadAtMost}`,
    service,
  );
}

/** All videos with this ID at a service, oldest first, but stopped videos last. */
export function findVideos(connection: Connection, service: ServiceId, videoId: string): Video[] {
  return readVideos(connection, 'WHERE service = ? AND video_id = ? ORDER BY stopped, created_at', service, videoId);
}

/** The videos with one of these fingerprints, from all services, newest first. */
export function findVersions(connection: Connection, fingerprints: readonly string[]): Video[] {
  const hasFingerprint = 'fingerprint IN (SELECT value FROM json_each(?))';
  return readVideos(
    connection,
    `WHERE ${hasFingerprint} ORDER BY created_at DESC, key DESC`,
    JSON.stringify(fingerprints),
  );
}

/** An unconfirmed video may still be charged for this many ms after its last change. */
const lateChargeMs = 86_400_000;

/**
 * The videos that a service may have charged for after `since`: videos created or finished after that time, videos in
 * progress, and unconfirmed videos that may still be charged. Leaves out rejected videos.
 * @param since Unix time in ms
 * @param limit maximum number of videos; 2 is enough to tell whether there is exactly one
 */
export function readChargedSince(connection: Connection, service: ServiceId, since: number, limit = 2): Video[] {
  const charged = new Map<string, Video>();
  for (const where of [
    `INDEXED BY videos_service_newest WHERE service = ?1 AND created_at > ?2 AND state <> 'rejected'`,
    `INDEXED BY videos_submitting WHERE state = 'submitting' AND service = ?1 AND created_at <= ?2`,
    `INDEXED BY videos_followed WHERE ${isFollowedRow} AND service = ?1 AND created_at <= ?2`,
    `INDEXED BY videos_unconfirmed WHERE ${isUnconfirmedRow} AND service = ?1 AND changed_at > ?2 - ${lateChargeMs} AND created_at <= ?2`,
    `INDEXED BY videos_service_ended WHERE service = ?1 AND finished_at > ?2 AND created_at <= ?2 AND state <> 'rejected'`,
  ]) {
    const found = readVideos(connection, `${where} LIMIT ?3`, service, since, limit);
    for (const video of found) charged.set(video.key, video);
    if (charged.size >= limit) break;
  }
  return [...charged.values()].slice(0, limit);
}

/**
 * The end of the wait that a service asked for, in ms since the Unix epoch. Undefined if there is none, or if the clock
 * was set back after the service asked.
 */
export function readRest(connection: Connection, service: ServiceId): number | undefined {
  const now = Date.now();
  const row = connection.get(
    'SELECT until FROM rests WHERE service = ? AND said_at <= ? AND until > ?',
    service,
    now,
    now,
  );
  return row && Number(row.until);
}

/** The keys of removed videos. */
export function readRemovals(connection: Connection): Set<string> {
  return new Set(connection.all('SELECT key FROM removals').map(({ key }) => String(key)));
}

/**
 * The newest video that duplicates `intent`: the same request within the last `withinMs` that may have cost credits.
 * Leaves out rejected videos and the video being retried. A video of the same batch counts only if it retries the same
 * video as `intent`.
 */
export function findDuplicate(connection: Connection, intent: VideoIntent, withinMs: number): Video | undefined {
  return readVideos(
    connection,
    `WHERE created_at >= ? AND created_at <= ? AND service = ? AND prompt = ? AND duration = ? AND aspect_ratio IS ?
      AND extra_fields IS ?
      AND (batch IS NULL OR batch IS NOT ? OR retry_of = ?) AND key IS NOT ? AND state <> 'rejected'
      ORDER BY created_at DESC, key DESC LIMIT 1`,
    Date.now() - withinMs,
    Date.now() + withinMs,
    intent.service,
    intent.prompt,
    intent.duration,
    intent.aspectRatio,
    intent.extraFields && JSON.stringify(intent.extraFields),
    intent.batch,
    intent.retryOf,
    intent.retryOf,
  )[0];
}
