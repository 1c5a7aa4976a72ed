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
 * Factors of a term's weight. Many businesses name their trade in the brand, but a mere word in it says no more than one
 * in the ad, as in "Gleam Machine". Remarks in a document may be about anything, as in "sorry for the delay, I was at the
 * dentist".
 */
const factors = { brand: 6, shown: 2, brief: 1, remarks: 0.5 } as const;
/** The least sum of weights that makes a trade likely: a name or three words in the brief, or two words in the ad. */
const leastWeight = 3;
/** The least sum of weights that must stand beside a name, and the least number of terms that prove a trade. */
const [leastSupport, leastTerms] = [0.5, 4];

/** Only the start of a long text is searched, because it takes time. */
export const mostLetters = 4_000;

/**
 * The texts of a brief: the brand, and the text that the ad shows. `brief` is the whole text if it is only about the ad,
 * `remarks` is that of a document.
 */
export type TradeText = Readonly<Partial<Record<keyof typeof factors, string | undefined>>>;

/** The trade that an ad is probably about. */
export interface LikelyTrade {
  readonly trade: Trade;
  /**
   * Whether the text names the trade in the brand, or beside other terms of it, or has at least four terms. A name alone
   * or fewer words prove none: of ten fresh ads with such a trade, six were about something else.
   */
  readonly isProven: boolean;
}

/**
 * Returns the trade that an ad is about, by the different terms of each trade that it contains. Of equal trades, the one
 * that the text names first.
 */
export function tradeIn(texts: TradeText): LikelyTrade | undefined {
  const [best] = evidenceIn(texts).toSorted((one, other) => other.weight - one.weight);
  if (best === undefined || best.weight < leastWeight) return undefined;
  const { trade, weight, name, terms } = best;
  const isNamed = name >= nameWeight * factors.brand || (name > 0 && weight - name >= leastSupport);
  return { trade, isProven: isNamed || terms >= leastTerms };
}

/** Matches words before customers in an ad, as in "Payroll for busy restaurants and cafés". */
const customers =
  /(?<!\p{L})(?:for|für|pour|para|per) (?:(?!my |our |mi |nuestr|mein|unser|mon |ma |notre |mi[oa] |nostr|meu |minha |noss)[\p{L}’'-]+ ){0,2}(?:[\p{L}’'-]+,? (?:and|&|und|et|y|e) )?$/iu;

interface Evidence {
  readonly trade: Trade;
  /** The weight of all terms, and of the heaviest name: 0 if the text does not name the trade. */
  readonly weight: number;
  readonly name: number;
  /** Number of different terms. */
  readonly terms: number;
}

function evidenceIn(texts: TradeText): readonly Evidence[] {
  index ??= new TermIndex(terms());
  const found = new Map<TermOfTrade, Map<string, number>>();
  for (const part of ['brand', 'shown', 'brief', 'remarks'] as const) {
    const text = (texts[part] ?? '').slice(0, mostLetters).normalize('NFC');
    for (const { value, term, shared, at } of index.find(text)) {
      const isCustomer = part === 'shown' && customers.test(text.slice(Math.max(0, at - 60), at));
      const weights = found.get(value) ?? new Map<string, number>();
      found.set(value, weights);
      // A word that several trades share weighs less.
      const weight = value.isName
        ? nameWeight * factors[part]
        : (wordWeight * Math.min(factors[part], factors.shown)) / Math.sqrt(shared);
      if (!weights.has(term) && !isCustomer) weights.set(term, weight);
    }
  }
  return Array.from(
    Map.groupBy(found, ([{ trade }]) => trade),
    ([trade, own]) => {
      const weights = own.flatMap(([, weighed]) => [...weighed.values()]);
      const names = own.flatMap(([{ isName }, weighed]) => (isName ? [...weighed.values()] : []));
      const weight = weights.reduce((sum, it) => sum + it, 0);
      return { trade, weight, name: Math.max(0, ...names), terms: weights.length };
    },
  );
}

let index: TermIndex<TermOfTrade> | undefined;

/** What a term stands for: the name of a trade, or a word of its ads. */
interface TermOfTrade {
  readonly trade: Trade;
  readonly isName: boolean;
}

function* terms(): Iterable<readonly [string, TermOfTrade]> {
  for (const trade of trades) {
    const name = { trade, isName: true };
    const word = { trade, isName: false };
    for (const term of trade.names.split(' / ')) yield [term, name];
    for (const term of trade.words.split(' / ')) yield [term, word];
  }
}
