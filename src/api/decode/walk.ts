import { withExactIntegers } from './exactIntegers';
import { hasAny, keyWords, wordSet } from './keyWords';

/** One value of a reply and where it is. */
export interface Place {
  /** The property's name; for an item of an array the array's own name, since that says what its items are. */
  readonly words: readonly string[];
  /** The item's number within its array. */
  readonly index: number | undefined;
  readonly value: unknown;
  readonly parent: Place | undefined;
  readonly children: readonly Place[];
  /** Keys and indices from the root. */
  readonly depth: number;
  /** Inside something that repeats the request: its links, ids and words say nothing about the outcome. */
  readonly echoed: boolean;
}

type OpenPlace = Place & { children: Place[] };

/** Limits of the walk. What a service says about one video is within the first few hundred values. */
export const walkLimits = {
  depth: 16,
  places: 5000,
  items: 64,
  keys: 512,
  embeddedTexts: 16,
  embeddedLength: 200_000,
} as const;

/** Databases' ways of writing a value with its type: {"S": "done"}, {"stringValue": "done"}, {"$oid": "665f…"}. */
const typeTags: ReadonlySet<string> = new Set(
  'S N BOOL stringValue integerValue doubleValue booleanValue $oid $date $numberInt $numberLong'.split(' '),
);
/** What was made may be called a configuration too: `output_asset_config`. */
const madeNames = wordSet('output result');
const configs = wordSet('config configuration');

/** Names of what was asked for. A reply often repeats it. */
export const requestNames = wordSet(
  'request input param parameter argument arg option setting config configuration modification variable kwarg',
);
const echoNames: ReadonlySet<string> = new Set([...requestNames, 'payload']);

/**
 * The values of a reply, nearest to the root first, so that shallow places win; never throws, whatever the body is.
 *
 * @param echoes names of what repeats the request; none, to read such a part like any other
 */
export function walk(body: unknown, echoes: ReadonlySet<string> = echoNames): readonly Place[] {
  const budget = { texts: walkLimits.embeddedTexts };
  const root: OpenPlace = place(open(body, budget), { words: [], parent: undefined, index: undefined }, echoes);
  const places: OpenPlace[] = [root];
  const seen = new Set<object>();
  for (let next = 0; next < places.length && places.length < walkLimits.places; next++) {
    const parent = places[next];
    if (parent === undefined || parent.depth >= walkLimits.depth || !isContainer(parent.value)) continue;
    if (seen.has(parent.value)) continue;
    seen.add(parent.value);
    for (const [key, value] of entries(parent.value, walkLimits.places - places.length)) {
      const words = typeof key === 'number' ? parent.words : keyWords(key);
      const child = place(
        untagged(open(value, budget)),
        { words, parent, index: typeof key === 'number' ? key : undefined },
        echoes,
      );
      parent.children.push(child);
      places.push(child);
    }
  }
  return places;
}

function place(value: unknown, at: Pick<Place, 'words' | 'parent' | 'index'>, echoes: ReadonlySet<string>): OpenPlace {
  const last = at.words.at(-1);
  const isEcho = isContainer(value) && last !== undefined && echoes.has(last) && !isMade(at.words, last);
  const echoed = at.parent?.echoed === true || isEcho;
  const { words, parent, index } = at;
  return { words, parent, index, value, children: [], depth: parent === undefined ? 0 : parent.depth + 1, echoed };
}

function isMade(words: readonly string[], last: string): boolean {
  return configs.has(last) && hasAny(words, madeNames);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** At most `limit` entries. Getters and proxies may throw; such an entry is left out. */
function entries(container: object, limit: number): [string | number, unknown][] {
  const found: [string | number, unknown][] = [];
  try {
    const keys = Array.isArray(container)
      ? Array.from({ length: Math.min(container.length, walkLimits.items) }, (_, index) => index)
      : Object.keys(container);
    for (const key of keys.slice(0, Math.min(limit, walkLimits.keys))) {
      try {
        found.push([key, (container as Record<string | number, unknown>)[key]]);
      } catch {
        continue;
      }
    }
  } catch {
    // A proxy that does not tell its keys has none.
  }
  return found;
}

/** JSON kept as text inside JSON is read as what it holds. */
function open(value: unknown, budget: { texts: number }): unknown {
  if (typeof value !== 'string' || budget.texts <= 0 || value.length > walkLimits.embeddedLength) return value;
  if (!/^\s*[{[]/.test(value) || !/[}\]]\s*$/.test(value)) return value;
  budget.texts--;
  try {
    return JSON.parse(withExactIntegers(value));
  } catch {
    return value;
  }
}

/** A value that stands alone under the name of its type is that value. */
function untagged(value: unknown): unknown {
  if (!isContainer(value) || Array.isArray(value)) return value;
  try {
    const [tag, more] = Object.keys(value);
    if (tag === undefined || more !== undefined || !typeTags.has(tag)) return value;
    const only: unknown = (value as Record<string, unknown>)[tag];
    return isContainer(only) ? value : only;
  } catch {
    return value;
  }
}

/** The named places around it, nearest first; not itself, not the root, and each array once. */
export function ancestors(from: Place): Place[] {
  const around: Place[] = [];
  for (let at = from.index === undefined ? from.parent : from.parent?.parent; at !== undefined; at = at.parent) {
    if (at.words.length > 0 && at.index === undefined) around.push(at);
  }
  return around;
}

export function isInside(from: Place, names: ReadonlySet<string>): boolean {
  return ancestors(from).some((around) => hasAny(around.words, names));
}

/** The places beside it in the same object. */
export function siblings(of: Place): readonly Place[] {
  return of.parent?.children.filter((place) => place !== of) ?? [];
}

/** Nothing is there: null, empty or blank. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value === 'string') return value.trim() === '';
  try {
    return typeof value === 'object' && Object.keys(value).length === 0;
  } catch {
    return true;
  }
}
