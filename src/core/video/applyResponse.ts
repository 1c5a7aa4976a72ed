import type { VideoReading } from '../../api/types';
import type { KeptReading, Outcome } from './keptResponse';
import { isFinished, mayFollow, withChanges, type Video, type VideoState } from './video';

/**
 * The video after a response about it. A reading with an impossible transition (a succeeded video running again, a
 * rejected one with any state) changes only the time of the check. A succeeded video also takes a new link from it.
 * @param now Date.now()
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

/**
 * Whether a reading is an end that the service did not clearly state for the video. It may describe the request
 * instead.
 */
export function isInferredEnd({ state, certainty }: VideoReading): boolean {
  return certainty === 'inferred' && (state === 'succeeded' || state === 'failed' || state === 'canceled');
}

/** The reading reduced to two facts: the video exists, and its cost. */
export function withoutOutcome({ body, http, creditsUsed }: KeptReading): KeptReading {
  return { state: 'unknown', certainty: 'inferred', body, http, ...(creditsUsed === undefined ? {} : { creditsUsed }) };
}

/** The first reading of a video that was not polled before. An inferred end is left to later checks to confirm. */
export function firstReading(reading: KeptReading, known?: Video): KeptReading {
  return reading.state !== known?.state && isInferredEnd(reading) ? withoutOutcome(reading) : reading;
}

/** The video in another state, with the matching times and file. The caller has checked {@link mayFollow}. */
function enterState(video: Video, state: VideoState, now: number): Video {
  // Drops the balance after the request, because other videos may have been charged meanwhile.
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

/** The video after its generate request. Facts of an unclear response are kept; a known ID is never dropped. */
export function applyOutcome(video: Video, outcome: Outcome, now: number): Video {
  if (outcome.verdict === 'confirmed') return applyReading(video, outcome.reading, now);
  const { verdict, message: errorMessage } = outcome;
  if (!mayFollow(video.state, verdict)) return video;
  const said = verdict === 'unconfirmed' ? outcome.response : undefined;
  const { videoId, statusText, videoUrl, creditsUsed } = { ...video, ...said };
  return enterState(withChanges(video, { videoId, statusText, videoUrl, creditsUsed, errorMessage }), verdict, now);
}

/** The video after the service no longer found it. Only a polled video changes. */
export function markVideoGone(video: Video, errorMessage: string, now: number): Video {
  if (!mayFollow(video.state, 'gone')) return video;
  return enterState(withChanges(video, { errorMessage, checkedAt: now }), 'gone', now);
}

/** An unconfirmed or rejected video with the ID that the user entered, as the service describes it. */
export function attachVideo(video: Video, videoId: string, reading: VideoReading, now: number): Video {
  if (!mayFollow(video.state, 'unconfirmed')) return video;
  const open = enterState(video, 'unconfirmed', now);
  return applyReading(withChanges(open, { videoId, stopped: false, errorMessage: undefined }), reading, now);
}
