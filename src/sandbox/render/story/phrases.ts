import type { Block, PlainText } from './plainText';
import { readingCost, tokenize, type Token } from './tokens';

/** What one scene can say: a sentence, or a part of a long one. */
export interface Phrase {
  readonly kind: Block['kind'];
  readonly tokens: readonly Token[];
  /** Counts up with each sentence of the prompt. */
  readonly sentence: number;
  /** Counts up with each block of the prompt. */
  readonly block: number;
  /** Words of about five letters. */
  readonly cost: number;
}

/** More than this is not taken in at one look. */
export const longestPhrase = 11;
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** Cuts the text into phrases, in order, losing nothing. */
export function phrasesOf({ blocks, emphasized }: PlainText): Phrase[] {
  const phrases: Phrase[] = [];
  let sentence = 0;
  for (const [block, { kind, text }] of blocks.entries()) {
    for (const tokens of sentencesOf(tokenize(text, emphasized), text)) {
      for (const part of partsOf(tokens)) {
        phrases.push({ kind, tokens: part, sentence, block, cost: costOf(part) });
      }
      sentence++;
    }
  }
  return phrases;
}

export function costOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, token) => sum + readingCost(token), 0);
}

/** Groups tokens by sentence; a part without letters, such as a bullet or a closing quote, joins the one before. */
function sentencesOf(tokens: readonly Token[], text: string): Token[][] {
  const ends = new Set<number>();
  let position = 0;
  for (const { segment } of sentences.segment(text)) {
    position += segment.replace(/\s/g, '').length;
    ends.add(position);
  }
  const groups: Token[][] = [[]];
  position = 0;
  for (const [index, token] of tokens.entries()) {
    groups.at(-1)?.push(token);
    position += token.text.length;
    // ICU reads on after a full stop where a number follows: "Meet the X200. 40% lighter."
    const numberNext = fullStop.test(token.text) && /^["“(]?[+−-]?\p{Sc}?\d/u.test(tokens[index + 1]?.text ?? '');
    if ((ends.has(position) || numberNext) && !abbreviation.test(token.text)) groups.push([]);
  }
  return groups.reduce<Token[][]>((kept, group) => {
    const wordless = !group.some(({ text: word }) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word));
    const last = kept.at(-1);
    if (group.length > 0 && wordless && last !== undefined) last.push(...group);
    else if (group.length > 0) kept.push(group);
    return kept;
  }, []);
}

const fullStop = /(?:\p{L}{2}|\p{L}\p{N}+|\p{N}{3})[.!?]["”’»]?$/u;
const abbreviation =
  /^(?:e\.g|i\.e|etc|vs|mr|mrs|ms|dr|st|no|nr|art|fig|vol|approx|z\.B|bzw|ca|aprox|env|núm|\p{Lu})\.$/iu;

/** Halves what is too long at its best seam until every part can be read at a look. */
function partsOf(tokens: readonly Token[]): (readonly Token[])[] {
  if (costOf(tokens) <= longestPhrase || tokens.length < 2) return [tokens];
  const total = costOf(tokens);
  let best = 1;
  let bestScore = -Infinity;
  let before = 0;
  for (let index = 1; index < tokens.length; index++) {
    const last = tokens[index - 1];
    const next = tokens[index];
    if (last === undefined || next === undefined) continue;
    before += readingCost(last);
    const balance = -Math.abs(before / total - 0.5) * 2;
    const edge = before < 2 || total - before < 2 ? -1 : 0;
    const score = balance + edge + seamOf(last.text, next);
    if (score > bestScore) [best, bestScore] = [index, score];
  }
  return [...partsOf(tokens.slice(0, best)), ...partsOf(tokens.slice(best))];
}

/** How good a place the end of this word is to stop reading. */
function seamOf(word: string, next: Token): number {
  if (next.fragment) return -2;
  if (/[.!?;:。！？；：…]["'”’)\]」』]*$/.test(word)) return 1.1;
  if (/[,،、，)\]]["'”’]*$/.test(word) || /^[–—-]+$/.test(word)) return 0.8;
  if (/^[–—(]/.test(next.text)) return 0.8;
  if (
    /^(and|or|but|with|while|when|that|which|who|for|from|into|as|to|und|oder|mit|et|ou|avec|y|con|para)$/i.test(
      next.text,
    )
  ) {
    return 0.45;
  }
  return 0;
}
