import { ApiError, ConnectionError, NotFoundError, RateLimitError, ServerError, TimeoutError } from './errors';
import { pause } from './http/retry';
import { isLasting } from './network/connectionError';
import { RepeatedFindings } from './confirmation';
import { type ApiResponse, isFinal, type VideoReading } from './types';

export interface WaitOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with each response. */
  readonly onProgress?: ((response: ApiResponse<VideoReading>) => void) | undefined;
}

const leastMs = 4_000;
const mostMs = 30_000;
const shareOfAge = 0.03;
/** A service that has just begun a video may not find it yet. */
const mayBeUnknownMs = 60_000;

/**
 * Asks about a video, at once and again, until it has come to a final state; one that is only inferred, without a link,
 * must hold for ten minutes. A look that fails by the network, a service that is away (5xx) or its rate limit (429) is
 * followed by another, no earlier than the service asks for.
 *
 * @param look asks once
 * @throws AbortError, and the ApiError of a look that waiting does not mend
 */
export async function waitForVideo(
  look: () => Promise<ApiResponse<VideoReading>>,
  { signal, onProgress }: WaitOptions = {},
): Promise<ApiResponse<VideoReading>> {
  const startedAt = performance.now();
  const findings = new RepeatedFindings();
  for (;;) {
    let retryAfterMs: number | undefined;
    try {
      const response = await look();
      onProgress?.(response);
      const { state, certainty, videoUrl } = response.reading;
      const isBelieved = findings.note('state', state, Date.now()) || certainty === 'said' || videoUrl !== undefined;
      if (isFinal(state) && isBelieved) return response;
      ({ retryAfterMs } = response);
    } catch (error) {
      if (!mayPass(error, performance.now() - startedAt)) throw error;
      ({ retryAfterMs } = error);
    }
    const gap = pollIntervalMs(performance.now() - startedAt);
    await pause(Math.max(gap, retryAfterMs ?? 0), signal);
  }
}

function mayPass(error: unknown, waitedMs: number): error is ApiError {
  if (error instanceof NotFoundError) return error.status === 404 && waitedMs < mayBeUnknownMs;
  if (error instanceof ConnectionError && isLasting(error)) return false;
  const passing = [ConnectionError, TimeoutError, RateLimitError, ServerError];
  return error instanceof ApiError && passing.some((kind) => error instanceof kind);
}

/** How long to wait before the next look where nothing is known of how long such videos take, in milliseconds. */
export function pollIntervalMs(ageMs: number): number {
  return Math.min(Math.max(ageMs * shareOfAge, leastMs), mostMs);
}
