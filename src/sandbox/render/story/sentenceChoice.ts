import { asksToAct, hasOffer } from './emphasis';
import { costOf, type Phrase } from './phrases';
import { readingCost, withEllipsis, type Token } from './tokens';

export interface Choice {
  /** In the order of the prompt; one that was cut short ends with an ellipsis. */
  readonly phrases: readonly Phrase[];
  readonly shortened: boolean;
}

/**
 * Keeps as much of a text as the time allows: the opening first, then whole sentences by what they are worth.
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
  const kept = new Set([opening]);
  const costWith = (more: readonly Phrase[]) => {
    const all = [...kept, ...more];
    return seconds(costOf(all.flatMap(({ tokens }) => tokens)), all.length);
  };
  if (costWith([]) > budget && opening.cost > leastWords) {
    const free = Math.max(leastWords, (budget - seconds(0, 1)) / (seconds(1, 0) - seconds(0, 0)));
    const cut = firstWords(opening.tokens, free);
    const shortened = cut.length < opening.tokens.length || phrases.length > 1;
    return { phrases: [{ ...opening, tokens: shortened ? withEllipsis(cut) : cut }], shortened };
  }
  const sentences = byWorth(sentencesOf(phrases));
  for (const sentence of sentences) {
    const rest = sentence.filter((phrase) => !kept.has(phrase));
    if (costWith(rest) <= budget) for (const phrase of rest) kept.add(phrase);
  }
  // Where whole sentences leave much of the time unused, the beginning of the best one that was left out is shown.
  for (const sentence of sentences) {
    const rest = sentence.filter((phrase) => !kept.has(phrase));
    const part = rest.map((_, index) => rest.slice(0, -index - 1)).find((it) => costWith(it) <= budget);
    if (costWith([]) < budget * 0.5 && part !== undefined) for (const phrase of part) kept.add(phrase);
  }
  dropBareHeadings(phrases, kept);
  const shown = phrases.flatMap((phrase, index): Phrase[] => {
    if (!kept.has(phrase)) return [];
    const next = phrases[index + 1];
    const cut = next?.sentence === phrase.sentence && !kept.has(next);
    return [cut ? { ...phrase, tokens: withEllipsis(phrase.tokens) } : phrase];
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
  const numbers = [...new Set(phrases.map(({ sentence }) => sentence))];
  return numbers.map((number) => phrases.filter(({ sentence }) => sentence === number));
}

/** What a company says of itself. */
const aboutUs =
  /^(?:our (?:company|team|story|founders?)|we (?:are|were|have been|began|started)|founded|since our|unser\p{L}* (?:unternehmen|firma|team)|wir sind|nuestr[oa] (?:empresa|equipo)|notre (?:équipe|entreprise|histoire)|私たち|弊社|当社)/iu;

/** The opening, then offers, calls to act and benefits; what a company says of itself last. Earlier ones first. */
function byWorth(sentences: readonly Phrase[][]): Phrase[][] {
  const worthOf = (sentence: readonly Phrase[], index: number): number => {
    const tokens = sentence.flatMap((phrase) => phrase.tokens);
    const text = tokens.map((token) => token.text).join(' ');
    const kind = sentence[0]?.kind;
    return (
      (index === 0 ? 10 : 0) +
      (hasOffer(tokens) ? 5 : 0) +
      (asksToAct(tokens) ? 4 : 0) +
      (index === sentences.length - 1 ? 3 : 0) +
      (kind === 'heading' ? 2.5 : kind === 'item' ? 1 : 0) +
      (/\d/u.test(text) ? 1.5 : 0) +
      (tokens.some(({ emphasized }) => emphasized) ? 1.5 : 0) +
      (/(?<!\p{L})(?:you|your|du|dein\p{L}*|ihr|ihre?|tu|tus|vous|votre|vos)(?!\p{L})|あなた/iu.test(text) ? 1 : 0) -
      (aboutUs.test(text) ? 4 : 0) -
      Math.max(0, costOf(tokens) - 9) * 0.2 -
      (index / sentences.length) * 1.5
    );
  };
  return sentences
    .map((sentence, index) => ({ sentence, worth: worthOf(sentence, index) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ sentence }) => sentence);
}

function firstWords(tokens: readonly Token[], most: number): Token[] {
  let spent = 0;
  const end = tokens.findIndex((token, index) => (spent += readingCost(token)) > most && index > 0);
  return end < 0 ? [...tokens] : tokens.slice(0, end);
}
