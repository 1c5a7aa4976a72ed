import type { IncomingHttpHeaders } from 'node:http';
import * as l10n from '@vscode/l10n';
import { type Redact, redactJson } from './redact';
import { tooLargeError, type WireResponse } from './request';
import { type BodyProblem, bodyText, UnreadableBody } from './body';
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

/**
 * Decodes and parses a response.
 * @param redact masks the key: a service may echo it, and responses are kept
 */
export function readResponse(
  wire: WireResponse,
  maxBytes: number,
  redact: Redact,
): ReadResponse | Promise<ReadResponse> {
  const text = bodyText(wire.data, wire.headers, maxBytes);
  if (typeof text === 'string') return readText(text, wire, redact);
  return text.then(
    (decoded) => readText(decoded, wire, redact),
    (error: unknown) => unreadableResponse(error, wire, maxBytes, redact),
  );
}

/** What is handed on of a response: its meaning, and how it came. */
export function toApiResponse<Reading>(
  reading: Reading,
  { status = 0, body, requestId, retryAfterMs }: Omit<ErrorFacts, 'sent' | 'cause'>,
): ApiResponse<Reading> {
  return {
    reading,
    body,
    status,
    ...(requestId === undefined ? {} : { requestId }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

function readText(raw: string, { status, headers, incomplete }: WireResponse, redact: Redact): ReadResponse {
  const text = redact(raw);
  // A number may have been cut.
  const isWhole = incomplete === undefined || '}]"'.includes(raw.trimEnd().slice(-1));
  const json = isWhole ? parseJson(raw) : undefined;
  const requestId = redactedId(headers, json?.value, redact);
  if (json === undefined) {
    const unreadable = notJson(text, status);
    return { status, headers, incomplete, body: text, parsed: text, echoesKey: false, requestId, unreadable };
  }
  // JSON can write any letter as an escape.
  const echoesKey = text !== raw || raw.includes('\\');
  const body = isTooDeep(raw) ? text : echoesKey ? redactJson(json.value, redact) : json.value;
  return { status, headers, incomplete, body, parsed: json.value, echoesKey, requestId };
}

function redactedId(headers: IncomingHttpHeaders, body: unknown, redact: Redact): string | undefined {
  const id = requestIdOf(headers, body);
  return id === undefined ? undefined : redact(id);
}

function unreadableResponse(
  error: unknown,
  { status, headers, incomplete }: WireResponse,
  maxBytes: number,
  redact: Redact,
): ReadResponse {
  if (!(error instanceof UnreadableBody)) throw error;
  const unreadable = bodyProblemSentence(error.problem, maxBytes, status);
  const requestId = redactedId(headers, undefined, redact);
  return { status, headers, incomplete, body: undefined, parsed: undefined, echoesKey: false, requestId, unreadable };
}

function bodyProblemSentence(problem: BodyProblem, maxBytes: number, status: number): string {
  return {
    'too large': tooLargeError(maxBytes, status).message,
    damaged: l10n.t("The service's response can't be read: it is damaged."),
    'coded too many times': l10n.t("The service's response can't be read: it is encoded too many times."),
    'coded in an unknown way': l10n.t("The service's response uses an unsupported encoding."),
  }[problem];
}

function notJson(text: string, status: number): string {
  if (text.trim() === '') return l10n.t("The service's response is empty ({0}).", status);
  return /^\s*<(!doctype|html|head|body|\?xml|!--)/i.test(text)
    ? l10n.t('The service responded with a web page instead of data ({0}).', status)
    : l10n.t("The service's response is not JSON ({0}).", status);
}
