import type { Credits } from './credits';
import type { Disposable } from '../event';
import type { VideoLibrary } from '../library/library';
import { type Video, isFinished } from '../video/video';

/**
 * Keeps the balance as it is after each video that was started or has finished, in whichever window that happened. The
 * windows that `asks` is true of ask the service; the others show what those have read.
 */
export class CreditsFollower implements Disposable {
  private readonly stages = new Map<string, string>();
  private readonly subscriptions: readonly Disposable[];
  private readonly since = Date.now();
  private hasMissed = false;

  constructor(
    library: Pick<VideoLibrary, 'unfinished' | 'onDidChange' | 'onDidWriteElsewhere' | 'creditsReading'>,
    private readonly credits: Pick<Credits, 'refresh' | 'current' | 'expire' | 'recall'>,
    private readonly asks: () => boolean,
  ) {
    for (const video of library.unfinished()) this.stages.set(video.key, stageOf(video));
    this.subscriptions = [
      library.onDidChange(({ videos, removed }) => {
        for (const key of removed) this.stages.delete(key);
        // Each is noted, so no stopping at the first.
        if (videos.filter((video) => this.isCharged(video)).length > 0) this.follow();
      }),
      library.onDidWriteElsewhere(() => {
        credits.recall(library);
      }),
    ];
  }

  /** Somebody looks at this window now: reads the balance if it was left to other windows and none has read it. */
  catchUp(): void {
    if (this.hasMissed && this.credits.current.stale) void this.credits.refresh();
    this.hasMissed = false;
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  private follow(): void {
    if (this.asks()) {
      void this.credits.refresh();
      return;
    }
    this.hasMissed = true;
    this.credits.expire();
  }

  /** Whether the balance may have changed by what became of a video of the service in use. */
  private isCharged(video: Video): boolean {
    const stage = stageOf(video);
    const before = this.stages.get(video.key);
    this.stages.set(video.key, stage);
    // Another window's may be accepted before it is first seen here.
    const isNew = before === undefined && video.createdAt >= this.since;
    const hasMoved = stage !== 'sending' && before !== stage && (before !== undefined || isNew);
    return hasMoved && video.service === this.credits.current.service;
  }
}

/** Credits are spent when a video is accepted, and may come back when it ends. */
function stageOf(video: Video): 'sending' | 'accepted' | 'over' {
  if (video.state === 'submitting') return 'sending';
  return isFinished(video) ? 'over' : 'accepted';
}
