import * as vscode from 'vscode';
import type { DeveloperApi } from '../api/client';
import { type ApiError, InsufficientCreditsError, InvalidRequestError, RateLimitError } from '../api/errors';
import { type SendResult, generateBatch, sendVideo, sentAtOnce } from '../core/generate/generate';
import { LibraryError, type VideoLibrary } from '../core/library/library';
import { type ServiceId, type Video, type VideoIntent, isRejected, sandboxService } from '../core/video/video';
import { confirm } from '../host/dialogs';
import { commandStep, editPromptStep } from '../host/nextSteps';
import { UserError } from '../host/problems';
import { isRetryable } from '../views/videoRow';
import { isContentRefusal, promptText, serviceName, stateExplanation } from '../views/videoText';
import type { Dependencies, UiDependencies } from './dependencies';
import { forgetTyped } from './prompts';
import { ServiceOptions } from './serviceOptions';

/** When trying again is offered after a 429 that names no time. */
const retryAfterMs = 60_000;

const shownOnce = 'videoAds.videosViewShown';

/**
 * Records the requests and sends them; resolves when every outcome is known. A rejected video is reported here, or in
 * the notification of its batch, and a lost response here.
 * @param requests each names the service whose price and balance the user saw
 * @param movesFocus whether the row that has the keyboard will go: the row of the first video gets it at once
 * @throws UserError when a service has no key; LibraryError when the requests cannot be recorded: then none is sent
 */
export async function startVideos(
  { videos, service: { connections, credits, settings }, ui }: Dependencies,
  requests: readonly VideoIntent[],
  { movesFocus = false } = {},
): Promise<void> {
  const library = await videos.library();
  const apis = new Map<ServiceId, DeveloperApi>();
  for (const { service } of requests) {
    const api = apis.get(service) ?? (await connections.api(service));
    if (api === undefined) throw noKey(service);
    apis.set(service, api);
  }
  const { service: inUse } = credits.current;
  const creditsBefore = credits.balanceBefore(inUse);
  const serviceOptions = new ServiceOptions(ui.memory);
  const refusedBy = new Map<ServiceId, ApiError>();
  const outcomes = new Map<string, Video>();
  const refusals: { readonly batch: string | undefined; readonly problem: Error }[] = [];
  /** One that was never started has its successor now; two rows for one request would only confuse. */
  const replaceRejected = async ({ key, retryOf = '' }: Video, isFocused: boolean): Promise<void> => {
    try {
      if (isFocused) await ui.list.reveal(key, { select: true, focus: true });
      const before = library.get(retryOf);
      if (before !== undefined && isRejected(before)) await library.remove(retryOf);
    } catch (error) {
      ui.log.warn(`Generate video: ${String(error)}`);
    }
  };
  const send = async (video: Video, isCanceled: boolean): Promise<Video> => {
    ui.notifications.expect(video.key);
    forgetTyped(video.prompt);
    void revealFirst(ui, video);
    const replaced = replaceRejected(video, movesFocus && video.retryOf === requests[0]?.retryOf);
    const api = apis.get(video.service);
    if (api === undefined) throw noKey(video.service);
    const evidence = video.service === inUse && { creditsBefore };
    const options = { library, api, credits, log: ui.log, refusals: refusedBy, ...evidence };
    const result = await sendVideo(video, options, isCanceled ? AbortSignal.abort() : undefined);
    await replaced;
    const { error, video: now } = result;
    if (now.videoId !== undefined) await serviceOptions.accept(now.service, now);
    else if (error instanceof InvalidRequestError) await serviceOptions.refuse(now.service, now, error.body);
    outcomes.set(now.key, now);
    const problem = isCanceled ? undefined : problemOf(result, responseOf(library, video));
    if (isRejected(result.video) && result.error instanceof RateLimitError) {
      ui.notifications.offerRetry(result.video, result.error.retryAfterMs ?? retryAfterMs);
    }
    if (problem instanceof LibraryError) ui.problems.report(problem, 'Generate video');
    else if (problem !== undefined) refusals.push({ batch: video.batch, problem });
    return now;
  };
  const progress =
    requests.length > sentAtOnce
      ? {
          location: vscode.ProgressLocation.Notification,
          title: vscode.l10n.t('Sending {0} requests. Cancel leaves out those not sent yet.', requests.length),
          cancellable: true,
        }
      : { location: { viewId: 'videoAds.videos' } };
  return vscode.window.withProgress(progress, async (_, token) => {
    const sendNext = (video: Video, isStopped: boolean): Promise<Video> =>
      send(video, isStopped || token.isCancellationRequested);
    const options = { library, send: sendNext, confirmRest, confirmDuplicates };
    const { videos: all, errors } = await generateBatch(requests, options);
    void credits.refresh();
    const now = all.map((video) => outcomes.get(video.key) ?? video);
    const started = new Set(now.filter((video) => !isRetryable(video)).map(({ batch }) => batch));
    // Of a batch that was certainly started in part one notification tells when it has finished.
    const isToldLater = (batch: string | undefined): boolean =>
      batch !== undefined && started.has(batch) && settings.isOn('notifyWhenReady');
    // Each distinct one is reported once.
    const untold = new Map(errors.map((error) => [String(error), error]));
    for (const { batch, problem } of refusals) {
      if (isToldLater(batch)) ui.log.warn(`Generate video: ${problem.message}`);
      else untold.set(problem.message, problem);
    }
    for (const problem of untold.values()) ui.problems.report(problem, 'Generate video');
    const lost = now.find(({ state }) => state === 'unconfirmed');
    const show = { title: vscode.l10n.t('Show Videos'), command: 'videoAds.videos.focus' };
    ui.problems.warn(lost && stateExplanation(lost), [show]);
  });
}

/** The text of the last response about a video; undefined also where the library can't be read at this moment. */
function responseOf(library: VideoLibrary, { key }: Video): string | undefined {
  try {
    return library.response(key)?.body;
  } catch {
    return undefined;
  }
}

/** What is reported of one request: that nothing was started, and why. */
function problemOf({ video, error }: SendResult, response: string | undefined): Error | undefined {
  if (error instanceof LibraryError) return error;
  if (!isRejected(video)) return undefined;
  if (error instanceof InsufficientCreditsError && video.service === sandboxService) {
    return new UserError(error.message, [commandStep('refillSandbox')], { cause: error });
  }
  const message = error?.message ?? video.errorMessage ?? vscode.l10n.t("The service didn't start the video.");
  const isRefused = isContentRefusal(message, response);
  if (!isRefused && !(error instanceof InvalidRequestError)) return error ?? new UserError(message);
  const next = isRefused ? editPromptStep(video.key) : commandStep('generateAgain', video.key);
  return new UserError(message, [next, commandStep('showLog')], { cause: error });
}

/** The very first video opens the Videos view, so that a newcomer sees where it goes; later ones leave the window alone. */
async function revealFirst({ memory, list }: UiDependencies, { key }: Video): Promise<void> {
  if (memory.get(shownOnce) === true) return;
  await memory.update(shownOnce, true);
  await list.reveal(key);
}

/** Asks whether to send the others, after some requests in a row of which nobody knows what became. */
async function confirmRest(left: number): Promise<boolean> {
  return confirm(
    vscode.l10n.t('The service stopped responding clearly. Send the other {0} requests?', left),
    vscode.l10n.t(
      'Credits may have been spent on the unconfirmed videos, and may be on these. Cancel leaves them out.',
    ),
    vscode.l10n.t('Send the Other {0}', left),
  );
}

async function confirmDuplicates(duplicates: readonly Video[]): Promise<boolean> {
  const [first] = duplicates;
  if (first === undefined) return false;
  const newest = Math.max(...duplicates.map(({ createdAt }) => createdAt));
  const seconds = Math.max(1, Math.round((Date.now() - newest) / 1000));
  const name = promptText(first, 80);
  const [question, detail] =
    duplicates.length === 1
      ? [
          vscode.l10n.t('You generated the same video {0} s ago.', seconds),
          vscode.l10n.t('“{0}” is in the Videos view. Generating it again spends credits again.', name),
        ]
      : [
          vscode.l10n.t('You generated the same {1} videos {0} s ago.', seconds, duplicates.length),
          vscode.l10n.t('They are in the Videos view. Generating them again spends credits again.'),
        ];
  return confirm(question, detail, vscode.l10n.t('Generate Again'));
}

/** The sandbox always has one. */
function noKey(service: ServiceId): UserError {
  return new UserError(vscode.l10n.t('Set the API key of {0} to generate a video.', serviceName(service)), [
    commandStep('setApiKey', service),
    { title: vscode.l10n.t('Use Sandbox'), command: 'videoAds.switchService', arguments: [sandboxService] },
  ]);
}
