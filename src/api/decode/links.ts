import { isCallBesideOthers, isPageOfId } from './addresses';
import { hasAny, keyWords, wordSet } from './keyWords';
import { kindOfLink, kindOfType, linkOf, type LinkKind } from './linkKinds';
import {
  envelopes,
  filed,
  files,
  given,
  inBetween,
  labels,
  neverVideo,
  pictures,
  plain,
  typeNames,
  variants,
  videos,
  without,
  wrappers,
} from './linkNames';
import { ancestors, requestNames, type Place } from './walk';

interface Link {
  readonly link: string;
  readonly kind: LinkKind;
  /** The names of the link itself. */
  readonly words: readonly string[];
  readonly place: Place;
}

const kindWeights: Readonly<Record<LinkKind, number>> = {
  video: 30,
  untold: 0,
  archive: -8,
  picture: -18,
  stream: -200,
  other: -200,
};
/** For a link with a name nobody knows, where nothing better is left. */
const strangeName = 20;
const perLevel = 2;
const madeNames = wordSet('output result');
/** Just below a `video`. */
const ownOutput = 39;

/** The links of a reply that is being read; several rules ask for them. */
const known = new WeakMap<readonly Place[], readonly Link[]>();

function links(places: readonly Place[]): readonly Link[] {
  const found = known.get(places) ?? findLinks(places);
  known.set(places, found);
  return found;
}

function findLinks(places: readonly Place[]): Link[] {
  const found = places.flatMap((place) => {
    const link = place.echoed ? undefined : linkOf(place.value);
    return link === undefined ? [] : [{ link, place }];
  });
  if (found.length === 0) return [];
  const { expired, types, called } = whatIsSaid(places);
  return found
    .filter(({ place: { parent } }) => !expired.has(parent) && (parent === undefined || !expired.has(parent.parent)))
    .map(({ link, place }) => {
      const told = kindOfLink(link);
      const kind = told === 'untold' ? (types.get(place.parent) ?? told) : told;
      const label = place.words.every((word) => plain.has(word)) ? labelAround(place, called) : undefined;
      return { link, place, kind, words: [...place.words, ...(label ?? [])] };
    });
}

/** What the values beside a link say about it, by the object that holds both. */
function whatIsSaid(places: readonly Place[]) {
  /** `expired: true`, `expireFlag: 1`. */
  const expired = new Set<Place | undefined>();
  /** `mimeType: "video/mp4"`, `type: "image"`. */
  const types = new Map<Place | undefined, LinkKind>();
  /** In a list of several, `url` is called what the label beside it says: {"kind": "poster", "url": …}. */
  const called = new Map<Place | undefined, readonly string[]>();
  for (const { words, value, parent, index } of places) {
    if (index !== undefined || parent === undefined) continue;
    const isSet = value === true || value === 1;
    if (isSet && /^(((is|url|link|has) )?expired|expire flag)$/.test(words.join(' '))) expired.add(parent);
    const kind = hasAny(words, typeNames) ? kindOfType(value) : undefined;
    if (kind !== undefined && !types.has(parent)) types.set(parent, kind);
    if (isOneOfMany(parent) && words.length === 1 && hasAny(words, labels) && typeof value === 'string') {
      called.set(parent, keyWords(value));
    }
  }
  return { expired, types, called };
}

/** It, or what it is the contents of, is an item of a list of several. */
function isOneOfMany({ index, words, parent }: Place): boolean {
  if (index !== undefined) return (parent?.children.length ?? 0) > 1;
  return parent?.index !== undefined && words.every((word) => inBetween.has(word)) && isOneOfMany(parent);
}

/** The label beside it, or beside what it is the contents of: {"label": "poster", "file": {"href": …}}. */
function labelAround(
  { parent }: Place,
  called: ReadonlyMap<Place | undefined, readonly string[]>,
): readonly string[] | undefined {
  for (let [at, levels] = [parent, 0]; at !== undefined && levels < 3; at = at.parent, levels++) {
    const label = called.get(at);
    if (label !== undefined || at.index !== undefined) return label;
    if (!at.words.every((word) => inBetween.has(word))) return undefined;
  }
  return undefined;
}

/** The link to a video: its name, its file's ending or its place speaks for it. */
export function findVideoLink(places: readonly Place[]): string | undefined {
  return best(links(places), (link) => videoWeight(link));
}

/** Whether a link proves that there is a video: one that may just be where to ask about it does not. */
export function showsVideo(places: readonly Place[]): boolean {
  return links(places).some((link) => videoWeight(link) > 0 && !isAddress(link));
}

/** Whether a value is the address of a job rather than something made. */
export function isJobAddress(place: Place): boolean {
  const link = linkOf(place.value);
  return link !== undefined && isAddress({ link, place, kind: kindOfLink(link), words: place.words });
}

/**
 * No file by its ending, by its name or by what it is in, and an address of an interface, of the page of an id or with a
 * name nobody knows; or one of several calls of an interface, whatever its name.
 */
function isAddress({ link, place, kind, words }: Link): boolean {
  // Where the file is to go, perhaps.
  if (ancestors(place).some((at) => requestNames.has(at.words.at(-1) ?? ''))) return true;
  const around = ancestors(place).filter((at) => !at.words.every((word) => wrappers.has(word)));
  if (kind !== 'untold') return false;
  if (isCallBesideOthers(link, place)) return true;
  const names = [words, ...around.map((at) => at.words)];
  const isPage = isPageOfId(link, place);
  // {"video": {"id": "12", "url": …/12}} may lead to its page, but a file's link to the file.
  if (names.some((of) => hasAny(of, filed))) return isPage && !names.some((of) => hasAny(of, files));
  if (isPage || apiAddress.test(link) || jobLink.test(words.join(' '))) return true;
  return around.length === 0 && heaviest(words, videos) === 0 && !words.every((word) => plain.has(word));
}
const apiAddress = /^https?:\/\/(api\.|[^?#]*\/(api|v\d{1,2})\/)/i;
const jobLink = /\b(job|task|render) (url|uri|link|href)$/;

/** The link of a video known to be finished: failing a better one, a link whose name says nothing against it. */
export function findFinishedVideoLink(places: readonly Place[]): string | undefined {
  return findVideoLink(places) ?? best(links(places), (link) => videoWeight(link, strangeName));
}

/** The link to a still picture of it. */
export function findThumbnailLink(places: readonly Place[]): string | undefined {
  return best(links(places), pictureWeight);
}

function best(candidates: readonly Link[], weigh: (link: Link) => number): string | undefined {
  let chosen: { link: string; weight: number } | undefined;
  for (const candidate of candidates) {
    const weight = weigh(candidate);
    if (weight > (chosen?.weight ?? 0)) chosen = { link: candidate.link, weight };
  }
  return chosen?.link;
}

function videoWeight({ link, place, kind, words }: Link, bonus = 0): number {
  const around = ancestors(place);
  const name = Math.max(heaviest(words, videos), isOwnOutput(link, place) ? ownOutput : 0);
  if (isNever(words, kind) || around.some(isWithinOther)) return 0;
  if (name < 30 && (kind === 'picture' || kind === 'untold') && hasPicture([words, ...around.map((at) => at.words)])) {
    return 0;
  }
  const inherited = Math.max(0, ...around.map((at) => heaviest(at.words, videos)));
  const isPlain = words.length > 0 && words.every((word) => plain.has(word));
  const weight = Math.max(name, isPlain ? 27 : 0) + inherited / 2 + kindWeights[kind];
  const source = /\/(sources?|inputs?)\//i.test(link.slice(0, 300)) ? 15 : 0;
  const isClean = hasAny(words, without);
  const variant = !isClean && hasAny(words, variants) ? 30 : isClean ? -10 : 0;
  return (
    weight +
    bonus -
    variant -
    source -
    place.depth * perLevel -
    (place.index ?? 0) / 100 -
    (isPlain || name > 0 || inherited > 0 ? 0 : 5)
  );
}

/** {"output": "https://cdn.example/v.mp4"}: what was made, before clips and assets that may have been given. */
function isOwnOutput(link: string, { words, index, depth }: Place): boolean {
  if (index !== undefined || depth > 2 || words.length !== 1 || !hasAny(words, madeNames)) return false;
  return kindOfLink(link) === 'video';
}

/** Whether its own name rules it out as the video's link. */
function isNever(words: readonly string[], kind: LinkKind): boolean {
  if (heaviest(words, pictures) >= 22 && kind !== 'video') return true;
  if (hasAny(words, wordSet('thumbnail thumb poster gif'))) return true;
  return words.some((word) => neverVideo.has(word) && !variants.has(word));
}

/** What the thing around a link is called rules it out; "response" or "status" around it is an envelope. */
function isWithinOther(at: Place): boolean {
  return at.words.some((word, index) => neverVideo.has(word) && !envelopes.has(word) && !isVerb(at.words, index));
}

/** GraphQL answers under the name of the question: {"getJob": …}. */
function isVerb(words: readonly string[], index: number): boolean {
  const next = words[index + 1];
  return index === 0 && words[0] === 'get' && next !== undefined && !plain.has(next);
}

function hasPicture(names: readonly (readonly string[])[]): boolean {
  for (const words of names) {
    if (heaviest(words, videos) >= 30) return false;
    if (heaviest(words, pictures) > 0) return true;
  }
  return false;
}

function pictureWeight({ place, kind, words: own }: Link): number {
  if (kind !== 'picture' && kind !== 'untold') return 0;
  const around = ancestors(place).map((at) => at.words);
  const names = [own, ...around];
  if (names.some((words) => hasAny(words, given))) return 0;
  const name = Math.max(...names.map((words, level) => heaviest(words, pictures) - level * 3));
  if (name <= 0) return 0;
  if (kind === 'untold' && heaviest(own, videos) >= 30 && heaviest(own, pictures) === 0) return 0;
  // A preview with no ending is a page.
  if (kind === 'untold' && name <= 22) return 0;
  const gif = /\.gif($|\?)/i.test(String(place.value)) ? 15 : 0;
  return name + (kind === 'picture' ? 10 : 0) - gif - place.depth * perLevel - (place.index ?? 0) / 100;
}

function heaviest(words: readonly string[], table: ReadonlyMap<string, number>): number {
  return Math.max(0, ...words.map((word) => table.get(word) ?? 0));
}

/** A pinned link, if it is one. */
export function pinnedLink(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return linkOf(first);
}

/** Property names that speak of a made thing, whether it is there yet or not. */
export function speaksOfOutput(words: readonly string[]): boolean {
  const last = words.at(-1);
  if (last === undefined || (last === 'id' && !hasAny(words, wordSet('file asset output result')))) return false;
  return words.some((word) => (videos.get(word) ?? 0) >= 18) || hasAny(words, wordSet('creation finish'));
}
