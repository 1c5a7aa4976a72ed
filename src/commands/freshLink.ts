import * as vscode from 'vscode';
import type { VideoPoller } from '../core/polling/poller';
import { type Video, isFinished } from '../core/video/video';
import type { VideoTargetRooms } from './videoTarget';

export interface FreshLinkRooms extends Pick<VideoTargetRooms, 'library'> {
  readonly poller: () => Promise<VideoPoller>;
}

/**
 * The service's link to a video, asked for anew where the video has finished: most links die within the hour, the
 * sandbox's with its window. The known one where the service cannot be asked.
 */
export async function freshLink(video: Video, { library, poller }: FreshLinkRooms): Promise<string | undefined> {
  if (video.videoId === undefined || !isFinished(video)) return video.videoUrl;
  await vscode.window.withProgress({ location: { viewId: 'videoAds.videos' } }, async () => {
    // Why it cannot be asked is in the log.
    await (await poller()).refresh([video.key]).catch(() => undefined);
  });
  return (await library()).get(video.key)?.videoUrl ?? video.videoUrl;
}
