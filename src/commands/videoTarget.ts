import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import type { Video } from '../core/video/video';
import { UserError } from '../host/problems';

/** What commands about videos need to know which videos are meant. */
export interface VideoTargetRooms {
  readonly library: () => Promise<VideoLibrary>;
  readonly tree: { readonly selection: readonly string[] };
}

/**
 * The videos a command is about: the rows it was called on (all selected ones when the clicked row is among them), the
 * key a button passed, or the selection of the view.
 * @throws UserError when there is none
 */
export async function targetVideos(
  { library, tree }: VideoTargetRooms,
  clicked: unknown,
  selected?: unknown,
): Promise<readonly Video[]> {
  const keys = Array.isArray(selected) && selected.length > 0 ? selected.map(keyOf) : [keyOf(clicked)];
  const meant = keys.filter((key) => key !== undefined);
  const open = await library();
  const videos = (meant.length > 0 ? meant : tree.selection)
    .map((key) => open.get(key))
    .filter((video) => video !== undefined);
  if (videos.length === 0) throw new UserError(vscode.l10n.t('Select a video in the Videos view first.'));
  return videos;
}

/** The one video a command is about; the first where several are selected. */
export async function targetVideo(rooms: VideoTargetRooms, clicked: unknown, selected?: unknown): Promise<Video> {
  const videos = await targetVideos(rooms, clicked, selected);
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
