import { homedir } from 'node:os';
import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import type { Video } from '../core/video/video';
import { plainText } from '../host/plainText';
import { UserError } from '../host/problems';
import { readFromPanel } from '../views/panelProtocol';
import { isPlayable } from '../views/videoRow';
import { isNotDownloaded } from '../views/videoText';
import type { Dependencies } from './dependencies';
import { targetVideo, targetVideos } from './target';

/** What the Enter key passes: the row that it has just selected. */
const selectedRow = 'selectedRow';

/**
 * Opens a video in the panel. A finished one plays from its file on this machine, which is downloaded first where there is
 * none; of any other its state is shown, until it is finished.
 */
export async function playVideo(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const { videos, ui } = dependencies;
  // A click on a row passes nothing, and the Enter key the word above: the row is selected by then.
  const isRow = clicked === undefined || clicked === selectedRow;
  const row = ui.list.selection[0];
  // The last row may be the one that lists more.
  if (clicked === selectedRow && row === undefined) return;
  const video = await targetVideo(dependencies, isRow ? row : clicked, selected);
  ui.panel.show(video, await videos.library(), clicked === undefined ? 'preview' : 'play');
  if (!isPlayable(video)) return;
  const downloads = await videos.downloads();
  await ui.panel.follow(video.key, downloads.download(video.key));
}

/** Opens a video's downloaded file with the program that the user's system has for it. */
export async function openInDefaultPlayer(dependencies: Dependencies, clicked: unknown): Promise<void> {
  const video = await download(dependencies, await targetVideo(dependencies, clicked));
  if (video.fileName === undefined) throw notDownloaded(video);
  const { filesFolder } = await dependencies.videos.library();
  await vscode.env.openExternal(vscode.Uri.joinPath(vscode.Uri.file(filesFolder), video.fileName));
}

/** Downloads the files of finished videos that could not be downloaded. */
export async function retryDownload(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const targets = await targetVideos(dependencies, clicked, selected, isNotDownloaded);
  const downloaded = await Promise.all(targets.map((video) => download(dependencies, video)));
  const failed = downloaded.find(({ fileName }) => fileName === undefined);
  if (failed !== undefined) throw notDownloaded(failed);
}

/** Saves copies of finished videos where the user says, also into remote and virtual workspaces. */
export async function saveVideo(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const library = await dependencies.videos.library();
  for (const video of await targetVideos(dependencies, clicked, selected, isPlayable)) {
    const downloaded = await download(dependencies, video);
    if (downloaded.fileName === undefined) throw notDownloaded(downloaded);
    if (!(await save(downloaded, downloaded.fileName, library))) return;
  }
}

/** Gives the video with its file, or with the reason why there is none. */
async function download({ videos, ui }: Dependencies, { key }: Video): Promise<Video> {
  const downloads = await videos.downloads();
  return vscode.window.withProgress({ location: { viewId: 'videoAds.videos' } }, () =>
    ui.panel.follow(key, downloads.download(key)),
  );
}

function notDownloaded({ key, state, fileProblem }: Video): UserError {
  const retry = { title: vscode.l10n.t('Retry Download'), command: 'videoAds.retryDownload', arguments: [key] };
  const response = { title: vscode.l10n.t('Show API Response'), command: 'videoAds.showApiResponse', arguments: [key] };
  const message = fileProblem ?? vscode.l10n.t('There is no file of this video to save yet.');
  return new UserError(message, state === 'succeeded' ? [retry, response] : [response]);
}

/** Saves a frame of a video, as the panel took it, as a picture. */
export async function saveFrame(dependencies: Dependencies, clicked: unknown, frame: unknown): Promise<void> {
  const message = readFromPanel(frame);
  if (message?.type !== 'saveFrame') return;
  const { prompt } = await targetVideo(dependencies, clicked);
  const seconds = message.seconds.toFixed(2).replace('.', '-');
  const target = await vscode.window.showSaveDialog({
    title: vscode.l10n.t('Save Frame as Image'),
    defaultUri: suggestedFile(`${fileNameOf(prompt)}-${seconds}s.png`),
    filters: { [vscode.l10n.t('Image')]: ['png'] },
  });
  if (target === undefined) return;
  await vscode.workspace.fs.writeFile(target, message.png);
  void showSaved(target);
}

/** Saves the downloaded files of videos, one after another, until the user cancels. */
export async function saveFiles(videos: readonly Video[], library: VideoLibrary): Promise<void> {
  for (const video of videos) {
    if (video.fileName !== undefined && !(await save(video, video.fileName, library))) return;
  }
}

async function save(video: Video, fileName: string, library: VideoLibrary): Promise<boolean> {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1);
  const target = await vscode.window.showSaveDialog({
    title: vscode.l10n.t('Save Video'),
    defaultUri: suggestedFile(`${fileNameOf(video.prompt)}.${extension}`),
    filters: { [vscode.l10n.t('Video')]: [extension] },
  });
  if (target === undefined) return false;
  const source = vscode.Uri.joinPath(vscode.Uri.file(library.filesFolder), fileName);
  await vscode.workspace.fs.copy(source, target, { overwrite: true });
  void showSaved(target);
  return true;
}

async function showSaved(target: vscode.Uri): Promise<void> {
  const name = plainText(target.path.slice(target.path.lastIndexOf('/') + 1), 80);
  const isInside = vscode.workspace.getWorkspaceFolder(target) !== undefined;
  // Only VS Code's desktop window can show what is outside the workspace.
  const canShow = isInside || (target.scheme === 'file' && vscode.env.uiKind === vscode.UIKind.Desktop);
  const show = canShow ? [vscode.l10n.t('Show File')] : [];
  const chosen = await vscode.window.showInformationMessage(vscode.l10n.t('Saved as {0}.', name), ...show);
  if (chosen !== undefined) {
    await vscode.commands.executeCommand(isInside ? 'revealInExplorer' : 'revealFileInOS', target);
  }
}

function suggestedFile(name: string): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  return vscode.Uri.joinPath(folder ?? vscode.Uri.file(homedir()), name);
}

/** The first words of the prompt as a file name that every system accepts. */
function fileNameOf(prompt: string): string {
  const words = prompt
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const name = (words ?? []).slice(0, 7).join('-').slice(0, 60).normalize('NFC');
  return name === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/.test(name) ? 'video-ad' : name;
}
