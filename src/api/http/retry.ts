import { setTimeout as sleep } from 'node:timers/promises';
import { AbortError } from '../errors';
import { isShortLived } from './transient';

export interface RetryPolicy {
  /** Maximum number of attempts for a GET request. */
  readonly attempts: number;
  /** Wait before the second attempt, in milliseconds. Each further wait is twice as long. Jitter: ±50 %. */
  readonly baseMs: number;
  /** Maximum wait, in milliseconds. If the service asks for a longer wait, the request is not retried. */
  readonly maxWaitMs: number;
}

export const defaultRetryPolicy: RetryPolicy = { attempts: 3, baseMs: 400, maxWaitMs: 10_000 };

/** Wait before the next attempt, in milliseconds; undefined if the request must not be retried. */
export function retryWaitMs(error: unknown, attempt: number, policy: RetryPolicy): number | undefined {
  if (attempt >= policy.attempts || !isShortLived(error)) return undefined;
  const backoff = policy.baseMs * 2 ** (attempt - 1) * (0.5 + Math.random());
  // Never retry before the time that the service asks for.
  const wait = error.retryAfterMs === undefined ? backoff : error.retryAfterMs + backoff / 4;
  return wait <= policy.maxWaitMs ? wait : undefined;
}

/** @throws AbortError with `sent: false` as soon as the signal is aborted */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(ms, undefined, signal === undefined ? {} : { signal }).catch(() => {
    throw new AbortError({ sent: false, cause: signal?.reason });
  });
}
