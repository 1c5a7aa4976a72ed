import { hasAny, wordSet } from './keyWords';
import { readsAsSuccess } from './errorPlaces';
import { ancestors, isEmpty, siblings, type Place } from './walk';

const successFlags = wordSet('success ok successful succeeded');
const errorNames = wordSet('error err errors failure fault exception');
const messageNames = wordSet('message msg detail reason description');
/** Codes that mean no error although they are not 0 or 2xx, judged by the message beside them. */
const codeNames = wordSet('code errno errcode ret retcode');
/** Around the call's outcome there are at most these. */
const envelopes = wordSet('base resp response result data meta header status body ret');

/** What the reply says about the call itself, whatever became of the video: a refusal inside HTTP 200. */
export function saysCallFailed(places: readonly Place[]): boolean {
  return places.some((place) => place.depth <= 3 && (isFalseSuccess(place) || isError(place) || isErrorCode(place)));
}

function isOfTheCall(place: Place): boolean {
  return ancestors(place).every((at) => at.words.every((word) => envelopes.has(word)));
}

function isFalseSuccess(place: Place): boolean {
  return (
    place.value === false && place.words.length <= 2 && successFlags.has(place.words.at(-1) ?? '') && isOfTheCall(place)
  );
}

/** An error that is really there: not empty, not a zero code without words. */
function isError(place: Place): boolean {
  if (place.index !== undefined || !errorNames.has(place.words.at(-1) ?? '') || !isOfTheCall(place)) return false;
  const { value } = place;
  if (value === true) return true;
  if (typeof value === 'string') return !isEmpty(value) && !readsAsSuccess(value);
  if (isEmpty(value) || typeof value !== 'object') return false;
  const code = place.children.find((child) => codeNames.has(child.words.at(-1) ?? ''));
  if (code !== undefined && isSuccessCode(code.value)) return false;
  return place.children.some((child) => !isEmpty(child.value) && child.value !== false);
}

function isErrorCode(place: Place): boolean {
  const { words, value } = place;
  if (place.index !== undefined || words.length > 2 || !codeNames.has(words.at(-1) ?? '') || !isOfTheCall(place)) {
    return false;
  }
  if (isEmpty(value) || typeof value === 'object' || isSuccessCode(value)) return false;
  const messages = siblings(place).filter(
    (beside) => hasAny(beside.words, messageNames) && typeof beside.value === 'string',
  );
  if (messages.some((beside) => readsAsSuccess(String(beside.value)))) return false;
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value));
  return isNumber || hasAny(words, errorNames) || messages.some((beside) => !isEmpty(beside.value));
}

function isSuccessCode(value: unknown): boolean {
  if (typeof value === 'string' && readsAsSuccess(value)) return true;
  const code = Number(value);
  // 1xx says that it is not over, 2xx that all is well, and 0 is the exit code of success.
  return code === 0 || (code >= 100 && code < 300);
}
