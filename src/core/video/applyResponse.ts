import * as l10n from '@vscode/l10n';
import type { VideoReading } from '../../api/types';
import { isFinished, isRejected, mayFollow, withChanges, type Video, type VideoState } from './video';

/**
 * The video after the service answered about it. A reply that says what can no longer be (a succeeded video running
 * again, anything about a rejected one) changes nothing but the time of the look; a repeated success may bring a new link.
 *
 * @param now Date.now()
 */
export function applyAnswer(video: Video, answer: VideoReading, now: number): Video {
  const looked = withChanges(video, { checkedAt: now, failedChecks: 0 });
  if (!mayFollow(video.state, answer.state)) return looked;
  const isSame = video.state === answer.state;
  if (isRejected(video) && !isSame) return looked;
  const merged = withChanges(looked, {
    videoId: video.videoId ?? answer.videoId,
    statusText: answer.statusText ?? (isSame ? video.statusText : undefined),
    progress: answer.progress ?? (isSame ? video.progress : undefined),
    videoUrl: answer.videoUrl ?? video.videoUrl,
    thumbnailUrl: answer.thumbnailUrl ?? video.thumbnailUrl,
    creditsUsed: answer.creditsUsed ?? video.creditsUsed,
    errorMessage: describesFailure(answer.state) ? (answer.errorMessage ?? video.errorMessage) : undefined,
  });
  return enterState(merged, answer.state, now);
}

/** Whether a reading ends the video without the service having said so of this very video; it may be about the call. */
export function isInferredEnd({ state, certainty }: VideoReading): boolean {
  return certainty === 'inferred' && (state === 'succeeded' || state === 'failed' || state === 'canceled');
}

/** The video in a state, with the times that go with it. The caller has asked {@link mayFollow}. */
export function enterState(video: Video, state: VideoState, now: number): Video {
  const entered = video.state === state ? video : withChanges(video, { state, changedAt: now, finishedAt: undefined });
  if (!isFinished(entered)) return withChanges(entered, { finishedAt: undefined });
  return withChanges(entered, { finishedAt: entered.finishedAt ?? now, nextCheckAt: undefined });
}

function describesFailure(state: VideoState): boolean {
  return state === 'failed' || state === 'canceled';
}

/** A reply as text that can be shown, with anything that looks like a key taken out. */
export function replyText(body: unknown, redact: (text: string) => string): string {
  const text = typeof body === 'string' ? body : (JSON.stringify(body, null, 2) as string | undefined);
  const safe = redact(text ?? '').replaceAll(/\b(Bearer\s+)[\w.~+/=-]+/gi, '$1***');
  return safe.length <= maxReplyLength
    ? safe
    : `${safe.slice(0, maxReplyLength)}\n${l10n.t('… (cut at {0} characters)', maxReplyLength)}`;
}

const maxReplyLength = 256 * 1024;
