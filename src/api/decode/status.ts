import type { ReadingState } from '../types';
import { choose, type Candidate } from './choose';
import { hasAny } from './keyWords';
import { isCallWord, stateOfWord } from './statusWords';
import * as table from './tables';
import * as weights from './weights';
import { siblings, type Place } from './walk';

/** Where a status may be: its text as the service wrote it, and what that means. */
export type Status = Candidate<{ readonly text: string; readonly state: ReadingState | undefined }>;

/** Keeps statuses of parts and of deep places among the candidates: they count where there is nothing better. */
const deepest = 100;

/** Where a status may be, the most likely first. */
export function statusPlaces(places: readonly Place[], words: ReadonlyMap<string, ReadingState>): Status[] {
  return choose(places, weights.statusRole, (place, named) => {
    const text = textOfStatus(place);
    if (text === undefined) return undefined;
    const known = words.get(text.trim().toLowerCase());
    const isNumber = typeof place.value === 'number';
    const state = known ?? (isNumber ? undefined : stateOfWord(text));
    if (state === undefined && named < 50) return undefined;
    return { value: { text, state }, bonus: deepest - (state === undefined ? 5 : 0) - (isNumber ? 30 : 0) };
  });
}

function textOfStatus(place: Place): string | undefined {
  const { words, value, depth } = place;
  const last = words.at(-1) ?? 'data';
  if (typeof value === 'number') {
    // 200 or 404 under "status" is HTTP's; small numbers are a service's own code, unless they are the call's.
    const isOwn = Number.isInteger(value) && (value < 100 || value > 599) && last !== 'code';
    const isCalls = siblings(place).some((it) => it.words.at(-1) === 'code' && it.value === value);
    return isOwn && !isCalls ? String(value) : undefined;
  }
  if (typeof value !== 'string' || value.trim() === '' || value.length > 80 || value.includes('://')) return undefined;
  const isNamed = hasAny([...words, place.around[0]?.at(-1) ?? ''], table.statusNames);
  const isRemark = table.remarks.has(last) && !explainsNumber(place);
  const isBare = last === 'data' && (depth > 1 || !isBareWord(place));
  return isRemark || isBare || (table.statusLabels.has(last) && !isNamed) ? undefined : value;
}

const fewWords = /^\s*[\p{L}\p{N}]+([ _-][\p{L}\p{N}]+){0,2}[.!]?\s*$/u;

/** {"state": 4, "state_detail": "Processing"}; of a thing without an ID an end may be the call's refusal. */
function explainsNumber({ words, value, parent }: Place): boolean {
  const name = words.slice(0, -1).join(' ');
  const beside = parent?.children ?? [];
  if (!fewWords.test(String(value)) || isCallWord(String(value))) return false;
  const mayEnd = stateOfWord(String(value)) !== 'failed' || beside.some((it) => it.words.at(-1) === 'id');
  return mayEnd && beside.some((it) => typeof it.value === 'number' && it.words.join(' ') === name);
}

/** A response of one word: "processing", {"code": 0, "data": "RUNNING"}. An "ok" or an error alone is about the call. */
function isBareWord(place: Place): boolean {
  const text = String(place.value).trim();
  const state = fewWords.test(text) && !isCallWord(text) && place.index === undefined ? stateOfWord(text) : undefined;
  const isAlone = siblings(place).every(({ words }) => hasAny(words, table.besideData));
  const isEnd = state === 'failed' || state === 'canceled';
  return (
    isAlone &&
    (isEnd
      ? /^(failed|cancell?ed)$/i.test(text)
      : state !== undefined || (place.depth === 0 && !isCallWord(text) && fewWords.test(text)))
  );
}

/** The status that speaks of the video. Words that leave it open give way to another. */
export function chooseStatus(candidates: readonly Status[]): Status | undefined {
  const best = candidates[0];
  if (best === undefined) return undefined;
  const text = best.value.text.trim();
  const known = candidates.filter(({ place, value }) => place !== best.place && value.state !== undefined);
  const beside = known.filter(({ place }) => place.parent === best.place.parent);
  if (table.recordWords.test(text)) {
    return known.find(({ place, weight }) => weight > deepest && isOfWork(place)) ?? best;
  }
  if (best.value.state === undefined) return beside[0] ?? best;
  const isVague = table.vagueEnds.test(text);
  // {"state": "finished", "status": "FAILURE"}, {"status": "succeeded", "outcome": "failed"}
  const trouble = beside.find(({ place: { words }, value: { state } }) => {
    const isPlain =
      words.length === 1 && (isVague || (best.value.state === 'succeeded' && hasAny(words, table.endings)));
    return isPlain && (state === 'failed' || state === 'canceled');
  });
  // {"status": "completed", "conclusion": "success"}, {"status": "stopped", "result": {"status": "success"}}
  const result = known.find(
    ({ place }) =>
      isResult(place) && (place.parent === best.place.parent || place.parent?.parent === best.place.parent),
  );
  if (trouble !== undefined || (isVague && result !== undefined)) return trouble ?? result;
  if (!isCallWord(text)) return best;
  const other = known.find(({ value, weight }) => weight > deepest && !isCallWord(value.text));
  return other === undefined || (isResult(best.place) && table.vagueEnds.test(other.value.text.trim())) ? best : other;
}

/** `video_status`: not the record's, nor the call's. */
export function isOfWork({ words }: Place): boolean {
  return words.length > 1 && table.statusNames.has(words.at(-1) ?? '') && hasAny(words.slice(0, -1), table.works);
}

/** `result_state`, `final_status`, `conclusion`, {"result": {"status": …}} */
export function isResult(place: Place): boolean {
  const [within, name] = place.words.length === 1 ? [place.around[0]?.at(-1), place.words[0]] : place.words.slice(-2);
  return name === 'conclusion' || (/^(result|final)$/.test(within ?? '') && table.statusNames.has(name ?? ''));
}

/** The states of an array's items taken together: the statuses with the same names around them as the chosen one. */
export function stateOfAll(chosen: Status, candidates: readonly Status[]): ReadingState | undefined {
  const path = pathOf(chosen.place);
  const states = candidates.filter(({ place }) => pathOf(place) === path).map(({ value }) => value.state);
  const has = (state: ReadingState | undefined) => states.includes(state);
  if (has('running') || (has('queued') && has('succeeded'))) return 'running';
  return (['queued', 'succeeded', undefined, 'failed', 'canceled'] as const).find(has);
}

function pathOf(place: Place): string {
  return [place.words, ...place.around].map((at) => at.join(' ')).join('/') + String(place.depth);
}
