import { type RequestFields, isFinal, readingStates } from '../../api/types';
import type { MediaFormat } from '../media/mediaFormat';
import type { Note, Verdict } from './review';

/**
 * The state of a video. - `submitting`: on disk, its request is about to leave or under way - `unconfirmed`: the
 * request may have reached the service, but no usable response arrived - `rejected`: the request did not reach the
 * service or was refused, so there is no video and nothing was spent - `gone`: the service no longer knows it -
 * `unknown`: an unrecognized status, shown verbatim and still polled
 */
export type VideoState = (typeof videoStates)[number];

export const videoStates = ['submitting', 'unconfirmed', 'rejected', 'gone', ...readingStates] as const;

/** Identifies a service: its base URL (origin and path, no trailing slash), or `sandbox`. */
export type ServiceId = string;

export const sandboxService: ServiceId = 'sandbox';

/** The user's request. */
export interface VideoIntent {
  readonly prompt: string;
  readonly duration: number;
  readonly aspectRatio?: string;
  /** The extra fields as returned by `toRequestFields`. Undefined without any. */
  readonly extraFields?: RequestFields;
  readonly service: ServiceId;
  /** Joins the videos of one command run. */
  readonly batch?: string;
  /** The key of the video that this one retries. */
  readonly retryOf?: string;
  /** The Idempotency-Key of its request, if that is not `key`: a retry reuses the key of an unconfirmed request. */
  readonly idempotencyKey?: string;
  /** The source of the prompt's text. */
  readonly source?: TextSource;
  /** The heading path of the text in its brief, see `Section`. */
  readonly section?: string;
}

/** A text of a document: its lines, both inclusive and counted from 0, and its SHA-256 in hex. */
export interface TextSource {
  readonly uri: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly hash: string;
  /** The document's text, if the prompt also contains a preset's texts. */
  readonly text?: string;
}

/** The source of videos that an agent requested, in any window. */
export const chatUri = 'videoads-chat:';

/** Whether its prompt's text came from a document. */
export function hasDocument({ source }: Pick<Video, 'source'>): boolean {
  return source !== undefined && source.uri !== chatUri;
}

/**
 * The local copy of a video's file. Times are Date.now(). - `none`: the video has not succeeded - `due`: the next
 * automatic attempt to download it is at `at`, and there is no problem to show - `failed`: `reason` is one sentence;
 * without `retryAt` only the user starts another attempt - `tooLarge`: it has at least `bytes`, more than the user's
 * `limit` allowed - `here`: complete, under `name` in the library's files folder; `type` is its MIME type
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
 * Whether the generate request of a video has left this machine. - `held`: certainly not - `sent`: it was about to
 * leave at `at` (Date.now()) - `unknown`: the video was started elsewhere, or its row was lost and restored
 */
export type RequestStatus = { readonly state: 'held' | 'unknown' } | { readonly state: 'sent'; readonly at: number };

/** A request of the user, from the time of the command. Replaced, never mutated. Times are Date.now(). */
export interface Video extends Omit<VideoIntent, 'prompt' | 'duration'> {
  /** Our ID, a UUID made before the call. */
  readonly key: string;
  /** Undefined for a video that was started elsewhere. */
  readonly prompt?: string;
  /** Undefined for a video that was started elsewhere. */
  readonly duration?: number;
  readonly state: VideoState;
  readonly request: RequestStatus;
  /** The service's ID. */
  readonly videoId?: string;
  /** The service's own status word, verbatim. */
  readonly statusText?: string;
  /** 0 to 1. */
  readonly progress?: number;
  readonly videoUrl?: string;
  /** Why it failed or was rejected: one sentence, the service's own text if there is any. */
  readonly errorMessage?: string;
  readonly creditsUsed?: number;
  /** The balance before its request left, as evidence of the outcome. */
  readonly creditsBefore?: number;
  /** The balance read after the outcome became uncertain, as evidence. */
  readonly creditsAfter?: number;
  readonly createdAt: number;
  /** The time when the video entered its state. */
  readonly changedAt: number;
  /** The time of the service's last response about it. */
  readonly checkedAt?: number;
  /** The time when a check first found it finished. */
  readonly finishedAt?: number;
  /** The time of the poller's next check. */
  readonly nextCheckAt?: number;
  /** Consecutive checks without a response. */
  readonly failedChecks: number;
  /** Kept but not polled: the user stopped the checks, or it is {@link sameAs} another. */
  readonly stopped: boolean;
  /** The key of another video to which the service gave the same ID. */
  readonly sameAs?: string;
  /** The time when the user dismissed it as unconfirmed. It is removed a week later. */
  readonly dismissedAt?: number;
  readonly file: VideoFile;
  /** The URI where the user last saved it. */
  readonly savedPath?: string;
  /** The URI of its copy in the folder for finished videos, and when the copy was complete. */
  readonly copyPath?: string;
  readonly copiedAt?: number;
  /** See `versionFingerprint`. */
  readonly fingerprint?: string;
  readonly verdict?: Verdict;
  /** The time when the user set or cleared the verdict. */
  readonly verdictAt?: number;
  /** Sorted by time. */
  readonly notes?: readonly Note[];
  /** The format of the downloaded file. */
  readonly format?: MediaFormat;
}

/** A video whose request is known: started from this machine, with its prompt still recorded. */
export type PromptedVideo = Video & Pick<VideoIntent, 'prompt' | 'duration'>;

export function isPrompted(video: Video): video is PromptedVideo {
  return video.prompt !== undefined && video.duration !== undefined;
}

/** Whether it is a draft: rendered by the sandbox while another service is in use. */
export function isDraft(video: Video, serviceInUse: ServiceId): video is PromptedVideo {
  return isPrompted(video) && video.service === sandboxService && serviceInUse !== sandboxService;
}

/**
 * The transitions. Staying in a state is always allowed and not listed.
 *
 * - A late or stale response never reopens a video that succeeded or was canceled.
 * - `unconfirmed` ends with a late response to the request itself, or with an ID that the user enters.
 * - `rejected` becomes `unconfirmed` when the user enters an ID (see {@link mayAttach}).
 * - `failed` may have been misread, so a later response replaces it.
 * - `gone` is the service's last response; a refresh by hand may find the video again.
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

/** Whether a video may change from one state to another, or stay. */
export function mayFollow(from: VideoState, to: VideoState): boolean {
  return from === to || followers[from].includes(to);
}

/** Whether the user may enter the service's ID for it: it has none, and its outcome allows one. */
export function mayAttach(video: Video): boolean {
  return video.state === 'unconfirmed' || isRejected(video);
}

/** Whether the poller checks it. */
export function isFollowed(video: Video): boolean {
  return video.videoId !== undefined && !video.stopped && ['queued', 'running', 'unknown'].includes(video.state);
}

/** Whether its state is final. */
export function isFinished(video: Video): boolean {
  return video.state === 'rejected' || video.state === 'gone' || isFinal(video.state);
}

/** Whether it is probably being generated: not finished, stopped or unconfirmed. */
export function isInProgress(video: Video): boolean {
  return !isFinished(video) && !video.stopped && video.state !== 'unconfirmed';
}

/** Whether there is no video and nothing was spent. */
export function isRejected(video: Video): boolean {
  return video.state === 'rejected';
}

/** Whether the user stopped the checks before the video finished. */
export function isUnchecked(video: Video): boolean {
  return video.stopped && video.sameAs === undefined && !isFinished(video);
}

/** Whether the user can teach how responses of its service are read. The sandbox's responses need no teaching. */
export function isTeachable({ service, state }: Video): boolean {
  return service !== sandboxService && state !== 'submitting';
}

/** Whether it is unconfirmed and the user has not dismissed it. */
export function isOpenUnconfirmed({ state, dismissedAt }: Video): boolean {
  return state === 'unconfirmed' && dismissedAt === undefined;
}

/** The fields of an object, with undefined and null allowed for optional ones. */
type Loose<T, Empty> = { readonly [Name in keyof T]: object extends Pick<T, Name> ? T[Name] | Empty : T[Name] };

/** Fields to replace; undefined removes an optional one. */
export type VideoChanges = Partial<Loose<Video, undefined>>;

/** The video with some fields replaced. */
export function withChanges(video: Video, changes: VideoChanges): Video {
  return filledFields<Video>({ ...video, ...changes });
}

/** Removes undefined and null fields. */
export function filledFields<T>(fields: Loose<T, undefined | null>): T {
  // TypeScript does not derive that the fields without undefined and null values are a T.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as T;
}

/** Parses `<width>:<height>`, whole numbers of at least 1. Accepts spaces, and x, × or / instead of the colon. */
export function parseAspectRatio(text: string): string | undefined {
  const match = /^\s*([1-9]\d{0,4})\s*[:x×/]\s*([1-9]\d{0,4})\s*$/i.exec(text);
  return match === null ? undefined : `${match[1] ?? ''}:${match[2] ?? ''}`;
}

/** Width and height of a ratio that `parseAspectRatio` accepts. */
export function aspectRatioSides(ratio: string): { readonly width: number; readonly height: number } | undefined {
  const [width, height] = (parseAspectRatio(ratio) ?? '').split(':').map(Number);
  return width === undefined || height === undefined ? undefined : { width, height };
}

/** Whether a value is an aspect ratio as requests have it: `<width>:<height>`, whole numbers of at least 1. */
export function isAspectRatio(value: unknown): value is string {
  return typeof value === 'string' && /^[1-9]\d{0,4}:[1-9]\d{0,4}$/.test(value);
}

/** Whether a value is a duration as requests have it: a whole number of at least 1. */
export function isDuration(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** Parses a whole number of at least 1, as the API's `duration` is an integer. Undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const match = /^\s*(\d{1,6})\s*s?\s*$/i.exec(text);
  const duration = Number(match?.[1]);
  return Number.isSafeInteger(duration) && duration > 0 ? duration : undefined;
}
