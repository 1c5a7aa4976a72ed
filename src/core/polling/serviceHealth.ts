import * as l10n from '@vscode/l10n';
import {
  ApiError,
  AuthenticationError,
  InvalidRequestError,
  isUnreachable,
  NotFoundError,
  RateLimitError,
  RedirectedError,
  UnexpectedResponseError,
} from '../../api/errors';
import { isTransient } from '../../api/http/transient';
import { steady } from '../clock';
import { restError } from '../library/rest';
import type { ServiceReport, ServiceStatus } from '../library/serviceReports';
import type { ServiceId } from '../video/video';
import { backoff } from './schedule';

export type { ServiceReport, ServiceStatus };

const second = 1000;
const hour = 3600 * second;

/**
 * The longest pause after one of the first {@link patientFailures} failures, which take about five minutes. Later
 * pauses are longer.
 */
const longestPauseMs = 30 * second;
const patientFailures = 14;
/** The mean gap between requests, over all services and to each service. A 429 doubles it, up to the longest gap. */
const leastGapMs = 0.5 * second;
const longestGapMs = 32 * second;
/** A request may leave this much earlier than even gaps allow. This permits a few requests at once after a pause. */
const earlyMs = 1 * second;
/** The factor by which each response shortens the gap: ten responses undo one 429. */
const recovery = 1.07;

/** Limits requests to an average of one per gap, with short bursts. Times are of the steady clock. */
export class RequestPace {
  private gapMs = leastGapMs;
  /** The time of the next request if all requests left at even gaps. */
  private evenAt = 0;

  /** Notes a 429. */
  halve(): void {
    this.gapMs = Math.min(2 * this.gapMs, longestGapMs);
  }

  /** Notes a response. */
  restore(): void {
    this.gapMs = Math.max(this.gapMs / recovery, leastGapMs);
  }

  /** The time in ms until a request may leave. 0 means now. */
  waitMs(now: number): number {
    return Math.max(0, this.evenAt - earlyMs - now);
  }

  /** Counts a request that leaves now. */
  take(now: number): void {
    this.evenAt = Math.max(this.evenAt, now) + this.gapMs;
  }
}

/** The pace and the pauses of one service, and whether requests may be sent to it. Times are of the steady clock. */
export class ServiceHealth {
  readonly pace = new RequestPace();
  /** The state, and the last problem. */
  private state: { readonly status: ServiceStatus; readonly problem?: ApiError } = { status: 'ok' };
  private pausedUntil = 0;
  /** The end of the wait that the service asked for. {@link wake} does not shorten this wait. */
  private askedUntil = 0;
  private failures = 0;
  private failedAt = 0;
  private respondedAt = 0;
  /** The last video that received a 403. Reset by a response about any video. */
  private forbidden: string | undefined;
  private resumedAt = 0;

  get status(): ServiceStatus {
    return this.state.status;
  }

  /** @param restUntil the end (Date.now()) of the wait that the service asked an earlier window for */
  constructor(restUntil?: number) {
    if (restUntil === undefined) return;
    this.pausedUntil = this.askedUntil = steady(restUntil);
    this.state = { status: 'rate limited', problem: restError(restUntil) };
  }

  /** The end (Date.now()) of the wait that the service asked for. 0 without one. */
  get restUntil(): number {
    return this.wantsRest(steady()) ? Math.ceil(this.askedUntil - steady(0)) : 0;
  }

  /** The last problem; undefined after a response. */
  get problem(): ApiError | undefined {
    return this.state.problem;
  }

  get report(): ServiceReport {
    const { status, problem } = this.state;
    const retryAt = Math.ceil((this.pausedUntil - steady(0)) / second) * second;
    const more = this.isStopped ? { keySince: this.resumedAt } : status === 'rate limited' && { retryAt };
    return { status, ...(problem && { problem: problem.message }), ...more };
  }

  /** Whether only one request may be under way, because the last one failed. */
  get isProbing(): boolean {
    return this.failures > 0;
  }

  /** Whether nothing is sent until {@link resume}. */
  get isStopped(): boolean {
    return isStopped(this.status);
  }

  /** The time in ms until a request may leave. Infinite while {@link isStopped}. */
  waitMs(now: number): number {
    return this.isStopped ? Infinity : Math.max(0, this.pausedUntil - now, this.pace.waitMs(now));
  }

  /** Whether a wait that the service asked for is not over. */
  wantsRest(now: number): boolean {
    return this.askedUntil > now;
  }

  /**
   * Notes a response.
   * @param askedAt the time when the request left; a request from before the last failure does not end the problem
   */
  responded(askedAt: number, now: number): void {
    this.respondedAt = now;
    this.forbidden = undefined;
    if (askedAt < this.failedAt) return;
    this.pace.restore();
    this.recover();
  }

  /**
   * Notes a failed request.
   * @param askedAt the time when the request left; failures of concurrent requests count once. A rejection of the key
   * that is older than {@link resume} is ignored.
   * @param videoId the checked video
   * @returns whether the failure concerns the whole service
   */
  failed(error: unknown, askedAt: number, now: number, videoId?: string): boolean {
    if (!(error instanceof ApiError)) return false;
    if (error instanceof AuthenticationError) {
      if (askedAt < this.resumedAt) return true;
      if (error.status === 403) {
        // A 403 for one video only, or while other videos get responses, does not concern the key.
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

  /** Notes that there may be a new key. */
  resume(now = steady()): void {
    this.resumedAt = now;
    this.recover();
  }

  /**
   * Notes that the service accepted a generate request with the current key.
   * @param sentAt the time when the request left
   * @returns whether the key was considered rejected
   */
  accepted(sentAt: number): boolean {
    this.respondedAt = Math.max(this.respondedAt, sentAt);
    const wasRejected = this.isStopped && sentAt > this.failedAt;
    if (wasRejected) this.resume();
    return wasRejected;
  }

  /**
   * Notes that the service is no longer polled. Drops its problem, except for the key and a wait that the service asked
   * for.
   */
  rest(): void {
    if (this.isStopped) return;
    const { askedUntil, problem } = this;
    this.recover();
    this.pausedUntil = this.askedUntil = askedUntil;
    // A manual refresh during the wait reports this problem.
    if (problem !== undefined) this.state = { status: 'ok', problem };
  }

  /** Retries an unresponsive service soon. A wait that the service asked for stays. */
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

  /** Doubles from 2 s to 30 s. In a long outage, pauses grow to about a tenth of its duration, at most an hour. */
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

/** Whether nothing is sent until the user has set a new key. */
export function isStopped(status: ServiceStatus): boolean {
  return status === 'rejected key' || status === 'no key';
}

/** The problem of the whole service that an error shows. Undefined for an error of one request only. */
function troubleOf(error: ApiError): ServiceStatus | undefined {
  if (error instanceof RateLimitError) return 'rate limited';
  if (isUnreachable(error)) return 'offline';
  // The error is a sign-in page or a redirect to one: a network portal responds instead of the service.
  const isElsewhere = error instanceof RedirectedError || (error instanceof UnexpectedResponseError && error.body);
  return isElsewhere || isTransient(error) ? 'outage' : undefined;
}

/** The error for a missing key, or for a key that another window found to be rejected. */
export function keyError(service: ServiceId, problem = l10n.t('There is no API key for this service.')): ApiError {
  return new AuthenticationError(problem, { sent: false, baseUrl: service });
}
