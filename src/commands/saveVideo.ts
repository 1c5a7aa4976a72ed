import { homedir } from 'node:os';
import * as vscode from 'vscode';
import type { Downloads } from '../core/downloads/downloads';
import type { VideoLibrary } from '../core/library/library';
import type { Video } from '../core/video/video';
import { plainText } from '../host/plainText';
import { UserError } from '../host/problems';
import { type VideoTargetRooms, targetVideos } from './videoTarget';

/** Saves copies of finished videos where the user says, also into remote and virtual workspaces. */
export function saveVideo(
  rooms: VideoTargetRooms & { readonly downloads: () => Promise<Downloads> },
): (clicked: unknown, selected?: unknown) => Promise<void> {
  return async (clicked, selected) => {
    const library = await rooms.library();
    const downloads = await rooms.downloads();
    for (const video of await targetVideos(rooms, clicked, selected)) {
      const kept = await vscode.window.withProgress({ location: { viewId: 'videoAds.videos' } }, () =>
        downloads.fetch(video.key),
      );
      if (kept.fileName === undefined) {
        throw new UserError(kept.fileProblem ?? vscode.l10n.t('There is no file of this video to save yet.'));
      }
      if (!(await save(kept, kept.fileName, library))) return;
    }
  };
}

async function save(video: Video, fileName: string, library: VideoLibrary): Promise<boolean> {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1);
  const target = await vscode.window.showSaveDialog({
    title: vscode.l10n.t('Save Video'),
    defaultUri: suggestion(`${slug(video.prompt)}.${extension}`),
    filters: { [vscode.l10n.t('Video')]: [extension] },
  });
  if (target === undefined) return false;
  const source = vscode.Uri.joinPath(vscode.Uri.file(library.filesFolder), fileName);
  await vscode.workspace.fs.copy(source, target, { overwrite: true });
  void tellSaved(target);
  return true;
}

async function tellSaved(target: vscode.Uri): Promise<void> {
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

function suggestion(name: string): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  return vscode.Uri.joinPath(folder ?? vscode.Uri.file(homedir()), name);
}

/** The first words of the prompt as a file name that every system accepts. */
function slug(prompt: string): string {
  const words = prompt
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const name = (words ?? []).slice(0, 7).join('-').slice(0, 60).normalize('NFC');
  return name === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/.test(name) ? 'video-ad' : name;
}
