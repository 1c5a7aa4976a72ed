import * as vscode from 'vscode';
import { isFinished } from '../core/video';
import { confirm } from '../host/confirm';
import { UserError } from '../host/problems';
import { promptWords } from '../views/videoWords';
import { type VideoTargetRooms, targetVideos } from './videoTarget';

/** Takes videos off the list and deletes their local copies; at the service nothing changes. */
export function removeVideo(rooms: VideoTargetRooms): (clicked: unknown, selected?: unknown) => Promise<void> {
  return async (clicked, selected) => {
    const videos = await targetVideos(rooms, clicked, selected);
    if (videos.some((video) => !isFinished(video) && !video.stopped && video.state !== 'unconfirmed')) {
      throw new UserError(vscode.l10n.t('A video in the making cannot be removed. Stop tracking it first.'));
    }
    const [only, ...others] = videos;
    const sure = await confirm(
      only !== undefined && others.length === 0
        ? vscode.l10n.t('Remove “{0}” from the list?', promptWords(only, 60))
        : vscode.l10n.t('Remove {0} videos from the list?', videos.length),
      vscode.l10n.t('The copy on this machine is deleted. At the service nothing changes, and no credits come back.'),
      vscode.l10n.t('Remove'),
    );
    if (!sure) return;
    const library = await rooms.library();
    for (const { key } of videos) await library.remove(key);
  };
}
