import {
  connectionProblem,
  causeCode,
  isCertificateCode,
  isRefusedByProxy,
  timedOut,
} from '../network/connectionProblem';
import { type ExchangeLimits, hostOf, tooLarge, type WireReply, type WireRequest } from './request';

/** What the system says when there was no connection yet: nothing can have been sent. */
const beforeConnection = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/**
 * Whether a request can go through `fetch` as it is: its URL parser removes `.` and `..` segments, escaped or not, and
 * a request must not arrive at another path than was meant.
 */
export function survivesFetch({ origin, path }: WireRequest): boolean {
  try {
    const url = new URL(origin + path);
    return url.origin === origin && url.pathname === path;
  } catch {
    return false;
  }
}

/** One request and its reply through somebody else's `fetch`. Rejects as `exchange` does. */
export async function fetchExchange(
  fetchOnce: typeof fetch,
  request: WireRequest,
  limits: ExchangeLimits,
): Promise<WireReply> {
  const { signal, deadlines, overallMs, maxReplyBytes } = limits;
  const host = hostOf(request.origin);
  const stop = new AbortController();
  const onAbort = (): void => {
    stop.abort(signal?.reason);
  };
  if (signal?.aborted === true) onAbort();
  signal?.addEventListener('abort', onAbort, { once: true });
  let phase: 'headers' | 'body' = 'headers';
  const expired = new Error('deadline');
  const expire = (): void => {
    stop.abort(expired);
  };
  const endsAt = performance.now() + overallMs;
  let timer = setTimeout(expire, Math.min(deadlines.connectMs + deadlines.headersMs, overallMs));
  let status: number | undefined;
  try {
    const response = await fetchOnce(request.origin + request.path, {
      method: request.method,
      headers: pairs(request.headers),
      redirect: 'manual',
      signal: stop.signal,
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    clearTimeout(timer);
    timer = setTimeout(expire, Math.min(deadlines.bodyMs, endsAt - performance.now()));
    phase = 'body';
    ({ status } = response);
    // fetch undoes the coding, so what is counted here is the decoded body.
    const data = await readLimited(response, maxReplyBytes);
    const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-encoding'));
    if (data === undefined && status < 300) throw tooLarge(maxReplyBytes, status);
    return { status, headers, data: data ?? Buffer.alloc(0), ...(data === undefined ? { incomplete: true } : {}) };
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason;
    if (status !== undefined && status >= 300) return { status, headers: {}, data: Buffer.alloc(0), incomplete: true };
    if (stop.signal.reason === expired) throw timedOut(phase, host, { sent: true });
    if (error instanceof Error && error.name === 'UnexpectedResponseError') throw error;
    const code = causeCode(error) ?? '';
    const isBefore =
      beforeConnection.includes(code) || isCertificateCode(code) || isRefusedByProxy(error) || isBadPort(error);
    const sent = status !== undefined || !isBefore;
    throw connectionProblem(error, host, { sent, status });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

/** `fetch` refuses some ports before it does anything (Fetch standard, "bad port"). */
function isBadPort(error: unknown): boolean {
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

function pairs(flat: readonly string[]): [string, string][] {
  const result: [string, string][] = [];
  for (let index = 0; index + 1 < flat.length; index += 2) result.push([flat[index] ?? '', flat[index + 1] ?? '']);
  return result;
}
