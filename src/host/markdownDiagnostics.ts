import { posix } from 'node:path';
import * as vscode from 'vscode';
import { type FrontMatter, type FrontMatterProblem, readFrontMatter } from '../core/generate/frontMatter';
import { linesOf } from '../core/generate/prompts';
import { plainText } from './escapeMarkdown';
import { createPresetStep } from './nextSteps';
import { UserError } from './userErrors';
import type { Settings } from './settings';

/**
 * Shows invalid front matter and damaged record files in the Problems view. A Markdown file is checked only after the
 * user has generated from it, because its `duration` may be meant for another tool.
 */
export class Diagnostics implements vscode.Disposable {
  private readonly collection = vscode.languages.createDiagnosticCollection('videoAds');
  private readonly records = vscode.languages.createDiagnosticCollection('videoAdsRecords');
  private readonly subscriptions: vscode.Disposable;

  constructor(private readonly settings: Settings) {
    this.subscriptions = vscode.Disposable.from(
      this.collection,
      this.records,
      vscode.languages.registerCodeActionsProvider(
        { language: 'markdown' },
        { provideCodeActions: (document, _range, context) => this.fixes(document, context) },
        { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] },
      ),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.checkAgain(document)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.collection.delete(uri)),
      settings.onDidChange(() => vscode.workspace.textDocuments.forEach((document) => this.checkAgain(document))),
    );
  }

  /**
   * Reads the front matter of a Markdown file. An unknown preset is reported as a warning and causes no error.
   * @throws UserError if a value cannot be used
   */
  async frontMatter(document: vscode.TextDocument): Promise<FrontMatter> {
    const read = await this.check(document);
    if (read.problems.every(({ kind }) => kind !== 'wrong')) return read;
    const name = plainText(posix.basename(document.uri.path), 60);
    throw new UserError(
      vscode.l10n.t("The front matter of {0} has values that can't be used. Nothing was sent.", name),
      [{ title: vscode.l10n.t('Show Problems'), command: 'workbench.actions.view.problems' }],
    );
  }

  /**
   * Shows in the Problems view why a brief's record file is not updated. An undefined `message` removes the problem.
   */
  showRecordProblem(uri: vscode.Uri, message: string | undefined): void {
    if (message === undefined) this.records.delete(uri);
    else this.records.set(uri, [new vscode.Diagnostic(new vscode.Range(0, 0, 0, 1), message)]);
  }

  dispose(): void {
    this.subscriptions.dispose();
  }

  private async check(document: vscode.TextDocument): Promise<FrontMatter> {
    const read = await this.read(document);
    if (document.isClosed) return read;
    this.collection.set(
      document.uri,
      read.problems.map(({ kind, line, from, to, message }) => {
        const { Error: error, Warning: warning } = vscode.DiagnosticSeverity;
        const severity = kind === 'wrong' ? error : warning;
        const diagnostic = new vscode.Diagnostic(new vscode.Range(line, from, line, to), message, severity);
        return Object.assign(diagnostic, { source: 'Video Ads', code: kind });
      }),
    );
    return read;
  }

  private checkAgain(document: vscode.TextDocument): void {
    if (this.collection.has(document.uri)) void this.check(document);
  }

  /** Offers a quick fix for an unknown preset: create a preset with that name. */
  private async fixes(
    document: vscode.TextDocument,
    { diagnostics }: Pick<vscode.CodeActionContext, 'diagnostics'>,
  ): Promise<vscode.CodeAction[]> {
    const own = diagnostics.filter(({ code }) => code === ('unknownPreset' satisfies FrontMatterProblem['kind']));
    const { preset } = own.length === 0 ? {} : await this.read(document);
    if (preset === undefined) return [];
    const command = createPresetStep(preset);
    const action = new vscode.CodeAction(command.title, vscode.CodeActionKind.QuickFix);
    return [Object.assign(action, { diagnostics: own, command, isPreferred: true })];
  }

  private async read(document: vscode.TextDocument): Promise<FrontMatter> {
    const { presets } = this.settings;
    const isPreset = (name: string): boolean => presets.some((preset) => preset.name === name);
    return readFrontMatter(linesOf(document.getText()), isPreset);
  }
}
