import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import { isFollowed, isInProgress, isOpenUnconfirmed, type Video } from '../core/video/video';
import { isDownloaded } from '../core/video/videoFile';
import { choose } from '../host/dialogs';
import { commandStep, offer } from '../host/nextSteps';
import { plainText } from '../host/escapeMarkdown';
import { UserError } from '../host/userErrors';
import { fileOf } from '../host/saveFolder';
import { promptText, rowDetails } from '../views/videoText';
import type { VideoTree } from '../views/videoTree';
import type { Dependencies } from './dependencies';
import { saveFiles } from './downloadedFiles';
import { meantVideos, offeredAtMost, pickVideo, targetVideos } from './target';

/**
 * The argument that the keybindings of the Videos view pass. It makes the command act on the focused row, even if
 * another row is selected. `FocusedRow` explains how the focused row is found.
 */
export const focusedRow = 'focusedRow';

/** Removes videos from the list and deletes their files on this machine. The service is not affected. */
export async function removeVideo(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const { ui } = dependencies;
  // Reads the focused row before anything else, because the user's next key press may change it.
  const videos = await focusedVideos(dependencies, clicked, selected, (it) => !isInProgress(it));
  if (videos.length === 0) return;
  const library = await dependencies.videos.library();
  const removable = videos.filter((video) => !isInProgress(video));
  if (removable.length === 0) {
    const followed = videos.filter(isFollowed).map(({ key }) => key);
    throw new UserError(
      vscode.l10n.t("A video in progress can't be removed. Stop checking it first."),
      followed.length === 0 ? [] : [commandStep('stopChecking', undefined, followed)],
    );
  }
  const kept = videos.length - removable.length;
  const [only, ...others] = removable;
  const isOne = only !== undefined && others.length === 0;
  const remove = vscode.l10n.t('Remove');
  const save = vscode.l10n.t('Save…');
  // If any file is downloaded, Save… is the default button, because the file may be the only copy of its video.
  const actions = removable.some(isDownloaded) ? [save, remove] : [remove];
  const chosen = await choose(
    isOne
      ? vscode.l10n.t('Remove “{0}” from the list?', promptText(only, 60))
      : vscode.l10n.t('Remove {0} videos from the list?', removable.length),
    [
      // Shows the video's details, because its prompt may begin with the same words as other prompts.
      ...(isOne ? [[...rowDetails(only), plainText(only.videoId ?? '', 40)].filter(Boolean).join(' · ')] : []),
      ...(kept === 0 ? [] : [vscode.l10n.t('Videos in progress stay in the list: {0}.', kept)]),
      vscode.l10n.t(
        "Downloaded files are moved to the trash, or deleted where there is none. The service isn't affected, and credits aren't refunded.",
      ),
    ].join('\n\n'),
    actions,
  );
  if (chosen === save) await saveFiles(removable, library);
  if (chosen !== remove) return;
  // If the command was called from the Videos view, the keyboard focus moves to a neighboring tree row.
  const isInList = clicked === focusedRow || typeof clicked === 'object';
  const next = isInList ? ui.list.neighborOf(new Set(removable.map(({ key }) => key))) : undefined;
  const failed: unknown[] = [];
  // Removes duplicates before their originals. The removal of an original resumes the checks of its oldest duplicate,
  // and a video in progress cannot be removed.
  const isOriginal = ({ sameAs }: Video): number => Number(sameAs === undefined);
  for (const { key } of removable.toSorted((one, other) => isOriginal(one) - isOriginal(other))) {
    const now = library.get(key);
    if (now === undefined) continue;
    try {
      // Keeps a video if its status checks resumed while the dialog was open.
      if (isInProgress(now)) throw new UserError(vscode.l10n.t('It is in progress again.'));
      await moveToTrash(now, library);
      await library.remove(key);
    } catch (error) {
      failed.push(error);
    }
  }
  if (next !== undefined) await ui.list.reveal(next, { focus: true });
  const [cause] = failed;
  if (failed.length === 0) return;
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new UserError(
    vscode.l10n.t("{0} of {1} videos couldn't be removed: {2}", failed.length, removable.length, reason),
    [],
    { cause },
  );
}

/**
 * Moves a video's file to the trash, so that the user can restore the file. If there is no trash, `library.remove`
 * deletes the file.
 */
async function moveToTrash(video: Video, library: VideoLibrary): Promise<void> {
  if (!isDownloaded(video)) return;
  await vscode.workspace.fs.delete(fileOf(video, library), { useTrash: true }).then(undefined, () => undefined);
}

/**
 * Hides unconfirmed videos that the user no longer cares about. Needs no confirmation, because the user can undo the
 * command.
 */
export async function dismissVideo(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const library = await dependencies.videos.library();
  const videos =
    clicked === undefined
      ? [await pickVideo(library.search({ states: ['unconfirmed'] }, { limit: offeredAtMost }))]
      : await targetVideos(dependencies, clicked, selected, isOpenUnconfirmed);
  for (const { key } of videos) await library.dismiss(key);
  const [video] = videos;
  if (video === undefined) return;
  const message =
    videos.length === 1
      ? vscode.l10n.t('“{0}” was dismissed. Show Videos… can list it for a week.', promptText(video, 60))
      : vscode.l10n.t('{0} videos were dismissed. Show Videos… can list them for a week.', videos.length);
  const keys = videos.map(({ key }) => key);
  // Not awaited: the notification stays open until the user closes it.
  void offer('Information', message, [
    { ...commandStep('resumeChecking', undefined, keys), title: vscode.l10n.t('Undo') },
  ]);
}

/**
 * Returns the videos that a command of the Videos view acts on. For {@link focusedRow}, these are the focused row's
 * videos. The "Show More" row has none.
 * @param accepts whether the command can act on a video (see `targetVideos`)
 */
export async function focusedVideos(
  dependencies: Dependencies,
  clicked: unknown,
  selected: unknown,
  accepts?: (video: Video) => boolean,
): Promise<readonly Video[]> {
  const { ui, videos } = dependencies;
  const focused = clicked === focusedRow ? focusedRows(ui.list) : undefined;
  const library = await videos.library();
  if (focused?.length === 0) return [];
  const { found } = meantVideos(library, ui, focused === undefined ? clicked : undefined, focused ?? selected);
  return found.length > 0 ? found : targetVideos(dependencies, undefined, undefined, accepts);
}

/**
 * Returns the keys of the videos in the focused tree row. If this row is selected, or no row has the focus, returns
 * those of all selected rows. VS Code's Explorer behaves in the same way.
 */
function focusedRows(list: VideoTree): readonly string[] {
  const focused = list.takeFocusedKeys();
  const { selection } = list;
  return focused === undefined || (focused.length > 0 && focused.every((key) => selection.includes(key)))
    ? selection
    : focused;
}
