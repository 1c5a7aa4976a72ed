import { hasAny, wordSet } from './keyWords';
import { findVideoLink, showsVideo } from './links';
import { isCallWord } from './statusWords';
import { findVideoId } from './videoId';
import { readState } from './videoState';
import { walk, type Place } from './walk';

/** The one name of a request that is as often an answer's envelope. */
const envelopes = wordSet('payload');
/** Beside an envelope these speak of the call only. */
const headers = wordSet('header head meta metadata base trace');
/** A payload with one of these may be what was asked for. */
const wishes = wordSet('prompt script');

/**
 * The values that may speak of the outcome. What repeats the request is left out, unless there is nothing else: then it
 * is the envelope. A `payload` is one also where all that is said outside of it is that the call went well.
 */
export function readablePlaces(body: unknown): readonly Place[] {
  const places = walk(body);
  const own = places.filter(({ echoed }) => !echoed);
  if (own.length === places.length || places.length === 0) return places;
  const full = places[0]?.children.filter(({ children }) => children.length > 0) ?? [];
  const isEcho = full.every(({ echoed }) => echoed);
  const isEnvelope = full.every(({ words }) => hasAny(words, envelopes) || hasAny(words, headers));
  const mayOpen = isEcho || isEnvelope;
  if (!mayOpen || findVideoId(own, true) !== undefined || findVideoLink(own) !== undefined) return own;
  const { state, statusText } = readState(own, 200, new Map());
  if (state === 'unknown') return walk(body, new Set());
  // Without an id of a video, "queued" is a trace's.
  const isAboutCall = statusText === undefined ? state === 'queued' : state !== 'failed' && isCallWord(statusText);
  if (!isEnvelope || !isAboutCall) return own;
  const opened = walk(body, new Set());
  return speaksOfVideo(opened, statusText) ? opened : own;
}

/** There is a status besides the call's, or an id that was not part of a wish. */
function speaksOfVideo(places: readonly Place[], callWord: string | undefined): boolean {
  const { state, statusText } = readState(places, 200, new Map());
  if (state !== 'unknown' && statusText !== undefined && statusText !== callWord) return true;
  if (findVideoId(places, true) === undefined || places.some(({ words }) => hasAny(words, wishes))) return false;
  // Beside a mere trace a link may be what was given.
  return callWord !== undefined || !showsVideo(places);
}
