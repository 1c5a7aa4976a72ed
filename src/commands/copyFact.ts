import * as vscode from 'vscode';
import type { Video } from '../core/video';
import { UserError } from '../host/problems';
import { type VideoTargetRooms, targetVideos } from './videoTarget';

/** Copies one fact of the chosen videos, a line each. */
export function copyFact(
  fact: (video: Video) => string | undefined,
  separator: string,
): (rooms: VideoTargetRooms) => (clicked: unknown, selected?: unknown) => Promise<void> {
  return (rooms) => async (clicked, selected) => {
    const facts = (await targetVideos(rooms, clicked, selected)).map(fact).filter((it) => it !== undefined);
    if (facts.length === 0) throw new UserError(vscode.l10n.t('There is nothing to copy yet.'));
    await vscode.env.clipboard.writeText(facts.join(separator));
  };
}
