import type { VideoState } from '../core/video/video';

/** Returns a video state's English name for agents. The names match the Videos view. */
export function agentState(state: VideoState): string {
  switch (state) {
    case 'succeeded':
      return 'ready';
    case 'rejected':
      return 'not started';
    case 'gone':
      return 'not found';
    case 'unknown':
      return 'status unknown';
    case 'submitting':
    case 'unconfirmed':
    case 'queued':
    case 'running':
    case 'failed':
    case 'canceled':
      return state;
  }
}
