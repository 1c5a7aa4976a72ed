import * as vscode from 'vscode';
import { isText, longPromptCharacters, paragraphAround, toPrompt } from '../core/generate/prompts';
import { confirm } from '../host/dialogs';
import { plainText } from '../host/plainText';
import { UserError } from '../host/problems';

const maxFileBytes = 1024 * 1024;

/**
 * The prompts of one command run: each selection, or what the user chooses where nothing is selected.
 * @param files text files from the Explorer, each taken whole
 * @returns undefined when the user gave up
 * @throws UserError when there is nothing to generate a video from
 */
export async function collectPrompts(files: readonly vscode.Uri[]): Promise<readonly string[] | undefined> {
  const { activeTextEditor, visibleTextEditors } = vscode.window;
  // The walkthrough's page has the focus when its button is pressed; the text is beside it.
  const editor = activeTextEditor ?? visibleTextEditors.find(({ selection }) => !selection.isEmpty);
  const texts = files.length === 0 ? await fromEditor(editor) : await Promise.all(files.map(fromFile));
  if (texts === undefined) return undefined;
  const prompts = texts.map(toPrompt).filter((prompt) => prompt !== undefined);
  if (prompts.length === 0) {
    throw new UserError(vscode.l10n.t('There is no text to generate a video from. Select some text and try again.'));
  }
  return (await areShortEnough(prompts)) ? prompts : undefined;
}

async function fromEditor(editor: vscode.TextEditor | undefined): Promise<readonly string[] | undefined> {
  if (editor === undefined) return askForPrompt();
  const selected = editor.selections.filter(({ isEmpty }) => !isEmpty);
  if (selected.length > 0) return selected.map((selection) => editor.document.getText(selection));
  return choose(editor);
}

/** Nothing is selected: the paragraph at the cursor, the whole file, or text typed now. */
async function choose({ document, selection }: vscode.TextEditor): Promise<readonly string[] | undefined> {
  const lines = {
    count: document.lineCount,
    isBlank: (line: number) => document.lineAt(line).isEmptyOrWhitespace,
  };
  const paragraph = paragraphAround(lines, selection.active.line);
  const range =
    paragraph && new vscode.Range(paragraph.first, 0, paragraph.last, document.lineAt(paragraph.last).text.length);
  const whole = document.getText();
  const choices: (vscode.QuickPickItem & { readonly text: string | undefined })[] = [];
  if (range !== undefined) {
    const text = document.getText(range);
    choices.push({ label: vscode.l10n.t('Current Paragraph'), detail: plainText(text, 120), text });
  }
  if (toPrompt(whole) !== undefined) {
    const size = vscode.l10n.t('{0} characters', whole.length.toLocaleString(vscode.env.language));
    choices.push({ label: vscode.l10n.t('Whole File'), description: size, text: whole });
  }
  if (choices.length === 0) return askForPrompt();
  choices.push({ label: vscode.l10n.t('Enter a Prompt…'), text: undefined });
  const chosen = await vscode.window.showQuickPick(choices, {
    title: vscode.l10n.t('Generate Video'),
    placeHolder: vscode.l10n.t('Nothing is selected. Choose the text to use as the prompt.'),
  });
  if (chosen === undefined) return undefined;
  return chosen.text === undefined ? askForPrompt() : [chosen.text];
}

async function askForPrompt(): Promise<readonly string[] | undefined> {
  const text = await vscode.window.showInputBox({
    title: vscode.l10n.t('Generate Video'),
    prompt: vscode.l10n.t('Describe the video'),
    placeHolder: vscode.l10n.t('A sentence or two of ad copy'),
    ignoreFocusOut: true,
    validateInput: (value) =>
      value !== '' && toPrompt(value) === undefined ? vscode.l10n.t('Enter at least one word.') : undefined,
  });
  return text === undefined ? undefined : [text];
}

async function fromFile(file: vscode.Uri): Promise<string> {
  const open = vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === file.toString());
  if (open !== undefined) return open.getText();
  const name = plainText(file.path.slice(file.path.lastIndexOf('/') + 1), 60);
  const { size, type } = await vscode.workspace.fs.stat(file);
  if ((type & vscode.FileType.Directory) !== 0) {
    throw new UserError(vscode.l10n.t('{0} is a folder. Choose a text file.', name));
  }
  if (size > maxFileBytes) {
    throw new UserError(vscode.l10n.t('{0} is too large for a prompt. Open it and select the part you want.', name));
  }
  const bytes = await vscode.workspace.fs.readFile(file);
  if (!isText(bytes)) {
    throw new UserError(vscode.l10n.t('{0} is not a text file. Choose a file with readable text.', name));
  }
  return new TextDecoder('utf-8').decode(bytes);
}

async function areShortEnough(prompts: readonly string[]): Promise<boolean> {
  const longest = Math.max(...prompts.map(({ length }) => length));
  if (longest <= longPromptCharacters) return true;
  return confirm(
    vscode.l10n.t('The prompt has {0} characters.', longest.toLocaleString(vscode.env.language)),
    vscode.l10n.t('Many services accept only a few thousand characters and may reject a longer prompt.'),
    vscode.l10n.t('Continue'),
  );
}
