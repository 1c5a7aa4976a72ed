import { parseJson } from '../json';
import { keyWords, maxNameLength, maxRemembered } from './keyWords';
import { hasAny } from './fieldRole';
import { briefs, requestNames, notEchoed } from './tables';

/** The name of a property and those around it: one object for each path of names, which keeps what is known of it. */
export interface Name {
  readonly key: string;
  readonly words: readonly string[];
  /** The last of them, or an empty text. */
  readonly last: string;
  /** The words of the named places around it, nearest first. */
  readonly around: readonly (readonly string[])[];
  /** All of those. */
  readonly outer: readonly string[];
  readonly within: Map<string, Name>;
  /** What it weighs, by role. */
  readonly weights: (number | undefined)[];
}

/** One value of a response and where it is. */
export interface Place extends Pick<Name, 'words' | 'last' | 'around'> {
  /** An item of an array has the array's, since that says what its items are. */
  readonly name: Name;
  /** The item's number within its array. */
  readonly index: number | undefined;
  readonly value: unknown;
  readonly parent: Place | undefined;
  readonly children: readonly Place[];
  /** Keys and indices from the root. */
  readonly depth: number;
  /** It repeats the request and says nothing about the outcome: what is inside is left out. */
  readonly echoed: boolean;
}

type OpenPlace = Place & { children: Place[] };
const none: Place[] = [];

/** Limits of the walk. What a service says about one video is within the first few hundred values. */
export const walkLimits = { depth: 16, places: 5000, items: 64, keys: 512, embeddedTexts: 16, embeddedLength: 200_000 };

/**
 * The values of a response, nearest to the root first, so that shallow places win; never throws, whatever the body is.
 *
 * @param echoes names of what repeats the request; none, to read such a part like any other
 */
export function walk(body: unknown, echoes: ReadonlySet<string> = requestNames): readonly Place[] {
  const budget = { texts: walkLimits.embeddedTexts };
  const place = (found: unknown, name: Name, parent?: OpenPlace, index?: number): OpenPlace => {
    const { words, last, around } = name;
    const value = briefs.has(last) ? found : open(found, budget);
    const echoed = echoes.has(last) && isContainer(value) && !hasAny(words, notEchoed);
    const depth = parent === undefined ? 0 : parent.depth + 1;
    return { name, words, last, around, index, value, parent, children: isContainer(value) ? [] : none, depth, echoed };
  };
  const places = [place(body, rootName)];
  const seen = new Set<object>();
  for (let next = 0; next < places.length && places.length < walkLimits.places; next++) {
    const parent = places[next];
    if (parent === undefined || parent.echoed || parent.depth >= walkLimits.depth) continue;
    if (!isContainer(parent.value) || seen.has(parent.value)) continue;
    seen.add(parent.value);
    for (const key of keysOf(parent.value, walkLimits.places - places.length)) {
      const index = typeof key === 'number' ? key : undefined;
      const name = typeof key === 'number' ? parent.name : nameWithin(parent.name, key);
      const child = place((parent.value as Record<string | number, unknown>)[key], name, parent, index);
      parent.children.push(child);
      places.push(child);
    }
  }
  return places;
}

let names = 0;
const rootName: Name = { key: '', words: [], last: '', around: [], outer: [], within: new Map(), weights: [] };

function nameWithin(parent: Name, key: string): Name {
  const known = parent.within.get(key);
  if (known !== undefined) return known;
  const around = parent.words.length === 0 ? parent.around : [parent.words, ...parent.around];
  const words = keyWords(key);
  const last = words.at(-1) ?? '';
  const name = { key, words, last, around, outer: around.flat(), within: new Map<string, Name>(), weights: [] };
  if (key.length > maxNameLength) return name;
  if (names >= maxRemembered) rootName.within.clear();
  names = (names % maxRemembered) + 1;
  parent.within.set(key, name);
  return name;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** At most `limit` keys or indices. */
function keysOf(container: object, limit: number): (string | number)[] {
  const keys = Array.isArray(container) ? [...container.slice(0, walkLimits.items).keys()] : Object.keys(container);
  return keys.slice(0, Math.min(limit, walkLimits.keys));
}

/** JSON kept as text inside JSON is read as what it holds. */
function open(value: unknown, budget: { texts: number }): unknown {
  if (typeof value !== 'string' || budget.texts <= 0 || value.length > walkLimits.embeddedLength) return value;
  if (!/^\s*[{[]/.test(value) || !/[}\]]\s*$/.test(value)) return value;
  budget.texts--;
  return parseJson(value)?.value ?? value;
}

export const isInside = ({ name }: Place, names: ReadonlySet<string>) => hasAny(name.outer, names);

/** The places beside it in the same object. */
export function siblings(of: Place): readonly Place[] {
  return of.parent?.children.filter((place) => place !== of) ?? [];
}

/** Nothing is there: null, empty or blank. */
export function isEmpty({ value, children }: Place): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (isContainer(value) && children.length === 0);
}
