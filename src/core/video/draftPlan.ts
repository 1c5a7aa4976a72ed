import { parseJson } from '../../api/json';
import { fieldsOf, isString, itemsOf, itemsThat } from '../unknownData';

/** The plan of a sandbox draft, read from its status response. */
interface DraftPlan {
  /** The duration of each shot in seconds. There is at least one shot. */
  readonly seconds: readonly number[];
  /** Parts of the prompt that the draft leaves out. */
  readonly leftOut: readonly string[];
}

/**
 * Reads the `plan` field of a response. Only the sandbox sends this field. Returns undefined if the field is missing or
 * invalid.
 */
export function readDraftPlan(response: string): DraftPlan | undefined {
  const { shots, left_out: leftOut } = fieldsOf(fieldsOf(parseJson(response)?.value).plan);
  const seconds = itemsOf(shots).map((shot) => fieldsOf(shot).seconds);
  if (seconds.length === 0 || !seconds.every((it) => typeof it === 'number')) return undefined;
  return { seconds, leftOut: itemsThat(isString, leftOut) };
}
