import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library';
import { type Video, isRejected } from '../core/video';
import { plainText } from '../host/plainText';
import { isPlayable } from './videoRow';

/** Videos that become ready within this time are told of together. */
const gatherMs = 1500;

/** Says when a video that was started in this window is ready or has failed: one message at a time. */
export class ReadyNotifications implements vscode.Disposable {
  private readonly awaited = new Set<string>();
  private readonly finished = new Map<string, Video>();
  private subscription: vscode.Disposable | undefined;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param wanted whether the user wants to be told
   * @param keepsFiles whether finished videos are fetched by themselves: then ready means fetched
   */
  constructor(
    private readonly wanted: () => boolean,
    private readonly keepsFiles: () => boolean,
  ) {}

  /** The user asked for it in this window, so this window tells of it. */
  expect(key: string): void {
    this.awaited.add(key);
  }

  watch(library: VideoLibrary): void {
    this.subscription ??= vscode.Disposable.from(
      library.onDidChange(({ videos, removed }) => {
        for (const key of removed) this.awaited.delete(key);
        for (const video of videos) this.look(video);
      }),
    );
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.subscription?.dispose();
  }

  private look(video: Video): void {
    if (!this.awaited.has(video.key) || !this.isOver(video)) return;
    this.awaited.delete(video.key);
    if (!this.wanted()) return;
    this.finished.set(video.key, video);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const videos = [...this.finished.values()];
      this.finished.clear();
      void tell(videos);
    }, gatherMs);
  }

  /** Ready to be watched, or never going to be. What was rejected was told of when it was started. */
  private isOver(video: Video): boolean {
    if (video.stopped || isRejected(video)) return false;
    if (video.state === 'succeeded') {
      return video.fileName !== undefined || video.fileProblem !== undefined || !this.keepsFiles();
    }
    return video.state === 'failed' || video.state === 'canceled' || video.state === 'gone';
  }
}

async function tell(videos: readonly Video[]): Promise<void> {
  const [only] = videos;
  if (only === undefined) return;
  if (videos.length === 1) {
    await (isPlayable(only) ? tellReady(only) : tellFailed(only));
    return;
  }
  const ready = videos.filter(isPlayable).length;
  const message =
    ready === videos.length
      ? vscode.l10n.t('{0} videos are ready.', ready)
      : vscode.l10n.t('{0} videos are ready, {1} could not be made.', ready, videos.length - ready);
  const show = vscode.l10n.t('Show Videos');
  if ((await vscode.window.showInformationMessage(message, show)) === show) {
    await vscode.commands.executeCommand('videoAds.videos.focus');
  }
}

async function tellReady(video: Video): Promise<void> {
  const play = vscode.l10n.t('Play');
  const save = vscode.l10n.t('Save…');
  const message = vscode.l10n.t('“{0}” is ready.', plainText(video.prompt, 60));
  const chosen = await vscode.window.showInformationMessage(message, play, save);
  if (chosen === play) await vscode.commands.executeCommand('videoAds.playVideo', video.key);
  if (chosen === save) await vscode.commands.executeCommand('videoAds.saveVideo', video.key);
}

async function tellFailed(video: Video): Promise<void> {
  const reply = vscode.l10n.t('Show Reply');
  const again = vscode.l10n.t('Generate Again…');
  const prompt = plainText(video.prompt, 60);
  const reason = plainText(video.errorMessage ?? video.fileProblem ?? '', 160);
  const message =
    reason === ''
      ? vscode.l10n.t('“{0}” could not be made.', prompt)
      : vscode.l10n.t('“{0}” could not be made: {1}', prompt, reason);
  const chosen = await vscode.window.showWarningMessage(message, again, reply);
  if (chosen === again) await vscode.commands.executeCommand('videoAds.generateAgain', video.key);
  if (chosen === reply) await vscode.commands.executeCommand('videoAds.showReply', video.key);
}
