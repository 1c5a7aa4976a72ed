/** What is known of a request that failed: fields of its error. */
export type ErrorFacts = Pick<ApiError, 'sent'> & {
  readonly [Field in 'status' | 'requestId' | 'body' | 'retryAfterMs' | 'cause']?: ApiError[Field] | undefined;
};

/**
 * The only errors the client throws, besides {@link AbortError}: one class per thing the user can do about it.
 * `message` is one sentence that is safe to show: never the key, the prompt or a query string.
 */
export abstract class ApiError extends Error {
  /** The HTTP status, where a response arrived. */
  declare readonly status?: number;
  /** The service's own ID of the request, for its support. */
  declare readonly requestId?: string;
  /** Whether the request may have reached the service. False only where it provably did not. */
  readonly sent: boolean;
  /** The response as it came: parsed, or its text where it is not JSON. The API key is masked in it. */
  declare readonly body?: unknown;
  /** How long the service asks to wait, in milliseconds; undefined where it does not say. */
  declare readonly retryAfterMs?: number;
  /** The video's ID, as the part of a generate request's response names it that came before it broke off. */
  declare readonly videoId?: string;
  /** The service it is about, where a client sent the request. */
  declare baseUrl?: string;

  constructor(message: string, facts: ErrorFacts) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.sent = facts.sent;
    if (facts.status !== undefined) this.status = facts.status;
    if (facts.requestId !== undefined) this.requestId = facts.requestId;
    if (facts.body !== undefined) this.body = facts.body;
    if (facts.retryAfterMs !== undefined) this.retryAfterMs = facts.retryAfterMs;
  }
}

/** The caller's signal was aborted; `cause` is its reason. */
export class AbortError extends Error {
  override readonly name = 'AbortError';

  /** @param sent whether the request may have reached the service */
  constructor(
    readonly sent: boolean,
    reason: unknown,
  ) {
    super(sent ? 'Canceled before the service responded.' : 'Canceled before sending.', { cause: reason });
  }
}

/** The key is missing, was rejected (401), or may not do this (403). */
export class AuthenticationError extends ApiError {
  override readonly name = 'AuthenticationError';
}

/** The account has too few credits (402). */
export class InsufficientCreditsError extends ApiError {
  override readonly name = 'InsufficientCreditsError';
}

/** The service, or the client itself, found something wrong with the request (400, 405, 409, 413, 415, 422, other 4xx). */
export class InvalidRequestError extends ApiError {
  override readonly name = 'InvalidRequestError';
}

/** The service does not know it (404), or no longer (410). */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
}

/** Too many requests (429). */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
}

/** The service failed (5xx). */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

/** There was no connection, or it broke before the whole response had come; or the key could not be read. */
export class ConnectionError extends ApiError {
  override readonly name = 'ConnectionError';
}

/** What a request was waiting for: a connection, the start of the response, or the rest of it. */
export type Phase = 'connect' | 'headers' | 'body';

/** A deadline passed. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';

  constructor(
    message: string,
    readonly phase: Phase,
    facts: ErrorFacts,
  ) {
    super(message, facts);
  }
}

/** Whether nothing was reached that could have responded. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof TimeoutError && error.phase === 'connect');
}

/** The service says that it succeeded, but its response cannot be read or is too large. */
export class UnexpectedResponseError extends ApiError {
  override readonly name = 'UnexpectedResponseError';
}

/** The service points to another URL (3xx). Redirects are never followed: the key belongs to one service. */
export class RedirectedError extends ApiError {
  override readonly name = 'RedirectedError';
  /** Where to, as an absolute URL without its query; undefined where the service does not say or it is no web URL. */
  declare readonly location?: string;

  constructor(message: string, facts: ErrorFacts & { readonly location?: string | undefined }) {
    super(message, facts);
    if (facts.location !== undefined) this.location = facts.location;
  }
}
