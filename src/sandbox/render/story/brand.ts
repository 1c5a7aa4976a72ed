import type { Chunk } from './copyChunks';
import { featureWords } from './featureWords';
import { LinearModel } from './linearModel';
import stored from './models/brands.json';

/** The model's classes for a name in a prompt. `brand` is the advertised product or company. */
export const brandLabels = ['other', 'brand'] as const;

const model = new LinearModel(brandLabels, stored);
/** A name with a lower probability than this is not the brand. */
const leastProbability = 0.25;

/** A name in a prompt that may be the brand, with its features for `model`. */
export interface Candidate {
  readonly name: string;
  readonly features: readonly string[];
}

/** Finds the name of the advertised product or company in a prompt. */
export function brandOf(chunks: readonly Chunk[]): string | undefined {
  const judged = candidatesOf(chunks).map(({ name, features }) => ({
    name,
    probability: model.probabilities(features)[1] ?? 0,
  }));
  const best = judged.reduce<(typeof judged)[number] | undefined>(
    (most, one) => (one.probability > (most?.probability ?? 0) ? one : most),
    undefined,
  );
  return best !== undefined && best.probability >= leastProbability ? best.name : undefined;
}

const capital = `\\p{Lu}[\\p{L}\\p{N}’'.&+-]*[\\p{L}\\p{N}+]|\\p{Lu}`;
const names = new RegExp(
  `(?<![\\p{L}\\p{N}@.])(?:${capital})(?:\\s+(?:(?:&|\\+|and|und|y|et|e|of|the|de|du|des|del|della|di|da|do|la|le|el|zum|zur|im|am|van|von)\\s+){0,2}(?:${capital}|\\d{1,4})(?![\\p{L}\\p{N}])){0,3}|[\\p{Script=Katakana}ー]{3,}(?:[\\p{Script=Han}]{1,2})?`,
  'gu',
);
const stems = /(?:^|[\s/@(])(?:www\.)?([\p{L}\d-]{3,})\.\p{L}{2,}|@([\p{L}\d_.]{3,})/gu;
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Maximum number of names that the model evaluates. */
const most = 80;

/** Returns the names in a prompt that may be the brand, each once. */
export function candidatesOf(chunks: readonly Chunk[]): Candidate[] {
  const whole = chunks.map(({ text }) => text).join('\n');
  const addresses = Array.from(whole.matchAll(stems), ([, domain, handle]) => fold(domain ?? handle ?? ''));
  const found = new Map<string, { name: string; features: Set<string>; count: number }>();
  for (const [at, chunk] of chunks.entries()) {
    for (const { name, before, after } of spellingsIn(chunk)) {
      const key = fold(name);
      if (key.length < 2) continue;
      const known = found.get(key) ?? { name, features: new Set<string>(), count: 0 };
      if (known.count === 0 && found.size >= most) continue;
      known.count++;
      for (const feature of placeFeatures(chunk, at, chunks.length, before, after)) known.features.add(feature);
      found.set(key, known);
    }
  }
  return [...found].map(([key, { name, features, count }]) => ({
    name,
    features: [
      ...features,
      `count ${Math.min(3, count)}`,
      `words ${Math.min(4, name.split(/\s+/u).length)}`,
      ...(addresses.includes(key) ? ['is address'] : []),
      ...(addresses.some((address) => address !== key && (address.startsWith(key) || key.startsWith(address)))
        ? ['begins address']
        : []),
      ...(addresses.length > 0 ? ['has address'] : []),
      ...(name === name.toUpperCase() ? ['capitals'] : []),
      ...(/&|\+/u.test(name) ? ['and'] : []),
      ...featureWords(name).map((word) => `word ${word}`),
    ],
  }));
}

/** Finds the names in a chunk. A quotation of at most four words also counts as a name. */
function spellingsIn({ text, isQuoted }: Chunk): { name: string; before: string; after: string }[] {
  const clean = text.replace(/[.!?,;:]+$/u, '');
  const wholes = isQuoted && clean.split(/\s+/u).length <= 4 ? [{ name: clean, before: '', after: '' }] : [];
  const capitals = Array.from(clean.matchAll(names), (match) => ({
    name: match[0],
    before: clean.slice(0, match.index),
    after: clean.slice(match.index + match[0].length),
  }));
  return [...wholes, ...capitals];
}

function placeFeatures(
  { label, heading, joint, isQuoted, isBracketed }: Chunk,
  at: number,
  count: number,
  before: string,
  after: string,
): string[] {
  const left = featureWords(before).slice(-3);
  const right = featureWords(after).slice(0, 2);
  return [
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
    ...(at >= count - 3 ? ['near the end'] : []),
    `part ${Math.floor((3.99 * at) / Math.max(1, count))}`,
  ];
}
