import * as vscode from 'vscode';
import type { VideoLibrary } from '../core/library/library';
import { readableResponse } from '../core/video/response';
import type { Video } from '../core/video/video';
import { plainText } from './plainText';

const responseScheme = 'video-ads-response';
const diagnosisUri = vscode.Uri.from({ scheme: 'video-ads-diagnosis', path: '/Diagnose Connection.txt' });

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

/** The last diagnosis of the connection as a read-only document, to read and to copy. */
export class DiagnosisDocument implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly changes = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changes.event;
  private readonly registration = registerProvider(diagnosisUri.scheme, this);
  private text = '';

  /** @param readAt when it was diagnosed, Date.now() */
  async show(text: string, readAt: number): Promise<void> {
    this.text = `${vscode.l10n.t('Checked {0}', dateAndTime(readAt))}\n\n${text}`;
    this.changes.fire(diagnosisUri);
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(diagnosisUri), { preview: true });
  }

  provideTextDocumentContent(): string {
    return this.text;
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
