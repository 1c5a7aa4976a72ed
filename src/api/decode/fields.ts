import type { ReadingState } from '../types';
import { choose, type Candidate, type Read } from './chooseField';
import { oneLine } from '../serviceText';
import { longestExplanation } from './explanation';
import { keyWords } from './keyWords';
import { hasAny, keysOf, type Words } from './fieldRole';
import { stateOfWord } from './statusWords';
import * as table from './tables';
import { isEmpty, isInside, siblings, type Place } from './walk';

// Video ID

/**
 * Finds the video's ID.
 * @param onlyClearNames whether to ignore IDs that may identify the call, such as `request_id`
 */
export function findVideoId(places: readonly Place[], onlyClearNames: boolean): string | undefined {
  const found = choose(places, table.idRole, (place, named) => {
    const id = idOf(place.value);
    // An ID whose name has a low weight may be the ID of the call, not of the video.
    if (id === undefined || named <= (onlyClearNames ? 30 : 0) || !mayBeId(place, id)) return undefined;
    return { value: id, bonus: place.index === undefined ? 200 : 197 };
  });
  return found[0]?.value;
}

/**
 * The ID that a value contains, as text. Undefined if the value cannot be an ID. Large integers are exact, because the
 * JSON parser keeps them as text.
 */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? String(value) : undefined;
  if (typeof value !== 'string' || value.length > 512) return undefined;
  const id = value.trim();
  return id === '' || /^(https?|s3|gs|data):/i.test(id) || /[\p{Cc}\p{Surrogate}]/u.test(id) ? undefined : id;
}

/** Whether a property contains the checked video's ID, either alone or as the end of a path. */
export function namesVideo({ last, value }: Place, askedId: string): boolean {
  const id = idOf(value);
  if (last.endsWith('id')) return id === askedId;
  return table.pathNames.has(last) && id !== undefined && /[/:]/.test(id) && id.split(/[/:]/).at(-1) === askedId;
}

/**
 * Whether a property's value may be the video's ID. If the property's name is ambiguous, such as `name` or `ref`, the
 * value must also look like an ID.
 */
function mayBeId({ name, last, depth, parent }: Place, id: string): boolean {
  const isBeside = (other: string) => parent?.children.some((it) => it.last === other && !isEmpty(it)) === true;
  // Rejects the call's own ID, such as `id` in a JSON-RPC response.
  if ((table.callIds.test(name) && isBeside('code')) || (name === 'id' && isBeside('jsonrpc'))) return false;
  // Accepts a path with at least two segments, such as `operations/abc`, or a URN, such as `urn:service:video:abc`.
  if (table.pathNames.has(last)) return /^((urn|arn):[\w:./-]+|\/?[\w.~%-]+(\/[\w.~%:()-]+)+)$/i.test(id);
  if (!table.bareIdNames.has(last)) return true;
  const isWord = stateOfWord(id) !== undefined && !/\d/.test(id);
  if (!table.envelopes.has(last) && last !== '') return !isWord && /^[\w.:@~-]{2,64}$/.test(id);
  return depth <= 1 && !isWord && /^(?=.*\d)[\w:@~-]{8,64}$/.test(id) && !/^\d{4}-\d\d-\d\d/.test(id);
}

/** A string or number as one line of text. Undefined for any other value. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? oneLine(String(value), longestExplanation) : '';
  return text === '' ? undefined : text;
}

// Links to files

const linkKinds = keysOf(table.linkEndings);
type LinkKind = keyof typeof table.linkEndings | 'unknown';

/**
 * The absolute http(s) link that a value contains. Undefined for any other value. Surrounding spaces are removed, and
 * spaces in the link of a video file are percent-encoded. Nothing else is changed.
 */
export function linkOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 16_384 || !/^\s*https?:\/\//i.test(value)) return undefined;
  const text = value.trim();
  const encoded = text.replaceAll(' ', '%20');
  const isFile = URL.canParse(encoded) && kindOfLink(encoded) === 'video' && !/ https?:/i.test(text);
  const link = isFile ? encoded : text;
  // A link with a lone surrogate or a control character is rejected, because parsing would change the link.
  if (/[\s\p{Cc}\p{Surrogate}<>"\\]/u.test(link)) return undefined;
  const url = URL.canParse(link) ? new URL(link) : undefined;
  return url === undefined || url.hostname === '' || url.username !== '' || url.password !== '' ? undefined : link;
}

/** The kind of file that a link leads to, from the file extension. `unknown` if the extension is unknown or missing. */
function kindOfLink(link: string): LinkKind {
  const ending = /\.([a-z0-9]{2,5})\/?$/i.exec(new URL(link).pathname)?.[1]?.toLowerCase() ?? '';
  return linkKinds.find((kind) => table.linkEndings[kind].has(ending)) ?? 'unknown';
}

interface Link {
  readonly link: string;
  readonly kind: LinkKind;
  /**
   * The words of any label in the same object, then those of the property's name. For
   * {"type": "video/mp4", "url": …}: video, mp4, url.
   */
  readonly words: readonly string[];
}

function readLink(place: Place): Link | undefined {
  const link = linkOf(place.value);
  if (link === undefined) return undefined;
  const { words } = place;
  const kind = kindOfLink(link);
  if (place.parent?.index === undefined) return { link, kind, words };
  const labels = siblings(place).filter((at) => hasAny(at.words, table.linkLabels) && typeof at.value === 'string');
  const said = labels.flatMap(({ value }) => keyWords(String(value)));
  return { link, kind, words: [...said.filter((word) => kind === 'unknown' || table.lesser.has(word)), ...words] };
}

/**
 * The links to one kind of file, the most likely first. Among otherwise equal links, the larger rendition comes first.
 * A label such as "1080p" or a property such as {"height": 1080} indicates the size.
 */
function linksTo(wanted: 'video' | 'picture', places: readonly Place[]): Candidate<Link>[] {
  return choose(places, wanted === 'video' ? table.videoRole : table.pictureRole, (place): Read<Link> | undefined => {
    const link = readLink(place);
    if (link?.kind !== wanted && link?.kind !== 'unknown') return undefined;
    const own = link.kind === 'unknown' ? 0 : wanted === 'video' ? 30 : 12;
    const sizes = siblings(place).map(({ words, value }) => (hasAny(words, table.linkLabels) ? value : ''));
    const pixels = [place.key, place.parent?.key, ...sizes].join(' ').match(/(?<!\d)\d{3,4}(?!\d)/g) ?? [];
    const size = pixels.reduce((sum, number) => sum + Number(number), 0) / 5000;
    return { value: link, words: link.words, bonus: own + Math.min(size, 2) };
  });
}

/** The link to the video's file. The link to a single shot is used only if there is no other link. */
export function findVideoLink(places: readonly Place[]): string | undefined {
  const links = linksTo('video', places);
  return (links.find(({ place }) => !isInside(place, table.shots)) ?? links[0])?.value.link;
}

/** The link to a still picture of the video. */
export const findThumbnailLink = (places: readonly Place[]) => linksTo('picture', places)[0]?.value.link;

/** Whether the response has a link to the video's file. Ignores a link that may be the status URL. */
export function hasVideoLink(places: readonly Place[]): boolean {
  return linksTo('video', places).some(({ value, place }) => !mayBeStatusUrl(value, place));
}

/**
 * Whether a link may be a status URL instead of a video.
 * - A link with a known file extension leads to a file, except inside an object that repeats the request.
 * - Any other link may be a status URL if the same object links to another API call, or if no label, property name or
 *   ancestor's name suggests a file.
 */
function mayBeStatusUrl({ kind, words }: Link, place: Place): boolean {
  if (kind !== 'unknown') return isInside(place, table.requestNames);
  const isCall = siblings(place).some((at) => hasAny(at.words, table.callNames) && linkOf(at.value) !== undefined);
  const names = [words, ...place.around.filter((at) => !at.every((word) => table.envelopes.has(word)))].flat();
  return isCall || !(hasAny(names, table.fileNames) || hasAny(words, table.linkEndings.video));
}

// Progress and amounts

/** The progress as a fraction from 0 to 1. Undefined if it is missing or out of range. */
export function findProgress(places: readonly Place[], state: ReadingState): number | undefined {
  const [found] = choose(places, table.progressRole, (place) => {
    const isNamed = hasAny(place.words, table.progressNames) || place.around[0]?.join(' ') === 'progress';
    const fraction =
      isNamed && place.index === undefined ? (shareOf(place.value, state) ?? countedShare(place)) : undefined;
    return fraction === undefined ? undefined : { value: fraction };
  });
  return found?.value ?? places.map(countedShare).find((counted) => counted !== undefined);
}

/** The fraction in a value such as 40, 0.4, "40 %", "40% complete" or "4/10". */
export function shareOf(value: unknown, state: ReadingState): number | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 40) : '';
  const [, part, whole, percent] =
    /^\s*(-?\d+(?:\.\d+)?)\s*(?:\/\s*(\d+(?:\.\d+)?)|(%|percent)(?: (?:complete|done)d?)?)?\s*$/i.exec(text) ?? [];
  if (part === undefined) return undefined;
  if (whole !== undefined) return share(Number(part) / Number(whole));
  const number = Number(part);
  // A number below 1 is a fraction, and a number above 1 is a percentage. Exactly 1 means 100% if the video is
  // finished, and 1% if it is not.
  const isShare = number < 1 || (number === 1 && state === 'succeeded');
  return share(isShare && percent === undefined ? number : number / 100);
}

const share = (number: number) => (number >= 0 && number <= 1 ? number : undefined);

/**
 * The progress from a pair of counts: {"progress": {"current": 3, "total": 10}}, {"steps": {"done": 3, "of": 10}},
 * {"frames_done": 3, "frames_total": 10}
 */
function countedShare({ last, children }: Place): number | undefined {
  const isCounted = table.progressNames.has(last) || table.countedThings.has(last);
  const without = ({ words }: Place, counts: Words) => words.filter((word) => !counts.has(word)).join(' ');
  for (const done of children.filter(({ words }) => hasAny(words, table.doneCounts))) {
    const thing = without(done, table.doneCounts);
    if (typeof done.value !== 'number' || (thing === '' && !isCounted)) continue;
    const isAll = (it: Place) => hasAny(it.words, table.allCounts) && without(it, table.allCounts) === thing;
    const all = children.find(isAll)?.value;
    if (typeof all === 'number') return share(done.value / all);
  }
  return undefined;
}

/** The number in a value such as 42, "1,234.50", "$12.34" or "87 credits". */
export function amountOf(value: unknown): number | undefined {
  const text = typeof value === 'string' && value.length <= 40 ? value.trim().replace(/(?<=\d) (?=\d{3})/g, '') : '';
  const pattern = /^[\p{Sc}\s]{0,3}([+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)[\p{Sc}\s]{0,3}[a-z]{0,12}$/iu;
  const amount = typeof value === 'number' ? value : Number(pattern.exec(text)?.[1]?.replaceAll(',', '') ?? NaN);
  return Math.abs(amount) <= 1e15 ? amount : undefined;
}

function readAmount({ index, value }: Place): Read<number> | undefined {
  const amount = index === undefined ? amountOf(value) : undefined;
  return amount === undefined || amount < 0 ? undefined : { value: amount };
}

/** The cost of the video, in the service's credits. */
export function findCost(places: readonly Place[]): number | undefined {
  return choose(places, table.costRole, readAmount)[0]?.value;
}

/** The account's remaining credits, in a response about a video. */
export function findRemainder(places: readonly Place[]): number | undefined {
  // Only a name with a word for credits or a balance has a weight above 40. A number called just "remaining" might be
  // something other than credits.
  return choose(places, table.remainderRole, readAmount).find(({ weight }) => weight > 40)?.value;
}
