import type { CreditsReading } from '../../api/types';
import type { Connection } from './connection';
import { filledFields, isPrompted, type PromptedVideo, type ServiceId, type Video } from '../video/video';
import { fieldsHash } from '../video/requestFields';
import { flag, number, oneOf, text } from './rowParsers';

/** The cost of one video. */
export interface Price {
  readonly duration: number;
  readonly aspectRatio?: string;
  /** A hash of the request's extra fields. The fields themselves are deleted when the video is removed. */
  readonly fieldsHash?: string;
  readonly creditsUsed: number;
  /**
   * The source of the cost. `response`: the service stated it. `difference`: computed from the balances before and
   * after the request.
   */
  readonly basis: 'response' | 'difference';
}

/** A balance and the time when it was read. */
export interface StoredReading extends CreditsReading {
  /** When the balance was read, in ms since the Unix epoch. */
  readonly readAt: number;
}

/** How many generation times are kept for each service and video duration. The oldest times are deleted. */
const keptPerDuration = 100;
const keptPrices = 300;

/** Stores a video's cost and, once it succeeds, its generation time. Both survive the removal of the video. */
export function learn(connection: Connection, before: Video, after: Video): void {
  const { creditsUsed: credits = NaN, state } = after;
  // A reported cost of 0 counts as a price only after success, because the service may still charge at the end.
  const isPrice = credits !== before.creditsUsed && (credits > 0 || (credits === 0 && state === 'succeeded'));
  if (isPrice && isPrompted(after)) {
    learnPrice(connection, after, credits, state === 'failed' || state === 'canceled' ? 'loss' : 'response');
  } else if (credits < (before.creditsUsed ?? 0)) {
    // The service refunded credits, so the amount in the history is outdated.
    connection.run('UPDATE history SET credits = NULL, credits_basis = NULL WHERE video_key = ?', after.key);
  }
  const isNewlyDone = after.state === 'succeeded' && before.state !== 'succeeded' && after.finishedAt !== undefined;
  // No generation time is stored for a video whose ID the user entered, because its start time is unknown.
  if (!isNewlyDone || before.state === 'unconfirmed' || !isPrompted(after)) return;
  const tookMs = after.finishedAt - after.createdAt;
  // `gapMs` is how long after its planned time the last check ran. The time since the previous check does not matter.
  const lastMeant = Math.max(before.checkedAt ?? 0, before.nextCheckAt ?? 0, after.createdAt);
  const gapMs = before.state === 'submitting' ? 0 : after.finishedAt - lastMeant;
  if (tookMs <= 0) return;
  remember(connection, after, 'took_ms, gap_ms', [tookMs, gapMs]);
  const condition = 'took_ms IS NOT NULL AND service = ?1 AND duration = ?2';
  forgetOld(connection, condition, keptPerDuration, after.service, after.duration);
}

/**
 * Deletes the oldest matching rows. Keeps about `kept` rows.
 * @param condition the SQL condition that rows must match
 */
function forgetOld(connection: Connection, condition: string, kept: number, ...values: (string | number)[]): void {
  const newest = `SELECT learned_at FROM history WHERE ${condition} ORDER BY learned_at DESC LIMIT 1 OFFSET ${kept}`;
  connection.run(`DELETE FROM history WHERE ${condition} AND learned_at < (${newest})`, ...values);
}

/** `loss`: the credits were spent on a video that did not succeed, so the amount is not a price. */
type Basis = Price['basis'] | 'loss';

export function learnPrice(connection: Connection, video: PromptedVideo, credits: number, basis: Basis): void {
  remember(connection, video, 'credits, credits_basis', [credits, basis]);
  forgetOld(connection, 'credits IS NOT NULL AND took_ms IS NULL AND service = ?1', keptPrices, video.service);
}

export function hasPrice(connection: Connection, key: string): boolean {
  return connection.get('SELECT 1 FROM history WHERE video_key = ? AND credits IS NOT NULL', key) !== undefined;
}

/**
 * The generation times in ms of a service's finished videos with this duration, newest first. Each time is from the
 * request to the first check that found the video finished. Leaves out videos whose last check ran far behind schedule.
 * If no videos have this duration, returns one time that is estimated from videos with another duration.
 */
export function readDurations(connection: Connection, service: ServiceId, duration: number | undefined): number[] {
  if (duration === undefined) return [];
  const rows = connection.all(
    `SELECT duration, took_ms FROM history WHERE took_ms IS NOT NULL AND service = ?
      AND gap_ms <= max(10000, took_ms / 2) ORDER BY duration = ? DESC, learned_at DESC LIMIT ${keptPerDuration}`,
    service,
    duration,
  );
  const found = Number(rows[0]?.duration);
  const times = rows.filter((row) => row.duration === rows[0]?.duration).map((row) => Number(row.took_ms));
  if (times.length === 0 || found === duration) return times;
  // Scales the median time to the wanted duration. Generation time is assumed to grow with the square root of the
  // video's duration.
  return [(times.sort((a, b) => a - b)[times.length >> 1] ?? 0) * Math.sqrt(duration / found)];
}

const bases = ['response', 'difference'] as const satisfies readonly Price['basis'][];

export function readPrices(connection: Connection, service: ServiceId): Price[] {
  return connection
    .all(
      `SELECT duration, aspect_ratio, fields_hash, credits, credits_basis FROM history WHERE credits_basis <> 'loss' AND service = ?
        ORDER BY learned_at DESC LIMIT ${keptPrices}`,
      service,
    )
    .flatMap((row) => {
      const [duration, creditsUsed, basis] = [
        number(row.duration),
        number(row.credits),
        oneOf(bases)(row.credits_basis),
      ];
      if (duration === undefined || creditsUsed === undefined || basis === undefined) return [];
      return filledFields<Price>({
        duration,
        aspectRatio: text(row.aspect_ratio),
        fieldsHash: text(row.fields_hash),
        creditsUsed,
        basis,
      });
    });
}

export function writeReading(connection: Connection, service: ServiceId, reading: StoredReading): void {
  connection.run(
    'INSERT OR REPLACE INTO readings (service, balance, unlimited, total, unit, read_at) VALUES (?, ?, ?, ?, ?, ?)',
    service,
    reading.balance,
    Number(reading.unlimited ?? false),
    reading.total,
    reading.unit,
    reading.readAt,
  );
}

export function readReading(connection: Connection, service: ServiceId): StoredReading | undefined {
  const row = connection.get(
    'SELECT balance, unlimited, total, unit, read_at FROM readings WHERE service = ?',
    service,
  );
  const readAt = number(row?.read_at);
  if (row === undefined || readAt === undefined) return undefined;
  return filledFields<StoredReading>({
    balance: number(row.balance),
    unlimited: flag(row.unlimited) === true ? true : undefined,
    total: number(row.total),
    unit: text(row.unit),
    readAt,
  });
}

function remember(
  connection: Connection,
  video: PromptedVideo,
  columns: 'took_ms, gap_ms' | 'credits, credits_basis',
  values: [number, number | string],
): void {
  const updates = columns.split(', ').map((column) => `${column} = excluded.${column}`);
  connection.run(
    `INSERT INTO history (video_key, service, duration, aspect_ratio, fields_hash, learned_at, ${columns})
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (video_key) DO UPDATE SET learned_at = excluded.learned_at, ${updates.join(', ')}`,
    video.key,
    video.service,
    video.duration,
    video.aspectRatio,
    fieldsHash(video.extraFields),
    Date.now(),
    ...values,
  );
}
