import * as vscode from 'vscode';
import { UserError } from '../host/problems';
import { type GenerateVideoRooms, askShape } from './generateVideo';
import { startVideos } from './startVideos';
import { type VideoTargetRooms, targetVideo } from './videoTarget';

/** Starts another video from the same words, with length and shape asked anew. */
export function generateAgain(
  rooms: VideoTargetRooms & GenerateVideoRooms,
): (clicked: unknown, selected?: unknown) => Promise<void> {
  return async (clicked, selected) => {
    const { prompt } = await targetVideo(rooms, clicked, selected);
    if (prompt === '') {
      throw new UserError(vscode.l10n.t('This video was started elsewhere: its prompt is not known here.'));
    }
    const orders = await askShape(rooms, [prompt]);
    if (orders !== undefined) await startVideos(rooms, orders);
  };
}
