import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import * as zlib from 'node:zlib';
import * as l10n from '@vscode/l10n';
import { type Redact, redactJson } from './redact';
import { tooLargeError, type WireResponse } from './request';
import { requestIdOf } from './headers';
import type { ErrorFacts } from '../errors';
import { isTooDeep, parseJson } from '../json';
import type { ApiResponse } from '../types';

/** A response as far as it can be read without knowing what it is about. */
export interface ReadResponse {
  readonly status: number;
  readonly incomplete: WireResponse['incomplete'] | undefined;
  /** As they came: what is shown of them is masked first. */
  readonly headers: IncomingHttpHeaders;
  /** To keep and show: parsed, or its text where it is not JSON or nested absurdly deep. The key is masked in it. */
  readonly body: unknown;
  /** For the decoder: parsed, however deep, nothing masked. */
  readonly parsed: unknown;
  /** Whether the key is, or may be, in what was parsed. */
  readonly echoesKey: boolean;
  readonly requestId: string | undefined;
  /** Why there is no meaning to read, in one sentence. */
  readonly unreadable?: string;
}

const utf8 = new TextDecoder();

/**
 * Parses a response, and masks the key: a service may echo it, and responses are kept.
 * @param maxBytes what the decoded body may have
 */
export function readResponse(wire: WireResponse, redact: Redact, maxBytes: number): ReadResponse {
  const isCoded = wire.headers['content-encoding'] !== undefined;
  const { data, status, headers, incomplete } = isCoded ? uncoded(wire, maxBytes) : wire;
  // JSON is UTF-8 (RFC 8259), whatever a header claims, unless it can't be.
  const raw = isUtf8(data) ? utf8.decode(data) : data.toString('latin1');
  // A number may have been cut.
  const isWhole = incomplete === undefined || '}]"'.includes(raw.trimEnd().slice(-1));
  const json = isWhole ? parseJson(raw) : undefined;
  const id = requestIdOf(headers, status < 400 ? undefined : json?.value);
  const known = { status, headers, incomplete, requestId: id === undefined ? undefined : redact(id) };
  const text = redact(raw);
  if (json === undefined) {
    return { ...known, body: text, parsed: text, echoesKey: false, unreadable: notJson(text, status) };
  }
  // JSON can write any letter as an escape.
  const echoesKey = text !== raw || raw.includes('\\');
  const body = isTooDeep(json.value) ? text : echoesKey ? redactJson(json.value, redact) : json.value;
  return { ...known, body, parsed: json.value, echoesKey };
}

/** Not undici's `interceptors.decompress`: it is experimental and warns in the whole process. */
const decoders = new Map([
  ['gzip', zlib.unzipSync],
  ['x-gzip', zlib.unzipSync],
  ['deflate', zlib.unzipSync],
  ['br', zlib.brotliDecompressSync],
]);

/**
 * A response with its body as it was before it was coded. No coding is asked for, yet the usual ones are undone; what can't
 * be undone is left as it came: it may be claimed only.
 */
function uncoded(wire: WireResponse, maxBytes: number): WireResponse {
  // Several lines of it come as an array.
  const codings = [wire.headers['content-encoding']]
    .join(',')
    .toLowerCase()
    .split(/[\s,]+/);
  const decode = decoders.get(codings.filter((name) => name !== '' && name !== 'identity').join(','));
  try {
    return decode === undefined ? wire : { ...wire, data: decode(wire.data, { maxOutputLength: maxBytes }) };
  } catch (error) {
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? { ...wire, data: Buffer.alloc(0), incomplete: tooLargeError(maxBytes, wire.status) } : wire;
  }
}

/** What is handed on of a response: its meaning, and how it came. */
export function toApiResponse<Reading>(
  reading: Reading,
  { status = 0, body, requestId, retryAfterMs }: Omit<ErrorFacts, 'sent' | 'cause'>,
): ApiResponse<Reading> {
  return { reading, body, status, requestId, retryAfterMs };
}

export const isWebPage = (body: unknown) =>
  typeof body === 'string' && /^\s*<(!doctype|html|head|body|\?xml|!--)/i.test(body);

function notJson(text: string, status: number): string {
  if (text.trim() === '') return l10n.t("The service's response is empty ({0}).", status);
  return isWebPage(text)
    ? l10n.t('The service responded with a web page instead of data ({0}).', status)
    : l10n.t("The service's response is not JSON ({0}).", status);
}
