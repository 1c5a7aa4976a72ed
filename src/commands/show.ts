import * as vscode from 'vscode';
import { findText } from '../core/generate/prompts';
import { hasDocument } from '../core/video/video';
import { plainText } from '../host/plainText';
import { UserError } from '../host/problems';
import type { Dependencies } from './dependencies';
import { targetVideo } from './target';

/** Opens the last response of the service about a video: formatted, secrets masked, read-only. */
export async function showApiResponse(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  await dependencies.ui.responses.show(
    await targetVideo(dependencies, clicked, selected, ({ state }) => state !== 'submitting'),
  );
}

/** Opens the file that a video's prompt came from, at its text; says so where the text has changed since. */
export async function openSourceText(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const video = await targetVideo(dependencies, clicked, selected, hasDocument);
  const { source, prompt } = video;
  if (source === undefined || !hasDocument(video)) {
    throw new UserError(vscode.l10n.t("It isn't known which file this video's text came from."));
  }
  const uri = vscode.Uri.parse(source.uri);
  const name = plainText(uri.path.slice(uri.path.lastIndexOf('/') + 1), 60);
  let document: vscode.TextDocument;
  try {
    // A document that was closed a moment ago would still open when its file is gone.
    if (uri.scheme !== 'untitled') await vscode.workspace.fs.stat(uri);
    document = await vscode.workspace.openTextDocument(uri);
  } catch (cause) {
    const copy = { title: vscode.l10n.t('Copy Prompt'), command: 'videoAds.copyPrompt', arguments: [video.key] };
    throw new UserError(vscode.l10n.t("{0} can't be opened. It may have been moved or deleted.", name), [copy], {
      cause,
    });
  }
  const found = findText(document.getText(), source.text ?? prompt, source.startLine);
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

export function showLog({ ui }: Dependencies): void {
  ui.log.show(true);
}

export function showMoreVideos({ ui }: Dependencies): void {
  ui.list.showMore();
}
