import type { Chunk } from './copyChunks';
import { asksToAct, hasOffer, phoneNumber } from './emphasis';
import { featureWords } from './featureWords';
import type { Block } from './plainText';
import { tokenize } from './tokens';

const address = /(?<![\p{L}\d])(?:https?:|www\.|@\p{L}|[\p{L}\d-]{2,}\.\p{L}{2,}(?![\p{L}\d]))/iu;
/** Matches a time of day, such as 7 pm, 19:30 and 19 Uhr. */
export const timeOfDay = /\d{1,2}[:.h]\d\d|\d\s?(?:[ap]m|uhr)\b/iu;
const shapes: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['address', address],
  ['phone', phoneNumber],
  ['price', /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|%|円)|\d(?:[.,]\d\d)?\s?(?:euro|eur|usd|chf|kr|reais)/iu],
  ['number', /\d/u],
  ['time', timeOfDay],
  ['seconds', /\d\s*(?:s|sec|seconds?|sek|sekunden|segundos|secondes?|secondi|秒)(?![\p{L}])/iu],
  ['ratio', /\b\d{1,2}:\d{1,2}\b|\d{3,4}\s?[x×]\s?\d{3,4}/u],
  ['capitals', /^(?=.*\p{Lu}{3})[^\p{Ll}]+$/u],
  ['lower', /^\p{Ll}/u],
  ['name', /^\p{Lu}[\p{L}\p{N}&’'.-]*(?:\s+(?:&|of|de|und|\p{Lu}[\p{L}\p{N}&’'.-]*)){0,3}[.!]?$/u],
  ['stop', /[.。]$/u],
  ['exclamation', /!$/u],
  ['question', /[?？]$/u],
  ['star', /^[*†¹]|\*$/u],
  ['emoji', /\p{Extended_Pictographic}/u],
  ['hashtag', /#\p{L}/u],
  [
    'street',
    /\d+[a-z]?\s+\p{Lu}\p{L}+ (?:st|street|rd|road|ave|avenue|lane|way|square)\b|\p{L}+(?:str\.|straße|strasse|gasse|platz|weg|allee) \d|\b(?:rue|avenue|calle|via|viale|rua|av\.|plaza|place) \p{L}/iu,
  ],
];

/** Words that are frequent in requests for an ad, but rare in the text of an ad. */
const tones: readonly (readonly [name: string, words: ReadonlySet<string>])[] = [
  [
    'maker',
    'video ad ads spot clip reel reels tiktok werbung werbespot anuncio anúncio vídeo vidéo pub spots pubblicità 動画 cm advert commercial',
  ],
  ['author', 'i we ich wir je nous on io noi eu nós yo nosotros'],
  [
    'politeness',
    'please pls thanks thank bitte danke merci gracias grazie obrigado obrigada hi hello hey hallo bonjour hola ciao olá cheers regards grüße',
  ],
].map(([name = '', list = '']) => [name, new Set(list.split(' '))] as const);

/** Returns the features from which the model predicts the role of each chunk. */
export function copyFeatures(blocks: readonly Block[], chunks: readonly Chunk[]): readonly (readonly string[])[] {
  const words = chunks.map(({ text }) => featureWords(text));
  const lines = blocks.map(lineOf);
  const firstOfSentence = firsts(chunks.map(({ sentence }) => sentence));
  const firstOfBlock = firsts(chunks.map(({ block }) => block));
  const context = contextOf(chunks, new Set(words.flat()));
  return chunks.map((chunk, at) => {
    const { block } = chunk;
    const own = words[at] ?? [];
    const look = lookOf(chunk, own);
    const opening = firstOfSentence.get(chunk.sentence) ?? at;
    const place = [
      blocks[block]?.kind ?? 'text',
      `place ${blocks.length < 2 ? 0 : Math.floor((block / (blocks.length - 1)) * 3.99)}`,
    ];
    const features = [
      ...wordFeatures(own),
      ...look,
      ...pairsOf(look),
      ...place,
      `chunk ${Math.min(4, at - (firstOfBlock.get(block) ?? at))}`,
      ...labelFeatures(chunk),
      ...beforeFeatures(chunk, chunks[at - 1], words[at - 1] ?? []),
      ...afterFeatures(chunk, chunks[at + 1], words[at + 1] ?? []),
      // The first words of a sentence show whether it is an instruction or copy, so they are features of its later
      // chunks.
      ...(opening === at ? [] : (words[opening] ?? []).slice(0, 3).map((word) => `opening ${word}`)),
      ...(lines[block]?.sizes ?? []).map((size) => `line ${size}`),
      ...lineFeatures('above', lines[block - 1]),
      ...lineFeatures('two above', lines[block - 2]),
      ...lineFeatures('below', lines[block + 1]),
      ...context,
      ...context.flatMap((sign) => [...place, ...look].map((it) => `${sign}+${it}`)),
    ];
    return [...new Set(features)];
  });
}

/** Maps each value to the index of its first occurrence. */
function firsts(values: readonly number[]): ReadonlyMap<number, number> {
  return new Map(values.map((value, at) => [value, at] as const).toReversed());
}

function contextOf(chunks: readonly Chunk[], words: ReadonlySet<string>): string[] {
  const labels = chunks.filter(({ joint }) => joint === 'label').length;
  return [
    `chunks ${Math.min(6, Math.floor(Math.log2(1 + chunks.length)))}`,
    ...tones.filter(([, list]) => [...list].some((word) => words.has(word))).map(([name]) => name),
    chunks.some(({ isQuoted }) => isQuoted) ? 'quotations' : 'no quotations',
    ...(labels * 4 > chunks.length ? ['labels'] : []),
  ];
}

function wordFeatures(words: readonly string[]): string[] {
  const edged = ['^', ...words, '$'];
  return [
    ...words.map((word) => `word ${word}`),
    ...words
      .filter((word) => word.length > 4)
      .flatMap((word) => [`stem ${word.slice(0, 4)}`, `ending ${word.slice(-3)}`]),
    ...edged.slice(1).map((word, at) => `pair ${edged[at]} ${word}`),
  ];
}

/** Features of a chunk's form, such as its length, and whether it contains an offer or a call to action. */
function lookOf({ text, joint, isQuoted, isBracketed }: Chunk, words: readonly string[]): string[] {
  const tokens = tokenize(text);
  return [
    ...shapes.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
    ...[1, 2, 4, 7, 12].filter((most) => words.length <= most).map((most) => `at most ${most}`),
    `after ${joint}`,
    ...(isQuoted ? ['quoted'] : []),
    ...(isBracketed ? ['bracketed'] : []),
    ...(asksToAct(tokens) ? ['action'] : []),
    ...(hasOffer(tokens) ? ['offer'] : []),
  ];
}

function pairsOf(look: readonly string[]): string[] {
  return look.flatMap((one, at) => look.slice(at + 1).map((other) => `${one}&${other}`));
}

interface LineLook {
  readonly words: readonly string[];
  readonly label: readonly string[];
  readonly sizes: readonly string[];
}

function lineOf({ text }: Block): LineLook {
  const words = featureWords(text);
  const [, label = ''] = /^([^:：]{1,30})[:：]/u.exec(text) ?? [];
  const sizes = [2, 4, 8, 16, 32].filter((most) => words.length <= most).map((most) => `of ${most}`);
  return { words: words.slice(0, 2), label: featureWords(label), sizes };
}

function lineFeatures(where: string, line: LineLook | undefined): string[] {
  if (line === undefined) return [`none ${where}`];
  const [first = '', second = ''] = line.words;
  return [
    `${where} ${first}`,
    `${where} ${first} ${second}`,
    ...line.sizes.slice(0, 1).map((size) => `${where} ${size}`),
    ...line.label.map((word) => `label ${where} ${word}`),
  ];
}

function labelFeatures({ label, heading, isQuoted }: Chunk): string[] {
  const words = featureWords(label);
  return [
    ...(words.length === 0
      ? []
      : ['labelled', `label ${words.join(' ')}`, ...(isQuoted ? ['labelled quotation'] : [])]),
    ...words.map((word) => `label word ${word}`),
    ...(heading === '' ? [] : ['headed']),
    ...featureWords(heading).map((word) => `heading ${word}`),
  ];
}

function beforeFeatures(chunk: Chunk, before: Chunk | undefined, words: readonly string[]): string[] {
  if (before === undefined) return ['first'];
  const near = before.sentence === chunk.sentence;
  return [
    ...(near ? words.slice(-3) : words.slice(0, 2)).map((word) => `${near ? 'just before' : 'before'} ${word}`),
    ...(before.isQuoted ? ['before quoted'] : []),
  ];
}

function afterFeatures(chunk: Chunk, after: Chunk | undefined, words: readonly string[]): string[] {
  if (after === undefined) return ['last'];
  const near = after.sentence === chunk.sentence;
  return [
    `then ${after.joint}`,
    `${near ? 'just after' : 'after'} ${words[0] ?? ''}`,
    ...(after.isQuoted ? ['after quoted'] : []),
    ...(address.test(after.text) ? ['then address'] : []),
  ];
}
