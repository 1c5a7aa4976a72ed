import * as l10n from '@vscode/l10n';
import type { DeveloperApi } from '../../api/client';
import { ApiError } from '../../api/errors';
import type { ApiResponse, GenerateRequest, VideoReading } from '../../api/types';
import { judgeError, judgeResponse } from './outcome';
import { LibraryError, type VideoLibrary } from '../library/library';
import type { Log } from '../log';
import { toKept, type Outcome } from '../video/keptResponse';
import {
  filledFields,
  hasDocument,
  type PromptedVideo,
  type ServiceId,
  type Video,
  type VideoIntent,
} from '../video/video';

export interface SendOptions {
  readonly library: VideoLibrary;
  readonly api: Pick<DeveloperApi, 'generateVideo'>;
  readonly log?: Log;
  /** Receives the credit balance from each response that contains one. */
  readonly credits?: { noteBalance(video: Video, balance: number): void };
  /** The credit balance before the request. It helps the user to see whether an unconfirmed request was charged. */
  readonly creditsBefore?: Promise<number | undefined>;
  /**
   * The services that rejected the key (401) or rate-limited a request (429) during the batch. The batch sends no more
   * requests to these services.
   */
  readonly refusals?: Map<ServiceId, ApiError>;
}

export interface SendResult {
  /** The video after the request. If the library could not record the outcome, the video is unchanged. */
  readonly video: Video;
  readonly error?: ApiError | LibraryError;
}

/** If neither the library nor a file beside it can store an outcome, storing is retried after this many ms. */
const keepAgainMs = 5_000;

/**
 * Sends a video's generate request once. {@link VideoLibrary.beginBatch} must have recorded the video in this window.
 * The state of the returned video is the outcome: the service's state, `rejected` (nothing was charged) or
 * `unconfirmed`.
 * @throws LibraryError if the request was sent before, or if another window recorded the video
 */
export async function sendVideo(video: PromptedVideo, options: SendOptions, signal?: AbortSignal): Promise<SendResult> {
  if (!options.library.takeUnsent(video.key)) throw new LibraryError(l10n.t('This video has been sent already.'));
  if (signal?.aborted === true) {
    return record(video, { verdict: 'rejected', message: l10n.t('Canceled before sending.') }, options);
  }
  const refusal = options.refusals?.get(video.service);
  if (refusal !== undefined) return reject(video, refusal, options);
  try {
    await options.library.restore(video);
    await options.library.markSent(video.key, await options.creditsBefore);
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    // Once the library is closed, another window settles this request.
    if (options.library.isClosed) return { video, error };
    return reject(video, error, options);
  }
  let response: ApiResponse<VideoReading>;
  try {
    const { prompt, duration, aspectRatio, extraFields } = video;
    const request = filledFields<GenerateRequest>({ prompt, duration, aspectRatio, extraFields });
    const call = { idempotencyKey: video.idempotencyKey ?? video.key, ...(signal === undefined ? {} : { signal }) };
    response = await options.api.generateVideo(request, call);
  } catch (error) {
    const isForAll = error instanceof ApiError && (error.status === 401 || error.status === 429);
    if (isForAll) options.refusals?.set(video.service, error);
    const result = await record(video, judgeError(error), options);
    return error instanceof ApiError && result.error === undefined ? { ...result, error } : result;
  }
  const recorded = await record(video, judgeResponse(toKept(response)), options);
  const { creditsRemaining } = response.reading;
  if (creditsRemaining !== undefined) options.credits?.noteBalance(video, creditsRemaining);
  return recorded;
}

/** Records that a request was not sent. */
async function reject(video: Video, error: ApiError | LibraryError, options: SendOptions): Promise<SendResult> {
  return { ...(await record(video, { verdict: 'rejected', message: error.message }, options)), error };
}

/**
 * Creates the request for the user's retry of a video. A retry does not count toward an agent's limit. A retry of an
 * unconfirmed request reuses its Idempotency-Key, so a service that honors the key charges only once.
 */
export function retryIntent(video: PromptedVideo): VideoIntent {
  const { key, service, prompt, duration, aspectRatio, extraFields, batch } = video;
  const idempotencyKey = video.idempotencyKey ?? (video.state === 'unconfirmed' ? key : undefined);
  const source = hasDocument(video) ? video.source : undefined;
  const same = { service, prompt, duration, aspectRatio, extraFields, batch, section: video.section };
  return filledFields<VideoIntent>({ ...same, retryOf: key, idempotencyKey, source });
}

/** The maximum number of concurrent requests in a batch. */
export const sentAtOnce = 6;

/** After this many unconfirmed requests in a row, the user is asked whether to send the rest of the batch. */
const doubtfulInARow = 2;

/** The progress that {@link sendBatch} reports. */
type BatchStep =
  | { readonly step: 'settled'; readonly result: SendResult; readonly isCanceled: boolean }
  | { readonly step: 'failed'; readonly error: unknown }
  /** The batch waits for `decide`: true sends the remaining requests, false records that they were not sent. */
  | { readonly step: 'doubtful'; readonly left: number; readonly decide: (sendOthers: boolean) => void };

/**
 * Sends the requests of recorded videos, a few at a time, because services limit concurrent requests. The generator
 * yields each step, and ends when every outcome is known. Sending does not wait for the caller to read the steps.
 * @param optionsOf returns the options of {@link sendVideo} for a video
 * @param signal when aborted, the remaining requests are settled as not sent
 */
export async function* sendBatch(
  videos: readonly PromptedVideo[],
  optionsOf: (video: PromptedVideo) => SendOptions,
  signal?: AbortSignal,
): AsyncGenerator<BatchStep, void> {
  const queue = [...videos];
  const steps = new StepChannel();
  let doubtful = 0;
  let decisions = 0;
  let sendsOthers = true;
  let decision: Promise<undefined> | undefined;
  const awaitDecision = (): Promise<undefined> => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const decide = (sendOthers: boolean): void => {
      sendsOthers = sendOthers;
      decisions += 1;
      doubtful = 0;
      decision = undefined;
      resolve(undefined);
    };
    steps.push({ step: 'doubtful', left: queue.length, decide });
    return promise;
  };
  const lane = async (): Promise<void> => {
    for (;;) {
      if (doubtful >= doubtfulInARow && queue.length > 0 && sendsOthers) decision ??= awaitDecision();
      await decision;
      const video = queue.shift();
      if (video === undefined) return;
      const decisionsBefore = decisions;
      const isCanceled = !sendsOthers || signal?.aborted === true;
      try {
        const result = await sendVideo(video, optionsOf(video), isCanceled ? AbortSignal.abort() : undefined);
        // Counts unconfirmed requests in a row. Ignores requests that were sent before the user's last decision.
        const isUnconfirmed = result.video.state === 'unconfirmed';
        if (decisions === decisionsBefore) doubtful = isUnconfirmed ? doubtful + 1 : 0;
        steps.push({ step: 'settled', result, isCanceled });
      } catch (error) {
        steps.push({ step: 'failed', error });
      }
    }
  };
  void Promise.all(Array.from({ length: sentAtOnce }, lane)).then(() => steps.end());
  yield* steps.read();
}

/** Queues a batch's progress steps until the caller reads them. */
class StepChannel {
  private readonly waiting: BatchStep[] = [];
  private isEnded = false;
  private news = Promise.withResolvers<undefined>();

  push(step: BatchStep): void {
    this.waiting.push(step);
    this.news.resolve(undefined);
  }

  end(): void {
    this.isEnded = true;
    this.news.resolve(undefined);
  }

  async *read(): AsyncGenerator<BatchStep, void> {
    for (;;) {
      const step = this.waiting.shift();
      if (step !== undefined) yield step;
      else if (this.isEnded) return;
      else {
        await this.news.promise;
        this.news = Promise.withResolvers();
      }
    }
  }
}

/**
 * Records a request's outcome in the library. If this fails, stores the outcome in a file beside the library, so that
 * any window can record it later.
 */
async function record(video: Video, outcome: Outcome, options: SendOptions): Promise<SendResult> {
  try {
    return { video: await options.library.settle(video, outcome) };
  } catch (error) {
    // Stores the outcome before anything else, because the window may be about to close or be killed.
    keep(video, outcome, options);
    const known = outcome.verdict === 'confirmed' ? `ID ${outcome.reading.videoId}` : outcome.verdict;
    options.log?.error(`Generate: ${video.key} (${known}) could not be recorded: ${String(error)}`);
    // To the user, the reason for a rejection matters more than the library's error.
    if (outcome.verdict === 'rejected') return { video, error: new LibraryError(outcome.message, { cause: error }) };
    const message = l10n.t(
      "The request was sent, but its outcome couldn't be saved yet. Saving is retried automatically, so don't send it again.",
    );
    return { video, error: new LibraryError(message, { cause: error }) };
  }
}

function keep(video: Video, outcome: Outcome, options: SendOptions): void {
  try {
    options.library.keepOutcome(video, outcome);
  } catch (error) {
    setTimeout(keep, keepAgainMs, video, outcome, options).unref();
    options.log?.error(`Generate: ${video.key} could not be kept beside the library: ${String(error)}`);
  }
}
