import { type RequestFields, isFinal, readingStates } from '../../api/types';
import type { MediaFormat } from '../media/mediaFormat';
import type { Note, Verdict } from './review';

/**
 * The state of a video.
 * - `submitting`: the video is recorded on disk, and its request is about to be sent or under way
 * - `unconfirmed`: the request may have reached the service, but no usable response arrived
 * - `rejected`: the request did not reach the service or was refused, so no video exists and nothing was charged
 * - `gone`: the service no longer has the video
 * - `unknown`: the service sent an unrecognized status, which is shown verbatim; the video is still polled
 */
export type VideoState = (typeof videoStates)[number];

export const videoStates = ['submitting', 'unconfirmed', 'rejected', 'gone', ...readingStates] as const;

/** Identifies a service: its base URL (origin and path, no trailing slash), or `sandbox`. */
export type ServiceId = string;

export const sandboxService: ServiceId = 'sandbox';

/** The user's request for a video. */
export interface VideoIntent {
  readonly prompt: string;
  readonly duration: number;
  readonly aspectRatio?: string;
  /** The extra request fields as returned by `toRequestFields`. Undefined if there are none. */
  readonly extraFields?: RequestFields;
  readonly service: ServiceId;
  /** The ID of the batch: all videos that one run of a command requested. */
  readonly batch?: string;
  /** The key of the video that this video retries. */
  readonly retryOf?: string;
  /**
   * The request's Idempotency-Key if it differs from the video's `key`. A retry of an unconfirmed request reuses that
   * request's key.
   */
  readonly idempotencyKey?: string;
  readonly source?: TextSource;
  /** The heading path of the prompt's section in the brief. See `Section`. */
  readonly section?: string;
}

/**
 * The document text from which a prompt was made. `startLine` is counted from 0. `hash` is the SHA-256 of the text in
 * hex.
 */
export interface TextSource {
  readonly uri: string;
  readonly startLine: number;
  readonly hash: string;
  /** The prompt as written in the document. Set only if a preset added text to the prompt. */
  readonly text?: string;
}

/** The source URI of all videos that AI agents requested. */
export const chatUri = 'videoads-chat:';

/** Whether a video's prompt came from a document. */
export function hasDocument({ source }: Pick<Video, 'source'>): boolean {
  return source !== undefined && source.uri !== chatUri;
}

/**
 * The local copy of a video's file. Times are Unix times in ms.
 * - `none`: the video has not succeeded
 * - `due`: the next automatic download attempt is at `at`, and there is no problem to show
 * - `failed`: `reason` is one sentence; without `retryAt`, only the user can start another attempt
 * - `tooLarge`: the file has at least `bytes` bytes, more than the size limit `limit`
 * - `here`: the file is complete, under `name` in the library's files folder; `type` is its MIME type
 */
export type VideoFile =
  | { readonly state: 'none' }
  | { readonly state: 'due'; readonly at: number }
  | { readonly state: 'failed'; readonly reason: string; readonly retryAt?: number }
  | { readonly state: 'tooLarge'; readonly bytes: number; readonly limit: number }
  | HereFile;

export interface HereFile {
  readonly state: 'here';
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

/**
 * Whether a video's generate request has left this machine.
 * - `held`: the request was certainly not sent
 * - `sent`: the request may have been sent; `at` is the Unix time in ms just before the attempt
 * - `unknown`: the video was started elsewhere, or its database row was lost and restored
 */
export type RequestStatus = { readonly state: 'held' | 'unknown' } | { readonly state: 'sent'; readonly at: number };

/**
 * A requested video. The object is created before the request is sent. It is immutable: a change replaces it. Times are
 * Unix times in ms.
 */
export interface Video extends Omit<VideoIntent, 'prompt' | 'duration'> {
  /** The video's ID in the library: a UUID, created before the generate request is sent. */
  readonly key: string;
  /** The final prompt. Undefined if the video was started elsewhere or its prompt was lost. */
  readonly prompt?: string;
  /** The requested duration in seconds. Undefined if the video was started elsewhere. */
  readonly duration?: number;
  readonly state: VideoState;
  readonly request: RequestStatus;
  /** The ID that the service gave the video. */
  readonly videoId?: string;
  /** The service's own status word, verbatim. */
  readonly statusText?: string;
  /** The progress of the generation, from 0 to 1. */
  readonly progress?: number;
  readonly videoUrl?: string;
  /** Why the video failed or was rejected, in one sentence. Uses the service's own text if there is one. */
  readonly errorMessage?: string;
  readonly creditsUsed?: number;
  /** The credit balance before the request was sent, as evidence of a charge. */
  readonly creditsBefore?: number;
  /** The credit balance after the video became unconfirmed or failed, as evidence of a charge or a refund. */
  readonly creditsAfter?: number;
  readonly createdAt: number;
  /** The time when the video entered its current state. */
  readonly changedAt: number;
  /** The time of the service's last response about the video. */
  readonly checkedAt?: number;
  /** The time when a status check first found the video finished. */
  readonly finishedAt?: number;
  /** The time when the poller will next check the video. */
  readonly nextCheckAt?: number;
  /** The number of consecutive status checks that got no response. */
  readonly failedChecks: number;
  /** Whether the video is kept but not polled: the user stopped the checks, or the video duplicates {@link sameAs}. */
  readonly stopped: boolean;
  /** The key of another video to which the service gave the same ID. */
  readonly sameAs?: string;
  /** The time when the user dismissed the unconfirmed video. The video is removed a week later. */
  readonly dismissedAt?: number;
  readonly file: VideoFile;
  /** The URI where the user last saved the file. */
  readonly savedPath?: string;
  /**
   * The URI of the file's copy in the user's folder for finished videos. `copiedAt` is the time when the copy was
   * complete.
   */
  readonly copyPath?: string;
  readonly copiedAt?: number;
  /** The fingerprint of the requested version, see `versionFingerprint`. */
  readonly fingerprint?: string;
  readonly verdict?: Verdict;
  /** The time when the user set or cleared the verdict. */
  readonly verdictAt?: number;
  /** The user's review notes, sorted by their time in the video. */
  readonly notes?: readonly Note[];
  /** The media format of the downloaded file. */
  readonly format?: MediaFormat;
}

/** A video whose prompt and duration are recorded, so its request is known. */
export type PromptedVideo = Video & Pick<VideoIntent, 'prompt' | 'duration'>;

export function isPrompted(video: Video): video is PromptedVideo {
  return video.prompt !== undefined && video.duration !== undefined;
}

/** Whether a video is a draft: the sandbox generated it, and the service in use is not the sandbox. */
export function isDraft(video: Video, serviceInUse: ServiceId): video is PromptedVideo {
  return isPrompted(video) && video.service === sandboxService && serviceInUse !== sandboxService;
}

/**
 * The states that may follow each state. Staying in a state is always allowed and not listed.
 * - A late or stale response never reopens a video that succeeded or was canceled.
 * - `unconfirmed` ends with a late response to the generate request, or with an ID that the user enters.
 * - `rejected` becomes `unconfirmed` when the user enters an ID (see {@link mayAttach}).
 * - `failed` may be a misread response, so a later response replaces it.
 * - `gone` ends the checks, but a refresh by the user may find the video again.
 */
export const followers: Readonly<Record<VideoState, readonly VideoState[]>> = {
  submitting: ['unconfirmed', 'rejected', 'queued', 'running', 'unknown', 'succeeded', 'failed', 'canceled'],
  unconfirmed: ['rejected', 'queued', 'running', 'unknown', 'succeeded', 'failed', 'canceled'],
  rejected: ['unconfirmed'],
  queued: ['running', 'unknown', 'succeeded', 'failed', 'canceled', 'gone'],
  running: ['queued', 'unknown', 'succeeded', 'failed', 'canceled', 'gone'],
  unknown: ['queued', 'running', 'succeeded', 'failed', 'canceled', 'gone'],
  succeeded: [],
  failed: ['queued', 'running', 'unknown', 'succeeded'],
  canceled: [],
  gone: ['queued', 'running', 'unknown', 'succeeded', 'failed', 'canceled'],
};

/** Whether a video may change from one state to another. True if both states are the same. */
export function mayFollow(from: VideoState, to: VideoState): boolean {
  return from === to || followers[from].includes(to);
}

/** Whether the user may enter a video's ID by hand. True if the request is unconfirmed or was rejected. */
export function mayAttach(video: Video): boolean {
  return video.state === 'unconfirmed' || isRejected(video);
}

/** Whether the poller checks a video. */
export function isFollowed(video: Video): boolean {
  return video.videoId !== undefined && !video.stopped && ['queued', 'running', 'unknown'].includes(video.state);
}

/** Whether a video's state is final. */
export function isFinished(video: Video): boolean {
  return video.state === 'rejected' || video.state === 'gone' || isFinal(video.state);
}

/** Whether a video is probably being generated. False for videos that are finished, stopped or unconfirmed. */
export function isInProgress(video: Video): boolean {
  return !isFinished(video) && !video.stopped && video.state !== 'unconfirmed';
}

/** Whether a request was rejected, so no video exists and nothing was charged. */
export function isRejected(video: Video): boolean {
  return video.state === 'rejected';
}

/** Whether the user stopped the status checks before the video finished. */
export function isUnchecked(video: Video): boolean {
  return video.stopped && video.sameAs === undefined && !isFinished(video);
}

/** Whether the user can teach the extension to read this video's responses. */
export function isTeachable({ service, state }: Video): boolean {
  return service !== sandboxService && state !== 'submitting';
}

/** Whether a video is unconfirmed and the user has not dismissed it. */
export function isOpenUnconfirmed({ state, dismissedAt }: Video): boolean {
  return state === 'unconfirmed' && dismissedAt === undefined;
}

/** An object type whose optional fields also accept `Empty`. */
type Loose<T, Empty> = { readonly [Name in keyof T]: object extends Pick<T, Name> ? T[Name] | Empty : T[Name] };

/** Video fields to replace. Undefined removes an optional field. */
export type VideoChanges = Partial<Loose<Video, undefined>>;

export function withChanges(video: Video, changes: VideoChanges): Video {
  return filledFields<Video>({ ...video, ...changes });
}

/** Removes the fields whose value is undefined or null. */
export function filledFields<T>(fields: Loose<T, undefined | null>): T {
  // TypeScript cannot infer that the remaining fields form a T.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as T;
}

/**
 * Parses an aspect ratio: `<width>:<height>`, whole numbers of at least 1. Accepts spaces, and `x`, `×` or `/` instead
 * of the colon.
 */
export function parseAspectRatio(text: string): string | undefined {
  const match = /^\s*([1-9]\d{0,4})\s*[:x×/]\s*([1-9]\d{0,4})\s*$/i.exec(text);
  return match === null ? undefined : `${match[1] ?? ''}:${match[2] ?? ''}`;
}

/** The width and height of an aspect ratio. Undefined if `parseAspectRatio` rejects the text. */
export function aspectRatioSides(ratio: string): { readonly width: number; readonly height: number } | undefined {
  const [width, height] = (parseAspectRatio(ratio) ?? '').split(':').map(Number);
  return width === undefined || height === undefined ? undefined : { width, height };
}

/** Whether a value is an aspect ratio in the API's format: `<width>:<height>`, both whole numbers of at least 1. */
export function isAspectRatio(value: unknown): value is string {
  return typeof value === 'string' && /^[1-9]\d{0,4}:[1-9]\d{0,4}$/.test(value);
}

/** Whether a value is a valid duration for a request: a whole number of seconds, at least 1. */
export function isDuration(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** Parses a duration: a whole number of seconds, at least 1, with or without `s`. Undefined for any other text. */
export function parseDuration(text: string): number | undefined {
  const match = /^\s*(\d{1,6})\s*s?\s*$/i.exec(text);
  const duration = Number(match?.[1]);
  return isDuration(duration) ? duration : undefined;
}
