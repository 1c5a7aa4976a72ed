import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import { type ServiceId, type Video, isRejected } from '../core/video/video';
import { plainText } from '../host/plainText';
import { isPlayable } from './videoRow';
import { formatAmount, isContentRefusal, isNotDownloaded } from './videoText';

/** Videos that finish within this time share one notification. */
const gatherMs = 1500;

/** A later timer would fire at once. */
const longestTimerMs = 2 ** 31 - 1;

const memoryKey = 'videoAds.awaitedVideos';

/**
 * Notifies when a video that was started in this window is ready or has failed: one message at a time. The window
 * still knows after a reload, or when its workspace is opened again.
 */
export class ReadyNotifications implements vscode.Disposable {
  private readonly awaited: Set<string>;
  private readonly finished = new Map<string, Video>();
  private subscription: vscode.Disposable | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly retries = new Map<string, NodeJS.Timeout>();
  private library: VideoLibrary | undefined;

  /**
   * @param wanted whether the user wants notifications
   * @param memory what the window remembers
   * @param balance reads what is left of the credits at a service
   * @param downloads whether finished videos are downloaded automatically: then ready means downloaded
   */
  constructor(
    private readonly wanted: () => boolean,
    private readonly downloads: () => boolean,
    private readonly memory: vscode.Memento,
    private readonly balance: Balance,
  ) {
    this.awaited = new Set(memory.get<readonly string[]>(memoryKey, []));
  }

  /** The user asked for it in this window, so this window notifies. */
  expect(key: string): void {
    this.awaited.add(key);
    this.remember();
  }

  /** Offers to try a video again that was not started, once the service is ready for it. */
  offerRetry({ key }: Video, afterMs: number): void {
    clearTimeout(this.retries.get(key));
    const timer = setTimeout(
      () => {
        this.retries.delete(key);
        const video = this.library?.get(key);
        if (video !== undefined && isRejected(video)) void notifyRetry(video);
      },
      Math.min(afterMs, longestTimerMs),
    );
    this.retries.set(key, timer);
  }

  watch(library: VideoLibrary): void {
    this.library = library;
    if (this.subscription !== undefined) return;
    this.subscription = vscode.Disposable.from(
      library.onDidChange(({ videos, removed }) => {
        for (const key of removed) this.forget(key);
        for (const video of videos) this.look(video);
      }),
    );
    // What has finished, or was removed, while the window was closed.
    for (const key of [...this.awaited]) {
      const video = library.get(key);
      if (video === undefined) this.forget(key);
      else this.look(video);
    }
  }

  dispose(): void {
    clearTimeout(this.timer);
    for (const timer of this.retries.values()) clearTimeout(timer);
    this.subscription?.dispose();
  }

  private look(video: Video): void {
    if (isRejected(video)) this.forget(video.key);
    if (video.state === 'unconfirmed' && this.finished.size > 0) this.notifyLater();
    if (!this.awaited.has(video.key) || !this.isOver(video)) return;
    this.forget(video.key);
    if (!this.wanted()) return;
    this.finished.set(video.key, video);
    this.notifyLater();
  }

  /** Notifies of what has finished, and of a batch only once all of it has. */
  private notifyLater(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const followed = [...this.awaited]
        .map((key) => this.library?.get(key))
        .filter((it) => it?.state !== 'unconfirmed');
      const awaited = new Set(followed.map((video) => (video?.stopped === true ? undefined : video?.batch)));
      const videos = [...this.finished.values()].filter(({ batch }) => batch === undefined || !awaited.has(batch));
      for (const { key } of videos) this.finished.delete(key);
      void notify(videos, this.balance, (key) => this.library?.response(key)?.body);
    }, gatherMs);
  }

  private forget(key: string): void {
    if (!this.awaited.delete(key)) return;
    this.remember();
    if (this.finished.size > 0) this.notifyLater();
  }

  private remember(): void {
    void this.memory.update(memoryKey, [...this.awaited]);
  }

  /** Ready to be watched, or never going to be. What was rejected was reported when it was started. */
  private isOver(video: Video): boolean {
    if (video.stopped) return false;
    if (video.state === 'succeeded') {
      return video.fileName !== undefined || video.fileProblem !== undefined || !this.downloads();
    }
    return (
      video.state === 'rejected' || video.state === 'failed' || video.state === 'canceled' || video.state === 'gone'
    );
  }
}

async function notify(videos: readonly Video[], balance: Balance, response: Response): Promise<void> {
  const [only] = videos;
  if (only === undefined) return;
  if (videos.length === 1) {
    await notifyOne(only, balance, response);
    return;
  }
  const ready = videos.filter(isReady).length;
  const message =
    ready === videos.length
      ? vscode.l10n.t('{0} videos are ready.', ready)
      : vscode.l10n.t('{0} of {1} videos are ready.', ready, videos.length);
  const show = vscode.l10n.t('Show Videos');
  if ((await vscode.window.showInformationMessage(message, show)) === show) {
    await vscode.commands.executeCommand('videoAds.videos.focus');
  }
}

function notifyOne(video: Video, balance: Balance, response: Response): Promise<void> {
  if (isReady(video)) return notifyReady(video);
  return video.state === 'succeeded' || video.state === 'gone'
    ? notifyWithoutFile(video)
    : notifyFailed(video, balance, response(video.key));
}

/** Its file is here, or can be downloaded for all that is known. */
function isReady(video: Video): boolean {
  return isPlayable(video) && (video.fileName !== undefined || video.fileProblem === undefined);
}

async function notifyReady(video: Video): Promise<void> {
  const play = vscode.l10n.t('Play');
  const save = vscode.l10n.t('Save…');
  const message = vscode.l10n.t('“{0}” is ready.', plainText(video.prompt, 60));
  const chosen = await vscode.window.showInformationMessage(message, play, save);
  if (chosen === play) await vscode.commands.executeCommand('videoAds.playVideo', video.key);
  if (chosen === save) await vscode.commands.executeCommand('videoAds.saveVideo', video.key);
}

/** It was generated, and most likely paid, so nothing here offers to pay again. */
async function notifyWithoutFile(video: Video): Promise<void> {
  const retry = vscode.l10n.t('Retry Download');
  const response = vscode.l10n.t('Show API Response');
  const actions = isNotDownloaded(video) ? [retry, response] : [response];
  const chosen = await vscode.window.showWarningMessage(textWithoutFile(video), ...actions);
  if (chosen === retry) await vscode.commands.executeCommand('videoAds.retryDownload', video.key);
  if (chosen === response) await vscode.commands.executeCommand('videoAds.showApiResponse', video.key);
}

function textWithoutFile({ state, prompt, videoUrl, fileProblem }: Video): string {
  const name = plainText(prompt, 60);
  if (state === 'gone') return vscode.l10n.t('The service no longer has “{0}”.', name);
  if (videoUrl === undefined) return vscode.l10n.t('“{0}” is completed, but the service gave no video URL.', name);
  return vscode.l10n.t("“{0}” is ready, but it wasn't downloaded: {1}", name, plainText(fileProblem ?? '', 160));
}

/** A prompt that the service refuses to show is to be edited: sent again it would be refused again. */
async function notifyFailed(video: Video, balance: Balance, body: string | undefined): Promise<void> {
  const response = vscode.l10n.t('Show API Response');
  const isRefused = isContentRefusal(video.errorMessage, body);
  const next = isRefused ? vscode.l10n.t('Edit Prompt…') : vscode.l10n.t('Generate Again…');
  const prompt = plainText(video.prompt, 60);
  const reason = plainText(video.errorMessage ?? '', 160);
  const sentence =
    reason === ''
      ? vscode.l10n.t("Couldn't generate “{0}”.", prompt)
      : vscode.l10n.t("Couldn't generate “{0}”: {1}", prompt, reason);
  const message = [sentence, await creditsText(video, balance)].filter((part) => part !== undefined).join(' ');
  const chosen = await vscode.window.showWarningMessage(message, next, response);
  if (chosen === next) {
    await vscode.commands.executeCommand(isRefused ? 'videoAds.editPrompt' : 'videoAds.generateAgain', video.key);
  }
  if (chosen === response) await vscode.commands.executeCommand('videoAds.showApiResponse', video.key);
}

/** What is known of the credits that a failed video cost; undefined where nothing is. */
async function creditsText(
  { service, creditsBefore, creditsUsed }: Video,
  balance: Balance,
): Promise<string | undefined> {
  const now = await balance(service);
  if (creditsBefore !== undefined && now !== undefined) {
    return vscode.l10n.t('Credits before: {0}. Credits now: {1}.', formatAmount(creditsBefore), formatAmount(now));
  }
  return creditsUsed === undefined ? undefined : vscode.l10n.t('Credits used: {0}.', formatAmount(creditsUsed));
}

async function notifyRetry({ key, prompt }: Video): Promise<void> {
  const again = vscode.l10n.t('Try Again');
  const message = vscode.l10n.t(
    'The service accepts requests again. “{0}” can be generated now.',
    plainText(prompt, 60),
  );
  if ((await vscode.window.showInformationMessage(message, again)) === again) {
    await vscode.commands.executeCommand('videoAds.tryAgain', key);
  }
}

type Balance = (service: ServiceId) => Promise<number | undefined>;
/** The body of the last response about a video. */
type Response = (key: string) => string | undefined;
