import { cleanText } from './cleanText';
import { errorPlaces, maxErrorLength, onlySentence, readsAsSuccess } from './errorPlaces';
import { type Place, walk } from './walk';

/** Markup that names its own message, best first. */
const markup = /<(message|faultstring|detail|errormessage|title|h1)(?:\s[^<>]{0,200})?>([^<]{1,1000})</gi;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The service's explanation of an error, of at most 500 characters; undefined when the body gives none. */
export function readErrorText(body: unknown): string | undefined {
  const places = walk(body);
  const root = places[0]?.value;
  if (typeof root === 'string') return textOfBody(root);
  return errorPlaces(places, false)[0]?.text ?? firstSentence(places);
}

/** The explanation of a failed video. */
export function videoErrorText(places: readonly Place[]): string | undefined {
  return errorPlaces(places, true)[0]?.text ?? onlySentence(places);
}

/** A body that is a list of sentences. */
function firstSentence(places: readonly Place[]): string | undefined {
  const first = places.find(({ depth, index, value }) => depth === 1 && index === 0 && typeof value === 'string');
  if (first === undefined) return undefined;
  const text = cleanText(String(first.value), maxErrorLength);
  return /\s/.test(text) ? text : undefined;
}

function textOfBody(body: string): string | undefined {
  const start = body.slice(0, 20_000);
  const text = /^\s*(<|\uFEFF<)/.test(start) ? textOfMarkup(start) : start;
  const line = cleanText(text, maxErrorLength);
  // One endless word is data.
  if (line === '' || readsAsSuccess(line) || (line.length > 200 && !/\s/.test(line))) return undefined;
  return line;
}

function textOfMarkup(page: string): string {
  const named = [...page.slice(0, 8000).matchAll(markup)].map(([, tag, text]) => ({
    tag: tag?.toLowerCase() ?? '',
    text,
  }));
  const order = ['message', 'errormessage', 'faultstring', 'detail', 'h1', 'title'];
  const best = named.sort((a, b) => order.indexOf(a.tag) - order.indexOf(b.tag))[0]?.text;
  const text = best ?? page.replace(/<(script|style)\b[\s\S]*?(<\/\1|$)/gi, ' ').replace(/<[^<>]*>?/g, ' ');
  return text.replace(/&(\w{2,4});/g, (whole, name: string) => entities[name] ?? whole);
}
