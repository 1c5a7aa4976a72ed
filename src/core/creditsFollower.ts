import type { Credits } from './credits';
import type { Disposable } from './event';
import type { VideoLibrary } from './library';
import { type Video, isFinished } from './video';

/** Reads the balance anew when a video was started or is finished, in whichever window that happened. */
export function refreshCreditsWithVideos(
  library: VideoLibrary,
  credits: Pick<Credits, 'refresh' | 'current'>,
): Disposable {
  const stages = new Map<string, string>();
  for (const video of library.unfinished()) stages.set(video.key, stageOf(video));
  return library.onDidChange(({ videos, removed }) => {
    for (const key of removed) stages.delete(key);
    let changed = false;
    for (const video of videos) {
      const stage = stageOf(video);
      const before = stages.get(video.key);
      stages.set(video.key, stage);
      const isCharged = stage !== 'sending' && before !== stage && before !== undefined;
      changed ||= isCharged && video.service === credits.current.service;
    }
    if (changed) void credits.refresh();
  });
}

/** Credits are spent when a video is accepted, and may come back when it ends. */
function stageOf(video: Video): 'sending' | 'accepted' | 'over' {
  if (video.state === 'submitting') return 'sending';
  return isFinished(video) ? 'over' : 'accepted';
}
