import * as l10n from '@vscode/l10n';
import { readErrorMessage } from './decode/explanation';
import {
  type AbortError,
  type ApiError,
  AuthenticationError,
  ConnectionError,
  type ErrorDetails,
  InsufficientCreditsError,
  InvalidRequestError,
  NotFoundError,
  RateLimitError,
  RedirectedError,
  ServerError,
  TimeoutError,
  UnexpectedResponseError,
} from './errors';
import { single } from './http/responseHeaders';
import type { HttpResponse } from './http/httpResponse';
import { interruptionError } from './http/interruption';
import { redactAll, redactJson } from './http/redact';
import { proxyLoginRequired } from './network/connectionError';
import { inertText, sentence } from './serviceText';

/** The API call that a response belongs to. */
export type Operation = 'generate' | 'video' | 'credits';

interface Details {
  /** Strings to mask in error messages, such as the prompt, because the service may echo them. */
  readonly hidden?: readonly string[];
  /** The video's ID, if a truncated body contains it. */
  readonly videoId?: string | undefined;
}

/** The error for a response. Undefined if the response has a success status and a JSON body. */
export function responseError(
  response: HttpResponse,
  operation: Operation,
  { hidden, videoId }: Details = {},
): ApiError | AbortError | undefined {
  if (response.status >= 400) return refusalError(response, operation, hidden);
  if (response.status >= 300) return redirectedError(response);
  if (response.isJson) return undefined;
  const details = { ...detailsOf(response), videoId };
  return response.interruption === undefined
    ? new UnexpectedResponseError(notJson(response), details)
    : interruptionError(response.interruption, response.request, details);
}

/**
 * The error for a response that rejects the request.
 * @param status replaces the HTTP status if the body contains its own code
 */
export function refusalError(
  response: HttpResponse,
  operation: Operation,
  hidden: readonly string[] = [],
  status = response.status,
): ApiError {
  const details = { ...detailsOf(response), status };
  if (status === 407) return new ConnectionError(proxyLoginRequired(), details);
  // A 403 with a web page comes from a firewall or a proxy, and does not mean that the key was rejected.
  const isPage = status === 403 && isWebPage(response.body);
  const event = isPage
    ? l10n.t("Received a web page instead of the service's response ({0})", status)
    : eventOf(status, operation, details.retryAfterMs);
  const shown = redactJson(response.body, (text) => redactAll(text, hidden));
  const message = sentence(event, readErrorMessage(shown));
  if (status === 408) return new TimeoutError(message, 'headers', details);
  const Kind = (isPage ? undefined : kinds[status]) ?? (status < 500 ? InvalidRequestError : ServerError);
  return new Kind(message, details);
}

const kinds: Readonly<Record<number, new (message: string, details: ErrorDetails) => ApiError>> = {
  401: AuthenticationError,
  402: InsufficientCreditsError,
  403: AuthenticationError,
  404: NotFoundError,
  410: NotFoundError,
  429: RateLimitError,
};

function detailsOf({ request, status, requestId, body, retryAfterMs }: HttpResponse): ErrorDetails {
  return { sent: true, baseUrl: request.baseUrl, status, requestId, body, retryAfterMs };
}

/** Describes the failure. Adds no final period, because the service's own message may follow. */
function eventOf(status: number, operation: Operation, waitMs = 0): string {
  if (status === 401) return l10n.t("The service didn't accept the API key ({0})", status);
  if (status === 402) return l10n.t('Not enough credits ({0})', status);
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

/** The message names only the target's host, because the full URL may be a sign-in link. */
function redirectedError(response: HttpResponse): RedirectedError {
  const { status } = response;
  const details = detailsOf(response);
  const target = redirectTarget(response);
  if (target === undefined) {
    return new RedirectedError(l10n.t('The service redirects ({0}) without saying where.', status), details);
  }
  const message = l10n.t(
    "The service redirects to {0} ({1}). Redirects aren't followed.",
    inertText(target.host),
    status,
  );
  return new RedirectedError(message, { ...details, location: `${target.origin}${target.pathname}` });
}

function redirectTarget({ request, headers, redact }: HttpResponse): URL | undefined {
  const location = redact(single(headers.location) ?? '');
  const base = request.origin + request.path;
  if (location === '' || !URL.canParse(location, base)) return undefined;
  const url = new URL(location, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}

function notJson({ body, status }: HttpResponse): string {
  if (typeof body === 'string' && body.trim() === '') return l10n.t("The service's response is empty ({0}).", status);
  return isWebPage(body)
    ? l10n.t('The service responded with a web page instead of data ({0}).', status)
    : l10n.t("The service's response is not JSON ({0}).", status);
}

function isWebPage(body: unknown): boolean {
  return typeof body === 'string' && /^\s*<(!doctype|html|head|body|\?xml|!--)/i.test(body);
}
