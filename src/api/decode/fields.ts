import type { ReadingState } from '../types';
import { choose, type Candidate, type Read } from './choose';
import { hasAny, keyWords } from './keyWords';
import { stateOfWord } from './statusWords';
import * as table from './tables';
import * as weights from './weights';
import { isInside, siblings, type Place } from './walk';

// The ID

const maxIdLength = 512;
const maxAskingLink = 2_000;
/** In a refusal an ID with no better name is the call's. */
const leastInRefusal = 30;

/** The service's ID of the video, as text. */
export function findVideoId(places: readonly Place[], callFailed: boolean): string | undefined {
  const found = choose(places, weights.idRole, (place, named) => {
    const id = idOf(place.value);
    if (id === undefined || named <= (callFailed ? leastInRefusal : 0) || !mayBeId(place, id, callFailed)) {
      return undefined;
    }
    return { value: id, bonus: place.index === undefined ? 200 : 197 };
  });
  return found[0]?.value ?? (callFailed ? undefined : idOfLink(places));
}

/** Text or a number that can be an ID. Large whole numbers stay exact as long as JSON kept them so. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'bigint') return value > 0n ? value.toString() : undefined;
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? String(value) : undefined;
  if (typeof value !== 'string' || value.length > maxIdLength) return undefined;
  const id = value.trim();
  return id === '' || /^(https?|s3|gs|data):/i.test(id) || /[\p{Cc}\p{Surrogate}]/u.test(id) ? undefined : id;
}

/** Names that are an ID's only where the value looks like one. */
function mayBeId({ words, value, depth, index, parent }: Place, id: string, callFailed: boolean): boolean {
  const last = words.at(-1);
  if (last === undefined) return depth <= 1 && /\d/.test(id) && /^[\w.:@~+=/-]{2,256}$/.test(id);
  if (index !== undefined && !/^[\w.:@~+=/-]{2,256}$/.test(id)) return false;
  const hasCode = parent?.children.some((beside) => beside.words.at(-1) === 'code') === true;
  if (hasCode && /^(request id|[gjprst]id)$/.test(words.join(' '))) return false;
  if (words.join(' ') === 'event id') return depth === 1 && parent?.children.length === 1;
  const isOfOperation = parent?.words.join(' ') === 'operation' && isNumbered(id);
  if (last === 'name') return isResourceName(id) || (words.length === 1 && isOfOperation);
  if (last === 'uri') return isResourceName(id) && hasAny(keyWords(id), table.jobs);
  if (last === 'data' || last === 'result') {
    const isId = typeof value === 'string' && /^(?=.*\d)[\w:@~-]{8,64}$/.test(id) && !/^\d{4}-\d\d-\d\d/.test(id);
    return !callFailed && isId && depth === 1 && index === undefined && stateOfWord(id) === undefined;
  }
  if (!table.bareIdNames.has(last)) return true;
  if (typeof value !== 'string' || !/^[\w.:@~-]{2,64}$/.test(id)) return false;
  return words.length === 1 ? stateOfWord(id) === undefined || /\d/.test(id) : words.length === 2 && isNumbered(id);
}

/** It has a digit and is neither a step nor a model: not "step_2", "image2video". */
function isNumbered(id: string): boolean {
  return /\d/.test(id) && /^[\w.:@~-]{2,64}$/.test(id) && !/[_.:~]|^[a-z]{3,}\d[a-z]*$/.test(id);
}

/** `operations/abc`, a path of at least two names, or `urn:service:video:abc`. */
function isResourceName(text: string): boolean {
  return /^(urn|arn):[\w:./-]+$/i.test(text) || /^\/?[\w.~%-]+(\/[\w.~%:()-]+)+$/.test(text);
}

/** The path of one video or job, absolute or not, perhaps with its status behind it; not of a file, nor of an action. */
const resource =
  /^(?:https?:\/\/[^/?#]+)?\/?(?:[\w.~-]+\/){0,8}(?:videos?|tasks?|jobs?|generations?|operations?|predictions?|renders?)\/(?<id>(?!(?:generate|status|result|create)\b)[^/?#.]{1,200})(?:\/(?:status|result))?\/?(?:[?#]|$)/i;

/** {"status_url": "https://api.example/v1/videos/42"}: where the response names no ID, the URL to ask at does. */
function idOfLink(places: readonly Place[]): string | undefined {
  for (const { words, value, echoed } of places) {
    if (echoed || typeof value !== 'string' || value.length > maxAskingLink || words.length === 0) continue;
    const segment = words.every((word) => table.askingNames.has(word))
      ? resource.exec(value.trim())?.groups?.id
      : undefined;
    try {
      const id = segment === undefined ? undefined : idOf(decodeURIComponent(segment));
      if (id !== undefined) return id;
    } catch {
      continue;
    }
  }
  return undefined;
}

// Links

type LinkKind = keyof typeof weights.linkKindWeights;

/** Signed links are long, but not longer than this. */
const maxLinkLength = 16_384;

/** The absolute http(s) link in a value, verbatim but for blanks around it; undefined for anything else. */
export function linkOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > maxLinkLength || !/^\s*https?:\/\//i.test(value)) return undefined;
  const link = value.trim();
  // A lone surrogate or a control character would change on the way.
  if (/[\s\p{Cc}\p{Surrogate}<>"\\]/u.test(link)) return undefined;
  const url = URL.canParse(link) ? new URL(link) : undefined;
  return url === undefined || url.hostname === '' || url.username !== '' || url.password !== '' ? undefined : link;
}

/** By the name of the file in the path, or else in the query (`response-content-disposition`, `file=`). */
function kindOfLink(link: string): LinkKind {
  const url = new URL(link);
  const inPath = /\.([a-z0-9]{2,5})\/?$/i.exec(url.pathname)?.[1];
  const inQuery = /\.(mp4|webm|mov|m4v|jpe?g|png|webp|gif)(?=$|[&"'%;\s])/i.exec(url.search)?.[1];
  return kindOfEnding(inPath) ?? kindOfEnding(inQuery) ?? 'untold';
}

function kindOfEnding(ending: string | undefined): LinkKind | undefined {
  const kinds = Object.keys(table.linkEndings) as (keyof typeof table.linkEndings)[];
  return kinds.find((kind) => table.linkEndings[kind].has(ending?.toLowerCase() ?? ''));
}

interface Link {
  readonly link: string;
  readonly kind: LinkKind;
  /** The names of the link itself, and in a list those of the label beside it: {"type": "video/mp4", "url": …}. */
  readonly words: readonly string[];
}

/** The link at a place; undefined where it is none or has expired. */
function readLink({ value, words, parent }: Place): Link | undefined {
  const link = linkOf(value);
  const holders = [parent, parent?.parent, parent?.parent?.parent];
  if (link === undefined || holders.slice(0, 2).some(saysExpired)) return undefined;
  const kind = kindOfLink(link);
  const isPlain = kind === 'untold' && words.every((word) => table.inBetween.has(word));
  const item = isPlain ? holders.find((holder) => holder?.index !== undefined) : undefined;
  const beside = item === undefined ? [] : [...item.children, ...(item === parent ? [] : (parent?.children ?? []))];
  const labels = beside.flatMap((at) =>
    hasAny(at.words, table.linkLabels) && typeof at.value === 'string' ? keyWords(at.value) : [],
  );
  return { link, kind, words: [...labels, ...words] };
}

/** {"expired": true}, {"expireFlag": 1} */
function saysExpired(holder: Place | undefined): boolean {
  const expired = /^(((is|url|link|has) )?expired|expire flag)$/;
  const isSet = (value: unknown) => value === true || value === 1;
  return holder?.children.some(({ words, value }) => isSet(value) && expired.test(words.join(' '))) === true;
}

/** For a link whose name says nothing, where nothing better is left of a finished video. */
const strangeName = 20;

/** The links of a response that is being read; several rules ask for them. */
const known = new WeakMap<readonly Place[], Candidate<Link>[]>();

function videoLinks(places: readonly Place[], bonus = 0): Candidate<Link>[] {
  const found = bonus === 0 ? known.get(places) : undefined;
  if (found !== undefined) return found;
  const links = choose(places, weights.videoRole, (place): Read<Link> | undefined => {
    const link = readLink(place);
    if (link === undefined) return undefined;
    const given = /\/(sources?|inputs?)\//i.test(link.link.slice(0, 300)) ? 15 : 0;
    return { value: link, words: link.words, bonus: weights.linkKindWeights[link.kind] - given + bonus };
  });
  if (bonus === 0) known.set(places, links);
  return links;
}

/** The link to a video; of a finished one, failing a better one, a link whose name says nothing against it. */
export function findVideoLink(places: readonly Place[], isFinished: boolean): string | undefined {
  return (videoLinks(places)[0] ?? (isFinished ? videoLinks(places, strangeName)[0] : undefined))?.value.link;
}

/** The link to a still picture of it. */
export function findThumbnailLink(places: readonly Place[]): string | undefined {
  return choose(places, weights.pictureRole, (place): Read<Link> | undefined => {
    const link = readLink(place);
    if (link === undefined || (link.kind !== 'picture' && link.kind !== 'untold')) return undefined;
    const isVague = link.kind === 'untold' && !hasAny(link.words, weights.stillNames);
    return { value: link, words: link.words, bonus: (link.kind === 'picture' ? 12 : 0) - (isVague ? 25 : 0) };
  })[0]?.value.link;
}

/** Whether a link proves that there is a video: one that may just be where to ask about it does not. */
export function showsVideo(places: readonly Place[]): boolean {
  return videoLinks(places).some(({ value, place }) => !mayBeAskedAt(value, place));
}

/** No file by its ending, and a URL of an interface, of the page of an ID or beside others of the kind. */
export function mayBeAskedAt({ link, kind, words }: Link, place: Place): boolean {
  const around = place.around.filter((at) => !at.every((word) => table.envelopes.has(word)));
  if (isInside(place, table.requestNames)) return true;
  if (kind !== 'untold') return false;
  const base = withoutLast(link);
  const beside = siblings(place);
  const isOneOfCalls = beside.some(
    (other) =>
      hasAny(other.words, table.callNames) && typeof other.value === 'string' && withoutLast(other.value) === base,
  );
  if (base !== undefined && isOneOfCalls) return true;
  const own = words.every((word) => table.plainNames.has(word));
  const names = [words, ...around];
  const id = link
    .replace(/[?#].*$/s, '')
    .split('/')
    .findLast((part) => part !== '');
  const isPage = own && beside.some((other) => other.words.at(-1)?.endsWith('id') === true && idOf(other.value) === id);
  if (names.some((of) => hasAny(of, table.fileNames))) return false;
  if (names.some((of) => hasAny(of, table.pagedNames))) return isPage;
  return isPage || !own || /^https?:\/\/(api\.|[^?#]*\/(api|v\d{1,2})\/)/i.test(link);
}

/** Whether a value is a link to ask at rather than something made. */
export function isAskedAt(place: Place): boolean {
  const link = readLink(place);
  return link !== undefined && mayBeAskedAt(link, place);
}

/** All but the last name of its path; undefined when it has no path. */
function withoutLast(link: string): string | undefined {
  const path = link.replace(/[?#].*$/s, '');
  const base = path.slice(0, path.lastIndexOf('/') + 1);
  return /^https?:\/\/[^/]+\//i.test(base) ? base : undefined;
}

/** A pinned link, if it is one. */
export function pinnedLink(value: unknown): string | undefined {
  return linkOf(Array.isArray(value) ? value[0] : value);
}

// Progress and amounts

/** How far it is, 0 to 1; undefined when the response does not say or says nonsense. */
export function findProgress(places: readonly Place[], state: ReadingState): number | undefined {
  return choose(places, weights.progressRole, (place) => {
    const isNamed = hasAny(place.words, table.progressNames) || place.around[0]?.join(' ') === 'progress';
    const share = isNamed && place.index === undefined ? (shareOf(place, state) ?? countedShare(place)) : undefined;
    return share !== undefined && share >= 0 && share <= 1 ? { value: share } : undefined;
  })[0]?.value;
}

function shareOf({ value, words }: Place, state: ReadingState): number | undefined {
  if (typeof value === 'string') {
    const ratio = /^\s*(\d{1,9}(?:\.\d+)?)\s*\/\s*(\d{1,9}(?:\.\d+)?)\s*$/.exec(value);
    if (ratio !== null) return Number(ratio[1]) / Number(ratio[2]);
    const percent = /^\s*(\d{1,3}(?:\.\d{1,20})?)\s*(%|percent)\s*$/i.exec(value);
    if (percent !== null) return Number(percent[1]) / 100;
    if (!/^\s*\d{1,3}(\.\d{1,20})?\s*$/.test(value)) return undefined;
  } else if (typeof value !== 'number') return undefined;
  const number = Number(value);
  // Services count to 1 or to 100. Only 1 itself is in doubt: of a finished video it is all, of another one hundredth.
  const isShare = hasAny(words, table.fractions) || number < 1 || (number === 1 && state === 'succeeded');
  return isShare ? number : number / 100;
}

/** {"current": 3, "total": 10} */
function countedShare({ children }: Place): number | undefined {
  const part = (name: RegExp) => children.find(({ words }) => name.test(words.join(' ')))?.value;
  const done = part(/^(current|done|completed?|finished|processed)( step| frame)?$/);
  const all = part(/^(total|all|max|of)( step| frame)?$/);
  return typeof done === 'number' && typeof all === 'number' ? done / all : undefined;
}

/** Beyond this no number counts anything that was paid for. */
const largest = 1e15;

/** A number, also where it is text such as "1,234.50", "$12.34" or "87 credits". */
export function amountOf(value: unknown): number | undefined {
  const amount = numberOf(value);
  return amount !== undefined && Math.abs(amount) <= largest ? amount : undefined;
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const number = /^[\p{Sc}\s]{0,3}([+-]?\d[\d., ]*)[\p{Sc}\s]{0,3}[a-z]{0,12}$/iu
    .exec(value.trim())?.[1]
    ?.replace(/\s/g, '');
  if (number === undefined) return undefined;
  if (/^[+-]?\d+(\.\d+)?$/.test(number)) return Number(number);
  if (/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(number)) return Number(number.replaceAll(',', ''));
  if (/^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(number)) return Number(number.replaceAll('.', '').replace(',', '.'));
  return /^[+-]?\d+,\d{1,2}$/.test(number) ? Number(number.replace(',', '.')) : undefined;
}

function readAmount({ index, value }: Place): Read<number> | undefined {
  const amount = index === undefined ? amountOf(value) : undefined;
  return amount === undefined || amount < 0 ? undefined : { value: amount };
}

/** What the video cost, in the service's credits. */
export function findCost(places: readonly Place[]): number | undefined {
  return choose(places, weights.costRole, readAmount)[0]?.value;
}

/** What is left of the account's credits, where a response about a video says so. */
export function findRemainder(places: readonly Place[]): number | undefined {
  // "remaining" alone may count anything.
  return choose(places, weights.remainderRole, readAmount).find(({ weight }) => weight > 40)?.value;
}
