import type { ReplyState } from '../types';
import { saysCallFailed } from './callOutcome';
import { amountOf } from './amounts';
import { hasAny, wordSet } from './keyWords';
import { findVideoLink, speaksOfOutput } from './links';
import { otherThings } from './otherThings';
import { findProgress } from './progress';
import { chooseStatus, stateOfAll, statusPlaces, type StatusPlace } from './statusPlaces';
import { isCallWord } from './statusWords';
import { findVideoId } from './videoId';
import { isEmpty, isInside, type Place } from './walk';

export interface StateReading {
  readonly state: ReplyState;
  /** The service's word. */
  readonly statusText?: string;
  /** Whether the reply refuses the call. */
  readonly callFailed: boolean;
}

/**
 * What a reply says about the video's state. The first rule that applies decides:
 *
 * 1. a status word (a success with nothing made and a sign of moderation is a failure; a bare "success" beside
 *    nothing but an id acknowledges the call);
 * 2. booleans such as `done`;
 * 3. a refusal of the call: failed, but with an HTTP error status it says nothing about the video, so unknown;
 * 4. a link to a video and no sign of waiting: succeeded;
 * 5. an ending such as `finish_reason`, or a number as status: unknown, with the number as its text;
 * 6. an id: queued.
 */
export function readState(
  places: readonly Place[],
  http: number,
  words: ReadonlyMap<string, ReplyState>,
): StateReading {
  const callFailed = saysCallFailed(places) || http >= 400;
  const candidates = statusPlaces(places, words);
  const chosen = chooseStatus(candidates);
  const isNumber = typeof chosen?.place.value === 'number' && chosen.state === undefined;
  if (chosen !== undefined && !isNumber && (http < 400 || findVideoId(places, true) !== undefined)) {
    return { ...fromWord(chosen, candidates, places, callFailed), callFailed };
  }
  const flagged = fromFlags(places, callFailed);
  if (flagged !== undefined) return { state: flagged, callFailed };
  if (callFailed && http >= 400) return { state: 'unknown', callFailed };
  const hasLink = findVideoLink(places) !== undefined;
  if (callFailed && !hasLink) return { state: 'failed', callFailed };
  if (hasLink) return { state: saysWaiting(places) ? 'running' : 'succeeded', callFailed };
  if (isNumber) return { state: 'unknown', statusText: chosen.text, callFailed };
  return { state: findVideoId(places, callFailed) === undefined ? 'unknown' : 'queued', callFailed };
}

function fromWord(
  chosen: StatusPlace,
  candidates: readonly StatusPlace[],
  places: readonly Place[],
  callFailed: boolean,
): Omit<StateReading, 'callFailed'> {
  const statusText = chosen.text;
  const state = stateOfAll(chosen, candidates);
  if (state === undefined) return { state: 'unknown', statusText };
  if (state !== 'succeeded' || findVideoLink(places) !== undefined) return { state, statusText };
  if (isCallWord(statusText)) {
    if (callFailed) return { state: 'failed', statusText };
    if (isAcknowledgement(places)) return { state: 'queued', statusText };
  }
  return { state: places.some(saysModerated) ? 'failed' : 'succeeded', statusText };
}

/** Nothing was made and there is an id: the word is about the call. */
function isAcknowledgement(places: readonly Place[]): boolean {
  if (findVideoId(places, false) === undefined || findProgress(places, 'succeeded') === 1) return false;
  const made = places.filter(({ words, index, echoed }) => index === undefined && !echoed && speaksOfOutput(words));
  return made.every((place) => isEmpty(place.value) || isWrapper(place));
}

/** {"result": {"id": …}}: an envelope, not an output. */
function isWrapper(place: Place): boolean {
  return (
    typeof place.value === 'object' && place.value !== null && !Array.isArray(place.value) && place.children.length > 0
  );
}

const flags: readonly (readonly [ReplyState, RegExp])[] = [
  [
    'failed',
    /^((is|has|job|task|video) )?(failed|errored|rejected|expired|error|fatal( error)?)( encountered| occurred)?$/,
  ],
  ['canceled', /^((is|has|was) )?(cancelled|canceled)$/],
  ['succeeded', /^((is|has|job|task|video|render|generation) )?(done|complete|completed|finished|ready)$/],
  ['running', /^((is|job|task|video) )?(processing|running|rendering|generating|in progress|pending)$/],
];

/** Booleans that tell how far it is: {"done": false}. */
function fromFlags(places: readonly Place[], callFailed: boolean): ReplyState | undefined {
  const said = places.flatMap((place) => {
    if (typeof place.value !== 'boolean' || place.echoed || isInside(place, otherThings)) return [];
    const state = flags.find(([, pattern]) => pattern.test(place.words.join(' ')))?.[0];
    if (state === undefined || (!place.value && state !== 'succeeded')) return [];
    return place.value ? state : ('running' as const);
  });
  const state = said.find((flag) => flag === 'failed' || flag === 'canceled') ?? said[0];
  if (state !== 'succeeded') return state;
  return callFailed || (findVideoLink(places) === undefined && places.some(saysModerated)) ? 'failed' : 'succeeded';
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
  return words.includes('progress') && Number(value) === 1;
}
