import { setTimeout as sleep } from 'node:timers/promises';
import * as l10n from '@vscode/l10n';
import type { DeveloperApi } from '../../api/client';
import { ApiError } from '../../api/errors';
import type { Answered, VideoReading } from '../../api/types';
import { judgeAnswer, judgeError, type Outcome } from './outcome';
import { LibraryError, type VideoLibrary } from '../library/library';
import type { Log } from '../log';
import type { ServiceId, Video, VideoIntent } from '../video/video';

export interface GenerateOptions {
  readonly library: VideoLibrary;
  readonly api: Pick<DeveloperApi, 'generateVideo'>;
  readonly log?: Log;
  /** Does nothing, and gives the twin, when any window has begun the same within this time. 0, or left out: begins it anyway. */
  readonly duplicateWithinMs?: number;
  /** The key of the video this one tries again. */
  readonly retryOf?: string;
  /** The video is on disk, and its request about to leave. */
  readonly onRecorded?: (video: Video) => void;
  /** The reply said what is left of the credits. */
  readonly onBalance?: (service: ServiceId, balance: number) => void;
  /** Reads the balance, as evidence for an unconfirmed video. */
  readonly readBalance?: (service: ServiceId) => Promise<number | undefined>;
}

export type GenerateResult =
  | {
      /** As it is in the library now. */
      readonly video: Video;
      /** What the API threw, or the library after the request had been sent. */
      readonly error?: ApiError | LibraryError;
      readonly twin?: undefined;
    }
  | {
      /** The same, begun a short while ago; nothing was recorded or sent. */
      readonly twin: Video;
      readonly video?: undefined;
      readonly error?: undefined;
    };

/** Waits before the outcome is tried to be recorded again. */
const recordAgainMs = [250, 1_000, 4_000];
const recordLaterMs = 30_000;

/**
 * Asks the service for a video, once. It is on disk before its request leaves, and the request is never repeated
 * here. The state of the resulting video tells what became of it: confirmed (the service's state), rejected
 * (`failed` without an id: nothing was spent) or `unconfirmed` (nobody knows).
 *
 * @throws LibraryError when it could not be recorded; nothing was sent then.
 */
export async function generateVideo(
  intent: VideoIntent,
  options: GenerateOptions,
  signal?: AbortSignal,
): Promise<GenerateResult> {
  const { library, duplicateWithinMs = 0, retryOf } = options;
  const linked = retryOf === undefined ? intent : { ...intent, retryOf };
  const { video, twin } = await library.beginOnce(linked, { duplicateWithinMs });
  return twin === undefined ? sendVideo(video, options, signal) : { twin };
}

/**
 * Sends the request of a video that {@link VideoLibrary.begin} has recorded in this window. Only the first call for a
 * video does.
 *
 * @throws LibraryError when it was sent before, or begun elsewhere.
 */
async function sendVideo(video: Video, options: GenerateOptions, signal?: AbortSignal): Promise<GenerateResult> {
  if (!options.library.takeUnsent(video.key)) throw new LibraryError(l10n.t('This video has been sent already.'));
  try {
    options.onRecorded?.(video);
  } catch (error) {
    options.log?.error(`Generate: a listener failed: ${String(error)}`);
  }
  if (signal?.aborted === true) {
    return record(video, { verdict: 'rejected', message: l10n.t('It was given up before it was sent.') }, options);
  }
  let answer: Answered<VideoReading>;
  try {
    const { prompt, duration, aspectRatio } = video;
    answer = await options.api.generateVideo(
      { prompt, duration, ...(aspectRatio === undefined ? {} : { aspectRatio }) },
      { idempotencyKey: video.key, ...(signal === undefined ? {} : { signal }) },
    );
  } catch (error) {
    const result = await record(video, judgeError(error), options);
    return error instanceof ApiError && result.error === undefined ? { ...result, error } : result;
  }
  if (answer.creditsRemaining !== undefined) options.onBalance?.(video.service, answer.creditsRemaining);
  return record(video, judgeAnswer(answer), options);
}

/**
 * Records the outcome. What cannot be recorded is tried again soon, then told with all that is known, and tried on in
 * the background; until then the video stays `submitting`, and if the window closes first it is found unconfirmed.
 */
async function record(
  video: Video,
  outcome: Outcome,
  options: GenerateOptions,
): Promise<{ readonly video: Video; readonly error?: LibraryError }> {
  for (const wait of [...recordAgainMs, undefined]) {
    try {
      return { video: await write(video, outcome, options) };
    } catch (error) {
      if (!(error instanceof LibraryError)) throw error;
      const known = outcome.verdict === 'confirmed' ? `id ${outcome.answer.videoId}` : outcome.verdict;
      options.log?.error(`Generate: ${video.key} (${known}) could not be recorded: ${error.message}`);
      if (wait === undefined) {
        void recordInBackground(video, outcome, options);
        return { video, error };
      }
      await sleep(wait);
    }
  }
  throw new Error('Unreachable.');
}

async function recordInBackground(video: Video, outcome: Outcome, options: GenerateOptions): Promise<void> {
  for (;;) {
    await sleep(recordLaterMs, undefined, { ref: false });
    if (options.library.isClosed) return;
    try {
      await write(video, outcome, options);
      return;
    } catch (error) {
      options.log?.debug(`Generate: ${video.key} could still not be recorded: ${String(error)}`);
    }
  }
}

async function write(video: Video, outcome: Outcome, options: GenerateOptions): Promise<Video> {
  const { library } = options;
  // Its row may be missing from a library that was damaged and rebuilt meanwhile.
  await library.restore(video);
  const recorded = await writeOutcome(video.key, outcome, library);
  if (recorded.state === 'unconfirmed') void noteBalance(recorded, options);
  return recorded;
}

function writeOutcome(key: string, outcome: Outcome, library: VideoLibrary): Promise<Video> {
  switch (outcome.verdict) {
    case 'confirmed':
      return library.confirm(key, outcome.answer);
    case 'rejected':
      return library.reject(key, outcome.message, outcome.reply);
    case 'unconfirmed':
      return library.leaveUnconfirmed(key, outcome.message, outcome.reply);
  }
}

async function noteBalance(video: Video, { library, readBalance, log }: GenerateOptions): Promise<void> {
  try {
    const creditsAfter = await readBalance?.(video.service);
    if (creditsAfter !== undefined) await library.patch(video.key, { creditsAfter });
  } catch (error) {
    log?.warn(`Generate: no balance for ${video.key}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
