import * as vscode from 'vscode';
import { AuthenticationError, InsufficientCreditsError } from '../api/errors';
import type { Credits } from '../core/credits/credits';
import { type GenerateOptions, type GenerateResult, generateVideo } from '../core/generate/generate';
import { LibraryError, type VideoLibrary } from '../core/library/library';
import type { Log } from '../core/log';
import { type Video, type VideoIntent, isRejected, sandboxService } from '../core/video/video';
import { confirm } from '../host/confirm';
import type { Connections } from '../host/connections';
import { plainText } from '../host/plainText';
import { type Problems, UserError, setApiKeyStep } from '../host/problems';
import type { ReadyNotifications } from '../views/readyNotifications';
import type { VideoTree } from '../views/videoTree';
import { serviceWords } from '../views/videoWords';

/** An order for the same words, length and shape within this time is asked about before it is paid again. */
const twinMs = 2 * 60_000;

const shownOnce = 'videoAds.videosViewShown';

export interface StartVideosRooms {
  readonly library: () => Promise<VideoLibrary>;
  readonly connections: Connections;
  readonly credits: Pick<Credits, 'current' | 'refresh' | 'noteBalance'>;
  readonly notifications: Pick<ReadyNotifications, 'expect'>;
  readonly tree: Pick<VideoTree, 'reveal'>;
  /** Remembers the last choices, and what was shown once. */
  readonly memory: vscode.Memento;
  readonly problems: Problems;
  readonly log: Log;
}

/** What is asked for, before the service is known. */
export type Order = Pick<VideoIntent, 'prompt' | 'duration' | 'aspectRatio' | 'batch'>;

/**
 * Records each order and sends it, all at once. Resolves when every outcome is known; the rows appear at once.
 * A rejected video is told of here, every other outcome shows in its row.
 * @param retried the video that these orders try again, at its own service
 * @returns how many were recorded: fewer than ordered where the user did not want a twin
 * @throws UserError when the service has no key; LibraryError when an order cannot be recorded: then it is not sent
 */
export async function startVideos(
  rooms: StartVideosRooms,
  orders: readonly Order[],
  retried?: Pick<Video, 'key' | 'service'>,
): Promise<number> {
  const library = await rooms.library();
  const { service } = retried ?? rooms.connections;
  const api = await rooms.connections.api(service);
  if (api === undefined) throw noKey(service);
  const { current } = rooms.credits;
  const creditsBefore = current.service === service && !current.stale ? current.balance : undefined;
  const options: GenerateOptions = {
    library,
    api,
    log: rooms.log,
    onBalance: (at, balance) => {
      rooms.credits.noteBalance(at, balance);
    },
    readBalance: (at) => readBalance(rooms.credits, at),
    ...(retried === undefined ? {} : { retryOf: retried.key }),
  };
  const told = new Set<string>();
  let count = 0;
  const start = async (
    order: Order,
    duplicateWithinMs: number,
    onRecorded?: () => void,
  ): Promise<Video | undefined> => {
    const intent: VideoIntent = { ...order, service, ...(creditsBefore === undefined ? {} : { creditsBefore }) };
    const recorded = (video: Video): void => {
      count += 1;
      onRecorded?.();
      rooms.notifications.expect(video.key);
      void showOnce(rooms, video);
    };
    const outcome = await generateVideo(intent, { ...options, duplicateWithinMs, onRecorded: recorded });
    const problem = problemOf(outcome);
    if (problem !== undefined && !told.has(problem.message)) {
      // Fifty videos refused for one reason are one thing to tell.
      told.add(problem.message);
      rooms.problems.report(problem, 'Generate video');
    }
    return outcome.twin;
  };
  await vscode.window.withProgress({ location: { viewId: 'videoAds.videos' } }, async () => {
    const twins: { readonly order: Order; readonly twin: Video }[] = [];
    const looked: Promise<unknown>[] = [];
    const started = orders.map(async (order) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      looked.push(promise);
      const recorded = (): void => {
        resolve(undefined);
      };
      try {
        const twin = await start(order, twinMs, recorded);
        if (twin !== undefined) twins.push({ order, twin });
      } finally {
        recorded();
      }
    });
    const firstOutcomes = Promise.allSettled(started);
    // One question for all that were started before, asked while the answers to the others are still awaited.
    await Promise.all(looked);
    const again = (await mayStartAgain(twins.map(({ twin }) => twin))) ? twins : [];
    const laterOutcomes = Promise.allSettled(again.map(({ order }) => start(order, 0)));
    const outcomes = [...(await firstOutcomes), ...(await laterOutcomes)];
    void rooms.credits.refresh();
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  });
  return count;
}

/** What the user is told at once: that nothing was started, and why. What is uncertain shows in its row. */
function problemOf({ video, error }: GenerateResult): Error | undefined {
  if (error instanceof LibraryError) return error;
  if (video === undefined || !isRejected(video)) return undefined;
  if (error instanceof InsufficientCreditsError && video.service === sandboxService) {
    const refill = { title: vscode.l10n.t('Refill Sandbox Credits'), command: 'videoAds.refillSandbox' };
    return new UserError(error.message, [refill], { cause: error });
  }
  return error ?? new UserError(video.errorMessage ?? vscode.l10n.t('The service did not start the video.'));
}

/** What is left now, as evidence; undefined where it cannot be read. */
async function readBalance(credits: StartVideosRooms['credits'], service: string): Promise<number | undefined> {
  const reading = await credits.refresh();
  return reading.service === service && !reading.stale ? reading.balance : undefined;
}

/** The very first video opens the Videos view, so that a newcomer sees where it goes; later ones leave the window alone. */
async function showOnce({ memory, tree }: StartVideosRooms, { key }: Video): Promise<void> {
  if (memory.get(shownOnce) === true) return;
  await memory.update(shownOnce, true);
  await tree.reveal(key);
}

async function mayStartAgain(twins: readonly Video[]): Promise<boolean> {
  const [twin] = twins;
  if (twin === undefined) return false;
  const seconds = Math.max(1, Math.round((Date.now() - Math.max(...twins.map(({ createdAt }) => createdAt))) / 1000));
  const action = vscode.l10n.t('Start Again');
  return twins.length === 1
    ? confirm(
        vscode.l10n.t('The same prompt, length and shape was started {0} s ago.', seconds),
        vscode.l10n.t(
          '“{0}” is in the Videos view. Starting it again spends credits again.',
          plainText(twin.prompt, 80),
        ),
        action,
      )
    : confirm(
        vscode.l10n.t('The same prompts, length and shape were started {0} s ago: {1} videos.', seconds, twins.length),
        vscode.l10n.t('They are in the Videos view. Starting them again spends credits again.'),
        action,
      );
}

function noKey(service: string): Error {
  if (service === sandboxService) {
    return new AuthenticationError(vscode.l10n.t('The sandbox has no key.'), { sent: false });
  }
  return new UserError(vscode.l10n.t('{0} needs your API key before it makes a video.', serviceWords(service)), [
    setApiKeyStep(service),
    { title: vscode.l10n.t('Use Sandbox'), command: 'videoAds.useSandbox' },
  ]);
}
