import type { VideoReading } from '../../api/types';
import type { VideoChanges } from './video';

/** A reply to keep with a video: the parsed body or its text, and its HTTP status. */
export interface KeptResponse {
  readonly body: unknown;
  readonly http: number;
}

/** What a service said about a video, with the reply as it came. */
export type KeptReading = VideoReading & KeptResponse;

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
