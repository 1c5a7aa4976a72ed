import { type ReadingState, readingStates } from '../types';

/** The roles that a value of a response can have, and the notation of `tables.ts`. */

export type Words = ReadonlySet<string>;
type Weights = ReadonlyMap<string, number>;

/** The weights of names for one role. Each field is a term of the formula in `chooseField.ts`. */
export interface Role {
  /** Whole names. */
  readonly names?: Weights;
  /** The last word of a name that `names` lacks. */
  readonly head: Weights;
  /** The other words of that name. */
  readonly beside: Weights;
  /** Words of the ancestors' names. The best and the worst of them count. */
  readonly around?: Weights;
  /** Words that exclude a place if its own name contains one of them. */
  readonly never?: Words;
  /** Words that exclude a place if an ancestor's name contains one of them. */
  readonly neverAround?: Words;
  /** The cost of each level of depth; 2 where undefined. */
  readonly perLevel?: number;
  /** The weight of a last word that `head` lacks. Where undefined, the place is excluded. */
  readonly unnamed?: number;
  /** The weight of each other word that `beside` lacks; 0 where undefined. */
  readonly strange?: number;
}

export const words = (text: string): Words => new Set(text.trim().split(/\s+/));
export const all = (...sets: readonly Iterable<string>[]): Words => new Set(sets.flatMap((set) => [...set]));
export const except = (set: Iterable<string>, other: Words) => all([...set].filter((word) => !other.has(word)));
export const each = (weight: number, names: Iterable<string>): Weights =>
  new Map([...names].map((name) => [name, weight]));
export const scaled = (weights: Weights, by: number): Weights =>
  new Map([...weights].map(([name, weight]) => [name, weight * by]));

/**
 * Builds a table of weights from rows such as `60: video id, job id; 50: name`, and from other tables. The last entry
 * for a name counts.
 */
export function weigh(rows: string, ...tables: readonly Weights[]): Weights {
  const found = [...rows.replace(/\s+/g, ' ').matchAll(/(-?\d+): ([^;]+)/g)];
  const own = found.map(([, weight, names = '']) => each(Number(weight), names.trim().split(/, ?/)));
  return new Map([...own, ...tables].flatMap((table) => [...table]));
}

/** Synonyms of a name, written as rows of `name: word word`. */
export function renaming(rows: string): ReadonlyMap<string, string> {
  const cells = rows.split(';').map((row) => row.split(':'));
  return new Map(
    cells.flatMap(([name = '', same = '']) => [...words(same)].map((word) => [word, name.trim()] as const)),
  );
}

/** Patterns of states, written as rows of `state: pattern`. */
export function patterns(text: string): readonly (readonly [ReadingState, RegExp])[] {
  const rows = text.trim().split(/\n\s*/);
  return rows.map((row) => {
    const [name, pattern = ''] = row.split(/: (.*)/);
    const state = readingStates.find((it) => it === name);
    if (state === undefined) throw new Error(`No state: ${row}`);
    return [state, new RegExp(pattern)];
  });
}

/** The keys of an object literal of this decoder. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  // The object has no keys other than its type's, because it is a literal.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(table) as Key[];
}

/** One pattern that matches any of the lines. */
export function oneOf(alternatives: string, flags = 'i'): RegExp {
  return new RegExp(alternatives.trim().split(/\n\s*/).join('|'), flags);
}

export function hasAny(names: readonly string[], set: { has(word: string): boolean }): boolean {
  return names.some((name) => set.has(name));
}
