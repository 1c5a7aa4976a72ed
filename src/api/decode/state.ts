import { isFinal, type Certainty, type ReadingState } from '../types';
import { readsAsSuccess } from './explanation';
import { findProgress, findVideoId, namesVideo, showsVideo } from './fields';
import { hasAny } from './role';
import { chooseStatus, isResult, stateOfAll, statusPlaces, type Status } from './status';
import { isCallWord, isOwnEnd, isPlainEnd, saysUnderWay, stateOfWord } from './statusWords';
import * as table from './tables';
import { isEmpty, isInside, siblings, type Place } from './walk';

export interface StateReading {
  readonly state: ReadingState;
  readonly certainty: Certainty;
  /** The service's word. */
  readonly statusText: string | undefined;
  /** Whether the response refuses the call. */
  readonly callFailed: boolean;
}

/**
 * What a response says about the video's state. The first rule that applies decides:
 *
 * 1. a status word (with no video shown a bare "success" beside nothing but an ID acknowledges the call, and an end beside
 *    an error or a sign of moderation is that failure);
 * 2. booleans such as `done`;
 * 3. a refusal of the call: failed, but with an HTTP error status it says nothing about the video, so unknown;
 * 4. a number as status: under way by its progress, else unknown;
 * 5. a link to a video and no sign of waiting: succeeded, unless the request was only just accepted;
 * 6. an ID: queued; HTTP 202: running.
 *
 * @param words what the user's settings say single words mean
 * @param askedId the video that was asked about; none for the response to a generate request
 */
export function readState(
  places: readonly Place[],
  http: number,
  words: ReadonlyMap<string, ReadingState>,
  askedId?: string,
): StateReading {
  const refusal = readRefusal(places);
  const callFailed = refusal !== undefined || http >= 400;
  const videoId = findVideoId(places, true);
  const isAsked = askedId !== undefined && (videoId === askedId || places.some((place) => namesVideo(place, askedId)));
  const reading = (found: ReadingState, isSaid: boolean, statusText?: string): StateReading => {
    const texts = found === 'failed' ? places.filter(isOfCall).map(({ value }) => String(value)) : [];
    const says = (words: RegExp) => !isAsked && texts.some((text) => words.test(text));
    // A look may be refused because there is nothing to see yet, or for reasons that say nothing of the video.
    const isBegun = !(isAsked && statusText !== undefined) && texts.some(saysUnderWay);
    const isBare = statusText === undefined && (says(table.outages) || (videoId === undefined && says(table.standing)));
    const isOfLook = isBare || says(table.denials);
    const state = askedId === undefined ? found : isBegun ? 'running' : isOfLook ? 'unknown' : found;
    const isOpen = isBegun || state !== found || says(table.unclear);
    const certainty = isSaid && !isOpen ? 'said' : 'inferred';
    if (state !== found) return { state, certainty, statusText: undefined, callFailed: true };
    return { state, certainty, statusText, callFailed };
  };
  const candidates = statusPlaces(places, words);
  const hasLink = showsVideo(places);
  const status = chooseStatus(candidates, hasLink);
  const isNumber = typeof status?.place.value === 'number' && status.value.state === undefined;
  const isUnderWay = () => {
    const progress = findProgress(places, 'succeeded') ?? 1;
    return progress < 0.99 && (hasLink || progress > 0);
  };
  if (status !== undefined && !isNumber && (http < 400 || videoId !== undefined)) {
    const { text } = status.value;
    const word = text.trim().toLowerCase();
    const state = stateOfAll(status, candidates);
    if (state === undefined) {
      return reading(!callFailed && !hasLink && isUnderWay() ? 'running' : 'unknown', false, text);
    }
    if (words.has(word)) return reading(state, true, text);
    const doubt = state !== 'succeeded' || hasLink ? undefined : doubtOf(status, places, http, callFailed);
    if (doubt !== undefined) return reading(doubt, false, text);
    const isNamed = askedId === undefined ? refusal !== 'doubtful' : isAsked;
    const isOfPart = isInside(status.place, table.parts);
    if (state === 'succeeded') {
      const isEarly = isOfPart || isUnderWay() || !isOwnEnd(text);
      return reading(state, hasLink || (!isEarly && (isNamed || !isCallWord(text))), text);
    }
    const isEnd = isOwnEnd(text) || (isNamed && (askedId === undefined || isPlainEnd(text)));
    return reading(state, !isFinal(state) || (!isOfPart && isEnd), text);
  }
  const flag = stateOfFlags(places);
  if (flag !== undefined) {
    const isFailure = flag === 'succeeded' && (callFailed || (!hasLink && places.some(saysModerated)));
    return reading(isFailure ? 'failed' : flag, !isFailure);
  }
  if (http >= 400) return reading('unknown', false);
  // A plain refusal of a request that names no video is said of that request.
  const isPlain = refusal === 'plain' && askedId === undefined && videoId === undefined;
  if (callFailed && !hasLink) return reading('failed', isPlain);
  if (isNumber) return reading(!hasLink && isUnderWay() ? 'running' : 'unknown', false, status.value.text);
  if (hasLink && isUnderWay()) return reading('running', false);
  if (hasLink) return reading(askedId === undefined && videoId !== undefined ? 'queued' : 'succeeded', false);
  const isAccepted = findVideoId(places, callFailed) !== undefined;
  return reading(isAccepted ? 'queued' : http === 202 ? 'running' : 'unknown', false);
}

/** What a word of success means instead where no video is shown; undefined where it means a success. */
function doubtOf(status: Status, places: readonly Place[], http: number, refused: boolean): ReadingState | undefined {
  const { text } = status.value;
  if (isCallWord(text) && refused) return 'failed';
  // Beside an HTTP error an explanation is the call's.
  const isVideos = (at: Place) => isError(at) && at.words.every((word) => table.ofErrors.has(word));
  if (http < 400 && siblings(status.place).some(isVideos)) return 'failed';
  const isToldTwice = stateOfFlags(places) === 'succeeded' || isResult(status.place);
  if (isCallWord(text) && !isToldTwice && isAcknowledgement(places)) return 'queued';
  if (places.some((place) => place.value === true && stateOfFlag(place) === 'running')) return 'running';
  return places.some(saysModerated) ? 'failed' : undefined;
}

/** Nothing was made and there is an ID: the word is about the call. */
function isAcknowledgement(places: readonly Place[]): boolean {
  const isMade = (it: Place) => hasAny(it.words, table.madeNames) && it.words.at(-1) !== 'id' && !isEmpty(it);
  const isBegun = findVideoId(places, false) !== undefined && findProgress(places, 'succeeded') !== 1;
  return isBegun && !places.some((place) => place.children.length === 0 && isMade(place));
}

/** A sign that the content was held back: `nsfw: true`, `respect_moderation: false`, `filtered_count: 1`. */
function saysModerated({ words, value }: Place): boolean {
  const isSign = value === !hasAny(words, table.passing) || (Number(value) > 0 && words.at(-1) === 'count');
  return isSign && hasAny(words, table.screening);
}

/** What the booleans that tell how far it is say: {"done": false}. */
function stateOfFlags(places: readonly Place[]): ReadingState | undefined {
  const said = places.flatMap((place) => {
    const state = stateOfFlag(place);
    if (state === undefined || (place.value === false && state !== 'succeeded')) return [];
    return place.value === true ? state : ('running' as const);
  });
  return said.find((flag) => flag === 'failed' || flag === 'canceled') ?? said[0];
}

/** What a boolean would say if it were true. */
function stateOfFlag(place: Place): ReadingState | undefined {
  if (typeof place.value !== 'boolean' || isInside(place, table.otherThings)) return undefined;
  return table.flags.find(([, pattern]) => pattern.test(place.words.join(' ')))?.[0];
}

/**
 * What the response says about the call itself, whatever became of the video. It is `doubtful` where nothing but an
 * unfamiliar code, or an outage, looks like a refusal: services count their successes as they like.
 */
function readRefusal(places: readonly Place[]): 'plain' | 'doubtful' | undefined {
  const near = places.filter(
    ({ index, around }) =>
      index === undefined && around.every((words) => words.every((word) => table.envelopes.has(word))),
  );
  if (near.some(isError)) return 'plain';
  const codes = near.map(readCode);
  return codes.includes('plain') ? 'plain' : codes.find((code) => code !== undefined);
}

/** `success: false`, or an error that is really there: not empty, not "false" or "0", not a zero code without words. */
function isError({ words, value, children }: Place): boolean {
  const last = words.at(-1) ?? '';
  if (value === false) return words.length <= 2 && table.successFlags.has(last);
  const isNamed = table.errorNames.has(last) || (hasAny(words, table.errorNames) && table.messageNames.has(last));
  if (!isNamed || typeof value === 'boolean') return isNamed && value === true;
  if (typeof value === 'string') return !readsAsSuccess(value) && stateOfWord(value) !== 'succeeded';
  const code = children.find((child) => table.codeNames.has(child.words.at(-1) ?? ''));
  const isFine = code !== undefined && isSuccessCode(code.value);
  return !isFine && children.some((child) => !isEmpty(child) && child.value !== false);
}

/** Whether it is a status, a code or an error's text of the call. */
function isOfCall({ words, around }: Place): boolean {
  const isNear = around.flat().every((word) => table.envelopes.has(word) || table.errorNames.has(word));
  return isNear && table.refusalNames.has(words.at(-1) ?? '');
}

/** Whether a code refuses the call, judged by the messages beside it. */
function readCode(place: Place): 'plain' | 'doubtful' | undefined {
  const { words, value } = place;
  if (words.length > 2 || !table.codeNames.has(words.at(-1) ?? '')) return undefined;
  if (isEmpty(place) || typeof value === 'object' || isSuccessCode(value)) return undefined;
  const named = siblings(place).filter((beside) => hasAny(beside.words, table.messageNames));
  const messages = named.flatMap((beside) => (typeof beside.value === 'string' ? beside.value : []));
  if (messages.some(readsAsSuccess)) return undefined;
  const code = Number(value);
  if ((code >= 400 && code < 500) || hasAny(words, table.errorNames)) return 'plain';
  const texts = [...(typeof value === 'string' ? [value] : []), ...messages];
  if (texts.some((text) => stateOfWord(text) === 'failed' || table.refusals.test(text))) {
    return code >= 500 && code < 600 ? 'doubtful' : 'plain';
  }
  if (messages.some((text) => stateOfWord(text) !== undefined)) return undefined;
  // A word may be any word, but an unfamiliar one with a message is about something wrong.
  return Number.isNaN(code) ? (messages.length === 0 ? undefined : 'plain') : 'doubtful';
}

function isSuccessCode(value: unknown): boolean {
  if (typeof value === 'string' && readsAsSuccess(value)) return true;
  const code = Number(value);
  // 1xx says that it is not over, 2xx that all is well, and 0 is the exit code of success.
  return code === 0 || (code >= 100 && code < 300);
}
