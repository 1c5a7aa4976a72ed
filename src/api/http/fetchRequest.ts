import {
  connectionError,
  causeOf,
  isCertificateCode,
  isRefusedByProxy,
  timeoutError,
} from '../network/connectionError';
import { AbortError, ApiError, type ErrorFacts } from '../errors';
import { retryAfterMs } from './headers';
import { hostOf, type RequestLimits, tooLargeError, type WireRequest, type WireResponse } from './request';

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

/** Sends one GET through somebody else's `fetch`. Rejects as `sendRequest` does. */
export async function fetchRequest(
  fetchOnce: typeof fetch,
  { origin, path, headers }: WireRequest,
  { deadline, maxResponseBytes }: RequestLimits,
): Promise<WireResponse> {
  const { limits, signal } = deadline;
  const host = hostOf(origin);
  if (signal?.aborted === true) throw new AbortError(false, signal.reason);
  const expiry = new AbortController();
  let came: { readonly status: number; readonly headers: Record<string, string> } | undefined;
  const facts = (): Omit<ErrorFacts, 'sent'> =>
    came === undefined ? {} : { status: came.status, retryAfterMs: retryAfterMs(came.headers) };
  const late = (): ApiError => {
    expiry.abort();
    return timeoutError(came === undefined ? 'headers' : 'body', host, { sent: true, ...facts() });
  };
  try {
    // Not left to `fetch`: VS Code's finds the proxy and loads certificates before it looks at its signal.
    const response = await deadline.wait(
      fetchOnce(origin + path, {
        method: 'GET',
        headers,
        redirect: 'manual',
        signal: signal === undefined ? expiry.signal : AbortSignal.any([signal, expiry.signal]),
      }),
      late,
      limits.connectMs + limits.headersMs,
    );
    // fetch undoes the coding, so what is counted here is the decoded body.
    const kept = [...response.headers].filter(([name]) => name !== 'content-encoding');
    came = { status: response.status, headers: Object.fromEntries(kept) };
    const data = await deadline.wait(readLimited(response, maxResponseBytes), late, limits.bodyMs);
    if (data === undefined && came.status < 300) throw tooLargeError(maxResponseBytes, came.status);
    return { ...came, data: data ?? Buffer.alloc(0) };
  } catch (error) {
    if (deadline.signal?.aborted === true) throw new AbortError(true, signal?.reason);
    if (came !== undefined && came.status >= 300) return { ...came, data: Buffer.alloc(0) };
    if (error instanceof ApiError) throw error;
    throw connectionError(error, host, { sent: came !== undefined || !isBeforeConnection(error), ...facts() });
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

async function readLimited(response: Response, maxBytes: number): Promise<Buffer | undefined> {
  if (response.body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
