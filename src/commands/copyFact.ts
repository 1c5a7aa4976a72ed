import * as vscode from 'vscode';
import type { Video } from '../core/video/video';
import { UserError } from '../host/problems';
import { type VideoTargetRooms, targetVideos } from './videoTarget';

/** Copies one fact of the chosen videos, a line each. */
export function copyFact<Rooms>(
  fact: (video: Video, rooms: Rooms) => string | undefined | Promise<string | undefined>,
  separator: string,
): (rooms: Rooms & VideoTargetRooms) => (clicked: unknown, selected?: unknown) => Promise<void> {
  return (rooms) => async (clicked, selected) => {
    const videos = await targetVideos(rooms, clicked, selected);
    const facts = (await Promise.all(videos.map(async (video) => await fact(video, rooms)))).filter(
      (it) => it !== undefined,
    );
    if (facts.length === 0) throw new UserError(vscode.l10n.t('There is nothing to copy yet.'));
    await vscode.env.clipboard.writeText(facts.join(separator));
  };
}
