import path from 'node:path';
import * as vscode from 'vscode';
import { fieldsThat, isString } from '../core/unknownData';
import { fileNameOf } from '../core/video/readableFile';
import type { Video } from '../core/video/video';
import { type DownloadedVideo, isDownloaded, isPlayable } from '../core/video/videoFile';
import { canOpenFiles, commandStep } from '../host/nextSteps';
import { plainText } from '../host/escapeMarkdown';
import { downloadVideo } from '../host/downloadVideo';
import { UserError } from '../host/userErrors';
import { isThere } from '../host/saveFolder';
import type { Dependencies } from './dependencies';
import {
  askFolder,
  linkTo,
  notDownloaded,
  saveFiles,
  saveInto,
  showSaved,
  suggestedFile,
  writing,
} from './downloadedFiles';
import { textEditor } from './prompts';
import { targetVideo, targetVideos } from './target';

/** A Memento key. The value maps each workspace folder's URI to the URI of its folder for linked videos. */
const foldersKey = 'videoAds.linkFolders';

/** Saves copies of finished videos. The target may be in a remote or virtual workspace. */
export async function saveVideo(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const videos = await targetVideos(dependencies, clicked, selected, isPlayable);
  const downloaded = await Promise.all(videos.map((video) => downloadVideo(dependencies.videos, video.key)));
  await saveFiles(downloaded, await dependencies.videos.library());
  const failed = downloaded.find((video) => !isDownloaded(video));
  if (failed !== undefined) throw notDownloaded(failed);
}

/** Saves the displayed frame of a video as an image at the video's resolution. */
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
  await writing(target, vscode.workspace.fs.writeFile(target, frame.png), commandStep('saveFrame', video.key));
  void showSaved(target);
}

/** Opens the folder that stores the downloaded videos. */
export async function openStorageFolder({ videos }: Dependencies): Promise<void> {
  const folder = vscode.Uri.file((await videos.library()).filesFolder);
  await (canOpenFiles()
    ? vscode.commands.executeCommand('revealFileInOS', folder)
    : vscode.window.showInformationMessage(vscode.l10n.t('The videos are in {0}.', plainText(folder.fsPath, 200))));
}

/**
 * Insert Video Link: inserts a relative link at the cursor, or a `<video>` element in HTML. If the workspace folder has
 * no copy of the video, copies the video there. Asks for the target folder once per workspace folder.
 */
export async function insertVideoLink(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const editor = textEditor(({ document }) => placeOf(document) !== undefined);
  if (editor === undefined) {
    throw new UserError(vscode.l10n.t('Open the document that the link goes into, such as a Markdown file.'));
  }
  const { document } = editor;
  folderFor(document);
  const video = await targetVideo(dependencies, clicked, selected, isPlayable);
  const link = await linkToVideo(dependencies, video, document);
  if (link === undefined) return;
  // Edits the document rather than the editor, because the user may have closed the editor since.
  const edit = new vscode.WorkspaceEdit();
  for (const { active } of editor.selections) edit.insert(document.uri, active, link);
  if (await vscode.workspace.applyEdit(edit)) return;
  throw new UserError(vscode.l10n.t("The link couldn't be inserted. Open the document and try again."));
}

/**
 * Returns the text of a link from a document to a video. The link is relative and points to a copy in the document's
 * workspace folder.
 * @returns undefined when the user cancels
 * @throws UserError for a document outside the workspace, and for a video without a file
 */
export async function linkToVideo(
  dependencies: Dependencies,
  { key }: Video,
  document: vscode.TextDocument,
): Promise<string | undefined> {
  const place = folderFor(document);
  const video = await downloadVideo(dependencies.videos, key);
  if (!isDownloaded(video)) throw notDownloaded(video);
  const file = (await copyInside(video, place)) ?? (await copyLinked(dependencies, video, place));
  if (file === undefined) return undefined;
  const from = document.isUntitled ? place.uri.path : path.posix.dirname(document.uri.path);
  return linkTo(video, from, file, document.languageId);
}

/** @throws UserError for a document outside the workspace, because a relative link from there is impossible */
function folderFor(document: vscode.TextDocument): vscode.WorkspaceFolder {
  const place = placeOf(document);
  if (place !== undefined) return place;
  throw new UserError(vscode.l10n.t('Open the folder that contains this document. The link is relative to it.'));
}

/**
 * Returns the workspace folder of a document, or of the notebook that contains the document as a cell. An untitled
 * document belongs to the first workspace folder.
 */
function placeOf(document: vscode.TextDocument): vscode.WorkspaceFolder | undefined {
  const isIn = (it: vscode.NotebookDocument): boolean => it.getCells().some((cell) => cell.document === document);
  const { isUntitled, uri } = vscode.workspace.notebookDocuments.find(isIn) ?? document;
  return isUntitled ? vscode.workspace.workspaceFolders?.[0] : vscode.workspace.getWorkspaceFolder(uri);
}

/** Finds an existing copy of a video in the workspace folder. */
async function copyInside(
  { savedPath, copyPath }: Video,
  place: vscode.WorkspaceFolder,
): Promise<vscode.Uri | undefined> {
  for (const known of [savedPath, copyPath]) {
    if (known === undefined) continue;
    const copy = vscode.Uri.parse(known);
    if (vscode.workspace.getWorkspaceFolder(copy)?.uri.toString() !== place.uri.toString()) continue;
    if (await isThere(copy)) return copy;
  }
  return undefined;
}

/**
 * Copies a video into the folder for linked videos, which the user chooses once per workspace folder. Returns undefined
 * when the user cancels.
 */
async function copyLinked(
  { videos, ui: { memory } }: Dependencies,
  video: DownloadedVideo,
  place: vscode.WorkspaceFolder,
): Promise<vscode.Uri | undefined> {
  const { [place.uri.toString()]: remembered, ...others } = fieldsThat(isString, memory.get(foldersKey));
  const folder = remembered === undefined ? await askLinkFolder(place) : vscode.Uri.parse(remembered);
  if (folder === undefined) return undefined;
  // Forgets the folder until the copy succeeds. If the folder is not writable, the next attempt therefore asks for
  // another folder.
  await memory.update(foldersKey, others);
  const again = commandStep('insertVideoLink', video.key);
  await writing(folder, vscode.workspace.fs.createDirectory(folder), again);
  const copy = await writing(folder, saveInto(folder, video, await videos.library()), again);
  await memory.update(foldersKey, { ...others, [place.uri.toString()]: folder.toString() });
  return copy;
}

/** @throws UserError if the selected folder is outside the workspace folder, because links must not leave it */
async function askLinkFolder(place: vscode.WorkspaceFolder): Promise<vscode.Uri | undefined> {
  const title = vscode.l10n.t('Select the Folder for Linked Videos');
  const folder = await askFolder(title, vscode.l10n.t('Copy Here'), place.uri);
  if (folder !== undefined && vscode.workspace.getWorkspaceFolder(folder)?.uri.toString() !== place.uri.toString()) {
    throw new UserError(vscode.l10n.t('Select a folder in {0}.', plainText(place.name, 60)));
  }
  return folder;
}
