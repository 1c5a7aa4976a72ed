import { fieldProblems, readErrorMessage } from './decode/explanation';
import { keyWords } from './decode/keyWords';
import { hasAny, words } from './decode/fieldRole';
import { walk } from './decode/walk';

const durationNames = words('duration second length time');
const ratioNames = words('ratio aspect size resolution');

/** Allowed values that the service lists when it rejects a generate request. */
interface AllowedValues {
  /** Allowed durations in the service's unit, in the order in which the error message lists them. */
  readonly durations: readonly number[];
  /** Allowed aspect ratios, as `width:height`. */
  readonly aspectRatios: readonly string[];
  /** Parameters that the error message calls invalid, even if it lists no allowed values. */
  readonly refused: readonly ('duration' | 'aspectRatio')[];
}

/** Finds the durations and aspect ratios that the body of an error response lists as allowed. Never throws. */
export function readAllowedValues(body: unknown): AllowedValues {
  const durations = new Set<number>();
  const aspectRatios = new Set<string>();
  const refused = new Set<'duration' | 'aspectRatio'>();
  try {
    const problems = fieldProblems(walk(body));
    const message = readErrorMessage(body);
    if (problems.length === 0 && message !== undefined) problems.push({ field: '', text: message });
    for (const { field, text } of problems) {
      const named = keyWords(field);
      const about = named.length === 0 ? text.toLowerCase().split(/[^\p{L}]+/u) : named;
      if (hasAny(about, ratioNames)) {
        refused.add('aspectRatio');
        for (const [, width, height] of allowedPart(text).matchAll(/\b(\d{1,5})\s?[:x×/]\s?(\d{1,5})\b/g)) {
          aspectRatios.add(`${Number(width)}:${Number(height)}`);
        }
      } else if (hasAny(about, durationNames)) {
        refused.add('duration');
        const list = /\d{1,5}(?:s\b)?(?:['"]?,? (?:or |and )?['"]?\d{1,5}s?\b['"]?|['"]?,\s?['"]?\d{1,5}){1,20}/.exec(
          allowedPart(text),
        )?.[0];
        for (const [number] of list?.matchAll(/\d+/g) ?? []) durations.add(Number(number));
      }
    }
  } catch {
    // If the body cannot be read, the result lists no allowed values.
  }
  return { durations: [...durations], aspectRatios: [...aspectRatios], refused: [...refused] };
}

/**
 * The part of a message that lists allowed values. It starts at a phrase such as "must be" or "one of" and ends before
 * a phrase such as "but received".
 */
function allowedPart(text: string): string {
  const begin = /\b(?:must|should|one of|allowed|supported|valid|permitted|expected|choose|either)\b.*$/is;
  const allowed = begin.exec(text)?.[0].replace(/\b(?:received|got|given|but|instead|not)\b.*$/is, '') ?? '';
  // "between 4 and 8" is a range, so the two numbers are not the only allowed values.
  return /\bbetween\b/i.test(allowed) ? '' : allowed;
}
