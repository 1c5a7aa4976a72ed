import { isFinal, type VideoReading } from '../../api/types';
import type { KeptReading, Outcome } from './keptResponse';
import { isFinished, mayFollow, withChanges, type Video, type VideoState } from './video';

/**
 * Applies a status response to a video. If the change of state is not allowed, such as from succeeded to running,
 * records only that a check took place. A succeeded video also adopts a new download link.
 * @param now Unix time in ms
 */
export function applyReading(video: Video, reading: VideoReading, now: number): Video {
  const checked = withChanges(video, { checkedAt: now, failedChecks: 0 });
  const videoUrl = reading.videoUrl ?? video.videoUrl;
  if (!mayFollow(video.state, reading.state)) {
    return video.state === 'succeeded' ? withChanges(checked, { videoUrl }) : checked;
  }
  const isSame = video.state === reading.state;
  const isFailure = reading.state === 'failed' || reading.state === 'canceled';
  const merged = withChanges(checked, {
    videoId: video.videoId ?? reading.videoId,
    statusText: reading.statusText ?? (isSame ? video.statusText : undefined),
    progress: reading.progress ?? (isSame ? video.progress : undefined),
    videoUrl,
    creditsUsed: reading.creditsUsed ?? video.creditsUsed,
    errorMessage: isFailure ? (reading.errorMessage ?? video.errorMessage) : undefined,
  });
  return enterState(merged, reading.state, now);
}

/** Whether a response's final state is only inferred. Such a state may describe the request, not the video. */
export function isInferredEnd({ state, certainty }: VideoReading): boolean {
  return certainty === 'inferred' && isFinal(state);
}

/** Resets the state of a decoded response to `unknown`. Keeps the cost in credits and drops all other details. */
export function withoutOutcome({ body, http, creditsUsed }: KeptReading): KeptReading {
  return { state: 'unknown', certainty: 'inferred', body, http, ...(creditsUsed === undefined ? {} : { creditsUsed }) };
}

/**
 * Returns the first reading of a video that was not polled before. If the reading only infers a new final state, drops
 * the outcome, so that later checks must confirm the state.
 */
export function firstReading(reading: KeptReading, known?: Video): KeptReading {
  return reading.state !== known?.state && isInferredEnd(reading) ? withoutOutcome(reading) : reading;
}

/** Moves a video to a state and updates its times and its file. The caller must have checked {@link mayFollow}. */
function enterState(video: Video, state: VideoState, now: number): Video {
  // Drops the balance that was read after the request, because other videos may have been charged meanwhile.
  const entered =
    video.state === state
      ? video
      : withChanges(video, { state, changedAt: now, finishedAt: undefined, creditsAfter: undefined });
  if (!isFinished(entered)) return withChanges(entered, { finishedAt: undefined });
  const isNewlyDue = state === 'succeeded' && video.file.state === 'none';
  return withChanges(entered, {
    finishedAt: entered.finishedAt ?? now,
    nextCheckAt: undefined,
    file: isNewlyDue ? { state: 'due', at: now } : video.file,
  });
}

/**
 * Applies the outcome of a generate request to its video. The values in an unclear response, such as a cost, are kept.
 * A known video ID is never dropped.
 */
export function applyOutcome(video: Video, outcome: Outcome, now: number): Video {
  if (outcome.verdict === 'confirmed') return applyReading(video, outcome.reading, now);
  const { verdict, message: errorMessage } = outcome;
  if (!mayFollow(video.state, verdict)) return video;
  const said = verdict === 'unconfirmed' ? outcome.response : undefined;
  const { videoId, statusText, videoUrl, creditsUsed } = { ...video, ...said };
  return enterState(withChanges(video, { videoId, statusText, videoUrl, creditsUsed, errorMessage }), verdict, now);
}

/**
 * Marks a video as gone, because the service no longer finds it. Returns the video unchanged if its state does not
 * allow this.
 */
export function markVideoGone(video: Video, errorMessage: string, now: number): Video {
  if (!mayFollow(video.state, 'gone')) return video;
  return enterState(withChanges(video, { errorMessage, checkedAt: now }), 'gone', now);
}

/**
 * Gives an unconfirmed or rejected video the ID that the user entered, and applies the response to that ID's status
 * check.
 */
export function attachVideo(video: Video, videoId: string, reading: VideoReading, now: number): Video {
  if (!mayFollow(video.state, 'unconfirmed')) return video;
  const open = enterState(video, 'unconfirmed', now);
  return applyReading(withChanges(open, { videoId, stopped: false, errorMessage: undefined }), reading, now);
}
