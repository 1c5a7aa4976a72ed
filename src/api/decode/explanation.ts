import { choose, type Candidate } from './chooseField';
import { oneLine } from '../serviceText';
import { hasAny } from './fieldRole';
import * as table from './tables';
import { withinTimeLimit } from './timeLimit';
import { isInside, siblings, walk, type Place } from './walk';

/** Maximum length of an explanation, in characters. */
export const longestExplanation = 500;

/**
 * The service's own explanation of an error, as one line of at most 500 characters. Undefined if the body has none.
 * Problems with several fields are joined: "duration: should be 4, 8 or 12 · aspect_ratio: …". Never throws.
 */
export function readErrorMessage(body: unknown): string | undefined {
  try {
    return withinTimeLimit(() => {
      const places = walk(body);
      const root = places[0]?.value;
      if (typeof root === 'string') return textOfBody(root);
      const problems = fieldProblems(places).map(({ field, text }) => `${field}: ${text}`);
      return problems.length > 0 ? oneLine(problems.join(' · '), longestExplanation) : explanation(places, false);
    });
  } catch {
    return undefined;
  }
}

/**
 * The sentence or code that best explains an error.
 * @param aboutVideo whether the response is about a video; if so, the video's own title and description are ignored
 */
export function explanation(places: readonly Place[], aboutVideo: boolean): string | undefined {
  const found = choose(places, table.explanationRole, (place, named) => {
    const { value, words, last, around } = place;
    if (typeof value !== 'string' || readsAsSuccess(value) || /^https?:\/\/\S+$/i.test(value.trim())) return undefined;
    const text = oneLine(value, longestExplanation);
    if (text === '' || isOfEarlierAttempt(place)) return undefined;
    const isMessage = isInside(place, table.explains) || hasAny(around[0] ?? [], table.messageNames);
    const isSentence = /\s|\P{ASCII}/u.test(text);
    if (table.explanationRole.head.has(last)) {
      const isOfState = isSentence && hasAny(words, table.statusNames);
      const isAmbiguous = table.ambiguous.has(last) && !isMessage && !isOfState && !hasAny(words, table.explains);
      if (aboutVideo && isAmbiguous) return undefined;
      return { value: text, bonus: isSentence ? 60 : 42 };
    }
    // Text inside an error: {"errors": {"prompt": ["is required"]}}, {"message": {"global": "Out of credits"}}
    if (isMessage) return { value: text, bonus: (isSentence ? 120 : 74) - named };
    // As a last resort, a sentence in any property will do.
    return /\p{L}[:,]?\s+\p{L}+[:,]?\s+\p{L}/u.test(text) ? { value: text, bonus: 15 } : undefined;
  });
  const [best] = found;
  if (best === undefined || !table.generic.test(best.value)) return best?.value;
  const isBetter = ({ place, value }: Candidate<string>) =>
    table.explanationRole.head.has(place.last) && /\s/.test(value) && !table.generic.test(value);
  return (found.find(isBetter) ?? best).value;
}

/** Whether a value belongs to an earlier attempt. Only the last attempt's error explains the failure. */
function isOfEarlierAttempt({ index, key, parent }: Place): boolean {
  if (parent === undefined) return false;
  const isEarlier = index !== undefined && index < parent.children.length - 1 && table.attempts.test(key);
  return isEarlier || isOfEarlierAttempt(parent);
}

/**
 * The explanation in a body that is not JSON. Undefined for a web page, a report of success, or an unbroken string of
 * more than 200 characters.
 */
function textOfBody(body: string): string | undefined {
  const line = oneLine(body, longestExplanation);
  return readsAsSuccess(line) || line.startsWith('<') || (line.length > 200 && !/\s/.test(line)) ? undefined : line;
}

/** Whether a message reports success, is empty, or is a placeholder such as "<string>". */
export function readsAsSuccess(text: string): boolean {
  const start = text.slice(0, 300).trim();
  if (start === '' || /^<[\w -]*>$/.test(start) || table.noError.test(start)) return true;
  return /success|成功/i.test(start) && !table.noSuccess.test(start);
}

/**
 * Problems with individual fields of the request, at most ten. Reads the formats of FastAPI, Rails, Laravel, JSON:API,
 * problem+json and Zod.
 */
export function fieldProblems(places: readonly Place[]): { readonly field: string; readonly text: string }[] {
  const found: { field: string; text: string }[] = [];
  for (const place of places) {
    if (typeof place.value !== 'string' || found.length >= 10) continue;
    const text = oneLine(place.value, longestExplanation);
    const field = fieldOf(place);
    if (field === undefined || text === '' || found.some((it) => it.field === field)) continue;
    found.push({ field, text });
  }
  return found;
}

/** The array that contains the value, or the value itself if no array contains it. */
function listOf(place: Place): Place {
  return place.index === undefined ? place : (place.parent ?? place);
}

/** The request field that an error text is about. Undefined if the text is not about a specific field. */
function fieldOf({ key, words, last, value, index, parent }: Place): string | undefined {
  const holder = index === undefined ? parent : parent?.parent;
  if (holder === undefined) return undefined;
  const hasInvalid = holder.words.includes('invalid');
  // The whole body maps fields to their problems: {"prompt": ["is required"]}
  const isMap = holder.depth === 0 && holder.children.every((child) => Array.isArray(child.value));
  // An object beside a message maps fields to their problems: {"message": "Invalid request", "fields": {"prompt": …}}
  const isFields =
    holder.last === 'field' && siblings(listOf(holder)).some(({ last: beside }) => table.messageNames.has(beside));
  if (!hasInvalid && !isMap && !isFields && !table.explains.has(holder.last)) return undefined;
  if (holder.index === undefined) {
    // In {"errors": {"duration": ["is too long"]}}, the property's name is the rejected field. A name such as "message"
    // is not a field.
    const isMessageName = table.explanationRole.head.has(last) || hasAny(words, table.notFields);
    // If the object has a message, single words in its arrays are not field errors:
    // {"error": {"message": "Blocked", "categories": ["violence"]}}
    const hasMessage = holder.children.some((beside) => beside.key === 'message' && typeof beside.value === 'string');
    const isProblem = (index !== undefined && !hasMessage) || /\s/.test(String(value));
    return isProblem && !isMessageName ? oneLine(key, 60) : undefined;
  }
  // Another property of the item names the field: {"detail": [{"loc": ["body", "duration"], "msg": "is too long"}]}
  if (index !== undefined || !table.messageNames.has(last)) return undefined;
  const isName = (at: Place) => (hasInvalid && at.key === 'name') || hasAny(at.words, table.fieldNames);
  const parts = holder.children
    .filter(isName)
    .flatMap((beside) => [beside, ...beside.children])
    .flatMap((at) => (typeof at.value === 'string' ? at.value.split(/[/.#[\]]+/) : []));
  const field = parts.findLast((part) => /\p{L}/u.test(part) && !table.notFields.has(part.toLowerCase()));
  return field === undefined ? undefined : oneLine(field, 60);
}
