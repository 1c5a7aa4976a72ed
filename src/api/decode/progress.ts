import type { ReadingState } from '../types';
import { hasAny, wordSet } from './keyWords';
import { ancestors, type Place } from './walk';

/** Names of how far something is. */
export const progressNames = wordSet('progress percent percentage pct completion');
/** Names beside those that keep it a share of the whole. */
const companions = wordSet(`
  progress percent percentage pct completion complete completed ratio rate fraction value current generation render rendered
  rendering video task job overall total processing done value number
`);
const inner = wordSet('percent percentage pct value current ratio fraction progress overall complete completed done');
/** {"progress": {"percent_estimate": 60}}, but not `percent_remaining`. */
const percents = wordSet('percent percentage pct');
const opposites = wordSet('remaining left failed error change step stage phase');
const fractions = wordSet('ratio fraction');

/** How far it is, 0 to 1; undefined when the reply does not say or says nonsense. */
export function findProgress(places: readonly Place[], state: ReadingState): number | undefined {
  for (const place of places) {
    if (place.echoed || !isNamedProgress(place)) continue;
    const share = shareOf(place, state) ?? countedShare(place);
    if (share !== undefined) return share;
  }
  return undefined;
}

function isNamedProgress(place: Place): boolean {
  const { words } = place;
  if (place.index !== undefined || words.length === 0) return false;
  if (hasAny(words, progressNames) && words.every((word) => companions.has(word))) return true;
  const within = ancestors(place)[0];
  if (within?.words.join(' ') !== 'progress') return false;
  return words.every((word) => inner.has(word)) || (percents.has(words[0] ?? '') && !hasAny(words, opposites));
}

function shareOf(place: Place, state: ReadingState): number | undefined {
  const { value, words } = place;
  if (typeof value === 'string') {
    const ratio = /^\s*(\d{1,9}(?:\.\d+)?)\s*\/\s*(\d{1,9}(?:\.\d+)?)\s*$/.exec(value);
    if (ratio !== null) return inRange(Number(ratio[1]) / Number(ratio[2]));
    const percent = /^\s*(\d{1,3}(?:\.\d{1,20})?)\s*(%|percent)\s*$/i.exec(value);
    if (percent !== null) return inRange(Number(percent[1]) / 100);
    if (!/^\s*\d{1,3}(\.\d{1,20})?\s*$/.test(value)) return undefined;
  } else if (typeof value !== 'number') return undefined;
  return scaled(Number(value), state, hasAny(words, fractions));
}

/**
 * Services count to 1 or to 100. Only 1 itself is in doubt: of a finished video it is all, of another the first
 * hundredth, since a bar that is too short for a moment misleads less than a full one.
 */
function scaled(value: number, state: ReadingState, isFraction: boolean): number | undefined {
  if (isFraction || value < 1 || (value === 1 && state === 'succeeded')) return inRange(value);
  return inRange(value / 100);
}

/** {"current": 3, "total": 10} */
function countedShare(place: Place): number | undefined {
  const part = (name: RegExp) => place.children.find(({ words }) => name.test(words.join(' ')))?.value;
  const done = part(/^(current|done|completed?|finished|processed)( step| frame)?$/);
  const all = part(/^(total|all|max|of)( step| frame)?$/);
  return typeof done === 'number' && typeof all === 'number' ? inRange(done / all) : undefined;
}

function inRange(share: number): number | undefined {
  return share >= 0 && share <= 1 ? share : undefined;
}
