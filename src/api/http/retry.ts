import { setTimeout as sleep } from 'node:timers/promises';
import { isLasting } from '../network/connectionError';
import { AbortError, ApiError, ConnectionError, TimeoutError } from '../errors';

export interface RetryPolicy {
  /** How often a GET is sent at most. */
  readonly attempts: number;
  /** The wait before the second attempt, in milliseconds; it doubles with each, give or take a half. */
  readonly baseMs: number;
  /** After a longer wait than this the request is not repeated automatically: the caller knows when to come back. */
  readonly maxWaitMs: number;
}

export const defaultRetryPolicy: RetryPolicy = { attempts: 3, baseMs: 400, maxWaitMs: 10_000 };

const passing = [408, 429, 502, 503, 504];

/** How long to wait before a GET is sent again, in milliseconds; undefined when it is not to be. */
export function retryWaitMs(error: unknown, attempt: number, policy: RetryPolicy): number | undefined {
  if (attempt >= policy.attempts || !mayPass(error)) return undefined;
  const asked = error.retryAfterMs;
  const backoff = policy.baseMs * 2 ** (attempt - 1) * (0.5 + Math.random());
  // What the service asks for is the least it gets.
  const wait = asked === undefined ? backoff : asked + backoff / 4;
  return wait <= policy.maxWaitMs ? wait : undefined;
}

function mayPass(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  if (error.status !== undefined && error.status >= 300) return passing.includes(error.status);
  if (error instanceof ConnectionError) return !isLasting(error);
  return error instanceof TimeoutError && error.phase === 'connect';
}

/** @throws AbortError, `sent: false`, as soon as the signal is aborted */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(ms, undefined, signal === undefined ? {} : { signal }).catch(() => {
    throw new AbortError(false, signal?.reason);
  });
}
