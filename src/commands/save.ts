import { homedir } from 'node:os';
import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import { fileNameOf, uniqueName } from '../core/video/fileName';
import type { Video } from '../core/video/video';
import { plainText } from '../host/plainText';
import { UserError } from '../host/problems';
import { isPlayable } from '../views/videoRow';
import type { Dependencies } from './dependencies';
import { download, notDownloaded } from './play';
import { targetVideo, targetVideos } from './target';

/** Saves copies of finished videos where the user says, also into remote and virtual workspaces. */
export async function saveVideo(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const videos = await targetVideos(dependencies, clicked, selected, isPlayable);
  const downloaded = await Promise.all(videos.map((video) => download(dependencies, video)));
  await saveFiles(downloaded, await dependencies.videos.library());
  const failed = downloaded.find(({ fileName }) => fileName === undefined);
  if (failed !== undefined) throw notDownloaded(failed);
}

/** Saves the downloaded files of videos: one where the user says, several into one folder. */
export async function saveFiles(videos: readonly Video[], library: VideoLibrary): Promise<void> {
  const files = videos.flatMap((video) => {
    const { fileName } = video;
    return fileName === undefined
      ? []
      : [{ video, source: vscode.Uri.joinPath(vscode.Uri.file(library.filesFolder), fileName) }];
  });
  const [first] = files;
  if (first === undefined) return;
  if (files.length === 1) {
    const name = fileNameOf(first.video);
    const target = await vscode.window.showSaveDialog({
      title: vscode.l10n.t('Save Video'),
      defaultUri: suggestedFile(name),
      filters: { [vscode.l10n.t('Video')]: [name.slice(name.lastIndexOf('.') + 1)] },
    });
    if (target === undefined) return;
    await vscode.workspace.fs.copy(first.source, target, { overwrite: true });
    await library.patch(first.video.key, { savedPath: target.toString() });
    void showSaved(target);
    return;
  }
  const [folder] =
    (await vscode.window.showOpenDialog({
      title: vscode.l10n.t('Save {0} Videos', files.length),
      openLabel: vscode.l10n.t('Save Here'),
      canSelectFiles: false,
      canSelectFolders: true,
      defaultUri: suggestedFile(''),
    })) ?? [];
  if (folder === undefined) return;
  const taken = new Set((await vscode.workspace.fs.readDirectory(folder)).map(([name]) => name.toLowerCase()));
  for (const { video, source } of files) {
    const name = uniqueName(fileNameOf(video), taken);
    taken.add(name);
    const target = vscode.Uri.joinPath(folder, name);
    await vscode.workspace.fs.copy(source, target, { overwrite: false });
    await library.patch(video.key, { savedPath: target.toString() });
  }
  void vscode.window.showInformationMessage(vscode.l10n.t('{0} videos were saved.', files.length));
}

/** Saves the frame of a video that is on the screen as a picture of the video's own size. */
export async function saveFrame(dependencies: Dependencies, clicked: unknown): Promise<void> {
  const video = await targetVideo(dependencies, clicked, undefined, isPlayable);
  const frame = await dependencies.ui.panels.takeFrame(video.key);
  if (frame === undefined) {
    const play = { title: vscode.l10n.t('Play'), command: 'videoAds.playVideo', arguments: [video.key] };
    throw new UserError(vscode.l10n.t('Play the video first: the frame on the screen is saved.'), [play]);
  }
  if (frame.png === undefined) {
    const save = { title: vscode.l10n.t('Save…'), command: 'videoAds.saveVideo', arguments: [video.key] };
    throw new UserError(vscode.l10n.t("VS Code can't read a frame of this video. Save the video instead."), [save]);
  }
  const name = fileNameOf(video).replace(/\.[^.]*$/, '');
  const seconds = frame.seconds.toFixed(2).replace('.', '-');
  const target = await vscode.window.showSaveDialog({
    title: vscode.l10n.t('Save Frame as Image'),
    defaultUri: suggestedFile(`${name}-${seconds}s.png`),
    filters: { [vscode.l10n.t('Image')]: ['png'] },
  });
  if (target === undefined) return;
  await vscode.workspace.fs.writeFile(target, frame.png);
  void showSaved(target);
}

/** Opens the folder in which this extension keeps its videos. */
export async function openStorageFolder({ videos }: Dependencies): Promise<void> {
  const folder = vscode.Uri.file((await videos.library()).filesFolder);
  await (vscode.env.uiKind === vscode.UIKind.Desktop
    ? vscode.commands.executeCommand('revealFileInOS', folder)
    : vscode.window.showInformationMessage(vscode.l10n.t('The videos are in {0}.', plainText(folder.fsPath, 200))));
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
