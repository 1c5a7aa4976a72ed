import type { ReadingState } from '../types';
import { wordSet } from './keyWords';
import { otherThings, parts, works } from './otherThings';
import { isEmpty, isInside, type Place } from './walk';

const moments = wordSet('at time date on');
const begun: ReadonlySet<string> = wordSet('started start');
const ends: ReadonlyMap<string, ReadingState> = new Map([
  ['failed', 'failed'],
  ['failure', 'failed'],
  ['canceled', 'canceled'],
  ['cancelled', 'canceled'],
  ['finished', 'succeeded'],
  ['finish', 'succeeded'],
  ['completed', 'succeeded'],
  ['complete', 'succeeded'],
  ['ended', 'succeeded'],
]);
/** Alone an `executed_at` may be when it was begun. */
const confirming: ReadonlySet<string> = new Set(['executed']);
/** An `end_time` may be planned; while it is empty it is open all the same. */
const closings: ReadonlySet<string> = new Set([...ends.keys(), 'end']);

/** The first word of `finished_at` or `job_end_time`; undefined for `estimated_end_time` and all that is no time. */
function eventOf({ words, index, echoed }: Place): string | undefined {
  if (echoed || index !== undefined || words.length < 2 || !moments.has(words.at(-1) ?? '')) return undefined;
  return words.slice(0, -2).every((word) => works.has(word)) ? words.at(-2) : undefined;
}

/** Milliseconds; a day without its hour may be planned, and a small number is a place in a film. */
function momentOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value > 1e9 ? (value < 1e11 ? value * 1000 : value) : undefined;
  if (typeof value !== 'string' || value.length > 40 || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)) return undefined;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? undefined : moment;
}

/** Whether a moment confirms a word of success: {"finished_at": "2026-01-01T00:01:00Z"} */
export function saysEnded(places: readonly Place[]): boolean {
  return places.some((place) => {
    const event = eventOf(place) ?? '';
    return (ends.get(event) === 'succeeded' || confirming.has(event)) && momentOf(place.value) !== undefined;
  });
}

/**
 * What moments alone say: one of an end is that end, unless it began again since; a beginning beside an end that is still
 * empty is work under way.
 */
export function stateOfTimes(places: readonly Place[]): ReadingState | undefined {
  const found = new Map<ReadingState, number>();
  let [start, isOpen] = [-Infinity, false];
  for (const place of places) {
    const event = eventOf(place);
    if (event === undefined) continue;
    const end = ends.get(event);
    if (!closings.has(event) && !begun.has(event)) continue;
    if (isInside(place, otherThings) || isInside(place, parts) || isOneOfSeveral(place)) continue;
    const moment = momentOf(place.value);
    if (moment === undefined) isOpen ||= closings.has(event) && isEmpty(place.value);
    else if (begun.has(event)) start = Math.max(start, moment);
    else if (end !== undefined) found.set(end, Math.max(found.get(end) ?? -Infinity, moment));
  }
  const end = (['failed', 'canceled', 'succeeded'] as const).find((state) => found.has(state));
  if (end !== undefined && (found.get(end) ?? 0) >= start) return end;
  return start > -Infinity && (isOpen || end !== undefined) ? 'running' : undefined;
}

/** Of a list's items each has its own times. */
function isOneOfSeveral(place: Place): boolean {
  for (let at: Place | undefined = place; at !== undefined; at = at.parent) {
    if (at.index !== undefined && (at.parent?.children.length ?? 0) > 1) return true;
  }
  return false;
}
