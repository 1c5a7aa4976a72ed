import { hasAny, wordSet } from './keyWords';
import { kindOfLink, kindOfType, linkOf, type LinkKind } from './linkKinds';
import { ancestors, siblings, type Place } from './walk';

interface Link {
  readonly link: string;
  readonly kind: LinkKind;
  readonly place: Place;
}

/** Names of links that never lead to the finished video, wherever in the path they stand. */
const neverVideo = wordSet(`
  webhook callback hook status poll polling get cancel stop delete self web editor edit share dashboard console page
  player embed iframe hosted watch view viewer permalink doc documentation help support term policy billing checkout
  upgrade invoice logo icon avatar profile source input init reference ref start mask audio music voice sound speech
  subtitle caption srt vtt ass transcript transcription script response request endpoint api log reply next prev previous
  last first related type license licence preview progress draft sketch stream streaming hls dash m3u8 playback manifest websocket
  socket events upload put driver background model lora font doc schema repo website homepage site report feedback terms
  pending retry home ping health referrer origin project template portal login signup auth redirect return
`);
const envelopes = wordSet('response status project api type request related');
/** Names of pictures. A picture's link is never the video's, even with no ending to tell. */
const pictures: ReadonlyMap<string, number> = new Map([
  ['thumbnail', 50],
  ['thumb', 50],
  ['poster', 45],
  ['cover', 40],
  ['snapshot', 38],
  ['still', 38],
  ['screenshot', 36],
  ['image', 25],
  ['img', 25],
  ['picture', 25],
  ['photo', 25],
  ['preview', 22],
  ['frame', 10],
  ['gif', 5],
]);
/** Names that speak for a video; the own name counts whole, those around it by half. */
const videos: ReadonlyMap<string, number> = new Map([
  ['video', 40],
  ['mp4', 40],
  ['movie', 38],
  ['clip', 30],
  ['film', 34],
  ['animation', 30],
  ['motion', 30],
  ['render', 30],
  ['final', 26],
  ['result', 28],
  ['output', 28],
  ['sample', 26],
  ['download', 26],
  ['generated', 24],
  ['generation', 20],
  ['artifact', 24],
  ['asset', 22],
  ['creation', 22],
  ['work', 20],
  ['media', 20],
  ['content', 18],
  ['file', 22],
  ['export', 20],
  ['signed', 20],
  ['presigned', 20],
  ['cdn', 20],
  ['public', 15],
  ['hd', 12],
  ['resource', 20],
]);
/** An own name made of these alone says that the link is the thing's own. */
const plain = wordSet('url uri link href src location path value resource');
/** Variants of the video that are second choice. */
const variants = wordSet(
  'watermark watermarked caption captioned subtitled original low sd small compressed proxy muted silent vertical square',
);
const typeNames = wordSet('type mime format kind');
const without = wordSet('without no non un removed free');

/** Pictures in these places were given, not made. */
const given = wordSet('avatar logo icon profile user author owner source input init reference ref start mask driver');

const kindWeights: Readonly<Record<LinkKind, number>> = {
  video: 30,
  untold: 0,
  archive: -8, picture: -18,
  stream: -200,
  other: -200,
};
const perLevel = 2;

function links(places: readonly Place[]): Link[] {
  const found: Link[] = [];
  for (const place of places) {
    const link = place.echoed ? undefined : linkOf(place.value);
    if (link === undefined || isExpired(place)) continue;
    const told = kindOfLink(link);
    found.push({ link, place, kind: told === 'untold' ? (declaredKind(place) ?? told) : told });
  }
  return found;
}

/** The link to the finished video. */
export function findVideoLink(places: readonly Place[]): string | undefined {
  return best(links(places), videoWeight);
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

function videoWeight({ place, kind }: Link): number {
  const { words } = place;
  const around = ancestors(place);
  const name = heaviest(words, videos);
  if (isNever(words, kind) || around.some(isWithinOther)) return 0;
  if (name < 30 && (kind === 'picture' || kind === 'untold') && hasPicture([words, ...around.map((at) => at.words)])) return 0;
  const inherited = Math.max(0, ...around.map((at) => heaviest(at.words, videos)));
  const isPlain = words.length > 0 && words.every((word) => plain.has(word));
  const weight = Math.max(name, isPlain ? 27 : 0) + inherited / 2 + kindWeights[kind];
  const isClean = hasAny(words, without);
  const variant = !isClean && hasAny(words, variants) ? 30 : isClean ? -10 : 0;
  return (
    weight -
    variant -
    place.depth * perLevel -
    (place.index ?? 0) / 100 -
    (isPlain || name > 0 || inherited > 0 ? 0 : 5)
  );
}

/** A picture's word beside it does not make "motion picture" less a video, but a thumbnail of a video is a picture. */
function isNever(words: readonly string[], kind: LinkKind): boolean {
  if (heaviest(words, pictures) >= 22 && kind !== 'video') return true;
  if (hasAny(words, wordSet('thumbnail thumb poster gif'))) return true;
  const nevers = words.filter((word) => neverVideo.has(word) && !variants.has(word));
  return nevers.length > 0;
}

/** What the thing around a link is called rules it out; "response" or "status" around it is an envelope. */
function isWithinOther(at: Place): boolean {
  return at.words.some((word) => neverVideo.has(word) && !envelopes.has(word));
}

function hasPicture(names: readonly (readonly string[])[]): boolean {
  for (const words of names) {
    if (heaviest(words, videos) >= 30) return false;
    if (heaviest(words, pictures) > 0) return true;
  }
  return false;
}

function pictureWeight({ place, kind }: Link): number {
  if (kind !== 'picture' && kind !== 'untold') return 0;
  const around = ancestors(place).map((at) => at.words);
  const names = [place.words, ...around];
  if (names.some((words) => hasAny(words, given))) return 0;
  const name = Math.max(...names.map((words, level) => heaviest(words, pictures) - level * 3));
  if (name <= 0) return 0;
  if (kind === 'untold' && heaviest(place.words, videos) >= 30 && heaviest(place.words, pictures) === 0) return 0;
  // A preview with no ending is a page.
  if (kind === 'untold' && name <= 22) return 0;
  const gif = /\.gif($|\?)/i.test(String(place.value)) ? 15 : 0;
  return name + (kind === 'picture' ? 10 : 0) - gif - place.depth * perLevel - (place.index ?? 0) / 100;
}

function heaviest(words: readonly string[], table: ReadonlyMap<string, number>): number {
  return Math.max(0, ...words.map((word) => table.get(word) ?? 0));
}

/** What a type beside the link says: {"url": …, "mimeType": "video/mp4"}. */
function declaredKind(place: Place): LinkKind | undefined {
  for (const beside of siblings(place)) {
    const kind = hasAny(beside.words, typeNames) ? kindOfType(beside.value) : undefined;
    if (kind !== undefined) return kind;
  }
  return undefined;
}

/** Said to be dead: `expired` or `expireFlag` is set beside it. */
function isExpired(place: Place): boolean {
  return [place, ...(place.parent === undefined ? [] : [place.parent])].some((at) =>
    siblings(at).some(({ words, value }) => {
      const name = words.join(' ');
      return /^((is|url|link|has)? ?expired|expire flag)$/.test(name) && (value === true || value === 1);
    }),
  );
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
