import * as vscode from 'vscode';
import { isPlayable } from '../core/video/videoFile';
import { draggedVideosType } from '../views/videoRow';
import type { Dependencies } from './dependencies';
import { linkToVideo } from './save';

/** The kind of this provider's edits. It extends `Text`, so VS Code ranks them above its own Markdown links. */
const kind = vscode.DocumentDropOrPasteEditKind.Text.append('videoLink');

/**
 * Inserts links when the user drops videos from the Videos view into Markdown or HTML while holding Shift. The Insert
 * Video Link command inserts the same links.
 */
export function registerVideoDrops(dependencies: Dependencies): vscode.Disposable {
  return vscode.languages.registerDocumentDropEditProvider(
    ['markdown', 'html'],
    {
      provideDocumentDropEdits: (document, _position, transfer) => dropVideos(dependencies, document, transfer),
    },
    { providedDropEditKinds: [kind], dropMimeTypes: [draggedVideosType] },
  );
}

/**
 * Returns an edit that inserts links to dropped videos. If no link can be created, the edit is empty. If there were no
 * edit, VS Code would link to the library's private file.
 */
export async function dropVideos(
  dependencies: Dependencies,
  document: vscode.TextDocument,
  transfer: vscode.DataTransfer,
): Promise<vscode.DocumentDropEdit | undefined> {
  const keys = (await transfer.get(draggedVideosType)?.asString())?.split('\n') ?? [];
  if (keys.length === 0) return undefined;
  const links = await linksTo(dependencies, keys, document);
  return new vscode.DocumentDropEdit(links.join('\n'), vscode.l10n.t('Insert Video Link'), kind);
}

async function linksTo(
  dependencies: Dependencies,
  keys: readonly string[],
  document: vscode.TextDocument,
): Promise<readonly string[]> {
  const links: string[] = [];
  try {
    const library = await dependencies.videos.library();
    for (const video of keys.map((key) => library.get(key))) {
      const link = video && isPlayable(video) ? await linkToVideo(dependencies, video, document) : undefined;
      if (link !== undefined) links.push(link);
    }
  } catch (error) {
    dependencies.ui.problems.report(error, 'dropVideos');
  }
  return links;
}
