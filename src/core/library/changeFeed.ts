import { Emitter, type Disposable } from '../event';
import type { LibraryDatabase } from './connection';
import { countChanges, readVideos } from './queries';
import type { Log } from '../log';
import type { Video } from '../video/video';

/** What became of which videos, in this window or another. */
export interface LibraryChange {
  readonly videos: readonly Video[];
  readonly removed: readonly string[];
}

/** How often other windows' changes are looked for. A look costs microseconds unless there is something. */
const lookEveryMs = 500;

/** Every so many looks it is also checked that the file is still the one that was opened. */
const looksPerVerification = 5;

/** How many videos that changed are remembered, to be put back into a library that has lost them. */
const rememberedVideos = 500;

/** Rows fired at once at most. */
const chunk = 500;

/** Notices what any window wrote and reports it here. */
export class ChangeFeed implements Disposable {
  private readonly changed = new Emitter<LibraryChange>(this.log, 'Library');
  readonly onDidChange = this.changed.event;
  /** The videos that changed lately. */
  readonly recent = new Map<string, Video>();
  private readonly timer: NodeJS.Timeout;
  private seenVersion = -1;
  private seenSeq = 0;
  private looks = 0;
  private disposed = false;

  constructor(
    private readonly database: LibraryDatabase,
    private readonly log: Log,
  ) {
    this.reset();
    this.timer = setInterval(() => this.look(), lookEveryMs).unref();
  }

  /** Starts from the library as it is now. */
  reset(): void {
    // In this order: what another window commits in between is seen by the next look.
    this.seenVersion = this.database.read((connection) => connection.dataVersion());
    this.seenSeq = this.database.read(countChanges);
  }

  /** Reports what this window has just written; what cannot be read now comes with the next look. */
  reportOwn(): void {
    try {
      this.catchUp();
    } catch (error) {
      this.seenVersion = -1;
      this.log.warn(`Library: could not read what was written: ${String(error)}`);
    }
  }

  /** Fires everything that was written since the last time, by whomever. */
  private catchUp(): void {
    while (!this.disposed) {
      const { top, videos, removed } = this.database.read((connection) => {
        const changes = 'SELECT seq FROM videos UNION ALL SELECT seq FROM removals';
        const next = `SELECT seq FROM (${changes}) WHERE seq > ? ORDER BY seq LIMIT 1 OFFSET ${chunk - 1}`;
        const upTo = Number(connection.get(next, this.seenSeq)?.seq ?? countChanges(connection));
        const since = 'WHERE seq > ? AND seq <= ? ORDER BY seq';
        const gone = connection.all(`SELECT key FROM removals ${since}`, this.seenSeq, upTo);
        return {
          top: upTo,
          videos: readVideos(connection, since, this.seenSeq, upTo),
          removed: gone.map(({ key }) => String(key)),
        };
      });
      if (!(top > this.seenSeq)) return;
      this.seenSeq = top;
      if (videos.length === 0 && removed.length === 0) continue;
      this.remember(videos, removed);
      this.changed.fire({ videos, removed });
    }
  }

  dispose(): void {
    this.disposed = true;
    clearInterval(this.timer);
    this.changed.dispose();
  }

  private remember(videos: readonly Video[], removed: readonly string[]): void {
    for (const key of removed) this.recent.delete(key);
    for (const video of videos) {
      this.recent.delete(video.key);
      this.recent.set(video.key, video);
    }
    const surplus = this.recent.size - rememberedVideos;
    for (const key of [...this.recent.keys()].slice(0, Math.max(0, surplus))) this.recent.delete(key);
  }

  private look(): void {
    try {
      if (++this.looks % looksPerVerification === 0) {
        this.database.verify().catch((error: unknown) => this.log.error(`Library: ${String(error)}`));
      }
      const version = this.database.read((connection) => connection.dataVersion());
      if (version === this.seenVersion) return;
      this.catchUp();
      this.seenVersion = version;
    } catch (error) {
      this.log.debug(`Library: could not look for changes: ${String(error)}`);
    }
  }
}
