import {
  AuthenticationError,
  ConnectionError,
  InvalidRequestError,
  NotFoundError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from '../../api/errors';
import { RequestBudget } from './requestPace';
import { backoff } from './schedule';

/**
 * How a service is doing, as far as the poller knows.
 *
 * - `offline`: it cannot be reached
 * - `outage`: it answers with server errors or not in time
 * - `rate limited`: it asked to wait
 * - `rejected key`, `no key`: nothing is asked until the user has given a new key
 */
export type ServiceStatus = (typeof serviceStatuses)[number];
export const serviceStatuses = ['ok', 'offline', 'outage', 'rate limited', 'rejected key', 'no key'] as const;

const second = 1000;
const hour = 3600 * second;

/** A service that does not answer is tried this often at least, for as long as it has not been away for long. */
const longestPauseMs = 30 * second;

export interface HealthOptions {
  readonly perSecond: number;
  readonly burst: number;
  readonly random: () => number;
}

/** What one service can take: its pace, its pauses, whether it may be asked at all. Times are Date.now(). */
export class ServiceHealth {
  readonly budget: RequestBudget;
  private statusNow: ServiceStatus = 'ok';
  private problemNow: Error | undefined;
  private pausedUntil = 0;
  private failures = 0;
  private failingSince = 0;
  private failedAt = 0;
  private answeredAt = 0;
  private resumedAt = 0;

  constructor(private readonly options: HealthOptions) {
    this.budget = new RequestBudget(options.perSecond, options.burst);
  }

  get status(): ServiceStatus {
    return this.statusNow;
  }

  /** What went wrong last; undefined while all is well. */
  get problem(): Error | undefined {
    return this.problemNow;
  }

  /** Whether its next answer is to be awaited before more is asked. */
  get isProbing(): boolean {
    return this.failures > 0;
  }

  /** Whether it is asked nothing until {@link resume}. */
  get isStopped(): boolean {
    return this.statusNow === 'rejected key' || this.statusNow === 'no key';
  }

  /** How long until it may be asked, in ms; infinite until {@link resume}. */
  waitMs(now: number): number {
    if (this.isStopped) return Infinity;
    return Math.max(0, this.pausedUntil - now, this.budget.waitMs(now));
  }

  /**
   * A question was answered.
   *
   * @param askedAt when it left: an answer to a question from before the last failure does not make up for that
   */
  answered(askedAt: number, now: number): void {
    this.answeredAt = now;
    if (askedAt < this.failedAt) return;
    this.budget.restore();
    this.failures = 0;
    this.pausedUntil = 0;
    this.enter('ok', undefined);
  }

  /**
   * A question failed.
   *
   * @param askedAt when it left: failures of questions that were under way together count once, and what was said about
   *   the key before {@link resume} counts no more
   * @returns whether it says something about the service as a whole, not only about one video
   */
  failed(error: unknown, askedAt: number, now: number): boolean {
    if (error instanceof AuthenticationError) {
      if (askedAt < this.resumedAt) return true;
      // Forbidden while others are answered is about this video, not about the key.
      if (error.status === 403 && now - this.answeredAt < hour) return false;
      this.failedAt = now;
      this.enter('rejected key', error);
    } else if (error instanceof NotFoundError || error instanceof InvalidRequestError) {
      this.answered(askedAt, now);
      return false;
    } else if (this.isStopped) {
      return isOfService(error);
    } else if (error instanceof RateLimitError) {
      const isFirst = this.countFailure(askedAt, now);
      if (isFirst) this.budget.halve();
      this.pause(now, error.retryAfterMs ?? backoff(this.failures));
      this.enter('rate limited', error);
    } else if (error instanceof ServerError) {
      this.countFailure(askedAt, now);
      this.pause(now, Math.max(error.retryAfterMs ?? 0, this.ownPause(now)));
      this.enter('outage', error);
    } else if (error instanceof ConnectionError || error instanceof TimeoutError) {
      this.countFailure(askedAt, now);
      this.pause(now, this.ownPause(now));
      const isAway = error instanceof ConnectionError || error.phase === 'connect';
      this.enter(isAway ? 'offline' : 'outage', error);
    } else {
      return false;
    }
    return true;
  }

  /** There was no key for a question of `askedAt`. */
  lacksKey(askedAt: number): void {
    if (askedAt >= this.resumedAt) this.enter('no key', undefined);
  }

  /** There may be a new key. */
  resume(now = Date.now()): void {
    this.resumedAt = now;
    this.failures = 0;
    this.pausedUntil = 0;
    this.enter('ok', undefined);
  }

  /** Somebody looks or the machine woke: a service that was away is tried soon; one that asked to wait still is not. */
  wake(now: number): void {
    if (this.statusNow !== 'offline' && this.statusNow !== 'outage') return;
    this.pausedUntil = Math.min(this.pausedUntil, Math.max(now, this.failedAt + 2 * second));
  }

  /** The clock was set by so many ms. */
  shift(ms: number): void {
    this.pausedUntil += ms;
    this.failedAt += ms;
    this.failingSince += ms;
    this.answeredAt += ms;
    this.resumedAt += ms;
  }

  private enter(status: ServiceStatus, problem: Error | undefined): void {
    this.statusNow = status;
    this.problemNow = problem;
  }

  private countFailure(askedAt: number, now: number): boolean {
    if (this.failures > 0 && askedAt < this.failedAt) return false;
    if (this.failures === 0) this.failingSince = now;
    this.failures += 1;
    this.failedAt = now;
    return true;
  }

  /** Doubling from 2 s to 30 s; a service that has been away for long is tried after a tenth of that time, at most an hour. */
  private ownPause(now: number): number {
    const most = Math.min(Math.max((now - this.failingSince) / 10, longestPauseMs), hour);
    return Math.min(backoff(this.failures), longestPauseMs) < longestPauseMs ? backoff(this.failures) : most;
  }

  private pause(now: number, ms: number): void {
    const spread = this.options.random() * Math.min(0.1 * ms, 2 * second);
    this.pausedUntil = Math.max(this.pausedUntil, now + ms + spread);
  }
}

function isOfService(error: unknown): boolean {
  return [RateLimitError, ServerError, ConnectionError, TimeoutError].some((kind) => error instanceof kind);
}
