import * as vscode from 'vscode';
import type { Video } from '../core/video/video';
import { UserError } from '../host/problems';
import type { Dependencies } from './dependencies';

/**
 * The videos a command is about: the rows it was called on (all selected ones when the clicked row is among them), the
 * key a button passed, or the selection of the view.
 * @throws UserError when there is none
 */
export async function targetVideos(
  { videos, ui }: Dependencies,
  clicked: unknown,
  selected?: unknown,
): Promise<readonly Video[]> {
  const keys = Array.isArray(selected) && selected.length > 0 ? selected.map(keyOf) : [keyOf(clicked)];
  const meant = keys.filter((key) => key !== undefined);
  const library = await videos.library();
  const found = (meant.length > 0 ? meant : ui.list.selection)
    .map((key) => library.get(key))
    .filter((video) => video !== undefined);
  if (found.length === 0) throw new UserError(vscode.l10n.t('Select a video in the Videos view first.'));
  return found;
}

/** The one video a command is about; the first where several are selected. */
export async function targetVideo(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<Video> {
  const videos = await targetVideos(dependencies, clicked, selected);
  const key = keyOf(clicked);
  const video = videos.find((it) => it.key === key) ?? videos[0];
  if (video === undefined) throw new UserError(vscode.l10n.t('Select a video in the Videos view first.'));
  return video;
}

function keyOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string') return value.key;
  return undefined;
}
