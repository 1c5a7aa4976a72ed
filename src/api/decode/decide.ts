import type { Certainty, ReadingState } from '../types';
import { type Evidence, mayAcknowledge } from './evidence';
import { isCallWord } from './statusWords';

/** An example of a response to which a rule of the decoder applies. */
export interface Example {
  readonly body: unknown;
  readonly http?: number;
  /** The ID of the checked video; undefined for the response to a generate request. */
  readonly asked?: string;
  readonly statusWords?: Readonly<Record<string, ReadingState>>;
}

export interface Row {
  readonly name: string;
  readonly when: (evidence: Evidence) => boolean;
  /**
   * The video's state, or its source. `as said`: the status word or a flag. `as stamped`: the timestamps. `as the event
   * says`: the latest event.
   */
  readonly state: ReadingState | 'as said' | 'as stamped' | 'as the event says';
  /** Whether the service `said` the state, or the state is only `inferred`. `hedge` may lower `said` to `inferred`. */
  readonly certainty: Certainty;
  /** Whether the response's status describes the rejected call. Such a status is not shown as the video's status. */
  readonly isAboutCall?: boolean;
  readonly example: Example;
}

export interface Decision {
  readonly row: Row;
  readonly state: ReadingState;
  readonly certainty: Certainty;
}

const asked = 'v1';
const link = 'https://cdn.example.com/v1.mp4';

const fails = (it: Evidence) => it.said === 'failed' || isContradicted(it) || isRefused(it);
/** The status word or a flag means success, but the response has an error or a rejection instead of a video. */
const isContradicted = (it: Evidence) =>
  it.said === 'succeeded' &&
  !it.hasVideo &&
  (it.hasOwnError || (it.refusal !== undefined && (it.status === undefined || isCallWord(it.status.text))));
/** The response rejects the call and contains nothing about the video. */
const isRefused = (it: Evidence) =>
  it.status === undefined && it.said === undefined && it.http < 400 && it.refusal !== undefined && !it.hasVideo;
const isFailingCheck = (it: Evidence) => it.call === 'check' && !it.isTaught && fails(it);

/** The decision table, which derives the state of a video from evidence. The first row that applies decides. */
export const rows: readonly Row[] = [
  {
    name: 'a status that the user configured',
    when: (it) => it.isTaught,
    state: 'as said',
    certainty: 'said',
    example: { body: { id: 'v1', status: 'spilled' }, asked, statusWords: { spilled: 'failed' } },
  },
  {
    name: 'a word or flag for waiting or work',
    when: (it) => it.said === 'queued' || it.said === 'running',
    state: 'as said',
    certainty: 'said',
    example: { body: { id: 'v1', status: 'rendering', error: null }, asked },
  },
  {
    name: 'an unknown status, with unfinished progress',
    when: (it) => it.status !== undefined && it.said === undefined && it.isUnfinished && !it.hasVideo && !it.refusal,
    state: 'running',
    certainty: 'inferred',
    example: { body: { id: 'v1', status: 'brewish', progress: 40 }, asked },
  },
  {
    name: 'an unknown status',
    when: (it) => it.status !== undefined && it.said === undefined,
    state: 'unknown',
    certainty: 'inferred',
    example: { body: { id: 'v1', status: 'brewish' }, asked },
  },

  // If the service rejects a status check, the video itself has not necessarily failed.
  {
    name: 'a rejected check: the video is still being generated',
    when: (it) => isFailingCheck(it) && it.texts?.underWay === true && !(it.namesAsked && it.status !== undefined),
    state: 'running',
    certainty: 'inferred',
    isAboutCall: true,
    example: { body: { success: false, message: 'Video is still processing' }, asked },
  },
  {
    name: 'a rejected check: the key is not accepted',
    when: (it) => isFailingCheck(it) && it.texts?.denial === true && !it.namesAsked,
    state: 'unknown',
    certainty: 'inferred',
    isAboutCall: true,
    example: { body: { code: 401, message: 'Unauthorized' }, asked },
  },
  {
    name: 'a rejected check: the account may not call the service',
    when: (it) => isFailingCheck(it) && it.texts?.account === true && it.status === undefined && !it.hasPlainId,
    state: 'unknown',
    certainty: 'inferred',
    isAboutCall: true,
    example: { body: { success: false, error: 'Your subscription has expired' }, asked },
  },
  {
    name: 'a rejected check: the service has an outage',
    when: (it) => isFailingCheck(it) && it.texts?.outage === true && !it.namesAsked && it.status === undefined,
    state: 'unknown',
    certainty: 'inferred',
    isAboutCall: true,
    example: { body: { code: 503, message: 'upstream unavailable' }, asked },
  },
  {
    name: 'a rejected check: the generation was canceled',
    when: (it) => isFailingCheck(it) && it.said !== 'failed' && it.explainsCancellation,
    state: 'canceled',
    certainty: 'inferred',
    isAboutCall: true,
    example: {
      body: { name: 'operations/v1', done: true, error: { code: 1, message: 'Operation was cancelled' } },
      asked,
    },
  },

  {
    name: 'a word or flag for failure or cancellation',
    when: (it) => it.said === 'failed' || it.said === 'canceled',
    state: 'as said',
    certainty: 'said',
    example: { body: { id: 'v1', status: 'failed' }, asked },
  },
  {
    name: 'success with an error and without a video',
    when: isContradicted,
    state: 'failed',
    certainty: 'inferred',
    example: { body: { id: 'v1', status: 'completed', error: 'No face found' }, asked },
  },
  {
    name: 'success that may only mean that the request was accepted',
    when: (it) =>
      it.said === 'succeeded' && !it.hasVideo && mayAcknowledge(it) && it.hasId && !it.showsWork && !it.isComplete,
    state: 'queued',
    certainty: 'inferred',
    example: { body: { status: 'success', id: 'v1' }, asked },
  },
  {
    name: 'success while a flag says that the generation is running',
    when: (it) => it.said === 'succeeded' && !it.hasVideo && it.isFlaggedRunning,
    state: 'running',
    certainty: 'inferred',
    example: { body: { id: 'v1', status: 'completed', detail: { running: true } }, asked },
  },
  {
    name: 'success without a video, because moderation withheld it',
    when: (it) => it.said === 'succeeded' && !it.hasVideo && it.isModerated,
    state: 'failed',
    certainty: 'inferred',
    example: { body: { id: 'v1', status: 'completed', nsfw: true, video_url: null }, asked },
  },
  {
    name: 'a word or flag for success',
    when: (it) => it.said === 'succeeded',
    state: 'succeeded',
    certainty: 'said',
    example: { body: { id: 'v1', status: 'completed', video_url: link }, asked },
  },

  // In all rows below, no status word or flag indicates the video's state.
  {
    name: 'an HTTP error',
    when: (it) => it.http >= 400,
    state: 'unknown',
    certainty: 'inferred',
    example: { body: { error: 'No such video' }, http: 404, asked },
  },
  {
    name: 'a plain rejection of a generate request',
    when: (it) => isRefused(it) && it.call === 'generate' && it.refusal === 'plain' && !it.hasPlainId,
    state: 'failed',
    certainty: 'said',
    example: { body: { success: false, message: 'Out of credits' } },
  },
  {
    name: 'any other rejection',
    when: isRefused,
    state: 'failed',
    certainty: 'inferred',
    example: { body: { success: false, error: 'No face found' }, asked },
  },
  {
    name: 'time stamps',
    when: (it) => it.stamps !== undefined,
    state: 'as stamped',
    certainty: 'inferred',
    example: { body: { id: 'v1', started_at: '2026-03-04T05:06:07Z', finished_at: null, failed_at: null }, asked },
  },
  {
    name: 'the latest of several events',
    when: (it) => it.event !== undefined,
    state: 'as the event says',
    certainty: 'inferred',
    example: { body: { id: 'v1', events: [{ type: 'queued' }, { type: 'render_started' }] }, asked },
  },
  {
    name: 'a status number, with unfinished progress',
    when: (it) => it.statusNumber !== undefined && it.isUnfinished && !it.hasVideo,
    state: 'running',
    certainty: 'inferred',
    example: { body: { id: 'v1', status: 4, progress: 40 }, asked },
  },
  {
    name: 'a status number',
    when: (it) => it.statusNumber !== undefined,
    state: 'unknown',
    certainty: 'inferred',
    example: { body: { id: 'v1', status: 4, video_url: link }, asked },
  },
  {
    name: 'unfinished progress',
    when: (it) => it.isUnfinished && (it.hasVideo || it.hasId),
    state: 'running',
    certainty: 'inferred',
    example: { body: { id: 'v1', percent_done: 44 }, asked },
  },
  {
    name: 'a video link in the response to a generate request',
    when: (it) => it.hasVideo && it.call === 'generate' && it.hasPlainId,
    state: 'queued',
    certainty: 'inferred',
    example: { body: { id: 'v1', video_url: link } },
  },
  {
    name: 'a video link',
    when: (it) => it.hasVideo,
    state: 'succeeded',
    certainty: 'inferred',
    example: { body: { id: 'v1', video_url: link }, asked },
  },
  {
    name: 'a video ID',
    when: (it) => it.hasId,
    state: 'queued',
    certainty: 'inferred',
    example: { body: { id: 'v1' } },
  },
  {
    name: 'HTTP 202',
    when: (it) => it.http === 202,
    state: 'running',
    certainty: 'inferred',
    example: { body: { message: 'Please check again' }, http: 202, asked },
  },
  {
    name: 'no evidence',
    when: () => true,
    state: 'unknown',
    certainty: 'inferred',
    example: { body: { message: 'Please check again' }, asked },
  },
];

export function decide(evidence: Evidence): Decision {
  const row = rows.find(({ when }) => when(evidence));
  if (row === undefined) throw new Error('The last row applies to any evidence.');
  return { row, state: stateOf(row, evidence), certainty: row.certainty };
}

function stateOf({ state }: Row, { said, stamps, event }: Evidence): ReadingState {
  if (state === 'as said') return said ?? 'unknown';
  if (state === 'as stamped') return stamps ?? 'unknown';
  return state === 'as the event says' ? (event?.state ?? 'unknown') : state;
}
