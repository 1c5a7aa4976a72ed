import * as l10n from '@vscode/l10n';
import { ApiError, RedirectedError } from '../api/errors';
import type { Answered, VideoReply } from '../api/types';
import type { KeptAnswer, KeptReply } from './library';

/** What is known after a generate request: there is a video, there is none and nothing was spent, or nobody knows. */
export type Outcome =
  | { readonly verdict: 'confirmed'; readonly answer: KeptAnswer & { readonly videoId: string } }
  | { readonly verdict: 'rejected'; readonly message: string; readonly reply?: KeptReply }
  | { readonly verdict: 'unconfirmed'; readonly message: string; readonly reply?: KeptReply & Partial<VideoReply> };

/**
 * Refusals after which the service may have begun all the same, so they are not taken for a plain no:
 * 408 the service gave up waiting, perhaps after it had read everything; 409 something on the way may have repeated the request, and the first
 * copy is at work; 499 a gateway gave up.
 */
const doubtfulRefusals: ReadonlySet<number> = new Set([408, 409, 499]);

/** Redirects that by definition ask for the same request elsewhere: nothing was done here. After 302 and 303 it may have been. */
const untouchedRedirects: ReadonlySet<number> = new Set([301, 307, 308]);

/** What a reply to a generate request means: an id is a video; a failure without one is a refusal; else nobody knows. */
export function judgeAnswer(answer: Answered<VideoReply>): Outcome {
  const { videoId } = answer;
  if (videoId !== undefined) return { verdict: 'confirmed', answer: { ...answer, videoId } };
  if (answer.state === 'failed') {
    return { verdict: 'rejected', message: answer.errorMessage ?? l10n.t('The service refused it.'), reply: answer };
  }
  const message = l10n.t('The service answered without an id, so the video may have been started and credits spent.');
  return { verdict: 'unconfirmed', message, reply: answer };
}

/** What an error of a generate request means, by what is known for certain. */
export function judgeError(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return judgeForeignError(error);
  const { message } = error;
  const reply = keptReply(error);
  if (!error.sent || isRefusal(error)) return { verdict: 'rejected', message, ...reply };
  return { verdict: 'unconfirmed', message, ...reply };
}

/** Anything but an ApiError: given up by the user, or a fault of this program. */
function judgeForeignError(error: unknown): Outcome {
  const isAbort = error instanceof Error && error.name === 'AbortError';
  if (error instanceof Error && 'sent' in error && error.sent === false) {
    return { verdict: 'rejected', message: isAbort ? l10n.t('It was given up before it was sent.') : error.message };
  }
  const message = isAbort
    ? l10n.t('It was given up before the service replied, so the video may have been started and credits spent.')
    : l10n.t(
        'Something went wrong before the reply was understood, so the video may have been started and credits spent.',
      );
  return { verdict: 'unconfirmed', message };
}

function isRefusal(error: ApiError): boolean {
  const { status } = error;
  if (status === undefined) return false;
  if (error instanceof RedirectedError || (status >= 300 && status < 400)) return untouchedRedirects.has(status);
  return status >= 400 && status < 500 && !doubtfulRefusals.has(status);
}

function keptReply(error: ApiError): { readonly reply?: KeptReply } {
  if (error.body === undefined || error.status === undefined) return {};
  return { reply: { body: error.body, http: error.status } };
}
