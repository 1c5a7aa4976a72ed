import * as l10n from '@vscode/l10n';
import { isLoopback } from '../baseUrl';
import { inertText, sentence } from './redact';
import { proxyLoginWords } from '../network/connectionProblem';
import {
  type ApiError,
  AuthenticationError,
  ConnectionError,
  InsufficientCreditsError,
  InvalidRequestError,
  NotFoundError,
  RateLimitError,
  RedirectedError,
  ServerError,
  TimeoutError,
} from '../errors';
import type { WireRequest } from './request';
import { readErrorMessage } from '../decode/readResponse';
import { retryAfterMs } from './retryAfter';

type Target = Pick<WireRequest, 'origin' | 'path'>;

/** What a call is about, for the words of its errors. */
export type Operation = 'generate' | 'video' | 'credits';

export interface RefusedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
  readonly requestId: string | undefined;
}

/**
 * The error a reply other than 2xx means.
 * @param hidden what the service may echo and nobody is to read: the prompt
 */
export function replyError(
  { status, headers, body, requestId }: RefusedReply,
  request: Target,
  operation: Operation,
  hidden: readonly string[],
): ApiError {
  const facts = { status, requestId, body, sent: true } as const;
  if (status < 400) return redirected(headers.location, request, facts);
  const say = (what: string): string => sentence(what, readErrorMessage(body), hidden);
  const wait = retryAfterMs(headers);
  switch (status) {
    case 401:
      return new AuthenticationError(say(l10n.t('The service did not accept the API key ({0})', status)), facts);
    case 402:
      return new InsufficientCreditsError(say(l10n.t('There are not enough credits ({0})', status)), facts);
    case 403:
      return new AuthenticationError(
        say(l10n.t('The service does not allow this with this API key ({0})', status)),
        facts,
      );
    case 404:
    case 410:
      return new NotFoundError(say(notFoundWords(operation, status)), facts);
    case 407:
      return new ConnectionError(proxyLoginWords(), facts);
    case 408:
      return new TimeoutError(
        say(l10n.t('The service gave up waiting for the request ({0})', status)),
        'headers',
        facts,
      );
    case 429:
      return new RateLimitError(say(tooManyWords(wait, status)), { ...facts, retryAfterMs: wait });
    default:
      return status < 500
        ? new InvalidRequestError(say(invalidWords(status)), facts)
        : new ServerError(say(failureWords(status)), { ...facts, retryAfterMs: wait });
  }
}

function notFoundWords(operation: Operation, status: number): string {
  return operation === 'video'
    ? l10n.t('The service does not know this video ({0})', status)
    : l10n.t('The service has nothing at this address; check the base URL ({0})', status);
}

function invalidWords(status: number): string {
  if (status === 409) return l10n.t('The service reports a conflict ({0})', status);
  if (status === 413) return l10n.t('The request is too large for the service ({0})', status);
  return l10n.t('The service rejected the request ({0})', status);
}

function failureWords(status: number): string {
  if (status === 529) return l10n.t('The service is overloaded ({0})', status);
  return status >= 502 && status <= 504
    ? l10n.t('The service is not available right now ({0})', status)
    : l10n.t('The service failed ({0})', status);
}

function tooManyWords(waitMs: number | undefined, status: number): string {
  return waitMs === undefined || waitMs < 1000
    ? l10n.t('Too many requests ({0})', status)
    : l10n.t('Too many requests, wait {0} s ({1})', Math.ceil(waitMs / 1000), status);
}

/** Names the host only: a redirect's path and query may be a sign-in link. */
function redirected(
  header: string | string[] | undefined,
  request: Target,
  facts: {
    readonly status: number;
    readonly requestId: string | undefined;
    readonly body: unknown;
    readonly sent: true;
  },
): RedirectedError {
  const target = absolute(Array.isArray(header) ? header[0] : header, request);
  if (target === undefined) {
    return new RedirectedError(
      l10n.t('The service points to another address ({0}) without saying which.', facts.status),
      facts,
    );
  }
  const location = `${target.origin}${target.pathname}`;
  return new RedirectedError(redirectWords(target, request, facts.status), { ...facts, location });
}

function redirectWords(target: URL, { origin }: Target, status: number): string {
  if (target.origin === origin) {
    return l10n.t('The service points to another path of its own ({0}), which was not followed.', status);
  }
  const host = inertText(target.host);
  return isLoopback(target.hostname)
    ? l10n.t('The service points to {0}, which is this machine ({1}), which was not followed.', host, status)
    : l10n.t('The service points to {0} ({1}), which was not followed.', host, status);
}

function absolute(location: string | undefined, { origin, path }: Target): URL | undefined {
  if (location === undefined || location === '') return undefined;
  try {
    const url = new URL(location, origin + path);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}
