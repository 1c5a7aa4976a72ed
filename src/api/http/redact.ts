/** What must not leave this room, and the longest message anybody is shown. */
const maxSentence = 300;
/** Shorter values are too likely to be ordinary words of a reply. */
const minSecret = 12;

/**
 * The ways a key may be written in a reply: as it is, with JSON's escapes and percent-encoded.
 * Empty where the key is so short that hiding it would hide ordinary words.
 */
export function spellings(secret: string): readonly string[] {
  if (secret.length < minSecret) return [];
  const json = JSON.stringify(secret).slice(1, -1);
  return [...new Set([secret, json, json.replaceAll('/', '\\/'), encodeURIComponent(secret)])];
}

/** Replaces every spelling of a secret, so that a service that echoes the key does not bring it into files and logs. */
export function conceal(text: string, secrets: readonly string[]): string {
  let result = text;
  for (const secret of secrets) {
    if (result.includes(secret)) result = result.replaceAll(secret, '•••');
  }
  return result;
}

/**
 * Makes words of the service safe within a sentence: one line, no control or direction characters, no query strings in
 * its links, none of the given prompts, not too long.
 */
export function inertText(text: string, hidden: readonly string[] = []): string {
  const line = conceal(text, hidden)
    .slice(0, maxSentence * 4)
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu, ' ')
    .replace(/(\bhttps?:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]*/gi, '$1')
    .trim();
  return cut(line, maxSentence);
}

/** One sentence: what happened, then the service's own words where there are any. */
export function sentence(what: string, words?: string, hidden: readonly string[] = []): string {
  const own = words === undefined ? '' : inertText(words, hidden);
  const whole = own === '' ? what : `${what}: ${own}`;
  const short = cut(whole, maxSentence - 1);
  return /[.!?…。！？]$/u.test(short) ? short : `${short}.`;
}

function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
