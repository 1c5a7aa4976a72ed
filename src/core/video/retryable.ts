import { isOpenUnconfirmed, isPrompted, isRejected, type PromptedVideo, type Video } from './video';

/** Whether Try Again makes sense: nothing was started, or nobody knows, and the request is recorded. */
export function isRetryable(video: Video): video is PromptedVideo {
  return isPrompted(video) && (isOpenUnconfirmed(video) || isRejected(video));
}

/**
 * The videos of a selection to try again together: without those that were sent again already, and one for each request
 * that was tried several times in vain.
 * @param all the selection with the videos that tried it again
 */
export function retryableOf(videos: readonly Video[], all = videos): PromptedVideo[] {
  const retried = new Set(all.filter((video) => !isRejected(video)).map(({ retryOf }) => retryOf));
  const origin = (video: Video): string => (isRejected(video) ? video.retryOf : undefined) ?? video.key;
  const open = videos.filter(isRetryable).filter((video) => !retried.has(video.key) && !retried.has(origin(video)));
  // The last one of an origin wins. An unconfirmed one comes last, because the user is to be warned of it.
  const ordered = [...open, ...open.filter((video) => !isRejected(video))];
  return [...new Map(ordered.map((video) => [origin(video), video])).values()];
}
