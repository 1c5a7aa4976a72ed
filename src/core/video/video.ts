import type { ReadingState } from '../../api/types';

/**
 * Where a video is in its life.
 *
 * - `submitting`: on disk, its request is about to leave or under way
 * - `unconfirmed`: the request may have reached the service, but no usable reply arrived
 * - `gone`: the service no longer knows it
 * - `unknown`: a status word nobody knows; shown verbatim and still followed
 */
export type VideoState = 'submitting' | 'unconfirmed' | 'gone' | ReadingState;

/** Identifies a service: its base URL (origin and path, no trailing slash), or `sandbox`. */
export type ServiceId = string;

export const sandboxService: ServiceId = 'sandbox';

/** The duration of a video that was started elsewhere: nobody said what was asked for. Its prompt is empty. */
export const unknownDuration = 0;

/** What the user asked for. */
export interface VideoIntent {
  readonly prompt: string;
  readonly duration: number;
  readonly aspectRatio?: string;
  readonly service: ServiceId;
  /** Joins the videos of one command run. */
  readonly batch?: string;
  /** The balance when it was asked for, as evidence for an unconfirmed video. */
  readonly creditsBefore?: number;
  /** The key of the video this one tries again. */
  readonly retryOf?: string;
}

/** One thing the user asked for, from the moment of asking. Replaced, never changed in place. Times are Date.now(). */
export interface Video extends VideoIntent {
  /** Our id, a UUID made before the call; also its Idempotency-Key. */
  readonly key: string;
  readonly state: VideoState;
  /** The service's id. */
  readonly videoId?: string;
  /** The service's own status word, verbatim. */
  readonly statusText?: string;
  /** 0 to 1. */
  readonly progress?: number;
  readonly videoUrl?: string;
  readonly thumbnailUrl?: string;
  /** Why it failed or was rejected: one sentence, the service's words where it gave some. */
  readonly errorMessage?: string;
  readonly creditsUsed?: number;
  /** The balance read after the outcome became uncertain, as evidence. */
  readonly creditsAfter?: number;
  readonly createdAt: number;
  /** When its state last became what it is. */
  readonly changedAt: number;
  /** When the service last answered about it. */
  readonly checkedAt?: number;
  /** When it was first seen finished. */
  readonly finishedAt?: number;
  /** When it is asked about next; set by the poller. */
  readonly nextCheckAt?: number;
  /** Consecutive failed attempts to ask about it. */
  readonly failedChecks: number;
  /** The user said Stop Tracking: kept, no longer asked about. */
  readonly stopped: boolean;
  /** The local copy: name within the library's files folder, once whole. */
  readonly fileName?: string;
  readonly fileType?: string;
  readonly fileBytes?: number;
  /** Why there is no local copy though it is finished: one sentence. */
  readonly fileProblem?: string;
}

/**
 * What may follow what. Staying is always allowed and not listed.
 *
 * - A video that succeeded or was canceled is never un-finished by a late or stale reply.
 * - `unconfirmed` ends by a late reply to the request itself or by an id the user attaches.
 * - `failed` may have been misread: a later answer leads on. Without an id it was rejected, and only an id the user
 *   attaches does (see {@link mayAttach}).
 * - `gone` is only what the service said last; an answer to a look by hand brings the video back.
 */
export const followers: Readonly<Record<VideoState, readonly VideoState[]>> = {
  submitting: ['unconfirmed', 'queued', 'running', 'unknown', 'succeeded', 'failed', 'canceled'],
  unconfirmed: ['queued', 'running', 'unknown', 'succeeded', 'failed', 'canceled'],
  queued: ['running', 'unknown', 'succeeded', 'failed', 'canceled', 'gone'],
  running: ['queued', 'unknown', 'succeeded', 'failed', 'canceled', 'gone'],
  unknown: ['queued', 'running', 'succeeded', 'failed', 'canceled', 'gone'],
  succeeded: [],
  failed: ['queued', 'running', 'unknown', 'succeeded'],
  canceled: [],
  gone: ['queued', 'running', 'unknown', 'succeeded', 'failed', 'canceled'],
};

/** Whether a video in one state may come into another (or stay as it is). */
export function mayFollow(from: VideoState, to: VideoState): boolean {
  return from === to || followers[from].includes(to);
}

/** Whether the user may say under which id the service knows it: nothing is known that contradicts it. */
export function mayAttach(video: Video): boolean {
  return video.state === 'unconfirmed' || isRejected(video);
}

/** The states the poller asks about. */
export const followedStates: readonly VideoState[] = ['queued', 'running', 'unknown'];

/** Whether the poller still asks about it. */
export function isFollowed(video: Video): boolean {
  return video.videoId !== undefined && !video.stopped && followedStates.includes(video.state);
}

/** Whether nothing about it can change any more by itself. */
export function isFinished(video: Video): boolean {
  return ['succeeded', 'failed', 'canceled', 'gone'].includes(video.state);
}

/** Whether it was rejected: the service was not reached or refused the request, so there is no video and nothing was spent. */
export function isRejected(video: Video): boolean {
  return video.state === 'failed' && video.videoId === undefined;
}

/** Fields to replace; an undefined one is taken away. */
export type VideoChanges = { readonly [Name in keyof Video]?: Video[Name] | undefined };

/** The video with some fields replaced. */
export function withChanges(video: Video, changes: VideoChanges): Video {
  const entries = Object.entries({ ...video, ...changes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as unknown as Video;
}
