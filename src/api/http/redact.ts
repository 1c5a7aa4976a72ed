/** A secret with fewer characters than this may occur in an ordinary word, so it is masked only as a separate word. */
const minDistinct = 12;
const mask = '•••';

/**
 * Masks a secret in `text`.
 * @param onlyDistinct whether to leave a short secret unmasked, because it may be an ordinary word
 */
export type Redact = (text: string, onlyDistinct?: boolean) => string;

/** Masks an API key, whether plain, JSON-escaped, percent-encoded, HTML-escaped or base64-encoded. */
export function redactor(key: string): Redact {
  const spellings = /^[\w.~-]+$/.test(key) ? [key, unpadded(btoa(key))] : spellingsOf(key);
  const isShort = key.length < minDistinct;
  return (text, onlyDistinct = false) => (onlyDistinct && isShort ? text : redactAll(text, spellings, isShort));
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

/**
 * Masks each secret in `text` wherever it is spelled exactly as given.
 * @param onlyAlone whether to mask a secret only as a separate word
 */
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

/** Masks secrets in all strings, property names and numbers of parsed JSON. */
export function redactJson(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value);
  if (typeof value === 'number') return redact(String(value)) === String(value) ? value : mask;
  if (Array.isArray(value)) return value.map((item) => redactJson(item, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [redact(name), redactJson(item, redact)]));
}
