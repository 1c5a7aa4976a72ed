import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import { readableResponse } from '../core/video/response';
import type { Video } from '../core/video/video';
import { plainText } from './plainText';

const responseScheme = 'video-ads-response';
const reportScheme = 'video-ads-report';

/** The services' responses as read-only documents, one for each video, kept up to date while they are open. */
export class ResponseDocuments implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly changes = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changes.event;
  private readonly registration = registerProvider(responseScheme, this);
  private subscription: { dispose(): void } | undefined;

  constructor(private readonly library: () => Promise<VideoLibrary>) {}

  async show(video: Video): Promise<void> {
    const name = plainText(video.prompt, 30)
      .replace(/[/\\?#%:]/g, ' ')
      .trim();
    const path = `/${name === '' ? 'video' : name}.jsonc`;
    const uri = vscode.Uri.from({ scheme: responseScheme, path, query: video.key });
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: true });
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const library = await this.library();
    this.subscription ??= library.onDidChange(({ videos }) => {
      for (const document of vscode.workspace.textDocuments) {
        const isShown = document.uri.scheme === responseScheme && videos.some(({ key }) => key === document.uri.query);
        if (isShown) this.changes.fire(document.uri);
      }
    });
    const response = library.response(uri.query);
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

/** Texts that a command has just made, as read-only documents to read and to copy; one for each name, the newest. */
export class ReportDocuments implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly changes = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changes.event;
  private readonly registration = registerProvider(reportScheme, this);
  private readonly texts = new Map<string, string>();

  /**
   * @param name the title of its tab; the ending chooses the language
   * @param checkedAt when what it says was read, Date.now(); said above the text
   */
  async show(name: string, text: string, checkedAt?: number): Promise<void> {
    const uri = vscode.Uri.from({ scheme: reportScheme, path: `/${name}` });
    const head = checkedAt === undefined ? '' : `${vscode.l10n.t('Checked {0}', dateAndTime(checkedAt))}\n\n`;
    this.texts.set(uri.path, head + text);
    this.changes.fire(uri);
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: true });
  }

  provideTextDocumentContent({ path }: vscode.Uri): string {
    return this.texts.get(path) ?? '';
  }

  dispose(): void {
    this.registration.dispose();
    this.changes.dispose();
  }
}

function dateAndTime(time: number): string {
  return new Date(time).toLocaleString(vscode.env.language, { dateStyle: 'medium', timeStyle: 'medium' });
}

/** VS Code subscribes to `onDidChange` while it registers a provider, so the event must exist by then. */
function registerProvider(
  scheme: string,
  provider: vscode.TextDocumentContentProvider & Required<Pick<vscode.TextDocumentContentProvider, 'onDidChange'>>,
): vscode.Disposable {
  return vscode.workspace.registerTextDocumentContentProvider(scheme, provider);
}
