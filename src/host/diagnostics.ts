import * as vscode from 'vscode';
import { type FrontMatter, readFrontMatter } from '../core/generate/frontMatter';
import { plainText } from './escapeMarkdown';
import { UserError } from './problems';
import type { Settings } from './settings';

/**
 * Shows wrong front matter and damaged records in the Problems view. A file is checked only once it kept a video from
 * being generated: before, its `duration` may belong to another tool.
 */
export class Diagnostics implements vscode.Disposable {
  private readonly collection = vscode.languages.createDiagnosticCollection('videoAds');
  private readonly records = vscode.languages.createDiagnosticCollection('videoAdsRecords');
  private readonly subscriptions: vscode.Disposable;

  constructor(private readonly settings: Settings) {
    this.subscriptions = vscode.Disposable.from(
      this.collection,
      this.records,
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.checkAgain(document)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.collection.delete(uri)),
      settings.onDidChange(() => vscode.workspace.textDocuments.forEach((document) => this.checkAgain(document))),
    );
  }

  /**
   * Reads the front matter of a Markdown file.
   * @throws UserError for unusable values
   */
  async frontMatter(document: vscode.TextDocument): Promise<FrontMatter> {
    const read = await this.check(document);
    if (read.problems.length === 0) return read;
    const name = plainText(document.uri.path.slice(document.uri.path.lastIndexOf('/') + 1), 60);
    throw new UserError(
      vscode.l10n.t("The front matter of {0} has values that can't be used. Nothing was sent.", name),
      [{ title: vscode.l10n.t('Show Problems'), command: 'workbench.actions.view.problems' }],
    );
  }

  /** Shows why a brief's record is not updated. Undefined removes the problem. */
  showRecordProblem(uri: vscode.Uri, message: string | undefined): void {
    if (message === undefined) this.records.delete(uri);
    else this.records.set(uri, [new vscode.Diagnostic(new vscode.Range(0, 0, 0, 1), message)]);
  }

  dispose(): void {
    this.subscriptions.dispose();
  }

  private async check(document: vscode.TextDocument): Promise<FrontMatter> {
    const read = await readFrontMatter(document.getText().split(/\r\n?|\n/), (name) => this.presetProblem(name));
    if (document.isClosed) return read;
    this.collection.set(
      document.uri,
      read.problems.map(
        ({ line, from, to, message }) => new vscode.Diagnostic(new vscode.Range(line, from, line, to), message),
      ),
    );
    return read;
  }

  private checkAgain(document: vscode.TextDocument): void {
    if (this.collection.has(document.uri)) void this.check(document);
  }

  private presetProblem(name: string): string | undefined {
    const isKnown = this.settings.presets.some((preset) => preset.name === name);
    return isKnown
      ? undefined
      : vscode.l10n.t('The setting videoAds.presets has no preset of this name that can be used.');
  }
}
