import { amountOf, findCost, findRemainder } from './amounts';
import { findBalance } from './balance';
import { readErrorText, videoErrorText } from './errorMessage';
import { evaluateJsonPointer } from './jsonPointer';
import { findFinishedVideoLink, findThumbnailLink, findVideoLink, pinnedLink } from './links';
import { findProgress } from './progress';
import { readablePlaces } from './readablePlaces';
import { isCallWord, stateOfWord } from './statusWords';
import { isDoubtfulRefusal } from './callOutcome';
import { findVideoId, idOf } from './videoId';
import { readState, type StateReading } from './videoState';
import { requestNames, walk, type Place } from './walk';
import {
  readingStates,
  type Certainty,
  type CreditsReading,
  type ResponsePins,
  type ReadingState,
  type VideoReading,
} from '../types';

/**
 * What a reply about one video means, whatever its shape: general rules about names, places and words find the id, the
 * state, the link and the rest. Never throws; at most some thousand values are looked at.
 *
 * @param http the reply's HTTP status. From 400 up, only a status word beside an id speaks of the video; otherwise the
 *   state is `unknown`, with the explanation in `errorMessage`.
 * @param askedId the video that was asked about; none for the response to a generate request
 * @param pins where the user's settings say things are. A pointer that finds nothing leaves it to the rules.
 */
export function readVideoResponse(body: unknown, http = 200, pins: ResponsePins = {}, askedId?: string): VideoReading {
  try {
    const places = readablePlaces(body);
    const words = wordMap(pins.statusWords);
    const reading = pinnedState(body, pins, words) ?? readState(places, http, words);
    const reply = videoReply(body, places, reading, http, pins);
    return { ...reply, certainty: certaintyOf(body, reading, reply, askedId) };
  } catch {
    return { state: 'unknown', certainty: 'inferred' };
  }
}

/** What a reply about the account's credits means; empty when it tells no balance. Never throws. */
export function readCreditsResponse(body: unknown, pins: ResponsePins = {}): CreditsReading {
  try {
    const read = findBalance(walk(body));
    const isEmpty = read.balance === undefined && read.unlimited === undefined;
    const found = isEmpty ? findBalance(walk(body, requestNames)) : read;
    const pinned = pins.balance === undefined ? undefined : amountOf(evaluateJsonPointer(body, pins.balance));
    if (pinned === undefined) return found;
    const { total, unit } = found;
    return {
      balance: pinned,
      ...(total === undefined || total < pinned ? {} : { total }),
      ...(unit === undefined ? {} : { unit }),
    };
  } catch {
    return {};
  }
}

/** The service's own explanation of an error, as one line of at most 500 characters. Never throws. */
export function readErrorMessage(body: unknown): string | undefined {
  try {
    return readErrorText(body);
  } catch {
    return undefined;
  }
}

/** Bare words that an envelope may say of the call, unless they stand with the very video's id. */
const envelopeFailure = /^\s*(err|error|fail|failure)\s*$/i;

function certaintyOf(
  body: unknown,
  { state, statusText, isSaid }: StateReading,
  { videoId, videoUrl }: VideoReading,
  askedId: string | undefined,
): Certainty {
  const isNamed = askedId !== undefined && videoId === askedId;
  if (statusText === undefined) {
    // A plain refusal of a request that names no video is said of that request.
    const isRefusal = state === 'failed' && askedId === undefined && videoId === undefined;
    return isSaid || (isRefusal && !isDoubtfulRefusal(body, statusText)) ? 'said' : 'inferred';
  }
  if (!isSaid) return 'inferred';
  if (askedId === undefined) return state === 'failed' && isDoubtfulRefusal(body, statusText) ? 'inferred' : 'said';
  if (state === 'failed' && !isNamed && envelopeFailure.test(statusText)) return 'inferred';
  return state === 'succeeded' && isCallWord(statusText) && !isNamed && videoUrl === undefined ? 'inferred' : 'said';
}

function videoReply(
  body: unknown,
  places: readonly Place[],
  { state, statusText, callFailed }: StateReading,
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
  return withoutUndefined({
    state,
    certainty: 'inferred',
    statusText,
    videoId: pinnedId ?? findVideoId(places, callFailed),
    progress: findProgress(places, state),
    videoUrl: mayHaveFile
      ? (pinnedUrl ?? (state === 'succeeded' ? findFinishedVideoLink(places) : findVideoLink(places)))
      : undefined,
    thumbnailUrl: mayHaveFile ? findThumbnailLink(places) : undefined,
    errorMessage: mayHaveError ? (isRefusal ? readErrorText(body) : videoErrorText(places)) : undefined,
    creditsUsed: findCost(places),
    creditsRemaining: findRemainder(places),
  });
}

/** A longer text is no status, wherever a pin points. */
const maxStatusLength = 200;

type Loose<T> = { readonly [Key in keyof T]: T[Key] | undefined };

function withoutUndefined(
  reply: Loose<Required<VideoReading>> & Pick<VideoReading, 'state' | 'certainty'>,
): VideoReading {
  const known: Record<string, unknown> = {};
  for (const name in reply) {
    const value = reply[name as keyof VideoReading];
    if (value !== undefined) known[name] = value;
  }
  return known as unknown as VideoReading;
}

function pinnedState(
  body: unknown,
  pins: ResponsePins,
  words: ReadonlyMap<string, ReadingState>,
): StateReading | undefined {
  if (pins.status === undefined) return undefined;
  const value = evaluateJsonPointer(body, pins.status);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const statusText = String(value);
  if (statusText.trim() === '' || statusText.length > maxStatusLength) return undefined;
  const state = words.get(statusText.trim().toLowerCase()) ?? stateOfWord(statusText) ?? 'unknown';
  return { state, statusText, callFailed: false, isSaid: true };
}

function wordMap(words: ResponsePins['statusWords']): ReadonlyMap<string, ReadingState> {
  const known = Object.entries(words ?? {}).filter(([, state]) => readingStates.includes(state));
  return new Map(known.map(([word, state]) => [word.trim().toLowerCase(), state]));
}
