import type { CreditsReading } from '../../api/types';
import type { Connection } from './connection';
import { filledFields, unknownDuration, type ServiceId, type Video } from '../video/video';

/** What one video cost. */
export interface Price {
  readonly duration: number;
  readonly aspectRatio?: string;
  readonly creditsUsed: number;
  /** `response`: the service said so. `difference`: from the balance before and after it. */
  readonly basis: 'response' | 'difference';
}

/** A balance as it was read. */
export interface StoredReading extends CreditsReading {
  /** Date.now() */
  readonly readAt: number;
}

/** Kept per service and duration; older ones say little about today. */
const keptPerDuration = 100;
const keptPrices = 300;

/** Learns how long a video took, and what it cost, when it comes to an end. Survives the video's removal. */
export function learn(connection: Connection, before: Video, after: Video): void {
  const { creditsUsed: credits = NaN, state } = after;
  const isNamed = credits !== before.creditsUsed && after.duration !== unknownDuration;
  // Before it is done, nothing may have been charged yet.
  if (isNamed && (credits > 0 || (credits === 0 && state === 'succeeded'))) {
    learnPrice(connection, after, credits, state === 'failed' || state === 'canceled' ? 'loss' : 'response');
  } else if (credits < (before.creditsUsed ?? 0)) {
    // Given back: it is no longer what removed videos cost.
    connection.run('UPDATE history SET credits = NULL, credits_basis = NULL WHERE video_key = ?', after.key);
  }
  const isNewlyDone = after.state === 'succeeded' && before.state !== 'succeeded' && after.finishedAt !== undefined;
  // When a video added or attached by its ID was started, or how long it was finished then, nobody here knows.
  if (!isNewlyDone || before.state === 'unconfirmed' || after.duration === unknownDuration) return;
  const tookMs = after.finishedAt - after.createdAt;
  // A look that came when it was planned was no late one, however long after the look before: planning it well is the point.
  const lastMeant = Math.max(before.checkedAt ?? 0, before.nextCheckAt ?? 0, after.createdAt);
  const gapMs = before.state === 'submitting' ? 0 : after.finishedAt - lastMeant;
  if (tookMs <= 0) return;
  remember(connection, after, 'took_ms, gap_ms', [tookMs, gapMs]);
  const alike = 'took_ms IS NOT NULL AND service = ?1 AND duration = ?2';
  forgetOld(connection, alike, keptPerDuration, after.service, after.duration);
}

/** Keeps the newest of some rows. */
function forgetOld(connection: Connection, alike: string, kept: number, ...values: (string | number)[]): void {
  const newest = `SELECT learned_at FROM history WHERE ${alike} ORDER BY learned_at DESC LIMIT 1 OFFSET ${kept}`;
  connection.run(`DELETE FROM history WHERE ${alike} AND learned_at < (${newest})`, ...values);
}

/** `loss`: of a video that did not succeed, so that it is spent and yet no price. */
type Basis = Price['basis'] | 'loss';

export function learnPrice(connection: Connection, video: Video, credits: number, basis: Basis): void {
  remember(connection, video, 'credits, credits_basis', [credits, basis === 'response' ? 'reply' : basis]);
  forgetOld(connection, 'credits IS NOT NULL AND took_ms IS NULL AND service = ?1', keptPrices, video.service);
}

export function hasPrice(connection: Connection, key: string): boolean {
  return connection.get('SELECT 1 FROM history WHERE video_key = ? AND credits IS NOT NULL', key) !== undefined;
}

/**
 * How long videos of this duration took at this service, from asking to being seen finished, in milliseconds, newest first;
 * where there were none, one estimate from the duration that was learned last. Those found finished long after anybody
 * had looked or meant to are left out: they say when somebody looked again.
 */
export function readDurations(connection: Connection, service: ServiceId, duration: number): number[] {
  if (duration === unknownDuration) return [];
  const rows = connection.all(
    `SELECT duration, took_ms FROM history WHERE took_ms IS NOT NULL AND service = ?
      AND gap_ms <= max(10000, took_ms / 2) ORDER BY duration = ? DESC, learned_at DESC LIMIT ${keptPerDuration}`,
    service,
    duration,
  );
  const found = Number(rows[0]?.duration);
  const times = rows.filter((row) => row.duration === rows[0]?.duration).map((row) => Number(row.took_ms));
  if (times.length === 0 || found === duration) return times;
  // Longer videos take longer, but not in proportion: something between the same and proportional.
  return [(times.sort((a, b) => a - b)[times.length >> 1] ?? 0) * Math.sqrt(duration / found)];
}

export function readPrices(connection: Connection, service: ServiceId): Price[] {
  return connection
    .all(
      `SELECT duration, aspect_ratio AS aspectRatio, credits AS creditsUsed, replace(credits_basis, 'reply', 'response')
        AS basis FROM history WHERE credits_basis <> 'loss' AND service = ? ORDER BY learned_at DESC LIMIT ${keptPrices}`,
      service,
    )
    .map((row) => filledFields<Price>(row));
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
    'SELECT balance, unlimited, total, unit, read_at AS readAt FROM readings WHERE service = ?',
    service,
  );
  return row && filledFields<StoredReading>({ ...row, unlimited: row.unlimited === 0 ? undefined : true });
}

function remember(
  connection: Connection,
  video: Video,
  columns: 'took_ms, gap_ms' | 'credits, credits_basis',
  values: [number, number | string],
): void {
  const updates = columns.split(', ').map((column) => `${column} = excluded.${column}`);
  connection.run(
    `INSERT INTO history (video_key, service, duration, aspect_ratio, learned_at, ${columns}) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (video_key) DO UPDATE SET learned_at = excluded.learned_at, ${updates.join(', ')}`,
    video.key,
    video.service,
    video.duration,
    video.aspectRatio,
    Date.now(),
    ...values,
  );
}
