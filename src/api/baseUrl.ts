/**
 * The reason why a base URL is rejected. The messages are in `baseUrlProblem.ts`, which is not loaded on activation.
 */
export type BaseUrlProblem =
  'empty' | 'API key' | 'unusable character' | 'not a URL' | 'no https' | 'user or password' | 'query' | 'fragment';

export type ParsedBaseUrl =
  | {
      readonly ok: true;
      readonly origin: string;
      /** The whole URL, normalized and without a trailing slash. */
      readonly url: string;
      /** Whether the user typed `http://` and the parser replaced it with `https://`. */
      readonly upgraded: boolean;
    }
  | { readonly ok: false; readonly problem: BaseUrlProblem };

/**
 * Parses a service's base URL as typed by the user. `http://` becomes `https://`, except on loopback addresses. A
 * missing scheme means HTTPS.
 */
export function parseBaseUrl(text: string): ParsedBaseUrl {
  const typed = text.trim();
  if (typed === '') return no('empty');
  if (looksLikeKey(typed)) return no('API key');
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(typed)) return no('unusable character');
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : undefined;
  if (url === undefined || url.hostname === '') return no('not a URL');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return no('no https');
  if (url.username !== '' || url.password !== '' || withScheme.slice(8).split('/')[0]?.includes('@') === true) {
    return no('user or password');
  }
  if (withScheme.includes('?')) return no('query');
  if (withScheme.includes('#')) return no('fragment');
  const upgraded = url.protocol === 'http:' && !isLoopback(url.hostname);
  if (upgraded) url.protocol = 'https:';
  return { ok: true, origin: url.origin, url: `${url.origin}${url.pathname.replace(/\/+$/, '')}`, upgraded };
}

/** Whether the text typed as the base URL looks like an API key. Such text has no path and cannot be a host name. */
function looksLikeKey(text: string): boolean {
  if (/^bearer\s/i.test(text)) return true;
  if (!/^[\w.~+=-]{12,}$/.test(text) || /^\d+(\.\d+){3}$/.test(text)) return false;
  // Many API keys consist of a short prefix such as `sk-` and a long run of letters and digits.
  if (/^[a-z]{2,4}-[a-z\d]{16,}$/i.test(text)) return true;
  const last = text.split('.').at(-1) ?? '';
  const isTopLevel = text.includes('.') && /^([a-z]{2,24}|xn--[a-z0-9-]+)$/i.test(last);
  return !isTopLevel && (/[\d_+=]/.test(last) || (/[a-z]/.test(text) && /[A-Z]/.test(text)));
}

/** A URL's host name, without the brackets of an IPv6 address. */
export function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

/** Whether a host name is a loopback name or address. Accepts IPv6 with or without brackets. */
export function isLoopback(hostname: string): boolean {
  const name = withoutBrackets(hostname.toLowerCase());
  return name === 'localhost' || name === '::1' || /^127(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/.test(name);
}

function no(problem: BaseUrlProblem): ParsedBaseUrl {
  return { ok: false, problem };
}
