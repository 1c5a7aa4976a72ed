import * as vscode from 'vscode';
import { UserError } from '../host/problems';
import { type FreshLinkRooms, freshLink } from './freshLink';
import { type VideoTargetRooms, targetVideo } from './videoTarget';

/** Opens the service's link to the video in the browser. */
export function openInBrowser(
  rooms: VideoTargetRooms & FreshLinkRooms,
): (clicked: unknown, selected?: unknown) => Promise<void> {
  return async (clicked, selected) => {
    const videoUrl = await freshLink(await targetVideo(rooms, clicked, selected), rooms);
    if (videoUrl === undefined || !/^https?:\/\//i.test(videoUrl)) {
      throw new UserError(vscode.l10n.t('The service gave no link for this video. Refresh it and try again.'));
    }
    // As text: a Uri is coded anew on its way out, which breaks signatures. VS Code takes text, though its types do not say so.
    await vscode.env.openExternal(videoUrl as unknown as vscode.Uri);
  };
}
