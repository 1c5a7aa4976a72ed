import * as l10n from '@vscode/l10n';
import {
  ApiError,
  AuthenticationError,
  InvalidRequestError,
  isUnreachable,
  NotFoundError,
  RateLimitError,
  RedirectedError,
  ServerError,
  TimeoutError,
  UnexpectedResponseError,
} from '../../api/errors';
import { steady } from '../clock';
import { restError } from '../library/rest';
import type { ServiceId } from '../video/video';
import { backoff } from './schedule';

/**
 * How a service is doing, as far as the poller knows.
 *
 * - `offline`: it cannot be reached
 * - `outage`: it responds with server errors, with web pages or not in time
 * - `rate limited`: it asked to wait
 * - `rejected key`, `no key`: nothing is asked until the user has set a new key
 */
export type ServiceStatus = (typeof serviceStatuses)[number];
export const serviceStatuses = ['ok', 'offline', 'outage', 'rate limited', 'rejected key', 'no key'] as const;

/** How a service is doing, for all windows. */
export interface ServiceReport {
  readonly status: ServiceStatus;
  /** What went wrong last: one sentence. */
  readonly problem?: string;
  /** When the wait ends that the service asked for, Date.now(). */
  readonly retryAt?: number;
  /** Since when the key is in use that is missing or rejected: so the next one's rejection is news, too. */
  readonly keySince?: number;
}

const second = 1000;
const hour = 3600 * second;

/** A service that does not respond is asked this often; after so many times, in five minutes, ever more seldom. */
const longestPauseMs = 30 * second;
const patientFailures = 14;
/** Between requests of all services and videos together, and of each service; one that asks for less gets less. */
const leastGapMs = 0.5 * second;
const longestGapMs = 32 * second;
/** So much earlier than at even gaps may a request leave: a few at once where there were none before. */
const earlyMs = 1 * second;
/** Ten or so responses make up for one halving. */
const recovery = 1.07;

/** How many requests may leave: one in a gap on average, and a few at once. Times are steady. */
export class RequestPace {
  private gapMs = leastGapMs;
  /** When the next request would leave if all left at even gaps. */
  private evenAt = 0;

  /** The service said that it is too much. */
  halve(): void {
    this.gapMs = Math.min(2 * this.gapMs, longestGapMs);
  }

  /** The service responded. */
  restore(): void {
    this.gapMs = Math.max(this.gapMs / recovery, leastGapMs);
  }

  /** How long until a request may leave, in ms; 0 means now. */
  waitMs(now: number): number {
    return Math.max(0, this.evenAt - earlyMs - now);
  }

  /** A request leaves now. */
  take(now: number): void {
    this.evenAt = Math.max(this.evenAt, now) + this.gapMs;
  }
}

/** What one service can take: its pace, its pauses, whether it may be asked at all. Times are steady. */
export class ServiceHealth {
  readonly pace = new RequestPace();
  /** How it is doing, and what went wrong last. */
  private state: { readonly status: ServiceStatus; readonly problem?: ApiError } = { status: 'ok' };
  private pausedUntil = 0;
  /** Until when it asked to be left alone, whoever looks. */
  private askedUntil = 0;
  private failures = 0;
  private failedAt = 0;
  private respondedAt = 0;
  /** The video that was forbidden last, until there is a response. */
  private forbidden: string | undefined;
  private resumedAt = 0;

  get status(): ServiceStatus {
    return this.state.status;
  }

  /** @param restUntil until when (Date.now()) it asked an earlier window to be left alone */
  constructor(restUntil?: number) {
    if (restUntil === undefined) return;
    this.pausedUntil = this.askedUntil = steady(restUntil);
    this.state = { status: 'rate limited', problem: restError(restUntil) };
  }

  /** Until when (Date.now()) it asked to be left alone; 0 when it didn't. */
  get restUntil(): number {
    return this.wantsRest(steady()) ? Math.ceil(this.askedUntil - steady(0)) : 0;
  }

  /** What went wrong last; undefined since it responded. */
  get problem(): ApiError | undefined {
    return this.state.problem;
  }

  get report(): ServiceReport {
    const { status, problem } = this.state;
    const retryAt = Math.ceil((this.pausedUntil - steady(0)) / second) * second;
    const more = this.isStopped ? { keySince: this.resumedAt } : status === 'rate limited' && { retryAt };
    return { status, ...(problem && { problem: problem.message }), ...more };
  }

  /** Whether its next response is to be awaited before more is asked. */
  get isProbing(): boolean {
    return this.failures > 0;
  }

  /** Whether it is asked nothing until {@link resume}. */
  get isStopped(): boolean {
    return isStopped(this.status);
  }

  /** How long until it may be asked, in ms; infinite until {@link resume}. */
  waitMs(now: number): number {
    return this.isStopped ? Infinity : Math.max(0, this.pausedUntil - now, this.pace.waitMs(now));
  }

  /** Whether it asked to be left alone. */
  wantsRest(now: number): boolean {
    return this.askedUntil > now;
  }

  /** @param askedAt when the question left: a response to one from before the last failure does not make up for that */
  responded(askedAt: number, now: number): void {
    this.respondedAt = now;
    this.forbidden = undefined;
    if (askedAt < this.failedAt) return;
    this.pace.restore();
    this.recover();
  }

  /**
   * A question failed.
   * @param askedAt when it left: failures of questions that were under way together count once, and what was said about
   *   the key before {@link resume} counts no more
   * @param videoId the video it was about
   * @returns whether it says something about the service as a whole, not only about one video
   */
  failed(error: unknown, askedAt: number, now: number, videoId?: string): boolean {
    if (!(error instanceof ApiError)) return false;
    if (error instanceof AuthenticationError) {
      if (askedAt < this.resumedAt) return true;
      if (error.status === 403) {
        // Of one video alone, or while others get a response, it is about this video, not about the key.
        const isOfOneVideo = this.forbidden === undefined || this.forbidden === videoId;
        this.forbidden = videoId;
        if (isOfOneVideo || now - this.respondedAt < hour) return false;
      }
      this.failedAt = now;
      this.state = { status: error.status === undefined ? 'no key' : 'rejected key', problem: error };
      return true;
    }
    if (error instanceof NotFoundError || error instanceof InvalidRequestError) {
      this.responded(askedAt, now);
      return false;
    }
    const status = troubleOf(error);
    if (status === undefined || this.isStopped) return status !== undefined;
    if (this.failures === 0 || askedAt >= this.failedAt) {
      this.failures += 1;
      this.failedAt = now;
      if (status === 'rate limited') this.pace.halve();
    }
    const isLimited = status === 'rate limited';
    const askedMs = error.retryAfterMs ?? (isLimited ? backoff(this.failures) : 0);
    this.askedUntil = Math.max(this.askedUntil, now + askedMs);
    this.pause(now, isLimited ? askedMs : Math.max(askedMs, this.ownPause()));
    this.state = { status, problem: error };
    return true;
  }

  /** There may be a new key. */
  resume(now = steady()): void {
    this.resumedAt = now;
    this.recover();
  }

  /**
   * It accepted a request with the key that is in use.
   * @param sentAt when that left
   * @returns whether the key was taken for rejected
   */
  accepted(sentAt: number): boolean {
    this.respondedAt = Math.max(this.respondedAt, sentAt);
    const wasRejected = this.isStopped && sentAt > this.failedAt;
    if (wasRejected) this.resume();
    return wasRejected;
  }

  /** Nothing is asked of it any more: what was wrong is forgotten, except about the key and that it asked to wait. */
  rest(): void {
    if (this.isStopped) return;
    const { askedUntil, problem } = this;
    this.recover();
    this.pausedUntil = this.askedUntil = askedUntil;
    // Why it is asked nothing by hand, either, before the wait is over.
    if (problem !== undefined) this.state = { status: 'ok', problem };
  }

  /** Somebody looks or the computer woke: a service that was away is tried soon; one that asked to wait still is not. */
  wake(now: number): void {
    if (this.status !== 'offline' && this.status !== 'outage') return;
    this.pausedUntil = Math.min(this.pausedUntil, Math.max(now, this.failedAt + 2 * second, this.askedUntil));
  }

  private recover(): void {
    this.failures = 0;
    this.pausedUntil = 0;
    this.askedUntil = 0;
    this.state = { status: 'ok' };
  }

  /** Doubling from 2 s to 30 s; a service that is away for long is tried after about a tenth of that time, at most an hour. */
  private ownPause(): number {
    const pause = backoff(this.failures);
    if (pause < longestPauseMs) return pause;
    return Math.min(longestPauseMs * 1.1 ** Math.max(0, this.failures - patientFailures), hour);
  }

  private pause(now: number, ms: number): void {
    const spread = Math.random() * Math.min(0.1 * ms, 2 * second);
    this.pausedUntil = Math.max(this.pausedUntil, now + ms + spread);
  }
}

/** Whether nothing is asked until the user has set a new key. */
export function isStopped(status: ServiceStatus): boolean {
  return status === 'rejected key' || status === 'no key';
}

/** What an error says of the service as a whole; undefined where it is only about one request. */
function troubleOf(error: ApiError): ServiceStatus | undefined {
  if (error instanceof RateLimitError) return 'rate limited';
  if (isUnreachable(error)) return 'offline';
  // A sign-in page, or the way to it: something else responds in the service's place.
  const isElsewhere = error instanceof RedirectedError || (error instanceof UnexpectedResponseError && error.body);
  return isElsewhere || error instanceof ServerError || error instanceof TimeoutError ? 'outage' : undefined;
}

/** The problem of a service that has no key, or one that another window found to be rejected. */
export function keyError(service: ServiceId, problem = l10n.t('There is no API key for this service.')): ApiError {
  return Object.assign(new AuthenticationError(problem, { sent: false }), { baseUrl: service });
}
