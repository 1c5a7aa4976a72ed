import { gluedNames, keepsItsS, translated, unspaced } from './tables';

/** Longer texts are data: they are not remembered, and as keys they are no names. */
export const maxNameLength = 80;
/** What services call things is a few hundred names; whoever sends more of them makes us forget, not grow. */
export const maxRemembered = 2000;

/** A pure function of a text that remembers its results: responses use the same few names again and again. */
export function remembering<Result>(compute: (text: string) => Result): (text: string) => Result {
  const remembered = new Map<string, Result>();
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined || remembered.has(text)) return known as Result;
    const result = compute(text);
    if (text.length > maxNameLength) return result;
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(text, result);
    return result;
  };
}

/** Accents do not matter, but the marks of voiced kana make other letters, and Hangul falls apart without NFC. */
const accents = /(?![\u3099\u309A])\p{Mn}/gu;
export const withoutAccents = (text: string) => text.normalize('NFKD').replace(accents, '').normalize('NFC');

/**
 * The words of a property name, in English, in lower case and singular, however the service spells names:
 * `motionMP4URL` and `motion_mp4_urls` are both motion, mp4, url.
 */
export const keyWords = remembering((key: string): readonly string[] => {
  if (key.length > maxNameLength) return [];
  return (
    withoutAccents(key)
      .replace(/(ID|URL|URI)s\b/g, '$1')
      .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase()
      // A video of an avatar is no avatar; by its link it may as well be what was given.
      .replace(/^avatar[ _-]?video(?=s?([ _-]?(id|uuid|status|state))?$)/, 'video')
      // GraphQL's unions: `runOrError` holds the run.
      .replace(/(?<=[a-z\d])[ _-]or[ _-]error$/, '')
      .replace(unspaced, ' $& ')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .flatMap((word) => word.replace(gluedNames, '$1 $2').split(' '))
      .map(toSingular)
      .flatMap((word) => translated.get(word)?.split(' ') ?? word)
  );
});

function toSingular(word: string): string {
  if (/..[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.length < 3 || !word.endsWith('s') || /(ss|us|is)$/.test(word) || keepsItsS.has(word)
    ? word
    : word.slice(0, -1);
}
