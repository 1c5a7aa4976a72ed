import * as l10n from '@vscode/l10n';
import type { DeveloperApi } from '../../api/client';
import { ApiError } from '../../api/errors';
import type { ApiResponse, GenerateRequest, VideoReading } from '../../api/types';
import { judgeError, judgeResponse } from './outcome';
import { type BegunBatch, LibraryError, type VideoLibrary } from '../library/library';
import type { Log } from '../log';
import { toKept, type Outcome } from '../video/keptResponse';
import { filledFields, hasDocument, type ServiceId, type Video, type VideoIntent } from '../video/video';

export interface SendOptions {
  readonly library: VideoLibrary;
  readonly api: Pick<DeveloperApi, 'generateVideo'>;
  readonly log?: Log;
  /** Takes note of what the response said is left. */
  readonly credits?: { noteBalance(video: Video, balance: number): void };
  /** The balance before the request, as evidence if it ends unconfirmed. */
  readonly creditsBefore?: Promise<number | undefined>;
  /** Which services have rejected the key or asked to wait, as requests that are sent together find: no more is sent. */
  readonly refusals?: Map<ServiceId, ApiError>;
}

export interface SendResult {
  /** As it is in the library now. */
  readonly video: Video;
  /** What the API threw, or the library after the request had been sent. */
  readonly error?: ApiError | LibraryError;
}

/** How often it is tried to keep an outcome that can be neither recorded nor kept. */
const keepAgainMs = 5_000;

/**
 * Sends the request of a video that {@link VideoLibrary.beginBatch} has recorded in this window; it is never repeated
 * here. The state of the resulting video says what became of it: the service's state, `rejected` (nothing was spent) or
 * `unconfirmed` (nobody knows). Only the first call for a video sends.
 * @throws LibraryError when it was sent before, or begun elsewhere.
 */
export async function sendVideo(video: Video, options: SendOptions, signal?: AbortSignal): Promise<SendResult> {
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
    // When the library closed, it settled what was not sent.
    if (options.library.isClosed) return { video, error };
    return reject(video, error, options);
  }
  let response: ApiResponse<VideoReading>;
  try {
    const { prompt, duration, aspectRatio } = video;
    const request = filledFields<GenerateRequest>({ prompt, duration, aspectRatio });
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
 * The same request once more, by the user: it counts towards no agent's limit. An unconfirmed one keeps its Idempotency-Key,
 * for a service that honors keys to charge once.
 */
export function retryIntent(video: Video): VideoIntent {
  const { key, service, prompt, duration, aspectRatio, batch } = video;
  const idempotencyKey = video.idempotencyKey ?? (video.state === 'unconfirmed' ? key : undefined);
  const source = hasDocument(video) ? video.source : undefined;
  const same = { service, prompt, duration, aspectRatio, batch };
  return filledFields<VideoIntent>({ ...same, retryOf: key, idempotencyKey, source });
}

export interface BatchOptions {
  readonly library: VideoLibrary;
  /** Sends the request of a recorded video, or settles it as not sent. @returns it as it is then */
  readonly send: (video: Video, isStopped: boolean) => Promise<Video>;
  /** Whether to send the others after {@link doubtfulInARow} requests in a row of which nobody knows what became. */
  readonly confirmRest: (left: number) => Promise<boolean>;
  /** Whether what was begun a moment ago, perhaps in another window, is to be generated again. */
  readonly confirmDuplicates: (existing: readonly Video[]) => Promise<boolean>;
}

/** Requests under way at once. */
export const sentAtOnce = 6;

const doubtfulInARow = 2;

/**
 * Records requests in one transaction and sends them, a few at a time, as services limit how many may be under way. A
 * question about duplicates keeps the others from nothing, nor does one that fails.
 * @returns what was recorded, and what went wrong; resolves when every outcome is known
 * @throws LibraryError when they cannot be recorded: then nothing is sent
 */
export async function generateBatch(
  intents: readonly VideoIntent[],
  { library, send, confirmRest, confirmDuplicates }: BatchOptions,
): Promise<{ readonly videos: readonly Video[]; readonly errors: readonly unknown[] }> {
  const videos: Video[] = [];
  const errors: unknown[] = [];
  const sendAll = async (recorded: readonly Video[]): Promise<void> => {
    videos.push(...recorded);
    const queue = [...recorded];
    let doubtful = 0;
    let isStopped = false;
    let answers = 0;
    /** While it is open, no more is sent. */
    let question: Promise<void> | undefined;
    const ask = async (): Promise<void> => {
      isStopped = !(await confirmRest(queue.length).catch((error: unknown) => void errors.push(error)));
      answers += 1;
      doubtful = 0;
      question = undefined;
    };
    const lane = async (): Promise<void> => {
      for (;;) {
        if (doubtful >= doubtfulInARow && queue.length > 0 && !isStopped) question ??= ask();
        await question;
        const video = queue.shift();
        if (video === undefined) return;
        const answersBefore = answers;
        try {
          const { state } = await send(video, isStopped);
          // What the user has answered for counts no more.
          if (answers === answersBefore) doubtful = state === 'unconfirmed' ? doubtful + 1 : 0;
        } catch (error) {
          errors.push(error);
        }
      }
    };
    await Promise.all(Array.from({ length: sentAtOnce }, lane));
  };
  const sendDuplicates = async (duplicates: BegunBatch['duplicates']): Promise<void> => {
    if (duplicates.length === 0 || !(await confirmDuplicates(duplicates.map(({ existing }) => existing)))) return;
    const confirmed = duplicates.map(({ intent }) => intent);
    await sendAll((await library.beginBatch(confirmed, { duplicateWithinMs: 0 })).recorded);
  };
  const { recorded, duplicates } = await library.beginBatch(intents);
  await Promise.all([sendAll(recorded), sendDuplicates(duplicates).catch((error: unknown) => errors.push(error))]);
  return { videos, errors };
}

/** Records the outcome. What cannot be recorded is kept beside the library, and taken in by any window that can. */
async function record(video: Video, outcome: Outcome, options: SendOptions): Promise<SendResult> {
  try {
    return { video: await options.library.settle(video, outcome) };
  } catch (error) {
    // Before anything else: the window may be closing, or be killed.
    keep(video, outcome, options);
    const known = outcome.verdict === 'confirmed' ? `ID ${outcome.reading.videoId}` : outcome.verdict;
    options.log?.error(`Generate: ${video.key} (${known}) could not be recorded: ${String(error)}`);
    // Why nothing was started is what counts.
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
