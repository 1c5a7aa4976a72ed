import { readsAsSuccess } from './errorPlaces';
import { hasAny, wordSet } from './keyWords';
import { isCallWord, stateOfWord } from './statusWords';
import { ancestors, isEmpty, siblings, walk, type Place } from './walk';

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

/**
 * Whether nothing but an unfamiliar code makes a reply look like a refusal: services count their successes as they like.
 * Never throws.
 *
 * @param statusText the status that was read in it
 */
export function isDoubtfulRefusal(body: unknown, statusText: string | undefined): boolean {
  if (statusText !== undefined && !isCallWord(statusText)) return false;
  const near = walk(body).filter(({ depth, echoed }) => depth <= 3 && !echoed);
  const codes = near.filter(isErrorCode);
  return codes.length > 0 && !codes.some(isKnownErrorCode) && !near.some((it) => isFalseSuccess(it) || isError(it));
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
  const messages = messagesBeside(place);
  if (messages.some((message) => readsAsSuccess(message) || saysUnderWay(message))) return false;
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value));
  return isNumber || hasAny(words, errorNames) || messages.some((message) => !isEmpty(message));
}

/** One of HTTP's, one called an error, or one whose own word or message says so. */
function isKnownErrorCode(place: Place): boolean {
  const code = Number(place.value);
  if ((code >= 400 && code < 600) || hasAny(place.words, errorNames)) return true;
  const texts = [String(place.value), ...messagesBeside(place)];
  return texts.some((text) => stateOfWord(text) === 'failed' || refusals.test(text));
}

/** What nobody says about something begun. */
const refusals =
  /\b(out of|not enough|too (many|long|short|large|big|small|few)|(not|isn't) (allowed|permitted|supported|found|valid|active)|on hold|suspended|limit reached)\b|不足|余额不|超出|超过/i;

function messagesBeside(place: Place): string[] {
  const named = siblings(place).filter(({ words }) => hasAny(words, messageNames));
  return named.flatMap(({ value }) => (typeof value === 'string' ? value : []));
}

/** Words of refusals that read like a state: "Too many pending tasks", "Account on hold", "余额未完成". */
const refusing =
  /\b(not|no|non|cannot|can|unable|without|too|many|must|should|only|least|limit\w*|rate|throttl\w*|busy|full|suspend\w*|paus\w*|hold|held|delay\w*|defer\w*|postpon\w*|wait|please|again|later|retry|requires?|missing|expected|credits?|balance|account|maximum|reached)\b|n't\b|不|未|无|無|请先|稍后|已满|繁忙/i;

/** "排队中", "Task submitted": the call did its work. */
function saysUnderWay(message: string): boolean {
  if (refusing.test(message.slice(0, 300))) return false;
  const state = stateOfWord(message);
  return state === 'queued' || state === 'running' || state === 'succeeded';
}

function isSuccessCode(value: unknown): boolean {
  if (typeof value === 'string' && readsAsSuccess(value)) return true;
  const code = Number(value);
  // 1xx says that it is not over, 2xx that all is well, and 0 is the exit code of success.
  return code === 0 || (code >= 100 && code < 300);
}
