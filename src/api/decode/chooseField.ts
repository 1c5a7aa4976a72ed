import { hasAny, type Role } from './fieldRole';
import { checkTime } from './timeLimit';
import type { Place } from './walk';

/** A value that fits a role, such as the video's ID. `bonus` is extra weight for evidence in the value itself. */
export interface Read<Value> {
  readonly value: Value;
  readonly bonus?: number;
  /** Words to weigh instead of the property's own name, such as a label beside it. */
  readonly words?: readonly string[];
}

export interface Candidate<Value> {
  readonly place: Place;
  readonly value: Value;
  readonly weight: number;
}

/**
 * Returns the values that fit a role, in descending order of weight. Omits values without a positive weight.
 *
 * weight = nameWeight + ancestorWeight + bonus − perLevel · depth − index / 100
 * - nameWeight: the whole name's weight in `role.names`. If it has none: the last word's weight in `role.head` plus the
 *   other words' weights in `role.beside`
 * - ancestorWeight: the highest positive plus the lowest negative weight that `role.around` assigns to a word of the
 *   ancestors' names
 * - bonus: from `read`
 * - perLevel: from the role
 * - depth, index: the value's depth in the response and its index in an array
 */
export function choose<Value>(
  places: readonly Place[],
  role: Role,
  read: (place: Place, named: number) => Read<Value> | undefined,
): Candidate<Value>[] {
  const found: Candidate<Value>[] = [];
  for (const place of places) {
    const own = weightOfName(place, role);
    if (own === ruledOut && role.unnamed === undefined) continue;
    checkTime();
    const taken = read(place, own);
    if (taken === undefined) continue;
    const { words } = taken;
    const named = words === undefined ? own : weightOfName({ ...place, words, name: words.join(' ') }, role);
    const weight = named + (taken.bonus ?? 0) - place.depth * (role.perLevel ?? 2) - (place.index ?? 0) / 100;
    if (weight > 0) found.push({ place, value: taken.value, weight });
  }
  return found.sort((a, b) => b.weight - a.weight);
}

const ruledOut = -Infinity;

/**
 * The part of a property's weight that depends on its name and on the names of its ancestors. `ruledOut` if the role
 * excludes the property.
 */
function weightOfName({ words, name, outer }: Pick<Place, 'words' | 'name' | 'outer'>, role: Role): number {
  let weight = role.names?.get(name);
  if (weight === undefined) {
    weight = role.head.get(words.at(-1) ?? '') ?? role.unnamed;
    if (weight === undefined || (role.never !== undefined && hasAny(words, role.never))) return ruledOut;
    for (const word of words.slice(0, -1)) weight += role.beside.get(word) ?? role.strange ?? 0;
  }
  if (role.neverAround !== undefined && hasAny(outer, role.neverAround)) return ruledOut;
  if (role.around === undefined) return weight;
  const ancestorWeights = outer.map((word) => role.around?.get(word) ?? 0);
  return weight + Math.max(0, ...ancestorWeights) + Math.min(0, ...ancestorWeights);
}
