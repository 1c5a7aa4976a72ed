import { RepeatedFindings } from './confirmation';
import { type ApiError, NotFoundError } from './errors';
import { pause } from './http/retry';
import { isTransient } from './http/transient';
import { type ApiResponse, isFinal, type VideoReading } from './types';

export interface WaitOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the response to each status check, but not with errors. */
  readonly onProgress?: ((response: ApiResponse<VideoReading>) => void) | undefined;
}

const minPauseMs = 4_000;
const maxPauseMs = 30_000;
const shareOfAge = 0.03;
/** How long a 404 is ignored, in milliseconds. A service may respond with 404 while a video is new. */
const mayBeUnknownMs = 60_000;

/**
 * Checks a video until its state is final, with a pause between checks. If the service asks for a longer pause, the
 * pause is extended. An inferred final state without a video URL is accepted only after ten minutes of consistent
 * checks.
 * @param check performs one status check
 * @throws AbortError, and the ApiError of a permanent failure
 */
export async function waitForVideo(
  check: () => Promise<ApiResponse<VideoReading>>,
  { signal, onProgress }: WaitOptions = {},
): Promise<ApiResponse<VideoReading>> {
  const startedAt = performance.now();
  const findings = new RepeatedFindings();
  for (;;) {
    let retryAfterMs: number | undefined;
    try {
      const response = await check();
      onProgress?.(response);
      const { state, certainty, videoUrl } = response.reading;
      const isConfirmed = findings.note('state', state, Date.now()) || certainty === 'said' || videoUrl !== undefined;
      if (isFinal(state) && isConfirmed) return response;
      ({ retryAfterMs } = response);
    } catch (error) {
      if (!isTransient(error) && !isTooYoung(error, performance.now() - startedAt)) throw error;
      ({ retryAfterMs } = error);
    }
    const gapMs = pollIntervalMs(performance.now() - startedAt);
    await pause(Math.max(gapMs, retryAfterMs ?? 0), signal);
  }
}

function isTooYoung(error: unknown, waitedMs: number): error is ApiError {
  return error instanceof NotFoundError && error.status === 404 && waitedMs < mayBeUnknownMs;
}

/** Pause before the next status check of a video whose typical generation time is unknown, in milliseconds. */
export function pollIntervalMs(ageMs: number): number {
  return Math.min(Math.max(ageMs * shareOfAge, minPauseMs), maxPauseMs);
}
