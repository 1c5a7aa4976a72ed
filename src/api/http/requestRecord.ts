import { ApiError } from '../errors';
import type { Redact } from './redact';
import type { WireRequest } from './request';
import type { ReadResponse } from './response';

/** One attempt of one request, for the log and to be shown. The key is masked in all of it. */
export interface RequestRecord {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly status: number | undefined;
  /** When it began, Date.now(). */
  readonly startedAt: number;
  readonly ms: number;
  readonly requestId: string | undefined;
  /** From 1. */
  readonly attempt: number;
  /** One sentence. */
  readonly error: string | undefined;
  /** What was said both ways. The prompt is in it: to be shown to the user who wrote it, not for the log. */
  readonly exchange: {
    readonly url: string;
    readonly requestHeaders: Readonly<Record<string, string>>;
    readonly requestBody: string | undefined;
    readonly responseHeaders: Readonly<Record<string, string>>;
    /** Parsed, or its text where it is not JSON. */
    readonly responseBody: unknown;
  };
}

/** @param started the number of the attempt, from 1, and when it began, by performance.now() */
export function recordOf(
  { method, origin, path, headers, body }: WireRequest,
  started: { readonly attempt: number; readonly atMs: number },
  redact: Redact,
  read: ReadResponse | undefined,
  error: unknown,
): RequestRecord {
  const ms = performance.now() - started.atMs;
  const { status, requestId } = error instanceof ApiError ? error : (read ?? {});
  const masked = (all: object): Record<string, string> =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [name, redact(String(value))]));
  return {
    method,
    path: redact(path),
    startedAt: Date.now() - ms,
    ms,
    attempt: started.attempt,
    status,
    requestId,
    error: error instanceof Error ? error.message : undefined,
    exchange: {
      url: redact(origin + path),
      requestHeaders: masked(headers),
      requestBody: body === undefined ? undefined : redact(body),
      responseHeaders: masked(read?.headers ?? {}),
      responseBody: read?.body,
    },
  };
}
