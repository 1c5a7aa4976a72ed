/** Details about a failed request. Each detail becomes a property of the error. */
export interface ErrorDetails {
  /** Whether the request may have reached the service. False only if it provably did not. */
  readonly sent: boolean;
  readonly baseUrl?: string | undefined;
  /** HTTP status, if a response arrived. */
  readonly status?: number | undefined;
  /** The service's ID for the request, to quote when contacting the service's support. */
  readonly requestId?: string | undefined;
  /** Parsed body of the response, or its text if it is not JSON. The API key is masked. */
  readonly body?: unknown;
  /** How long the service asks the client to wait, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** ID of the video, from the received part of a generate response that was cut off. */
  readonly videoId?: string | undefined;
  readonly cause?: unknown;
}

/** A request that ended without a usable response. The error's fields are those of {@link ErrorDetails}. */
abstract class RequestError extends Error {
  readonly sent: boolean;
  declare readonly baseUrl?: string;
  declare readonly status?: number;
  declare readonly requestId?: string;
  declare readonly body?: unknown;
  declare readonly retryAfterMs?: number;
  declare readonly videoId?: string;

  constructor(message: string, details: ErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.sent = details.sent;
    if (details.baseUrl !== undefined) this.baseUrl = details.baseUrl;
    if (details.status !== undefined) this.status = details.status;
    if (details.requestId !== undefined) this.requestId = details.requestId;
    if (details.body !== undefined) this.body = details.body;
    if (details.retryAfterMs !== undefined) this.retryAfterMs = details.retryAfterMs;
    if (details.videoId !== undefined) this.videoId = details.videoId;
  }
}

/** The caller's signal was aborted. `cause` is the signal's reason. */
export class AbortError extends RequestError {
  override readonly name = 'AbortError';

  constructor(details: ErrorDetails) {
    super(details.sent ? 'Canceled before the service responded.' : 'Canceled before sending.', details);
  }
}

/**
 * Base class of every error that the client throws, except {@link AbortError}. Each subclass implies a remedy.
 * `message` is one sentence. It is safe to show, because it contains no key, prompt or query string.
 */
export abstract class ApiError extends RequestError {}

/** The key is missing, was rejected (401) or lacks a permission (403). */
export class AuthenticationError extends ApiError {
  override readonly name = 'AuthenticationError';
}

/** The account has too few credits (402). */
export class InsufficientCreditsError extends ApiError {
  override readonly name = 'InsufficientCreditsError';
}

/** The service or the client rejected the request (400, 405, 409, 413, 415, 422, other 4xx). */
export class InvalidRequestError extends ApiError {
  override readonly name = 'InvalidRequestError';
}

/** The service does not have the requested video or URL (404), or no longer has it (410). */
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

/** No connection was made, the connection broke before the response was complete, or the key could not be read. */
export class ConnectionError extends ApiError {
  override readonly name = 'ConnectionError';
}

/** Phase of a request: waiting for a connection, for the response's headers, or for the rest of the response. */
export type Phase = 'connect' | 'headers' | 'body';

/** The call exceeded one of the client's time limits, or the service responded with 408. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';

  constructor(
    message: string,
    readonly phase: Phase,
    details: ErrorDetails,
  ) {
    super(message, details);
  }
}

/** Whether an error means that no connection to the service was made, or that the connection broke. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof TimeoutError && error.phase === 'connect');
}

/** The response has a success status, but it cannot be read or is too large. */
export class UnexpectedResponseError extends ApiError {
  override readonly name = 'UnexpectedResponseError';
}

/**
 * The service redirects to another URL (3xx). Redirects are never followed, because the key is for one service only.
 */
export class RedirectedError extends ApiError {
  override readonly name = 'RedirectedError';
  /**
   * Absolute URL of the redirect's target, without its query. Undefined if the response names no target, or if the
   * target's scheme is not http(s).
   */
  declare readonly location?: string;

  constructor(message: string, details: ErrorDetails & { readonly location?: string | undefined }) {
    super(message, details);
    if (details.location !== undefined) this.location = details.location;
  }
}
