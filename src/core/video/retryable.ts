import { isOpenUnconfirmed, isPrompted, isRejected, type PromptedVideo, type Video } from './video';

/** Whether Try Again applies: the request is recorded, and it failed to start or its outcome is unknown. */
export function isRetryable(video: Video): video is PromptedVideo {
  return isPrompted(video) && (isOpenUnconfirmed(video) || isRejected(video));
}

/**
 * The videos of a selection to retry. Leaves out those that were already retried. Of several failed retries of one
 * request, keeps one.
 * @param all the selection and the videos that retried it
 */
export function retryableOf(videos: readonly Video[], all = videos): PromptedVideo[] {
  const retried = new Set(all.filter((video) => !isRejected(video)).map(({ retryOf }) => retryOf));
  const origin = (video: Video): string => (isRejected(video) ? video.retryOf : undefined) ?? video.key;
  const open = videos.filter(isRetryable).filter((video) => !retried.has(video.key) && !retried.has(origin(video)));
  // Keeps the last video of each origin. Unconfirmed videos come last, because the user must be warned about them.
  const ordered = [...open, ...open.filter((video) => !isRejected(video))];
  return [...new Map(ordered.map((video) => [origin(video), video])).values()];
}
