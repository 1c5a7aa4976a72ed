import { type Video, type VideoState, isUnchecked } from '../core/video/video';
import { hasNoLink, isNotDownloaded } from '../core/video/videoFile';
import { plainText } from '../host/escapeMarkdown';

/**
 * A video's state for agents, in English. Uses the same state names as the Videos view. If the service's status was not
 * recognized, it is added in quotes.
 */
export function agentState(video: Video): string {
  const { state, statusText = '' } = video;
  if (video.dismissedAt !== undefined) return 'dismissed';
  if (isUnchecked(video)) return 'not checked';
  if (video.sameAs !== undefined) return 'same video as another';
  if (isNotDownloaded(video)) return 'ready, not downloaded';
  if (hasNoLink(video)) return 'completed, no video URL';
  if (state === 'unknown' && statusText !== '') return `${names.unknown} (“${plainText(statusText, 40)}”)`;
  return names[state];
}

const names: Readonly<Record<VideoState, string>> = {
  submitting: 'submitting',
  unconfirmed: 'unconfirmed',
  rejected: 'not started',
  queued: 'queued',
  running: 'running',
  succeeded: 'ready',
  failed: 'failed',
  canceled: 'canceled',
  gone: 'not found',
  unknown: 'status unknown',
};
