import path from 'node:path';
import * as vscode from 'vscode';
import { readFileFormat } from '../core/campaign/delivered';
import type { Credits } from '../core/credits/credits';
import { areSoleCharges } from '../core/credits/prices';
import { LibraryError, type VideoLibrary } from '../core/library/library';
import { isString, itemsThat } from '../core/unknownData';
import { isContentRefusal } from '../core/video/contentRefusal';
import { type Video, isFinished, isRejected, isTeachable } from '../core/video/video';
import { hasNoLink, isAwaitingFile, isDownloaded, isNotDownloaded } from '../core/video/videoFile';
import { joinSentences, plainText } from '../host/escapeMarkdown';
import { type NextStep, commandStep, editPromptStep, offer, openVideosStep } from '../host/nextSteps';
import type { Problems } from '../host/userErrors';
import type { Settings } from '../host/settings';
import type { VideoPanels } from './videoPanels';
import { balancesText, formatAmount, fileProblemText, mismatchText, promptText } from './videoText';

/** The maximum delay of `setTimeout`. A timer with a longer delay fires immediately. */
const longestTimerMs = 2 ** 31 - 1;

const memoryKey = 'videoAds.awaitedVideos';

type Balances = Pick<Credits, 'readBalance'>;

/**
 * Notifies the user of the outcomes of videos that were requested in this window, even after a reload. Videos that
 * finish together share a notification.
 */
export class ReadyNotifications implements vscode.Disposable {
  /** The keys of videos whose outcome the user does not know yet. */
  private awaited: Set<string>;
  private subscription: { dispose(): void } | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** The keys of videos rejected by the rate limit. When the limit ends, a notification offers to retry them. */
  private readonly rejectedKeys = new Set<string>();
  private retryTimer: NodeJS.Timeout | undefined;
  private library: VideoLibrary | undefined;

  /**
   * @param memory storage that belongs to this window and survives a reload
   * @param gatherMs videos that finish within this time, in ms, share a notification
   */
  constructor(
    private readonly settings: Pick<Settings, 'isOn' | 'set'>,
    private readonly memory: vscode.Memento,
    private readonly credits: Balances,
    private readonly panels: Pick<VideoPanels, 'isOnScreen'>,
    private readonly problems: Pick<Problems, 'report'>,
    private readonly gatherMs = 1500,
  ) {
    this.awaited = new Set(itemsThat(isString, memory.get(memoryKey)));
  }

  /** Notifies the user when the video has an outcome, such as ready, failed or canceled. */
  expect(key: string): void {
    this.awaited.add(key);
    this.remember();
  }

  /**
   * Offers to retry a rejected video when the rate limit ends. All rejected videos share one offer. The last call
   * determines when the offer appears.
   */
  offerRetry({ key }: Video, afterMs: number): void {
    this.rejectedKeys.add(key);
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(this.notifyRetries.bind(this), Math.min(afterMs + this.gatherMs, longestTimerMs));
  }

  watch(library: VideoLibrary): void {
    this.library = library;
    // Ends the earlier subscription, because this method runs again when the library is reopened after an error.
    this.subscription?.dispose();
    this.subscription = library.onDidChange(({ videos, removed }) => {
      if ([...videos.map(({ key }) => key), ...removed].some((key) => this.awaited.has(key))) this.notifyLater(library);
    });
    // Some videos may have finished or been removed while the window was closed.
    if (this.awaited.size > 0) this.notifyLater(library);
  }

  dispose(): void {
    clearTimeout(this.timer);
    clearTimeout(this.retryTimer);
    this.subscription?.dispose();
  }

  private notifyLater(library: VideoLibrary): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      try {
        this.notifyEnded(library);
      } catch (error) {
        if (!(error instanceof LibraryError)) throw error;
        // The library cannot be read while it is being reopened, so the notification is retried later.
        if (!library.isClosed) this.notifyLater(library);
      }
    }, this.gatherMs);
  }

  /**
   * Notifies the user about videos that have an outcome. A batch is reported when each of its polled videos has an
   * outcome.
   */
  private notifyEnded(library: VideoLibrary): void {
    const known = [...this.awaited].flatMap((key) => library.get(key) ?? []);
    const isPending = (video: Video): boolean => !video.stopped && video.state !== 'unconfirmed' && !this.isOver(video);
    const pending = new Set(known.filter(isPending).map(({ batch, key }) => batch ?? key));
    const over = known.filter((video) => this.isOver(video) && !pending.has(video.batch ?? video.key));
    const left = known.filter((video) => !over.includes(video)).map(({ key }) => key);
    if (left.length === this.awaited.size) return;
    this.awaited = new Set(left);
    this.remember();
    // The user already saw an error message if a single video or a whole batch was rejected.
    const isUnreported = (video: Video): boolean =>
      !isRejected(video) ||
      (video.batch !== undefined && over.some((other) => other.batch === video.batch && !isRejected(other)));
    const videos = over.filter(isUnreported);
    // If a visible panel shows the video, the user already sees the outcome.
    const isSeen = videos.every((video) => !isRejected(video) && this.panels.isOnScreen(video.key));
    if (this.settings.isOn('notifyWhenReady') && !isSeen) void this.notify(videos);
  }

  private async notify(ended: readonly Video[]): Promise<void> {
    const videos = await Promise.all(ended.map((video) => this.withFormat(video)));
    const [only] = videos;
    if (only === undefined) return;
    const { message, steps, isProblem } =
      videos.length > 1
        ? describeSeveral(videos)
        : isReady(only)
          ? describeReady(only)
          : only.state === 'succeeded' || only.state === 'gone'
            ? describeWithoutFile(only)
            : await describeFailed(only, this.credits, this.library);
    await this.show(isProblem === true ? 'Warning' : 'Information', message, steps);
  }

  /**
   * If the library has no format for a downloaded file yet, reads the format from the file. The notification then says
   * whether the format differs from the request.
   */
  private async withFormat(video: Video): Promise<Video> {
    if (this.library === undefined || !isDownloaded(video) || video.format !== undefined) return video;
    const format = await readFileFormat(path.join(this.library.filesFolder, video.file.name));
    return format === undefined ? video : { ...video, format };
  }

  private async show(severity: 'Information' | 'Warning', message: string, steps: readonly NextStep[]): Promise<void> {
    const silence = vscode.l10n.t("Don't Show Again");
    try {
      const chosen = await offer(severity, message, steps, silence);
      if (chosen === silence) await this.settings.set('notifyWhenReady', false);
    } catch (error) {
      this.problems.report(error, 'Notification');
    }
  }

  private notifyRetries(): void {
    const videos = [...this.rejectedKeys].map((key) => this.library?.get(key)).filter((video) => video !== undefined);
    this.rejectedKeys.clear();
    const rejected = videos.filter(isRejected);
    const [first] = rejected;
    if (first === undefined || !this.settings.isOn('notifyWhenReady')) return;
    const keys = rejected.map(({ key }) => key);
    const message =
      keys.length === 1
        ? vscode.l10n.t('You can try “{0}” again now; the wait after the rate limit is over.', promptText(first, 60))
        : vscode.l10n.t('You can try {0} videos again now; the wait after the rate limit is over.', keys.length);
    const again = { ...commandStep('tryAgain', first.key, keys), title: vscode.l10n.t('Try Again') };
    void this.show('Information', message, [again]);
  }

  private remember(): void {
    void this.memory.update(memoryKey, [...this.awaited]);
  }

  /**
   * Whether a notification about the video is due: it has an outcome, and no automatic download of its file is pending.
   */
  private isOver(video: Video): boolean {
    if (video.stopped) return false;
    return isFinished(video) && (video.file.state !== 'due' || !this.settings.isOn('downloads.automatic'));
  }
}

/** Whether the video's file is downloaded or will be downloaded. */
function isReady(video: Video): boolean {
  return isDownloaded(video) || isAwaitingFile(video);
}

interface Notification {
  readonly message: string;
  readonly steps: readonly NextStep[];
  /** Whether to show a warning, for example about a failed video. A canceled video is not a failure. */
  readonly isProblem?: boolean;
}

function describeSeveral(videos: readonly Video[]): Notification {
  const ready = videos.filter(isReady).length;
  const message =
    ready === videos.length
      ? vscode.l10n.t('{0} videos are ready.', ready)
      : vscode.l10n.t('Ready: {0} of {1} videos.', ready, videos.length);
  const rejected = videos.filter(isRejected);
  const failed = videos.filter(({ state }) => state === 'failed');
  const sentences = [message];
  if (rejected.length > 0) sentences.push(vscode.l10n.t('Not started: {0}. {1}', rejected.length, reasonOf(rejected)));
  if (failed.length > 0) sentences.push(vscode.l10n.t('Failed: {0}. {1}', failed.length, reasonOf(failed)));
  const unlinked = videos.filter(hasNoLink);
  if (unlinked.length > 0) sentences.push(vscode.l10n.t('No video URL: {0}.', unlinked.length));
  const undownloaded = videos.filter(isNotDownloaded);
  const [firstUndownloaded] = undownloaded;
  if (firstUndownloaded !== undefined) {
    const reason = fileReasonOf(firstUndownloaded);
    sentences.push(vscode.l10n.t('Not downloaded: {0}. {1}', undownloaded.length, reason));
  }
  const gone = videos.filter(({ state }) => state === 'gone');
  if (gone.length > 0) sentences.push(vscode.l10n.t('No longer at the service: {0}.', gone.length));
  const isProblem = sentences.length > 1;
  const canceled = videos.filter(({ state }) => state === 'canceled');
  if (canceled.length > 0) sentences.push(vscode.l10n.t('Canceled at the service: {0}.', canceled.length));
  const mismatched = videos.filter((video) => mismatchText(video) !== undefined);
  const [first] = mismatched;
  if (first !== undefined) {
    const text = mismatchText(first) ?? '';
    sentences.push(vscode.l10n.t('Not as requested: {0}. “{1}”: {2}', mismatched.length, promptText(first, 60), text));
  }
  const keys = undownloaded.map(({ key }) => key);
  const retry = keys.length === 0 ? [] : [commandStep('retryDownload', keys[0], keys)];
  const steps = [...retry, ...teachSteps(unlinked), openVideosStep()];
  return { message: joinSentences(sentences.map((it) => it.trim())), steps, isProblem };
}

function reasonOf([first]: readonly Video[]): string {
  return plainText(first?.errorMessage ?? '', 160);
}

function fileReasonOf({ file }: Video): string {
  return plainText(fileProblemText(file) ?? '', 160);
}

function describeReady(video: Video): Notification {
  return {
    message: joinSentences([vscode.l10n.t('“{0}” is ready.', promptText(video, 60)), mismatchText(video)]),
    steps: [commandStep('playVideo', video.key), commandStep('saveVideo', video.key)],
  };
}

/**
 * Describes a finished video without a file. Does not offer to generate it again, because the service has probably
 * charged for it already.
 */
function describeWithoutFile(video: Video): Notification {
  const name = promptText(video, 60);
  const message =
    video.state === 'gone'
      ? vscode.l10n.t('The service no longer has “{0}”.', name)
      : video.videoUrl === undefined
        ? vscode.l10n.t('“{0}” is completed, but the service gave no video URL.', name)
        : vscode.l10n.t("“{0}” is ready, but it wasn't downloaded: {1}", name, fileReasonOf(video));
  const retry = isNotDownloaded(video) ? [commandStep('retryDownload', video.key)] : [];
  const steps = [...retry, ...teachSteps([video]), commandStep('showResponse', video.key)];
  return { message, steps, isProblem: true };
}

/** Offers Teach… for the first video that succeeded without a link. Skips videos whose service cannot be taught. */
function teachSteps(videos: readonly Video[]): readonly NextStep[] {
  const video = videos.find((it) => hasNoLink(it) && isTeachable(it));
  return video === undefined ? [] : [commandStep('teachResponse', video.key)];
}

/**
 * Describes a failed or canceled video. If the service refused the prompt, offers to edit it instead of generating
 * again, because the service would refuse the same prompt again.
 */
async function describeFailed(video: Video, credits: Balances, library?: VideoLibrary): Promise<Notification> {
  const prompt = promptText(video, 60);
  const response = commandStep('showResponse', video.key);
  // The API has no cancel operation, so somebody canceled the video at the service. That is not a failure.
  if (video.state === 'canceled') {
    const message = vscode.l10n.t('“{0}” was canceled at the service.', prompt);
    return { message, steps: [commandStep('generateAgain', video.key), response] };
  }
  const reason = reasonOf([video]);
  const sentence =
    reason === ''
      ? vscode.l10n.t("Couldn't generate “{0}”.", prompt)
      : vscode.l10n.t("Couldn't generate “{0}”: {1}", prompt, reason);
  const isRefused = isContentRefusal(video.errorMessage, library?.response(video.key)?.body);
  const next = isRefused ? editPromptStep(video.key) : commandStep('generateAgain', video.key);
  return {
    message: joinSentences([sentence, await chargeText(video, credits, library)]),
    steps: [next, response],
    isProblem: true,
  };
}

/**
 * Describes the cost of a failed video: the balances before and after its request, or else the credits that the service
 * reports. Leaves out the balances if another video may have been charged in between. Undefined if neither is known.
 */
async function chargeText(video: Video, credits: Balances, library?: VideoLibrary): Promise<string | undefined> {
  const { service, creditsBefore, creditsUsed } = video;
  const now = await credits.readBalance(service);
  const balances = library && areSoleCharges(library, [video]) ? balancesText(creditsBefore, now) : undefined;
  if (balances !== undefined || creditsUsed === undefined) return balances;
  return vscode.l10n.t('Credits used: {0}.', formatAmount(creditsUsed));
}
