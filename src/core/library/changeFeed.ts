import { Emitter, type Disposable } from '../event';
import type { LibraryDatabase } from './database';
import { readVideos } from './rows';
import { isBusy } from './errors';
import type { Log } from '../log';
import type { Video } from '../video/video';

/** What became of which videos, in this window or another. */
export interface LibraryChange {
  readonly videos: readonly Video[];
  readonly removed: readonly string[];
}

/** How often other windows' changes are looked for: while something is visible or unfinished, and otherwise. */
const attentiveMs = 200;
const idleMs = 900;

/** Every so many looks it is also checked that the file is still the one that was opened. */
const looksPerVerification = 10;

/** Rows fired at once at most. */
const chunk = 500;

/** Notices what any window wrote and tells it here. A look costs microseconds unless there is something. */
export class LibraryWatch implements Disposable {
  private readonly changed: Emitter<LibraryChange>;
  private timer: NodeJS.Timeout | undefined;
  private seenVersion = -1;
  private seenSeq = 0;
  private looks = 0;
  private isAttentive = false;
  private disposed = false;

  readonly onDidChange;
  private readonly written = new Emitter<void>();
  /** Another window wrote something, be it no video. */
  readonly onDidWriteElsewhere = this.written.event;

  constructor(
    private readonly database: LibraryDatabase,
    private readonly log: Log,
    private readonly hasUnfinished: () => boolean,
  ) {
    this.changed = new Emitter<LibraryChange>((error) => {
      log.error(`Library: a listener failed: ${String(error)}`);
    });
    this.onDidChange = this.changed.event;
    this.reset();
    this.arm();
  }

  /** Whether anybody looks at the videos. */
  setAttention(active: boolean): void {
    if (active && !this.isAttentive) this.look();
    this.isAttentive = active;
    this.arm();
  }

  /** Starts from the library as it is now. */
  reset(): void {
    this.seenSeq = this.database.read((connection) =>
      Number(connection.get(`SELECT value FROM counters WHERE name = 'seq'`)?.value),
    );
    this.seenVersion = this.database.read((connection) => connection.dataVersion());
  }

  /** Fires everything that was written since the last time, by whomever. */
  catchUp(): void {
    while (!this.disposed) {
      const { top, videos, removed } = this.database.read((connection) => {
        const newest = Number(connection.get(`SELECT value FROM counters WHERE name = 'seq'`)?.value);
        const since = 'WHERE seq > ? AND seq <= ? ORDER BY seq LIMIT ?';
        const rows = connection.all(`SELECT seq, key FROM removals ${since}`, this.seenSeq, newest, chunk);
        const upTo = rows.length < chunk ? newest : Number(rows.at(-1)?.seq);
        const changedVideos = readVideos(connection, since, this.seenSeq, upTo, chunk);
        const last = changedVideos.length < chunk ? undefined : changedVideos.at(-1)?.key;
        const reached =
          last === undefined ? upTo : Number(connection.get('SELECT seq FROM videos WHERE key = ?', last)?.seq);
        const gone = rows.filter((row) => Number(row.seq) <= reached);
        return { top: reached, videos: changedVideos, removed: gone.map((row) => String(row.key)) };
      });
      if (top <= this.seenSeq) return;
      this.seenSeq = top;
      if (videos.length > 0 || removed.length > 0) this.changed.fire({ videos, removed });
    }
  }

  dispose(): void {
    this.disposed = true;
    clearTimeout(this.timer);
    this.changed.dispose();
    this.written.dispose();
  }

  private look(): void {
    try {
      if (++this.looks % looksPerVerification === 0) this.database.verify();
      const version = this.database.read((connection) => connection.dataVersion());
      if (version === this.seenVersion) return;
      this.catchUp();
      this.seenVersion = version;
      this.written.fire();
    } catch (error) {
      if (!isBusy(error)) this.log.debug(`Library: could not look for changes: ${String(error)}`);
    }
  }

  private arm(): void {
    if (this.disposed) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => {
        this.look();
        this.arm();
      },
      this.isAttentive || this.safelyHasUnfinished() ? attentiveMs : idleMs,
    );
    this.timer.unref();
  }

  private safelyHasUnfinished(): boolean {
    try {
      return this.hasUnfinished();
    } catch {
      return false;
    }
  }
}
