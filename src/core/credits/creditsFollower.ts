import { setTimeout as sleep } from 'node:timers/promises';
import { SteppedClock } from '../clock';
import type { Disposable } from '../event';
import type { VideoLibrary } from '../library/library';
import { type Video, isFinished } from '../video/video';
import type { Credits } from './credits';
import { areSoleCharges } from './prices';

/** The balance is read again this many ms after a video fails, because the service may refund the credits by then. */
const refundDelayMs = 60_000;

/** Intervals between checks for a jump of the wall clock, in windows that request the balance and in other windows. */
const clockCheckMs = { requesting: 3_000, other: 30_000 };

/** Interval between checks for a balance that another window is expected to store. */
const awaitCheckMs = 2_000;
/** After 3 to 6 checks (a random number), a window requests the missing balance itself. */
const patientChecks = 3;

/**
 * Keeps the balance current when a video starts or finishes in any window. A window requests the balance if it has the
 * focus or polls videos. The other windows wait for the new balance to appear in the library. If it does not appear,
 * they request it themselves.
 */
export class CreditsFollower implements Disposable {
  private readonly stages = new Map<string, string>();
  private readonly subscriptions: readonly Disposable[];
  private readonly since = Date.now();
  private readonly clock = new SteppedClock();
  private timer: NodeJS.Timeout | undefined;
  /** Number of checks made while waiting for another window's balance. Undefined while not waiting. */
  private awaitedChecks: number | undefined;
  /** Whether reading the stored balance failed and must be retried. */
  private isRecallDue = false;
  private readonly ended = new AbortController();

  /** @param requestsBalance whether this window requests the balance itself, because it is focused or polls videos */
  constructor(
    private readonly library: Pick<
      VideoLibrary,
      'get' | 'unfinished' | 'chargedSince' | 'patch' | 'onDidChange' | 'onDidCommitElsewhere' | 'creditsReading'
    >,
    private readonly credits: Credits,
    private readonly requestsBalance: () => boolean,
  ) {
    for (const video of library.unfinished()) this.stages.set(video.key, stageOf(video));
    this.subscriptions = [
      library.onDidChange(({ videos, removed }) => {
        for (const key of removed) this.stages.delete(key);
        // Uses `filter` instead of `some`, because `isCharged` must record the stage of every video.
        if (videos.filter((video) => this.isCharged(video)).length > 0) this.follow();
      }),
      library.onDidCommitElsewhere(() => this.recall()),
    ];
    credits.recall(library);
    if (this.mayHaveChanged()) this.follow();
    else this.checkLater();
  }

  /** Reacts to a clock jump or to a balance that another window stored. Also called when the window gains focus. */
  check(): void {
    if (this.ended.signal.aborted) return;
    if (this.isRecallDue || this.awaitedChecks !== undefined) this.recall();
    // The balance is read again, because its age is unknown after sleep or a clock change.
    if (this.clock.jump() !== 0) this.follow();
    if (this.awaitedChecks !== undefined) {
      this.awaitedChecks += 1;
      const isPatient = this.awaitedChecks < patientChecks + Math.random() * patientChecks;
      if (!this.credits.current.stale || this.requestsBalance() || !isPatient) {
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
    const clockCheck = this.requestsBalance() ? clockCheckMs.requesting : clockCheckMs.other;
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
    if (this.requestsBalance()) {
      void this.credits.refresh();
    } else {
      this.awaitedChecks = 0;
      this.credits.expire();
    }
    this.checkLater();
  }

  /**
   * Whether a video may have been charged or refunded since the last read, so the balance must be read again. While the
   * balance is fresh, only an unconfirmed video without `creditsAfter` counts.
   */
  private mayHaveChanged(): boolean {
    const { stale, readAt, service } = this.credits.current;
    const charged = readAt === undefined ? [] : this.library.chargedSince(service, readAt);
    return charged.some(({ state, creditsAfter }) => stale || (state === 'unconfirmed' && creditsAfter === undefined));
  }

  /** Records the video's stage. Returns whether the new stage may have changed the balance of the service in use. */
  private isCharged(video: Video): boolean {
    const stage = stageOf(video);
    const before = this.stages.get(video.key);
    this.stages.set(video.key, stage);
    // Another window's new video may already be accepted, and so charged, when this window first sees it.
    const isNew = before === undefined && video.createdAt >= this.since;
    const hasMoved = stage !== 'submitting' && before !== stage && (before !== undefined || isNew);
    if (!hasMoved || video.service !== this.credits.current.service) return false;
    if (stage === 'over' && video.state !== 'succeeded' && video.state !== 'rejected') {
      this.credits.expectRefund();
      this.followRefund(video).catch(() => undefined);
    }
    return true;
  }

  /** Reads the balance again a minute after a video failed, and stores it with the video as evidence of its cost. */
  private async followRefund({ key, service }: Video): Promise<void> {
    await sleep(refundDelayMs, undefined, { ref: false, signal: this.ended.signal });
    if (!this.requestsBalance()) return;
    await this.credits.refresh();
    const video = this.library.get(key);
    // `creditsAfter` is undefined if the balance is stale or another service is now in use.
    const creditsAfter = this.credits.balanceAt(service);
    if (video === undefined || creditsAfter === undefined || !areSoleCharges(this.library, [video])) return;
    await this.library.patch(key, { creditsAfter });
  }
}

/**
 * The stage of a video. Credits are charged when the video is `accepted`, and may be refunded when the video is `over`.
 */
function stageOf(video: Video): 'submitting' | 'accepted' | 'over' {
  if (video.state === 'submitting') return 'submitting';
  return isFinished(video) ? 'over' : 'accepted';
}
