import type { ReadingState } from '../types';
import { withoutAccents } from './keyWords';
import * as table from './tables';

/** Text with more words than this is a sentence, not a status. */
const maxWords = 8;

/** Maximum length of a status in characters. Also applies to a status at a JSON pointer that the user configured. */
const maxCharacters = 200;

/** Converts a status to a string. Returns undefined if the value cannot be a status. */
export function asStatusText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const text = String(value);
  return text.trim() === '' || text.length > maxCharacters ? undefined : text;
}

/** The state that a status word means; undefined for an unknown word. */
export function stateOfWord(status: string): ReadingState | undefined {
  const words = wordsOfStatus(status);
  if (words.length === 0 || words.length > maxWords) return undefined;
  const text = words.join(' ');
  const among = (rows: typeof table.foreign) => rows.find(([, pattern]) => pattern.test(text))?.[0];
  return among(table.phrases) ?? stateOfMeanings(meanings(words)) ?? among(table.foreign);
}

/** The words of a status in lower case. Both "imageReady" and "IMAGE_READY" yield image, ready. */
function wordsOfStatus(status: string): readonly string[] {
  const spaced = withoutAccents(status.slice(0, maxCharacters)).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return spaced
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Whether a status may refer to the API call instead of the video. Many services respond with "success" even if the
 * video failed.
 */
export function isCallWord(status: string): boolean {
  return table.callWords.has(status.trim().toLowerCase());
}

/**
 * Whether a final status such as "TASK_FAILED" certainly describes the video. "request_failed" and "unauthorized" may
 * instead describe the API call, and "script_ready" an intermediate step.
 */
export function isOwnEnd(status: string): boolean {
  return wordsOfStatus(status).every((word) => table.ownEnds.has(word) || stateOfWord(word) === 'succeeded');
}

/**
 * Whether a status as a whole means failure or cancellation. "content_blocked" means failure. "error_diffusion" does
 * not, because it is the name of a step.
 */
export function isWholeEnd(status: string): boolean {
  const words = wordsOfStatus(status);
  const last = stateOfWord(words.at(-1) ?? '');
  return last === 'failed' || (last === 'canceled' && words.length === 1);
}

/** Whether a message says that a video is being generated. */
export function saysUnderWay(text: string): boolean {
  return table.underWay.test(text) && !table.refusals.test(text) && stateOfWord(text) !== 'failed';
}

function stateOfMeanings(said: readonly string[]): ReadingState | undefined {
  const strong = Object.entries(table.strongest).find(([meaning]) => said.includes(meaning));
  if (strong !== undefined) return strong[1];
  const last = said.findLast((meaning) => meaning === 'running' || meaning === 'succeeded');
  if (last === 'running' || last === 'succeeded') return last;
  if (said.includes('accepted')) return 'queued';
  return said.includes('work') ? 'running' : undefined;
}

function meanings(words: readonly string[]): table.Meaning[] {
  const said: table.Meaning[] = [];
  let negated = false;
  for (const word of words) {
    if (table.asides.has(word) && said.length > 0 && !said.includes('canceled')) break;
    const meaning = meaningOf(word);
    if (meaning !== undefined) said.push(...(negated ? opposite(meaning) : [meaning]));
    negated = table.negations.has(word) || (negated && meaning === undefined);
  }
  return said;
}

function meaningOf(word: string): table.Meaning | undefined {
  const found = table.stems.find(([, row]) =>
    row.some((stem) => (stem.endsWith('.') ? word === stem.slice(0, -1) : word.startsWith(stem))),
  )?.[0];
  // A word that ends in "-ing" means "running", even "canceling" and "finishing". Exceptions such as "pending" and
  // "starting" mean "queued".
  const participle = word.length > 4 && word.endsWith('ing') && !table.notWork.has(word);
  return participle && found !== 'waiting' && found !== 'accepted' ? 'running' : found;
}

/** The meaning of a negated word: queued for "not started", running for "not ready", succeeded for "no error". */
function opposite(meaning: table.Meaning): table.Meaning[] {
  if (meaning === 'failed') return ['succeeded'];
  return meaning === 'succeeded' || meaning === 'partly' ? ['partly'] : ['waiting'];
}
