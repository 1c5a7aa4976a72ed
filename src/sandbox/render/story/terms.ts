/**
 * Builds patterns from lists of words. Entries without Japanese characters match only whole words. `\b` is unsuitable,
 * because it supports only ASCII.
 */

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
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

/**
 * Like `wordPattern`, but compiles the pattern only when the searched text may contain a listed word. Compiling a list
 * takes V8 about 8 ms, and most text contains words from only a few lists.
 */
export function lazyWordPattern(list: string): Pick<RegExp, 'exec' | 'test'> {
  const entries = list.split(/\s+\/\s+/u).filter((word) => word !== '');
  const needed = entries.map(neededLetters);
  let pattern: RegExp | undefined;
  const exec = (text: string): RegExpExecArray | null => {
    const folded = text.toLowerCase();
    if (!needed.some((letters) => folded.includes(letters))) return null;
    return (pattern ??= wordPattern(list)).exec(text);
  };
  return { exec, test: (text) => exec(text) !== null };
}

/**
 * Returns a function that finds the different words of a list in a text, in lower case. Compiles only the entries that
 * the text may contain, because compiling 500 entries takes V8 about 20 ms.
 */
export function wordFinder(list: string): (text: string) => readonly string[] {
  let entries: readonly { readonly word: string; readonly needed: string }[] | undefined;
  return (text) => {
    entries ??= list.split(/\s+\/\s+/u).map((word) => ({ word, needed: neededLetters(word) }));
    const folded = text.toLowerCase();
    const possible = entries.filter(({ needed }) => folded.includes(needed)).map(({ word }) => word);
    const found = Array.from(text.matchAll(wordPattern(possible.join(' / '), 'giu')), ([word]) => word.toLowerCase());
    return [...new Set(found)];
  };
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
