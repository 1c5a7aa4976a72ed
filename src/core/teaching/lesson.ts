import { parseJson } from '../../api/json';
import { readVideoResponse } from '../../api/decode/readResponse';
import type { PinRole, ReadingState, ResponsePins, VideoReading } from '../../api/types';
import { judgeResponse } from '../generate/outcome';
import type { StoredResponse, VideoLibrary } from '../library/library';
import { applyOutcome, applyReading, isInferredEnd } from '../video/applyResponse';
import type { ReadingChange } from '../video/readingChange';
import { lacksFile } from '../video/videoFile';
import { type ServiceId, type Video, withChanges } from '../video/video';

/**
 * The user's explanation of one value in a response: its role and, for a status, the state that the status word means.
 */
export type Teaching =
  | { readonly role: Exclude<PinRole, 'status'>; readonly pointer: string }
  | {
      readonly role: 'status';
      /**
       * The JSON Pointer to the status. Undefined if the decoder finds the status by itself and the user teaches only
       * its meaning.
       */
      readonly pointer: string | undefined;
      readonly word: string;
      readonly state: ReadingState;
    };

/** The pins of a service before and after a lesson. Pins are the user's instructions for reading responses. */
export interface Lesson {
  readonly before: ResponsePins;
  readonly after: ResponsePins;
}

/** Adds a {@link Teaching} to a service's pins. Status words are case-insensitive, so `Done` replaces `done`. */
export function withTeaching({ pointers = {}, statusWords = {} }: ResponsePins, teaching: Teaching): ResponsePins {
  const { role, pointer } = teaching;
  const pinned = pointer === undefined ? pointers : { ...pointers, [role]: pointer };
  if (teaching.role !== 'status') return { pointers: pinned, statusWords };
  const word = teaching.word.trim();
  const others = Object.entries(statusWords).filter(([it]) => it.toLowerCase() !== word.toLowerCase());
  return { pointers: pinned, statusWords: { ...Object.fromEntries(others), [word]: teaching.state } };
}

/**
 * Reads a stored response twice: with the service's pinned paths and words as they were before and as they are after a
 * lesson. Returns undefined if the response is an HTTP error (400 or above) or not JSON.
 */
export function readingsOf(
  { videoId }: Pick<Video, 'videoId'>,
  { body, http }: StoredResponse,
  { before, after }: Lesson,
): { readonly body: unknown; readonly before: VideoReading; readonly after: VideoReading } | undefined {
  const json = http >= 400 ? undefined : parseJson(body);
  if (json === undefined) return undefined;
  const read = (pins: ResponsePins): VideoReading => readVideoResponse(json.value, http, pins, videoId);
  return { body: json.value, before: read(before), after: read(after) };
}

/**
 * Finds a service's videos that change if their last stored responses are decoded with a lesson. Skips a video if its
 * new state would be final but is only inferred. Later checks must confirm such a state.
 * @param now Unix time in ms
 */
export function planLesson(
  library: Pick<VideoLibrary, 'rereadable' | 'response'>,
  service: ServiceId,
  lesson: Lesson,
  now: number,
): readonly ReadingChange[] {
  return library.rereadable(service).flatMap((before) => {
    const response = library.response(before.key);
    const after = response && taught(before, response, lesson, now);
    return after === undefined ? [] : [{ before, after }];
  });
}

/** Applies a lesson to a video. Returns undefined if the lesson does not change the video. */
function taught(video: Video, response: StoredResponse, lesson: Lesson, now: number): Video | undefined {
  const readings = readingsOf(video, response, lesson);
  if (readings === undefined || JSON.stringify(readings.before) === JSON.stringify(readings.after)) return undefined;
  const kept = { ...readings.after, body: readings.body, http: response.http };
  if (video.videoId !== undefined) {
    if (kept.state !== video.state && isInferredEnd(kept)) return undefined;
    return changed(video, withNewLink(video, applyReading(video, kept, now), now));
  }
  const outcome = judgeResponse(kept);
  if (outcome.verdict === 'unconfirmed') return undefined;
  const back = video.dismissedAt === undefined ? {} : { stopped: false, dismissedAt: undefined };
  return changed(video, withChanges(applyOutcome(video, outcome, now), back));
}

function withNewLink(before: Video, after: Video, now: number): Video {
  const isNewLink = before.videoUrl === undefined && after.videoUrl !== undefined && lacksFile(before);
  return isNewLink ? withChanges(after, { file: { state: 'due', at: now } }) : after;
}

/**
 * Returns the changed video, or undefined if nothing has changed. `checkedAt` and `failedChecks` stay as they were,
 * because no check took place.
 */
function changed(before: Video, after: Video): Video | undefined {
  const { checkedAt, failedChecks } = before;
  const unchecked = withChanges(after, { checkedAt, failedChecks });
  return JSON.stringify(sorted(before)) === JSON.stringify(sorted(unchecked)) ? undefined : unchecked;
}

function sorted(video: Video): readonly (readonly [string, unknown])[] {
  return Object.entries(video).toSorted(([one], [other]) => one.localeCompare(other));
}
