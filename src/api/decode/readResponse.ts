import { valueAt } from '../json';
import { readingStates, type CreditsReading, type ReadingState, type ResponsePins, type VideoReading } from '../types';
import { findBalance } from './balance';
import { explanation, readErrorMessage } from './explanation';
import * as fields from './fields';
import { readState, type StateReading } from './state';
import { stateOfWord } from './statusWords';
import { walk, type Place } from './walk';

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
    const places = readablePlaces(body, askedId);
    const { state, certainty, statusText, callFailed } =
      pinnedState(body, pins) ?? readState(places, http, wordMap(pins), askedId);
    // Some services fill in the link before the file exists, and leave the error text in when all is well.
    const mayHaveFile = (state === 'succeeded' || state === 'unknown') && http < 400;
    const mayHaveError = ['failed', 'canceled'].includes(state) || http >= 400 || (callFailed && state === 'unknown');
    // Without a word about the video, the whole body explains why there is none.
    const isRefusal = callFailed && (statusText === undefined || state === 'unknown');
    const pinnedUrl: unknown = pins.videoUrl === undefined ? undefined : [valueAt(body, pins.videoUrl)].flat()[0];
    return withoutUndefined<VideoReading>({
      state,
      certainty,
      statusText,
      videoId: fields.idOf(valueAt(body, pins.videoId)) ?? fields.findVideoId(places, callFailed),
      progress: fields.findProgress(places, state),
      videoUrl: mayHaveFile ? (fields.linkOf(pinnedUrl) ?? fields.findVideoLink(places)) : undefined,
      thumbnailUrl: mayHaveFile ? fields.findThumbnailLink(places) : undefined,
      errorMessage: mayHaveError ? (isRefusal ? readErrorMessage(body) : explanation(places, true)) : undefined,
      creditsUsed: fields.findCost(places),
      creditsRemaining: fields.findRemainder(places),
    });
  } catch {
    return { state: 'unknown', certainty: 'inferred' };
  }
}

function withoutUndefined<Some extends object>(all: { [Key in keyof Some]: Some[Key] | undefined }): Some {
  const some: Record<string, unknown> = {};
  // For each response that is read: entries and a filter took a third of the reading.
  for (const name in all) if (all[name] !== undefined) some[name] = all[name];
  return some as Some;
}

/** What a response about the account's credits means; empty when it tells no balance. Never throws. */
export function readCreditsResponse(body: unknown, pins: ResponsePins = {}): CreditsReading {
  try {
    const found = findBalance(walk(body));
    const balance = fields.amountOf(valueAt(body, pins.balance));
    if (balance === undefined) return found;
    const { total = -Infinity, unit } = found;
    return { balance, ...(total < balance ? {} : { total }), ...(unit === undefined ? {} : { unit }) };
  } catch {
    return {};
  }
}

/** The values that may speak of the outcome. What repeats the request is left out, unless there is nothing else. */
function readablePlaces(whole: unknown, askedId: string | undefined): readonly Place[] {
  const all = walk(whole);
  const body = (askedId === undefined ? undefined : ownItem(all, askedId))?.value ?? whole;
  const places = body === whole ? all : walk(body);
  const full = places[0]?.children.filter(({ echoed, children }) => echoed || children.length > 0) ?? [];
  const isEcho = full.length > 0 && full.every(({ echoed }) => echoed);
  if (!isEcho || fields.findVideoId(places, true) !== undefined) return places;
  return readState(places, 200, new Map()).state === 'unknown' ? walk(body, new Set()) : places;
}

/** In a list that names other videos, too, the item of the one that was asked about. */
function ownItem(places: readonly Place[], askedId: string): Place | undefined {
  const id = places.find((place) => fields.namesVideo(place, askedId));
  let item = id?.parent;
  while (item !== undefined && item.index === undefined) item = item.parent;
  const isOther = ({ name, value }: Place) => name === id?.name && (fields.idOf(value) ?? askedId) !== askedId;
  return item !== undefined && places.some(isOther) ? item : undefined;
}

function pinnedState(body: unknown, pins: ResponsePins): StateReading | undefined {
  const value = valueAt(body, pins.status);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const statusText = String(value);
  // A longer text is no status, wherever a pin points.
  if (statusText.trim() === '' || statusText.length > 200) return undefined;
  const state = wordMap(pins).get(statusText.trim().toLowerCase()) ?? stateOfWord(statusText) ?? 'unknown';
  return { state, certainty: 'said', statusText, callFailed: false };
}

function wordMap({ statusWords = {} }: ResponsePins): ReadonlyMap<string, ReadingState> {
  const known = Object.entries(statusWords).filter(([, state]) => readingStates.includes(state));
  return new Map(known.map(([word, state]) => [word.trim().toLowerCase(), state]));
}
