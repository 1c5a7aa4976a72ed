import * as l10n from '@vscode/l10n';
import { ApiError, RedirectedError } from '../../api/errors';
import { isInferredEnd, withoutOutcome } from '../video/applyResponse';
import type { KeptReading, KeptResponse, Outcome } from '../video/keptResponse';

/**
 * Refusals after which the service may have begun all the same, so they are not taken for a plain no:
 * 408 the service gave up waiting, perhaps after it had read everything; 409 something on the way may have repeated the request, and the first
 * copy is at work; 499 a gateway gave up.
 */
const doubtfulRefusals: ReadonlySet<number> = new Set([408, 409, 499]);

/** What is said of a request that something on the way has repeated, whatever the status. */
const repetition = /\bduplicate|idempoten|\balready (been )?(submitted|received|sent)\b|\brequest\b[^.]* in progress/i;

/** Redirects that by definition ask for the same request elsewhere: nothing was done here. After 302 and 303 it may have been. */
const untouchedRedirects: ReadonlySet<number> = new Set([301, 307, 308]);

/**
 * The outcome by a response: with an ID there is a video, after a refusal without one there is none, else it is unknown.
 * A state that the response leaves open is for the next check.
 */
export function judgeResponse(reading: KeptReading): Outcome {
  const { videoId, errorMessage } = reading;
  if (videoId !== undefined) {
    // "Succeeded" without a URL may describe the request, not the video.
    const isOpen = isInferredEnd(reading) || (reading.state === 'succeeded' && reading.videoUrl === undefined);
    return { verdict: 'confirmed', reading: { ...(isOpen ? withoutOutcome(reading) : reading), videoId } };
  }
  if (reading.state === 'failed' && reading.certainty === 'said') {
    const message = errorMessage ?? l10n.t('The service refused the request.');
    return { verdict: 'rejected', message, response: reading };
  }
  const unclear = l10n.t(
    'The service responded without a video ID. The video may have been started and credits spent.',
  );
  const message = errorMessage !== undefined ? `${unclear} (${errorMessage})` : unclear;
  return { verdict: 'unconfirmed', message, response: reading };
}

/** The outcome of an error, from its facts only. */
export function judgeError(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return judgeForeignError(error);
  const { message } = error;
  const response = keptResponse(error);
  if (!error.sent || isRefusal(error)) return { verdict: 'rejected', message, ...response };
  return { verdict: 'unconfirmed', message: `${message}${cutIdText(error)}`, ...response };
}

/** A sentence about a response that broke off after the video's ID. */
function cutIdText(error: unknown): string {
  const { videoId } = error instanceof Error ? (error as Partial<ApiError>) : {};
  return videoId === undefined ? '' : ` ${l10n.t('The part that arrived names the video ID {0}.', videoId)}`;
}

/** The outcome of an error that is no ApiError: the user canceled, or this program has a defect. */
function judgeForeignError(error: unknown): Outcome {
  const isAbort = error instanceof Error && error.name === 'AbortError';
  if (error instanceof Error && 'sent' in error && error.sent === false) {
    return { verdict: 'rejected', message: isAbort ? l10n.t('Canceled before sending.') : error.message };
  }
  const message = isAbort
    ? l10n.t('Canceled before the service responded. The video may have been started and credits spent.')
    : l10n.t(
        'Something went wrong before the response was understood. The video may have been started and credits spent.',
      );
  return { verdict: 'unconfirmed', message: `${message}${cutIdText(error)}`, ...keptResponse(error) };
}

function isRefusal(error: ApiError): boolean {
  const { status, message } = error;
  if (status === undefined) return false;
  if (error instanceof RedirectedError || (status >= 300 && status < 400)) return untouchedRedirects.has(status);
  // 507 means that nothing was done, for lack of storage. RFC 4918, section 11.5
  return (
    status === 507 || (status >= 400 && status < 500 && !doubtfulRefusals.has(status) && !repetition.test(message))
  );
}

function keptResponse(error: unknown): { readonly response?: KeptResponse & { readonly videoId?: string } } {
  const { body, status, videoId } = error instanceof Error ? (error as Partial<ApiError>) : {};
  if (body === undefined || status === undefined) return {};
  return { response: { body, http: status, ...(videoId === undefined ? {} : { videoId }) } };
}
