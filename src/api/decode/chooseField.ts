import { hasAny, type Role } from './fieldRole';
import type { Place } from './walk';

/** A value as a role reads it, and what speaks for it besides its place. */
export interface Read<Value> {
  readonly value: Value;
  readonly bonus?: number;
  /** Names that say more than the place's own. */
  readonly words?: readonly string[];
}

export interface Candidate<Value> {
  readonly place: Place;
  readonly value: Value;
  readonly weight: number;
}

/**
 * The values that may play a role, the heaviest first:
 *
 *     (names[whole name] ?? head[last word] + Σ beside[other words])
 *       + best and worst around[words of the ancestors] + bonus − perLevel · depth
 */
export function choose<Value>(
  places: readonly Place[],
  role: Role,
  read: (place: Place, named: number) => Read<Value> | undefined,
): Candidate<Value>[] {
  const found: Candidate<Value>[] = [];
  for (const place of places) {
    const { name } = place;
    const own = (name.weights[role.id] ??= weightOfName(name.words, name.outer, role));
    if (own === ruledOut && role.unnamed === undefined) continue;
    const taken = read(place, own);
    if (taken === undefined) continue;
    const named = taken.words === undefined ? own : weightOfName(taken.words, name.outer, role);
    const weight = named + (taken.bonus ?? 0) - place.depth * (role.perLevel ?? 2) - (place.index ?? 0) / 100;
    if (weight > 0) found.push({ place, value: taken.value, weight });
  }
  return found.sort((a, b) => b.weight - a.weight);
}

const ruledOut = -Infinity;

/** What the names alone say. */
function weightOfName(words: readonly string[], outer: Place['words'], role: Role): number {
  const last = words.at(-1) ?? '';
  const whole = words.join(' ');
  let weight = role.names?.get(whole);
  if (weight === undefined) {
    weight = role.head.get(last) ?? role.unnamed;
    if (weight === undefined || (role.never !== undefined && hasAny(words, role.never))) return ruledOut;
    for (const word of words.slice(0, -1)) weight += role.beside.get(word) ?? role.strange ?? 0;
  }
  if (role.neverAround !== undefined && hasAny(outer, role.neverAround)) return ruledOut;
  const says = outer.map((word) => role.around?.get(word) ?? 0);
  return weight + Math.max(0, ...says) + Math.min(0, ...says);
}
