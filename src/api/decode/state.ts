import type { Certainty, ReadingState } from '../types';
import { readsAsSuccess } from './explanation';
import { findProgress, findVideoId, idOf, isAskedAt, showsVideo } from './fields';
import { hasAny } from './keyWords';
import { chooseStatus, isOfWork, isResult, stateOfAll, statusPlaces, type Status } from './status';
import { isCallWord, stateOfWord, wordsOfStatus } from './statusWords';
import * as table from './tables';
import * as weights from './weights';
import { isEmpty, isInside, siblings, type Place } from './walk';

export interface StateReading {
  readonly state: ReadingState;
  readonly certainty: Certainty;
  /** The service's word. */
  readonly statusText?: string;
  /** Whether the response refuses the call. */
  readonly callFailed: boolean;
}

/**
 * What a response says about the video's state. The first rule that applies decides:
 *
 * 1. a status word (with no video shown: an end of a stage is none of the video, a bare "success" beside nothing but an ID
 *    acknowledges the call, and an end beside an explanation of a failure or a sign of moderation is that failure);
 * 2. booleans such as `done`;
 * 3. a refusal of the call: failed, but with an HTTP error status it says nothing about the video, so unknown;
 * 4. a number as status: under way by its progress, else unknown;
 * 5. moments such as `finished_at`;
 * 6. a link to a video and no sign of waiting: succeeded, unless the request was only just accepted;
 * 7. an ID: queued; HTTP 202: running.
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
  const reading = (state: ReadingState, isSaid: boolean, text?: string): StateReading => {
    const certainty = isSaid ? 'said' : 'inferred';
    return { state, certainty, callFailed, ...(text === undefined ? {} : { statusText: text }) };
  };
  const candidates = statusPlaces(places, words);
  const status = chooseStatus(candidates);
  const isNumber = typeof status?.place.value === 'number' && status.value.state === undefined;
  const videoId = findVideoId(places, true);
  const hasLink = showsVideo(places);
  if (status !== undefined && !isNumber && (http < 400 || videoId !== undefined)) {
    const { text } = status.value;
    const word = text.trim().toLowerCase();
    const state = stateOfAll(status, candidates);
    if (state === undefined) {
      return reading(!callFailed && !hasLink && isUnderWay(places, hasLink) ? 'running' : 'unknown', false, text);
    }
    if (words.has(word)) return reading(state, true, text);
    const doubt = state !== 'succeeded' || hasLink ? undefined : doubtOf(status, places, http, callFailed);
    if (doubt !== undefined) return reading(doubt, false, text);
    const isVague = state === 'failed' ? table.callFailures.has(word) : isCallWord(word) && !hasLink;
    const isNamed = askedId === undefined ? refusal !== 'doubtful' : videoId === askedId;
    return reading(state, isNamed || !isVague, text);
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
  if (isNumber) {
    return reading(!hasLink && isUnderWay(places, hasLink) ? 'running' : 'unknown', false, status.value.text);
  }
  const timed = stateOfMoments(places);
  const isTroubled = timed === 'succeeded' && (callFailed || isStillEmpty(places) || places.some(tellsOfTrouble));
  if (timed !== undefined && !isTroubled) return reading(timed, false);
  if (hasLink && isUnderWay(places, hasLink)) return reading('running', false);
  if (hasLink) return reading(askedId === undefined && videoId !== undefined ? 'queued' : 'succeeded', false);
  const isAccepted = findVideoId(places, callFailed) !== undefined;
  return reading(isAccepted ? 'queued' : http === 202 ? 'running' : 'unknown', false);
}

// What speaks against a success

/** What a word of success means instead where no video is shown; undefined where it means a success. */
function doubtOf(
  status: Status,
  places: readonly Place[],
  http: number,
  callFailed: boolean,
): ReadingState | undefined {
  const { text } = status.value;
  if (isCallWord(text)) {
    if (callFailed) return 'failed';
    const isTwice = stateOfMoments(places) === 'succeeded' || stateOfFlags(places) === 'succeeded';
    if (!isTwice && !isOfTheThing(status.place, places) && isAcknowledgement(places)) return 'queued';
  }
  const [first = '', ...rest] = wordsOfStatus(text);
  // "image_generation_completed", "script ready"
  const isEndOfStage =
    rest.length > 0 && table.stages.has(first) && rest.slice(0, -1).every((word) => table.stageFillers.has(word));
  if (isEndOfStage || places.some((place) => place.value === true && stateOfFlag(place) === 'running')) {
    return 'running';
  }
  // Beside an HTTP error an explanation is the call's.
  const isTrouble = http < 400 && siblings(status.place).some(tellsOfTrouble);
  return isTrouble || places.some(saysModerated) ? 'failed' : undefined;
}

/** A `state` or `task_status` beside the ID, with nothing of the call beside it and no open place for a video, or a result. */
function isOfTheThing(place: Place, places: readonly Place[]): boolean {
  const id = findVideoId(places, true);
  const beside = siblings(place);
  const isBesideId = id !== undefined && beside.some(({ value }) => idOf(value) === id);
  const isOwn = (place.words.join(' ') === 'state' || isOfWork(place)) && isBesideId && !isStillEmpty(places);
  return isResult(place) || (isOwn && !beside.some(({ words }) => hasAny(words, table.ofTheCall)));
}

/** {"video_url": null}, {"output": []} */
function isStillEmpty(places: readonly Place[]): boolean {
  const isLink = ({ words }: Place) => words.length === 1 || table.plainNames.has(words.at(-1) ?? '');
  return places.some((place) => speaksOfOutput(place) && isEmpty(place.value) && isLink(place));
}

/** Nothing was made and there is an ID: the word is about the call. */
function isAcknowledgement(places: readonly Place[]): boolean {
  if (findVideoId(places, false) === undefined || findProgress(places, 'succeeded') === 1) return false;
  return places.every((place) => {
    const isEnvelope = place.children.length > 0 && !Array.isArray(place.value);
    return !speaksOfOutput(place) || isEmpty(place.value) || isEnvelope || isAskedAt(place);
  });
}

/** Names that speak of a made thing, whether it is there yet or not. */
function speaksOfOutput({ words, index, echoed }: Place): boolean {
  const isId = words.at(-1) === 'id' && !hasAny(words, table.fileNames);
  return index === undefined && !echoed && hasAny(words, weights.madeNames) && !isId;
}

/** {"error_message": "No face found"}, {"error": {"message": "No face found"}}; not "no error", "false" or "0". */
function tellsOfTrouble(place: Place): boolean {
  const own = place.words.filter((word) => !table.works.has(word));
  const isNamed = own.every((word) => table.errorNames.has(word) || table.messageNames.has(word));
  if (place.echoed || place.index !== undefined || !isNamed || !hasAny(own, table.errorNames)) return false;
  const texts = place.children.filter(({ index, words }) => index !== undefined || hasAny(words, table.messageNames));
  return [place, ...texts].some(
    ({ value }) => typeof value === 'string' && !readsAsSuccess(value) && stateOfWord(value) !== 'succeeded',
  );
}

/** A sign that the content was held back: `nsfw: true`, `respect_moderation: false`, `filteredCount: 2`. */
function saysModerated({ words, value, echoed, index }: Place): boolean {
  if (echoed || index !== undefined || !hasAny(words, table.screening)) return false;
  if (hasAny(words, table.passing)) return value === false;
  return value === true || (words.at(-1) === 'count' && typeof value === 'number' && value > 0);
}

// Without a word

/** It has begun and is not over, by its progress; a link may be there before its file. */
function isUnderWay(places: readonly Place[], hasLink: boolean): boolean {
  const progress = findProgress(places, hasLink ? 'succeeded' : 'running') ?? 1;
  return progress < 0.99 && (hasLink || progress > 0);
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
  if (typeof place.value !== 'boolean' || place.echoed || isInside(place, table.otherThings)) return undefined;
  return table.flags.find(([, pattern]) => pattern.test(place.words.join(' ')))?.[0];
}

/**
 * What moments alone say: one of an end is that end, unless it began again since; a beginning beside an end that is still
 * empty is work under way. Of a list's items each has its own moments.
 */
function stateOfMoments(places: readonly Place[]): ReadingState | undefined {
  const found = new Map<ReadingState, number>();
  let isOpen = false;
  for (const place of places) {
    const event = table.moments.find(([, pattern]) => pattern.test(place.words.join(' ')))?.[0];
    const isItem =
      place.index !== undefined || place.parent?.index !== undefined || place.parent?.parent?.index !== undefined;
    if (event === undefined || place.echoed || isItem || isInside(place, table.partsOrOthers)) continue;
    const moment = momentOf(place.value);
    if (moment !== undefined) found.set(event, Math.max(found.get(event) ?? 0, moment));
    else isOpen ||= event !== 'running' && isEmpty(place.value);
  }
  const start = found.get('running');
  const end = (['failed', 'canceled', 'succeeded'] as const).find((state) => found.has(state));
  if (end !== undefined && (found.get(end) ?? 0) >= (start ?? 0)) return end;
  return start !== undefined && (isOpen || end !== undefined) ? 'running' : undefined;
}

/** A day without its hour may be planned, and a small number is a place in a film. */
function momentOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value > 1e9 ? value : undefined;
  if (typeof value !== 'string' || value.length > 40 || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)) return undefined;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? undefined : moment;
}

// A refusal of the call

/**
 * What the response says about the call itself, whatever became of the video. It is `doubtful` where nothing but an
 * unfamiliar code, or an outage, looks like a refusal: services count their successes as they like.
 */
function readRefusal(places: readonly Place[]): 'plain' | 'doubtful' | undefined {
  const isNear = (place: Place) => place.around.every((at) => at.every((word) => table.envelopes.has(word)));
  const near = places.filter(
    (place) => place.depth <= 3 && !place.echoed && place.index === undefined && isNear(place),
  );
  if (near.some(isError)) return 'plain';
  const codes = near.map(readCode);
  return codes.includes('plain') ? 'plain' : codes.find((code) => code !== undefined);
}

/** `success: false`, or an error that is really there: not empty, not "false" or "0", not a zero code without words. */
function isError({ words, value, children }: Place): boolean {
  const last = words.at(-1) ?? '';
  if (value === false) return words.length <= 2 && table.successFlags.has(last);
  if (!table.errorNames.has(last) || value === true) return value === true && table.errorNames.has(last);
  if (typeof value === 'string') return !readsAsSuccess(value);
  const code = children.find((child) => table.codeNames.has(child.words.at(-1) ?? ''));
  const isFine = code !== undefined && isSuccessCode(code.value);
  return !isFine && children.some((child) => !isEmpty(child.value) && child.value !== false);
}

/** Whether a code refuses the call, judged by the messages beside it. */
function readCode(place: Place): 'plain' | 'doubtful' | undefined {
  const { words, value } = place;
  if (words.length > 2 || !table.codeNames.has(words.at(-1) ?? '')) return undefined;
  if (isEmpty(value) || typeof value === 'object' || isSuccessCode(value)) return undefined;
  const named = siblings(place).filter((beside) => hasAny(beside.words, table.messageNames));
  const messages = named.flatMap((beside) => (typeof beside.value === 'string' ? beside.value : []));
  if (messages.some(readsAsSuccess)) return undefined;
  const code = Number(value);
  const isRefusal = [typeof value === 'string' ? value : '', ...messages].some(
    (text) => stateOfWord(text) === 'failed' || table.refusals.test(text),
  );
  if ((code >= 400 && code < 500) || hasAny(words, table.errorNames)) return 'plain';
  if (isRefusal) return code >= 500 && code < 600 ? 'doubtful' : 'plain';
  const isUnderWay = messages.some((text) => stateOfWord(text) !== undefined && !/[不未无無]/.test(text));
  return isUnderWay || (Number.isNaN(code) && messages.length === 0)
    ? undefined
    : Number.isNaN(code)
      ? 'plain'
      : 'doubtful';
}

function isSuccessCode(value: unknown): boolean {
  if (typeof value === 'string' && readsAsSuccess(value)) return true;
  const code = Number(value);
  // 1xx says that it is not over, 2xx that all is well, and 0 is the exit code of success.
  return code === 0 || (code >= 100 && code < 300);
}
