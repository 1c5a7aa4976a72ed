import { TermIndex } from '../termIndex';
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
  index ??= indexOfTerms();
  const found = new Map<Term, number>();
  for (const part of ['brand', 'shown', 'brief', 'remarks'] as const) {
    for (const { value: term } of index.find((texts[part] ?? '').slice(0, mostLetters).normalize('NFC'))) {
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

let index: TermIndex<Term> | undefined;

function indexOfTerms(): TermIndex<Term> {
  const written = trades.flatMap((trade) => [
    ...trade.names.split(' / ').map((term) => ({ term, trade, isName: true })),
    ...trade.words.split(' / ').map((term) => ({ term, trade, isName: false })),
  ]);
  return new TermIndex(
    [...Map.groupBy(written, ({ term }) => term)].flatMap(([term, same]) =>
      same.map(({ trade, isName }): readonly [string, Term] => [
        term,
        { trade, isName, weight: isName ? nameWeight : wordWeight / Math.sqrt(same.length) },
      ]),
    ),
  );
}
