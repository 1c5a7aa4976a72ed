import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import * as zlib from 'node:zlib';
import { isTooDeep, parseJson } from '../json';
import { requestIdOf } from './responseHeaders';
import { retryAfterMs } from './retryAfter';
import type { HttpRequest } from './httpRequest';
import type { Interruption } from './interruption';
import { type Redact, redactJson } from './redact';

/** A response as received: decoded and parsed, not yet interpreted. */
export interface HttpResponse {
  readonly request: HttpRequest;
  readonly status: number;
  /** The API key is not masked in the headers. */
  readonly headers: IncomingHttpHeaders;
  readonly requestId: string | undefined;
  /** How long the service asks the client to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The body to store and show: parsed, or text if it is not JSON or nested too deep. The API key is masked. */
  readonly body: unknown;
  /** The body to interpret: parsed, or text if it is not JSON. The API key is not masked. */
  readonly parsed: unknown;
  readonly isJson: boolean;
  /** Why the body is incomplete. Undefined if it is complete. */
  readonly interruption: Interruption | undefined;
  /** Masks the API key in text that was read from `parsed`. */
  readonly redact: Redact;
}

/** Status, headers and body of a response as received; the body may be compressed. */
type Received = Pick<HttpResponse, 'request' | 'status' | 'headers' | 'interruption'> & { readonly data: Buffer };

const utf8 = new TextDecoder();

/**
 * Decompresses and parses a response. Masks the API key, because responses are stored and a service may echo the key.
 * @param maxBytes maximum size of the decompressed body
 */
export function parseResponse(received: Received, redact: Redact, maxBytes: number): HttpResponse {
  const { request, status, headers } = received;
  const { data, interruption } = decompressed(received, maxBytes);
  // JSON is UTF-8 (RFC 8259), regardless of the headers. A body that is not valid UTF-8 is decoded as Latin-1.
  const raw = isUtf8(data) ? utf8.decode(data) : data.toString('latin1');
  // JSON that was cut off within a number still parses. Therefore, an interrupted body is parsed only if it ends in a
  // bracket or a quote.
  const isWhole = interruption === undefined || '}]"'.includes(raw.trimEnd().slice(-1));
  const json = isWhole ? parseJson(raw) : undefined;
  const requestId = requestIdOf(headers, status < 400 ? undefined : json?.value);
  const text = redact(raw);
  // JSON may contain the API key with escaped letters, such as `\u0061`. Such a key is masked in the parsed
  // value.
  const mayHaveKey = text !== raw || raw.includes('\\');
  return {
    request,
    status,
    headers,
    requestId: requestId === undefined ? undefined : redact(requestId),
    retryAfterMs: retryAfterMs(headers),
    body: json === undefined || isTooDeep(json.value) ? text : mayHaveKey ? redactJson(json.value, redact) : json.value,
    parsed: json === undefined ? text : json.value,
    isJson: json !== undefined,
    interruption,
    redact,
  };
}

/** Replaces undici's `interceptors.decompress`, which is experimental and makes Node print a warning. */
const decompressors = new Map([
  ['gzip', zlib.unzipSync],
  ['x-gzip', zlib.unzipSync],
  ['deflate', zlib.unzipSync],
  ['br', zlib.brotliDecompressSync],
]);

/**
 * Some services compress responses although the request has no Accept-Encoding header. A body that does not match its
 * Content-Encoding header is kept as received.
 */
function decompressed(received: Received, maxBytes: number): Pick<Received, 'data' | 'interruption'> {
  const encoding = received.headers['content-encoding'];
  if (encoding === undefined) return received;
  // A repeated header has an array of values, so the values are joined first.
  const names = [encoding]
    .join(',')
    .toLowerCase()
    .split(/[\s,]+/);
  const decompress = decompressors.get(names.filter((name) => name !== '' && name !== 'identity').join(','));
  if (decompress === undefined) return received;
  try {
    return { data: decompress(received.data, { maxOutputLength: maxBytes }), interruption: received.interruption };
  } catch (error) {
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? { data: Buffer.alloc(0), interruption: { kind: 'tooLarge', maxBytes } } : received;
  }
}
