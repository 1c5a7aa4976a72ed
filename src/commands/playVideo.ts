import * as vscode from 'vscode';
import type { Downloads } from '../core/downloads/downloads';
import { UserError } from '../host/problems';
import type { VideoPanel } from '../views/videoPanel';
import { isPlayable, keepFocus } from '../views/videoRow';
import { stateWords } from '../views/videoWords';
import { type VideoTargetRooms, targetVideo } from './videoTarget';

/** Plays a finished video in the panel, from its local copy; fetches the copy first where there is none. */
export function playVideo(
  rooms: VideoTargetRooms & { readonly panel: VideoPanel; readonly downloads: () => Promise<Downloads> },
): (clicked: unknown, selected?: unknown) => Promise<void> {
  return async (clicked, selected) => {
    const video = await targetVideo(rooms, clicked, selected);
    if (!isPlayable(video)) {
      throw new UserError(vscode.l10n.t('This video cannot be played yet: it is {0}.', stateWords(video)));
    }
    rooms.panel.show(video, await rooms.library(), selected === keepFocus);
    const kept = await (await rooms.downloads()).fetch(video.key);
    if (kept.fileName === undefined) rooms.panel.explain(kept);
  };
}
