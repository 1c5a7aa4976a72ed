/**
 * Builds patterns from lists of words. Entries without Japanese characters match only whole words. `\b` is not used,
 * because it supports only ASCII.
 */

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const notAfterLetter = '(?<![\\p{L}\\p{N}])';
const notBeforeLetter = '(?![\\p{L}\\p{N}])';

/**
 * A pattern for a list separated by ` / `. Each entry is a regular expression. All entries share one pair of
 * boundaries, because V8 takes seconds to compile hundreds of them.
 */
export function anyOf(list: string): string {
  const words = list.split(/\s+\/\s+/u).filter((word) => word !== '');
  const spaced = words.filter((word) => !japanese.test(word)).join('|');
  const unspaced = words.filter((word) => japanese.test(word));
  return `(?:${[`${notAfterLetter}(?:${spaced})${notBeforeLetter}`, ...unspaced].join('|')})`;
}

/** Matches any of the words anywhere. */
export function wordPattern(list: string, flags = 'iu'): RegExp {
  return new RegExp(anyOf(list), flags);
}

/** The number of different matches in a text. */
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
