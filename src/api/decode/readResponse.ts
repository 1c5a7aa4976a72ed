import { valueAt } from '../json';
import { readingStates, type CreditsReading, type ReadingState, type ResponsePins, type VideoReading } from '../types';
import { findBalance } from './balance';
import { decide } from './decide';
import { collectEvidence, type Evidence } from './evidence';
import { explanation, readErrorMessage } from './explanation';
import * as fields from './fields';
import { hedge } from './hedge';
import { asStatusText } from './statusWords';
import { withinTimeLimit } from './timeLimit';
import { walk, type Place } from './walk';

/**
 * Interprets a response about one video, whatever its format. Never throws. Takes at most half a second.
 * @param http the response's HTTP status. At 400 or above, a status word is ignored unless the response contains the
 * video's ID.
 * @param pins the places where this service keeps its values. If a place is empty, the whole response is searched.
 * @param askedId the ID of the checked video; undefined for the response to a generate request
 */
export function readVideoResponse(body: unknown, http = 200, pins: ResponsePins = {}, askedId?: string): VideoReading {
  try {
    return withinTimeLimit(() => readVideo(body, http, pins, askedId));
  } catch {
    return { state: 'unknown', certainty: 'inferred' };
  }
}

function readVideo(body: unknown, http: number, pins: ResponsePins, askedId: string | undefined): VideoReading {
  const { pointers = {} } = pins;
  const places = ownPlaces(body, askedId);
  const videoUrl = fields.linkOf([valueAt(body, pointers.videoUrl)].flat()[0]);
  const pinned = { status: asStatusText(valueAt(body, pointers.status)), videoUrl };
  const evidence = collectEvidence(places, { http, taught: taughtWords(pins), pinned, askedId });
  const decision = decide(evidence);
  const { state, row } = decision;
  const isRefused = evidence.refusal !== undefined || http >= 400 || row.isAboutCall === true;
  const statusText = row.isAboutCall === true ? undefined : statusTextOf(evidence, row.state === 'as the event says');
  // Some services send a link before the file is ready, so links are used only after success or in an unknown state.
  // Some services keep an old error message after a success, so it is used only after a failure or a rejection.
  const mayHaveFile = (state === 'succeeded' || state === 'unknown') && http < 400;
  const mayHaveError = ['failed', 'canceled'].includes(state) || http >= 400 || (isRefused && state === 'unknown');
  // If a response rejects the call without describing the video, the explanation may be anywhere in the body.
  const isOfCall = isRefused && (statusText === undefined || state === 'unknown');
  const reason = fields.textOf(valueAt(body, pointers.reason));
  return withoutUndefined<VideoReading>({
    state,
    certainty: hedge(decision, evidence).certainty,
    statusText,
    videoId: fields.idOf(valueAt(body, pointers.videoId)) ?? fields.findVideoId(places, isRefused),
    progress: fields.shareOf(valueAt(body, pointers.progress), state) ?? fields.findProgress(places, state),
    videoUrl: mayHaveFile ? (videoUrl ?? fields.findVideoLink(places)) : undefined,
    thumbnailUrl: mayHaveFile ? fields.findThumbnailLink(places) : undefined,
    errorMessage: mayHaveError
      ? (reason ?? (isOfCall ? readErrorMessage(body) : explanation(places, true)))
      : undefined,
    creditsUsed: fields.findCost(places),
    creditsRemaining: fields.findRemainder(places),
  });
}

function statusTextOf({ status, statusNumber, event }: Evidence, isOfEvent: boolean): string | undefined {
  return isOfEvent ? event?.text : (status?.text ?? statusNumber);
}

function withoutUndefined<Some extends object>(all: { [Key in keyof Some]: Some[Key] | undefined }): Some {
  // TypeScript cannot infer that the object is a `Some` once it has no undefined values.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Some;
}

/**
 * Interprets a response about the account's credits. Returns an empty reading if it contains no balance. Never throws.
 */
export function readCreditsResponse(body: unknown, { pointers = {} }: ResponsePins = {}): CreditsReading {
  try {
    const found = withinTimeLimit(() => findBalance(walk(body)));
    const balance = fields.amountOf(valueAt(body, pointers.balance));
    if (balance === undefined) return found;
    const { total = -Infinity, unit } = found;
    return { balance, ...(total < balance ? {} : { total }), ...(unit === undefined ? {} : { unit }) };
  } catch {
    return {};
  }
}

/**
 * The values that may be about the video. If a list also contains other videos, only the checked video's item is used.
 */
function ownPlaces(body: unknown, askedId: string | undefined): readonly Place[] {
  const places = walk(body);
  const own = askedId === undefined ? undefined : ownItem(places, askedId);
  return own === undefined ? places : walk(own.value);
}

function ownItem(places: readonly Place[], askedId: string): Place | undefined {
  const id = places.find((place) => fields.namesVideo(place, askedId));
  let item = id?.parent;
  while (item !== undefined && item.index === undefined) item = item.parent;
  const isOther = (it: Place) =>
    it.path === id?.path && fields.idOf(it.value) !== undefined && !fields.namesVideo(it, askedId);
  return item !== undefined && places.some(isOther) ? item : undefined;
}

function taughtWords({ statusWords = {} }: ResponsePins): ReadonlyMap<string, ReadingState> {
  const known = Object.entries(statusWords).filter(([, state]) => readingStates.includes(state));
  return new Map(known.map(([word, state]) => [word.trim().toLowerCase(), state]));
}
