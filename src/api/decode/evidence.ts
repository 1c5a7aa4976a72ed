import type { ReadingState } from '../types';
import { explanation } from './explanation';
import { findProgress, findVideoId, namesVideo, hasVideoLink } from './fields';
import { hasAny } from './fieldRole';
import { type FailureTexts, findRefusal, isError, readFailureTexts, type Refusal } from './refusal';
import {
  type Event,
  findStatus,
  latestEvent,
  stateOfFlag,
  stateOfFlags,
  stateOfStamps,
  type StatusWord,
} from './statusEvidence';
import { isCallWord, stateOfWord } from './statusWords';
import * as table from './tables';
import { isEmpty, siblings, type Place } from './walk';

/** Evidence in one response. The decision table derives the video's state from this evidence. */
export interface Evidence {
  /** The API call that the response belongs to. */
  readonly call: 'generate' | 'check';
  readonly http: number;
  /**
   * The video's status, from the path that the user configured or, if nothing is there, from anywhere in the response.
   * Undefined if the status is a number without a known meaning.
   */
  readonly status: StatusWord | undefined;
  /** Whether the user configured the path to the status or the meaning of its text. */
  readonly isTaught: boolean;
  /** The status, if it is a number without a known meaning. */
  readonly statusNumber: string | undefined;
  /** The state that the status indicates. If there is no status, the state that a flag such as `done` indicates. */
  readonly said: ReadingState | undefined;
  /** Whether a flag such as `processing` is true. The status may contradict the flag. */
  readonly isFlaggedRunning: boolean;
  readonly refusal: Refusal | undefined;
  /** Whether the response contains an error about the video, in addition to a status. */
  readonly hasOwnError: boolean;
  /** Whether a content filter withheld the video. */
  readonly isModerated: boolean;
  /** The facts about a failure that the response's text states. Undefined if nothing failed. */
  readonly texts: FailureTexts | undefined;
  /** Whether the explanation of a failure means that the work was canceled. */
  readonly explainsCancellation: boolean;
  /** Whether the response has a link to a playable file. */
  readonly hasVideo: boolean;
  /** Whether a property with a name such as `video_size` shows that something was generated. */
  readonly showsWork: boolean;
  /**
   * Whether the progress is below 0.99. A progress of 0 counts only if there is a link to a playable file. Without a
   * link, the video may still be queued.
   */
  readonly isUnfinished: boolean;
  readonly isComplete: boolean;
  readonly stamps: ReadingState | undefined;
  readonly event: Event | undefined;
  readonly hasId: boolean;
  /**
   * Whether the response has an ID whose name refers to the video, such as `id` or `task_id`. In a rejection, an ID
   * with another name, such as `request_id`, may identify the call.
   */
  readonly hasPlainId: boolean;
  /** Whether the response contains the checked video's ID. */
  readonly namesAsked: boolean;
}

interface Question {
  readonly http: number;
  /** Maps the status words that the user configured, in lower case, to states. */
  readonly taught: ReadonlyMap<string, ReadingState>;
  /** The status and the link at the paths that the user configured. */
  readonly pinned: { readonly status?: string | undefined; readonly videoUrl?: string | undefined };
  /** The ID of the checked video; undefined for the response to a generate request. */
  readonly askedId?: string | undefined;
}

export function collectEvidence(places: readonly Place[], question: Question): Evidence {
  const { http, taught, pinned, askedId } = question;
  const refusal = findRefusal(places);
  const plainId = findVideoId(places, true);
  const hasVideo = pinned.videoUrl !== undefined || hasVideoLink(places);
  const found =
    pinned.status === undefined
      ? http < 400 || plainId !== undefined
        ? findStatus(places, taught, hasVideo)
        : undefined
      : pinnedStatus(pinned.status, places, taught);
  const isNumber = typeof found?.place.value === 'number' && found.state === undefined;
  const status = isNumber ? undefined : found;
  const hasOwnError = http < 400 && status !== undefined && hasErrorBeside(status.place);
  const progress = findProgress(places, 'succeeded');
  const isFailing = refusal !== undefined || http >= 400 || hasOwnError || status?.state === 'failed';
  const said = status === undefined ? stateOfFlags(places) : status.state;
  return {
    call: askedId === undefined ? 'generate' : 'check',
    http,
    status,
    isTaught: pinned.status !== undefined || taught.has(status?.text.trim().toLowerCase() ?? ''),
    statusNumber: isNumber ? found.text : undefined,
    said,
    isFlaggedRunning: places.some((place) => place.value === true && stateOfFlag(place) === 'running'),
    refusal,
    hasOwnError,
    isModerated: places.some(saysModerated),
    texts: isFailing || said === 'failed' ? readFailureTexts(places) : undefined,
    explainsCancellation: isFailing && stateOfWord(explanation(places, true) ?? '') === 'canceled',
    hasVideo,
    showsWork: places.some((place) => place !== status?.place && isMade(place)),
    isUnfinished: progress !== undefined && progress < 0.99 && (hasVideo || progress > 0),
    isComplete: progress === 1,
    stamps: stateOfStamps(places),
    event: latestEvent(places),
    hasId: findVideoId(places, refusal !== undefined || http >= 400) !== undefined,
    hasPlainId: plainId !== undefined,
    namesAsked: askedId !== undefined && (plainId === askedId || places.some((place) => namesVideo(place, askedId))),
  };
}

function pinnedStatus(
  text: string,
  [root]: readonly Place[],
  taught: ReadonlyMap<string, ReadingState>,
): StatusWord | undefined {
  if (root === undefined) return undefined;
  const state = taught.get(text.trim().toLowerCase()) ?? stateOfWord(text);
  return { text, state, place: root, isVague: false, isOutcome: false };
}

/**
 * Whether an error about the video is a sibling of the status or of one of its ancestors. Ignores errors about
 * thumbnails, webhooks and the like.
 */
function hasErrorBeside(place: Place | undefined): boolean {
  if (place === undefined) return false;
  const isOfVideo = (at: Place) => isError(at) && at.words.every((word) => table.ofErrors.has(word));
  return siblings(place).some(isOfVideo) || hasErrorBeside(place.parent);
}

function isMade(place: Place): boolean {
  const isValue = place.children.length === 0 && !isEmpty(place);
  return isValue && !table.aboutMade.has(place.last) && hasAny(place.words, table.madeNames);
}

/**
 * Whether a property shows that the content was withheld: `nsfw: true`, `respect_moderation: false`,
 * `filtered_count: 1`.
 */
function saysModerated({ words, last, value }: Place): boolean {
  const isSign =
    value === !hasAny(words, table.passing) || (last === 'count' && typeof value === 'number' && value > 0);
  return isSign && hasAny(words, table.screening);
}

/** Whether a success status may describe only the request, rather than the video. */
export function mayAcknowledge({ call, status }: Evidence): boolean {
  if (status === undefined || status.isOutcome) return false;
  return call === 'generate' ? !status.isVague : isCallWord(status.text);
}
