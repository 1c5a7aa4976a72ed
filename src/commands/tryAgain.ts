import * as vscode from 'vscode';
import { type Video, isRejected } from '../core/video/video';
import { confirm } from '../host/confirm';
import { UserError } from '../host/problems';
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
    if (!isRejected(video) && !(await isSure(rooms, video))) return;
    const library = await rooms.library();
    // Another window may have settled it while the question was open.
    if (!mayTryAgain(library.get(video.key))) {
      throw new UserError(vscode.l10n.t('This video has meanwhile been settled, so it was not sent again.'));
    }
    const { prompt, duration, aspectRatio } = video;
    const order = { prompt, duration, ...(aspectRatio === undefined ? {} : { aspectRatio }) };
    const started = await startVideos(rooms, [order], video);
    // What was never started has its successor now; two rows for one wish would only confuse.
    const after = library.get(video.key);
    if (started > 0 && after !== undefined && isRejected(after)) await library.remove(video.key);
  };
}

function mayTryAgain(video: Video | undefined): boolean {
  return video !== undefined && (video.state === 'unconfirmed' || isRejected(video));
}

async function isSure({ credits }: StartVideosRooms, video: Video): Promise<boolean> {
  const { balance, stale, service } = await credits.refresh();
  const now = stale || balance === undefined || service !== video.service ? undefined : amountWords(balance);
  const before = video.creditsBefore === undefined ? undefined : amountWords(video.creditsBefore);
  const evidence =
    before === undefined || now === undefined
      ? vscode.l10n.t('How many credits were left before and are left now is not known.')
      : vscode.l10n.t('Credits before: {0}. Credits now: {1}.', before, now);
  return confirm(
    vscode.l10n.t('Send it again? Credits may be spent twice.'),
    `${vscode.l10n.t('The first request may have reached the service.')} ${evidence}`,
    vscode.l10n.t('Send Again'),
  );
}
