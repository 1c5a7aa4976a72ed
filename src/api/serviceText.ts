/** Maximum length of text from a service, in characters. Long enough for validation errors about several fields. */
const longestShown = 600;

/**
 * Puts text on one line and cuts it to `limit` characters. Replaces control characters with spaces, and lone surrogates
 * with U+FFFD.
 */
export function oneLine(text: string, limit: number): string {
  const line = text
    .slice(0, limit * 4)
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return cutText(line, limit);
}

/**
 * Makes a service's text safe to show: one line without direction overrides, invisible characters or the query strings
 * of links.
 */
export function inertText(text: string): string {
  const visible = text
    .slice(0, longestShown * 4)
    .replace(/[\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu, ' ')
    .replace(/(\bhttps?:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]*/gi, '$1');
  return oneLine(visible, longestShown);
}

/** Joins the event and the service's own text, if any, into one sentence. */
export function sentence(event: string, serviceText?: string): string {
  const own = serviceText === undefined ? '' : inertText(serviceText);
  const short = cutText(own === '' ? event : `${event}: ${own}`, longestShown - 1);
  return /[.!?…。！？]$/u.test(short) ? short : `${short}.`;
}

/** Cuts at `limit` characters, but not within a surrogate pair. */
function cutText(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
