import { type Video, type VideoChanges, withChanges } from './video';
import { isDownloaded } from './videoFile';

/** How a video changes when Teach… decodes its last stored response again. */
export interface ReadingChange {
  readonly before: Video;
  readonly after: Video;
}

export function reversed({ before, after }: ReadingChange): ReadingChange {
  return { before: after, after: before };
}

/**
 * Applies a change to the current video. Returns undefined if the video no longer matches `before`, because the
 * service responded, the user acted, or the file was downloaded.
 */
export function withReading(now: Video, { before, after }: ReadingChange): Video | undefined {
  const isSame = now.state === before.state && now.videoId === before.videoId && now.videoUrl === before.videoUrl;
  if (!isSame || isDownloaded(now) || now.stopped !== before.stopped) return undefined;
  return withChanges(now, readingOf(after));
}

/** The video fields that a response can set. */
function readingOf(video: Video): VideoChanges {
  const { state, videoId, statusText, progress, videoUrl, creditsUsed, errorMessage } = video;
  const { creditsAfter, changedAt, finishedAt, nextCheckAt, stopped, sameAs, dismissedAt, file } = video;
  return {
    ...{ state, videoId, statusText, progress, videoUrl, creditsUsed, errorMessage },
    ...{ creditsAfter, changedAt, finishedAt, nextCheckAt, stopped, sameAs, dismissedAt, file },
  };
}
