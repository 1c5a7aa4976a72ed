import { parseJson } from '../../api/json';
import { fieldsOf, isString, itemsThat } from '../unknownData';

/** A sandbox draft as its status response describes it. */
export interface DraftPlan {
  /** Seconds of each shot; at least one shot. */
  readonly seconds: readonly number[];
  /** Parts of the prompt that the draft leaves out. */
  readonly leftOut: readonly string[];
}

/** Reads the `plan` of a response. Undefined if it has no readable one: the field is the sandbox's own. */
export function readDraftPlan(response: string): DraftPlan | undefined {
  const { shots, left_out: leftOut } = fieldsOf(fieldsOf(parseJson(response)?.value).plan);
  const seconds = listOf(shots).map((shot) => fieldsOf(shot).seconds);
  if (seconds.length === 0 || !seconds.every((it) => typeof it === 'number')) return undefined;
  return { seconds, leftOut: itemsThat(isString, leftOut) };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
