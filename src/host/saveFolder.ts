import { homedir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as vscode from 'vscode';
import { Lease } from '../core/library/lease';
import type { VideoLibrary } from '../core/library/library';
import { readUncopied } from '../core/library/search';
import type { Log } from '../core/log';
import { fieldsThat, isFiniteNumber } from '../core/unknownData';
import { freeName, nameKey } from '../core/video/namingRules';
import { fileNameOf } from '../core/video/readableFile';
import { type Video, hasDocument } from '../core/video/video';
import { type DownloadedVideo, isDownloaded } from '../core/video/videoFile';
import { plainText } from './escapeMarkdown';
import { openSettingStep } from './nextSteps';
import { type Problems, reasonOf } from './userErrors';
import type { Settings } from './settings';

/** The Memento key of a map from each save folder's URI to the time at which the folder was first used. */
const sinceKey = 'videoAds.saveFolderSince';

/** The interval, in ms, at which a waiting window checks whether the window that copies files has finished. */
const otherWindowMs = 300;

/** Copying stops after this number of failures, because the folder is then probably the cause. */
const failuresAtMost = 3;

/** Thrown when the save folder cannot be used. The message is a sentence that is shown to the user. */
class FolderError extends Error {}

/**
 * Copies each finished video into the folder set in `videoAds.saveFolder`. Skips videos that finished before the folder
 * was first used. Only one window copies at a time. Retries failed copies later and never overwrites a file.
 */
export class SaveFolder implements vscode.Disposable {
  private readonly subscriptions: readonly { dispose(): void }[];
  private running: Promise<void> | undefined;
  private isRequestedAgain = false;
  /** The last problem that this window showed to the user. Cleared when all copies succeed. */
  private lastReported: string | undefined;
  private readonly ended = new AbortController();

  /** @param memory a Memento that all windows share */
  constructor(
    private readonly library: VideoLibrary,
    private readonly settings: Pick<Settings, 'saveFolder' | 'onDidChange'>,
    private readonly memory: vscode.Memento,
    private readonly log: Log,
    private readonly problems: Pick<Problems, 'warn'>,
  ) {
    const isUncopied = (video: Video): boolean => isDownloaded(video) && video.copiedAt === undefined;
    this.subscriptions = [
      library.onDidChange(({ videos }) => {
        if (videos.some(isUncopied)) void this.copyFinished();
      }),
      settings.onDidChange(() => void this.copyFinished()),
      vscode.window.onDidChangeWindowState(({ focused }) => {
        if (focused) void this.copyFinished();
      }),
    ];
    void this.copyFinished();
  }

  dispose(): void {
    this.ended.abort();
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  /**
   * Copies finished videos that have not been copied yet. A call during a copy run causes one more run afterwards.
   * Never throws.
   */
  async copyFinished(): Promise<void> {
    this.isRequestedAgain = true;
    await (this.running ??= this.copyUntilDone());
  }

  private async copyUntilDone(): Promise<void> {
    while (this.isRequestedAgain) {
      this.isRequestedAgain = false;
      await this.copyAll().catch((error: unknown) => this.explain(error));
    }
    // Must directly follow the loop's last check, without an `await`. A `copyFinished` call in between would be lost.
    this.running = undefined;
  }

  /** @throws FolderError, or the error of the first copy that failed */
  private async copyAll(): Promise<void> {
    const { library, memory, settings } = this;
    const { path: chosen, isWorkspaceOnly } = settings.saveFolder();
    const folder = resolveFolder(chosen);
    if (folder === undefined) return;
    const known = fieldsThat(isFiniteNumber, memory.get(sinceKey));
    const name = folder.toString();
    const since = known[name] ?? Date.now();
    if (known[name] === undefined) await memory.update(sinceKey, { ...known, [name]: since });
    // Only one window copies at a time, so that two windows do not choose the same file name.
    await using lease = new Lease(library, 'saveFolder');
    while (!(await lease.acquire())) await sleep(otherWindowMs, undefined, { signal: this.ended.signal });
    lease.start();
    const failures: unknown[] = [];
    for (const video of library.read((connection) => readUncopied(connection, since))) {
      // Skips a video without a service. Only the file of such a video was recovered, not its prompt or service.
      if (video.service === '' || (isWorkspaceOnly && !isOfThisWorkspace(video))) continue;
      if (!lease.isHeld) throw new vscode.CancellationError();
      await this.copy(video, folder).catch((error: unknown) => failures.push(error));
      if (failures.length >= failuresAtMost) break;
    }
    if (failures.length > 0) throw failures[0];
    this.lastReported = undefined;
  }

  /** @throws FileSystemError, LibraryError */
  private async copy(video: DownloadedVideo, folder: vscode.Uri): Promise<void> {
    const { library } = this;
    // Skips a missing file, which will be downloaded again.
    if (!(await isFile(fileOf(video, library)))) return;
    await vscode.workspace.fs.createDirectory(folder);
    const copy = await copyInto(folder, video, library);
    this.log.info(`Save folder: ${copy.toString()}`);
    await library.patch(video.key, { copyPath: copy.toString(), copiedAt: Date.now() });
  }

  /**
   * Logs a problem. Also shows it to the user if this window is focused and the problem differs from the last one
   * shown.
   */
  private explain(error: unknown): void {
    if (this.ended.signal.aborted || error instanceof vscode.CancellationError) return;
    this.log.warn(`Save folder: ${String(error)}`);
    const sentence =
      error instanceof FolderError
        ? error.message
        : vscode.l10n.t(
            "Finished videos stay in the Videos view, because they can't be copied to {0}: {1}",
            plainText(String(this.settings.saveFolder().path), 80),
            reasonOf(error),
          );
    if (!vscode.window.state.focused || this.lastReported === sentence) return;
    this.lastReported = sentence;
    this.problems.warn(sentence, [openSettingStep('saveFolder')]);
  }
}

/**
 * Resolves a path that is absolute, starts with `~`, or is relative to the first workspace folder. Returns undefined if
 * the path is empty, or if it is relative and no folder is open.
 * @throws FolderError for an unusable path
 */
export function resolveFolder(setting: unknown): vscode.Uri | undefined {
  const invalid = (): FolderError =>
    new FolderError(
      vscode.l10n.t(
        "videoAds.saveFolder isn't the path of a folder: “{0}”. Enter one such as ~/Videos/ads.",
        plainText(String(setting), 80),
      ),
    );
  if (typeof setting !== 'string') throw invalid();
  const chosen = setting.trim();
  if (chosen === '') return undefined;
  if (chosen.includes('\0') || /^[a-z][a-z\d+.-]+:|^~[^/\\]/i.test(chosen)) throw invalid();
  if (chosen.startsWith('~')) return vscode.Uri.joinPath(vscode.Uri.file(homedir()), chosen.slice(1));
  if (path.isAbsolute(chosen)) return vscode.Uri.file(chosen);
  const workspace = vscode.workspace.workspaceFolders?.[0];
  return workspace && vscode.Uri.joinPath(workspace.uri, chosen.replaceAll('\\', '/'));
}

/** Whether a video belongs to this workspace. False only if its prompt comes from a file outside the workspace. */
function isOfThisWorkspace(video: Video): boolean {
  const uri = hasDocument(video) && video.source && vscode.Uri.parse(video.source.uri);
  return !uri || uri.scheme === 'untitled' || vscode.workspace.getWorkspaceFolder(uri) !== undefined;
}

/** The URI of a video's downloaded file. */
export function fileOf({ file }: DownloadedVideo, { filesFolder }: VideoLibrary): vscode.Uri {
  return vscode.Uri.joinPath(vscode.Uri.file(filesFolder), file.name);
}

/**
 * Copies a video's file into a folder, under an unused name.
 * @throws FileSystemError
 */
export async function copyInto(folder: vscode.Uri, video: DownloadedVideo, library: VideoLibrary): Promise<vscode.Uri> {
  const { fs } = vscode.workspace;
  const taken = new Set((await fs.readDirectory(folder)).map(([name]) => nameKey(name)));
  const target = vscode.Uri.joinPath(folder, freeName(fileNameOf(video), taken));
  // Copies to a temporary name first, so that a file with the final name is always complete.
  const part = vscode.Uri.joinPath(folder, `.${video.key}.part`);
  try {
    await fs.copy(fileOf(video, library), part, { overwrite: true });
    await fs.rename(part, target, { overwrite: false });
    return target;
  } catch (error) {
    await fs.delete(part).then(undefined, () => undefined);
    throw error;
  }
}

async function isFile(file: vscode.Uri): Promise<boolean> {
  return vscode.workspace.fs.stat(file).then(
    ({ type }) => (type & vscode.FileType.File) !== 0,
    () => false,
  );
}

export async function isThere(file: vscode.Uri): Promise<boolean> {
  return vscode.workspace.fs.stat(file).then(
    () => true,
    () => false,
  );
}
