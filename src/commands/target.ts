import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import { fieldsOf, isString } from '../core/unknownData';
import type { Video } from '../core/video/video';
import { openVideosStep } from '../host/nextSteps';
import { UserError } from '../host/userErrors';
import { type GroupNode, readGroupNode } from '../views/videoGroups';
import { promptText, rowDetails } from '../views/videoText';
import type { VideoNode } from '../views/videoTree';
import type { Dependencies } from './dependencies';

/** Whether a command can act on a video. */
type Accepts = (video: Video) => boolean;

export const offeredAtMost = 500;

/**
 * Returns the videos that a command applies to, from the first of these sources that has any:
 * 1. the clicked tree row (with all selected rows, or all videos of a group), or the video key that a button passed;
 * 2. the video panel whose title bar button was clicked, or else the active video panel;
 * 3. the selection in the Videos view while the view is visible;
 * 4. a video that the user selects in a quick pick.
 * @param accepts whether the command can act on a video
 * @throws UserError if no video qualifies; CancellationError when the user selects none
 */
export async function targetVideos(
  { videos, ui }: Dependencies,
  clicked: unknown,
  selected: unknown,
  accepts: Accepts = () => true,
): Promise<readonly Video[]> {
  const library = await videos.library();
  const { found, isClicked } = meantVideos(library, ui, clicked, selected);
  const able = found.filter(accepts);
  if (able.length > 0) return able;
  // Returns clicked videos even if the command cannot act on them, so that the command can explain why.
  if (isClicked) return found;
  return [await pickVideo(library.search({}, { limit: offeredAtMost }).filter(accepts))];
}

/**
 * Returns the videos from sources 1 to 3 of {@link targetVideos}, whether or not the command can act on them.
 * @throws UserError when the clicked videos no longer exist
 */
export function meantVideos(
  library: VideoLibrary,
  { panels, list }: Pick<Dependencies['ui'], 'panels' | 'list'>,
  clicked: unknown,
  selected: unknown,
): { readonly found: readonly Video[]; readonly isClicked: boolean } {
  const rows: readonly unknown[] = Array.isArray(selected) && selected.length > 0 ? selected : [clicked];
  const meant = rows.map(rowOf).filter((row) => row !== undefined);
  const isClicked = meant.length > 0;
  // VS Code passes a `webview-panel` URI when the user clicks a button in a panel's title bar. That panel may not be
  // the one with the focus.
  const isTitleBar = clicked instanceof vscode.Uri && clicked.scheme === 'webview-panel';
  // Ignores the selection in the Videos view while the view is hidden.
  const inUse = (): readonly string[] =>
    isTitleBar ? panels.active : (panels.selection ?? (list.view.visible ? list.selection : []));
  const keys = new Set(isClicked ? meant.flatMap((row) => list.keysOf(row)) : inUse());
  const found = [...keys].map((key) => library.get(key)).filter((video) => video !== undefined);
  if (isClicked && found.length === 0) throw new UserError(vscode.l10n.t('This video is no longer in the list.'));
  return { found, isClicked };
}

/**
 * Returns the single video that a command applies to. This is the clicked video, or else the only video that the
 * command can act on. If there are several, the user selects one in a quick pick.
 */
export async function targetVideo(
  dependencies: Dependencies,
  clicked: unknown,
  selected: unknown,
  accepts?: Accepts,
): Promise<Video> {
  const videos = await targetVideos(dependencies, clicked, selected, accepts);
  const key = keyOf(clicked);
  const [only, ...others] = videos;
  return videos.find((it) => it.key === key) ?? (only !== undefined && others.length === 0 ? only : pickVideo(videos));
}

/**
 * Asks the user to select a video.
 * @throws UserError if `videos` is empty; CancellationError when the user cancels
 */
export async function pickVideo(videos: readonly Video[]): Promise<Video> {
  const items = videos.map(videoItem);
  if (items.length === 0) {
    throw new UserError(vscode.l10n.t('No video in the list can be used for this.'), [openVideosStep()]);
  }
  const chosen = await vscode.window.showQuickPick(items, {
    placeHolder: vscode.l10n.t('Select a video'),
    matchOnDescription: true,
  });
  if (chosen === undefined) throw new vscode.CancellationError();
  return chosen.video;
}

/** Creates a quick pick item for a video. */
export function videoItem(video: Video): vscode.QuickPickItem & { readonly video: Video } {
  return { video, label: promptText(video, 60), description: rowDetails(video).join(' · ') };
}

/** Whether a command was called on a group, or on one of several selected tree rows. */
export function isOnSeveral(clicked: unknown, selected: unknown): boolean {
  const row = rowOf(clicked);
  return (row !== undefined && 'group' in row) || (Array.isArray(selected) && selected.length > 1);
}

function rowOf(value: unknown): VideoNode | GroupNode | undefined {
  const key = keyOf(value);
  return key === undefined ? readGroupNode(value) : { key };
}

function keyOf(value: unknown): string | undefined {
  const key = isString(value) ? value : fieldsOf(value).key;
  return isString(key) ? key : undefined;
}
