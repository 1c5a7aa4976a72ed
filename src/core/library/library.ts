import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Disposable, Emitter } from '../event';
import type { Log } from '../log';
import type { Outcome } from '../video/keptResponse';
import type { RequestStatus, Video, VideoIntent } from '../video/video';
import { ChangeFeed } from './changeFeed';
import { type Connection, LibraryDatabase } from './connection';
import { toLibraryError } from './errors';
import { removeFiles, sweepFiles } from './files';
import { FirstFrames } from './firstFrames';
import * as history from './history';
import { Staleness } from './staleness';
import { WindowLiveness } from './windowLiveness';
import { hasOutcomes, keepOutcome, removeOutcome, reserveOutcome, takeOutcomes } from './outcomeFiles';
import * as queries from './queries';
import * as reports from './serviceReports';
import * as search from './search';
import { readServiceUse, writeServiceUse } from './serviceUse';
import * as changes from './changes';

export type { KeptReading, KeptResponse, VideoPatch } from '../video/keptResponse';
export { LibraryError } from './errors';
export type { Price, StoredReading } from './history';
export type { StoredResponse } from './queries';
export type { SearchOptions, Spending, UsageRow, VideoFilter } from './search';
export type { LibraryChange } from './changeFeed';
export type { BegunBatch } from './changes';

/** Interval between checks for requests whose window closed before their outcome was recorded. */
const settleAbandonedEveryMs = 5_000;

/**
 * Requests without an owner window are settled after this many ms. When the library is rebuilt, requests lose their
 * owners, and every window needs time to claim its requests again.
 */
const ownerlessMs = 30_000;

/** The pause between attempts to read the library after it was reopened. */
const startAgainMs = 1_000;

/** A request is a duplicate if an equal request was recorded at most this many ms earlier. */
const duplicateWindowMs = 2 * 60_000;

/**
 * The videos of this user on this machine, in one SQLite file that all windows share. Queries are synchronous and use
 * an index. Changes are on disk when their promise resolves. Queries and changes throw {@link LibraryError}.
 */
export class VideoLibrary implements Disposable {
  readonly filesFolder = join(this.folder, 'files');
  readonly firstFrames = new FirstFrames(this.filesFolder, (key) => this.get(key) !== undefined, this.log);
  /** A sentence for the user if the file was rebuilt or set aside when it was opened. */
  readonly recovered = this.database.recovered;
  private readonly feed = new ChangeFeed(this.database, this.log);
  private readonly reset = new Emitter<string | undefined>(this.log, 'Library');
  /** Fires for changes by any window. This window's changes are reported before their promises resolve. */
  readonly onDidChange = this.feed.onDidChange;
  /** Fires after another window commits, even if no video changed. {@link onDidChange} fires first. */
  readonly onDidCommitElsewhere = this.feed.onDidCommitElsewhere;
  /**
   * Fires after the file is reopened. Any data may have changed by then. The event's value is a message for the user if
   * the file was rebuilt or set aside.
   */
  readonly onDidReset = this.reset.event;

  readonly get = this.query(queries.readVideo);
  readonly search = this.query(search.searchVideos);
  /** Returns the newest videos first, at most 100 by default. */
  readonly list = (options?: search.SearchOptions): Video[] => this.search({}, options);
  readonly usage = this.query(search.readUsage);
  readonly spending = this.query(search.readSpending);
  readonly countUnfinished = this.query(queries.countUnfinished);
  readonly changes = this.query(queries.countChanges);
  readonly unfinished = this.query(queries.readUnfinished);
  readonly mayDownload = this.query(queries.mayDownload);
  readonly undownloaded = this.query(queries.readUndownloaded);
  readonly find = this.query(queries.findVideos);
  readonly ofVersions = this.query(queries.findVersions);
  readonly response = this.query(queries.readResponse);
  readonly rereadable = this.query(queries.readRereadable);
  readonly chargedSince = this.query(queries.readChargedSince);
  readonly finishedDurations = this.query(history.readDurations);
  readonly prices = this.query(history.readPrices);
  readonly creditsReading = this.query(history.readReading);
  readonly restUntil = this.query(queries.readRest);
  readonly serviceUse = this.query(readServiceUse);
  readonly serviceReports = this.query(reports.readServiceReports);

  // The first argument of `change`: whether the change must survive a power loss. All changes survive a process crash.
  readonly attach = this.change(true, changes.attachVideoId);
  readonly track = this.change(true, changes.trackVideo);
  readonly changeReadings = this.change(true, changes.changeReadings);
  readonly chooseServiceUse = this.change(true, writeServiceUse);

  readonly update = this.change(false, changes.updateFromReading);
  readonly markGone = this.change(false, changes.markGone);
  readonly stop = this.change(false, changes.stopTracking);
  readonly resume = this.change(false, changes.resumeTracking);
  readonly dismiss = this.change(false, changes.dismissVideo);
  readonly patch = this.change(false, changes.patchVideo);
  readonly judge = this.change(false, changes.judgeVideos);
  readonly addNote = this.change(false, changes.addNote);
  readonly removeNote = this.change(false, changes.removeNote);
  readonly patchAll = this.change(false, changes.patchVideos);
  readonly learnPrice = this.change(false, changes.learnPrice);
  readonly rememberCredits = this.change(false, changes.noteBalance);
  readonly rest = this.change(false, changes.rest);
  readonly publishReports = this.change(false, reports.writeServiceReports);

  /**
   * The request states of the videos that this window recorded, by video key. A request is `held` until it is claimed
   * by {@link takeUnsent}. The state in the library may be older.
   */
  private readonly begun = new Map<string, RequestStatus>();
  readonly staleness = new Staleness();
  private timer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly folder: string,
    private readonly database: LibraryDatabase,
    readonly log: Log,
    readonly windows: WindowLiveness,
  ) {
    this.onDidChange(({ videos, removed }) => {
      for (const key of removed) removeFiles(this.filesFolder, key).catch(this.complain);
      if (videos.some(({ state }) => state === 'submitting')) this.settleAbandonedLater();
    });
    database.onReplaced = () => void this.startAnew(database.recovered);
  }

  /**
   * Leaves a library of a newer format unchanged.
   * @throws LibraryError if the library cannot be opened or has a newer format
   */
  static async open(folder: string, log: Log): Promise<VideoLibrary> {
    const database = await LibraryDatabase.open(folder, log);
    let library: VideoLibrary | undefined;
    try {
      const windows = new WindowLiveness(await import('node:sqlite'), folder);
      library = new VideoLibrary(folder, database, log, windows);
      await mkdir(library.filesFolder, { recursive: true });
      await library.settleAbandoned();
      await library.change(true, changes.tidy)(windows.prune());
      await sweepFiles(library.filesFolder, library.read(queries.readRemovals));
    } catch (error) {
      if (library === undefined) {
        database.close(() => undefined);
        throw toLibraryError(error);
      }
      library.complain(error);
    }
    library.settleAbandonedLater();
    return library;
  }

  get isClosed(): boolean {
    return this.database.isClosed;
  }

  /**
   * Records videos in one transaction, before their requests are sent. Skips duplicates of requests that any window
   * recently recorded. Equal requests within one call or one batch are not duplicates.
   */
  async beginBatch(
    intents: readonly VideoIntent[],
    { duplicateWithinMs = duplicateWindowMs }: { readonly duplicateWithinMs?: number } = {},
  ): Promise<changes.BegunBatch> {
    const begun = await this.write(true, (connection) =>
      changes.beginVideos(connection, intents, duplicateWithinMs, this.windows.ownId),
    );
    for (const { key } of begun.recorded) this.begun.set(key, { state: 'held' });
    return begun;
  }

  /**
   * Claims the right to send a video's request, so that the request is sent only once.
   * @returns true only for the first call with this key, in the window that recorded the video
   */
  takeUnsent(key: string): boolean {
    const isHeld = this.begun.get(key)?.state === 'held';
    if (isHeld) this.begun.set(key, { state: 'unknown' });
    return isHeld;
  }

  /**
   * Reserves disk space for the outcome of a request, and marks the request as sent. Called immediately before the
   * request is sent.
   * @param creditsBefore the service's current balance
   * @throws LibraryError if there is no space, or if another window has already settled the video
   */
  async markSent(key: string, creditsBefore?: number): Promise<Video> {
    try {
      reserveOutcome(this.folder, key);
    } catch (error) {
      throw toLibraryError(error);
    }
    return this.change(true, changes.markVideoSent)(key, creditsBefore);
  }

  /**
   * Records the outcome of a video's request. Restores a video that a damaged library has lost. A removed video stays
   * removed.
   */
  async settle(video: Video, outcome: Outcome): Promise<Video> {
    await this.untilReadable();
    await this.restore(video);
    if (this.get(video.key) === undefined) {
      const said = outcome.verdict === 'confirmed' ? `ID ${outcome.reading.videoId}` : outcome.verdict;
      this.log.warn(`Library: ${video.key} was removed before its response (${said})`);
      return video;
    }
    const settled = await this.change(true, changes.settleVideo)(video.key, outcome);
    // If a damaged library loses the video's ID, this window restores it from memory.
    this.feed.recent.set(video.key, settled);
    await removeOutcome(this.folder, video.key).catch(this.complain);
    return settled;
  }

  /**
   * Stores an outcome in a file beside the library when the library cannot be written. The next window that can write
   * to the library records the outcome.
   */
  keepOutcome(video: Video, outcome: Outcome): void {
    keepOutcome(this.folder, video, outcome);
    this.settleAbandonedLater();
  }

  /** Restores videos or IDs that a damaged library has lost. */
  async restore(...videos: readonly Video[]): Promise<void> {
    const { begun } = this;
    if (!this.read((connection) => videos.some((it) => changes.hasLost(connection, it, begun.has(it.key))))) return;
    await this.write(true, (connection) => changes.putBackVideos(connection, videos, begun, this.windows.ownId));
  }

  /**
   * Removes a video and deletes its files.
   * @throws LibraryError if the video is being submitted
   */
  async remove(key: string): Promise<void> {
    await this.change(false, changes.removeVideo)(key);
    // Truncates the write-ahead log, which still contains the removed row. If another window is reading, the last
    // window to close truncates the log.
    this.database.read((connection) => connection.get('PRAGMA wal_checkpoint(TRUNCATE)'));
    await removeFiles(this.filesFolder, key).catch(this.complain);
  }

  /**
   * Settles the requests of windows that closed before a response arrived.
   * @returns the settled videos
   */
  async reclaimAbandoned(): Promise<Video[]> {
    const gone = this.endedSenders();
    return gone.length === 0 ? [] : this.change(true, changes.reclaimVideos)(gone);
  }

  /**
   * Resolves when the library is open. Reopens the library if necessary.
   * @throws LibraryError if reopening fails
   */
  async untilReadable(): Promise<void> {
    await this.database.untilReadable();
  }

  read<T>(work: (connection: Connection) => T): T {
    return this.database.read(work);
  }

  /**
   * Runs work as one transaction. The work must not change any video, because this window's listeners are not notified.
   */
  async transact<T>(work: (connection: Connection) => T): Promise<T> {
    const result = await this.database.write(work, false);
    this.feed.signalOwn();
    return result;
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.feed.dispose();
    this.reset.dispose();
    try {
      this.database.close((connection) => {
        changes.reclaimVideos(connection, [this.windows.ownId]);
        // Releases this window's leases, so that other windows can acquire them immediately.
        changes.forgetLeases(connection, [this.windows.ownId]);
      });
      this.feed.signalOwn();
    } catch (error) {
      // Only logs the error, because another window settles the requests of a closed window.
      this.complain(error);
    }
    this.windows.dispose();
  }

  private readonly complain = (error: unknown): void => this.log.warn(`Library: ${toLibraryError(error).message}`);

  private query<Values extends unknown[], T>(
    query: (connection: Connection, ...values: Values) => T,
  ): (...values: Values) => T {
    return (...values) => this.database.read((connection) => query(connection, ...values));
  }

  private async write<T>(durable: boolean, work: (connection: Connection) => T): Promise<T> {
    const result = await this.database.write(work, durable);
    this.feed.reportOwn();
    return result;
  }

  private change<Values extends unknown[], T>(
    durable: boolean,
    work: (connection: Connection, ...values: Values) => T,
  ): (...values: Values) => Promise<T> {
    return (...values) => this.write(durable, (connection) => work(connection, ...values));
  }

  /** Resumes with the reopened library, and restores the videos that the library has lost. */
  private async startAnew(sentence: string | undefined): Promise<void> {
    const recent = [...this.feed.recent.values()];
    while (!this.isClosed) {
      try {
        this.feed.reset();
        this.windows.register();
        await this.restore(...recent);
        this.reset.fire(sentence);
        this.settleAbandonedLater();
        return;
      } catch (error) {
        this.complain(error);
        await sleep(startAgainMs, undefined, { ref: false });
      }
    }
  }

  /** Records the outcomes that {@link keepOutcome} stored in files, and settles the requests of closed windows. */
  private async settleAbandoned(): Promise<void> {
    const isSubmitting = (key: string): boolean => this.get(key)?.state === 'submitting';
    await takeOutcomes(this.folder, { isSubmitting, settle: this.settle.bind(this) }, this.log);
    this.windows.register();
    await this.reclaimAbandoned();
  }

  /** The IDs of closed windows with requests under way. Includes '' when it is time to settle ownerless requests. */
  private endedSenders(): string[] {
    const { windows, staleness } = this;
    const ownerless = 'requests without a window';
    const senders = this.read(queries.readSenders);
    if (!senders.includes('')) staleness.forget(ownerless);
    const isOver = (id: string): boolean =>
      id === '' ? staleness.unchangedMs(ownerless, '') >= ownerlessMs : windows.hasEnded(id);
    return senders.filter(isOver);
  }

  /**
   * Runs {@link settleAbandoned} after 5 s, and repeats it while any request is under way or any outcome file exists.
   */
  private settleAbandonedLater(): void {
    if (this.timer !== undefined || this.isClosed) return;
    const again = (): void => {
      this.timer = undefined;
      if (this.isClosed) return;
      try {
        if (this.read(queries.readSenders).length > 0 || hasOutcomes(this.folder)) this.settleAbandonedLater();
      } catch (error) {
        this.complain(error);
        this.settleAbandonedLater();
      }
    };
    const settle = (): void => void this.settleAbandoned().catch(this.complain).finally(again);
    this.timer = setTimeout(settle, settleAbandonedEveryMs).unref();
  }
}
