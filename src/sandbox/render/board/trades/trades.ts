import { japanese } from '../../story/terms';
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
/**
 * Factors of a term's weight. Many businesses name their trade in the brand. Remarks in a document may be about anything,
 * as in "sorry for the delay, I was at the dentist".
 */
const factors = { brand: 6, shown: 2, brief: 1, remarks: 0.5 } as const;
/** The least sum of weights that proves a trade: a name or three words in the brief, or two words in the ad. */
const leastWeight = 3;

/** Only the start of a long text is searched, because it takes time. */
export const mostLetters = 4_000;

/**
 * The texts of a brief: the brand, and the text that the ad shows. `brief` is the whole text if it is only about the ad,
 * `remarks` is that of a document.
 */
export type TradeText = Readonly<Partial<Record<keyof typeof factors, string | undefined>>>;

/**
 * Returns the trade that an ad is about, by the different words of each trade that it contains. Of equal trades, the one
 * that the text names first. Undefined if the words do not prove a trade.
 */
export function tradeIn(texts: TradeText): Trade | undefined {
  const [best] = evidenceIn(texts).toSorted((one, other) => other.weight - one.weight);
  return best !== undefined && best.weight >= leastWeight && best.isSure ? best.trade : undefined;
}

interface Evidence {
  readonly trade: Trade;
  readonly weight: number;
  /** Whether a name of the trade or at least two of its words were found. One word may be a figure of speech. */
  readonly isSure: boolean;
}

function evidenceIn(texts: TradeText): readonly Evidence[] {
  const found = new Map<Term, number>();
  for (const part of ['brand', 'shown', 'brief', 'remarks'] as const) {
    for (const term of termsIn((texts[part] ?? '').slice(0, mostLetters))) {
      if (!found.has(term)) found.set(term, term.weight * factors[part]);
    }
  }
  return Array.from(
    Map.groupBy(found, ([term]) => term.trade),
    ([trade, terms]) => ({
      trade,
      weight: terms.reduce((sum, [, weight]) => sum + weight, 0),
      isSure: terms.length > 1 || terms.some(([term]) => term.isName),
    }),
  );
}

/** A term of a trade. A word that several trades share weighs less. */
interface Term {
  readonly trade: Trade;
  readonly isName: boolean;
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
    ...trade.names.split(' / ').map((term) => ({ term, trade, isName: true })),
    ...trade.words.split(' / ').map((term) => ({ term, trade, isName: false })),
  ]);
  const terms = [...Map.groupBy(written, ({ term }) => term)].map(([term, same]) => ({
    term,
    found: same.map(({ trade, isName }): Term => ({
      trade,
      isName,
      weight: isName ? nameWeight : wordWeight / Math.sqrt(same.length),
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
