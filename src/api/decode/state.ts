import { isFinal, type Certainty, type ReadingState } from '../types';
import { choose, type Candidate } from './chooseField';
import { explanation, readsAsSuccess } from './explanation';
import { findProgress, findVideoId, namesVideo, showsVideo } from './fields';
import { hasAny } from './fieldRole';
import { isCallWord, isOwnEnd, isPlainEnd, saysUnderWay, stateOfWord } from './statusWords';
import * as table from './tables';
import { isEmpty, isInside, siblings, type Place } from './walk';

export interface StateReading {
  readonly state: ReadingState;
  readonly certainty: Certainty;
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
 * 6. an ID: under way by its progress, else queued; HTTP 202: running.
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
    const texts = found === 'failed' ? searchedTexts(places) : [];
    const says = (words: RegExp) => !isAsked && texts.some((text) => words.test(text));
    // A look may be refused because there is nothing to see yet, or for reasons that say nothing of the video.
    const isBegun = !(isAsked && statusText !== undefined) && texts.some(saysUnderWay);
    const isStopped = found === 'failed' && !isSaid && stateOfWord(explanation(places, true) ?? '') === 'canceled';
    const isBare = statusText === undefined && (says(table.outages) || (videoId === undefined && says(table.standing)));
    const isOfLook = isBare || says(table.denials);
    const state =
      askedId === undefined ? found : isBegun ? 'running' : isOfLook ? 'unknown' : isStopped ? 'canceled' : found;
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
    const state = stateOfAll(status, candidates);
    if (state === undefined) {
      return reading(!callFailed && !hasLink && isUnderWay() ? 'running' : 'unknown', false, text);
    }
    if (words.has(text.trim().toLowerCase())) return reading(state, true, text);
    const doubt = state !== 'succeeded' || hasLink ? undefined : doubtOf(status, places, http, callFailed, askedId);
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
  if (findVideoId(places, callFailed) === undefined) return reading(http === 202 ? 'running' : 'unknown', false);
  return reading(!callFailed && isUnderWay() ? 'running' : 'queued', false);
}

/** How many characters of one text, and of all texts of a response, are searched for what they say. */
const searchedLength = { one: 2_000, all: 20_000 };

/** The texts about the call, nearest to the root first. What is longer is no sentence, and more would be searched for seconds. */
function searchedTexts(places: readonly Place[]): string[] {
  let left = searchedLength.all;
  return places.filter(isOfCall).flatMap(({ value }) => {
    const text = String(value).slice(0, Math.min(left, searchedLength.one));
    left -= text.length;
    return text === '' ? [] : [text];
  });
}

/** What a word of success means instead where no video is shown; undefined where it means a success. */
function doubtOf(status: Status, places: readonly Place[], http: number, refused: boolean, askedId?: string) {
  const { text } = status.value;
  if (isCallWord(text) && refused) return 'failed';
  // Beside an HTTP error an explanation is the call's.
  const isVideos = (at: Place) => isError(at) && at.words.every((word) => table.ofErrors.has(word));
  const isBeside = (at: Place | undefined): boolean => !!at && (siblings(at).some(isVideos) || isBeside(at.parent));
  if (http < 400 && isBeside(status.place)) return 'failed';
  const isMissing = (it: Place) => isEmpty(it) && hasAny(it.words, table.madeNames);
  const isToldTwice = stateOfFlags(places) === 'succeeded' || (isResult(status.place) && !places.some(isMissing));
  // Whoever has just accepted a request may call that ready, too.
  const isOpen = askedId === undefined ? !isVagueEnd(status) : isCallWord(text) && !isToldTwice;
  if (isOpen && isAcknowledgement(places, status)) return 'queued';
  if (places.some((place) => place.value === true && stateOfFlag(place) === 'running')) return 'running';
  return places.some(saysModerated) ? 'failed' : undefined;
}

/** Nothing was made and there is an ID: the word is about the call. */
function isAcknowledgement(places: readonly Place[], { place: word }: Status): boolean {
  const isBegun = findVideoId(places, false) !== undefined && findProgress(places, 'succeeded') !== 1;
  const isMade = (it: Place) =>
    it.children.length === 0 && it !== word && !table.aboutMade.has(it.last) && !isEmpty(it);
  return isBegun && !places.some((it) => hasAny(it.words, table.madeNames) && isMade(it));
}

/** A sign that the content was held back: `nsfw: true`, `respect_moderation: false`, `filtered_count: 1`. */
function saysModerated({ words, last, value }: Place): boolean {
  const isSign = value === !hasAny(words, table.passing) || (Number(value) > 0 && last === 'count');
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
  const isNear = ({ index, name }: Place) =>
    index === undefined && name.outer.every((word) => table.envelopes.has(word));
  const near = places.filter(isNear);
  if (near.some(isError)) return 'plain';
  const codes = near.map(readCode);
  return codes.includes('plain') ? 'plain' : codes.find((code) => code !== undefined);
}

/** `success: false`, or an error that is really there: not empty, not "false" or "0", not a zero code without words. */
function isError({ words, last, value, children }: Place): boolean {
  if (value === false) return words.length <= 2 && table.successFlags.has(last);
  const isNamed = table.errorNames.has(last) || (hasAny(words, table.errorNames) && table.messageNames.has(last));
  if (!isNamed || typeof value === 'boolean') return isNamed && value === true;
  if (typeof value === 'string') return !readsAsSuccess(value) && stateOfWord(value) !== 'succeeded';
  const code = children.find((child) => table.codeNames.has(child.last));
  const isFine = code !== undefined && isSuccessCode(code.value);
  return !isFine && children.some((child) => !isEmpty(child) && child.value !== false);
}

/** Whether it is a status, a code or an error's text of the call. */
function isOfCall({ last, name }: Place): boolean {
  const isNear = name.outer.every((word) => table.envelopes.has(word) || table.errorNames.has(word));
  return isNear && table.refusalNames.has(last);
}

/** Whether a code refuses the call, judged by the messages beside it. */
function readCode(place: Place): 'plain' | 'doubtful' | undefined {
  const { words, last, value } = place;
  if (words.length > 2 || !table.codeNames.has(last)) return undefined;
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

/** Where a status may be: its text as the service wrote it, and what that means. */
type Status = Candidate<{ readonly text: string; readonly state: ReadingState | undefined }>;

/** Keeps statuses of parts and of deep places among the candidates: they count where there is nothing better. */
const deepest = 100;

/** Where a status may be, the most likely first. */
function statusPlaces(places: readonly Place[], words: ReadonlyMap<string, ReadingState>): Status[] {
  return choose(places, table.statusRole, (place, named) => {
    const text = textOfStatus(place);
    if (text === undefined) return undefined;
    const known = words.get(text.trim().toLowerCase());
    const state = known ?? (typeof place.value === 'number' ? undefined : stateOfWord(text));
    if (state === undefined && named < 50) return undefined;
    return { value: { text, state }, bonus: deepest };
  });
}

function textOfStatus(place: Place): string | undefined {
  const { words, last, value } = place;
  if (typeof value === 'number') {
    // 200 or 404 under "status" is HTTP's; small numbers are a service's own code, unless they are the call's.
    const isOwn = Number.isInteger(value) && (value < 100 || value > 599) && last !== 'code';
    const isCalls = siblings(place).some((it) => it.last === 'code' && it.value === value);
    return isOwn && !isCalls ? String(value) : undefined;
  }
  if (typeof value !== 'string' || value.trim() === '' || value.length > 80 || value.includes('://')) return undefined;
  const isNamed = hasAny(words, table.statusNames) || table.statusNames.has(place.around[0]?.at(-1) ?? '');
  const isRemark = table.remarks.has(last) && !explainsNumber(place, value);
  return isRemark || (table.statusLabels.has(last) && !isNamed) ? undefined : value;
}

/** {"state": 4, "state_detail": "Processing"}; of a thing without an ID a failure may be the call's. */
function explainsNumber({ words, parent }: Place, text: string): boolean {
  const beside = parent?.children ?? [];
  const isOwn = stateOfWord(text) !== 'failed' || beside.some((it) => it.last === 'id');
  if (!isOwn || isCallWord(text) || !/^[^\s]+( [^\s]+){0,2}$/.test(text)) return false;
  return beside.some((it) => typeof it.value === 'number' && it.words.join(' ') === words.slice(0, -1).join(' '));
}

/** The status that speaks of the video. Words that leave it open give way to another. */
function chooseStatus(candidates: readonly Status[], hasLink: boolean): Status | undefined {
  const best = candidates[0];
  if (best === undefined) return undefined;
  const known = candidates.filter(({ place, value }) => place !== best.place && value.state !== undefined);
  const isBeside = ({ place }: Status) => place.parent === best.place.parent;
  const isOfWork = ({ place: { around } }: Status) =>
    around[0]?.every((word) => table.works.has(word) || table.envelopes.has(word));
  const isOfItem = (it: Status) => it.place.parent?.index !== undefined && isOfWork(it);
  // An item's end is none of its batch while nobody knows what that does.
  const isNews = (it: Status) => isOfItem(it) && (isVagueEnd(best) || !isFinal(it.value.state ?? ''));
  // {"queue": {"status": "healthy"}, "job": {"state": "active"}}, {"status": "1", "video": {"status": "done"}}
  const isOfOther = () => isOfWork(best) === false || /^\d+$/.test(best.value.text);
  const isOwn = (it: Status) => it.weight > deepest && isOfWork(it) && isOfOther();
  if (best.value.state === undefined) return known.find(isBeside) ?? known.find(isNews) ?? known.find(isOwn) ?? best;
  // {"state": "finished", "status": "FAILURE"}, {"status": "stopped", "result": {"status": "success"}}, and a finished
  // batch of a failed video
  const result = known.find((it) => {
    const isTrouble = it.value.state === 'failed' || it.value.state === 'canceled';
    const isNear = isBeside(it) || (!hasLink && isOfItem(it));
    return isResult(it.place) || (isTrouble && isNear && it.place.words.length === 1);
  });
  if (isVagueEnd(best) && result !== undefined) return result;
  if (!isCallWord(best.value.text)) return best;
  const isMore = (it: Status) => !isCallWord(it.value.text) || (!hasLink && isOfWork(it) === true);
  const other = known.find((it) => it.weight > deepest && isMore(it) && !isInside(it.place, table.parts));
  return other === undefined || (isResult(best.place) && isVagueEnd(other)) ? best : other;
}

const isVagueEnd = ({ value }: Status) => table.vagueEnds.has(value.text.trim().toLowerCase());

/** `result`, `result_state`, `final_status`, {"result": {"status": …}} */
function isResult({ words, around }: Place): boolean {
  const [within = '', name = ''] = words.length === 1 ? [around[0]?.at(-1), words[0]] : words.slice(-2);
  return table.endNames.has(words.join(' ')) || (table.endNames.has(within) && table.statusNames.has(name));
}

/** The states of an array's items taken together: the statuses with the same names around them as the chosen one. */
function stateOfAll(chosen: Status, candidates: readonly Status[]): ReadingState | undefined {
  const alike = candidates.filter(({ place }) => place.name === chosen.place.name);
  const has = (state: ReadingState | undefined) => alike.some(({ value }) => value.state === state);
  if (has('running') || (has('queued') && has('succeeded'))) return 'running';
  return (['queued', 'succeeded', undefined, 'failed', 'canceled'] as const).find(has);
}
