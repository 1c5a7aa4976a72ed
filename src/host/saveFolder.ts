import { constants, copyFile, link, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as vscode from 'vscode';
import { Lease } from '../core/library/lease';
import type { VideoLibrary } from '../core/library/library';
import { readUncopied } from '../core/library/search';
import type { Log } from '../core/log';
import { fileNameOf, uniqueName } from '../core/video/fileName';
import type { Video } from '../core/video/video';
import { documentFile } from './editors';
import { plainText } from './plainText';
import { type Problems, openSettingStep, reasonOf } from './problems';
import type { Settings } from './settings';

/** Since when finished videos go to a folder, by its URI. */
const sinceKey = 'videoAds.saveFolderSince';
const reportedKey = 'videoAds.saveFolderProblem';

/** How often a window looks whether another one is done. */
const otherWindowMs = 300;

/** One video may be at fault; after as many it is the folder. */
const failuresAtMost = 3;

/** Why nothing can be put into the folder: one sentence. */
class FolderError extends Error {}

/** Where the videos of one folder of the workspace go, or, without a place, those of none. */
interface Destination {
  readonly place: vscode.WorkspaceFolder | undefined;
  readonly folder: vscode.Uri;
  /** Whether it is for this workspace's videos alone. */
  readonly isWorkspaces: boolean;
  readonly since: number;
}

type Failure = readonly [error: unknown, folder: string];

/**
 * Puts a copy of each finished video into the folder of the setting `videoAds.saveFolder`, exactly once over all windows,
 * from the time the folder was first set. What could not be copied is tried again later; nothing there is overwritten.
 */
export class SaveFolder implements vscode.Disposable {
  private readonly subscriptions: readonly { dispose(): void }[];
  private running: Promise<void> | undefined;
  private isAskedAgain = false;
  /** Where the videos of each folder of the workspace went last. */
  private readonly last = new Map<string | undefined, string>();
  /** What this window reported last. */
  private told: string | undefined;
  private readonly ended = new AbortController();

  /** @param memory what all windows remember */
  constructor(
    private readonly library: VideoLibrary,
    private readonly settings: Pick<Settings, 'saveFolder' | 'isOn' | 'onDidChange'>,
    private readonly memory: vscode.Memento,
    private readonly log: Log,
    private readonly problems: Pick<Problems, 'warn'>,
  ) {
    const isReady = ({ state, fileName, copiedAt }: Video): boolean =>
      state === 'succeeded' && fileName !== undefined && copiedAt === undefined;
    this.subscriptions = [
      library.onDidChange(({ videos }) => {
        if (videos.some(isReady)) void this.copyFinished();
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

  /** Copies what is finished and not copied yet. Asked for while it is at it, it looks once more. Never throws. */
  async copyFinished(): Promise<void> {
    this.isAskedAgain = true;
    await (this.running ??= this.copyUntilDone());
  }

  private async copyUntilDone(): Promise<void> {
    while (this.isAskedAgain) {
      this.isAskedAgain = false;
      await this.copyAll().catch((error: unknown) => this.explain(error));
    }
    // At once: whoever asks from now on begins anew.
    this.running = undefined;
  }

  private async copyAll(): Promise<void> {
    const { memory, settings } = this;
    const destinations: Destination[] = [];
    const failures: Failure[] = [];
    for (const place of [undefined, ...(vscode.workspace.workspaceFolders ?? [])]) {
      const { path, isWorkspaces } = settings.saveFolder(place?.uri);
      try {
        const found = await this.destination(path, place);
        if (found !== undefined) destinations.push({ place, isWorkspaces, ...found });
      } catch (error) {
        failures.push([error, String(path)]);
      }
    }
    if (destinations.length > 0) failures.push(...(await this.copyTo(destinations)));
    if (failures[0] !== undefined) return this.explain(...failures[0]);
    if (destinations.length > 0 && memory.get(reportedKey) !== undefined) await memory.update(reportedKey, undefined);
  }

  /** @throws FolderError */
  private async destination(
    chosen: unknown,
    place: vscode.WorkspaceFolder | undefined,
  ): Promise<Pick<Destination, 'folder' | 'since'> | undefined> {
    const { memory } = this;
    const known = memory.get<Readonly<Record<string, number>>>(sinceKey, {});
    const id = place?.uri.toString();
    const last = this.last.get(id);
    if (typeof chosen === 'string' && chosen.trim() === '') {
      // Set again some day, it begins with the videos of that day.
      if (last !== undefined) await memory.update(sinceKey, { ...known, [last]: undefined });
      this.last.delete(id);
      return undefined;
    }
    const folder = resolveFolder(chosen, place);
    const name = folder.toString();
    this.last.set(id, name);
    const since = known[name] ?? Date.now();
    if (known[name] === undefined) await memory.update(sinceKey, { ...known, [name]: since });
    return { folder, since };
  }

  /** Copies what goes to each of the folders, and gives what went wrong. */
  private async copyTo(destinations: readonly Destination[]): Promise<readonly Failure[]> {
    const { library } = this;
    // One window at a time, so that no two choose the same name.
    await using lease = new Lease(library, 'saveFolder');
    const failures: Failure[] = [];
    while (!(await lease.acquire())) await sleep(otherWindowMs, undefined, { signal: this.ended.signal });
    lease.start();
    for (const destination of destinations) {
      const folder = destination.folder.fsPath;
      const before = failures.length;
      for (const video of library.read((connection) => readUncopied(connection, destination.since))) {
        // Of a file that was found without its video nothing is known.
        if (video.service === '' || !isFor(video, destination)) continue;
        await this.copyOnce(video, destination, lease).catch((error: unknown) => failures.push([error, folder]));
        if (failures.length - before >= failuresAtMost) break;
      }
    }
    return failures;
  }

  /** @throws FileSystemError, LibraryError */
  private async copyOnce(video: Video, { folder, place }: Destination, lease: Lease): Promise<void> {
    const { library, settings } = this;
    const source = vscode.Uri.joinPath(vscode.Uri.file(library.filesFolder), video.fileName ?? '');
    // A file that is not here is downloaded anew.
    if ((await sizeOf(source)) === undefined) return;
    const target = (await this.copyBefore(video)) ?? (await this.copy(video, source, folder, lease));
    if (settings.isOn('saveFacts', place?.uri)) await writeFacts(video, target);
    await library.patch(video.key, { copiedAt: Date.now() });
  }

  /** The copy of a window that ended before it could note that it was whole. */
  private async copyBefore({ copyPath, fileBytes }: Video): Promise<vscode.Uri | undefined> {
    if (copyPath === undefined) return undefined;
    const copy = vscode.Uri.parse(copyPath, true);
    return fileBytes !== undefined && (await sizeOf(copy)) === fileBytes ? copy : undefined;
  }

  /** Writes beside its place and then names it. @throws FileSystemError, LibraryError, CancellationError when another window has taken over */
  private async copy(video: Video, source: vscode.Uri, folder: vscode.Uri, lease: Lease): Promise<vscode.Uri> {
    const { fs } = vscode.workspace;
    await fs.createDirectory(folder);
    const part = vscode.Uri.joinPath(folder, `.${video.key}.part`);
    await fs.copy(source, part, { overwrite: true });
    const names = (await fs.readDirectory(folder)).map(([name]) => name.toLowerCase());
    const extension = path.extname(video.fileName ?? '');
    const taken = new Set([...names, ...names.map((name) => name.replace(/\.json$/, extension))]);
    const target = vscode.Uri.joinPath(folder, uniqueName(fileNameOf(video), taken));
    if (!lease.held) throw new vscode.CancellationError();
    await this.library.patch(video.key, { copyPath: target.toString() });
    await moveOnly(part, target);
    this.log.info(`Save folder: ${target.toString()}`);
    return target;
  }

  /** Reports a problem once, until something has worked again or the problem is another one; only where somebody looks. */
  private async explain(error: unknown, folder = String(this.settings.saveFolder().path)): Promise<void> {
    if (this.ended.signal.aborted || error instanceof vscode.CancellationError) return;
    this.log.warn(`Save folder: ${String(error)}`);
    const sentence =
      error instanceof FolderError
        ? error.message
        : vscode.l10n.t(
            "Finished videos stay in the Videos view, because they can't be copied to {0}: {1}",
            plainText(folder, 80),
            reasonOf(error),
          );
    // A path relative to a workspace is a problem of this window alone: another one may have copied meanwhile.
    const isTold =
      this.memory.get(reportedKey) === sentence || (error instanceof FolderError && this.told === sentence);
    if (!vscode.window.state.focused || isTold) return;
    this.told = sentence;
    await this.memory.update(reportedKey, sentence);
    this.problems.warn(sentence, [openSettingStep('videoAds.saveFolder')]);
  }
}

/**
 * The folder that the setting means: absolute, below the home folder, or relative to a folder of the workspace, the first by default.
 * @throws FolderError where it means none
 */
export function resolveFolder(setting: unknown, place = vscode.workspace.workspaceFolders?.[0]): vscode.Uri {
  const invalid = (): FolderError =>
    new FolderError(
      vscode.l10n.t(
        "videoAds.saveFolder isn't the path of a folder: “{0}”. Enter one such as ~/Videos/ads.",
        plainText(String(setting), 80),
      ),
    );
  if (typeof setting !== 'string') throw invalid();
  const chosen = setting.trim();
  if (chosen.includes('\0') || /^[a-z][a-z\d+.-]+:|^~[^/\\]/i.test(chosen)) throw invalid();
  if (chosen.startsWith('~')) return vscode.Uri.joinPath(vscode.Uri.file(homedir()), chosen.slice(1));
  if (path.isAbsolute(chosen)) return vscode.Uri.file(chosen);
  if (place === undefined) {
    throw new FolderError(
      vscode.l10n.t('videoAds.saveFolder is relative to the workspace, but this window has no folder open.'),
    );
  }
  return vscode.Uri.joinPath(place.uri, chosen.replaceAll('\\', '/'));
}

/** Whether its text was in the place, or, of what goes without one, in no workspace: another one's go to that one's folder. */
function isFor({ source }: Video, { place, isWorkspaces }: Destination): boolean {
  const uri = source && documentFile(vscode.Uri.parse(source.uri));
  const own = uri && vscode.workspace.getWorkspaceFolder(uri);
  if (own !== undefined) return own.uri.toString() === place?.uri.toString();
  return place === undefined && (!isWorkspaces || uri === undefined || uri.scheme === 'untitled');
}

/** Writes what is known of a video beside its copy; what is there already is left alone. */
async function writeFacts(video: Video, copy: vscode.Uri): Promise<void> {
  const target = copy.with({ path: copy.path.replace(/\.\w+$/, '.json') });
  if ((await sizeOf(target)) !== undefined) return;
  const facts = {
    prompt: video.prompt,
    id: video.videoId ?? null,
    aspectRatio: video.aspectRatio ?? null,
    duration: video.duration,
    credits: video.creditsUsed ?? null,
    createdAt: new Date(video.createdAt).toISOString(),
    finishedAt: video.finishedAt === undefined ? null : new Date(video.finishedAt).toISOString(),
    service: video.service,
  };
  await vscode.workspace.fs.writeFile(target, Buffer.from(`${JSON.stringify(facts, undefined, 2)}\n`));
}

/** Gives a file its name, unless another file has it; VS Code's own check leaves a moment for that. */
async function moveOnly(part: vscode.Uri, target: vscode.Uri): Promise<void> {
  if (part.scheme !== 'file') {
    await vscode.workspace.fs.rename(part, target, { overwrite: false });
    return;
  }
  // Where a file system has no links, a copy may be seen before it is whole.
  await link(part.fsPath, target.fsPath).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw error;
    return copyFile(part.fsPath, target.fsPath, constants.COPYFILE_EXCL);
  });
  await rm(part.fsPath, { force: true });
}

async function sizeOf(file: vscode.Uri): Promise<number | undefined> {
  return vscode.workspace.fs.stat(file).then(
    ({ size }) => size,
    () => undefined,
  );
}
