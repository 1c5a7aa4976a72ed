import * as vscode from 'vscode';
import { AuthenticationError } from '../api/errors';
import type { Credits } from '../core/credits';
import { generateVideo } from '../core/generate';
import type { VideoLibrary } from '../core/library';
import { type Video, type VideoIntent, sandboxService } from '../core/video';
import { confirm } from '../host/confirm';
import type { Connections } from '../host/connections';
import { plainText } from '../host/plainText';
import { type Problems, UserError } from '../host/problems';
import type { ReadyNotifications } from '../views/readyNotifications';
import type { VideoTree } from '../views/videoTree';
import { serviceWords } from '../views/videoWords';

/** An order for the same words, length and shape within this time is asked about before it is paid again. */
const twinMs = 2 * 60_000;

const shownOnce = 'videoAds.videosViewShown';

export interface StartVideosRooms {
  readonly library: () => Promise<VideoLibrary>;
  readonly connections: Connections;
  readonly credits: Pick<Credits, 'current' | 'refresh'>;
  readonly notifications: Pick<ReadyNotifications, 'expect'>;
  readonly tree: Pick<VideoTree, 'reveal'>;
  /** Remembers the last choices, and what was shown once. */
  readonly memory: vscode.Memento;
  readonly problems: Problems;
}

/** What is asked for, before the service is known. */
export type Order = Pick<VideoIntent, 'prompt' | 'duration' | 'aspectRatio' | 'batch'>;

/**
 * Records each order and sends it, all at once. Resolves when every outcome is known; the rows appear at once.
 * A rejected video is told of here, every other outcome shows in its row.
 * @param retryOf the key of the video these orders try again
 * @throws UserError when the service has no key; LibraryError when an order cannot be recorded: then it is not sent
 */
export async function startVideos(rooms: StartVideosRooms, orders: readonly Order[], retryOf?: string): Promise<void> {
  const library = await rooms.library();
  const { service } = rooms.connections;
  const api = await rooms.connections.api(service);
  if (api === undefined) throw noKey(service);
  const { current } = rooms.credits;
  const creditsBefore = current.service === service && !current.stale ? current.balance : undefined;
  const start = async (order: Order): Promise<void> => {
    const intent: VideoIntent = { ...order, service, ...(creditsBefore === undefined ? {} : { creditsBefore }) };
    const onRecorded = (video: Video): void => {
      rooms.notifications.expect(video.key);
      void showOnce(rooms, video);
    };
    const run = (twinWithinMs: number): ReturnType<typeof generateVideo> =>
      generateVideo(intent, { library, api, onRecorded, twinWithinMs, ...(retryOf === undefined ? {} : { retryOf }) });
    let outcome = await run(retryOf === undefined ? twinMs : 0);
    if (outcome.twin !== undefined) {
      if (!(await startAgain(outcome.twin))) return;
      outcome = await run(0);
    }
    if (outcome.error !== undefined && outcome.video.state === 'failed') {
      rooms.problems.report(outcome.error, 'Generate video');
    }
  };
  const outcomes = await vscode.window.withProgress({ location: { viewId: 'videoAds.videos' } }, () =>
    Promise.allSettled(orders.map(start)),
  );
  void rooms.credits.refresh();
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** The very first video opens the Videos view, so that a newcomer sees where it goes; later ones leave the window alone. */
async function showOnce({ memory, tree }: StartVideosRooms, { key }: Video): Promise<void> {
  if (memory.get(shownOnce) === true) return;
  await memory.update(shownOnce, true);
  await tree.reveal(key);
}

async function startAgain(twin: Video): Promise<boolean> {
  const seconds = Math.max(1, Math.round((Date.now() - twin.createdAt) / 1000));
  return confirm(
    vscode.l10n.t('The same prompt, length and shape was started {0} s ago.', seconds),
    vscode.l10n.t('“{0}” is in the Videos view. Starting it again spends credits again.', plainText(twin.prompt, 80)),
    vscode.l10n.t('Start Again'),
  );
}

function noKey(service: string): Error {
  if (service === sandboxService) return new AuthenticationError('The sandbox has no key.', { sent: false });
  return new UserError(vscode.l10n.t('{0} needs your API key before it makes a video.', serviceWords(service)), [
    { title: vscode.l10n.t('Set API Key…'), command: 'videoAds.setApiKey' },
    { title: vscode.l10n.t('Use Sandbox'), command: 'videoAds.useSandbox' },
  ]);
}
