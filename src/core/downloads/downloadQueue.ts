import type { Disposable } from '../event';
import { LibraryError, type VideoLibrary } from '../library/library';
import type { Log } from '../log';
import { TransferError } from './transfer';
import type { Video } from '../video/video';

export interface DownloadQueueOptions {
  readonly library: VideoLibrary;
  readonly log: Log;
  readonly automatic?: () => boolean;
  readonly clock?: () => number;
  readonly pace?: number;
  /** Fetches one file. @throws TransferError when it may be tried again later */
  readonly work: (key: string) => Promise<void>;
}

/** At once in one window. */
const slots = 2;

/** How often finished videos without a file are looked for, besides at once when one finishes. */
const sweepMs = 60_000;

const firstWaitMs = 2_000;
const longestWaitMs = 10 * 60_000;

/** A finished video without a link is asked about this often before it is given up: over about ten minutes. */
const asksForLink = 9;

/** After this long since it finished, trouble with a file is its problem for good. */
const patienceMs = 7 * 86_400_000;

/** Which files are fetched next without being asked for: new ones at once, troubled ones ever later. */
export class DownloadQueue implements Disposable {
  private readonly ready = new Set<string>();
  private readonly busy = new Set<string>();
  private readonly failures = new Map<string, number>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private sweepTimer: NodeJS.Timeout | undefined;
  private disposed = false;

  constructor(private readonly options: DownloadQueueOptions) {
    this.sweepLater(0);
  }

  /** Takes a video in if its file is missing. */
  consider({ key, state, fileName, fileProblem }: Video): void {
    if (state !== 'succeeded' || fileName !== undefined || fileProblem !== undefined) {
      if (fileName !== undefined) this.drop(key);
      return;
    }
    if (this.disposed || this.busy.has(key) || this.timers.has(key) || !this.isAutomatic()) return;
    this.ready.add(key);
    this.start();
  }

  /** Wants it no longer. */
  drop(key: string): void {
    this.ready.delete(key);
    this.failures.delete(key);
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
  }

  dispose(): void {
    this.disposed = true;
    clearTimeout(this.sweepTimer);
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.ready.clear();
  }

  private isAutomatic(): boolean {
    return this.options.automatic?.() ?? true;
  }

  private start(): void {
    for (const key of this.ready) {
      if (this.busy.size >= slots || this.disposed) return;
      this.ready.delete(key);
      this.busy.add(key);
      void this.run(key).finally(() => {
        this.busy.delete(key);
        this.start();
      });
    }
  }

  private async run(key: string): Promise<void> {
    try {
      await this.options.work(key);
      this.failures.delete(key);
    } catch (error) {
      if (this.disposed || error instanceof LibraryError) return;
      if (!(error instanceof TransferError)) this.options.log.warn(`Downloads: ${key}: ${String(error)}`);
      else if (error.problem === 'later') await this.postpone(key, error.message);
    }
  }

  private async postpone(key: string, problem: string): Promise<void> {
    const failures = (this.failures.get(key) ?? 0) + 1;
    this.failures.set(key, failures);
    const { library, clock = Date.now, pace = 1 } = this.options;
    const video = library.get(key);
    if (video === undefined) return;
    const isHopeless = video.videoUrl === undefined && failures >= asksForLink;
    if (isHopeless || clock() - (video.finishedAt ?? 0) > patienceMs) {
      await library.patch(key, { fileProblem: problem }).catch(() => undefined);
      return;
    }
    const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1)) * (0.8 + 0.4 * Math.random()) * pace;
    const timer = setTimeout(() => {
      this.timers.delete(key);
      this.ready.add(key);
      this.start();
    }, wait);
    timer.unref();
    this.timers.set(key, timer);
  }

  private sweepLater(wait: number): void {
    this.sweepTimer = setTimeout(() => {
      try {
        for (const video of this.options.library.unkept(slots * 10)) this.consider(video);
      } catch (error) {
        this.options.log.debug(`Downloads: ${String(error)}`);
      }
      this.sweepLater(sweepMs * (this.options.pace ?? 1));
    }, wait);
    this.sweepTimer.unref();
  }
}
