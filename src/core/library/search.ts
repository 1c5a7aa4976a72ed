import type { Verdict } from '../video/review';
import type { ServiceId, Video, VideoState } from '../video/video';
import { type DownloadedVideo, isDownloaded } from '../video/videoFile';
import { number, text } from './rowParsers';
import type { Connection, Value } from './connection';
import { readVideos } from './queries';

/** The conditions of a search. A video must meet all of them. */
export interface VideoFilter {
  /**
   * Words that must all occur in the prompt, ID, state, service, source file or batch. Ignores the case of ASCII
   * letters.
   */
  readonly text?: string;
  readonly states?: readonly VideoState[];
  /** `true` finds videos whose checks the user has stopped. `false` finds all other videos. */
  readonly stopped?: boolean;
  /** Finds only dismissed videos. Without this filter, dismissed videos are left out. */
  readonly dismissed?: true;
  readonly service?: ServiceId;
  readonly batch?: string;
  readonly duration?: number;
  readonly aspectRatio?: string;
  /** The URI of the document that the prompt was taken from. */
  readonly document?: string;
  /** The section that the prompt was taken from, as the path of its headings. */
  readonly section?: string;
  /** The user's verdicts. `none` finds videos without a verdict. */
  readonly verdicts?: readonly (Verdict | 'none')[];
  /** Finds videos created at or after this time, in ms since the Unix epoch. */
  readonly since?: number;
  /** Finds videos created before this time, in ms since the Unix epoch. */
  readonly until?: number;
}

export interface SearchOptions {
  readonly limit?: number;
  /** The label of each state in the user interface. A search for a label finds the videos in that state. */
  readonly stateLabels?: Readonly<Partial<Record<VideoState, string>>>;
}

/** The totals of one service's videos on one day. */
export interface UsageRow {
  /** `YYYY-MM-DD`, in local time. */
  readonly day: string;
  readonly service: ServiceId;
  readonly finished: number;
  readonly failed: number;
  /** Number of videos that are unfinished or unconfirmed. */
  readonly other: number;
  /** The sum of the known costs, in credits. */
  readonly credits: number;
  /** Number of videos without a known cost. */
  readonly withoutCost: number;
}

const searched = ['prompt', 'video_id', 'state', 'service', 'source', 'batch'];
const maxWords = 8;

/** Returns the newest matching videos first, at most 100 by default. */
export function searchVideos(
  connection: Connection,
  filter: VideoFilter,
  { limit = 100, stateLabels = {} }: SearchOptions = {},
): Video[] {
  const conditions: string[] = [];
  const values: Value[] = [];
  const where = (condition: string, ...given: Value[]): void => {
    conditions.push(condition);
    values.push(...given);
  };
  if (filter.service !== undefined) where('service = ?', filter.service);
  if (filter.batch !== undefined) where('batch = ?', filter.batch);
  if (filter.duration !== undefined) where('duration = ?', filter.duration);
  if (filter.aspectRatio !== undefined) where('aspect_ratio = ?', filter.aspectRatio);
  if (filter.document !== undefined) {
    // The JSON in `source` begins with the URI, followed by a comma. A range condition on this prefix can use the
    // index.
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
  const allConditions = conditions.join(' AND ');
  return readVideos(connection, `WHERE ${allConditions} ORDER BY created_at DESC, key DESC LIMIT ?`, ...values, limit);
}

/** The values that the filters offer. Each value occurs in the library. */
export interface VideoChoices {
  /** Durations in seconds, ascending. */
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

/** Selects the videos that may have cost credits. A removed video counts if the service stated its cost. */
const chargedVideos = `(SELECT created_at, service, state, credits_used FROM videos WHERE state <> 'rejected'
  UNION ALL SELECT learned_at, service, iif(credits_basis = 'loss', 'failed', iif(took_ms IS NULL, 'unknown', 'succeeded')),
    credits FROM history WHERE credits_basis IN ('response', 'loss') AND video_key IN (SELECT key FROM removals))`;

/** The totals by day and service, newest day first. Leaves out rejected videos, which cost nothing. */
export function readUsage(connection: Connection, since: number): UsageRow[] {
  const rows = connection.all(
    `SELECT strftime('%Y-%m-%d', created_at / 1000, 'unixepoch', 'localtime') AS day, service,
        sum(state = 'succeeded') AS finished,
        sum(state IN ('failed', 'canceled', 'gone')) AS failed,
        sum(state NOT IN ('succeeded', 'failed', 'canceled', 'gone')) AS other,
        sum(coalesce(credits_used, 0)) AS credits,
        sum(credits_used IS NULL) AS withoutCost
      FROM ${chargedVideos} WHERE created_at >= ?
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

/** The credits spent at one service, and the bytes stored for all services. */
export interface Spending {
  /** The sum of the known costs of a service's videos that were created today, in credits. */
  readonly today: number;
  readonly in30Days: number;
  /** The most recently learned price of a video, in credits. */
  readonly lastPrice?: number;
  /** The total size of downloaded files, in bytes. */
  readonly storedBytes: number;
}

/**
 * Sums the costs and file sizes for {@link Spending}.
 * @param now the current time, in ms since the Unix epoch
 */
export function readSpending(connection: Connection, service: ServiceId, now: number): Spending {
  const since = `(SELECT total(credits_used) FROM ${chargedVideos} WHERE service = ? AND created_at >= ?)`;
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

/**
 * The newest 1,000 downloaded videos that have no copy in the user's folder.
 * @param since the earliest finish time of these videos, in ms since the Unix epoch
 */
export function readUncopied(connection: Connection, since: number): DownloadedVideo[] {
  const isUncopied = `file_state = 'here' AND copied_at IS NULL`;
  const where = `WHERE ${isUncopied} AND finished_at >= ? ORDER BY finished_at DESC LIMIT 1000`;
  return readVideos(connection, where, since).filter(isDownloaded);
}

function placeholders(list: readonly unknown[]): string {
  return list.map(() => '?').join(', ');
}
