import { ApiError } from '../errors';
import type { HttpRequest } from './httpRequest';
import type { HttpResponse } from './httpResponse';
import { interruptionError } from './interruption';
import type { Redact } from './redact';

/** An attempt to send a request, for the log and for the report of requests and responses. The API key is masked. */
export interface RequestRecord {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly status: number | undefined;
  /** Start of the attempt, in ms since the Unix epoch. */
  readonly startedAt: number;
  readonly ms: number;
  readonly requestId: string | undefined;
  /** Attempt number, starting at 1. */
  readonly attempt: number;
  /** Error message, as one sentence. Undefined if there was no error. */
  readonly error: string | undefined;
  /** The request and the response. Shown to the user but never logged, because they contain the prompt. */
  readonly exchange: {
    readonly url: string;
    readonly requestHeaders: Readonly<Record<string, string>>;
    readonly requestBody: string | undefined;
    readonly responseHeaders: Readonly<Record<string, string>>;
    /** Parsed body, or its text if it is not JSON. */
    readonly responseBody: unknown;
  };
}

interface Attempt {
  readonly request: HttpRequest;
  readonly attempt: number;
  /** Start of the attempt, as returned by performance.now(). */
  readonly startedAt: number;
  readonly redact: Redact;
  readonly response: HttpResponse | undefined;
  readonly error: unknown;
}

export function recordOf({ request, attempt, startedAt, redact, response, error }: Attempt): RequestRecord {
  const { method, origin, path, headers, body } = request;
  const ms = performance.now() - startedAt;
  const { status, requestId } = error instanceof ApiError ? error : (response ?? {});
  const masked = (all: object): Record<string, string> =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [name, redact(String(value))]));
  return {
    method,
    path: redact(path),
    startedAt: Date.now() - ms,
    ms,
    attempt,
    status,
    requestId,
    error: error instanceof Error ? error.message : interruptionText(response),
    exchange: {
      url: redact(origin + path),
      requestHeaders: masked(headers),
      requestBody: body === undefined ? undefined : redact(body),
      responseHeaders: masked(response?.headers ?? {}),
      responseBody: response?.body,
    },
  };
}

/** Explains why the response was cut off. Returns undefined if the response is complete. */
function interruptionText(response: HttpResponse | undefined): string | undefined {
  if (response?.interruption === undefined) return undefined;
  return interruptionError(response.interruption, response.request, { sent: true }).message;
}
