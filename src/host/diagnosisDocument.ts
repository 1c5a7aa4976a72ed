import * as vscode from 'vscode';

const uri = vscode.Uri.from({ scheme: 'video-ads-diagnosis', path: '/Diagnose Connection.txt' });

/** The last diagnosis of the connection as a read-only document, to read and to copy. */
export class DiagnosisDocument implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly changes = new vscode.EventEmitter<vscode.Uri>();
  private readonly registration = vscode.workspace.registerTextDocumentContentProvider(uri.scheme, this);
  private text = '';

  readonly onDidChange = this.changes.event;

  async show(text: string): Promise<void> {
    this.text = text;
    this.changes.fire(uri);
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: true });
  }

  provideTextDocumentContent(): string {
    return this.text;
  }

  dispose(): void {
    this.registration.dispose();
    this.changes.dispose();
  }
}
