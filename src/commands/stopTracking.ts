import * as vscode from 'vscode';
import { isFinished } from '../core/video/video';
import { confirm } from '../host/confirm';
import { type VideoTargetRooms, targetVideos } from './videoTarget';

/** Stops asking about videos. Nothing is canceled: the service's API has no cancel, and this says so. */
export function stopTracking(rooms: VideoTargetRooms): (clicked: unknown, selected?: unknown) => Promise<void> {
  return async (clicked, selected) => {
    const videos = await targetVideos(rooms, clicked, selected);
    const sure = await confirm(
      videos.length === 1
        ? vscode.l10n.t('Stop tracking this video?')
        : vscode.l10n.t('Stop tracking {0} videos?', videos.length),
      vscode.l10n.t('The service goes on with it and its credits stay spent. Track Again follows it again.'),
      vscode.l10n.t('Stop Tracking'),
    );
    if (!sure) return;
    const library = await rooms.library();
    // What has finished while the question was open stays finished.
    const followed = videos.map(({ key }) => library.get(key)).filter((it) => it !== undefined && !isFinished(it));
    for (const video of followed) if (video !== undefined) await library.stop(video.key);
  };
}
