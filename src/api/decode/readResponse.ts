import { readingStates, type CreditsReading, type ReadingState, type ResponsePins, type VideoReading } from '../types';
import { findBalance } from './balance';
import { readErrorMessage, videoErrorMessage } from './explanation';
import {
  amountOf,
  findCost,
  findProgress,
  findRemainder,
  findThumbnailLink,
  findVideoId,
  findVideoLink,
  idOf,
  pinnedLink,
} from './fields';
import { hasAny } from './keyWords';
import { readState, type StateReading } from './state';
import { isCallWord, stateOfWord } from './statusWords';
import { payloadNames, requestNames, requestTexts } from './tables';
import { walk, type Place } from './walk';

export { readAllowedValues, readErrorMessage, type AllowedValues } from './explanation';

/**
 * What a response about one video means, whatever its form: general rules about names, places and words find the ID, the
 * state, the link and the rest. Never throws; at most some thousand values are looked at.
 *
 * @param http the response's HTTP status. From 400 up, only a status word beside an ID speaks of the video; otherwise the
 *   state is `unknown`, with the explanation in `errorMessage`.
 * @param pins where the user's settings say things are. A pointer that finds nothing leaves it to the rules.
 * @param askedId the video that was asked about; none for the response to a generate request.
 */
export function readVideoResponse(body: unknown, http = 200, pins: ResponsePins = {}, askedId?: string): VideoReading {
  try {
    const places = readablePlaces(body);
    const words = wordMap(pins.statusWords);
    const reading = pinnedState(body, pins, words) ?? readState(places, http, words, askedId);
    return assemble(body, places, reading, http, pins);
  } catch {
    return { state: 'unknown', certainty: 'inferred' };
  }
}

/** What a response about the account's credits means; empty when it tells no balance. Never throws. */
export function readCreditsResponse(body: unknown, pins: ResponsePins = {}): CreditsReading {
  try {
    const read = findBalance(walk(body));
    const isEmpty = read.balance === undefined && read.unlimited === undefined;
    const found = isEmpty ? findBalance(walk(body, requestNames)) : read;
    const balance = pins.balance === undefined ? undefined : amountOf(evaluateJsonPointer(body, pins.balance));
    if (balance === undefined) return found;
    const { total, unit } = found;
    return {
      balance,
      ...(total === undefined || total < balance ? {} : { total }),
      ...(unit === undefined ? {} : { unit }),
    };
  } catch {
    return {};
  }
}

/**
 * The values that may speak of the outcome. What repeats the request is left out, unless there is nothing else: then it
 * is the envelope. A `payload` is one also where all that is said outside of it is that the call went well.
 */
function readablePlaces(body: unknown): readonly Place[] {
  const places = walk(body);
  const own = places.filter(({ echoed }) => !echoed);
  if (own.length === places.length) return places;
  const full = places[0]?.children.filter(({ children }) => children.length > 0) ?? [];
  const isEnvelope = full.every(({ words }) => hasAny(words, payloadNames));
  if (!isEnvelope && !full.every(({ echoed }) => echoed)) return own;
  if (findVideoId(own, true) !== undefined || findVideoLink(own, false) !== undefined) return own;
  const { state, statusText } = readState(own, 200, new Map());
  const opened = walk(body, new Set());
  if (state === 'unknown') return opened;
  const isAboutCall = statusText === undefined ? state === 'queued' : isCallWord(statusText);
  if (!isEnvelope || !isAboutCall || opened.some(({ words }) => hasAny(words, requestTexts))) return own;
  const inside = readState(opened, 200, new Map());
  const speaks = inside.statusText !== undefined && inside.statusText !== statusText;
  return speaks || (statusText !== undefined && findVideoId(opened, true) !== undefined) ? opened : own;
}

type Loose<T> = { readonly [Key in keyof T]: T[Key] | undefined };

function assemble(
  body: unknown,
  places: readonly Place[],
  { state, certainty, statusText, callFailed }: StateReading,
  http: number,
  pins: ResponsePins,
): VideoReading {
  // Some services fill in the link before the file exists, and leave the error text in when all is well.
  const mayHaveFile = (state === 'succeeded' || state === 'unknown') && http < 400;
  const mayHaveError = state === 'failed' || state === 'canceled' || http >= 400;
  // Without a word about the video, the whole body explains why there is none.
  const isRefusal = callFailed && (statusText === undefined || state === 'unknown');
  const pinnedId = pins.videoId === undefined ? undefined : idOf(evaluateJsonPointer(body, pins.videoId));
  const pinnedUrl = pins.videoUrl === undefined ? undefined : pinnedLink(evaluateJsonPointer(body, pins.videoUrl));
  const reading: Loose<Required<VideoReading>> = {
    state,
    certainty,
    statusText,
    videoId: pinnedId ?? findVideoId(places, callFailed),
    progress: findProgress(places, state),
    videoUrl: mayHaveFile ? (pinnedUrl ?? findVideoLink(places, state === 'succeeded')) : undefined,
    thumbnailUrl: mayHaveFile ? findThumbnailLink(places) : undefined,
    errorMessage: mayHaveError ? (isRefusal ? readErrorMessage(body) : videoErrorMessage(places)) : undefined,
    creditsUsed: findCost(places),
    creditsRemaining: findRemainder(places),
  };
  return Object.fromEntries(
    Object.entries(reading).filter(([, value]) => value !== undefined),
  ) as unknown as VideoReading;
}

/** A longer text is no status, wherever a pin points. */
const maxStatusLength = 200;

function pinnedState(
  body: unknown,
  pins: ResponsePins,
  words: ReadonlyMap<string, ReadingState>,
): StateReading | undefined {
  const value = pins.status === undefined ? undefined : evaluateJsonPointer(body, pins.status);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const statusText = String(value);
  if (statusText.trim() === '' || statusText.length > maxStatusLength) return undefined;
  const state = words.get(statusText.trim().toLowerCase()) ?? stateOfWord(statusText) ?? 'unknown';
  return { state, certainty: 'said', statusText, callFailed: false };
}

function wordMap(words: ResponsePins['statusWords']): ReadonlyMap<string, ReadingState> {
  const known = Object.entries(words ?? {}).filter(([, state]) => readingStates.includes(state));
  return new Map(known.map(([word, state]) => [word.trim().toLowerCase(), state]));
}

/** The reference tokens of a JSON Pointer (RFC 6901) such as `/data/videos/0/url`; undefined where it is malformed. */
export function parseJsonPointer(text: string): readonly string[] | undefined {
  if (text === '') return [];
  if (!text.startsWith('/') || /~(?![01])/.test(text)) return undefined;
  const tokens = text.slice(1).split('/');
  return tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** What a JSON Pointer points at: undefined when there is nothing, or the pointer is malformed. Never throws. */
export function evaluateJsonPointer(document: unknown, pointer: string): unknown {
  const tokens = parseJsonPointer(pointer);
  if (tokens === undefined) return undefined;
  let at: unknown = document;
  try {
    for (const token of tokens) {
      if (typeof at !== 'object' || at === null || !Object.hasOwn(at, token)) return undefined;
      if (Array.isArray(at) && !/^(0|[1-9]\d*)$/.test(token)) return undefined;
      at = (at as Record<string, unknown>)[token];
    }
  } catch {
    return undefined;
  }
  return at;
}
