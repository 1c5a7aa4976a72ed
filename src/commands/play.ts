import * as vscode from 'vscode';
import type { Video } from '../core/video/video';
import { openFile } from '../host/nextSteps';
import { UserError } from '../host/problems';
import { fileOf } from '../host/saveFolder';
import { isPlayable } from '../views/videoRow';
import { isNotDownloaded } from '../views/videoText';
import type { Dependencies } from './dependencies';
import { download, notDownloaded } from './downloadedFiles';
import { targetVideo, targetVideos } from './target';

/** What the Enter key passes: the row that it has just selected. */
const selectedRow = 'selectedRow';

/** As many videos as stand side by side. */
const mostCompared = 4;

/** How long VS Code may take to draw the list anew, in ms. */
const drawsWithinMs = 3_000;

/** Opens a video in the panel: a finished one plays, once it is downloaded; of any other the state is shown. */
export async function playVideo(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  if (clicked === selectedRow) await openSelected(dependencies, 'play');
  else await open(dependencies, await targetVideo(dependencies, clicked, selected), 'play');
}

/** Shows the row that was clicked in the panel, muted and without the keyboard. */
export async function previewVideo(dependencies: Dependencies): Promise<void> {
  await openSelected(dependencies, 'preview');
}

/** VS Code forgets what a row passes when it draws the list anew, and names no selected row while it draws. */
async function openSelected(dependencies: Dependencies, how: 'play' | 'preview'): Promise<void> {
  const { videos, ui } = dependencies;
  const givesUpAt = performance.now() + drawsWithinMs;
  while (ui.list.view.selection.length === 0 && performance.now() < givesUpAt) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const [row] = ui.list.view.selection;
  // A group is only unfolded, and the last row may be the one that lists more.
  const video = row === undefined || 'group' in row ? undefined : (await videos.library()).get(row.key);
  if (video !== undefined) await open(dependencies, video, how);
}

async function open(dependencies: Dependencies, video: Video, how: 'play' | 'preview'): Promise<void> {
  dependencies.ui.panels.show(video, await dependencies.videos.library(), how);
  await downloadFor(dependencies, [video]);
}

/** Has the files downloaded that a panel needs; it shows how that goes. */
async function downloadFor(dependencies: Dependencies, shown: readonly Video[]): Promise<void> {
  await Promise.all(shown.filter(isPlayable).map((video) => download(dependencies, video)));
}

/** Opens a video in a panel of its own beside what is open. */
export async function openToSide(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const video = await targetVideo(dependencies, clicked, selected);
  dependencies.ui.panels.openToSide(video, await dependencies.videos.library());
  await downloadFor(dependencies, [video]);
}

/** Compares two to four finished videos side by side. */
export async function compareVideos(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const { videos, ui } = dependencies;
  const rows = Array.isArray(selected) ? selected : ui.list.selection;
  const targets = rows.length < 2 ? [] : await targetVideos(dependencies, clicked, rows, isPlayable);
  const compared = targets.filter(isPlayable);
  if (compared.length < 2 || compared.length > mostCompared) {
    throw new UserError(vscode.l10n.t('Select 2 to {0} finished videos in the list to compare them.', mostCompared));
  }
  ui.panels.compare(compared, await videos.library());
  await downloadFor(dependencies, compared);
}

/** Opens a video's downloaded file with the program that the user's system has for it. */
export async function openInDefaultPlayer(
  dependencies: Dependencies,
  clicked: unknown,
  selected?: unknown,
): Promise<void> {
  const video = await download(dependencies, await targetVideo(dependencies, clicked, selected, isPlayable));
  if (video.fileName === undefined) throw notDownloaded(video);
  await openFile(fileOf(video, await dependencies.videos.library()));
}

/** Downloads the files of finished videos that could not be downloaded. */
export async function retryDownload(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const targets = await targetVideos(dependencies, clicked, selected, isNotDownloaded);
  const downloaded = await Promise.all(targets.map((video) => download(dependencies, video)));
  const failed = downloaded.find(({ fileName }) => fileName === undefined);
  if (failed !== undefined) throw notDownloaded(failed);
}
