import type { Dispatcher } from 'undici';
import { ApiError } from '../errors';
import { causeOf, connectionError, isCertificateCode, isRefusedByProxy } from '../network/connectionError';
import { failedService, type HttpRequest } from './httpRequest';
import type { HttpResponse } from './httpResponse';
import { type SendOptions, sendRequest } from './sendRequest';

/**
 * Whether a request may go through an alternative `fetch`. Only a GET may, because Chromium may repeat a POST whose
 * connection broke. A path with `.` or `..` segments is excluded, because fetch's URL parser would remove them,
 * percent-encoded or not.
 */
export function mayUseFetch({ method, origin, path }: HttpRequest): boolean {
  if (method !== 'GET' || !URL.canParse(origin + path)) return false;
  const url = new URL(origin + path);
  return url.origin === origin && url.pathname === path;
}

/**
 * Sends one GET through an alternative `fetch`. Rejects with the same errors as `sendRequest`. The error's `sent` is
 * false if its cause shows that no connection was made.
 */
export async function fetchRequest(
  fetchOnce: typeof fetch,
  request: HttpRequest,
  options: SendOptions,
): Promise<HttpResponse> {
  const dispatch = (_options: unknown, handler: Dispatcher.DispatchHandler): boolean => {
    void fetchInto(handler, fetchOnce, request);
    return true;
  };
  try {
    return await sendRequest({ dispatch }, request, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== undefined || !isBeforeConnection(error.cause)) throw error;
    throw connectionError(error.cause, failedService(request), { sent: false, baseUrl: request.baseUrl });
  }
}

/**
 * Fetches a response and passes it to an undici handler in chunks. Never rejects. Checks for an abort after each chunk,
 * because VS Code's `fetch` checks its signal late.
 */
async function fetchInto(
  handler: Dispatcher.DispatchHandler,
  fetchOnce: typeof fetch,
  { origin, path, headers }: HttpRequest,
): Promise<void> {
  const aborting = new AbortController();
  const { signal } = aborting;
  // The handler only ever calls `abort`, so the other methods of undici's controller are omitted.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const controller = { abort: (reason) => aborting.abort(reason) } as Dispatcher.DispatchController;
  handler.onRequestStart?.(controller, {});
  try {
    const response = await fetchOnce(origin + path, { method: 'GET', headers, redirect: 'manual', signal });
    // fetch has decompressed the body, so its Content-Encoding header no longer applies.
    const kept = [...response.headers].filter(([name]) => name !== 'content-encoding');
    handler.onResponseStart?.(controller, response.status, Object.fromEntries(kept));
    const body: AsyncIterable<Uint8Array> | readonly Uint8Array[] = response.body ?? [];
    for await (const chunk of body) {
      // Leaving the loop cancels the rest of the body.
      if (signal.aborted) return;
      handler.onResponseData?.(controller, Buffer.from(chunk));
    }
    handler.onResponseEnd?.(controller, {});
  } catch (error) {
    handler.onResponseError?.(controller, error instanceof Error ? error : new Error(String(error)));
  }
}

const beforeConnection = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/**
 * Whether an error occurred before a connection was made. The error code is not enough: a failed `read` or `write` on
 * an open connection may have the same code.
 */
function isBeforeConnection(error: unknown): boolean {
  const { code = '', syscall } = causeOf(error) ?? {};
  if (syscall !== undefined && syscall !== 'connect' && !syscall.startsWith('getaddrinfo')) return false;
  if (beforeConnection.test(code) || isCertificateCode(code) || isRefusedByProxy(error)) return true;
  // `fetch` rejects some ports before it connects (Fetch standard, "bad port").
  return error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port';
}
