import { japanese } from '../story/terms';

/** A term in a text: what the term stands for, its first index, and the index after it. */
export interface FoundTerm<Value> {
  readonly value: Value;
  readonly term: string;
  /** Number of values that the term stands for. */
  readonly shared: number;
  readonly at: number;
  readonly end: number;
}

/** The largest number of words in a term, and the smallest number of letters in a stem. */
const [mostWords, shortestStem] = [5, 3];

/**
 * Finds terms in texts. A term is a word or several words, in lower case. `*` at its end stands for any further
 * letters: `knead*`. Terms without spaces between words, as in Japanese, may be anywhere in a text.
 */
export class TermIndex<Value> {
  private readonly whole: Terms<Value> = new Map();
  private readonly stems: Terms<Value> = new Map();
  private readonly unspaced: Terms<Value> = new Map();

  constructor(terms: Iterable<readonly [term: string, value: Value]>) {
    // Most terms have one value. They share the list of that value, which saves most of the memory.
    const alone = new Map<Value, readonly Value[]>();
    for (const [term, value] of terms) {
      const map = japanese.test(term) ? this.unspaced : term.endsWith('*') ? this.stems : this.whole;
      const bare = term.replace('*', '');
      const known = map.get(bare);
      const single = alone.get(value) ?? [value];
      alone.set(value, single);
      map.set(bare, known === undefined ? single : [...known, value]);
    }
  }

  /**
   * Returns the terms in a text, from its start to its end. A term does not reach into the next sentence. A term inside a
   * longer one is left out, such as "shipping" in "free shipping".
   */
  find(text: string): readonly FoundTerm<Value>[] {
    const folded = text.toLowerCase();
    const found: FoundTerm<Value>[] = [];
    const words = Array.from(folded.matchAll(/[\p{L}\p{N}\p{M}]+|[.!?;:\n]/gu), ({ 0: word, index }) => ({
      word,
      at: index,
      end: index + word.length,
    }));
    for (const [first, { at }] of words.entries()) {
      let phrase = '';
      for (const { word, end } of words.slice(first, first + mostWords)) {
        phrase += phrase === '' ? word : ` ${word}`;
        found.push(...foundAs(phrase, this.whole.get(phrase), at, end));
        for (let cut = 0; cut <= word.length - Math.min(shortestStem, word.length); cut++) {
          const stem = phrase.slice(0, phrase.length - cut);
          found.push(...foundAs(stem, this.stems.get(stem), at, end));
        }
      }
    }
    const all = japanese.test(folded)
      ? [...found, ...this.findUnspaced(folded)].sort((one, other) => one.at - other.at)
      : found;
    const isInside = (one: FoundTerm<Value>) =>
      all.some(({ at, end }) => at <= one.at && one.end <= end && end - at > one.end - one.at);
    return all.filter((it) => !isInside(it));
  }

  private findUnspaced(folded: string): readonly FoundTerm<Value>[] {
    return [...this.unspaced].flatMap(([term, values]) => {
      const at = folded.indexOf(term);
      return at < 0 ? [] : foundAs(term, values, at, at + term.length);
    });
  }
}

type Terms<Value> = Map<string, readonly Value[]>;

const foundAs = <Value>(term: string, values: readonly Value[] = [], at: number, end: number): FoundTerm<Value>[] =>
  values.map((value) => ({ value, term, shared: values.length, at, end }));
