import type { ReadingState } from '../types';

/** The roles that a value of a response can have, and the notation of `tables.ts`. */

export type Words = ReadonlySet<string>;
type Weights = ReadonlyMap<string, number>;

/** The weights of names for one role: the columns of the formula in `chooseField.ts`. */
export interface Role {
  /** Whole names. */
  readonly names?: Weights;
  /** The last word of any other name. */
  readonly head: Weights;
  /** The other words of that name. */
  readonly beside: Weights;
  /** Words of the names around the place: the best and the worst of them count. */
  readonly around?: Weights;
  /** Words that rule a place out by its own name. */
  readonly never?: Words;
  /** Words that rule a place out by a name around it. */
  readonly neverAround?: Words;
  /** The cost of each level of depth; 2 where undefined. */
  readonly perLevel?: number;
  /** The weight of a last word that `head` lacks; such a place is ruled out where this is undefined. */
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

/** Rows such as `60: video id, job id; 50: name`, and other tables. The last one with a name counts. */
export function weigh(rows: string, ...tables: readonly Weights[]): Weights {
  const found = [...rows.replace(/\s+/g, ' ').matchAll(/(-?\d+): ([^;]+)/g)];
  const own = found.map(([, weight, names = '']) => each(Number(weight), names.trim().split(/, ?/)));
  return new Map([...own, ...tables].flatMap((table) => [...table]));
}

/** Synonyms of a name, written as `name: word word` in rows. */
export function renaming(rows: string): ReadonlyMap<string, string> {
  const cells = rows.split(';').map((row) => row.split(':'));
  return new Map(
    cells.flatMap(([name = '', same = '']) => [...words(same)].map((word) => [word, name.trim()] as const)),
  );
}

/** States by patterns, written as `state: pattern` in rows. */
export function patterns(text: string): readonly (readonly [ReadingState, RegExp])[] {
  const rows = text.trim().split(/\n\s*/);
  const cells = rows.map((row) => row.split(/: (.*)/) as [ReadingState, string]);
  return cells.map(([state, pattern]) => [state, new RegExp(pattern)]);
}

/** One pattern of alternatives, one a line. */
export function oneOf(alternatives: string, flags = 'i'): RegExp {
  return new RegExp(alternatives.trim().split(/\n\s*/).join('|'), flags);
}

export function hasAny(names: readonly string[], set: { has(word: string): boolean }): boolean {
  return names.some((name) => set.has(name));
}
