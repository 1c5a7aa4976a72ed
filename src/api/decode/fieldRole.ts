import type { ReadingState } from '../types';

/** What a value can be in a response, and how the tables of `tables.ts` are written. */

export type Words = ReadonlySet<string>;
type Weights = ReadonlyMap<string, number>;

/** What the names of a place weigh for one thing that its value can be: the columns of the formula in `choose.ts`. */
export interface Role {
  /** Where a name keeps what it weighs. */
  readonly id: number;
  /** Whole names; the last word of any other name; the other words of such a name. */
  readonly names?: Weights;
  readonly head: Weights;
  readonly beside: Weights;
  /** Words of the names around the place: the best and the worst of them count. */
  readonly around?: Weights;
  /** Words that rule a place out by its own name, and by a name around it. */
  readonly never?: Words;
  readonly neverAround?: Words;
  /** What each level of depth costs; 2 where undefined. */
  readonly perLevel?: number;
  /** For a last word that is not in the table (where undefined, such a place is ruled out), and for each other such word. */
  readonly unnamed?: number;
  readonly strange?: number;
}

let roles = 0;
export const role = (columns: Omit<Role, 'id'>): Role => ({ ...columns, id: roles++ });
export const words = (text: string): Words => new Set(text.trim().split(/\s+/));
export const all = (...sets: readonly Iterable<string>[]): Words => new Set(sets.flatMap((set) => [...set]));
export const except = (set: Iterable<string>, other: Words) => all([...set].filter((word) => !other.has(word)));
export const each = (weight: number, names: Iterable<string>): Weights =>
  new Map([...names].map((name) => [name, weight]));
export const scaled = (weights: Weights, by: number): Weights =>
  new Map([...weights].map(([name, weight]) => [name, weight * by]));

/** Rows such as `60: video id, job id; 50: name`, and other tables. The last counts. */
export function weigh(rows: string, ...tables: readonly Weights[]): Weights {
  const found = [...rows.replace(/\s+/g, ' ').matchAll(/(-?\d+): ([^;]+)/g)];
  const own = found.map(([, weight, names = '']) => each(Number(weight), names.trim().split(/, ?/)));
  return new Map([...own, ...tables].flatMap((table) => [...table]));
}

/** What single words stand for, written as `name: word word` in rows. */
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

export function hasAny(names: readonly string[], set: { has(word: string): boolean }): boolean {
  for (const name of names) {
    if (set.has(name)) return true;
  }
  return false;
}
