import type { CreditsReading, VideoReading } from '../types';

/** The longest sentence anybody is shown: room for what is wrong with each field. */
const maxSentence = 600;
/** A shorter secret may be part of ordinary words: it is masked only where it stands alone. */
const minDistinct = 12;
const mask = '•••';

/** Masks a secret in a text that a service wrote. */
export type Redact = (text: string) => string;

/** Masks a key as it is, with JSON's escapes, percent-encoded, with HTML's references and in base64. */
export function redactor(key: string): Redact {
  const spellings = /^[\w.~-]+$/.test(key) ? [key, unpadded(btoa(key))] : spellingsOf(key);
  const isShort = key.length < minDistinct;
  return (text) => redactAll(text, spellings, isShort);
}

function spellingsOf(secret: string): readonly string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const percent = encodeURIComponent(secret);
  const lowerPercent = percent.replace(/%../g, (code) => code.toLowerCase());
  const referenced = (of: (code: number) => string): string =>
    secret.replace(/[^\w.~/-]/g, (sign) => `&#${of(sign.charCodeAt(0))};`);
  return [
    referenced(String),
    referenced((code) => `x${code.toString(16)}`),
    referenced((code) => `x${code.toString(16).toUpperCase()}`),
    secret.replaceAll('&', '&amp;'),
    secret,
    json,
    json.replaceAll('/', '\\/'),
    percent,
    lowerPercent,
    unpadded(Buffer.from(secret).toString('base64')),
  ];
}

function unpadded(base64: string): string {
  return base64.replace(/=+$/, '');
}

/** Masks texts where they stand as they are. */
export function redactAll(text: string, secrets: readonly string[], onlyAlone = false): string {
  let result = text;
  for (const secret of secrets) {
    if (secret === '' || !result.includes(secret)) continue;
    const escaped = secret.replace(/[^A-Za-z0-9]/g, '\\$&');
    result = onlyAlone
      ? result.replace(new RegExp(`(?<![A-Za-z0-9])${escaped}(?![A-Za-z0-9])`, 'g'), mask)
      : result.replaceAll(secret, mask);
  }
  return result;
}

/** The same in all texts, names and numbers of a parsed body. */
export function redactJson(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value);
  if (typeof value === 'number') return redact(String(value)) === String(value) ? value : mask;
  if (Array.isArray(value)) return value.map((item) => redactJson(item, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [redact(name), redactJson(item, redact)]));
}

/** The same in what was read. A video's ID and the place of its file are left to the service: without them it is lost. */
export function redactReading<Reading extends VideoReading | CreditsReading>(
  reading: Reading,
  redact: Redact,
): Reading {
  const redacted = Object.entries(reading).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'string' || ['state', 'certainty', 'videoId'].includes(name)) return [name, value] as const;
    return [name, name.endsWith('Url') ? value.replace(/[?#].*$/s, redact) : redact(value)] as const;
  });
  return Object.fromEntries(redacted) as unknown as Reading;
}

/**
 * Makes text of the service safe within a sentence: one line, no control or direction characters, no query strings in
 * its links, not too long.
 */
export function inertText(text: string): string {
  const line = text
    .slice(0, maxSentence * 4)
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu, ' ')
    .replace(/(\bhttps?:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]*/gi, '$1')
    .trim();
  return cut(line, maxSentence);
}

/** One sentence: what happened, then the service's own text where there is any. */
export function sentence(what: string, text?: string): string {
  const own = text === undefined ? '' : inertText(text);
  const short = cut(own === '' ? what : `${what}: ${own}`, maxSentence - 1);
  return /[.!?…。！？]$/u.test(short) ? short : `${short}.`;
}

function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
