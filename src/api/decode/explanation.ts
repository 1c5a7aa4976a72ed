import { choose } from './choose';
import { hasAny, keyWords } from './keyWords';
import * as table from './tables';
import * as weights from './weights';
import { isInside, siblings, walk, type Place } from './walk';

/** Longest explanation, in characters. */
const maxLength = 500;
/** Markup that names its own message, best first. */
const markup = /<(message|faultstring|detail|errormessage|title|h1)(?:\s[^<>]{0,200})?>([^<]{1,1000})</gi;
const markupOrder = ['message', 'errormessage', 'faultstring', 'detail', 'h1', 'title'];
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The service's own explanation of an error, as one line of at most 500 characters; undefined where the body gives none.
 * Problems of several fields are joined: "duration: should be 4, 8 or 12 · aspect_ratio: …". Never throws.
 */
export function readErrorMessage(body: unknown): string | undefined {
  try {
    const places = walk(body);
    const root = places[0]?.value;
    if (typeof root === 'string') return textOfBody(root);
    return ofFields(fieldProblems(places)) ?? explanations(places, false)[0] ?? firstSentence(places);
  } catch {
    return undefined;
  }
}

/** The explanation of a failed video. */
export function videoErrorMessage(places: readonly Place[]): string | undefined {
  return explanations(places, true)[0] ?? onlySentence(places);
}

/** Explanations, best first. `aboutVideo`: its own title and description are none. */
function explanations(places: readonly Place[], aboutVideo: boolean): string[] {
  const found = choose(places, weights.explanationRole, (place, named) => {
    const { value, words } = place;
    if (typeof value !== 'string' || readsAsSuccess(value) || /^https?:\/\/\S+$/i.test(value.trim())) return undefined;
    const last = words.at(-1);
    const text = cleanText(value, maxLength);
    const isWithin = isInside(place, table.explains);
    if (last === undefined || text === '') return undefined;
    if (weights.explanationRole.head.has(last)) {
      const isExplained = isWithin || hasAny(words, table.explains);
      if (aboutVideo && table.ambiguous.has(last) && !isExplained) return undefined;
    } else if (/^(message|msg)$/.test(place.around[0]?.join(' ') ?? '') && /\s|\P{ASCII}/u.test(value)) {
      // {"message": {"global": "Out of credits"}}, but not {"message": {"role": "assistant"}}.
      return { value: text, bonus: 110 - named };
    } else if (isWithin) {
      // {"errors": {"prompt": ["is required"]}}
      return { value: text, bonus: (/\s/.test(value) ? 120 : 74) - named };
    } else return undefined;
    const looksLikeCode = !/\s/.test(text) && /[_.:]|\p{Ll}\p{Lu}|^\p{Lu}+$/u.test(text);
    return { value: text, bonus: 60 - (looksLikeCode ? 18 : 0) - (table.genericErrors.test(text) ? 15 : 0) };
  });
  return found.map(({ value }) => value);
}

/** A body that is a list of sentences. */
function firstSentence(places: readonly Place[]): string | undefined {
  const first = places.find(({ depth, index, value }) => depth === 1 && index === 0 && typeof value === 'string');
  const text = cleanText(typeof first?.value === 'string' ? first.value : '', maxLength);
  return /\s/.test(text) ? text : undefined;
}

/** The one sentence about a failed video that belongs to nothing else, by whatever name it goes; none of several. */
function onlySentence(places: readonly Place[]): string | undefined {
  let only: string | undefined;
  for (const place of places) {
    const { value, words, index, echoed, parent } = place;
    if (typeof value !== 'string' || echoed || words.length === 0) continue;
    if (index !== undefined && (parent?.children.length !== 1 || !hasAny(words, table.outputs))) continue;
    const isSentence =
      value
        .slice(0, maxLength)
        .split(/\s+/)
        .filter((word) => /^\P{L}?\p{L}/u.test(word)).length >= 3;
    if (!isSentence || readsAsSuccess(value)) continue;
    if ([words, ...place.around].some((at) => hasAny(at, table.ofSomethingElse))) continue;
    if (only !== undefined) return undefined;
    only = cleanText(value, maxLength);
  }
  return only;
}

function textOfBody(body: string): string | undefined {
  const start = body.slice(0, 20_000);
  const line = cleanText(/^\s*(<|\uFEFF<)/.test(start) ? textOfMarkup(start) : start, maxLength);
  // One endless word is data.
  return line === '' || readsAsSuccess(line) || (line.length > 200 && !/\s/.test(line)) ? undefined : line;
}

function textOfMarkup(page: string): string {
  const named = [...page.slice(0, 8000).matchAll(markup)].map(([, tag = '', text]) => ({
    tag: tag.toLowerCase(),
    text,
  }));
  const best = named.sort((a, b) => markupOrder.indexOf(a.tag) - markupOrder.indexOf(b.tag))[0]?.text;
  const text = best ?? page.replace(/<(script|style)\b[\s\S]*?(<\/\1|$)/gi, ' ').replace(/<[^<>]*>?/g, ' ');
  return text.replace(/&(\w{2,4});/g, (whole, name: string) => entities[name] ?? whole);
}

/** Whether a message says that all is well, or nothing at all; also "<string>", which stands for a text. */
export function readsAsSuccess(text: string): boolean {
  const start = text.slice(0, 300).trim();
  if (start === '' || /^<[\w -]*>$/.test(start) || table.noError.test(start)) return true;
  return /success/i.test(start) && !/unsuccess|\b(not|no|fail\w*|error\w*|but|however|could\w*|unable)\b/i.test(start);
}

/**
 * Text of a service as one line: control characters and runs of white space become one space, broken surrogates the
 * replacement character, and what is longer than `limit` characters is cut.
 */
export function cleanText(text: string, limit: number): string {
  const line = text
    .slice(0, limit * 4)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
  return line.length <= limit ? line : `${line.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

// What is wrong with single fields

interface FieldProblem {
  readonly field: string;
  readonly text: string;
}

const maxProblems = 10;
const maxFieldLength = 60;

/** What a refusal says of single fields: FastAPI's, Rails', Laravel's, JSON:API's, problem+json's and Zod's ways. */
function fieldProblems(places: readonly Place[]): FieldProblem[] {
  const found: FieldProblem[] = [];
  for (const place of places) {
    if (typeof place.value !== 'string' || found.length >= maxProblems) continue;
    const text = cleanText(place.value, maxLength);
    const field = fieldOf(place);
    if (field === undefined || text === '' || found.some((it) => it.field === field)) continue;
    found.push({ field, text });
  }
  return found;
}

/** The field a text complains about; undefined for any other text. */
function fieldOf(place: Place): string | undefined {
  const holder = place.index === undefined ? place.parent : place.parent?.parent;
  if (holder === undefined) return undefined;
  const isProblems = holder.words.includes('invalid') || hasAny(holder.words.slice(-1), table.problemLists);
  const isText = weights.explanationRole.head.has(place.words.at(-1) ?? '') || hasAny(place.words, table.notFields);
  if (holder.index === undefined) {
    // {"errors": {"duration": ["is too long"]}}, {"status": "fail", "data": {"duration": "is too long"}}
    const isFailData = siblings(holder).some(({ words, value }) => words.at(-1) === 'status' && value === 'fail');
    const isSaid = place.index !== undefined || /\s/.test(String(place.value));
    const isMap = isProblems || isFailData || (holder.words.join(' ') === 'message' && place.index !== undefined);
    return isMap && isSaid && !isText ? cleanText(place.name.key, maxFieldLength) : undefined;
  }
  // {"detail": [{"loc": ["body", "duration"], "msg": "is too long"}]}
  const hasBetter = place.name.key === 'title' && holder.children.some(({ name }) => name.key === 'detail');
  if (!isProblems || place.index !== undefined || !table.messageNames.has(place.name.key.toLowerCase()) || hasBetter) {
    return undefined;
  }
  if (holder.children.some(({ words }) => hasAny(words, table.graphQl))) return undefined;
  for (const beside of holder.children) {
    const isNamed = beside.name.key === 'name' && holder.words.includes('invalid');
    if (!isNamed && !hasAny(beside.words, table.fieldNames)) continue;
    const parts = (beside.words.join(' ') === 'source' ? beside.children : [beside, ...beside.children]).flatMap(
      ({ value }) => (typeof value === 'string' ? value.split(/[/.#[\]]+/) : []),
    );
    const name = parts.findLast((part) => /\p{L}/u.test(part) && !table.notFields.has(part.toLowerCase()));
    if (name !== undefined) return cleanText(name, maxFieldLength);
  }
  return undefined;
}

function ofFields(problems: readonly FieldProblem[]): string | undefined {
  const lines = problems.map(({ field, text }) => `${field}: ${text}`);
  return lines.length === 0 ? undefined : cleanText(lines.join(' · '), maxLength);
}

/** What a refusal says of the choices of a generate request. */
export interface AllowedValues {
  /** Durations named as allowed, in the service's unit, in its order; none where it names none. */
  readonly durations: readonly number[];
  /** Aspect ratios named as allowed, as `width:height`. */
  readonly aspectRatios: readonly string[];
  /** Which of the two was refused. */
  readonly refused: readonly ('duration' | 'aspectRatio')[];
}

/** Which durations and aspect ratios a refusal names as allowed, and which of the two it is about. Never throws. */
export function readAllowedValues(body: unknown): AllowedValues {
  const durations = new Set<number>();
  const aspectRatios = new Set<string>();
  const refused = new Set<'duration' | 'aspectRatio'>();
  try {
    const places = walk(body);
    const problems = fieldProblems(places);
    const message = readErrorMessage(body);
    if (problems.length === 0 && message !== undefined) problems.push({ field: '', text: message });
    for (const { field, text } of problems) {
      const named = keyWords(field);
      const about = named.length === 0 ? text.toLowerCase().split(/[^\p{L}]+/u) : named;
      if (hasAny(about, table.ratioNames)) {
        refused.add('aspectRatio');
        for (const [, width, height] of allowedPart(text).matchAll(/\b(\d{1,5})\s?[:x×/]\s?(\d{1,5})\b/g)) {
          aspectRatios.add(`${Number(width)}:${Number(height)}`);
        }
      } else if (hasAny(about, table.durationNames)) {
        refused.add('duration');
        const list = /\d{1,5}(?:s\b)?(?:['"]?,? (?:or |and )?['"]?\d{1,5}s?\b['"]?|['"]?,\s?['"]?\d{1,5}){1,20}/.exec(
          allowedPart(text),
        )?.[0];
        for (const [number] of list?.matchAll(/\d+/g) ?? []) durations.add(Number(number));
      }
    }
  } catch {
    // What cannot be read names nothing.
  }
  return { durations: [...durations], aspectRatios: [...aspectRatios], refused: [...refused] };
}

/** What stands behind "must be", "one of", "allowed": not the refused value itself. */
function allowedPart(text: string): string {
  const begin = /\b(?:must|should|one of|allowed|supported|valid|permitted|expected|choose|either)\b.*$/is;
  const allowed = begin.exec(text)?.[0].replace(/\b(?:received|got|given|but|instead|not)\b.*$/is, '') ?? '';
  // A range names no choices.
  return /\bbetween\b/i.test(allowed) ? '' : allowed;
}
