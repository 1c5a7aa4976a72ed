import type { Disposable } from '../event';
import type { VideoLibrary } from '../library/library';
import type { Log } from '../log';
import type { Video } from '../video/video';

export interface DownloadQueueOptions {
  readonly library: VideoLibrary;
  readonly log: Log;
  /** Files larger than this are not downloaded. */
  readonly limitBytes: () => number;
  /** Whether finished videos are downloaded without the user asking. */
  readonly automatic?: () => boolean;
  /** Whether a service is asked nothing until there is a new key. */
  readonly isStopped?: (service: string) => boolean;
  readonly clock?: () => number;
  /** Multiplies all waits; for tests. */
  readonly pace?: number;
  /** Downloads one file and notes in the library what came of it. */
  readonly work: (key: string) => Promise<unknown>;
}

/** At once in one window. */
const slots = 2;

/** How often finished videos without a file are looked for, besides at once when one finishes. */
const sweepMs = 60_000;

/** No attempt is planned further ahead than this; a later one was planned before the clock was set back. */
export const furthestMs = 3_600_000;

/** How long until a video's file is to be downloaded, in ms. */
export function waitMs({ nextCheckAt = 0 }: Video, now: number): number {
  const wait = nextCheckAt - now;
  return wait > furthestMs ? 0 : Math.max(0, wait);
}

/** Which files are downloaded next without the user asking: those of newly finished videos at once, others when they are due. */
export class DownloadQueue implements Disposable {
  private readonly ready = new Set<string>();
  private readonly busy = new Set<string>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private sweepTimer: NodeJS.Timeout | undefined;
  private isDisposed = false;

  constructor(private readonly options: DownloadQueueOptions) {
    this.sweepLater(0);
  }

  /** Adds a video whose file is missing and may still be had. */
  consider(video: Video): void {
    const { key, service, state, fileName, fileProblem, fileBytes, nextCheckAt } = video;
    if (state !== 'succeeded' || fileName !== undefined) {
      this.drop(key);
      return;
    }
    if (this.isDisposed || this.busy.has(key) || !this.isAutomatic()) return;
    // It may have been too large for a limit that has been raised since.
    const fitsNow = fileBytes !== undefined && fileBytes <= this.options.limitBytes();
    const isGivenUp = nextCheckAt === undefined && !fitsNow;
    // The link failed before, and no new one can be asked for.
    const waitsForKey = this.options.isStopped?.(service) === true;
    if (fileProblem !== undefined && (isGivenUp || waitsForKey)) return;
    this.drop(key);
    const wait = waitMs(video, this.now());
    if (wait === 0) {
      this.ready.add(key);
      this.start();
      return;
    }
    const timer = setTimeout(() => {
      this.timers.delete(key);
      this.ready.add(key);
      this.start();
    }, wait);
    this.timers.set(key, timer.unref());
  }

  /** Removes a video. */
  drop(key: string): void {
    this.ready.delete(key);
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
  }

  dispose(): void {
    this.isDisposed = true;
    clearTimeout(this.sweepTimer);
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.ready.clear();
  }

  private now(): number {
    return (this.options.clock ?? Date.now)();
  }

  private isAutomatic(): boolean {
    return this.options.automatic?.() ?? true;
  }

  private start(): void {
    if (!this.isAutomatic()) this.ready.clear();
    for (const key of this.ready) {
      if (this.busy.size >= slots || this.isDisposed) return;
      this.ready.delete(key);
      this.busy.add(key);
      this.options
        .work(key)
        .catch((error: unknown) => this.options.log.debug(`Downloads: ${key}: ${String(error)}`))
        .finally(() => {
          this.busy.delete(key);
          this.attempt(() => {
            const video = this.options.library.get(key);
            // Only what is planned anew: another window may be at work on it.
            if ((video?.nextCheckAt ?? 0) > this.now() && video !== undefined) this.consider(video);
          });
          this.start();
        });
    }
  }

  private sweepLater(wait: number): void {
    this.sweepTimer = setTimeout(() => {
      const { library, limitBytes, pace = 1 } = this.options;
      this.attempt(() => {
        const untried = library.unkept(slots * 10);
        const due = library.undownloaded(this.now(), this.now() + furthestMs, limitBytes(), slots * 10);
        for (const video of [...untried, ...due]) this.consider(video);
      });
      this.sweepLater(sweepMs * pace);
    }, wait).unref();
  }

  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.options.log.debug(`Downloads: ${String(error)}`);
    }
  }
}
