import { ancestors, type Place } from './walk';

export type Weights = ReadonlyMap<string, number>;

/** What a value can be in a response (its status, its ID…), by the names of its place. The numbers are in `tables.ts`. */
export interface Role {
  /** Whole names. */
  readonly names: Weights;
  /** As `parent/name`, whole names within a place whose last word is the parent's. */
  readonly within?: Weights;
  /** The last word of any other name. */
  readonly head: Weights;
  /** The other words of such a name. */
  readonly beside: Weights;
  /** Words of the names around the place: the best and the worst of them count. */
  readonly around?: Weights;
  /** Words that rule a place out by its own name, and by a name around it. */
  readonly never?: ReadonlySet<string>;
  readonly neverAround?: ReadonlySet<string>;
  readonly perLevel: number;
  /** For a last word that is not in the table; where undefined, such a place is ruled out. */
  readonly unnamed?: number;
  /** For each other word that is not in the table. */
  readonly strange?: number;
}

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
    if (place.echoed || place.value === null || place.value === '') continue;
    const own = weightOfName(place.words, place, role);
    const taken = own === undefined && role.unnamed === undefined ? undefined : read(place, own ?? 0);
    if (taken === undefined) continue;
    const named = taken.words === undefined ? own : weightOfName(taken.words, place, role);
    if (named === undefined) continue;
    const weight = named + (taken.bonus ?? 0) - place.depth * role.perLevel - (place.index ?? 0) / 100;
    if (weight > 0) found.push({ place, value: taken.value, weight });
  }
  return found.sort((a, b) => b.weight - a.weight);
}

/** What the names alone say; undefined where they rule the place out. */
export function weightOfName(words: readonly string[], place: Place, role: Role): number | undefined {
  const last = words.at(-1) ?? '';
  const whole = words.length === 1 ? last : words.join(' ');
  const within =
    role.within === undefined ? undefined : role.within.get(`${ancestors(place)[0]?.words.at(-1) ?? ''}/${whole}`);
  let weight = within ?? role.names.get(whole);
  if (weight === undefined) {
    weight = role.head.get(last) ?? role.unnamed;
    if (weight === undefined || words.some((word) => role.never?.has(word) === true)) return undefined;
    for (const word of words.slice(0, -1)) weight += role.beside.get(word) ?? role.strange ?? 0;
  }
  let [best, worst] = [0, 0];
  for (const at of ancestors(place)) {
    for (const word of at.words) {
      if (role.neverAround?.has(word) === true) return undefined;
      const says = role.around?.get(word) ?? 0;
      best = Math.max(best, says);
      worst = Math.min(worst, says);
    }
  }
  return weight + best + worst;
}
