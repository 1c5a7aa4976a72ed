import { remembering } from './remembering';

/** Words whose final s is not a plural. */
const keepsItsS = new Set([
  'hls',
  'dns',
  'tls',
  'aws',
  'gps',
  'sms',
  'js',
  'is',
  'has',
  'this',
  'https',
  'canvas',
  'alias',
]);

/** Names often written in one piece and in lower case. */
const glued =
  /^(video|image|thumbnail|output|result|file|download|task|job|generation|render|project|request|user|err|error|fail|status|ret|result)(url|uri|id|status|state|msg|message|code|reason)$/;

/** Keys longer than this are data, not names. */
const maxKeyLength = 80;

/**
 * The words of a property name, in lower case and singular, however the service spells names:
 * `motionMP4URL` and `motion_mp4_urls` are both motion, mp4, url.
 */
export const keyWords = remembering((key: string): readonly string[] => {
  if (key.length > maxKeyLength) return [];
  return (
    key
      .replace(/(ID|URL|URI)s\b/g, '$1')
      .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase()
      // GraphQL's unions: `runOrError` holds the run.
      .replace(/(?<=[a-z\d])[ _-]or[ _-]error$/, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .flatMap((word) => word.replace(glued, '$1 $2').split(' '))
      .map(toSingular)
  );
});

/** Words whose singular ends in "ie" or is the same. */
const keepsItsI = new Set(['movies', 'cookies', 'series', 'selfies']);

function toSingular(word: string): string {
  if (/..[^aeiou]ies$/.test(word) && !keepsItsI.has(word)) return `${word.slice(0, -3)}y`;
  return word.length < 3 || !word.endsWith('s') || /(ss|us|is)$/.test(word) || keepsItsS.has(word)
    ? word
    : word.slice(0, -1);
}

/** A table's row of words, written as one line. */
export const wordSet = remembering(
  (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== '')),
);

export function hasAny(words: readonly string[], set: ReadonlySet<string>): boolean {
  for (const word of words) {
    if (set.has(word)) return true;
  }
  return false;
}
