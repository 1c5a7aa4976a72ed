import type { VideoReply } from '../../api/types';
import type { VideoChanges } from './video';

/** A reply to keep with a video: the parsed body or its text, and its HTTP status. */
export interface KeptReply {
  readonly body: unknown;
  readonly http: number;
}

/** What a service said about a video, with the reply as it came. */
export type KeptAnswer = VideoReply & KeptReply;

/** What others than the library itself may write about a video. */
export type VideoPatch = Pick<
  VideoChanges,
  | 'checkedAt'
  | 'nextCheckAt'
  | 'failedChecks'
  | 'errorMessage'
  | 'creditsBefore'
  | 'creditsAfter'
  | 'fileName'
  | 'fileType'
  | 'fileBytes'
  | 'fileProblem'
>;
