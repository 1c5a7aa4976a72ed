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

const second = 1000;
const hour = 3600 * second;

/**
 * Maximum pause after each of the first {@link patientFailures} failures, which span about five minutes. Later pauses
 * are longer.
 */
const longestPauseMs = 30 * second;
const patientFailures = 14;
/** Minimum mean gap between requests to one service, and between requests to all services combined. */
const leastGapMs = 0.5 * second;
/** Maximum mean gap between requests to one service. Each 429 response doubles the gap, up to this maximum. */
const longestGapMs = 32 * second;
/** A request may be sent this many ms before its evenly spaced time. This allows short bursts after a pause. */
const earlyMs = 1 * second;
/** Each response other than a 429 divides the mean gap by this factor, so ten such responses halve the gap. */
const recovery = 1.07;

/** Limits the average rate to one request per `gapMs`, but allows short bursts. All times are {@link steady} times. */
export class RequestPace {
  private gapMs = leastGapMs;
  /** When the next request would be sent if requests were evenly spaced. */
  private evenAt = 0;

  /** Halves the pace after a 429 response. */
  halve(): void {
    this.gapMs = Math.min(2 * this.gapMs, longestGapMs);
  }

  /** Raises a reduced pace slightly, after any response other than a 429. */
  restore(): void {
    this.gapMs = Math.max(this.gapMs / recovery, leastGapMs);
  }

  /** The time in ms until a request may be sent. 0 means now. */
  waitMs(now: number): number {
    return Math.max(0, this.evenAt - earlyMs - now);
  }

  /** Updates the pace for a request sent at `now`. */
  take(now: number): void {
    this.evenAt = Math.max(this.evenAt, now) + this.gapMs;
  }
}

/**
 * Decides when the next request to one service may be sent, based on its responses and failures. Times are {@link
 * steady} times.
 */
export class ServiceHealth {
  readonly pace = new RequestPace();
  private state: { readonly status: ServiceStatus; readonly problem?: ApiError } = { status: 'ok' };
  private pausedUntil = 0;
  /** When the wait requested by the service ends. {@link wake} does not shorten this wait. */
  private askedUntil = 0;
  private failures = 0;
  private failedAt = 0;
  private respondedAt = 0;
  /** The ID of the last video whose check was refused with 403. A later response about any video resets it. */
  private forbidden: string | undefined;
  private resumedAt = 0;

  get status(): ServiceStatus {
    return this.state.status;
  }

  /**
   * @param restUntil end of the wait that the service requested, in ms since the Unix epoch, as stored by any window
   */
  constructor(restUntil?: number) {
    if (restUntil === undefined) return;
    this.pausedUntil = this.askedUntil = steady(restUntil);
    this.state = { status: 'rate limited', problem: restError(restUntil) };
  }

  /** When the wait requested by the service ends, in ms since the Unix epoch. 0 if there is no wait. */
  get restUntil(): number {
    return this.wantsRest(steady()) ? Math.ceil(this.askedUntil - steady(0)) : 0;
  }

  /** The last error. A later response clears it. */
  get problem(): ApiError | undefined {
    return this.state.problem;
  }

  get report(): ServiceReport {
    const { status, problem } = this.state;
    const retryAt = Math.ceil((this.pausedUntil - steady(0)) / second) * second;
    const more = this.isStopped ? { keySince: this.resumedAt } : status === 'rate limited' && { retryAt };
    return { status, ...(problem && { problem: problem.message }), ...more };
  }

  /** Whether the last request failed. If so, only one request at a time is allowed. */
  get isProbing(): boolean {
    return this.failures > 0;
  }

  /** Whether the key is missing or rejected. If so, no request is sent until {@link resume}. */
  get isStopped(): boolean {
    return isStopped(this.status);
  }

  /** The time in ms until a request may be sent. Infinity while {@link isStopped}. */
  waitMs(now: number): number {
    return this.isStopped ? Infinity : Math.max(0, this.pausedUntil - now, this.pace.waitMs(now));
  }

  /** Whether a wait that the service asked for is still in progress. */
  wantsRest(now: number): boolean {
    return this.askedUntil > now;
  }

  /**
   * Records a response. Keeps the last error if the request was sent before that error occurred.
   * @param askedAt when the request was sent
   */
  responded(askedAt: number, now: number): void {
    this.respondedAt = now;
    this.forbidden = undefined;
    if (askedAt < this.failedAt) return;
    this.pace.restore();
    this.recover();
  }

  /**
   * Records a failed request. Failures of concurrent requests count as one. A rejection of the key is ignored if the
   * request was sent before {@link resume}.
   * @param askedAt when the request was sent
   * @param videoId the ID of the checked video
   * @returns whether the failure concerns the whole service
   */
  failed(error: unknown, askedAt: number, now: number, videoId?: string): boolean {
    if (!(error instanceof ApiError)) return false;
    if (error instanceof AuthenticationError) {
      if (askedAt < this.resumedAt) return true;
      if (error.status === 403) {
        // A 403 says nothing about the key if only one video's checks return it, or if the service responded within the
        // last hour.
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

  /** Allows requests again, because the key may have changed. */
  resume(now = steady()): void {
    this.resumedAt = now;
    this.recover();
  }

  /**
   * Records that the service accepted a generate request with the current key.
   * @param sentAt when the request was sent
   * @returns whether the key had been marked as rejected
   */
  accepted(sentAt: number): boolean {
    this.respondedAt = Math.max(this.respondedAt, sentAt);
    const wasRejected = this.isStopped && sentAt > this.failedAt;
    if (wasRejected) this.resume();
    return wasRejected;
  }

  /**
   * Records that the service is no longer polled. Forgets its failures, but keeps a key error and a wait that the
   * service requested.
   */
  rest(): void {
    if (this.isStopped) return;
    const { askedUntil, problem } = this;
    this.recover();
    this.pausedUntil = this.askedUntil = askedUntil;
    // Keeps the last error, so that a manual refresh can report it during the wait that the service requested.
    if (problem !== undefined) this.state = { status: 'ok', problem };
  }

  /** Shortens the pause before an unresponsive service is retried, but not a wait that the service requested. */
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

  /**
   * The pause in ms after the last failure. It doubles from 2 s to 30 s. After {@link patientFailures} failures, each
   * further failure lengthens it by 10 %, up to an hour.
   */
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

/** Whether the service's requests are held back until the user sets a new key. */
export function isStopped(status: ServiceStatus): boolean {
  return status === 'rejected key' || status === 'no key';
}

/** The status of the service after an error. Undefined if the error concerns one request only. */
function troubleOf(error: ApiError): ServiceStatus | undefined {
  if (error instanceof RateLimitError) return 'rate limited';
  if (isUnreachable(error)) return 'offline';
  // A sign-in page, or a redirect to one, means that a network portal responded instead of the service.
  const isElsewhere = error instanceof RedirectedError || (error instanceof UnexpectedResponseError && error.body);
  return isElsewhere || isTransient(error) ? 'outage' : undefined;
}

/** The error for a missing key, or for a key that the service rejected in another window. */
export function keyError(service: ServiceId, problem = l10n.t('There is no API key for this service.')): ApiError {
  return new AuthenticationError(problem, { sent: false, baseUrl: service });
}
