import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import { readableResponse } from '../core/video/keptResponse';
import type { Video } from '../core/video/video';
import { plainText } from './escapeMarkdown';

const scheme = 'video-ads';

/**
 * Provides read-only documents: reports, and the service's last response for each video. An open response document is
 * updated when a new response arrives. A new report replaces the report of the same name.
 */
export class Documents implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly changes = new vscode.EventEmitter<vscode.Uri>();
  /** Must precede `registration`, because VS Code subscribes to this event when the provider is registered. */
  readonly onDidChange = this.changes.event;
  private readonly registration = vscode.workspace.registerTextDocumentContentProvider(scheme, this);
  private readonly reports = new Map<string, string>();
  private subscription: { dispose(): void } | undefined;

  constructor(private readonly library: () => Promise<VideoLibrary>) {}

  /** Opens the service's last response for the video in an editor. */
  async showResponse(video: Video): Promise<void> {
    const name = plainText(video.prompt ?? '', 30)
      .replace(/[/\\?#%:]/g, ' ')
      .trim();
    const path = `/${name === '' ? 'video' : name}.jsonc`;
    await show(vscode.Uri.from({ scheme, path, query: video.key }));
  }

  /**
   * Opens a document with a report.
   * @param name the tab's title; its file extension sets the document's language
   * @param checkedAt the time of the check that the report describes, in ms since the epoch
   * @param kind the report's type, which the menus in package.json match
   */
  async showReport(name: string, text: string, checkedAt?: number, kind = ''): Promise<void> {
    const uri = vscode.Uri.from({ scheme, path: `/${name}`, fragment: kind });
    const head = checkedAt === undefined ? '' : `${vscode.l10n.t('Checked {0}', dateAndTime(checkedAt))}\n\n`;
    this.reports.set(uri.path, head + text);
    this.changes.fire(uri);
    await show(uri);
  }

  async provideTextDocumentContent({ path, query: key }: vscode.Uri): Promise<string> {
    if (key === '') return this.reports.get(path) ?? '';
    const library = await this.library();
    this.subscription?.dispose();
    this.subscription = library.onDidChange(({ videos }) => {
      for (const { uri } of vscode.workspace.textDocuments) {
        if (uri.scheme === scheme && videos.some((video) => video.key === uri.query)) this.changes.fire(uri);
      }
    });
    const response = library.response(key);
    if (response === undefined) return `// ${vscode.l10n.t("The service hasn't responded about this video yet.")}\n`;
    const received = vscode.l10n.t('HTTP {0}, received {1}', response.http, dateAndTime(response.receivedAt));
    return `// ${received}\n${readableResponse(response.body)}`;
  }

  dispose(): void {
    this.subscription?.dispose();
    this.registration.dispose();
    this.changes.dispose();
  }
}

async function show(uri: vscode.Uri): Promise<void> {
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: true });
}

function dateAndTime(time: number): string {
  return new Date(time).toLocaleString(vscode.env.language, { dateStyle: 'medium', timeStyle: 'medium' });
}
