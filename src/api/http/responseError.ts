import * as l10n from '@vscode/l10n';
import { inertText, redactAll, redactJson, sentence } from './redact';
import { proxyLoginRequired } from '../network/connectionError';
import {
  type ApiError,
  AuthenticationError,
  ConnectionError,
  type ErrorFacts,
  InsufficientCreditsError,
  InvalidRequestError,
  NotFoundError,
  RateLimitError,
  RedirectedError,
  ServerError,
  TimeoutError,
} from '../errors';
import type { WireRequest } from './request';
import { isWebPage, type ReadResponse, toApiResponse } from './response';
import { readErrorMessage } from '../decode/explanation';
import { readVideoResponse } from '../decode/readResponse';
import { isOwnEnd, saysUnderWay } from '../decode/statusWords';
import { walk } from '../decode/walk';
import { type ApiResponse, isFinal, type ResponsePins, type VideoReading } from '../types';
import { retryAfterMs } from './headers';

type Target = Pick<WireRequest, 'origin' | 'path'>;
type Refused = Pick<ReadResponse, 'status' | 'headers' | 'body' | 'requestId'>;

/** What a call is about, for its error messages. */
export type Operation = 'generate' | 'video' | 'credits';

/**
 * The error a response other than 2xx means.
 * @param hidden what the service may echo and nobody is to read: the prompt
 */
export function responseError(
  response: Refused,
  request: Target,
  operation: Operation,
  hidden: readonly string[],
): ApiError {
  const isRedirect = response.status < 400;
  return isRedirect
    ? redirected(response.headers.location, request, factsOf(response))
    : refusal(response, operation, hidden);
}

/**
 * The error of a response that tells no balance because the service refuses, under a status of success, to tell it:
 * `{"code": 401, "message": "Invalid API key"}`; undefined where it doesn't refuse.
 */
export function creditsRefusal(response: Refused): ApiError | undefined {
  const { state, statusText, errorMessage } = readVideoResponse(response.body);
  if (state !== 'failed' || (statusText !== undefined && errorMessage === undefined)) return undefined;
  const places = walk(response.body);
  const code = [401, 403, 429].find((it) => places.some(({ value }) => value === it || value === String(it)));
  return refusal({ ...response, status: code ?? response.status }, 'credits', []);
}

function factsOf({ status, headers, body, requestId }: Refused): ErrorFacts & { readonly status: number } {
  return { status, requestId, body, sent: true, retryAfterMs: retryAfterMs(headers) };
}

function refusal(response: Refused, operation: Operation, hidden: readonly string[]): ApiError {
  const { status, body } = response;
  const facts = factsOf(response);
  if (status === 407) return new ConnectionError(proxyLoginRequired(), facts);
  const hide = (text: string): string => redactAll(text, hidden);
  // A firewall's or a proxy's, and not about the key.
  const isPage = status === 403 && isWebPage(body);
  const what = isPage
    ? l10n.t("A web page came instead of the service's response ({0})", status)
    : whatHappened(status, operation, facts.retryAfterMs);
  const message = sentence(what, readErrorMessage(redactJson(body, hide)));
  if (status === 408) return new TimeoutError(message, 'headers', facts);
  const Kind = (isPage ? undefined : kinds[status]) ?? (status < 500 ? InvalidRequestError : ServerError);
  return new Kind(message, facts);
}

const kinds: Readonly<Record<number, new (message: string, facts: ErrorFacts) => ApiError>> = {
  401: AuthenticationError,
  402: InsufficientCreditsError,
  403: AuthenticationError,
  404: NotFoundError,
  410: NotFoundError,
  429: RateLimitError,
};

function whatHappened(status: number, operation: Operation, waitMs = 0): string {
  if (status === 401) return l10n.t("The service didn't accept the API key ({0})", status);
  if (status === 402) return l10n.t('There are not enough credits ({0})', status);
  if (status === 403) return l10n.t("The service doesn't allow this with this API key ({0})", status);
  if (status === 404 || status === 410) {
    return operation === 'video'
      ? l10n.t("The service doesn't have this video ({0})", status)
      : l10n.t('The service has nothing at this URL. Check the base URL ({0})', status);
  }
  if (status === 408) return l10n.t('The service stopped waiting for the request ({0})', status);
  if (status === 429) {
    return waitMs < 1000
      ? l10n.t('Too many requests ({0})', status)
      : l10n.t('Too many requests. Wait {0} s ({1})', Math.ceil(waitMs / 1000), status);
  }
  if (status < 500) return l10n.t('The service rejected the request ({0})', status);
  return status >= 502 && status <= 504
    ? l10n.t('The service is not available right now ({0})', status)
    : l10n.t('The service failed ({0})', status);
}

/** Names the host only: a redirect's path and query may be a sign-in link. */
function redirected(
  header: string | undefined,
  request: Target,
  facts: ErrorFacts & { readonly status: number },
): RedirectedError {
  const target = absolute(header, request);
  if (target === undefined) {
    return new RedirectedError(l10n.t('The service redirects ({0}) without saying where.', facts.status), facts);
  }
  const location = `${target.origin}${target.pathname}`;
  const host = inertText(target.host);
  const message = l10n.t("The service redirects to {0} ({1}). Redirects aren't followed.", host, facts.status);
  return new RedirectedError(message, { ...facts, location });
}

function absolute(location: string | undefined, { origin, path }: Target): URL | undefined {
  if (location === undefined || location === '' || !URL.canParse(location, origin + path)) return undefined;
  const url = new URL(location, origin + path);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}

/**
 * What a refused look says of the video all the same: some services respond with 422 and `{"id": …, "status": "failed"}`,
 * or 404 and 425 with `"processing"`. Only a status beside the very ID counts; one that ends the video neither where the
 * service does not find it (it may be too young) nor where it fails itself, nor by a word that may be the call's: "fail".
 */
export function readingOfError(
  error: ApiError,
  videoId: string,
  pins: ResponsePins | undefined,
): ApiResponse<VideoReading> | undefined {
  const { status = 0, body } = error;
  if (status < 400 || error instanceof AuthenticationError || error instanceof RateLimitError) return undefined;
  const reading = readVideoResponse(body, status, pins, videoId);
  const { state, statusText, errorMessage = '' } = reading;
  // "Video is still being processed" is said of what was asked about.
  if (status === 404 && saysUnderWay(errorMessage) && (reading.videoId ?? videoId) === videoId) {
    return toApiResponse({ state: 'running', certainty: 'inferred' }, error);
  }
  if (reading.videoId !== videoId || statusText === undefined) return undefined;
  const isEnd = state === 'failed' || state === 'canceled';
  const isVideos = isOwnEnd(statusText) || /^reject/i.test(statusText);
  const isBelieved = isEnd ? status < 500 && status !== 404 && isVideos : !isFinal(state);
  return isBelieved && state !== 'unknown' ? toApiResponse(reading, error) : undefined;
}
