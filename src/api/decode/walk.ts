import { parseJson } from '../json';
import { keyWords } from './keyWords';
import { hasAny } from './fieldRole';
import { briefs, notEchoed, requestNames } from './tables';
import { checkTime } from './timeLimit';

/** One value of a response, with its position. */
export interface Place {
  /** The name of the property. An item of an array has the array's name. */
  readonly key: string;
  /** The words of `key`, from `keyWords`. */
  readonly words: readonly string[];
  /** `words`, separated by spaces. */
  readonly name: string;
  /** The last word of `key`. Empty if `key` has no words. */
  readonly last: string;
  /** The words of each ancestor's name, nearest ancestor first. */
  readonly around: readonly (readonly string[])[];
  /** All words of the ancestors' names, as one flat list. */
  readonly outer: readonly string[];
  /** The names from the root, without indices. All items of an array have the same path. */
  readonly path: string;
  /** The item's index within its array. */
  readonly index: number | undefined;
  readonly value: unknown;
  readonly parent: Place | undefined;
  readonly children: readonly Place[];
  /** The number of keys and indices from the root. */
  readonly depth: number;
}

type OpenPlace = Place & { children: Place[] };

/** Limits of {@link walk}. The information about a video is usually within the first few hundred values. */
export const walkLimits = { depth: 16, places: 5000, items: 64, keys: 512, embeddedTexts: 16, embeddedLength: 200_000 };

/**
 * The values of a response in breadth-first order, because values near the root take precedence. Omits the contents of
 * objects that echo the request.
 * @throws Error if the response takes too long to decode
 */
export function walk(body: unknown): readonly Place[] {
  const budget = { texts: walkLimits.embeddedTexts };
  const root: OpenPlace = {
    ...{ key: '', words: [], name: '', last: '', around: [], outer: [], path: '', index: undefined, parent: undefined },
    ...{ value: open(body, budget), children: [], depth: 0 },
  };
  const places = [root];
  const seen = new Set<object>();
  for (let next = 0; next < places.length && places.length < walkLimits.places; next++) {
    const parent = places[next];
    if (parent === undefined || parent.depth >= walkLimits.depth || isEcho(parent)) continue;
    if (!isContainer(parent.value) || seen.has(parent.value)) continue;
    checkTime();
    seen.add(parent.value);
    for (const [key, value] of entriesOf(parent.value, walkLimits.places - places.length)) {
      const child = placeWithin(parent, key, value, budget);
      parent.children.push(child);
      places.push(child);
    }
  }
  return places;
}

function placeWithin(parent: Place, key: string | number, found: unknown, budget: { texts: number }): OpenPlace {
  const depth = parent.depth + 1;
  const words = typeof key === 'number' ? parent.words : keyWords(key);
  const last = words.at(-1) ?? '';
  const value = briefs.has(last) ? found : open(found, budget);
  if (typeof key === 'number') return { ...parent, index: key, value, parent, children: [], depth };
  const around = parent.words.length === 0 ? parent.around : [parent.words, ...parent.around];
  const name = words.join(' ');
  const path = `${parent.path}/${key}`;
  const outer = around.flat();
  return { key, words, name, last, around, outer, path, index: undefined, value, parent, children: [], depth };
}

/** Whether an object repeats the request or is a plan of shots. Such an object says nothing about the outcome. */
function isEcho({ words, last, value }: Place): boolean {
  if (!isContainer(value)) return false;
  return (requestNames.has(last) && !hasAny(words, notEchoed)) || (last === 'plan' && 'shots' in value);
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** At most `limit` entries of an object or array: names or indices, each with its value. */
function entriesOf(container: object, limit: number): readonly (readonly [string | number, unknown])[] {
  const most = Math.min(limit, walkLimits.keys);
  if (Array.isArray(container)) return [...container.slice(0, Math.min(most, walkLimits.items)).entries()];
  return Object.keys(container)
    .slice(0, most)
    .map((key) => [key, Reflect.get(container, key) as unknown]);
}

/** Parses a string that contains JSON. Returns any other value unchanged. */
function open(value: unknown, budget: { texts: number }): unknown {
  if (typeof value !== 'string' || budget.texts <= 0 || value.length > walkLimits.embeddedLength) return value;
  if (!/^\s*[{[]/.test(value) || !/[}\]]\s*$/.test(value)) return value;
  budget.texts--;
  return parseJson(value)?.value ?? value;
}

/** Whether the name of an ancestor contains one of these words. */
export const isInside = ({ outer }: Place, names: ReadonlySet<string>) => hasAny(outer, names);

export function siblings(of: Place): readonly Place[] {
  return of.parent?.children.filter((place) => place !== of) ?? [];
}

/** Whether a value is missing, null, a blank string or an empty container. */
export function isEmpty({ value, children }: Place): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (isContainer(value) && children.length === 0);
}
