/**
 * Builds patterns from lists of words. Entries without Japanese characters match only whole words. `\b` is unsuitable,
 * because it supports only ASCII.
 */

export const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const notAfterLetter = '(?<![\\p{L}\\p{N}])';
const notBeforeLetter = '(?![\\p{L}\\p{N}])';

/**
 * Returns the source of a regular expression that matches any entry of a list. The entries are separated by ` / `, and
 * each is itself a regular expression. All entries share one pair of word boundaries, because V8 takes seconds to
 * compile hundreds of pairs.
 */
export function anyOf(list: string): string {
  const words = list.split(/\s+\/\s+/u).filter((word) => word !== '');
  const [unspaced, spaced] = [
    words.filter((word) => japanese.test(word)),
    words.filter((word) => !japanese.test(word)),
  ];
  const whole = spaced.length === 0 ? [] : [`${notAfterLetter}(?:${spaced.join('|')})${notBeforeLetter}`];
  return words.length === 0 ? '(?!)' : `(?:${[...whole, ...unspaced.map(asWhole)].join('|')})`;
}

/** Prevents a very short word in katakana, such as トラ (tiger), from matching inside a longer one, such as コントラスト. */
const asWhole = (word: string) =>
  /^[\p{Script=Katakana}ー]{1,2}$/u.test(word)
    ? `(?<![\\p{Script=Katakana}ー])${word}(?![\\p{Script=Katakana}ー])`
    : word;

/** Returns a pattern that matches any word of a list separated by ` / `. */
export function wordPattern(list: string, flags = 'iu'): RegExp {
  return new RegExp(anyOf(list), flags);
}

/** An entry of a word list. It is compiled only for a text with its needed letters, because that takes V8 long. */
class Word {
  readonly needed: string;
  private pattern: RegExp | undefined;

  constructor(private readonly source: string) {
    this.needed = neededLetters(source);
  }

  exec(text: string): RegExpExecArray | null {
    return (this.pattern ??= wordPattern(this.source)).exec(text);
  }
}

/** Returns the entries of a list, in the order in which {@link anyOf} prefers them. */
function wordsOf(list: string): readonly Word[] {
  const entries = list.split(/\s+\/\s+/u).filter((entry) => entry !== '');
  return entries
    .toSorted((one, other) => Number(japanese.test(one)) - Number(japanese.test(other)))
    .map((entry) => new Word(entry));
}

/** Of the first match of each word, returns the one that is leftmost. */
function leftmost(words: readonly Word[], text: string): RegExpExecArray | null {
  let best: RegExpExecArray | null = null;
  for (const word of words) {
    const match = word.exec(text);
    if (match !== null && (best === null || match.index < best.index)) best = match;
  }
  return best;
}

/** Matches like `wordPattern`, but compiles only the entries that a text may contain. */
export function lazyWordPattern(list: string): Pick<RegExp, 'exec' | 'test'> {
  const words = wordsOf(list);
  const exec = (text: string): RegExpExecArray | null => {
    const folded = text.toLowerCase();
    return leftmost(
      words.filter(({ needed }) => folded.includes(needed)),
      text,
    );
  };
  return { exec, test: (text) => exec(text) !== null };
}

/** The number of letters by which {@link WordLists} finds the words that a text may contain. */
const keyLength = 3;

/** Word lists that are searched together. Their words are found by three of their letters. */
export class WordLists<Name extends string> {
  /** The words by the first letters that they need. Words that need fewer letters have the key ''. */
  private readonly words = new Map<string, { readonly list: number; readonly order: number; readonly word: Word }[]>();
  private readonly names: readonly Name[];

  constructor(lists: Readonly<Partial<Record<Name, string>>>) {
    this.names = Object.keys(lists).filter((name): name is Name => name in lists);
    for (const [list, name] of this.names.entries()) {
      for (const [order, word] of wordsOf(lists[name] ?? '').entries()) {
        const key = word.needed.length < keyLength ? '' : word.needed.slice(0, keyLength);
        const same = this.words.get(key) ?? [];
        same.push({ list, order, word });
        this.words.set(key, same);
      }
    }
  }

  /** Returns the first match of each list that has one, in the order of the lists. */
  find(text: string): readonly { readonly name: Name; readonly match: RegExpExecArray }[] {
    const folded = text.toLowerCase();
    const keys = new Set(['', ...Array.from(folded, (_, at) => folded.slice(at, at + keyLength))]);
    const possible = [...keys]
      .flatMap((key) => this.words.get(key) ?? [])
      .filter(({ word }) => folded.includes(word.needed))
      .sort((one, other) => one.list - other.list || one.order - other.order);
    return [...Map.groupBy(possible, ({ list }) => list)].flatMap(([list, same]) => {
      const name = this.names[list];
      const match = leftmost(
        same.map(({ word }) => word),
        text,
      );
      return match === null || name === undefined ? [] : [{ name, match }];
    });
  }
}

/**
 * Returns the longest run of letters that every match of a pattern contains, in lower case. Empty if there is none.
 * Letters inside groups and character classes are ignored.
 */
function neededLetters(pattern: string): string {
  let depth = 0;
  let run = '';
  let longest = '';
  for (const part of pattern.match(/\\p\{\p{L}+\}|\\.|\[(?:\\.|[^\]])*\]|[^]/gu) ?? []) {
    if (part === '|' && depth === 0) return '';
    if (depth === 0 && /^[\p{L} -]$/u.test(part)) run += part;
    else {
      // A quantifier such as `?` makes the letter before it optional.
      if (/^[?*{]$/u.test(part)) run = run.slice(0, -1);
      if (run.length > longest.length) longest = run;
      run = '';
    }
    if (part === '(') depth++;
    if (part === ')') depth--;
  }
  return (run.length > longest.length ? run : longest).toLowerCase();
}

export function wordCount(text: string): number {
  const unspaced = text.match(new RegExp(japanese.source, 'gu'))?.length ?? 0;
  const spaced = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word) && !japanese.test(word)).length;
  return spaced + Math.ceil(unspaced / 3);
}

/** Capitalizes the first letter. A word with an inner capital, such as iPhone, keeps its spelling. */
export function sentenceCase(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
