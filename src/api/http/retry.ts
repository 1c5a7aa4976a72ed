import { isLasting } from '../network/connectionError';
import type { Deadline } from './deadline';
import { ApiError, ConnectionError, TimeoutError } from '../errors';

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

/**
 * How long to wait before a GET is sent again, in milliseconds; undefined when it is not to be.
 * @param attempt the one that failed, from 1
 */
export function retryWaitMs(
  error: unknown,
  attempt: number,
  policy: RetryPolicy,
  random = Math.random,
): number | undefined {
  if (attempt >= policy.attempts || !mayPass(error)) return undefined;
  const asked = error.retryAfterMs;
  const backoff = policy.baseMs * 2 ** (attempt - 1) * (0.5 + random());
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

/** Waits between two attempts. @throws the error of the last one once the call's time has passed */
export async function pause(ms: number, deadline: Deadline, error: unknown): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await deadline.wait(waited, () => error);
  } finally {
    clearTimeout(timer);
  }
}
