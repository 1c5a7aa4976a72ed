import type { IncomingHttpHeaders } from 'node:http';
import * as l10n from '@vscode/l10n';
import { conceal } from './redact';
import type { WireReply } from './request';
import { tooLarge } from './request';
import { type BodyProblem, bodyText, isTooDeep, parseJson, UnreadableBody } from './body';
import { requestIdOf } from './requestId';

/** A reply as far as it can be read without knowing what it is about. */
export interface ReadReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** To keep and show: parsed, or its text where it is not JSON or nested absurdly deep. */
  readonly body: unknown;
  /** What the readers get: parsed, however deep. */
  readonly meaningful: unknown;
  readonly requestId: string | undefined;
  /** Why there is no meaning to read, in one sentence. */
  readonly unreadable?: string;
}

/**
 * Decodes and parses a reply.
 * @param secrets spellings of the key: a service may echo it, and replies are kept
 */
export function readReply(
  wire: WireReply,
  maxBytes: number,
  secrets: readonly string[],
): ReadReply | Promise<ReadReply> {
  const text = bodyText(wire.data, wire.headers, maxBytes);
  if (typeof text === 'string') return readText(text, wire, secrets);
  return text.then(
    (decoded) => readText(decoded, wire, secrets),
    (error: unknown) => unreadableReply(error, wire, maxBytes),
  );
}

function readText(raw: string, { status, headers }: WireReply, secrets: readonly string[]): ReadReply {
  const text = conceal(raw, secrets);
  const parsed = parseJson(text);
  if (parsed === undefined) {
    const requestId = requestIdOf(headers, undefined);
    return { status, headers, body: text, meaningful: text, requestId, unreadable: notJson(text, status) };
  }
  const { value } = parsed;
  const body = isTooDeep(text) ? text : value;
  return { status, headers, body, meaningful: value, requestId: requestIdOf(headers, value) };
}

function unreadableReply(error: unknown, { status, headers }: WireReply, maxBytes: number): ReadReply {
  if (!(error instanceof UnreadableBody)) throw error;
  const unreadable = bodyWords(error.problem, maxBytes, status);
  const requestId = requestIdOf(headers, undefined);
  return { status, headers, body: undefined, meaningful: undefined, requestId, unreadable };
}

function bodyWords(problem: BodyProblem, maxBytes: number, status: number): string {
  switch (problem) {
    case 'too large':
      return tooLarge(maxBytes, status).message;
    case 'damaged':
      return l10n.t("The service's reply cannot be read: it is damaged.");
    case 'coded too many times':
      return l10n.t("The service's reply cannot be read: it is coded too many times.");
    case 'coded in an unknown way':
      return l10n.t("The service's reply cannot be read: it is coded in an unknown way.");
  }
}

function notJson(text: string, status: number): string {
  if (text.trim() === '') return l10n.t('The service answered with nothing ({0}).', status);
  return /^\s*<(!doctype|html|head|body|\?xml|!--)/i.test(text)
    ? l10n.t('The service answered with a web page instead of data ({0}).', status)
    : l10n.t("The service's reply is not JSON ({0}).", status);
}
