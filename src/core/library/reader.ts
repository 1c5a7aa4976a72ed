import type { LibraryConnection } from './connection';
import type { LibraryDatabase } from './database';
import { readDurations, readPrices, readReading, type Price, type StoredReading } from './history';
import { readVideo, readVideos } from './rows';
import type { ServiceId, Video, VideoIntent } from '../video/video';

/** How many videos there are. */
export interface VideoCount {
  readonly total: number;
  /** Being sent or followed: something about them may still change by itself. */
  readonly unfinished: number;
  /** Of the unfinished, those the service said it works on. */
  readonly running: number;
  /** Those that wait for the user's word. */
  readonly unconfirmed: number;
}

/** A response as it is kept with a video. */
export interface StoredResponse {
  readonly body: string;
  readonly http: number;
  /** Date.now() */
  readonly receivedAt: number;
}

const isFollowedRow = `stopped = 0 AND video_id IS NOT NULL AND state IN ('queued', 'running', 'unknown')`;
const isUnkeptRow = `state = 'succeeded' AND file_name IS NULL AND file_problem IS NULL`;

/**
 * What can be asked of the library, synchronously; every question is answered from an index, whatever the number of
 * videos. All throw LibraryError when the file cannot be read.
 */
export class LibraryReader {
  protected constructor(
    protected readonly database: LibraryDatabase,
    protected readonly clock: () => number,
  ) {}

  get(key: string): Video | undefined {
    return this.database.read((connection) => readVideo(connection, key));
  }

  /** Newest first, at most 100 unless told otherwise; `before` continues after a page's last video. */
  list(options: { readonly limit?: number; readonly before?: Video } = {}): Video[] {
    const { limit = 100, before } = options;
    const newestFirst = 'ORDER BY created_at DESC, key DESC LIMIT ?';
    return this.database.read((connection) =>
      before === undefined
        ? readVideos(connection, newestFirst, limit)
        : readVideos(
            connection,
            `WHERE (created_at, key) < (?, ?) ${newestFirst}`,
            before.createdAt,
            before.key,
            limit,
          ),
    );
  }

  count(): VideoCount {
    return this.database.read((connection) => {
      const number = (sql: string): number => Number(connection.get(`SELECT ${sql} AS n`)?.n);
      const followed = `(SELECT count(*) FROM videos WHERE ${isFollowedRow})`;
      return {
        total: number(`(SELECT value FROM counters WHERE name = 'videos')`),
        unfinished: number(`${followed} + (SELECT count(*) FROM videos WHERE state = 'submitting')`),
        running: number(`(SELECT count(*) FROM videos WHERE ${isFollowedRow} AND state = 'running')`),
        unconfirmed: number(`(SELECT count(*) FROM videos WHERE state = 'unconfirmed' AND stopped = 0)`),
      };
    });
  }

  /** Those being sent by some window, then those followed, the one due first in front. */
  unfinished(): Video[] {
    return this.database.read((connection) => [
      ...readVideos(connection, `WHERE state = 'submitting'`),
      ...readVideos(connection, `WHERE ${isFollowedRow} ORDER BY next_check_at`),
    ]);
  }

  /** Followed videos whose time to be asked about has come or was never set, the most overdue first. */
  due(now: number, limit: number): Video[] {
    return this.database
      .read((connection) => [
        ...readVideos(connection, `WHERE ${isFollowedRow} AND next_check_at IS NULL LIMIT ?`, limit),
        ...readVideos(
          connection,
          `WHERE ${isFollowedRow} AND next_check_at <= ? ORDER BY next_check_at LIMIT ?`,
          now,
          limit,
        ),
      ])
      .slice(0, limit);
  }

  /** When the next followed video is due (Date.now()); 0 when one was never given a time, undefined when none is followed. */
  nextDueAt(): number | undefined {
    const row = this.database.read((connection) =>
      connection.get(`SELECT next_check_at FROM videos WHERE ${isFollowedRow} ORDER BY next_check_at LIMIT 1`),
    );
    return row === undefined ? undefined : Number(row.next_check_at ?? 0);
  }

  /** Finished videos whose file is neither here nor given up, newest first. */
  unkept(limit: number): Video[] {
    return this.database.read((connection) =>
      readVideos(connection, `WHERE ${isUnkeptRow} ORDER BY finished_at DESC LIMIT ?`, limit),
    );
  }

  /** Finished videos whose download failed and is due again by a time, or was too large for a lower limit. */
  undownloaded(now: number, limitBytes: number, limit: number): Video[] {
    return this.database.read((connection) =>
      readVideos(
        connection,
        `WHERE state = 'succeeded' AND file_name IS NULL AND file_problem IS NOT NULL
          AND (next_check_at <= ? OR file_bytes <= ?) ORDER BY next_check_at LIMIT ?`,
        now,
        limitBytes,
        limit,
      ),
    );
  }

  /** The last response about a video, as text. */
  response(key: string): StoredResponse | undefined {
    const row = this.database.read((connection) => connection.get('SELECT * FROM replies WHERE video_key = ?', key));
    if (row === undefined) return undefined;
    return { body: String(row.body), http: Number(row.http), receivedAt: Number(row.received_at) };
  }

  /** Every video known under an id of the service's. */
  find(service: ServiceId, videoId: string): Video[] {
    return this.database.read((connection) =>
      readVideos(connection, 'WHERE service = ? AND video_id = ? ORDER BY created_at', service, videoId),
    );
  }

  /**
   * How long such videos took, from asking to being seen finished, in milliseconds, newest first. Those found finished
   * long after the look before are left out.
   */
  finishedDurations(service: ServiceId, duration: number): number[] {
    return this.database.read((connection) => readDurations(connection, service, duration));
  }

  /** What videos cost, newest first. */
  prices(service: ServiceId): Price[] {
    return this.database.read((connection) => readPrices(connection, service));
  }

  /** The last balance that any window read from a service. */
  creditsReading(service: ServiceId): StoredReading | undefined {
    return this.database.read((connection) => readReading(connection, service));
  }

  /** The videos of a service that were begun, under way or ended since some time (Date.now()), without rejected ones. */
  chargedSince(service: ServiceId, since: number): Video[] {
    const begun = `WHERE created_at > ? AND service = ? AND state <> 'rejected'`;
    const underWay = `INDEXED BY videos_followed WHERE ${isFollowedRow} AND service = ? AND created_at <= ?`;
    const ended = 'WHERE finished_at > ? AND service = ? AND created_at <= ?';
    return this.database.read((connection) => [
      ...readVideos(connection, begun, since, service),
      ...readVideos(connection, underWay, service, since),
      ...readVideos(connection, ended, since, service, since),
    ]);
  }
}

/**
 * The latest video that asks for the same and may have been paid for: not a rejected one, not one of the same batch
 * (several of one are meant to be alike) and not the one that is being tried again.
 */
export function findDuplicate(
  connection: LibraryConnection,
  intent: VideoIntent,
  now: number,
  withinMs: number,
): Video | undefined {
  const [twin] = readVideos(
    connection,
    `WHERE created_at >= ? AND created_at <= ? AND service = ? AND prompt = ? AND duration = ? AND aspect_ratio IS ?
      AND (batch IS NULL OR batch IS NOT ?) AND key IS NOT ? AND state <> 'rejected'
      ORDER BY created_at DESC, key DESC LIMIT 1`,
    now - withinMs,
    now + withinMs,
    intent.service,
    intent.prompt,
    intent.duration,
    intent.aspectRatio,
    intent.batch,
    intent.retryOf,
  );
  return twin;
}

/** The time to begin a video at: now, or just after the newest one, so that a batch keeps its order. */
export function nextCreatedAt(connection: LibraryConnection, now: number): number {
  const row = connection.get('SELECT max(created_at) AS newest FROM videos');
  const newest = Number(row?.newest ?? 0);
  return newest >= now && newest < now + 1_000 ? newest + 1 : now;
}

/** Whether any video is being sent or followed. */
export function hasUnfinished(connection: LibraryConnection): boolean {
  return (
    connection.get(`SELECT 1 FROM videos WHERE ${isFollowedRow} LIMIT 1`) !== undefined ||
    connection.get(`SELECT 1 FROM videos WHERE state = 'submitting' LIMIT 1`) !== undefined
  );
}
