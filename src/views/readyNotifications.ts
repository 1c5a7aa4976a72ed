import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import { type Video, isRejected } from '../core/video/video';
import { plainText } from '../host/plainText';
import { isPlayable } from './videoRow';

/** Videos that become ready within this time are told of together. */
const gatherMs = 1500;

const memoryKey = 'videoAds.awaitedVideos';

/**
 * Says when a video that was started in this window is ready or has failed: one message at a time. The window still knows
 * after a reload, or when its workspace is opened again.
 */
export class ReadyNotifications implements vscode.Disposable {
  private readonly awaited: Set<string>;
  private readonly finished = new Map<string, Video>();
  private subscription: vscode.Disposable | undefined;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param wanted whether the user wants to be told
   * @param memory what the window remembers
   * @param keepsFiles whether finished videos are fetched by themselves: then ready means fetched
   */
  constructor(
    private readonly wanted: () => boolean,
    private readonly keepsFiles: () => boolean,
    private readonly memory: vscode.Memento,
  ) {
    this.awaited = new Set(memory.get<readonly string[]>(memoryKey, []));
  }

  /** The user asked for it in this window, so this window tells of it. */
  expect(key: string): void {
    this.awaited.add(key);
    this.remember();
  }

  watch(library: VideoLibrary): void {
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
    this.subscription?.dispose();
  }

  private look(video: Video): void {
    if (isRejected(video)) this.forget(video.key);
    if (!this.awaited.has(video.key) || !this.isOver(video)) return;
    this.forget(video.key);
    if (!this.wanted()) return;
    this.finished.set(video.key, video);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      const videos = [...this.finished.values()];
      this.finished.clear();
      void tell(videos);
    }, gatherMs);
  }

  private forget(key: string): void {
    if (this.awaited.delete(key)) this.remember();
  }

  private remember(): void {
    void this.memory.update(memoryKey, [...this.awaited]);
  }

  /** Ready to be watched, or never going to be. What was rejected was told of when it was started. */
  private isOver(video: Video): boolean {
    if (video.stopped) return false;
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
    await tellOne(only);
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

function tellOne(video: Video): Promise<void> {
  if (isReady(video)) return tellReady(video);
  return video.state === 'succeeded' || video.state === 'gone' ? tellWithoutFile(video) : tellFailed(video);
}

/** Its file is here, or can be fetched for all that is known. */
function isReady(video: Video): boolean {
  return isPlayable(video) && (video.fileName !== undefined || video.fileProblem === undefined);
}

async function tellReady(video: Video): Promise<void> {
  const play = vscode.l10n.t('Play');
  const save = vscode.l10n.t('Save…');
  const message = vscode.l10n.t('“{0}” is ready.', plainText(video.prompt, 60));
  const chosen = await vscode.window.showInformationMessage(message, play, save);
  if (chosen === play) await vscode.commands.executeCommand('videoAds.playVideo', video.key);
  if (chosen === save) await vscode.commands.executeCommand('videoAds.saveVideo', video.key);
}

/** It was made, and most likely paid, so nothing here offers to pay again. */
async function tellWithoutFile(video: Video): Promise<void> {
  const reply = vscode.l10n.t('Show Reply');
  if ((await vscode.window.showWarningMessage(wordsWithoutFile(video), reply)) === reply) {
    await vscode.commands.executeCommand('videoAds.showReply', video.key);
  }
}

function wordsWithoutFile({ state, prompt, videoUrl, fileProblem }: Video): string {
  const name = plainText(prompt, 60);
  if (state === 'gone') return vscode.l10n.t('The service no longer knows “{0}”.', name);
  if (videoUrl === undefined) return vscode.l10n.t('“{0}” is finished, but the service gave no link to it.', name);
  return vscode.l10n.t('“{0}” is finished, but its file is not here: {1}', name, plainText(fileProblem ?? '', 160));
}

async function tellFailed(video: Video): Promise<void> {
  const reply = vscode.l10n.t('Show Reply');
  const again = vscode.l10n.t('Generate Again…');
  const prompt = plainText(video.prompt, 60);
  const reason = plainText(video.errorMessage ?? '', 160);
  const message =
    reason === ''
      ? vscode.l10n.t('“{0}” could not be made.', prompt)
      : vscode.l10n.t('“{0}” could not be made: {1}', prompt, reason);
  const chosen = await vscode.window.showWarningMessage(message, again, reply);
  if (chosen === again) await vscode.commands.executeCommand('videoAds.generateAgain', video.key);
  if (chosen === reply) await vscode.commands.executeCommand('videoAds.showReply', video.key);
}
