import * as vscode from 'vscode';
import { AuthenticationError, InsufficientCreditsError, InvalidRequestError, RateLimitError } from '../api/errors';
import type { Credits } from '../core/credits/credits';
import { type SendOptions, type SendResult, sendVideo } from '../core/generate/generate';
import { LibraryError } from '../core/library/library';
import { type ServiceId, type Video, type VideoIntent, isRejected, sandboxService } from '../core/video/video';
import { confirm } from '../host/dialogs';
import { plainText } from '../host/plainText';
import { UserError, setApiKeyStep, showLogStep } from '../host/problems';
import { isContentRefusal, serviceName } from '../views/videoText';
import type { Dependencies, UiDependencies } from './dependencies';
import { ServiceOptions } from './serviceOptions';

/** When trying again is offered after a 429 that names no time. */
const retryAfterMs = 60_000;

/** Requests under way at once. */
const sentAtOnce = 6;

const shownOnce = 'videoAds.videosViewShown';

/** What is asked for, before the service is known. */
export type VideoRequest = Pick<VideoIntent, 'prompt' | 'duration' | 'aspectRatio' | 'batch'>;

/**
 * Records each request and sends it, all at once. Resolves when every outcome is known; the rows appear at once.
 * A rejected video is reported here, every other outcome shows in its row.
 * @param retried the video that these requests try again, at its own service
 * @returns how many were recorded: fewer than requested where the user did not want a duplicate
 * @throws UserError when the service has no key; LibraryError when a request cannot be recorded: then it is not sent
 */
export async function startVideos(
  { videos, service: { connections, credits }, ui }: Dependencies,
  requests: readonly VideoRequest[],
  retried?: Pick<Video, 'key' | 'service'>,
): Promise<number> {
  const library = await videos.library();
  const { service } = retried ?? connections;
  const api = await connections.api(service);
  if (api === undefined) throw noKey(service);
  const { current } = credits;
  const creditsBefore = current.service === service && !current.stale ? current.balance : undefined;
  const options: SendOptions = {
    library,
    api,
    log: ui.log,
    onBalance: (at, balance) => {
      credits.noteBalance(at, balance);
    },
    readBalance: (at) => readBalance(credits, at),
  };
  const serviceOptions = new ServiceOptions(ui.memory);
  const reported = new Set<string>();
  const send = async (video: Video): Promise<void> => {
    ui.notifications.expect(video.key);
    void revealFirst(ui, video);
    const result = await sendVideo(video, options);
    await learn(serviceOptions, result);
    const problem = problemOf(result, library.response(video.key)?.body);
    if (isRejected(result.video) && result.error instanceof RateLimitError) {
      ui.notifications.offerRetry(result.video, result.error.retryAfterMs ?? retryAfterMs);
    }
    // Report each distinct error once.
    if (problem === undefined || reported.has(problem.message)) return;
    reported.add(problem.message);
    ui.problems.report(problem, 'Generate video');
  };
  return vscode.window.withProgress({ location: { viewId: 'videoAds.videos' } }, async () => {
    const intents = requests.map((request) => ({
      ...request,
      service,
      ...(creditsBefore === undefined ? {} : { creditsBefore }),
      ...(retried === undefined ? {} : { retryOf: retried.key }),
    }));
    const { recorded, duplicates } = await library.beginBatch(intents);
    const sent = sendAll(recorded, send);
    const isConfirmed = await confirmDuplicates(duplicates.map(({ existing }) => existing));
    const confirmed = isConfirmed ? duplicates.map(({ intent }) => intent) : [];
    const again = await library.beginBatch(confirmed, { duplicateWithinMs: 0 });
    const errors = (await Promise.all([sent, sendAll(again.recorded, send)])).flat();
    void credits.refresh();
    if (errors.length > 0) throw errors[0];
    const all = [...recorded, ...again.recorded];
    const started = all.filter(({ key }) => library.get(key)?.state !== 'rejected').length;
    if (started > 0 && started < all.length) {
      void vscode.window.showWarningMessage(vscode.l10n.t('{0} of {1} videos were started.', started, all.length));
    }
    return all.length;
  });
}

/**
 * Sends a few at a time: services limit how many requests may be under way. Never rejects: a question may be open
 * meanwhile, and one that fails must not keep the others from being sent.
 * @returns what went wrong
 */
async function sendAll(videos: readonly Video[], send: (video: Video) => Promise<void>): Promise<unknown[]> {
  const queue = [...videos];
  const errors: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (let video = queue.shift(); video !== undefined; video = queue.shift()) {
      await send(video).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: sentAtOnce }, lane));
  return errors;
}

/** What an outcome says of the choices: they are accepted, or refused and not the last choice any more. */
async function learn(options: ServiceOptions, { video, error }: SendResult): Promise<void> {
  if (video.videoId !== undefined) await options.accept(video.service, video);
  else if (error instanceof InvalidRequestError) await options.refuse(video.service, video, error.body);
}

/** What is reported at once: that nothing was started, and why. What is uncertain shows in its row. */
function problemOf({ video, error }: SendResult, response: string | undefined): Error | undefined {
  if (error instanceof LibraryError) return error;
  if (!isRejected(video)) return undefined;
  if (error instanceof InsufficientCreditsError && video.service === sandboxService) {
    const refill = { title: vscode.l10n.t('Refill Sandbox Credits'), command: 'videoAds.refillSandbox' };
    return new UserError(error.message, [refill], { cause: error });
  }
  const message = error?.message ?? video.errorMessage ?? vscode.l10n.t("The service didn't start the video.");
  const cause = { cause: error };
  if (isContentRefusal(message, response)) {
    const edit = { title: vscode.l10n.t('Edit Prompt…'), command: 'videoAds.editPrompt', arguments: [video.key] };
    return new UserError(message, [edit, showLogStep()], cause);
  }
  if (error instanceof InvalidRequestError) {
    const title = vscode.l10n.t('Generate Again…');
    return new UserError(
      message,
      [{ title, command: 'videoAds.generateAgain', arguments: [video.key] }, showLogStep()],
      cause,
    );
  }
  return error ?? new UserError(message);
}

/** What is left now, as evidence; undefined where it cannot be read. */
async function readBalance(credits: Credits, service: ServiceId): Promise<number | undefined> {
  const reading = await credits.refresh();
  return reading.service === service && !reading.stale ? reading.balance : undefined;
}

/** The very first video opens the Videos view, so that a newcomer sees where it goes; later ones leave the window alone. */
async function revealFirst({ memory, list }: UiDependencies, { key }: Video): Promise<void> {
  if (memory.get(shownOnce) === true) return;
  await memory.update(shownOnce, true);
  await list.reveal(key);
}

async function confirmDuplicates(duplicates: readonly Video[]): Promise<boolean> {
  const [first] = duplicates;
  if (first === undefined) return false;
  const newest = Math.max(...duplicates.map(({ createdAt }) => createdAt));
  const seconds = Math.max(1, Math.round((Date.now() - newest) / 1000));
  const action = vscode.l10n.t('Generate Again');
  return duplicates.length === 1
    ? confirm(
        vscode.l10n.t('You generated the same video {0} s ago.', seconds),
        vscode.l10n.t(
          '“{0}” is in the Videos view. Generating it again spends credits again.',
          plainText(first.prompt, 80),
        ),
        action,
      )
    : confirm(
        vscode.l10n.t('You generated the same {1} videos {0} s ago.', seconds, duplicates.length),
        vscode.l10n.t('They are in the Videos view. Generating them again spends credits again.'),
        action,
      );
}

function noKey(service: ServiceId): Error {
  if (service === sandboxService) {
    return new AuthenticationError(vscode.l10n.t('The sandbox has no key.'), { sent: false });
  }
  return new UserError(vscode.l10n.t('Set the API key of {0} to generate a video.', serviceName(service)), [
    setApiKeyStep(service),
    { title: vscode.l10n.t('Use Sandbox'), command: 'videoAds.switchService', arguments: [sandboxService] },
  ]);
}
