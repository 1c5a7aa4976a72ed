import { isFinal, type ReadingState } from '../../api/types';

/**
 * Where a video is in its life.
 *
 * - `submitting`: on disk, its request is about to leave or under way
 * - `unconfirmed`: the request may have reached the service, but no usable response arrived
 * - `rejected`: the request did not reach the service or was refused, so there is no video and nothing was spent
 * - `gone`: the service no longer knows it
 * - `unknown`: a status word nobody knows; shown verbatim and still followed
 */
export type VideoState = 'submitting' | 'unconfirmed' | 'rejected' | 'gone' | ReadingState;

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
  /** The key of the video this one tries again. */
  readonly retryOf?: string;
  /** The Idempotency-Key of its request, where that is not its own key: of the unconfirmed request it sends again. */
  readonly idempotencyKey?: string;
  /** Where the prompt's text was. */
  readonly source?: TextSource;
}

/** A text of a document: the lines it is on, both included and counted from 0, and its SHA-256 in hex. */
export interface TextSource {
  readonly uri: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly hash: string;
  /** The text, where the prompt has more than that: a preset's own text around it. */
  readonly text?: string;
}

/** The source of videos that an agent asked for, whichever window it was in. */
export const chatUri = 'videoads-chat:';

/** Whether its prompt's text came from a document. */
export function hasDocument({ source }: Pick<Video, 'source'>): boolean {
  return source !== undefined && source.uri !== chatUri;
}

/** One thing the user asked for, from the moment of asking. Replaced, never changed in place. Times are Date.now(). */
export interface Video extends VideoIntent {
  /** Our ID, a UUID made before the call. */
  readonly key: string;
  readonly state: VideoState;
  /** The service's ID. */
  readonly videoId?: string;
  /** The service's own status word, verbatim. */
  readonly statusText?: string;
  /** 0 to 1. */
  readonly progress?: number;
  readonly videoUrl?: string;
  /** Why it failed or was rejected: one sentence, the service's words where it gave some. */
  readonly errorMessage?: string;
  readonly creditsUsed?: number;
  /** The balance before its request left, as evidence of what became of it. */
  readonly creditsBefore?: number;
  /** The balance read after the outcome became uncertain, as evidence. */
  readonly creditsAfter?: number;
  readonly createdAt: number;
  /** When its request was about to leave; 0 while it has certainly not left, undefined where nobody knows. */
  readonly sentAt?: number;
  /** When its state last became what it is. */
  readonly changedAt: number;
  /** When the service last responded about it. */
  readonly checkedAt?: number;
  /** When it was first seen finished. */
  readonly finishedAt?: number;
  /** When it is asked about next; set by the poller. */
  readonly nextCheckAt?: number;
  /** Consecutive failed attempts to ask about it. */
  readonly failedChecks: number;
  /** Kept, no longer asked about: the user said Stop Checking, or it is {@link sameAs} another. */
  readonly stopped: boolean;
  /** The key of the video whose ID the service gave this one, too. */
  readonly sameAs?: string;
  /** When the user dismissed it as unconfirmed; it is forgotten a week later. */
  readonly dismissedAt?: number;
  /** The local copy: name within the library's files folder, once whole. */
  readonly fileName?: string;
  readonly fileType?: string;
  readonly fileBytes?: number;
  /** Why there is no local copy though it is finished: one sentence. */
  readonly fileProblem?: string;
  /** Where the user saved it last. */
  readonly savedPath?: string;
  /** The URI that its copy in the user's folder of finished videos gets, and when it was there whole. */
  readonly copyPath?: string;
  readonly copiedAt?: number;
}

/**
 * What may follow what. Staying is always allowed and not listed.
 *
 * - A video that succeeded or was canceled is never un-finished by a late or stale response.
 * - `unconfirmed` ends by a late response to the request itself or by an ID the user enters.
 * - `rejected` ends by an ID the user enters (see {@link mayAttach}).
 * - `failed` may have been misread: a later response leads on.
 * - `gone` is only what the service said last; a response to a refresh by hand brings the video back.
 */
export const followers: Readonly<Record<VideoState, readonly VideoState[]>> = {
  submitting: ['unconfirmed', 'rejected', 'queued', 'running', 'unknown', 'succeeded', 'failed', 'canceled'],
  unconfirmed: ['rejected', 'queued', 'running', 'unknown', 'succeeded', 'failed', 'canceled'],
  rejected: [],
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

/** Whether the user may say under which ID the service knows it: nothing is known that contradicts it. */
export function mayAttach(video: Video): boolean {
  return video.state === 'unconfirmed' || isRejected(video);
}

/** Whether the poller still asks about it. */
export function isFollowed(video: Video): boolean {
  return video.videoId !== undefined && !video.stopped && ['queued', 'running', 'unknown'].includes(video.state);
}

/** Whether it changes no more automatically. */
export function isFinished(video: Video): boolean {
  return video.state === 'rejected' || video.state === 'gone' || isFinal(video.state);
}

/** Whether there is no video and nothing was spent. */
export function isRejected(video: Video): boolean {
  return video.state === 'rejected';
}

/** Fields to replace; an undefined one is taken away. */
export type VideoChanges = { readonly [Name in keyof Video]?: Video[Name] | undefined };

/** The video with some fields replaced. */
export function withChanges(video: Video, changes: VideoChanges): Video {
  return filledFields<Video>({ ...video, ...changes });
}

/** An object without the fields that are undefined or null, as a row of the library has them. */
export function filledFields<T>(fields: { readonly [Name in keyof T]?: unknown }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => (value ?? undefined) !== undefined)) as T;
}

/** `<width>:<height>`, whole numbers of at least 1; spaces and the signs x, × and / are read as the colon. */
export function parseAspectRatio(text: string): string | undefined {
  const match = /^\s*([1-9]\d{0,4})\s*[:x×/]\s*([1-9]\d{0,4})\s*$/i.exec(text);
  return match === null ? undefined : `${match[1] ?? ''}:${match[2] ?? ''}`;
}

/** Width and height of a ratio that `parseAspectRatio` accepts. */
export function aspectRatioSides(ratio: string): { readonly width: number; readonly height: number } | undefined {
  const [width, height] = (parseAspectRatio(ratio) ?? '').split(':').map(Number);
  return width === undefined || height === undefined ? undefined : { width, height };
}

/** A whole number of at least 1, as the API's `duration` is an integer; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const match = /^\s*(\d{1,6})\s*s?\s*$/i.exec(text);
  const duration = Number(match?.[1]);
  return Number.isSafeInteger(duration) && duration > 0 ? duration : undefined;
}
