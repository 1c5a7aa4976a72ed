import { isLoopback } from './baseUrl';
import { inertText, sentence } from './conceal';
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
} from './errors';
import type { WireRequest } from './exchange';
import { readErrorMessage } from './reply';
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
  const say = (what: string): string => sentence(`${what} (${status})`, readErrorMessage(body), hidden);
  const wait = retryAfterMs(headers);
  switch (status) {
    case 401:
      return new AuthenticationError(say('The service did not accept the API key'), facts);
    case 402:
      return new InsufficientCreditsError(say('There are not enough credits'), facts);
    case 403:
      return new AuthenticationError(say('The service does not allow this with this API key'), facts);
    case 404:
    case 410:
      return new NotFoundError(say(notFound(operation)), facts);
    case 407:
      return new ConnectionError(
        'The proxy wants a user name and a password, or does not accept those it got (407).',
        facts,
      );
    case 408:
      return new TimeoutError(say('The service gave up waiting for the request'), 'headers', facts);
    case 429:
      return new RateLimitError(say(`Too many requests${waitWords(wait)}`), { ...facts, retryAfterMs: wait });
    default:
      return status < 500
        ? new InvalidRequestError(say(invalidWords(status)), facts)
        : new ServerError(say(failureWords(status)), { ...facts, retryAfterMs: wait });
  }
}

function notFound(operation: Operation): string {
  return operation === 'video'
    ? 'The service does not know this video'
    : 'The service has nothing at this address; check the base URL';
}

function invalidWords(status: number): string {
  if (status === 409) return 'The service reports a conflict';
  if (status === 413) return 'The request is too large for the service';
  return 'The service rejected the request';
}

function failureWords(status: number): string {
  if (status === 529) return 'The service is overloaded';
  return status >= 502 && status <= 504 ? 'The service is not available right now' : 'The service failed';
}

function waitWords(ms: number | undefined): string {
  return ms === undefined || ms < 1000 ? '' : `, wait ${Math.ceil(ms / 1000)} s`;
}

/** Names the host only: a redirect's path and query may be a sign-in link. */
function redirected(
  location: string | string[] | undefined,
  request: Target,
  facts: {
    readonly status: number;
    readonly requestId: string | undefined;
    readonly body: unknown;
    readonly sent: true;
  },
): RedirectedError {
  const target = absolute(Array.isArray(location) ? location[0] : location, request);
  if (target === undefined) {
    return new RedirectedError(`The service points to another address (${facts.status}) without saying which.`, facts);
  }
  const sameHost = target.origin === request.origin;
  const where = sameHost ? 'another path of its own' : inertText(target.host);
  const onThisMachine = !sameHost && isLoopback(target.hostname) ? ', which is this machine' : '';
  return new RedirectedError(
    `The service points to ${where}${onThisMachine} (${facts.status}), which was not followed.`,
    {
      ...facts,
      location: `${target.origin}${target.pathname}`,
    },
  );
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
