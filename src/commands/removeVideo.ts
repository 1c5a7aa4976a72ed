import * as vscode from 'vscode';
import { type Video, isFinished } from '../core/video/video';
import { confirm } from '../host/confirm';
import { plainText } from '../host/plainText';
import { UserError } from '../host/problems';
import { lengthWords, promptWords, stateWords, timeWords } from '../views/videoWords';
import { type VideoTargetRooms, targetVideos } from './videoTarget';

/** Takes videos off the list and deletes their local copies; at the service nothing changes. */
export function removeVideo(rooms: VideoTargetRooms): (clicked: unknown, selected?: unknown) => Promise<void> {
  return async (clicked, selected) => {
    const videos = await targetVideos(rooms, clicked, selected);
    if (!videos.every(mayBeRemoved)) {
      throw new UserError(vscode.l10n.t('A video in the making cannot be removed. Stop tracking it first.'));
    }
    const [only, ...others] = videos;
    const sure = await confirm(
      only !== undefined && others.length === 0
        ? vscode.l10n.t('Remove “{0}” from the list?', promptWords(only, 60))
        : vscode.l10n.t('Remove {0} videos from the list?', videos.length),
      [
        // The keyboard may be on another row than the selected one, and several rows may begin with the same words.
        only !== undefined && others.length === 0 ? factsOf(only) : undefined,
        vscode.l10n.t('The copy on this machine is deleted. At the service nothing changes, and no credits come back.'),
      ]
        .filter((line) => line !== undefined)
        .join('\n\n'),
      vscode.l10n.t('Remove'),
    );
    if (!sure) return;
    const library = await rooms.library();
    for (const { key } of videos) {
      // One that turned out to be in the making while the question was open stays.
      const now = library.get(key);
      if (now !== undefined && mayBeRemoved(now)) await library.remove(key);
    }
  };
}

function mayBeRemoved(video: Video): boolean {
  return isFinished(video) || video.stopped || video.state === 'unconfirmed';
}

function factsOf(video: Video): string {
  const length = video.duration > 0 ? lengthWords(video.duration) : undefined;
  const id = video.videoId === undefined ? undefined : plainText(video.videoId, 40);
  const facts = [stateWords(video), length, video.aspectRatio, timeWords(video.createdAt), id];
  return facts.filter((fact) => fact !== undefined).join(' · ');
}
