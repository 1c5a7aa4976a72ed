import { type ReadingState, readingStates } from '../types';

/**
 * Defines roles and parses the notation of `tables.ts`. A role is a meaning that a value of a response can have, such
 * as the video's ID.
 */

export type Words = ReadonlySet<string>;
type Weights = ReadonlyMap<string, number>;

/** Weights that show how well a property name fits one role. `chooseField.ts` combines them. */
export interface Role {
  /** Weights of whole property names. For any other name, the weights of its words are added up. */
  readonly names?: Weights;
  /** Weights of a name's last word. */
  readonly head: Weights;
  /** Weights of the words before a name's last word. */
  readonly beside: Weights;
  /**
   * Weights of the words in the ancestors' names. Only the highest positive weight and the lowest negative weight
   * count.
   */
  readonly around?: Weights;
  /** Words that exclude a property if they occur in its own name. */
  readonly never?: Words;
  /** Words that exclude a property if they occur in an ancestor's name. */
  readonly neverAround?: Words;
  /** Weight to subtract for each level of depth. Defaults to 2. */
  readonly perLevel?: number;
  /** Weight of a name if its last word is not in `head`. If undefined, a property with such a name is excluded. */
  readonly unnamed?: number;
  /** Weight of a word that is neither in `beside` nor the last word of the name. Defaults to 0. */
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
 * Builds a table of weights from rows such as `60: video id, job id; 50: name`, and from other tables. If a name occurs
 * more than once, its last weight wins.
 */
export function weigh(rows: string, ...tables: readonly Weights[]): Weights {
  const found = [...rows.replace(/\s+/g, ' ').matchAll(/(-?\d+): ([^;]+)/g)];
  const own = found.map(([, weight, names = '']) => each(Number(weight), names.trim().split(/, ?/)));
  return new Map([...own, ...tables].flatMap((table) => [...table]));
}

/** Parses rows of `name: synonym synonym`, separated by semicolons. Maps each synonym to the name. */
export function renaming(rows: string): ReadonlyMap<string, string> {
  const cells = rows.split(';').map((row) => row.split(':'));
  return new Map(
    cells.flatMap(([name = '', same = '']) => [...words(same)].map((word) => [word, name.trim()] as const)),
  );
}

/** Parses lines of the form `state: regular expression`. */
export function patterns(text: string): readonly (readonly [ReadingState, RegExp])[] {
  const rows = text.trim().split(/\n\s*/);
  return rows.map((row) => {
    const [name, pattern = ''] = row.split(/: (.*)/);
    const state = readingStates.find((it) => it === name);
    if (state === undefined) throw new Error(`No state: ${row}`);
    return [state, new RegExp(pattern)];
  });
}

/** The keys of an object literal, with their exact types. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  // An object literal has only the keys of its type, so the cast is safe.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(table) as Key[];
}

/** Joins lines into one regular expression that matches any of them. */
export function oneOf(alternatives: string): RegExp {
  return new RegExp(alternatives.trim().split(/\n\s*/).join('|'), 'i');
}

export function hasAny(names: readonly string[], set: { has(word: string): boolean }): boolean {
  return names.some((name) => set.has(name));
}
