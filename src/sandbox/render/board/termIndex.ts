import { japanese } from '../story/terms';

/** A term in a text: what the term stands for, its first index, and the index after it. */
export interface FoundTerm<Value> {
  readonly value: Value;
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
  private readonly whole = new Map<string, Value[]>();
  private readonly stems = new Map<string, Value[]>();
  private readonly unspaced = new Map<string, Value[]>();

  constructor(terms: Iterable<readonly [term: string, value: Value]>) {
    for (const [term, value] of terms) {
      const map = japanese.test(term) ? this.unspaced : term.endsWith('*') ? this.stems : this.whole;
      const bare = term.replace('*', '');
      const known = map.get(bare);
      if (known === undefined) map.set(bare, [value]);
      else known.push(value);
    }
  }

  /** Returns the terms in a text, from its start to its end. A term does not reach into the next sentence. */
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
        for (const value of this.whole.get(phrase) ?? []) found.push({ value, at, end });
        for (let cut = 0; cut <= word.length - Math.min(shortestStem, word.length); cut++) {
          const stem = phrase.slice(0, phrase.length - cut);
          for (const value of this.stems.get(stem) ?? []) found.push({ value, at, end });
        }
      }
    }
    return japanese.test(folded)
      ? [...found, ...this.findUnspaced(folded)].sort((one, other) => one.at - other.at)
      : found;
  }

  private findUnspaced(folded: string): readonly FoundTerm<Value>[] {
    return [...this.unspaced].flatMap(([term, values]) => {
      const at = folded.indexOf(term);
      return at < 0 ? [] : values.map((value) => ({ value, at, end: at + term.length }));
    });
  }
}
