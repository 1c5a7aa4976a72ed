import type { Verdict } from '../video/review';
import type { ServiceId, Video, VideoState } from '../video/video';
import { type DownloadedVideo, isDownloaded } from '../video/videoFile';
import { number, text } from './rowParsers';
import type { Connection, Value } from './connection';
import { readVideos } from './queries';

/** The conditions of a search. A video must meet all of them. */
export interface VideoFilter {
  /**
   * Words that must all occur in the prompt, ID, state, service, source file or batch. ASCII letters match in any case.
   */
  readonly text?: string;
  readonly states?: readonly VideoState[];
  /** Whether the user stopped the checks. */
  readonly stopped?: boolean;
  /** Only dismissed videos. All other searches leave them out. */
  readonly dismissed?: true;
  readonly service?: ServiceId;
  readonly batch?: string;
  readonly duration?: number;
  readonly aspectRatio?: string;
  /** The URI of the document with the prompt's text. */
  readonly document?: string;
  /** The heading path of the section in its document. */
  readonly section?: string;
  /** `none`: videos without a verdict. */
  readonly verdicts?: readonly (Verdict | 'none')[];
  /** Begun at or after this time, Date.now(). */
  readonly since?: number;
  /** Begun before this time, Date.now(). */
  readonly until?: number;
}

export interface SearchOptions {
  readonly limit?: number;
  /** The cursor: the last video of the page before. */
  readonly before?: Video;
  /** The labels of states on the screen, so that a search for a label finds its videos. */
  readonly stateLabels?: Readonly<Partial<Record<VideoState, string>>>;
}

/** The totals of one service's videos of one day. */
export interface UsageRow {
  /** The local date, `YYYY-MM-DD`. */
  readonly day: string;
  readonly service: ServiceId;
  readonly finished: number;
  readonly failed: number;
  /** Not finished, or unconfirmed. */
  readonly other: number;
  /** The sum of the known costs. */
  readonly credits: number;
  /** The number of succeeded videos without a known cost. */
  readonly withoutCost: number;
}

const searched = ['prompt', 'video_id', 'state', 'service', 'source', 'batch'];
const maxWords = 8;

/** Newest first, at most 100 by default. */
export function searchVideos(
  connection: Connection,
  filter: VideoFilter,
  { limit = 100, before, stateLabels = {} }: SearchOptions = {},
): Video[] {
  const conditions: string[] = [];
  const values: Value[] = [];
  const where = (condition: string, ...given: Value[]): void => {
    conditions.push(condition);
    values.push(...given);
  };
  if (before !== undefined) where('(created_at, key) < (?, ?)', before.createdAt, before.key);
  if (filter.service !== undefined) where('service = ?', filter.service);
  if (filter.batch !== undefined) where('batch = ?', filter.batch);
  if (filter.duration !== undefined) where('duration = ?', filter.duration);
  if (filter.aspectRatio !== undefined) where('aspect_ratio = ?', filter.aspectRatio);
  if (filter.document !== undefined) {
    // Matches the beginning of the JSON, as its index does: up to the comma after the URI.
    const start = JSON.stringify({ uri: filter.document }).slice(0, -1);
    where('source >= ? AND source < ?', `${start},`, `${start}-`);
  }
  if (filter.section !== undefined) where('section = ?', filter.section);
  if (filter.verdicts !== undefined) {
    where(`coalesce(verdict, 'none') IN (${placeholders(filter.verdicts)})`, ...filter.verdicts);
  }
  if (filter.since !== undefined) where('created_at >= ?', filter.since);
  if (filter.until !== undefined) where('created_at < ?', filter.until);
  if (filter.states !== undefined) where(`state IN (${placeholders(filter.states)})`, ...filter.states);
  if (filter.stopped !== undefined) where('stopped = ?', Number(filter.stopped));
  for (const word of (filter.text ?? '').split(/\s+/).filter(Boolean).slice(0, maxWords)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    const labelled = Object.entries(stateLabels).filter(([, label]) =>
      label.toLowerCase().includes(word.toLowerCase()),
    );
    where(
      `(${searched.map((column) => `${column} LIKE ? ESCAPE '\\'`).join(' OR ')} OR state IN (${placeholders(labelled)}))`,
      ...searched.map(() => pattern),
      ...labelled.map(([state]) => state),
    );
  }
  where(`dismissed_at IS ${filter.dismissed === true ? 'NOT NULL' : 'NULL'}`);
  const which = conditions.join(' AND ');
  return readVideos(connection, `WHERE ${which} ORDER BY created_at DESC, key DESC LIMIT ?`, ...values, limit);
}

/** The distinct values of the listed videos, for each filter. */
export interface VideoChoices {
  /** In seconds, ascending. */
  readonly durations: readonly number[];
  readonly aspectRatios: readonly string[];
  readonly services: readonly ServiceId[];
}

export function readVideoChoices(connection: Connection): VideoChoices {
  const read = (column: 'duration' | 'aspect_ratio' | 'service'): Value[] =>
    connection
      .all(`SELECT DISTINCT ${column} AS value FROM videos WHERE ${column} IS NOT NULL ORDER BY ${column}`)
      .map(({ value }) => (typeof value === 'number' || typeof value === 'string' ? value : undefined));
  return {
    durations: read('duration')
      .filter((value) => typeof value === 'number')
      .filter((seconds) => seconds > 0),
    aspectRatios: read('aspect_ratio').filter((value) => typeof value === 'string'),
    services: read('service').filter((value) => typeof value === 'string'),
  };
}

/** Videos that may have been paid for. A removed video counts if its cost is known. */
const charged = `(SELECT created_at, service, state, credits_used FROM videos WHERE state <> 'rejected'
  UNION ALL SELECT learned_at, service, iif(credits_basis = 'loss', 'failed', iif(took_ms IS NULL, 'unknown', 'succeeded')),
    credits FROM history WHERE credits_basis IN ('response', 'loss') AND video_key IN (SELECT key FROM removals))`;

/** The totals by day and service, newest first. Rejected videos cost nothing and are left out. */
export function readUsage(connection: Connection, since: number): UsageRow[] {
  const rows = connection.all(
    `SELECT strftime('%Y-%m-%d', created_at / 1000, 'unixepoch', 'localtime') AS day, service,
        sum(state = 'succeeded') AS finished,
        sum(state IN ('failed', 'canceled', 'gone')) AS failed,
        sum(state NOT IN ('succeeded', 'failed', 'canceled', 'gone')) AS other,
        sum(coalesce(credits_used, 0)) AS credits,
        sum(credits_used IS NULL) AS withoutCost
      FROM ${charged} WHERE created_at >= ?
      GROUP BY day, service ORDER BY day DESC, service`,
    since,
  );
  return rows.map((row) => ({
    day: text(row.day) ?? '',
    service: text(row.service) ?? '',
    finished: number(row.finished) ?? 0,
    failed: number(row.failed) ?? 0,
    other: number(row.other) ?? 0,
    credits: number(row.credits) ?? 0,
    withoutCost: number(row.withoutCost) ?? 0,
  }));
}

/** Credits spent and bytes stored. */
export interface Spending {
  /** The known costs of a service's videos that were begun today, in credits. */
  readonly today: number;
  readonly in30Days: number;
  /** The price of the last video with a known price, in credits. */
  readonly lastPrice?: number;
  /** The total size of downloaded files, in bytes. */
  readonly storedBytes: number;
}

/** @param now Date.now() */
export function readSpending(connection: Connection, service: ServiceId, now: number): Spending {
  const since = `(SELECT total(credits_used) FROM ${charged} WHERE service = ? AND created_at >= ?)`;
  const lastPrice = `(SELECT credits FROM history WHERE service = ? AND credits IS NOT NULL AND credits_basis <> 'loss'
    ORDER BY learned_at DESC LIMIT 1)`;
  const stored = `(SELECT total(file_bytes) FROM videos WHERE file_state = 'here')`;
  const row = connection.get(
    `SELECT ${since} AS today, ${since} AS in30Days, ${lastPrice} AS lastPrice, ${stored} AS storedBytes`,
    ...[service, new Date(now).setHours(0, 0, 0, 0)],
    ...[service, now - 30 * 86_400_000],
    service,
  );
  const price = number(row?.lastPrice);
  return {
    today: number(row?.today) ?? 0,
    in30Days: number(row?.in30Days) ?? 0,
    ...(price !== undefined && { lastPrice: price }),
    storedBytes: number(row?.storedBytes) ?? 0,
  };
}

/** Downloaded videos without a copy in the user's folder, finished since some time (Date.now()). */
export function readUncopied(connection: Connection, since: number): DownloadedVideo[] {
  const isUncopied = `file_state = 'here' AND copied_at IS NULL`;
  const where = `WHERE ${isUncopied} AND finished_at >= ? ORDER BY finished_at DESC LIMIT 1000`;
  return readVideos(connection, where, since).filter(isDownloaded);
}

function placeholders(list: readonly unknown[]): string {
  return list.map(() => '?').join(', ');
}
