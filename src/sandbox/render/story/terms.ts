/**
 * Builds patterns from lists of words. `\b` knows ASCII letters only, and Japanese has no spaces, so a boundary is
 * required only where a word begins or ends with a letter of another script.
 */

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const notAfterLetter = '(?<![\\p{L}\\p{N}])';
const notBeforeLetter = '(?![\\p{L}\\p{N}])';

/**
 * The alternatives of a list separated by ` / `, each a regular expression, with boundaries where a script has them. One
 * pair of boundaries for all: V8 takes seconds to compile hundreds of them.
 */
export function anyOf(list: string): string {
  const words = list.split(/\s+\/\s+/u).filter((word) => word !== '');
  const spaced = words.filter((word) => !japanese.test(word)).join('|');
  const unspaced = words.filter((word) => japanese.test(word));
  return `(?:${[`${notAfterLetter}(?:${spaced})${notBeforeLetter}`, ...unspaced].join('|')})`;
}

/** Matches one of the words anywhere. */
export function wordPattern(list: string, flags = 'iu'): RegExp {
  return new RegExp(anyOf(list), flags);
}

/** How many different matches a text has. */
export function distinctMatches(text: string, pattern: RegExp): number {
  return new Set(Array.from(text.matchAll(pattern), ([match]) => match.toLowerCase())).size;
}

export function wordCount(text: string): number {
  const unspaced = text.match(new RegExp(japanese.source, 'gu'))?.length ?? 0;
  const spaced = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word) && !japanese.test(word)).length;
  return spaced + Math.ceil(unspaced / 3);
}

/** Capitalizes the first letter; a word with a capital inside, such as iPhone, keeps its own spelling. */
export function sentenceCase(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
