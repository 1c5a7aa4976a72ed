import type { Chunk } from './copyChunks';
import { featureWords } from './featureWords';
import { LinearModel } from './linearModel';
import stored from './models/brands.json';
import { wordCount } from './terms';

/** The model's classes for a name in a prompt. `brand` is the advertised product or company. */
export const brandLabels = ['other', 'brand'] as const;

const model = new LinearModel(brandLabels, stored);
/** A name with a lower probability than this is not the brand. The second value is for a name with a web address. */
const [leastProbability, leastWithAddress] = [0.2, 0.1];
/** The model's choice is certain from this probability. Otherwise a name that the text introduces as such wins. */
const certain = 0.5;

/** A name in a prompt that may be the brand, with its features for `model`. */
export interface Candidate {
  readonly name: string;
  readonly features: readonly string[];
  /** Whether words such as "it's called" introduce the name. */
  readonly isNamed: boolean;
}

/** Finds the name of the advertised product or company in a prompt. `chunks` are the prompt's. */
export function brandOf(chunks: readonly Chunk[], prompt: string): string | undefined {
  const judged = candidatesOf(chunks, prompt).map(({ name, features, isNamed }) => ({
    name,
    features,
    isNamed,
    probability: model.probabilities(features)[1] ?? 0,
    least: features.includes(isAddress) ? leastWithAddress : leastProbability,
  }));
  const likely = judged.filter(({ probability, least }) => probability >= least);
  const [best] = likely.toSorted((one, other) => other.probability - one.probability);
  const named = judged.filter(({ isNamed }) => isNamed).toSorted((one, other) => other.name.length - one.name.length);
  if (named[0] !== undefined && (best?.probability ?? 0) < certain) return withPlace(named[0].name, prompt);
  // The first line of a README is often the name of the product, in lower case. The text repeats it.
  const isHeading = ({ name, features }: Candidate) =>
    features.includes('first') &&
    features.includes('alone') &&
    prompt.toLowerCase().split(name.toLowerCase()).length > 3;
  return (best ?? judged.find(isHeading))?.name;
}

/** Captures the name in "Northlight logo". */
export const logoOf = /^(\p{Lu}\S*(?: \p{Lu}\S*){0,2}) (?:logo|wordmark|schriftzug)$/u;

/** Maximum number of words that only introduce a name. */
const longestIntroduction = 5;

/** Whether a text only introduces a name, as in "our workshop is called Alder". The name may be in another case. */
export function introduces(text: string, name: string): boolean {
  const words = text.replace(/[.!]$/u, '');
  const before = words.slice(0, -name.length);
  return (
    words.toLowerCase().endsWith(name.toLowerCase()) && naming.test(before) && wordCount(before) <= longestIntroduction
  );
}

/** Adds the rest of a name with a preposition, as in "Verde en Casa", unless the prompt uses the name without it. */
function withPlace(name: string, prompt: string): string {
  const [start, after = '', ...others] = prompt.split(name);
  const [place = ''] = /^ (?:en|à|aux?|con|sur) \p{Lu}[\p{L}’'-]*/u.exec(after) ?? [];
  return start === prompt || others.length > 0 ? name : name + place;
}

const capital = `\\p{Lu}[\\p{L}\\p{N}’'.&+-]*[\\p{L}\\p{N}+]|\\p{Lu}`;
const names = new RegExp(
  `(?<![\\p{L}\\p{N}@.])(?:${capital})(?:\\s+(?:(?:&|\\+|and|und|y|et|e|of|the|de|du|des|del|della|di|da|do|la|le|el|zum|zur|im|am|van|von)\\s+){0,2}(?:[dl][’'])?(?:${capital}|\\d{1,4})(?![\\p{L}\\p{N}])){0,3}|[\\p{Script=Katakana}ー]{3,}(?:[\\p{Script=Han}]{1,2})?`,
  'gu',
);
/** Captures the name in a web address or a handle. A file's name, such as CONTRIBUTING.md, is no address. */
const stems =
  /(?:^|[\s/@(])(?:www\.)?([\p{L}\d-]{3,})\.(?!(?:md|txt|pdf|docx?|xlsx?|pptx?|csv|json|ya?ml|png|jpe?g|svg|gif|mp[34]|mov|zip)(?!\p{L}))\p{L}{2,}|@([\p{L}\d_.]{3,})/gu;
/** Makes a name and its web address equal, as in "Müller & Söhne" and "mueller-soehne". */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replace(/(?<=[aou])e/gu, '');

/** The feature of a name that is also a web address or a handle in the prompt. */
const isAddress = 'is address';

/** Maximum number of names that the model evaluates. */
const most = 250;

/** Matches the label of a mail's header that names people. Labels are in lower case. */
const mailHeader = /^(?:from|to|cc|bcc|von|an|de|para|da|差出人|宛先)$/u;

/** Captures the name of somebody who writes in a chat, before the time of the message. */
const chatHeader = /^\[?(\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,2})[ ,]+\[?\d{1,2}[:.]\d\d/gmu;

/** Matches the prefix of a forwarded or answered mail's subject. */
const mailPrefix = /^(?:RE|FW|FWD|AW|WG|TR|RV|RES|ENC)$/iu;

/** Returns the names in a prompt that may be the brand, each once. */
export function candidatesOf(chunks: readonly Chunk[], prompt: string): Candidate[] {
  const addresses = new Set(Array.from(prompt.matchAll(stems), ([, domain, handle]) => fold(domain ?? handle ?? '')));
  const writers = new Set(Array.from(prompt.matchAll(chatHeader), ([, writer = '']) => fold(writer)));
  const isPartOfAddress = (name: string, key: string) =>
    !addresses.has(key) &&
    name.split(/\s+/u).some((word) => fold(word).length >= 4 && [...addresses].some((it) => it.includes(fold(word))));
  const found = new Map<string, { name: string; features: Set<string>; count: number; isNamed: boolean }>();
  for (const [at, chunk] of chunks.entries()) {
    for (const spelling of spellingsIn(chunk, at === 0, addresses)) {
      const { name } = spelling;
      const key = fold(name);
      const isWriter = writers.has(key) && !addresses.has(key);
      if (key.length < 2 || isWriter || mailPrefix.test(name) || mailHeader.test(chunk.label)) continue;
      const known = found.get(key) ?? { name, features: new Set<string>(), count: 0, isNamed: false };
      if (known.count === 0 && found.size >= most) continue;
      known.count++;
      known.isNamed ||= isIntroduced(spelling, chunks, at);
      for (const feature of placeFeatures(spelling, chunks, at)) known.features.add(feature);
      found.set(key, known);
    }
  }
  return [...found].map(([key, { name, features, count, isNamed }]) => ({
    name,
    isNamed,
    features: [
      ...features,
      `count ${Math.min(3, count)}`,
      `names ${Math.floor(Math.log2(found.size + 1))}`,
      `words ${Math.min(4, name.split(/\s+/u).length)}`,
      ...(addresses.has(key) ? [isAddress] : []),
      ...(isPartOfAddress(name, key) ? ['part of address'] : []),
      ...(addresses.size > 0 ? ['has address'] : []),
      ...(name === name.toUpperCase() ? ['capitals'] : []),
      ...(/&|\+/u.test(name) ? ['and'] : []),
      ...featureWords(name).map((word) => `word ${word}`),
    ],
  }));
}

/** An occurrence of a name in a chunk. */
interface Spelling {
  readonly name: string;
  /** The chunk's text before and after the name. */
  readonly before: string;
  readonly after: string;
  /** Whether the name is a whole run of capitalized words, its start or its end. */
  readonly part: 'whole' | 'start' | 'end';
}

/**
 * Finds the names in a chunk. A quotation of at most four words also counts as a name, and a prompt's first words in
 * lower case, which may be the heading of a README. A run of capitalized words is several names: “Meet Nova” is also
 * “Nova”, and “Nordfell Wanderjacken” is also “Nordfell”. Of a run such as “Bakery Alder”, only “Alder” is returned if
 * that is a web address of the prompt. An article is kept: “The Alder”.
 */
function spellingsIn({ text, isQuoted }: Chunk, isFirst: boolean, addresses: ReadonlySet<string>): Spelling[] {
  const clean = text.replace(/[.!?,;:]+$/u, '');
  const words = clean.split(/\s+/u).length;
  const isName = (isQuoted && words <= 4) || (isFirst && words <= 2 && !/\p{Lu}/u.test(clean));
  const whole: Spelling = { name: clean, before: '', after: '', part: 'whole' };
  const capitals = Array.from(clean.matchAll(names)).flatMap(({ 0: run, index }) => {
    const spellings = partsOf(run).map(([from, to, part]): Spelling => {
      const [start, end] = [index + from, index + to];
      return { name: clean.slice(start, end), before: clean.slice(0, start), after: clean.slice(end), part };
    });
    const own = spellings.find(({ name, part }) => part === 'end' && addresses.has(fold(name)));
    return own === undefined || run === clean || isArticle.test(run.slice(0, -own.name.length)) ? spellings : [own];
  });
  return [...(isName ? [whole] : []), ...capitals];
}

const isArticle = /^\p{L}{1,3}\s$/u;

/** Returns a run of capitalized words, each of its ends and each of its starts, as the start and end of the slice. */
function partsOf(run: string): (readonly [from: number, to: number, part: Spelling['part']])[] {
  const words = Array.from(run.matchAll(/(?<!\S)[\p{Lu}\p{Script=Katakana}\d]\S*/gu), ({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }));
  return [
    [0, run.length, 'whole'],
    ...words.flatMap(({ from }) => (from === 0 ? [] : [[from, run.length, 'end'] as const])),
    ...words.flatMap(({ to }) => (to === run.length ? [] : [[0, to, 'start'] as const])),
  ];
}

/** Whether the words before a name introduce it, as in "for my bakery, Alder" and "店の名前は「かげろう」". */
function isIntroduced({ before, after, part }: Spelling, chunks: readonly Chunk[], at: number): boolean {
  const [previous, chunk, next] = [chunks[at - 1], chunks[at], chunks[at + 1]];
  if (chunk === undefined || part === 'start') return false;
  const isFirst = before.replace(article, '') === '' && previous?.sentence === chunk.sentence;
  const isQuotedName =
    chunk.isQuoted && isFirst && (japaneseName.test(previous.text) || (next !== undefined && isSaid.test(next.text)));
  return (
    naming.test(before) ||
    (forSeller.test(before) && place.test(after)) ||
    isQuotedName ||
    (isFirst && chunk.joint === 'comma' && forOwn.test(previous.text))
  );
}

/** Matches the words before the name of the advertiser or of the product, with an article. */
const naming =
  /(?:^|\s)(?:(?:we|it|this|that)(?:[’']?s|[’']re| is| are)(?: called| named)?|(?:is|are) (?:called|named)|(?:our |the |my )?name(?:[’']s| is)|(?:wir|ich|firma|laden|ganze|\p{Ll}+) hei(?:ß|ss)(?:en?|t)|wir sind|s[’']appelle|nous (?:sommes|nous appelons)|on est|nos llamamos|se llama|somos|nos chamamos|(?:se )?chama(?:-se)?|ci chiamiamo|si chiama|siamo)\s+(?:the |die |das |der |l[ae’'] ?|les |el |los |o |a |os |as |il |lo |i |gli )?$/iu;
const article = /^(?:the |die |das |der |l[ae’'] ?|les |el |los |o |a |os |as |il |lo |i |gli )$/iu;
/** Matches words before the advertiser's name, as in "a commercial for", and words before his place. */
const [forSeller, place] = [
  /(?<!\p{L})(?:for|für|pour|para|pra|per)\s+(?:the |die |das |l[ae’'] ?|les |el |il |o |a )?$/iu,
  /^ (?:out of|based in|in|near|from|aus|à|em) \p{Lu}/u,
];
/** Matches "for my bakery" in seven languages at the end of a clause. */
const forOwn =
  /(?<!\p{L})(?:for|für|pour|para|pra|per) (?:my|our|mein\p{L}*|unser\p{L}*|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]|meu|minha|noss[oa]|(?:il |la )?(?:mi[oa]|nostr[oa]))(?: \p{L}[\p{L}’'-]*){1,5}$/iu;
const [japaneseName, isSaid] = [/(?:名前|店名|社名|屋号|商品名|ブランド)は$/u, /^という/u];

/** The number of characters beside a name in which its nearest words are searched. */
const near = 100;

function placeFeatures({ before, after, part }: Spelling, chunks: readonly Chunk[], at: number): string[] {
  const [previous, chunk] = [chunks[at - 1], chunks[at]];
  if (chunk === undefined) return [];
  const { block, sentence, label, heading, joint, isQuoted, isBracketed } = chunk;
  const isContinued = before.trim() === '' && previous?.block === block && previous.sentence === sentence;
  const left = featureWords(before.slice(-near)).slice(-3);
  const right = featureWords(after.slice(0, near)).slice(0, 2);
  const earlier = isContinued ? featureWords(previous.text.slice(-near)).slice(-3) : [];
  return [
    `run ${part}`,
    ...earlier.map((word) => `earlier ${word}`),
    ...left.map((word) => `left ${word}`),
    `just left ${left.at(-1) ?? `after ${joint}`}`,
    `two left ${left.slice(-2).join(' ')}`,
    `just right ${right[0] ?? 'end'}`,
    ...(before.trim() === '' && after.trim() === '' ? ['alone', `alone after ${joint}`] : []),
    ...(before.trim() === '' ? ['starts'] : []),
    ...featureWords(label).map((word) => `label ${word}`),
    ...(label === '' ? [] : ['labelled']),
    ...featureWords(heading)
      .slice(-3)
      .map((word) => `heading ${word}`),
    ...(isQuoted ? ['quoted'] : []),
    ...(isBracketed ? ['bracketed'] : []),
    ...(at === 0 ? ['first'] : []),
    ...(at >= chunks.length - 3 ? ['near the end'] : []),
    `part ${Math.floor((3.99 * at) / chunks.length)}`,
  ];
}
