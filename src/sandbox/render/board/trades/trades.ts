import { building } from './building';
import { business } from './business';
import { food } from './food';
import { health } from './health';
import { leisure } from './leisure';
import { retail } from './retail';
import type { Trade } from './trade';

export const trades: readonly Trade[] = [...health, ...building, ...food, ...retail, ...business, ...leisure];

/** The weight of a trade's name, and of a word that only ads of this trade contain. */
const [nameWeight, wordWeight] = [3, 1];
/** A term in the text that the ad shows counts this many times as much as one in the rest of a brief about the ad. */
const shownFactor = 2;
/** The rest of a document may be about anything, as in "sorry for the delay, I was at the dentist". */
const remarkFactor = 0.5;
/** The least sum of weights that proves a trade: a name or three words in the brief, or two words in the ad. */
const leastWeight = 3;

/** Matches words about the customers, as in "payroll for restaurants and cafés". */
const customers = /(?<!\p{L})(?:for|für|pour|para|per)\s+[^.,;:!?\n]*/giu;

/** Only the start of a long text is searched, because it takes time. */
export const mostLetters = 4_000;

/**
 * Returns the trade that an ad is about, by the different words of each trade that it contains. Words about the
 * customers count only if there are no others. Undefined if the words do not prove a trade.
 * @param shown the text that the ad shows
 * @param brief the whole text of the user
 * @param isAboutAd whether the brief has no remarks about other things
 */
export function tradeIn(shown: string, brief = '', isAboutAd = true): Trade | undefined {
  const texts = [shown, brief].map((text) => text.slice(0, mostLetters));
  const restFactor = isAboutAd ? 1 : remarkFactor;
  const own = weightsIn(
    texts.map((text) => text.replace(customers, ' . ')),
    restFactor,
  );
  const [best] = [...(own.size > 0 ? own : weightsIn(texts, restFactor))].sort(([, one], [, other]) => other - one);
  return best !== undefined && best[1] >= leastWeight ? best[0] : undefined;
}

function weightsIn([shown = '', brief = '']: readonly string[], restFactor: number): ReadonlyMap<Trade, number> {
  const ad = new Set(termsIn(shown));
  const weights = new Map<Trade, number>();
  for (const term of new Set([...ad, ...termsIn(brief)])) {
    weights.set(term.trade, (weights.get(term.trade) ?? 0) + term.weight * (ad.has(term) ? shownFactor : restFactor));
  }
  return weights;
}

/** A term of a trade. A word that several trades share weighs less. */
interface Term {
  readonly trade: Trade;
  readonly weight: number;
}

interface TermIndex {
  readonly whole: ReadonlyMap<string, readonly Term[]>;
  /** The terms that end with `*`. */
  readonly stems: ReadonlyMap<string, readonly Term[]>;
  readonly japanese: ReadonlyMap<string, readonly Term[]>;
}

let index: TermIndex | undefined;

function indexOfTerms(): TermIndex {
  const written = trades.flatMap((trade) => [
    ...trade.names.split(' / ').map((term) => ({ term, trade, weight: nameWeight })),
    ...trade.words.split(' / ').map((term) => ({ term, trade, weight: wordWeight })),
  ]);
  const terms = [...Map.groupBy(written, ({ term }) => term)].map(([term, same]) => ({
    term,
    found: same.map(({ trade, weight }): Term => ({
      trade,
      weight: weight === nameWeight ? weight : weight / same.length,
    })),
  }));
  const mapOf = (isWanted: (term: string) => boolean) =>
    new Map(terms.filter(({ term }) => isWanted(term)).map(({ term, found }) => [term.replace('*', ''), found]));
  return {
    whole: mapOf((term) => !term.endsWith('*') && !japanese.test(term)),
    stems: mapOf((term) => term.endsWith('*') && !japanese.test(term)),
    japanese: mapOf((term) => japanese.test(term)),
  };
}

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The largest number of words in a term, and the smallest number of letters in a stem. */
const [mostWords, shortestStem] = [5, 3];

/** Finds the terms in a text. Terms without spaces between words, as in Japanese, may be anywhere. */
function termsIn(text: string): readonly Term[] {
  index ??= indexOfTerms();
  const { whole, stems } = index;
  const folded = text.toLowerCase().normalize('NFC');
  const found: Term[] = [];
  // A sentence's end belongs to no term.
  const words = folded.match(/[\p{L}\p{N}\p{M}]+|[.!?;:\n]/gu) ?? [];
  for (let at = 0; at < words.length; at++) {
    for (let count = 1; count <= mostWords && at + count <= words.length; count++) {
      const phrase = words.slice(at, at + count).join(' ');
      found.push(...(whole.get(phrase) ?? []));
      const last = words[at + count - 1]?.length ?? 0;
      for (let cut = 0; cut <= last - Math.min(shortestStem, last); cut++) {
        found.push(...(stems.get(phrase.slice(0, phrase.length - cut)) ?? []));
      }
    }
  }
  if (japanese.test(folded)) {
    for (const [term, terms] of index.japanese) if (folded.includes(term)) found.push(...terms);
  }
  return found;
}
