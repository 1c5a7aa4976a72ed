import { posix } from 'node:path';
import * as vscode from 'vscode';
import { findText } from '../core/generate/prompts';
import { hasDocument, type Video } from '../core/video/video';
import { commandStep } from '../host/nextSteps';
import { plainText } from '../host/escapeMarkdown';
import { UserError } from '../host/userErrors';
import { stateLabels } from '../views/videoText';
import type { Dependencies } from './dependencies';
import { playVideo } from './play';
import { targetVideo, videoItem } from './target';

/** The maximum number of results in the list. To find other videos, the user types another word. */
const shownAtMost = 40;

/**
 * Find Video…: lists the videos that match every typed word. A word may occur in the prompt, ID, state, service, file
 * or batch. Enter opens the selected video.
 */
export async function findVideo(dependencies: Dependencies): Promise<void> {
  const library = await dependencies.videos.library();
  const input = vscode.window.createQuickPick<ReturnType<typeof videoItem>>();
  const show = (): void => {
    const videos = library.search({ text: input.value }, { limit: shownAtMost, stateLabels: stateLabels() });
    // Disables VS Code's own filter. The filter would hide an item if the match is in a field that the item does not
    // show.
    input.items = videos.map((video) => ({ ...videoItem(video), alwaysShow: true }));
    input.prompt = videos.length === 0 ? vscode.l10n.t('No video matches.') : undefined;
  };
  input.title = vscode.l10n.t('Find Video');
  input.placeholder = vscode.l10n.t('Prompt, ID, state, service, file…');
  input.matchOnDescription = true;
  input.onDidChangeValue(show);
  show();
  const chosen = await new Promise<Video | undefined>((resolve) => {
    input.onDidAccept(() => {
      // If the user presses Enter before VS Code has drawn the new results, the active item is an old result. In that
      // case, chooses the first new result.
      const active = input.items.find((item) => input.activeItems.includes(item));
      resolve((active ?? input.items[0])?.video);
    });
    input.onDidHide(() => resolve(undefined));
    input.show();
  });
  input.dispose();
  if (chosen === undefined) return;
  await dependencies.ui.list.reveal(chosen.key, { select: true });
  await playVideo(dependencies, chosen.key);
}

/**
 * Opens the file that contains a video's prompt and selects the prompt. Notifies the user if the text has changed since
 * the request.
 */
export async function openSourceText(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const video = await targetVideo(dependencies, clicked, selected, hasDocument);
  const { source, prompt } = video;
  if (source === undefined || !hasDocument(video)) {
    throw new UserError(vscode.l10n.t("It isn't known which file this video's text came from."));
  }
  const uri = vscode.Uri.parse(source.uri);
  const name = plainText(posix.basename(uri.path), 60);
  let document: vscode.TextDocument;
  try {
    // Checks that the file exists. VS Code can open a deleted file if the document was closed only recently.
    await vscode.workspace.fs.stat(uri);
    document = await vscode.workspace.openTextDocument(uri);
  } catch (cause) {
    const message = vscode.l10n.t("{0} can't be opened. It may have been moved or deleted.", name);
    throw new UserError(message, [commandStep('copyPrompt', video.key)], { cause });
  }
  const found = findText(document.getText(), source.text ?? prompt ?? '', source.startLine);
  const selection =
    found === undefined
      ? document.validateRange(new vscode.Range(source.startLine, 0, source.startLine, 0))
      : new vscode.Range(found.start.line, found.start.character, found.end.line, found.end.character);
  await vscode.window.showTextDocument(document, { selection });
  if (found === undefined) {
    void vscode.window.showInformationMessage(
      vscode.l10n.t('The text has changed since this video was generated. This is where it was.'),
    );
  }
}

export function showMoreVideos({ ui }: Dependencies): void {
  ui.list.showMore();
}
