import type { ReadingState } from '../types';
import { keyWords, remembering, withoutAccents } from './keyWords';
import { hasAny } from './fieldRole';
import * as table from './tables';

/** More than this is a sentence about something. */
const maxWords = 8;

/** What a status word means, or undefined when nobody knows. */
export const stateOfWord = remembering((status: string): ReadingState | undefined => {
  const words = wordsOfStatus(withoutAccents(status.slice(0, 200)));
  if (words.length === 0 || words.length > maxWords) return undefined;
  const text = words.join(' ');
  const among = (rows: typeof table.foreign) => rows.find(([, pattern]) => pattern.test(text))?.[0];
  return among(table.phrases) ?? stateOfMeanings(meanings(words)) ?? among(table.foreign);
});

/** The words of a status in lower case, however the service spells it: "imageReady" and "IMAGE_READY" are image, ready. */
function wordsOfStatus(status: string): readonly string[] {
  const spaced = status.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return spaced.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Whether a status may be about the call only: many envelopes say "success" whatever became of the video. */
export function isCallWord(status: string): boolean {
  return table.callWords.has(status.trim().toLowerCase());
}

/** Whether an end can be said of the video only: "TASK_FAILED", but not "request_failed", "unauthorized" or "script_ready". */
export function isOwnEnd(status: string): boolean {
  return keyWords(status).every((word) => table.ownEnds.has(word) || stateOfWord(word) === 'succeeded');
}

/** Whether a video's status is no step's: "content_blocked" or "removed", not "error_diffusion" or "background_removed". */
export function isPlainEnd(status: string): boolean {
  const words = wordsOfStatus(status);
  const last = stateOfWord(words.at(-1) ?? '');
  return last === 'failed' || (last === 'canceled' && words.length === 1) || hasAny(words, table.plainFailures);
}

/** Whether a text says that a video is being made. */
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
  // "Canceling" and "finishing" are still under way; "pending" and "starting" have not begun.
  const participle = word.length > 4 && word.endsWith('ing') && !table.notWork.has(word);
  return participle && found !== 'waiting' && found !== 'accepted' ? 'running' : found;
}

/** "Not started" waits, "not ready" is still at work, "no error" is fine, "not accepted" is a refusal. */
function opposite(meaning: table.Meaning): table.Meaning[] {
  if (meaning === 'failed') return ['succeeded'];
  return meaning === 'succeeded' || meaning === 'partly' ? ['partly'] : ['waiting'];
}
