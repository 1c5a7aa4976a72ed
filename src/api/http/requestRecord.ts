import { ApiError } from '../errors';
import type { Redact } from './redact';
import type { WireRequest } from './request';
import type { ReadResponse } from './response';

/** One request, for the log and to be shown. The key is masked in all of it. */
export interface RequestRecord {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly status?: number;
  /** When it began, Date.now(). */
  readonly startedAt: number;
  readonly ms: number;
  readonly requestId?: string;
  /** One sentence. */
  readonly error?: string;
  /** What was said both ways. The prompt is in it: to be shown to the user who wrote it, not for the log. */
  readonly exchange: {
    readonly url: string;
    readonly requestHeaders: Readonly<Record<string, string>>;
    readonly requestBody?: string;
    readonly responseHeaders: Readonly<Record<string, string>>;
    /** Parsed, or its text where it is not JSON. */
    readonly responseBody?: unknown;
  };
}

/** @param startedAt by performance.now() */
export function recordOf(
  { method, origin, path, headers, body }: WireRequest,
  startedAt: number,
  redact: Redact,
  read: ReadResponse | undefined,
  error: unknown,
): RequestRecord {
  const ms = performance.now() - startedAt;
  const { status, requestId } = error instanceof ApiError ? error : (read ?? {});
  const masked = (all: object): Record<string, string> =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [name, redact(String(value))]));
  return {
    method,
    path: redact(path),
    startedAt: Date.now() - ms,
    ms,
    ...(status === undefined ? {} : { status }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(error === undefined ? {} : { error: error instanceof Error ? error.message : 'Failed.' }),
    exchange: {
      url: redact(origin + path),
      requestHeaders: masked(headers),
      ...(body === undefined ? {} : { requestBody: redact(body) }),
      responseHeaders: masked(read?.headers ?? {}),
      ...(read?.body === undefined ? {} : { responseBody: read.body }),
    },
  };
}
