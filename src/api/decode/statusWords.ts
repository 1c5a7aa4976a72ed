import type { ReadingState } from '../types';
import { hasAny, remembering } from './keyWords';
import * as table from './tables';

/** More than this is a sentence about something. */
const maxWords = 8;

/** What a status word means, or undefined when nobody knows. */
export const stateOfWord = remembering((status: string): ReadingState | undefined => {
  const plain = status
    .slice(0, 200)
    .normalize('NFKD')
    // Accents do not matter, but the marks of voiced kana make other letters, and Hangul falls apart without NFC.
    .replace(/(?![\u3099\u309A])\p{Mn}/gu, '')
    .normalize('NFC');
  const words = wordsOfStatus(plain);
  if (words.length === 0 || words.length > maxWords) return undefined;
  const text = words.join(' ');
  const said = stateOfMeanings(meanings(words));
  return said ?? (table.denials.test(text) ? undefined : table.foreign.find(([, pattern]) => pattern.test(text))?.[0]);
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

function stateOfMeanings(said: readonly table.Meaning[]): ReadingState | undefined {
  const strong = table.strongest.find(([meaning]) => said.includes(meaning));
  if (strong !== undefined) return strong[1];
  const last = said.findLast((meaning) => meaning === 'running' || meaning === 'succeeded');
  if (last === 'running' || last === 'succeeded') return last;
  if (said.includes('accepted')) return 'queued';
  return said.includes('work') ? 'running' : undefined;
}

function meanings(words: readonly string[]): table.Meaning[] {
  const said: table.Meaning[] = [];
  let negated = false;
  for (const [at, word] of words.entries()) {
    if (table.asides.has(word) && said.length > 0) break;
    if (table.negations.has(word)) {
      negated = true;
      continue;
    }
    const meaning = words[at - 1] === 'being' ? 'running' : meaningOf(word);
    if (meaning === undefined) continue;
    // Some were made and no more will be: "partially succeeded".
    if (meaning === 'partly' && words[at + 1]?.startsWith('succe') === true) continue;
    if (negated) said.push(...opposite(meaning));
    else if (
      word.startsWith('ready') &&
      table.toBe.has(words[at + 1] ?? '') &&
      !hasAny(words.slice(at + 2), table.uses)
    ) {
      said.push('waiting');
    } else said.push(meaning);
    negated = false;
  }
  return said;
}

function meaningOf(word: string): table.Meaning | undefined {
  const found = table.stems.find(([, row]) =>
    row.some((stem) => (stem.endsWith('.') ? word === stem.slice(0, -1) : word.startsWith(stem))),
  )?.[0];
  // "Canceling" and "finishing" are still under way; "pending" and "starting" have not begun.
  const participle = word.length > 4 && word.endsWith('ing') && !table.notWork.has(word);
  return participle && found !== 'waiting' && found !== 'accepted' && found !== 'retrying' ? 'running' : found;
}

/** "Not started" waits, "not ready" is still at work, "no error" is fine, "not accepted" is a refusal. */
function opposite(meaning: table.Meaning): table.Meaning[] {
  if (meaning === 'canceled' || meaning === 'retrying') return [];
  if (meaning === 'failed') return ['succeeded'];
  return meaning === 'succeeded' || meaning === 'partly' ? ['partly'] : ['waiting'];
}
