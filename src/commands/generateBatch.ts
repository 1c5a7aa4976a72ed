import * as vscode from 'vscode';
import type { DeveloperApi } from '../api/client';
import { type ApiError, InsufficientCreditsError, InvalidRequestError, RateLimitError } from '../api/errors';
import { type SendOptions, type SendResult, sendBatch, sentAtOnce } from '../core/generate/generate';
import { LibraryError, type VideoLibrary } from '../core/library/library';
import { isContentRefusal } from '../core/video/contentRefusal';
import { isRetryable } from '../core/video/retryable';
import {
  type PromptedVideo,
  type ServiceId,
  type Video,
  type VideoIntent,
  isPrompted,
  isRejected,
  isTeachable,
  sandboxService,
} from '../core/video/video';
import { confirm } from '../host/dialogs';
import type { Connections } from '../host/serviceClients';
import { commandStep, editPromptStep, openVideosStep, serviceStep } from '../host/nextSteps';
import { UserError } from '../host/userErrors';
import { extraFieldsLines } from '../views/cost';
import { promptText, serviceName, stateExplanation } from '../views/videoText';
import type { Dependencies, UiDependencies } from './dependencies';
import { forgetTyped } from './prompts';
import { ServiceOptions } from './serviceOptions';

/** The delay before a retry is offered, in ms. Used if an HTTP 429 response has no `Retry-After` header. */
const retryAfterMs = 60_000;

const shownOnce = 'videoAds.videosViewShown';

/**
 * Records the requests and sends them. Resolves when every outcome is known. Reports lost responses and rejected videos
 * to the user. If only part of a batch was rejected, the notification that the batch has finished reports the rejected
 * videos.
 * @param requests each request names the service whose price and balance the user saw
 * @param movesFocus whether to move the keyboard focus to the first new tree row, because the focused row will be
 * removed
 * @throws UserError if a service has no key, or LibraryError if the requests cannot be recorded. In both cases, nothing
 * is sent
 */
export async function startVideos(
  dependencies: Dependencies,
  requests: readonly VideoIntent[],
  { movesFocus = false } = {},
): Promise<void> {
  const { videos, service } = dependencies;
  const library = await videos.library();
  const apis = await apisFor(service.connections, requests);
  const focusedKey = movesFocus ? requests[0]?.retryOf : undefined;
  const batch = new GeneratedBatch(dependencies, library, apis, focusedKey);
  const progress =
    requests.length > sentAtOnce
      ? {
          location: vscode.ProgressLocation.Notification,
          title: vscode.l10n.t('Sending {0} requests. Cancel leaves out those not sent yet.', requests.length),
          cancellable: true,
        }
      : { location: { viewId: 'videoAds.videos' } };
  await vscode.window.withProgress(progress, async (_, token) => {
    const canceled = new AbortController();
    token.onCancellationRequested(() => canceled.abort());
    const { recorded, duplicates } = await library.beginBatch(requests);
    const existing = duplicates.map((duplicate) => duplicate.existing);
    const intents = duplicates.map((duplicate) => duplicate.intent);
    const sendDuplicates = async (): Promise<void> => {
      if (!(await confirmDuplicates(existing))) return;
      const again = await library.beginBatch(intents, { duplicateWithinMs: 0 });
      await batch.send(again.recorded, canceled.signal);
    };
    // Sends the requests that are not duplicates while the dialog about the duplicates is open.
    await Promise.all([batch.send(recorded, canceled.signal), sendDuplicates().catch(batch.noteError)]);
    void service.credits.refresh();
    batch.report();
  });
}

/**
 * Returns an API client for each service in the batch.
 * @throws UserError if a service has no key
 */
async function apisFor(
  connections: Connections,
  requests: readonly VideoIntent[],
): Promise<ReadonlyMap<ServiceId, DeveloperApi>> {
  const apis = new Map<ServiceId, DeveloperApi>();
  for (const { service } of requests) {
    const api = apis.get(service) ?? (await connections.api(service));
    if (api === undefined) throw noKey(service);
    apis.set(service, api);
  }
  return apis;
}

/** Sends the requests of one command and collects the problems to report. */
class GeneratedBatch {
  private readonly outcomes = new Map<string, Video>();
  private readonly rejections: { readonly batch: string | undefined; readonly problem: Error }[] = [];
  private readonly errors: unknown[] = [];
  private readonly refusals = new Map<ServiceId, ApiError>();
  private readonly serviceOptions = new ServiceOptions(this.dependencies.ui.memory);
  private readonly inUse = this.dependencies.service.credits.current.service;
  private readonly creditsBefore = this.dependencies.service.credits.balanceBefore(this.inUse);

  /** @param focusedKey the key of the rejected video that is retried, if its tree row has the keyboard focus */
  constructor(
    private readonly dependencies: Dependencies,
    private readonly library: VideoLibrary,
    private readonly apis: ReadonlyMap<ServiceId, DeveloperApi>,
    private readonly focusedKey: string | undefined,
  ) {}

  readonly noteError = (error: unknown): void => {
    this.errors.push(error);
  };

  /**
   * Sends the requests for videos that the library has recorded. After several unconfirmed requests in a row, asks the
   * user whether to send the rest.
   */
  async send(videos: readonly PromptedVideo[], canceled: AbortSignal): Promise<void> {
    const { ui } = this.dependencies;
    for (const video of videos) {
      this.outcomes.set(video.key, video);
      ui.notifications.expect(video.key);
      forgetTyped(video.prompt);
      void revealFirst(ui, video);
    }
    const replaced = Promise.all(videos.map((video) => this.replaceRejected(video)));
    for await (const it of sendBatch(videos, (video) => this.optionsOf(video), canceled)) {
      if (it.step === 'failed') this.noteError(it.error);
      else if (it.step === 'settled') await this.settle(it.result, it.isCanceled).catch(this.noteError);
      else {
        const sendOthers = await confirmRest(it.left).catch(this.noteError);
        it.decide(sendOthers === true);
      }
    }
    await replaced;
  }

  /** Reports each distinct problem once. */
  report(): void {
    const { service, ui } = this.dependencies;
    const now = [...this.outcomes.values()];
    const started = new Set(now.filter((video) => !isRetryable(video)).map(({ batch }) => batch));
    // If a batch was only partly rejected, the notification about the finished batch reports its rejected videos.
    const isReportedLater = (batch: string | undefined): boolean =>
      batch !== undefined && started.has(batch) && service.settings.isOn('notifyWhenReady');
    const problems = new Map(this.errors.map((error) => [String(error), error]));
    for (const { batch, problem } of this.rejections) {
      if (isReportedLater(batch)) ui.log.warn(`Generate video: ${problem.message}`);
      else problems.set(problem.message, problem);
    }
    for (const problem of problems.values()) ui.problems.report(problem, 'Generate video');
    const lost = now.find(({ state }) => state === 'unconfirmed');
    const show = openVideosStep();
    // Offers the Teach… command only if the service responded, but the decoder recognized no video ID in the response.
    const mayTeach = lost !== undefined && isTeachable(lost) && responseOf(this.library, lost) !== undefined;
    ui.problems.warn(
      lost && stateExplanation(lost),
      mayTeach ? [commandStep('teachResponse', lost.key), show] : [show],
    );
  }

  private optionsOf({ service }: Video): SendOptions {
    const { library, refusals, creditsBefore } = this;
    const api = this.apis.get(service);
    if (api === undefined) throw noKey(service);
    const evidence = service === this.inUse && { creditsBefore };
    const { credits } = this.dependencies.service;
    return { library, api, credits, log: this.dependencies.ui.log, refusals, ...evidence };
  }

  private async settle(result: SendResult, isCanceled: boolean): Promise<void> {
    const { ui } = this.dependencies;
    const { error, video } = result;
    this.outcomes.set(video.key, video);
    const problem = isCanceled ? undefined : problemOf(result, responseOf(this.library, video));
    if (isRejected(video) && error instanceof RateLimitError) {
      ui.notifications.offerRetry(video, error.retryAfterMs ?? retryAfterMs);
    }
    if (problem instanceof LibraryError) ui.problems.report(problem, 'Generate video');
    else if (problem !== undefined) this.rejections.push({ batch: video.batch, problem });
    if (!isPrompted(video)) return;
    if (video.videoId !== undefined) await this.serviceOptions.accept(video.service, video);
    else if (error instanceof InvalidRequestError) await this.serviceOptions.refuse(video.service, video, error.body);
  }

  /** Removes the rejected video that this video retries, if any, so that the Videos view lists the request once. */
  private async replaceRejected({ key, retryOf }: Video): Promise<void> {
    if (retryOf === undefined) return;
    try {
      if (retryOf === this.focusedKey) await this.dependencies.ui.list.reveal(key, { select: true, focus: true });
      const before = this.library.get(retryOf);
      if (before !== undefined && isRejected(before)) await this.library.remove(retryOf);
    } catch (error) {
      this.dependencies.ui.log.warn(`Generate video: ${String(error)}`);
    }
  }
}

/**
 * Returns the body of the last response about a video. Returns undefined if there is none or the library cannot be
 * read.
 */
function responseOf(library: VideoLibrary, { key }: Video): string | undefined {
  try {
    return library.response(key)?.body;
  } catch {
    return undefined;
  }
}

/**
 * The problem to report for one request: a library error, or the reason for a rejection. Undefined if the request has
 * no problem.
 */
function problemOf({ video, error }: SendResult, response: string | undefined): Error | undefined {
  if (error instanceof LibraryError) return error;
  if (!isRejected(video)) return undefined;
  if (error instanceof InsufficientCreditsError && video.service === sandboxService) {
    return new UserError(error.message, [serviceStep('refill')], { cause: error });
  }
  const message = error?.message ?? video.errorMessage ?? vscode.l10n.t("The service didn't start the video.");
  const isRefused = isContentRefusal(message, response);
  if (!isRefused && !(error instanceof InvalidRequestError)) return error ?? new UserError(message);
  const next = isRefused ? editPromptStep(video.key) : commandStep('generateAgain', video.key);
  return new UserError(message, [next, commandStep('showLog')], { cause: error });
}

/** Opens the Videos view when the user generates their first video, to show where videos appear. */
async function revealFirst({ memory, list }: UiDependencies, { key }: Video): Promise<void> {
  if (memory.get(shownOnce) === true) return;
  await memory.update(shownOnce, true);
  await list.reveal(key);
}

/** Asks the user whether to send the remaining requests. Called after several unconfirmed requests in a row. */
async function confirmRest(left: number): Promise<boolean> {
  return confirm(
    vscode.l10n.t('The service stopped responding clearly. Send the other {0} requests?', left),
    vscode.l10n.t(
      'Credits may have been spent on the unconfirmed videos, and may be spent on these, too. Cancel leaves these out.',
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
  const [question, consequence] =
    duplicates.length === 1
      ? [
          vscode.l10n.t('You generated the same video {0} s ago.', seconds),
          vscode.l10n.t('“{0}” is in the Videos view. Generating it again spends credits again.', name),
        ]
      : [
          vscode.l10n.t('You generated the same {1} videos {0} s ago.', seconds, duplicates.length),
          vscode.l10n.t('They are in the Videos view. Generating them again spends credits again.'),
        ];
  // Requests are duplicates only if their extra fields are also equal.
  const detail = [consequence, ...extraFieldsLines(duplicates)].join('\n\n');
  return confirm(question, detail, vscode.l10n.t('Generate Again'));
}

/** Creates the error for a service without an API key. The sandbox always has a key. */
function noKey(service: ServiceId): UserError {
  return new UserError(vscode.l10n.t('Set the API key of {0} to generate a video.', serviceName(service)), [
    serviceStep('changeKey', service),
    { ...serviceStep('use', sandboxService), title: vscode.l10n.t('Use Sandbox') },
  ]);
}
