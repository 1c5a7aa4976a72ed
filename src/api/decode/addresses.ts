import { hasAny, wordSet } from './keyWords';
import { idOf } from './videoId';
import { siblings, type Place } from './walk';

const pageNames = wordSet('url uri link href');
const ids = wordSet('id uuid guid uid');
const calls = wordSet('status cancel response poll polling');

/** {"id": "12", "url": "https://app.example/v/12"}: where the thing with this id is shown or asked about. */
export function isPageOfId(link: string, place: Place): boolean {
  if (place.index !== undefined || !place.words.every((word) => pageNames.has(word))) return false;
  const last = new URL(link).pathname.split('/').findLast((part) => part !== '');
  return (
    last !== undefined &&
    siblings(place).some(({ words, value }) => ids.has(words.at(-1) ?? '') && idOf(value) === last)
  );
}

/** {"status_url": "…/jobs/1/status", "result_url": "…/jobs/1/result"}: one of the calls of an interface. */
export function isCallBesideOthers(link: string, place: Place): boolean {
  const base = withoutLast(link);
  return base !== undefined && siblings(place).some((beside) => isCallUnder(base, beside));
}

function isCallUnder(base: string, { words, value }: Place): boolean {
  if (!hasAny(words, calls) || !pageNames.has(words.at(-1) ?? '') || typeof value !== 'string') return false;
  return value.startsWith(base) && withoutLast(value) === base;
}

/** All but the last name of its path; undefined when it has no path. */
function withoutLast(link: string): string | undefined {
  const address = link.replace(/[?#].*$/s, '');
  const base = address.slice(0, address.lastIndexOf('/') + 1);
  return /^https?:\/\/[^/]+\//i.test(base) ? base : undefined;
}
