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
  const spaced = words.filter((word) => !japanese.test(word)).join('|');
  const unspaced = words.filter((word) => japanese.test(word));
  return `(?:${[`${notAfterLetter}(?:${spaced})${notBeforeLetter}`, ...unspaced].join('|')})`;
}

/** Returns a pattern that matches any word of a list separated by ` / `. */
export function wordPattern(list: string, flags = 'iu'): RegExp {
  return new RegExp(anyOf(list), flags);
}

/** Counts the different matches of a pattern in a text. */
export function distinctMatches(text: string, pattern: RegExp): number {
  return new Set(Array.from(text.matchAll(pattern), ([match]) => match.toLowerCase())).size;
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
