import type { VideoLibrary } from '../library/library';
import { isFollowed, type Video } from '../video/video';

/** Resolves when the service was asked about all of these since a time (Date.now()), by whichever window, or after `patienceMs`. */
export function untilAsked(
  library: Pick<VideoLibrary, 'onDidChange'>,
  videos: readonly Video[],
  since: number,
  patienceMs: number,
): Promise<void> {
  const waiting = new Set(videos.map(({ key }) => key));
  if (waiting.size === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(patience);
      subscription.dispose();
      resolve();
    };
    const patience = setTimeout(end, patienceMs);
    const subscription = library.onDidChange(({ videos: changed, removed }) => {
      for (const key of removed) waiting.delete(key);
      for (const video of changed) {
        const wasAsked = (video.checkedAt ?? 0) >= since || video.failedChecks > 0;
        if (wasAsked || !isFollowed(video)) waiting.delete(video.key);
      }
      if (waiting.size === 0) end();
    });
  });
}
