import { setTimeout as sleep } from 'node:timers/promises';
import * as l10n from '@vscode/l10n';
import type { DeveloperApi } from '../../api/client';
import { ApiError } from '../../api/errors';
import type { ApiResponse, VideoReading } from '../../api/types';
import { judgeError, judgeResponse } from './outcome';
import { LibraryError, type VideoLibrary } from '../library/library';
import type { Log } from '../log';
import { toKept, type Outcome } from '../video/response';
import type { ServiceId, Video, VideoIntent } from '../video/video';

export interface SendOptions {
  readonly library: VideoLibrary;
  readonly api: Pick<DeveloperApi, 'generateVideo'>;
  readonly log?: Log;
  /** Called with what the response said is left of the credits. */
  readonly onBalance?: (service: ServiceId, balance: number) => void;
  /** Reads the balance, as evidence for an unconfirmed video. */
  readonly readBalance?: (service: ServiceId) => Promise<number | undefined>;
}

export interface SendResult {
  /** As it is in the library now. */
  readonly video: Video;
  /** What the API threw, or the library after the request had been sent. */
  readonly error?: ApiError | LibraryError;
}

/** Waits before recording the outcome is tried again. */
const recordAgainMs = [250, 1_000, 4_000];
const recordLaterMs = 30_000;

/**
 * Records a video and sends its request: {@link VideoLibrary.begin}, then {@link sendVideo}.
 *
 * @throws LibraryError when it could not be recorded; nothing was sent then.
 */
export async function generateVideo(
  intent: VideoIntent,
  options: SendOptions,
  signal?: AbortSignal,
): Promise<SendResult> {
  return sendVideo(await options.library.begin(intent), options, signal);
}

/**
 * Sends the request of a video that {@link VideoLibrary.beginBatch} has recorded in this window; it is never repeated
 * here. The state of the resulting video says what became of it: the service's state, `rejected` (nothing was spent) or
 * `unconfirmed` (nobody knows). Only the first call for a video sends.
 *
 * @throws LibraryError when it was sent before, or begun elsewhere.
 */
export async function sendVideo(video: Video, options: SendOptions, signal?: AbortSignal): Promise<SendResult> {
  if (!options.library.takeUnsent(video.key)) throw new LibraryError(l10n.t('This video has been sent already.'));
  if (signal?.aborted === true) {
    return record(video, { verdict: 'rejected', message: l10n.t('Canceled before sending.') }, options);
  }
  let response: ApiResponse<VideoReading>;
  try {
    const { prompt, duration, aspectRatio } = video;
    const onSent = (): void => {
      noteSent(video, options);
    };
    const call = { idempotencyKey: video.key, onSent, ...(signal === undefined ? {} : { signal }) };
    response = await options.api.generateVideo(
      { prompt, duration, ...(aspectRatio === undefined ? {} : { aspectRatio }) },
      call,
    );
  } catch (error) {
    const result = await record(video, judgeError(error), options);
    return error instanceof ApiError && result.error === undefined ? { ...result, error } : result;
  }
  const { creditsRemaining } = response.reading;
  if (creditsRemaining !== undefined) options.onBalance?.(video.service, creditsRemaining);
  return record(video, judgeResponse(toKept(response)), options);
}

/**
 * Records the outcome. What cannot be recorded is tried again soon, then kept beside the library, for the next window
 * that can.
 */
async function record(video: Video, outcome: Outcome, options: SendOptions): Promise<SendResult> {
  const { library, log } = options;
  for (const wait of [...recordAgainMs, undefined]) {
    try {
      return { video: await write(video, outcome, options) };
    } catch (error) {
      if (!(error instanceof LibraryError)) throw error;
      const known = outcome.verdict === 'confirmed' ? `ID ${outcome.reading.videoId}` : outcome.verdict;
      log?.error(`Generate: ${video.key} (${known}) could not be recorded: ${error.message}`);
      if (wait !== undefined && !library.isClosed) {
        await sleep(wait);
        continue;
      }
      try {
        library.keepOutcome(video, outcome);
      } catch (reason) {
        log?.error(`Generate: ${video.key} could not be kept beside the library: ${String(reason)}`);
        void recordInBackground(video, outcome, options);
      }
      return { video, error };
    }
  }
  throw new Error('Unreachable.');
}

async function recordInBackground(video: Video, outcome: Outcome, options: SendOptions): Promise<void> {
  for (;;) {
    await sleep(recordLaterMs, undefined, { ref: false });
    try {
      if (options.library.isClosed) options.library.keepOutcome(video, outcome);
      else await write(video, outcome, options);
      return;
    } catch (error) {
      options.log?.debug(`Generate: ${video.key} could still not be recorded: ${String(error)}`);
    }
  }
}

async function write(video: Video, outcome: Outcome, options: SendOptions): Promise<Video> {
  const recorded = await options.library.settle(video, outcome);
  if (recorded.state === 'unconfirmed') void noteBalance(recorded, options);
  return recorded;
}

/** From now on the response is awaited; only the row shows it, so nothing waits for it to be written. */
function noteSent({ key }: Video, { library, log }: SendOptions): void {
  library.patch(key, { sentAt: Date.now() }).catch((error: unknown) => {
    log?.debug(`Generate: ${key} was sent: ${String(error)}`);
  });
}

async function noteBalance(video: Video, { library, readBalance, log }: SendOptions): Promise<void> {
  try {
    const creditsAfter = await readBalance?.(video.service);
    if (creditsAfter !== undefined) await library.patch(video.key, { creditsAfter });
  } catch (error) {
    log?.warn(`Generate: no balance for ${video.key}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
