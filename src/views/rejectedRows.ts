import * as vscode from 'vscode';

/**
 * Dims the titles of videos that the user rejected. VS Code assigns colors to file URIs, so a row without a downloaded
 * file is not dimmed.
 */
export class RejectedRows implements vscode.FileDecorationProvider, vscode.Disposable {
  private readonly rejected = new Set<string>();
  private readonly changes = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChangeFileDecorations = this.changes.event;
  private readonly registration = vscode.window.registerFileDecorationProvider(this);

  set(file: vscode.Uri, isRejected: boolean): void {
    const key = file.toString();
    if (this.rejected.has(key) === isRejected) return;
    if (isRejected) this.rejected.add(key);
    else this.rejected.delete(key);
    this.changes.fire(file);
  }

  provideFileDecoration(file: vscode.Uri): vscode.FileDecoration | undefined {
    if (!this.rejected.has(file.toString())) return undefined;
    return { color: new vscode.ThemeColor('disabledForeground'), tooltip: vscode.l10n.t('rejected by you') };
  }

  dispose(): void {
    vscode.Disposable.from(this.registration, this.changes).dispose();
  }
}
