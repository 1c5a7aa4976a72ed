import type { ReadingState } from '../types';
import { saysCallFailed } from './callOutcome';
import { amountOf } from './amounts';
import { stateOfDoubtfulEnd } from './doubtfulEnds';
import { stateOfFlags } from './flags';
import { hasAny, wordSet } from './keyWords';
import { plain } from './linkNames';
import { findVideoLink, isJobAddress, showsVideo, speaksOfOutput } from './links';
import { findProgress, progressNames } from './progress';
import { chooseStatus, isOfWork, isResult, stateOfAll, statusPlaces, wordOf, type StatusPlace } from './statusPlaces';
import { isCallWord } from './statusWords';
import { saysEnded, stateOfTimes } from './times';
import { findVideoId, idOf } from './videoId';
import { isEmpty, siblings, type Place } from './walk';

export interface StateReading {
  readonly state: ReadingState;
  /** The service's word. */
  readonly statusText?: string;
  /** Whether the reply refuses the call. */
  readonly callFailed: boolean;
  /** Whether it rests on a word of the service for this video, rather than on a link, a time, an error or a code. */
  readonly isSaid: boolean;
}

/**
 * What a reply says about the video's state. The first rule that applies decides:
 *
 * 1. a status word (a success with nothing made and a sign of moderation is a failure; a bare "success" beside
 *    nothing but an id acknowledges the call; with no video shown, an end of a stage is none of the video, and one
 *    beside an explanation of a failure is that failure);
 * 2. booleans such as `done`;
 * 3. a refusal of the call: failed, but with an HTTP error status it says nothing about the video, so unknown;
 * 4. moments such as `finished_at`;
 * 5. a link to a video and no sign of waiting: succeeded;
 * 6. an ending such as `finish_reason`, or a number as status: unknown, with the number as its text;
 * 7. an id: queued; HTTP 202: running.
 */
export function readState(
  places: readonly Place[],
  http: number,
  words: ReadonlyMap<string, ReadingState>,
): StateReading {
  const callFailed = saysCallFailed(places) || http >= 400;
  const candidates = statusPlaces(places, words);
  const chosen = chooseStatus(candidates);
  const isNumber = typeof chosen?.place.value === 'number' && chosen.state === undefined;
  if (chosen !== undefined && !isNumber && (http < 400 || findVideoId(places, true) !== undefined)) {
    const reading = fromWord(chosen, candidates, places, callFailed);
    const isSettled = reading.state !== 'succeeded' || words.has(wordOf(chosen)) || showsVideo(places);
    const doubt = isSettled ? undefined : stateOfDoubtfulEnd(chosen.place, chosen.text, places, http);
    return { ...reading, state: doubt ?? reading.state, callFailed, isSaid: doubt === undefined };
  }
  const flagged = fromFlags(places, callFailed);
  if (flagged !== undefined) return { state: flagged, callFailed, isSaid: true };
  if (callFailed && http >= 400) return { state: 'unknown', callFailed, isSaid: false };
  const hasLink = showsVideo(places);
  if (callFailed && !hasLink) return { state: 'failed', callFailed, isSaid: false };
  const timed = isNumber ? undefined : fromTimes(places, callFailed);
  if (timed !== undefined) return { state: timed, callFailed, isSaid: false };
  if (isNumber && isUnderWay(places)) return { state: 'running', statusText: chosen.text, callFailed, isSaid: false };
  if (hasLink) return { state: saysWaiting(places) ? 'running' : 'succeeded', callFailed, isSaid: false };
  if (isNumber) return { state: 'unknown', statusText: chosen.text, callFailed, isSaid: false };
  const isAccepted = findVideoId(places, callFailed) !== undefined;
  return { state: isAccepted ? 'queued' : http === 202 ? 'running' : 'unknown', callFailed, isSaid: false };
}

/** It has begun and is not over, by its progress, and there is no video yet. */
function isUnderWay(places: readonly Place[]): boolean {
  if (showsVideo(places)) return false;
  const progress = findProgress(places, 'running');
  return progress !== undefined && progress > 0 && progress < 1;
}

function fromWord(
  chosen: StatusPlace,
  candidates: readonly StatusPlace[],
  places: readonly Place[],
  callFailed: boolean,
): Omit<StateReading, 'callFailed' | 'isSaid'> {
  const statusText = chosen.text;
  const state = stateOfAll(chosen, candidates);
  if (state === undefined) return { state: !callFailed && isUnderWay(places) ? 'running' : 'unknown', statusText };
  if (state !== 'succeeded' || showsVideo(places)) return { state, statusText };
  if (isCallWord(statusText)) {
    if (callFailed) return { state: 'failed', statusText };
    const isConfirmed = isOfTheThing(chosen.place, places) || saysEnded(places) || stateOfFlags(places) === 'succeeded';
    if (!isConfirmed && isAcknowledgement(places)) return { state: 'queued', statusText };
  }
  return { state: places.some(saysModerated) ? 'failed' : 'succeeded', statusText };
}

const ofTheCall = wordSet('code errno errcode msg message success ok');

/**
 * A `state` or a `task_status` in the object that has the id, where nothing beside it is the call's and no place of a video
 * is still empty, and a `result_state` anywhere, are no answers to a call.
 */
function isOfTheThing(place: Place, places: readonly Place[]): boolean {
  if (isResult(place)) return true;
  if (place.words.join(' ') !== 'state' && !isOfWork(place)) return false;
  if (isStillEmpty(places)) return false;
  const id = findVideoId(places, true);
  const beside = siblings(place);
  return (
    id !== undefined &&
    beside.some(({ value }) => idOf(value) === id) &&
    !beside.some(({ words }) => hasAny(words, ofTheCall))
  );
}

/** {"video_url": null}, {"output": []} */
function isStillEmpty(places: readonly Place[]): boolean {
  const isOpen = ({ words, index, echoed, value }: Place) =>
    index === undefined && !echoed && isEmpty(value) && speaksOfOutput(words) && isNameOfLink(words);
  return places.some(isOpen) && !showsVideo(places);
}

function isNameOfLink(words: readonly string[]): boolean {
  return words.length === 1 || plain.has(words.at(-1) ?? '');
}

/** Nothing was made and there is an id: the word is about the call. */
function isAcknowledgement(places: readonly Place[]): boolean {
  if (findVideoId(places, false) === undefined || findProgress(places, 'succeeded') === 1) return false;
  const made = places.filter(({ words, index, echoed }) => index === undefined && !echoed && speaksOfOutput(words));
  return made.every((place) => isEmpty(place.value) || isWrapper(place) || isJobAddress(place));
}

/** {"result": {"id": …}}: an envelope, not an output. */
function isWrapper(place: Place): boolean {
  return (
    typeof place.value === 'object' && place.value !== null && !Array.isArray(place.value) && place.children.length > 0
  );
}

/** Booleans that tell how far it is: {"done": false}. */
function fromFlags(places: readonly Place[], callFailed: boolean): ReadingState | undefined {
  const state = stateOfFlags(places);
  if (state !== 'succeeded') return state;
  return callFailed || (findVideoLink(places) === undefined && places.some(saysModerated)) ? 'failed' : 'succeeded';
}

const troubles = wordSet('error fail failed failure fault exception');

/** Moments such as `failed_at`. A mere end may be a failure's where an error is told or the place of the video is empty. */
function fromTimes(places: readonly Place[], callFailed: boolean): ReadingState | undefined {
  const state = stateOfTimes(places);
  if (state !== 'succeeded') return state;
  const isTrouble = ({ words, value }: Place) =>
    hasAny(words, troubles) && !isEmpty(value) && value !== 0 && value !== false;
  const isDoubtful = callFailed || places.some(isTrouble);
  return isDoubtful || isStillEmpty(places) ? undefined : state;
}

const screening = wordSet(
  'moderation moderated nsfw flagged blocked filtered safety censored sensitive violation unsafe rai',
);
const passing = wordSet('respect respected pass passed ok safe allowed approved compliant');

/** A sign that the content was held back: `nsfw: true`, `respect_moderation: false`, `filteredCount: 2`. */
function saysModerated({ words, value, echoed, index }: Place): boolean {
  if (echoed || index !== undefined || !hasAny(words, screening)) return false;
  if (hasAny(words, passing)) return value === false;
  if (value === true) return true;
  const last = words.at(-1);
  return typeof value === 'number' && value > 0 && (last === 'count' || last === 'filtered');
}

/** A link that is there before its file: the reply also counts down or up. */
function saysWaiting(places: readonly Place[]): boolean {
  const progress = findProgress(places, 'running');
  if (progress !== undefined && progress < 0.99 && !places.some(isProgressOne)) return true;
  return places.some(({ words, value, echoed }) => {
    if (
      echoed ||
      !/^(eta|eta (second|sec|ms)|queue position|position in queue|remaining (second|time)|(estimated )?time remaining)$/.test(
        words.join(' '),
      )
    ) {
      return false;
    }
    return (amountOf(value) ?? 0) > 0;
  });
}

/** 1 of 1 and 1 of 100 look alike; beside a link it is the former. */
function isProgressOne({ words, value }: Place): boolean {
  return hasAny(words, progressNames) && Number(value) === 1;
}
