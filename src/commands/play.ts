import * as vscode from 'vscode';
import { isDownloaded, isNotDownloaded, isPlayable } from '../core/video/videoFile';
import { downloadVideo } from '../host/downloadVideo';
import { openFile } from '../host/nextSteps';
import { UserError } from '../host/userErrors';
import { fileOf } from '../host/saveFolder';
import { isComparable, mostCompared } from '../views/videoGroups';
import type { Dependencies } from './dependencies';
import { notDownloaded } from './downloadedFiles';
import { isOnSeveral, targetVideo, targetVideos } from './target';

/** The argument of the Enter keybinding. It makes the command play the video of the selected tree row. */
const selectedRow = 'selectedRow';

/**
 * Opens a video in the panel. A finished video plays as soon as it is downloaded. For any other video, the panel shows
 * the state.
 */
export async function playVideo(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const { videos, ui } = dependencies;
  if (clicked !== selectedRow) {
    const accepts = isOnSeveral(clicked, selected) ? isPlayable : undefined;
    await ui.panels.show(await targetVideo(dependencies, clicked, selected, accepts), await videos.library(), 'play');
    return;
  }
  const [row] = ui.list.view.selection;
  // On a group of videos, Enter only expands or collapses the group.
  if (row !== undefined && !('group' in row)) await open(dependencies, row.key, 'play');
}

/**
 * Previews a video in the panel when its tree row is clicked. The preview is muted and does not take the keyboard
 * focus.
 * @param key the key of the video
 */
export async function previewVideo(dependencies: Dependencies, key: unknown): Promise<void> {
  if (typeof key === 'string') await open(dependencies, key, 'preview');
}

async function open({ videos, ui }: Dependencies, key: string, start: 'play' | 'preview'): Promise<void> {
  const library = await videos.library();
  const video = library.get(key);
  if (video !== undefined) await ui.panels.show(video, library, start);
}

/** Opens a video in a separate panel beside the open editors. */
export async function openToSide(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const video = await targetVideo(dependencies, clicked, selected);
  await dependencies.ui.panels.openToSide(video, await dependencies.videos.library());
}

/** Compares two to four finished videos side by side. */
export async function compareVideos(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const { videos, ui } = dependencies;
  const isOnSeveralRows = isOnSeveral(clicked, selected);
  const rows = isOnSeveralRows || Array.isArray(selected) ? selected : ui.list.selection;
  const hasSeveralRows = isOnSeveralRows || (Array.isArray(rows) && rows.length > 1);
  const targets = hasSeveralRows ? await targetVideos(dependencies, clicked, rows, isPlayable) : [];
  const compared = targets.filter(isPlayable);
  if (!isComparable(compared.length)) {
    throw new UserError(vscode.l10n.t('Select 2 to {0} finished videos in the list to compare them.', mostCompared));
  }
  await ui.panels.compare(compared, await videos.library());
}

/** Opens a video's downloaded file in the system's default player. */
export async function openInDefaultPlayer(
  dependencies: Dependencies,
  clicked: unknown,
  selected?: unknown,
): Promise<void> {
  const { key } = await targetVideo(dependencies, clicked, selected, isPlayable);
  const video = await downloadVideo(dependencies.videos, key);
  if (!isDownloaded(video)) throw notDownloaded(video);
  await openFile(fileOf(video, await dependencies.videos.library()));
}

/** Retries the failed downloads of finished videos. */
export async function retryDownload(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const targets = await targetVideos(dependencies, clicked, selected, isNotDownloaded);
  const downloaded = await Promise.all(targets.map((video) => downloadVideo(dependencies.videos, video.key)));
  const failed = downloaded.find((video) => !isDownloaded(video));
  if (failed !== undefined) throw notDownloaded(failed);
}
