import { cleanText } from './cleanText';
import { hasAny, wordSet } from './keyWords';
import { otherThings } from './otherThings';
import { ancestors, type Place } from './walk';

/** Longest error message, in characters. */
export const maxErrorLength = 500;

/** Property names that hold an explanation, best first. What a person can act on comes before what a program can. */
const texts: ReadonlyMap<string, number> = new Map([
  ['message', 90],
  ['msg', 88],
  ['detail', 87],
  ['reason', 75],
  ['description', 70],
  ['explanation', 70],
  ['hint', 65],
  ['text', 60],
  ['cause', 55],
  ['title', 50],
  ['summary', 45],
  ['code', 15],
  ['type', 12],
  ['kind', 12],
  ['name', 10],
]);
/** Of a video these tell what it is, so they explain a failure only where the name or the place speaks of an error. */
const ambiguous = wordSet('description text title summary code type kind name cause');
const errorWords = wordSet(
  'error err errored fail failed failure reject rejected rejection exception fault problem violation issue invalid',
);
/** For developers of the service, not for its users. */
const internal = wordSet(
  'raw internal developer technical debug trace stack upstream log user webhook callback field loc param',
);
const generic = /^(error|errors|failed|fail|failure|unknown( error)?|true|false|bad request)$/i;

export interface ErrorPlace {
  readonly text: string;
  readonly weight: number;
}

/**
 * Where an explanation may be, best first. `aboutVideo`: the reply describes a video that failed, so its own title and
 * description are no explanation.
 */
export function errorPlaces(places: readonly Place[], aboutVideo: boolean): ErrorPlace[] {
  const found: ErrorPlace[] = [];
  for (const place of places) {
    if (typeof place.value !== 'string' || place.echoed) continue;
    const named = nameWeight(place, aboutVideo);
    if (named === 0 || readsAsSuccess(place.value) || /^https?:\/\/\S+$/i.test(place.value.trim())) continue;
    const text = cleanText(place.value, maxErrorLength);
    if (text === '') continue;
    const looksLikeCode = !/\s/.test(text) && /[_.:]|\p{Ll}\p{Lu}|^\p{Lu}+$/u.test(text);
    const weight = named - place.depth * 2 - (looksLikeCode ? 18 : 0) - (generic.test(text) ? 15 : 0);
    found.push({ text, weight });
  }
  return found.sort((a, b) => b.weight - a.weight);
}

function nameWeight(place: Place, aboutVideo: boolean): number {
  const { words } = place;
  const last = words.at(-1);
  if (last === undefined) return 0;
  const own = hasAny(words, errorWords) || /^user (facing )?(message|msg)$/.test(words.join(' '));
  const around = ancestors(place);
  const within = around.some((at) => hasAny(at.words, errorWords));
  if (hasAny(words, internal) && !own) return within && texts.has(last) ? 40 : 0;
  const base = texts.get(last);
  if (base !== undefined) {
    if (aboutVideo && ambiguous.has(last) && !own && !within) return 0;
    const penalty = words.includes('status') ? 10 : 0;
    return base - penalty + (own ? 8 : 0) + (within ? 6 : 0) - (hasAny(words, internal) ? 30 : 0);
  }
  if (errorWords.has(last)) return 86;
  // {"message": {"global": "Out of credits"}}, but not {"message": {"role": "assistant"}}.
  if (/^(message|msg)$/.test(around[0]?.words.join(' ') ?? '') && /\s|\P{ASCII}/u.test(String(place.value))) return 50;
  // {"errors": {"prompt": ["is required"]}}, and {"status": "fail", "data": {"prompt": "is required"}}.
  if (within && place.parent !== undefined) return /\s/.test(String(place.value)) ? 60 : 8;
  return !aboutVideo && around.length <= 1 && /\s/.test(String(place.value)) && isFailData(place) ? 20 : 0;
}

/** Names of texts that went into a video or tell which it is. */
const ofTheVideo = wordSet(`
  prompt title script caption text name description summary label subject headline slogan tagline topic style negative
  brief content transcript narration voiceover copy story lyric product brand keyword tag query instruction scene dialog
  dialogue speech subtitle hook cta goal audience status state phase stage step address
`);

/**
 * The one sentence in a reply about a failed video that belongs to nothing else, by whatever name it goes; undefined
 * where there are several.
 */
export function onlySentence(places: readonly Place[]): string | undefined {
  let only: string | undefined;
  for (const place of places) {
    const { value, words, index, echoed } = place;
    if (typeof value !== 'string' || echoed || words.length === 0 || (index !== undefined && !isOnlyResult(place))) {
      continue;
    }
    if (!isSentence(value) || readsAsSuccess(value)) continue;
    if ([place, ...ancestors(place)].some((at) => isOfSomethingElse(at.words))) continue;
    if (only !== undefined) return undefined;
    only = cleanText(value, maxErrorLength);
  }
  return only;
}

/** {"result": ["The encoder has crashed"]} */
function isOnlyResult({ words, parent }: Place): boolean {
  return parent?.children.length === 1 && /^(output|result)$/.test(words.join(' '));
}

function isSentence(text: string): boolean {
  const words = text.slice(0, maxErrorLength).split(/\s+/);
  return words.filter((word) => /^\P{L}?\p{L}/u.test(word)).length >= 3;
}

function isOfSomethingElse(words: readonly string[]): boolean {
  return hasAny(words, ofTheVideo) || hasAny(words, otherThings) || hasAny(words, internal);
}

function isFailData(place: Place): boolean {
  const beside = place.parent?.parent?.children ?? [];
  return beside.some(({ words, value }) => words.at(-1) === 'status' && (value === 'fail' || value === 'error'));
}

const plainSuccess =
  /^["'(]*(ok(ay)?|success(ful(ly)?)?|succeed(ed)?|created|accepted|done|completed?|none|null|nil|n\/?a|no errors?|-)["'.!)]*$/i;

/** What stands for a text in a description of the service: "<string>". */
const placeholder = /^<[\w -]*>$/;

/** Whether a message says that all is well, or nothing at all. */
export function readsAsSuccess(text: string): boolean {
  const start = text.slice(0, 300).trim();
  if (start === '' || placeholder.test(start) || plainSuccess.test(start)) return true;
  return /success/i.test(start) && !/unsuccess|\b(not|no|fail\w*|error\w*|but|however|could\w*|unable)\b/i.test(start);
}
