import { isOpenUnconfirmed, isPrompted, isRejected, type PromptedVideo, type Video } from './video';

/**
 * Whether the user can retry a video: its prompt is recorded, and its request was rejected or is unconfirmed. A
 * dismissed unconfirmed video cannot be retried.
 */
export function isRetryable(video: Video): video is PromptedVideo {
  return isPrompted(video) && (isOpenUnconfirmed(video) || isRejected(video));
}

/**
 * Selects the videos that can be retried and have not been retried yet. If several retries of one request were
 * rejected, selects only one of them.
 * @param all the selected videos and their retries
 */
export function retryableOf(videos: readonly Video[], all = videos): PromptedVideo[] {
  const retried = new Set(all.filter((video) => !isRejected(video)).map(({ retryOf }) => retryOf));
  const origin = (video: Video): string => (isRejected(video) ? video.retryOf : undefined) ?? video.key;
  const open = videos.filter(isRetryable).filter((video) => !retried.has(video.key) && !retried.has(origin(video)));
  // The map keeps the last video of each original request. Unconfirmed videos are appended, so they replace rejected
  // retries. This way, the user is warned that retrying an unconfirmed video may spend credits twice.
  const ordered = [...open, ...open.filter((video) => !isRejected(video))];
  return [...new Map(ordered.map((video) => [origin(video), video])).values()];
}
