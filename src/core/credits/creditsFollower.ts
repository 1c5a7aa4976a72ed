import { setTimeout as sleep } from 'node:timers/promises';
import { SteppedClock } from '../clock';
import type { Disposable } from '../event';
import type { VideoLibrary } from '../library/library';
import { type Video, isFinished } from '../video/video';
import type { Credits } from './credits';
import { areSoleCharges } from './prices';

/** The delay after a failed video before the balance is read again, as a refund may take a moment. */
const refundDelayMs = 60_000;

/** The intervals of checks for a clock step: `asking` for windows that request the balance, `other` for all others. */
const clockCheckMs = { asking: 3_000, other: 30_000 };

/** The interval of checks for another window's reading, while one is awaited. */
const awaitCheckMs = 2_000;
/** After this number of checks, plus a random number up to the same size, the window reads the balance itself. */
const patientChecks = 3;

/**
 * Keeps the balance current after each video that started or finished in any window. Windows where `asks` is true
 * request the balance from the service. The others wait for such a reading, and request the balance only if none
 * arrives.
 */
export class CreditsFollower implements Disposable {
  private readonly stages = new Map<string, string>();
  private readonly subscriptions: readonly Disposable[];
  private readonly since = Date.now();
  private readonly clock = new SteppedClock();
  private timer: NodeJS.Timeout | undefined;
  /**
   * The number of checks since this window began to await another window's reading. Undefined while none is awaited.
   */
  private awaitedChecks: number | undefined;
  /** Whether the last attempt to read another window's reading failed. */
  private isRecallDue = false;
  private readonly ended = new AbortController();

  /** @param asks whether this window has the user's focus or polls */
  constructor(
    private readonly library: Pick<
      VideoLibrary,
      'get' | 'unfinished' | 'chargedSince' | 'patch' | 'onDidChange' | 'onDidCommitElsewhere' | 'creditsReading'
    >,
    private readonly credits: Credits,
    private readonly asks: () => boolean,
  ) {
    for (const video of library.unfinished()) this.stages.set(video.key, stageOf(video));
    this.subscriptions = [
      library.onDidChange(({ videos, removed }) => {
        for (const key of removed) this.stages.delete(key);
        // Uses `filter` instead of `some`, because `isCharged` must note the stage of each video.
        if (videos.filter((video) => this.isCharged(video)).length > 0) this.follow();
      }),
      library.onDidCommitElsewhere(() => this.recall()),
    ];
    credits.recall(library);
    if (this.mayHaveChanged()) this.follow();
    else this.checkLater();
  }

  /** Checks for a clock step or an awaited reading. Also called when the window receives the focus. */
  check(): void {
    if (this.ended.signal.aborted) return;
    if (this.isRecallDue || this.awaitedChecks !== undefined) this.recall();
    // After a sleep or a step of the clock, the age of the balance is unknown.
    if (this.clock.jump() !== 0) this.follow();
    if (this.awaitedChecks !== undefined) {
      this.awaitedChecks += 1;
      const isPatient = this.awaitedChecks < patientChecks + Math.random() * patientChecks;
      if (!this.credits.current.stale || this.asks() || !isPatient) {
        this.awaitedChecks = undefined;
        void this.credits.refreshIfStale();
      }
    }
    this.checkLater();
  }

  dispose(): void {
    this.ended.abort();
    clearTimeout(this.timer);
    for (const it of this.subscriptions) it.dispose();
  }

  private checkLater(): void {
    clearTimeout(this.timer);
    const clockCheck = this.asks() ? clockCheckMs.asking : clockCheckMs.other;
    this.timer = setTimeout(() => this.check(), this.awaitedChecks === undefined ? clockCheck : awaitCheckMs).unref();
  }

  private recall(): void {
    try {
      this.credits.recall(this.library);
      this.isRecallDue = false;
    } catch {
      this.isRecallDue = true;
      // The library cannot be read while it is being reopened. The next check tries again.
    }
  }

  private follow(): void {
    if (this.asks()) {
      void this.credits.refresh();
    } else {
      this.awaitedChecks = 0;
      this.credits.expire();
    }
    this.checkLater();
  }

  /**
   * Whether the balance must be read because videos began or ended since the last reading, in any window. A current
   * balance is read again only if an unconfirmed video has no balance after it.
   */
  private mayHaveChanged(): boolean {
    const { stale, readAt, service } = this.credits.current;
    const charged = readAt === undefined ? [] : this.library.chargedSince(service, readAt);
    return charged.some(({ state, creditsAfter }) => stale || (state === 'unconfirmed' && creditsAfter === undefined));
  }

  /** Whether a change of a video may have changed the balance of the service in use. */
  private isCharged(video: Video): boolean {
    const stage = stageOf(video);
    const before = this.stages.get(video.key);
    this.stages.set(video.key, stage);
    // A video of another window may already be accepted when this window first sees it.
    const isNew = before === undefined && video.createdAt >= this.since;
    const hasMoved = stage !== 'submitting' && before !== stage && (before !== undefined || isNew);
    if (!hasMoved || video.service !== this.credits.current.service) return false;
    if (stage === 'over' && video.state !== 'succeeded' && video.state !== 'rejected') {
      this.credits.expectRefund();
      this.followRefund(video).catch(() => undefined);
    }
    return true;
  }

  /** Reads the balance again some time after a video failed, as evidence of its cost. */
  private async followRefund({ key, service }: Video): Promise<void> {
    await sleep(refundDelayMs, undefined, { ref: false, signal: this.ended.signal });
    if (!this.asks()) return;
    await this.credits.refresh();
    const video = this.library.get(key);
    // Undefined if the balance is stale, or another service is in use by now.
    const creditsAfter = this.credits.balanceAt(service);
    if (video === undefined || creditsAfter === undefined || !areSoleCharges(this.library, [video])) return;
    await this.library.patch(key, { creditsAfter });
  }
}

/** Credits are spent when a video is accepted, and may be returned when it ends. */
function stageOf(video: Video): 'submitting' | 'accepted' | 'over' {
  if (video.state === 'submitting') return 'submitting';
  return isFinished(video) ? 'over' : 'accepted';
}
