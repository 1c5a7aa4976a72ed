import { hasAny } from './fieldRole';
import { readsAsSuccess } from './explanation';
import { saysUnderWay, stateOfWord } from './statusWords';
import * as table from './tables';
import { isEmpty, siblings, type Place } from './walk';

/**
 * How clearly a response rejects the API call, regardless of the video's state. `doubtful`: the only sign is an outage
 * or an unfamiliar code, which may even mean success.
 */
export type Refusal = 'plain' | 'doubtful';

export function findRefusal(places: readonly Place[]): Refusal | undefined {
  const near = places.filter(({ index, outer }) => index === undefined && outer.every((it) => table.envelopes.has(it)));
  if (near.some(isError)) return 'plain';
  const codes = near.map(readCode);
  return codes.includes('plain') ? 'plain' : codes.find((code) => code !== undefined);
}

/**
 * Whether a property reports an error: `success: false`, or an error that is not empty. Ignores the values "false" and
 * "0", and objects with a success code.
 */
export function isError({ words, last, value, children }: Place): boolean {
  if (value === false) return words.length <= 2 && table.successFlags.has(last);
  const isNamed = table.errorNames.has(last) || (hasAny(words, table.errorNames) && table.messageNames.has(last));
  if (!isNamed || typeof value === 'boolean') return isNamed && value === true;
  if (typeof value === 'string') return !readsAsSuccess(value) && stateOfWord(value) !== 'succeeded';
  const code = children.find((child) => table.codeNames.has(child.last));
  const isFine = code !== undefined && isSuccessCode(code.value);
  return !isFine && children.some((child) => !isEmpty(child) && child.value !== false);
}

/**
 * Reads a code such as `{"code": 401}` and the messages beside it. Returns undefined if they do not mean that the call
 * was rejected.
 */
function readCode(place: Place): Refusal | undefined {
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
  // An unfamiliar word is a rejection only if there is a message beside it. An unfamiliar number may mean success, so
  // it is a doubtful rejection.
  return Number.isNaN(code) ? (messages.length === 0 ? undefined : 'plain') : 'doubtful';
}

function isSuccessCode(value: unknown): boolean {
  if (typeof value === 'string' && readsAsSuccess(value)) return true;
  const code = Number(value);
  // As an exit code, 0 means success. As an HTTP status, 1xx means "in progress" and 2xx means success.
  return code === 0 || (code >= 100 && code < 300);
}

/** The facts about a failed call that a response's text states. Each is true if any string in the response says so. */
export interface FailureTexts {
  /** The video is still being generated. */
  readonly underWay: boolean;
  /**
   * The service rejects the caller, for example because of an invalid key or a rate limit. This says nothing about the
   * video's state.
   */
  readonly denial: boolean;
  /** The service rejects the caller's account, for example because its quota is used up. */
  readonly account: boolean;
  /** The service or one of its dependencies has an outage. */
  readonly outage: boolean;
  /** An outage or a timeout leaves open whether the call was carried out. */
  readonly unclear: boolean;
}

export function readFailureTexts(places: readonly Place[]): FailureTexts {
  const texts = searchedTexts(places);
  const says = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  return {
    underWay: texts.some(saysUnderWay),
    denial: says(table.denials),
    account: says(table.accounts),
    outage: says(table.outages),
    unclear: says(table.outages) || says(table.timeouts),
  };
}

/**
 * Maximum number of characters to search, because some patterns take quadratic time: `one` in a single value, `all` in
 * the whole response.
 */
const searchedLength = { one: 2_000, all: 20_000 };

/**
 * Returns the texts that describe the call: statuses, codes and error messages. Those nearest to the response's root
 * come first.
 */
function searchedTexts(places: readonly Place[]): string[] {
  let left = searchedLength.all;
  return places.filter(isOfCall).flatMap(({ value }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const text = String(value).slice(0, Math.min(left, searchedLength.one));
    left -= text.length;
    return text === '' ? [] : [text];
  });
}

/** Whether a property is a status, a code or an error message of the call. */
function isOfCall({ last, outer }: Place): boolean {
  return table.refusalNames.has(last) && outer.every((it) => table.envelopes.has(it) || table.errorNames.has(it));
}
