import type { VideoReading } from '../../api/types';
import type { KeptReading, Outcome } from './keptResponse';
import { isFinished, mayFollow, withChanges, type Video, type VideoState } from './video';

/**
 * The video after the service responded about it. A reading of what can no longer be (a succeeded video running again,
 * anything about a rejected one) changes nothing but the time of the check. Whatever is said of a succeeded one may bring
 * a new link.
 * @param now Date.now()
 */
export function applyReading(video: Video, reading: VideoReading, now: number): Video {
  const looked = withChanges(video, { checkedAt: now, failedChecks: 0 });
  const videoUrl = reading.videoUrl ?? video.videoUrl;
  if (!mayFollow(video.state, reading.state)) {
    return video.state === 'succeeded' ? withChanges(looked, { videoUrl }) : looked;
  }
  const isSame = video.state === reading.state;
  const isFailure = reading.state === 'failed' || reading.state === 'canceled';
  const merged = withChanges(looked, {
    videoId: video.videoId ?? reading.videoId,
    statusText: reading.statusText ?? (isSame ? video.statusText : undefined),
    progress: reading.progress ?? (isSame ? video.progress : undefined),
    videoUrl,
    creditsUsed: reading.creditsUsed ?? video.creditsUsed,
    errorMessage: isFailure ? (reading.errorMessage ?? video.errorMessage) : undefined,
  });
  return enterState(merged, reading.state, now);
}

/** Whether a reading ends the video without the service having said so of this very video; it may be about the call. */
export function isInferredEnd({ state, certainty }: VideoReading): boolean {
  return certainty === 'inferred' && (state === 'succeeded' || state === 'failed' || state === 'canceled');
}

/** Only that there is a video, and what it cost. */
export function withoutOutcome({ body, http, creditsUsed }: KeptReading): KeptReading {
  return { state: 'unknown', certainty: 'inferred', body, http, ...(creditsUsed === undefined ? {} : { creditsUsed }) };
}

/** What one response tells of a video that was not followed before: an inferred end it has not come to is for later checks. */
export function firstReading(reading: KeptReading, known?: Video): KeptReading {
  return reading.state !== known?.state && isInferredEnd(reading) ? withoutOutcome(reading) : reading;
}

/** The video in a state, with the times that go with it. The caller has asked {@link mayFollow}. */
function enterState(video: Video, state: VideoState, now: number): Video {
  // Of a video that had finished before, what is planned next is its download.
  const isSame = video.state === state;
  // The balance after was read of the state before, perhaps with other videos charged meanwhile.
  const anew = { state, changedAt: now, finishedAt: undefined, creditsAfter: undefined };
  const entered = isSame ? video : withChanges(video, anew);
  if (!isFinished(entered)) return withChanges(entered, { finishedAt: undefined });
  const nextCheckAt = isSame ? video.nextCheckAt : undefined;
  return withChanges(entered, { finishedAt: entered.finishedAt ?? now, nextCheckAt });
}

/** The video after its request; one that has an ID stays as it is where there is none. An unclear response's facts are kept. */
export function applyOutcome(video: Video, outcome: Outcome, now: number): Video {
  if (outcome.verdict === 'confirmed') return applyReading(video, outcome.reading, now);
  const { verdict, message: errorMessage } = outcome;
  if (!mayFollow(video.state, verdict)) return video;
  const said = verdict === 'unconfirmed' ? outcome.response : undefined;
  const { videoId, statusText, videoUrl, creditsUsed } = { ...video, ...said };
  return enterState(withChanges(video, { videoId, statusText, videoUrl, creditsUsed, errorMessage }), verdict, now);
}

/** The video after the service no longer knew it; one that is not followed stays as it is. */
export function markVideoGone(video: Video, errorMessage: string, now: number): Video {
  if (!mayFollow(video.state, 'gone')) return video;
  return enterState(withChanges(video, { errorMessage, checkedAt: now }), 'gone', now);
}

/** The video with an ID the user entered, as the service describes it. */
export function attachVideo(video: Video, videoId: string, reading: VideoReading, now: number): Video {
  const open: Video = { ...video, videoId, state: 'unconfirmed', stopped: false };
  return applyReading(withChanges(open, { finishedAt: undefined, errorMessage: undefined }), reading, now);
}
