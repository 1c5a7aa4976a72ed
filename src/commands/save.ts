import * as vscode from 'vscode';
import { fileNameOf } from '../core/video/fileName';
import { commandStep } from '../host/nextSteps';
import { plainText } from '../host/plainText';
import { UserError } from '../host/problems';
import { isPlayable } from '../views/videoRow';
import type { Dependencies } from './dependencies';
import { download, notDownloaded, saveFiles, showSaved, suggestedFile } from './downloadedFiles';
import { targetVideo, targetVideos } from './target';

/** Saves copies of finished videos where the user says, also into remote and virtual workspaces. */
export async function saveVideo(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const videos = await targetVideos(dependencies, clicked, selected, isPlayable);
  const downloaded = await Promise.all(videos.map((video) => download(dependencies, video)));
  await saveFiles(downloaded, await dependencies.videos.library());
  const failed = downloaded.find(({ fileName }) => fileName === undefined);
  if (failed !== undefined) throw notDownloaded(failed);
}

/** Saves the frame of a video that is on the screen as a picture of the video's own size. */
export async function saveFrame(dependencies: Dependencies, clicked: unknown): Promise<void> {
  const video = await targetVideo(dependencies, clicked, undefined, isPlayable);
  const frame = await dependencies.ui.panels.takeFrame(video.key);
  if (frame === undefined) {
    throw new UserError(vscode.l10n.t('Play the video first: the frame on the screen is saved.'), [
      commandStep('playVideo', video.key),
    ]);
  }
  if (frame.png === undefined) {
    throw new UserError(vscode.l10n.t("VS Code can't read a frame of this video. Save the video instead."), [
      commandStep('saveVideo', video.key),
    ]);
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
