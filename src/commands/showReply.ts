import * as vscode from 'vscode';
import type { ResponseDocuments } from '../host/replyDocuments';
import { type VideoTargetRooms, targetVideo } from './videoTarget';

/** Opens what the service last said about a video: formatted, secrets masked, read-only. */
export function showReply(
  rooms: VideoTargetRooms & { readonly replies: ResponseDocuments },
): (clicked: unknown, selected?: unknown) => Promise<void> {
  return async (clicked, selected) => {
    const video = await targetVideo(rooms, clicked, selected);
    const document = await vscode.workspace.openTextDocument(rooms.replies.uriOf(video));
    await vscode.window.showTextDocument(document, { preview: true });
  };
}
