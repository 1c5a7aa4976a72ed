import { costOf, type Phrase } from './phrases';
import { readingCost, type Token } from './tokens';

export interface Choice {
  /** In the order of the prompt; one after which something was left out ends with an ellipsis. */
  readonly phrases: readonly Phrase[];
  readonly shortened: boolean;
}

/**
 * Keeps as much of a text as the time allows: the opening first, then the end, then what stands out.
 * @param seconds what so many words in so many phrases take to tell.
 * @param budget seconds there are.
 * @param leastWords what the opening phrase may always have, however short the time.
 */
export function chooseSentences(
  phrases: readonly Phrase[],
  seconds: (words: number, phrases: number) => number,
  budget: number,
  leastWords: number,
): Choice {
  const opening = phrases[0];
  if (opening === undefined) return { phrases: [], shortened: false };
  const kept = new Set<Phrase>();
  let words = 0;
  const fits = (more: readonly Phrase[]) =>
    seconds(words + costOf(more.flatMap(({ tokens }) => tokens)), kept.size + more.length) <= budget;
  const keep = (more: readonly Phrase[]) => {
    for (const phrase of more) {
      kept.add(phrase);
      words += phrase.cost;
    }
  };
  keep([opening]);
  if (seconds(words, 1) > budget && opening.cost > leastWords) {
    const room = Math.max(leastWords, (budget - seconds(0, 1)) / (seconds(1, 0) - seconds(0, 0)));
    const cut = firstWords(opening.tokens, room);
    const shortened = cut.length < opening.tokens.length || phrases.length > 1;
    return { phrases: [{ ...opening, tokens: shortened ? withEllipsis(cut) : cut }], shortened };
  }
  for (const sentence of byWeight(sentencesOf(phrases))) {
    const rest = sentence.filter((phrase) => !kept.has(phrase));
    const parts = rest.map((_, index) => rest.slice(0, rest.length - index));
    const most = parts.find((part) => fits(part));
    if (most !== undefined) keep(most);
  }
  dropBareHeadings(phrases, kept);
  const shown = phrases.flatMap((phrase, index): Phrase[] => {
    if (!kept.has(phrase)) return [];
    const next = phrases[index + 1];
    const gap = next !== undefined && !kept.has(next);
    return [gap ? { ...phrase, tokens: withEllipsis(phrase.tokens) } : phrase];
  });
  return { phrases: shown, shortened: shown.length < phrases.length };
}

/** A heading whose text is left out goes, too; the opening stays. */
function dropBareHeadings(phrases: readonly Phrase[], kept: Set<Phrase>): void {
  for (const [index, phrase] of phrases.entries()) {
    const next = phrases[index + 1];
    if (index > 0 && phrase.kind === 'heading' && next !== undefined && !kept.has(next)) kept.delete(phrase);
  }
}

function sentencesOf(phrases: readonly Phrase[]): Phrase[][] {
  const sentences = new Map<number, Phrase[]>();
  for (const phrase of phrases) {
    const sentence = sentences.get(phrase.sentence);
    if (sentence === undefined) sentences.set(phrase.sentence, [phrase]);
    else sentence.push(phrase);
  }
  return [...sentences.values()];
}

/** The first and the last sentence, then headings, numbers, marked words and short sentences; earlier ones first. */
function byWeight(sentences: readonly Phrase[][]): Phrase[][] {
  const weigh = (sentence: readonly Phrase[], index: number): number => {
    const tokens = sentence.flatMap((phrase) => phrase.tokens);
    const kind = sentence[0]?.kind;
    return (
      (index === 0 ? 100 : 0) +
      (index === sentences.length - 1 ? 50 : 0) +
      (kind === 'heading' ? 3 : kind === 'item' ? 1 : 0) +
      (kind !== 'item' && tokens.some(({ text }) => /\d/.test(text)) ? 1 : 0) +
      (tokens.some(({ emphasized }) => emphasized) ? 1.5 : 0) +
      (costOf(tokens) <= 9 ? 0.7 : 0) -
      (index / sentences.length) * 2
    );
  };
  return sentences
    .map((sentence, index) => ({ sentence, weight: weigh(sentence, index) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ sentence }) => sentence);
}

function firstWords(tokens: readonly Token[], room: number): Token[] {
  let spent = 0;
  const cut: Token[] = [];
  for (const token of tokens) {
    spent += readingCost(token);
    if (spent > room && cut.length > 0) break;
    cut.push(token);
  }
  return cut;
}

/** Puts … where a full stop or comma was; keeps ! and ?. */
function withEllipsis(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index) =>
    index < tokens.length - 1 || token.text.endsWith('…')
      ? token
      : { ...token, text: `${token.text.replace(/(?<=^.|[^.,;:。、，；：])[.,;:。、，；：]+$/u, '')}…` },
  );
}
