import { Emitter, type Disposable } from '../event';
import { CommitSignal } from './commitSignal';
import type { LibraryDatabase } from './connection';
import { countChanges, readVideos } from './queries';
import type { Log } from '../log';
import type { Video } from '../video/video';

/** The current state of each changed video, and the keys of removed videos. The changes may be from any window. */
export interface LibraryChange {
  readonly videos: readonly Video[];
  readonly removed: readonly string[];
}

/** Number of recently changed videos kept in memory, to restore them if a damaged library loses them. */
const rememberedVideos = 500;

/** Maximum number of changed rows in one event. */
const chunk = 500;

/** Reports the changes that any window commits to the library. */
export class ChangeFeed implements Disposable {
  private readonly changed = new Emitter<LibraryChange>(this.log, 'Library');
  readonly onDidChange = this.changed.event;
  private readonly committed = new Emitter<void>(this.log, 'Library');
  /** Fires after another window commits, even if no video changed. {@link onDidChange} fires first. */
  readonly onDidCommitElsewhere = this.committed.event;
  /** The recently changed videos, by key. */
  readonly recent = new Map<string, Video>();
  private readonly signal: CommitSignal;
  private seenVersion = -1;
  private seenSeq = 0;
  private isDisposed = false;

  constructor(
    private readonly database: LibraryDatabase,
    private readonly log: Log,
  ) {
    this.signal = new CommitSignal(database.folder, () => this.check(), log);
    this.reset();
  }

  /** Starts watching, and reports only changes that are committed from now on. */
  reset(): void {
    // Reads the version first, so that the next check finds a commit made between the two reads.
    this.seenVersion = this.database.read((connection) => connection.dataVersion());
    this.seenSeq = this.database.read(countChanges);
    this.signal.start();
  }

  /** Signals this window's commit to the other windows, and passes the changed videos to this window's listeners. */
  reportOwn(): void {
    this.signal.send();
    try {
      this.catchUp();
    } catch (error) {
      this.seenVersion = -1;
      this.log.warn(`Library: could not read what was written: ${String(error)}`);
    }
  }

  /** Notifies the other windows of a commit that changed no video. */
  signalOwn(): void {
    this.signal.send();
  }

  dispose(): void {
    this.isDisposed = true;
    this.signal.dispose();
    this.changed.dispose();
    this.committed.dispose();
  }

  /** Fires events for the changes that any window made since the last call. */
  private catchUp(): void {
    while (!this.isDisposed) {
      const { top, videos, removed } = this.database.read((connection) => {
        const changes = 'SELECT seq FROM videos UNION ALL SELECT seq FROM removals';
        const next = `SELECT seq FROM (${changes}) WHERE seq > ? ORDER BY seq LIMIT 1 OFFSET ${chunk - 1}`;
        const upTo = Number(connection.get(next, this.seenSeq)?.seq ?? countChanges(connection));
        const since = 'WHERE seq > ? AND seq <= ? ORDER BY seq';
        const removals = connection.all(`SELECT key FROM removals ${since}`, this.seenSeq, upTo);
        return {
          top: upTo,
          videos: readVideos(connection, since, this.seenSeq, upTo),
          removed: removals.map(({ key }) => String(key)),
        };
      });
      if (!(top > this.seenSeq)) return;
      this.seenSeq = top;
      if (videos.length === 0 && removed.length === 0) continue;
      this.remember(videos, removed);
      this.changed.fire({ videos, removed });
    }
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

  /** @returns whether another window has committed since the last check */
  private check(): boolean {
    try {
      // If the file was replaced, it is reopened in the background. Until then, reads use the previous file.
      this.database.verify().catch((error: unknown) => this.log.error(`Library: ${String(error)}`));
      const version = this.database.read((connection) => connection.dataVersion());
      if (version === this.seenVersion) return false;
      this.catchUp();
      this.seenVersion = version;
      this.committed.fire();
      return true;
    } catch (error) {
      this.log.debug(`Library: could not check for changes: ${String(error)}`);
      return false;
    }
  }
}
