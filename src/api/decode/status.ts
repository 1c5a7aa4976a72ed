import { isFinal, type ReadingState } from '../types';
import { choose, type Candidate } from './choose';
import { hasAny } from './role';
import { isCallWord, stateOfWord } from './statusWords';
import * as table from './tables';
import { siblings, type Place } from './walk';

/** Where a status may be: its text as the service wrote it, and what that means. */
export type Status = Candidate<{ readonly text: string; readonly state: ReadingState | undefined }>;

/** Keeps statuses of parts and of deep places among the candidates: they count where there is nothing better. */
const deepest = 100;

/** Where a status may be, the most likely first. */
export function statusPlaces(places: readonly Place[], words: ReadonlyMap<string, ReadingState>): Status[] {
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
  const { words, value } = place;
  const last = words.at(-1) ?? '';
  if (typeof value === 'number') {
    // 200 or 404 under "status" is HTTP's; small numbers are a service's own code, unless they are the call's.
    const isOwn = Number.isInteger(value) && (value < 100 || value > 599) && last !== 'code';
    const isCalls = siblings(place).some((it) => it.words.at(-1) === 'code' && it.value === value);
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
  const isOwn = stateOfWord(text) !== 'failed' || beside.some((it) => it.words.at(-1) === 'id');
  if (!isOwn || isCallWord(text) || !/^[^\s]+( [^\s]+){0,2}$/.test(text)) return false;
  return beside.some((it) => typeof it.value === 'number' && it.words.join(' ') === words.slice(0, -1).join(' '));
}

/** The status that speaks of the video. Words that leave it open give way to another. */
export function chooseStatus(candidates: readonly Status[], hasLink: boolean): Status | undefined {
  const best = candidates[0];
  if (best === undefined) return undefined;
  const known = candidates.filter(({ place, value }) => place !== best.place && value.state !== undefined);
  const isBeside = ({ place }: Status) => place.parent === best.place.parent;
  const isOfItem = ({ place: { parent, around } }: Status) =>
    parent?.index !== undefined && around[0]?.every((word) => table.works.has(word) || table.envelopes.has(word));
  // An item's end is none of its batch while nobody knows what that does.
  const isNews = (it: Status) => isOfItem(it) && (isVagueEnd(best) || !isFinal(it.value.state ?? ''));
  if (best.value.state === undefined) return known.find(isBeside) ?? known.find(isNews) ?? best;
  // {"state": "finished", "status": "FAILURE"}, {"status": "stopped", "result": {"status": "success"}}, and a finished
  // batch of a failed video
  const result = known.find((it) => {
    const isTrouble = it.value.state === 'failed' || it.value.state === 'canceled';
    const isOwn = isBeside(it) || (!hasLink && isOfItem(it));
    return isResult(it.place) || (isTrouble && isOwn && it.place.words.length === 1);
  });
  if (isVagueEnd(best) && result !== undefined) return result;
  if (!isCallWord(best.value.text)) return best;
  const other = known.find(({ value, weight }) => weight > deepest && !isCallWord(value.text));
  return other === undefined || (isResult(best.place) && isVagueEnd(other)) ? best : other;
}

const isVagueEnd = ({ value }: Status) => table.vagueEnds.has(value.text.trim().toLowerCase());

/** `result_state`, `final_status`, `conclusion`, {"result": {"status": …}} */
export function isResult({ words, around }: Place): boolean {
  const [within = '', name = ''] = words.length === 1 ? [around[0]?.at(-1), words[0]] : words.slice(-2);
  return name === 'conclusion' || (table.endNames.has(within) && table.statusNames.has(name));
}

/** The states of an array's items taken together: the statuses with the same names around them as the chosen one. */
export function stateOfAll(chosen: Status, candidates: readonly Status[]): ReadingState | undefined {
  const alike = candidates.filter(({ place }) => place.name === chosen.place.name);
  const has = (state: ReadingState | undefined) => alike.some(({ value }) => value.state === state);
  if (has('running') || (has('queued') && has('succeeded'))) return 'running';
  return (['queued', 'succeeded', undefined, 'failed', 'canceled'] as const).find(has);
}
