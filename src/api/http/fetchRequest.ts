import type { Dispatcher } from 'undici';
import { ApiError } from '../errors';
import { causeOf, connectionError, isCertificateCode, isRefusedByProxy } from '../network/connectionError';
import { hostOf, type RequestLimits, sendRequest, type WireRequest, type WireResponse } from './request';

/** What the system says when there was no connection yet. */
const beforeConnection = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/**
 * Whether a request may go through somebody else's `fetch`: a GET, as Chromium repeats a POST on a connection that broke,
 * and one whose path arrives as it is meant, as fetch's URL parser removes `.` and `..` segments, escaped or not.
 */
export function mayUseFetch({ method, origin, path }: WireRequest): boolean {
  if (method !== 'GET' || !URL.canParse(origin + path)) return false;
  const url = new URL(origin + path);
  return url.origin === origin && url.pathname === path;
}

/** Sends one GET through somebody else's `fetch`. Rejects as `sendRequest` does; what was sent is judged by the error. */
export async function fetchRequest(
  fetchOnce: typeof fetch,
  request: WireRequest,
  limits: RequestLimits,
): Promise<WireResponse> {
  const dispatch = (_options: unknown, handler: Dispatcher.DispatchHandler): boolean => {
    void fetchInto(handler, fetchOnce, request);
    return true;
  };
  try {
    return await sendRequest({ dispatch }, request, limits);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== undefined || !isBeforeConnection(error.cause)) throw error;
    throw connectionError(error.cause, hostOf(request.origin), { sent: false });
  }
}

/** Hands a response on piece by piece. Nobody waits for it: VS Code's `fetch` looks late at its signal. Never rejects. */
async function fetchInto(
  handler: Dispatcher.DispatchHandler,
  fetchOnce: typeof fetch,
  { origin, path, headers }: WireRequest,
): Promise<void> {
  const aborting = new AbortController();
  const { signal } = aborting;
  const controller = { abort: (reason) => aborting.abort(reason) } as Dispatcher.DispatchController;
  handler.onRequestStart?.(controller, {});
  try {
    const response = await fetchOnce(origin + path, { method: 'GET', headers, redirect: 'manual', signal });
    // fetch undoes the coding, so what is counted is the decoded body.
    const kept = [...response.headers].filter(([name]) => name !== 'content-encoding');
    handler.onResponseStart?.(controller, response.status, Object.fromEntries(kept));
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      // Leaving the loop cancels the rest.
      if (signal.aborted) return;
      handler.onResponseData?.(controller, Buffer.from(chunk));
    }
    handler.onResponseEnd?.(controller, {});
  } catch (error) {
    handler.onResponseError?.(controller, error as Error);
  }
}

/** Only what happens while connecting: a `read` or `write` that fails with the same code had a connection. */
function isBeforeConnection(error: unknown): boolean {
  const { code = '', syscall } = causeOf(error) ?? {};
  if (syscall !== undefined && syscall !== 'connect' && !syscall.startsWith('getaddrinfo')) return false;
  if (beforeConnection.test(code) || isCertificateCode(code) || isRefusedByProxy(error)) return true;
  // `fetch` refuses some ports before it does anything (Fetch standard, "bad port").
  return error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port';
}
