import { gluedNames, keepsItsS, translated, unspaced } from './tables';

/** Maximum length of a property's name, in characters. A longer name is probably data, so it yields no words. */
const maxNameLength = 80;

/**
 * Accents to remove after NFKD decomposition. The voicing marks of kana are kept, because they distinguish letters. NFC
 * then recomposes Korean letters.
 */
const accents = /(?![\u3099\u309A])\p{Mn}/gu;
export const withoutAccents = (text: string) => text.normalize('NFKD').replace(accents, '').normalize('NFC');

/** Caches the words of each property name, because every response to a check has the same properties. */
const known = new Map<string, readonly string[]>();
const mostKnown = 2000;

/**
 * The words of a property name, translated to English, lower case and singular. Both `motionMP4URL` and
 * `motion_mp4_urls` yield motion, mp4, url.
 */
export function keyWords(key: string): readonly string[] {
  if (key.length > maxNameLength) return [];
  const found = known.get(key);
  if (found !== undefined) return found;
  const words = wordsOf(key);
  if (known.size >= mostKnown) known.clear();
  known.set(key, words);
  return words;
}

function wordsOf(key: string): readonly string[] {
  return (
    withoutAccents(key)
      .replace(/(ID|URL|URI)s\b/g, '$1')
      .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase()
      // `avatar_video` is the generated video, so `avatar` is removed from the name. A link called just "avatar" may be
      // an input of the video.
      .replace(/^avatar[ _-]?video(?=s?([ _-]?(id|uuid|status|state))?$)/, 'video')
      // Removes `OrError`, as in the GraphQL field `runOrError`, whose value is a run or an error.
      .replace(/(?<=[a-z\d])[ _-]or[ _-]error$/, '')
      .replace(unspaced, ' $& ')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .flatMap((word) => word.replace(gluedNames, '$1 $2').split(' '))
      .map(toSingular)
      .flatMap((word) => translated.get(word)?.split(' ') ?? word)
  );
}

function toSingular(word: string): string {
  if (/..[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.length < 3 || !word.endsWith('s') || /(ss|us|is)$/.test(word) || keepsItsS.has(word)
    ? word
    : word.slice(0, -1);
}
