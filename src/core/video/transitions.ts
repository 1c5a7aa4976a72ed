import type { VideoReading } from '../../api/types';
import { mayFollow, withChanges, type Video } from './video';
import { applyAnswer, enterState } from './applyResponse';

/** The video after its request was not sent or was refused; one that has an id stays as it is. */
export function rejectVideo(video: Video, errorMessage: string, now: number): Video {
  if (video.videoId !== undefined || !mayFollow(video.state, 'failed')) return video;
  return enterState(withChanges(video, { errorMessage }), 'failed', now);
}

/** The video after its request may or may not have been taken; what an answer without an id says is kept. */
export function leaveVideoUnconfirmed(
  video: Video,
  errorMessage: string,
  now: number,
  said: Partial<VideoReading> = {},
): Video {
  if (!mayFollow(video.state, 'unconfirmed')) return video;
  const { statusText, videoUrl, thumbnailUrl, creditsUsed } = { ...video, ...said };
  const changes = { statusText, videoUrl, thumbnailUrl, creditsUsed, errorMessage };
  return enterState(withChanges(video, changes), 'unconfirmed', now);
}

/** The video after the service no longer knew it; one that is not followed stays as it is. */
export function markVideoGone(video: Video, errorMessage: string, now: number): Video {
  if (!mayFollow(video.state, 'gone')) return video;
  return enterState(withChanges(video, { errorMessage, checkedAt: now }), 'gone', now);
}

/** The video with an id the user found, as the service describes it. */
export function attachVideo(video: Video, videoId: string, answer: VideoReading, now: number): Video {
  const open: Video = { ...video, videoId, state: 'unconfirmed', stopped: false };
  return applyAnswer(withChanges(open, { finishedAt: undefined, errorMessage: undefined }), answer, now);
}
