import type { ReadingState } from '../types';
import { hasAny, wordSet } from './keyWords';
import { jobs, otherThings, parts, works } from './otherThings';
import { isCallWord, stateOfWord } from './statusWords';
import { ancestors, isInside, siblings, type Place } from './walk';

/** A place that may hold the video's status. */
export interface StatusPlace {
  readonly place: Place;
  /** The service's word, verbatim. */
  readonly text: string;
  readonly state: ReadingState | undefined;
  readonly weight: number;
}

const statusNames = wordSet('status state');
/** In an object called status these hold the word. */
const wordsOfAStatus = wordSet('type value name state status label text phase code current id');
const labels = wordSet('name text label type description display title');
/** Names that also hold whole sentences, or what was said of the call: a word or two of them explain a number beside it. */
const remarks = wordSet('string str desc detail msg message info');
const ofCalls = wordSet('msg message info');
/** Names of how something ended, or of the call's outcome; they count only when their word is known. */
const endings = wordSet('reason outcome result conclusion');
/** Names of how it ended, which says more than that it ended. */
const results = wordSet('result final conclusion');
/** Words of an end that leave open which. */
const vagueEnds = /^(terminated|ended|completed?|finished|done|closed)$/i;
/** Words that tell how a record is kept, rather than how far its video is. */
const ofRecords = /^(publish|published|active|enabled|live|draft|public|private)$/i;
/** "status" about something beside the video. */
const otherStatuses = wordSet(`
  http code webhook callback payment billing subscription moderation account user publish upload review plan notification
  notify email delivery audio caption subtitle thumbnail voice transcription download copyright privacy visibility approval
  sync health service api auth login
`);

/** What each level below the root takes off: the shallow status is the one about the whole. */
const perLevel = 10;

/** Where a status may be, the most likely first. `words` are what the user's settings say single words mean. */
export function statusPlaces(places: readonly Place[], words: ReadonlyMap<string, ReadingState>): StatusPlace[] {
  const found: StatusPlace[] = [];
  for (const place of places) {
    const text = statusText(place.value);
    const named = text === undefined ? 0 : nameWeight(place);
    if (text === undefined || named === 0) continue;
    const state = words.get(asWord(text)) ?? (typeof place.value === 'string' ? stateOfWord(text) : undefined);
    if (state === undefined && named < 50) continue;
    found.push({ place, text, state, weight: named - place.depth * perLevel - (state === undefined ? 5 : 0) });
  }
  return found.sort((a, b) => b.weight - a.weight);
}

/** As the user's settings name it. */
export function wordOf({ text }: StatusPlace): string {
  return asWord(text);
}

function asWord(text: string): string {
  return text.trim().toLowerCase();
}

function statusText(value: unknown): string | undefined {
  if (typeof value === 'string') {
    return value.trim() === '' || value.length > 80 || value.includes('://') ? undefined : value;
  }
  // 200 or 404 under "status" is HTTP's; small numbers are a service's own code.
  return typeof value === 'number' && Number.isInteger(value) && (value < 100 || value > 599)
    ? String(value)
    : undefined;
}

function nameWeight(place: Place): number {
  const { words } = place;
  const last = words.at(-1);
  const around = ancestors(place);
  const within = around[0]?.words.at(-1);
  let weight = 0;
  if (last === undefined || (last === 'data' && place.depth === 1)) weight = isBareWord(place) ? 40 : 0;
  else if (statusNames.has(last)) {
    const kind = words.slice(0, -1);
    if (kind.length === 0) weight = 100;
    else if (kind.some((word) => jobs.has(word)) && !hasAny(kind, parts)) weight = 95;
    else weight = hasAny(kind, otherStatuses) || hasAny(kind, otherThings) ? 0 : 60;
  } else if (within !== undefined && statusNames.has(within) && wordsOfAStatus.has(words.join(' '))) weight = 90;
  else if (words.some((word) => statusNames.has(word)) && labels.has(last)) weight = 50;
  else if (remarks.has(last) && explainsNumber(place)) weight = 50;
  else if (last === 'code' && typeof place.value === 'string' && words.join(' ') === 'status code') weight = 55;
  else if ((last === 'phase' || last === 'stage') && words.length === 1) weight = 55;
  else if (words.length === 1 && (last === 'ok' || last === 'outcome' || last === 'lifecycle')) weight = 40;
  else if (endings.has(last) && hasAny(words, wordSet('finish stop completion end result outcome conclusion'))) {
    weight = 40;
  }
  if (weight === 0 || isInside(place, otherThings)) return 0;
  if (typeof place.value === 'number') weight -= isCallCode(place) ? weight : 30;
  return around.some((at) => hasAny(at.words, parts)) ? weight - 60 : weight;
}

/** {"state": 4, "state_detail": "Processing"} */
function explainsNumber({ words, value, parent }: Place): boolean {
  if (typeof value !== 'string' || !/^\s*[\p{L}\p{N}]+([ _-][\p{L}\p{N}]+){0,2}[.!]?\s*$/u.test(value)) return false;
  const name = words.slice(0, -1).join(' ');
  if (!statusNames.has(words.at(-2) ?? '') || isCallWord(value)) return false;
  const state = stateOfWord(value);
  // Of a thing without an id this may be the call's refusal.
  const isEnd = (state === 'failed' || state === 'canceled') && ofCalls.has(words.at(-1) ?? '');
  if (isEnd && parent?.children.every((it) => it.words.at(-1) !== 'id') === true) return false;
  return parent?.children.some((it) => typeof it.value === 'number' && it.words.join(' ') === name) === true;
}

const fewWords = /^\s*\p{L}+([ _-]\p{L}+){0,2}\s*$/u;

/** Of an answer that has nothing but one word under `data` these are the rest. */
const aroundData = wordSet('code errno errcode error err msg message success ok status trace request timestamp time');

/** A reply of one word: "processing", {"code": 0, "data": "RUNNING"}. An "ok" or an error alone is about the call. */
function isBareWord(place: Place): boolean {
  const { value, words, index, depth } = place;
  if (index !== undefined || words.length !== depth || typeof value !== 'string' || !fewWords.test(value)) return false;
  if (!siblings(place).every((beside) => hasAny(beside.words, aroundData))) return false;
  const state = isCallWord(value) ? undefined : stateOfWord(value);
  if (state === 'failed') return /^\s*failed\s*$/i.test(value);
  // {"data": "deleted"} may answer something else.
  return depth === 0 ? !isCallWord(value) : state !== undefined && (state !== 'canceled' || /cancel/i.test(value));
}

/** {"code": 10000, "status": 10000}: the call's, twice. */
function isCallCode(place: Place): boolean {
  return siblings(place).some(({ words, value }) => words.at(-1) === 'code' && value === place.value);
}

/**
 * The status that speaks of the video. "Success" and "ok" may be said of the call, so any other known status comes
 * before them.
 */
export function chooseStatus(candidates: readonly StatusPlace[]): StatusPlace | undefined {
  const best = candidates[0];
  if (best === undefined) return undefined;
  const beside = candidates.filter(({ place }) => place !== best.place && place.parent === best.place.parent);
  const ofTheWork = ofRecords.test(best.text.trim())
    ? candidates.find(({ weight, state, place }) => weight > 0 && state !== undefined && isOfWork(place))
    : undefined;
  if (ofTheWork !== undefined) return ofTheWork;
  // A number or a sentence nobody understands, with the word for it beside it.
  if (best.state === undefined) return beside.find(({ state }) => state !== undefined) ?? best;
  // {"status": "completed", "conclusion": "failure"}: it has ended, and so it ended.
  const result = beside.find(({ place, state }) => state !== undefined && isResult(place));
  if (result !== undefined && vagueEnds.test(best.text.trim())) return result;
  // {"state": "finished", "status": "FAILURE"}
  const trouble = beside.find(
    ({ place, state }) => isPlainStatus(place) && (state === 'failed' || state === 'canceled'),
  );
  if (trouble !== undefined && vagueEnds.test(best.text.trim())) return trouble;
  const ending = beside.find(({ place, state }) => isEnding(place) && (state === 'failed' || state === 'canceled'));
  if (best.state === 'succeeded' && ending !== undefined) return ending;
  if (!isCallWord(best.text)) return best;
  const other = candidates.find(({ weight, state, text }) => weight > 0 && state !== undefined && !isCallWord(text));
  return other === undefined || (isResult(best.place) && vagueEnds.test(other.text.trim())) ? best : other;
}

/** `video_status`: not the record's, nor the call's. */
export function isOfWork({ words }: Place): boolean {
  return words.length > 1 && statusNames.has(words.at(-1) ?? '') && words.slice(0, -1).some((word) => works.has(word));
}

/** `result_state`, `final_status`, `conclusion` */
export function isResult({ words }: Place): boolean {
  if (words.length === 1) return words[0] === 'conclusion';
  return results.has(words.at(-2) ?? '') && statusNames.has(words.at(-1) ?? '');
}

function isPlainStatus({ words }: Place): boolean {
  return words.length === 1 && statusNames.has(words[0] ?? '');
}

function isEnding({ words }: Place): boolean {
  return words.length === 1 && endings.has(words[0] ?? '');
}

/** The states of an array's items taken together: the statuses with the same names around them as the chosen one. */
export function stateOfAll(chosen: StatusPlace, candidates: readonly StatusPlace[]): ReadingState | undefined {
  if (candidates.length < 2) return chosen.state;
  const path = pathOf(chosen.place);
  const states = candidates.filter(({ place }) => pathOf(place) === path).map(({ state }) => state);
  if (states.length < 2) return chosen.state;
  const has = (state: ReadingState | undefined) => states.includes(state);
  if (has('running') || (has('queued') && has('succeeded'))) return 'running';
  if (has('queued')) return 'queued';
  if (has('succeeded')) return 'succeeded';
  return has(undefined) ? undefined : has('failed') ? 'failed' : 'canceled';
}

function pathOf(place: Place): string {
  return [place, ...ancestors(place)].map((at) => at.words.join(' ')).join('/') + String(place.depth);
}
