import type { ReadingState } from '../types';
import { choose, type Candidate } from './chooseField';
import { hasAny } from './fieldRole';
import { isCallWord, stateOfWord } from './statusWords';
import * as table from './tables';
import { isInside, siblings, type Place } from './walk';

/** A value that may be the video's status: the service's text and its meaning. */
type Status = Candidate<{ readonly text: string; readonly state: ReadingState | undefined }>;

/** The video's status in the service's words. */
export interface StatusWord {
  readonly text: string;
  /** The meaning of the status. For an array, the combined meaning of its items. Undefined for an unknown status. */
  readonly state: ReadingState | undefined;
  readonly place: Place;
  /** Whether the word means that the work ended but leaves the outcome open, as "finished" or "stopped" do. */
  readonly isVague: boolean;
  /**
   * Whether this status states an outcome that a vague status beside it leaves open, as "success" does in
   * `{"state": "finished", "result": "success"}`.
   */
  readonly isOutcome: boolean;
}

/** Bonus that keeps a status's weight positive, even if the status is deeply nested or describes only one step. */
const statusBonus = 100;

/**
 * Finds the video's status.
 * @param taught maps each status word that the user configured to its state
 */
export function findStatus(
  places: readonly Place[],
  taught: ReadonlyMap<string, ReadingState>,
  hasVideo: boolean,
): StatusWord | undefined {
  const candidates = choose(places, table.statusRole, (place, named) => {
    const text = tagOf(place) ?? statusTextAt(place);
    if (text === undefined) return undefined;
    const known = taught.get(text.trim().toLowerCase());
    const state = known ?? (typeof place.value === 'number' ? undefined : stateOfWord(text));
    return state === undefined && named < 50 ? undefined : { value: { text, state }, bonus: statusBonus };
  });
  const chosen = chooseStatus(candidates, hasVideo);
  if (chosen === undefined) return undefined;
  const { place, value } = chosen;
  const followsEnd = candidates.some((it) => it !== chosen && isVagueEnd(it) && isBeside(chosen)(it));
  const isOutcome = isResult(place) && (chosen !== candidates[0] || followsEnd);
  return { text: value.text, state: stateOfAll(chosen, candidates), place, isVague: isVagueEnd(chosen), isOutcome };
}

function statusTextAt(place: Place): string | undefined {
  const { words, last, value } = place;
  if (typeof value === 'number') {
    // Numbers from 100 to 599 under "status" are HTTP statuses. Other integers are the service's own codes. A number
    // that equals a `code` beside it describes the call, not the video.
    const isOwn = Number.isInteger(value) && (value < 100 || value > 599) && last !== 'code';
    const isOfCall = siblings(place).some((it) => it.last === 'code' && it.value === value);
    return isOwn && !isOfCall ? String(value) : undefined;
  }
  if (typeof value !== 'string' || value.trim() === '' || value.length > 80 || value.includes('://')) return undefined;
  const holder = place.around[0]?.at(-1) ?? '';
  const isNamed = hasAny(words, table.statusNames) || table.statusNames.has(holder) || table.endNames.has(holder);
  const isRemark = table.remarks.has(last) && !explainsNumber(place, value);
  return isRemark || (table.statusLabels.has(last) && !isNamed) ? undefined : value;
}

/** Returns the only key of an object if this key is a status: `{"state": {"Rendering": {"progress": 0.4}}}`. */
function tagOf({ words, children }: Place): string | undefined {
  const [tag, another] = children;
  const isTagged = tag !== undefined && another === undefined && hasAny(words, table.statusNames);
  return isTagged && typeof tag.value === 'object' && stateOfWord(tag.key) !== undefined ? tag.key : undefined;
}

/**
 * Whether `text` explains a number in the same object, as "Processing" does in
 * {"state": 4, "state_detail": "Processing"}. "failed" counts only beside an ID, because it may describe the call.
 */
function explainsNumber({ words, parent }: Place, text: string): boolean {
  const beside = parent?.children ?? [];
  const isOwn = stateOfWord(text) !== 'failed' || beside.some((it) => it.last === 'id');
  if (!isOwn || isCallWord(text) || !/^[^\s]+( [^\s]+){0,2}$/.test(text)) return false;
  return beside.some((it) => typeof it.value === 'number' && it.name === words.slice(0, -1).join(' '));
}

/**
 * Chooses the status with the highest weight, or a clearer status if that one is unknown, vague ("finished") or
 * possibly about the call ("success").
 */
function chooseStatus(candidates: readonly Status[], hasVideo: boolean): Status | undefined {
  const [best, ...others] = candidates;
  if (best === undefined) return undefined;
  const known = others.filter(({ value }) => value.state !== undefined);
  if (best.value.state === undefined) return knownInstead(best, known) ?? best;
  if (isVagueEnd(best)) return resultOf(best, known, hasVideo) ?? best;
  return isCallWord(best.value.text) ? (statusBehindCall(best, known, hasVideo) ?? best) : best;
}

const isBeside = (one: Status) => (other: Status) => other.place.parent === one.place.parent;

/**
 * Whether a status is directly inside an object for the video, such as `video` or `job`, or a wrapper, such as `data`.
 * Undefined at the root.
 */
const isOfWork = ({ place: { around } }: Status) =>
  around[0]?.every((word) => table.works.has(word) || table.envelopes.has(word));

/**
 * Finds a status with a known meaning to replace an unknown status. "active" replaces "healthy" in
 * `{"queue": {"status": "healthy"}, "job": {"state": "active"}}`. "done" replaces "1" in
 * `{"status": "1", "video": {"status": "done"}}`.
 */
function knownInstead(best: Status, known: readonly Status[]): Status | undefined {
  const isOfOther = isOfWork(best) === false || /^\d+$/.test(best.value.text);
  const isOwn = (it: Status) => it.weight > statusBonus && isOfWork(it) === true && isOfOther;
  return known.find(isBeside(best)) ?? known.find(isOwn);
}

/**
 * Finds the status that gives the outcome. Called if the status with the highest weight means only that the work
 * ended, as in `{"state": "finished", "status": "FAILURE"}`, `{"phase": "ended", "outcome": {"kind": "failure"}}`, or a
 * finished batch with a failed video.
 */
function resultOf(best: Status, known: readonly Status[], hasVideo: boolean): Status | undefined {
  const isOfItem = (it: Status) => it.place.parent?.index !== undefined && isOfWork(it) === true;
  const isTrouble = (it: Status) =>
    (it.value.state === 'failed' || it.value.state === 'canceled') &&
    it.place.words.length === 1 &&
    (isBeside(best)(it) || (!hasVideo && isOfItem(it)));
  return known.find((it) => isResult(it.place) || isTrouble(it));
}

/**
 * If the best status may describe the call, returns another status that describes the video: "failed" in
 * `{"status": "success", "video_status": "failed"}`.
 */
function statusBehindCall(best: Status, known: readonly Status[], hasVideo: boolean): Status | undefined {
  const isMore = (it: Status) => !isCallWord(it.value.text) || (!hasVideo && isOfWork(it) === true);
  const other = known.find((it) => it.weight > statusBonus && isMore(it) && !isInside(it.place, table.parts));
  return other !== undefined && isResult(best.place) && isVagueEnd(other) ? undefined : other;
}

const isVagueEnd = ({ value }: Status) => table.vagueEnds.has(value.text.trim().toLowerCase());

/** Whether a property's name announces an outcome: `result`, `final_status`, {"outcome": {"kind": …}} */
function isResult({ words, name, around }: Place): boolean {
  const [within = '', ending = ''] = words.length === 1 ? [around[0]?.at(-1), words[0]] : words.slice(-2);
  const isStatus = table.statusNames.has(ending) || table.statusLabels.has(ending);
  return table.endNames.has(name) || (table.endNames.has(within) && isStatus);
}

/** The state that the chosen status means. Combines the statuses of an array's items, because they share a path. */
function stateOfAll(chosen: Status, candidates: readonly Status[]): ReadingState | undefined {
  const alike = candidates.filter(({ place }) => place.path === chosen.place.path);
  const has = (state: ReadingState | undefined) => alike.some(({ value }) => value.state === state);
  if (has('running') || (has('queued') && has('succeeded'))) return 'running';
  return (['queued', 'succeeded', undefined, 'failed', 'canceled'] as const).find(has);
}

/** The state that booleans such as `{"done": false}` imply. */
export function stateOfFlags(places: readonly Place[]): ReadingState | undefined {
  const flags = places.flatMap((place) => {
    const state = stateOfFlag(place);
    if (state === undefined || (place.value === false && state !== 'succeeded')) return [];
    return place.value === true ? state : ('running' as const);
  });
  return flags.find((flag) => flag === 'failed' || flag === 'canceled') ?? flags[0];
}

/** The state that a boolean property such as `done` implies if it is true. */
export function stateOfFlag(place: Place): ReadingState | undefined {
  if (typeof place.value !== 'boolean' || isInside(place, table.otherThings)) return undefined;
  return table.flags.find(([, pattern]) => pattern.test(place.name))?.[0];
}

/** Infers the state from timestamps: `{"started_at": …, "finished_at": null}` means running. */
export function stateOfStamps(places: readonly Place[]): ReadingState | undefined {
  const stamped = places.flatMap((place) => {
    if (isInside(place, table.otherThings) || isInside(place, table.parts) || !isStamp(place)) return [];
    return table.stamps.find(([, pattern]) => pattern.test(place.name))?.[0] ?? [];
  });
  return (['canceled', 'failed', 'succeeded', 'running'] as const).find((state) => stamped.includes(state));
}

/** Whether a value is an ISO date, or a Unix time in seconds or milliseconds. */
function isStamp({ value }: Place): boolean {
  return typeof value === 'number'
    ? value > 1e9
    : typeof value === 'string' && /^\d{4}-\d\d-\d\d|^\d{10,13}$/.test(value);
}

export interface Event {
  readonly text: string;
  readonly state: ReadingState;
}

/**
 * The latest event of a list, with its state: `{"events": [{"type": "queued"}, {"type": "render_failed"}]}`. Returns
 * the first event if its timestamp is later than that of the last event, and otherwise the last event.
 */
export function latestEvent(places: readonly Place[]): Event | undefined {
  const list = places.find(({ value, last }) => Array.isArray(value) && value.length > 0 && table.eventLists.has(last));
  const events = (list?.children ?? []).flatMap(readEvent);
  const [first, last] = [events[0], events.at(-1)];
  return first !== undefined && last !== undefined && first.at > last.at ? first : last;
}

function readEvent({ value, children }: Place): readonly (Event & { readonly at: number })[] {
  const text = children.find((it) => table.eventNames.has(it.last) && typeof it.value === 'string')?.value ?? value;
  const state = typeof text === 'string' ? stateOfWord(text) : undefined;
  const at = children.find(isStamp)?.value;
  if (state === undefined || typeof text !== 'string') return [];
  return [{ text, state, at: typeof at === 'string' ? Date.parse(at) : Number(at ?? NaN) }];
}
