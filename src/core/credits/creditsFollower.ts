import { setTimeout as sleep } from 'node:timers/promises';
import { SteppedClock } from '../clock';
import type { Disposable } from '../event';
import type { VideoLibrary } from '../library/library';
import { type Video, isFinished } from '../video/video';
import type { Credits } from './credits';
import { areSoleCharges } from './prices';

/** How long after a video failed its credits are looked for again: a refund may take a moment. */
const refundDelayMs = 60_000;

/** How often it is looked whether the clock was set, and whether another window has read what this one did not. */
const lookEveryMs = 2_000;
/** After so many looks, and some more by chance, a window reads what no other one has. */
const patientLooks = 3;

/**
 * Keeps the balance as it is after each video that was started or has finished, in whichever window that happened. The
 * windows that `asks` is true of ask the service; the others show what those have read.
 */
export class CreditsFollower implements Disposable {
  private readonly stages = new Map<string, string>();
  private readonly subscription: Disposable;
  private readonly since = Date.now();
  private readonly clock = new SteppedClock();
  private readonly lookTimer: NodeJS.Timeout;
  /** How many times it was looked since something was left to other windows; undefined when nothing is. */
  private missedLooks: number | undefined;
  private readonly ended = new AbortController();

  constructor(
    private readonly library: Pick<
      VideoLibrary,
      'get' | 'unfinished' | 'chargedSince' | 'patch' | 'onDidChange' | 'creditsReading'
    >,
    private readonly credits: Credits,
    private readonly asks: () => boolean,
  ) {
    for (const video of library.unfinished()) this.stages.set(video.key, stageOf(video));
    this.subscription = library.onDidChange(({ videos, removed }) => {
      for (const key of removed) this.stages.delete(key);
      // Each is noted, so no stopping at the first.
      if (videos.filter((video) => this.isCharged(video)).length > 0) this.follow();
    });
    credits.recall(library);
    if (this.mayHaveChanged()) this.follow();
    this.lookTimer = setInterval(() => this.look(), lookEveryMs).unref();
  }

  dispose(): void {
    this.ended.abort();
    clearInterval(this.lookTimer);
    this.subscription.dispose();
  }

  private follow(): void {
    if (this.asks()) {
      void this.credits.refresh();
      return;
    }
    this.missedLooks = 0;
    this.credits.expire();
  }

  private look(): void {
    try {
      this.credits.recall(this.library);
    } catch {
      // It is being reopened: the next look does.
    }
    // Who slept, or set the clock, does not know how old the balance is.
    if (this.clock.jump() !== 0) this.follow();
    if (this.missedLooks === undefined) return;
    this.missedLooks += 1;
    const isPatient = this.missedLooks < patientLooks + Math.random() * patientLooks;
    if (this.credits.current.stale && !this.asks() && isPatient) return;
    this.missedLooks = undefined;
    void this.credits.refreshIfStale();
  }

  /** Whether videos were begun or ended since the balance was last read, be it by a window that is gone. */
  private mayHaveChanged(): boolean {
    const { stale, readAt, service } = this.credits.current;
    const charged = readAt === undefined ? [] : this.library.chargedSince(service, readAt);
    return charged.some(({ state, creditsAfter }) => stale || (state === 'unconfirmed' && creditsAfter === undefined));
  }

  /** Whether the balance may have changed by what became of a video of the service in use. */
  private isCharged(video: Video): boolean {
    const stage = stageOf(video);
    const before = this.stages.get(video.key);
    this.stages.set(video.key, stage);
    // Another window's may be accepted before it is first seen here.
    const isNew = before === undefined && video.createdAt >= this.since;
    const hasMoved = stage !== 'submitting' && before !== stage && (before !== undefined || isNew);
    if (!hasMoved || video.service !== this.credits.current.service) return false;
    if (stage === 'over' && video.state !== 'succeeded' && video.state !== 'rejected') {
      this.credits.expectRefund();
      this.followRefund(video).catch(() => undefined);
    }
    return true;
  }

  /** Reads the balance again a while after a video failed, as evidence of what it cost. */
  private async followRefund({ key, service }: Video): Promise<void> {
    await sleep(refundDelayMs, undefined, { ref: false, signal: this.ended.signal });
    if (!this.asks()) return;
    await this.credits.refresh();
    const video = this.library.get(key);
    // Another service may be in use meanwhile.
    const creditsAfter = this.credits.balanceAt(service);
    if (video === undefined || creditsAfter === undefined || !areSoleCharges(this.library, [video])) return;
    await this.library.patch(key, { creditsAfter });
  }
}

/** Credits are spent when a video is accepted, and may come back when it ends. */
function stageOf(video: Video): 'submitting' | 'accepted' | 'over' {
  if (video.state === 'submitting') return 'submitting';
  return isFinished(video) ? 'over' : 'accepted';
}
