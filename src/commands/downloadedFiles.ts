import { homedir } from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import { fileNameOf } from '../core/video/readableFile';
import type { Video } from '../core/video/video';
import { type DownloadedVideo, isDownloaded } from '../core/video/videoFile';
import { type NextStep, commandStep, offer } from '../host/nextSteps';
import { escapeLinkText, plainText } from '../host/escapeMarkdown';
import { UserError, reasonOf } from '../host/userErrors';
import { copyInto, fileOf } from '../host/saveFolder';
import { fileProblemText, promptText } from '../views/videoText';

/** Returns an error that explains why a video has no file and offers next steps. */
export function notDownloaded({ key, state, file }: Video): UserError {
  const message = fileProblemText(file) ?? vscode.l10n.t('There is no file of this video to save yet.');
  const response = commandStep('showResponse', key);
  return new UserError(message, state === 'succeeded' ? [commandStep('retryDownload', key), response] : [response]);
}

/** Saves downloaded videos. For one video, asks for a file name. For several, asks for a folder. */
export async function saveFiles(videos: readonly Video[], library: VideoLibrary): Promise<void> {
  const files = videos.filter(isDownloaded);
  const [first] = files;
  if (first === undefined) return;
  const again = commandStep('saveVideo', first.key, [...files]);
  if (files.length === 1) {
    const name = fileNameOf(first);
    const target = await vscode.window.showSaveDialog({
      title: vscode.l10n.t('Save Video'),
      defaultUri: suggestedFile(name),
      filters: { [vscode.l10n.t('Video')]: [name.slice(name.lastIndexOf('.') + 1)] },
    });
    if (target === undefined) return;
    await writing(target, vscode.workspace.fs.copy(fileOf(first, library), target, { overwrite: true }), again);
    await library.patch(first.key, { savedPath: target.toString() });
    void showSaved(target);
    return;
  }
  const title = vscode.l10n.t('Save {0} Videos', files.length);
  const folder = await askFolder(title, vscode.l10n.t('Save Here'), suggestedFile(''));
  if (folder === undefined) return;
  for (const video of files) await writing(folder, saveInto(folder, video, library), again);
  void vscode.window.showInformationMessage(vscode.l10n.t('{0} videos were saved.', files.length));
}

/**
 * Waits for a write to `target`.
 * @param elsewhere the button for choosing another target, shown with the error
 * @throws UserError with the reason if the file system rejects the write
 */
export async function writing<T>(target: vscode.Uri, written: PromiseLike<T>, elsewhere: NextStep): Promise<T> {
  try {
    return await written;
  } catch (cause) {
    if (!(cause instanceof vscode.FileSystemError)) throw cause;
    const place = plainText(target.fsPath, 80);
    throw new UserError(vscode.l10n.t("Couldn't save to {0}: {1}", place, reasonOf(cause)), [elsewhere], { cause });
  }
}

/** Copies a video into a folder and records the copy's path in the library. */
export async function saveInto(folder: vscode.Uri, video: DownloadedVideo, library: VideoLibrary): Promise<vscode.Uri> {
  const copy = await copyInto(folder, video, library);
  await library.patch(video.key, { savedPath: copy.toString() });
  return copy;
}

/**
 * Asks for a folder. Returns undefined when the user cancels.
 * @param openLabel the label of the dialog's button
 */
export async function askFolder(
  title: string,
  openLabel: string,
  defaultUri: vscode.Uri,
): Promise<vscode.Uri | undefined> {
  const options = { title, openLabel, canSelectFiles: false, canSelectFolders: true, defaultUri };
  return (await vscode.window.showOpenDialog(options))?.[0];
}

/**
 * Returns a Markdown link or an HTML `<video>` element for a file. The path is relative to the folder `from`. Escaping
 * keeps the path and the prompt from breaking the markup.
 */
export function linkTo(video: Video, from: string, file: vscode.Uri, languageId: string): string {
  const target = path.posix
    .relative(from, file.path)
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`))
    .join('/');
  // Without `./`, the `a:` in a name such as `a:b` would be parsed as a URL scheme.
  const href = target.startsWith('.') ? target : `./${target}`;
  const label = promptText(video, 60);
  return /^(html|vue|svelte|php|handlebars|razor)$/.test(languageId)
    ? `<video src="${href}" controls title="${escapeHtml(label)}"></video>`
    : `[${escapeLinkText(label)}](${href})`;
}

/** Notifies the user that a file was saved, and offers to show the file in its folder. */
export async function showSaved(target: vscode.Uri): Promise<void> {
  const name = plainText(path.posix.basename(target.path), 80);
  const isInside = vscode.workspace.getWorkspaceFolder(target) !== undefined;
  // Only VS Code on the desktop can reveal files outside the workspace.
  const canShow = isInside || (target.scheme === 'file' && vscode.env.uiKind === vscode.UIKind.Desktop);
  const command = isInside ? 'revealInExplorer' : 'revealFileInOS';
  const show = { title: vscode.l10n.t('Show File'), command, arguments: [target] };
  await offer('Information', vscode.l10n.t('Saved as {0}.', name), canShow ? [show] : []);
}

/**
 * The initial path of a file dialog: `name` in the first workspace folder, or in the home folder if no folder is open.
 */
export function suggestedFile(name: string): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  return vscode.Uri.joinPath(folder ?? vscode.Uri.file(homedir()), name);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
