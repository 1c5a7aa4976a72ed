import * as l10n from '@vscode/l10n';
import { AbortError, ApiError } from '../../api/errors';
import { isInferredEnd, withoutOutcome } from '../video/applyResponse';
import type { KeptReading, KeptResponse, Outcome } from '../video/keptResponse';

/**
 * HTTP error statuses after which the service may still have started the video. 408: the service timed out, perhaps
 * after reading the whole request. 409: a proxy may have sent the request twice, and the first copy may be running.
 * 499: a gateway stopped waiting.
 */
const doubtfulRefusals: ReadonlySet<number> = new Set([408, 409, 499]);

/**
 * Matches messages of 4xx responses that report a duplicate request. If a proxy repeated the request, the video may
 * exist.
 */
const repetition = /\bduplicate|idempoten|\balready (been )?(submitted|received|sent)\b|\brequest\b[^.]* in progress/i;

/**
 * HTTP redirect statuses after which the service has certainly not started the video. After 302 and 303, the video may
 * exist.
 */
const untouchedRedirects: ReadonlySet<number> = new Set([301, 307, 308]);

/**
 * Decides the outcome of a generate request from its response. If the response contains a video ID, the video exists.
 * If the response states a refusal and contains no ID, the video does not exist. In any other case, the outcome is
 * unconfirmed. If the video exists but its state is unclear, the next status check determines the state.
 */
export function judgeResponse(reading: KeptReading): Outcome {
  const { videoId, errorMessage } = reading;
  if (videoId !== undefined) {
    // "Succeeded" without a URL may mean that the request was accepted, not that the video is finished.
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

/**
 * Decides the outcome of a generate request that failed with an error. If the request was not sent or was certainly
 * refused, the outcome is `rejected`. In any other case, the outcome is `unconfirmed`.
 */
export function judgeError(error: unknown): Outcome {
  if (error instanceof AbortError) return judgeAbort(error);
  if (!(error instanceof ApiError)) {
    const defect = l10n.t(
      'Something went wrong before the response was understood. The video may have been started and credits spent.',
    );
    return { verdict: 'unconfirmed', message: defect };
  }
  const { message } = error;
  const response = keptResponse(error);
  if (!error.sent || isRefusal(error)) return { verdict: 'rejected', message, ...response };
  return { verdict: 'unconfirmed', message: `${message}${cutIdText(error)}`, ...response };
}

/** A sentence with the video ID from a truncated response. Empty if the response has no ID. */
function cutIdText({ videoId }: ApiError | AbortError): string {
  return videoId === undefined ? '' : ` ${l10n.t('The incomplete response contains the video ID {0}.', videoId)}`;
}

function judgeAbort(error: AbortError): Outcome {
  if (!error.sent) return { verdict: 'rejected', message: l10n.t('Canceled before sending.') };
  const message = l10n.t('Canceled before the service responded. The video may have been started and credits spent.');
  return { verdict: 'unconfirmed', message: `${message}${cutIdText(error)}`, ...keptResponse(error) };
}

function isRefusal(error: ApiError): boolean {
  const { status, message } = error;
  if (status === undefined) return false;
  if (status >= 300 && status < 400) return untouchedRedirects.has(status);
  // 507 means that the service lacked storage and did nothing (RFC 4918, section 11.5).
  return (
    status === 507 || (status >= 400 && status < 500 && !doubtfulRefusals.has(status) && !repetition.test(message))
  );
}

function keptResponse({ body, status, videoId }: ApiError | AbortError): {
  readonly response?: KeptResponse & { readonly videoId?: string };
} {
  if (body === undefined || status === undefined) return {};
  return { response: { body, http: status, ...(videoId === undefined ? {} : { videoId }) } };
}
