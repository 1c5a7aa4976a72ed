import * as vscode from 'vscode';
import { isRejected } from '../core/video';
import { confirm } from '../host/confirm';
import { amountWords } from '../views/videoWords';
import { type StartVideosRooms, startVideos } from './startVideos';
import { type VideoTargetRooms, targetVideo } from './videoTarget';

/**
 * Sends a video again that was not started or is unconfirmed. What was not started costs nothing twice; for what is
 * unconfirmed the balance before and now is shown as evidence, and the user decides.
 */
export function tryAgain(
  rooms: VideoTargetRooms & StartVideosRooms,
): (clicked: unknown, selected?: unknown) => Promise<void> {
  return async (clicked, selected) => {
    const video = await targetVideo(rooms, clicked, selected);
    if (!isRejected(video)) {
      const { balance, stale } = await rooms.credits.refresh();
      const now = stale || balance === undefined ? undefined : amountWords(balance);
      const before = video.creditsBefore === undefined ? undefined : amountWords(video.creditsBefore);
      const evidence =
        before === undefined || now === undefined
          ? vscode.l10n.t('How many credits were left before and are left now is not known.')
          : vscode.l10n.t('Credits before: {0}. Credits now: {1}.', before, now);
      const sure = await confirm(
        vscode.l10n.t('Send it again? Credits may be spent twice.'),
        `${vscode.l10n.t('The first request may have reached the service.')} ${evidence}`,
        vscode.l10n.t('Send Again'),
      );
      if (!sure) return;
    }
    const { prompt, duration, aspectRatio } = video;
    const order = { prompt, duration, ...(aspectRatio === undefined ? {} : { aspectRatio }) };
    await startVideos(rooms, [order], video.key);
    // What was never started has its successor now; two rows for one wish would only confuse.
    if (isRejected(video)) await (await rooms.library()).remove(video.key);
  };
}
