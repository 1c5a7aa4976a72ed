import type { AdCopy, ShownRole } from './copyText';
import { hasOffer } from './emphasis';
import { germanMonth, type Block } from './plainText';
import { leaning, readingCost, textOf, tokenize, type Token } from './tokens';

/** Text that fits on one card: a sentence, or a part of a very long sentence. */
export interface Phrase {
  readonly kind: Block['kind'];
  readonly role: ShownRole;
  readonly tokens: readonly Token[];
  /** Index of the phrase's text, such as a paragraph. */
  readonly text: number;
  /** Index of the phrase's sentence in the prompt. Very short consecutive sentences count as one. */
  readonly sentence: number;
  /** Whether the phrase is exactly one sentence, neither part of a sentence nor several short ones. */
  readonly isWhole: boolean;
  /** Reading cost of the phrase, in words of about five letters. */
  readonly cost: number;
}

/** Maximum reading cost of text that a viewer can read at a glance. */
export const longestPhrase = 11;
/** Maximum reading cost of a sentence that is shown whole on one card. */
const longestSentence = 24;
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** Maximum reading cost of a sentence that may share a card with the next sentence. */
const shortSentence = 3.2;

/** Splits text into phrases, in order. No word is lost. */
export function phrasesOf({ texts, emphasized }: Pick<AdCopy, 'texts' | 'emphasized'>): Phrase[] {
  const phrases: Phrase[] = [];
  let sentence = 0;
  for (const [at, { kind, role, text }] of texts.entries()) {
    // A short heading or list item is one unit, even if it has several sentences.
    const short = kind !== 'text' && costOf(tokenize(text)) <= longestPhrase;
    const whole = (short ? [text] : sentencesOf(text)).map((words) => tokenize(words, emphasized));
    for (const beat of role === 'legal' ? whole.map((tokens) => [tokens]) : beatsOf(whole)) {
      const parts = beat.length === 1 ? partsOf(beat.flat()) : [beat.flat()];
      const isWhole = parts.length === 1 && beat.length === 1;
      for (const part of parts) {
        const shown = part.length > 1 && /^[–—/|·-]$/.test(part[0]?.text ?? '') ? part.slice(1) : part;
        phrases.push({ kind, role, tokens: shown, text: at, sentence, isWhole, cost: costOf(shown) });
      }
      sentence++;
    }
  }
  return phrases;
}

/** Sentences that are shown together on a card. */
type Beat = readonly (readonly Token[])[];

/** Joins very short consecutive sentences, and a short question and its answer: "It will rain. Go anyway." */
function beatsOf(sentences: readonly (readonly Token[])[]): Beat[] {
  const beats: Beat[] = [];
  for (const tokens of sentences) {
    const beat = beats.at(-1) ?? [];
    const before = beat.at(-1);
    const isAnswer = before !== undefined && /[?？]$/u.test(textOf(before));
    const isShort = isAnswer || [before ?? [], tokens].every((sentence) => costOf(sentence) <= shortSentence);
    const total = costOf([...beat, tokens].flat());
    if (before !== undefined && isShort && total <= longestPhrase * 0.6 && ![before, tokens].some(hasOffer)) {
      beats[beats.length - 1] = [...beat, tokens];
    } else beats.push([tokens]);
  }
  return beats;
}

export const costOf = (tokens: readonly Token[]) => tokens.reduce((sum, token) => sum + readingCost(token), 0);

/** Matches sentence ends that `Intl.Segmenter` misses: before a number, or between an emoji and a capitalized word. */
const numberNext =
  /(?<=(?:\p{L}{2}|\p{L}\p{N}+|\p{N}{3})["”’»]?[.!?]["”’»]?\s+)(?=["“(]?[+−-]?\p{Sc}?\d)|(?<=\p{Emoji_Presentation}\s+)(?=\p{Lu}\p{Ll})/u;
/**
 * Matches a sentence end even before a lowercase word. Used only for text that starts in lower case, because its author
 * probably writes without capitals.
 */
const wordNext = /(?<=(?:\p{L}{2}|\p{N})["”’»]?[.!?]["”’»]?\s+)(?=\S)/u;

/**
 * Splits text into sentences.
 * @param quotesWhole whether a quotation of several sentences stays whole, together with the words that introduce it
 */
export function sentencesOf(text: string, quotesWhole = false): string[] {
  const ends = /^\p{Ll}/u.test(text) ? wordNext : numberNext;
  const pieces = Array.from(sentences.segment(text), ({ segment }) => segment.split(ends)).flat();
  const parts: string[] = [];
  const lastClosing = text.search(/[”"“»」』][^”"“»」』]*$/u);
  let [position, open] = [0, false];
  for (const piece of pieces) {
    const before = parts.at(-1);
    const quoting = quotesWhole && open && position <= lastClosing;
    // A piece without letters or digits, such as the mark of a footnote, is not a sentence. A closing quotation mark
    // joins the sentence before it. An emoji at the start joins the sentence after it.
    const isMark = [piece, before ?? piece].some((part) => !/[\p{L}\p{Nd}]/u.test(part));
    const joins = quoting || isMark || readsOn(before?.trim() ?? '', piece);
    if (before === undefined || !joins) parts.push(piece);
    else parts[parts.length - 1] = before + piece;
    position += piece.length;
    // `isOpen` is slow for long text. It is not called if a quotation continues and the piece has no quotation mark.
    if (!open || !joins || /[”"“»」』]/u.test(piece)) open = isOpen(parts.at(-1) ?? '');
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Captures the label before a colon and the text after it. A colon in a time or a web address does not end a label. */
export const labelled = /^([^:：]{1,40}?)\s*(?:：|:(?!\/\/)(?!(?<=\d:)\d))\s*(.*)$/su;

export const quotation = /(?<!\d)[“"„«「『]\s*([^”"“»」』]{2,}?)\s*[”"“»」』]/gu;

/** Whether the text ends inside a quotation. */
const isOpen = (text: string) => /(?<!\d)[“"„«「『]/u.test(text.replace(quotation, ''));

const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|mr|mrs|ms|dr|st|no|nr|art|fig|vol|approx|z\.B|bzw|ca|aprox|inkl|incl|exkl|zzgl|av|env|núm|\p{Lu})\.$/iu;
/**
 * Matches a number such as "3." that may be a German ordinal: at the start of the text, or after a word such as "am".
 */
const ordinal = /(?:^[„“"(]?|(?:^|\s)(?:am|im|zum|zur|vom|beim|der|die|das|den|dem|des|unser\p{L}*) )\d{1,2}\.$/iu;

/** Matches abbreviations such as "Tel.", "max." and "Mon.", which often precede a number. */
const beforeNumber =
  /(?:^|[\s(])(?:[Tt][eé]l|[Aa]ve|[Ss]tr?|(?:^M|m)ax|(?:^M|(?<!\d )m)in|Rs|Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun|Mo|Di|Mi|Do|Fr|Sa|So|(?:el|le|del|du|al|au) (?:lun|mié|mer|jue|jeu|vie|ven|sáb|sam|dom|dim)|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|O[ck]t|Nov|De[cz])\.$|[\p{L}-](?:[Ss]tr|[Pp]l)\.$/u;

/**
 * Whether the sentence continues in `next` after the full stop at the end of `text`, as in "by Dr. Lenz" and "am 3.
 * Mai".
 */
function readsOn(text: string, next: string): boolean {
  const day = /(?:^|\s)\d{1,2}\.$/u.test(text) && germanMonth.test(next);
  return (
    day ||
    abbreviation.test(text) ||
    (ordinal.test(text) && /^\p{L}/u.test(next)) ||
    (beforeNumber.test(text) && /^\d/u.test(next))
  );
}

/** Splits a very long sentence repeatedly at the best break, until each part fits on one card. */
function partsOf(tokens: readonly Token[]): (readonly Token[])[] {
  if (costOf(tokens) <= longestSentence || tokens.length < 2) return [tokens];
  return splitAtBreak(tokens).flatMap(partsOf);
}

/** Splits text in two at the best break: after a comma or before a word such as "and", and near the middle. */
export function splitAtBreak(tokens: readonly Token[]): [readonly Token[], readonly Token[]] {
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
    const edge = before < 2 || total - before < 2 ? -2 : 0;
    const score = balance + edge + seamOf(last.text, next);
    if (score > bestScore) [best, bestScore] = [index, score];
  }
  return [tokens.slice(0, best), tokens.slice(best)];
}

const linking = /^(and|or|but|with|while|when|that|which|who|for|from|into|as|to|und|oder|mit|et|ou|avec|y|con|para)$/i;

/** Rates how well a phrase can be split between the words `word` and `next`. A higher value is better. */
function seamOf(word: string, next: Token): number {
  if (next.fragment) return -2;
  if (/(?:^|[^\d.])[.!?;:。！？；：…]["'”’)\]」』]*$/.test(word)) return 1.1;
  if (/[,،、，)\]]["'”’]*$/.test(word) || /^[–—-]+$/.test(word)) return 0.8;
  if (/^[–—(]/.test(next.text)) return 0.8;
  return linking.test(next.text) ? 0.45 : leaning.test(word) ? -0.4 : 0;
}

/** Returns the leading tokens whose total reading cost is at most `most`, but at least one token. */
export function firstWords(tokens: readonly Token[], most: number): Token[] {
  let spent = 0;
  const end = tokens.findIndex((token, index) => (spent += readingCost(token)) > most && index > 0);
  return end < 0 ? [...tokens] : tokens.slice(0, end);
}
