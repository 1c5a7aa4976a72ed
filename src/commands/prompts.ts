import * as vscode from 'vscode';
import { isBrief } from '../core/campaign/plan';
import { readFrontMatter } from '../core/generate/frontMatter';
import { frontMatterLines, longPromptCharacters, paragraphAround, textHash, toPrompt } from '../core/generate/prompts';
import { readSections } from '../core/generate/sections';
import type { TextSource, VideoIntent } from '../core/video/video';
import { confirm } from '../host/dialogs';
import { plainText } from '../host/escapeMarkdown';
import { UserError } from '../host/problems';
import type { Preset } from '../host/settings';
import type { AspectRatioChoice } from './serviceOptions';

/** A prompt and the location of its text. Typed prompts and those of unsaved editors have no location. */
export interface Prompt {
  readonly text: string;
  readonly source?: TextSource;
  /** The heading path of the section with this text, see `Section`. */
  readonly section?: string;
}

/** The preselected durations and aspect ratios, and a preset whose text surrounds the prompts. */
export interface Defaults {
  readonly durations?: readonly number[] | undefined;
  readonly aspectRatios?: readonly AspectRatioChoice[] | undefined;
  readonly preset?: Preset | undefined;
  /** The video to generate again. If the service is the same, its extra fields are reused. */
  readonly again?: Pick<VideoIntent, 'service' | 'extraFields'> | undefined;
}

export interface CollectedPrompts {
  readonly prompts: readonly Prompt[];
  /** The documents of the prompts, without duplicates. */
  readonly documents: readonly vscode.TextDocument[];
}

interface Piece {
  readonly document: vscode.TextDocument;
  readonly range: vscode.Range;
}

/** The defaults of editors that {@link openPrompt} opened. */
const opened = new WeakMap<vscode.TextDocument, Defaults>();

/** The last typed text, until a video is recorded for it. */
let draft = '';

/** Clears the typed draft once a video was recorded from it. */
export function forgetTyped(prompt: string): void {
  const typed = toPrompt(draft);
  if (typed !== undefined && prompt.includes(typed)) draft = '';
}

/** Opens a prompt in an untitled editor. A video generated from it starts with these defaults. */
export async function openPrompt(prompt: string, defaults: Defaults): Promise<void> {
  const document = await vscode.workspace.openTextDocument({ content: prompt, language: 'markdown' });
  opened.set(document, defaults);
  await vscode.window.showTextDocument(document);
}

/**
 * The prompts of one command: each selection, or the user's choice if nothing is selected.
 * @param meant a range of a file, such as a section
 * @returns undefined when the user cancels
 * @throws UserError when there is no text
 */
export async function collectPrompts(meant: vscode.Location | undefined): Promise<CollectedPrompts | undefined> {
  const pieces = await collectPieces(meant);
  if (pieces === undefined) return undefined;
  const found = (await Promise.all(pieces.map(toPromptOf))).filter((prompt) => prompt !== undefined);
  // Equal selections, as from Select All Occurrences, make one prompt.
  const prompts = [...new Map(found.map((prompt) => [prompt.text, prompt])).values()];
  if (prompts.length === 0) {
    throw new UserError(vscode.l10n.t('There is no text to generate a video from. Select some text and try again.'));
  }
  const documents = [...new Set(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.document])))];
  return { prompts, documents };
}

/** The defaults of a document that {@link openPrompt} opened. */
export function openedDefaults(document: vscode.TextDocument): Defaults | undefined {
  return opened.get(document);
}

async function collectPieces(meant: vscode.Location | undefined): Promise<readonly (Piece | string)[] | undefined> {
  if (meant !== undefined) {
    return [{ document: await vscode.workspace.openTextDocument(meant.uri), range: meant.range }];
  }
  // A button of the walkthrough leaves the focus on the walkthrough's page. The text is in the editor beside it.
  return fromEditor(textEditor(({ selection }) => !selection.isEmpty));
}

/**
 * The active editor, or else the first visible one that meets the condition. Editors of the Output view are skipped.
 */
export function textEditor(isSuitable: (editor: vscode.TextEditor) => boolean): vscode.TextEditor | undefined {
  const { activeTextEditor, visibleTextEditors } = vscode.window;
  const isText = ({ document }: vscode.TextEditor): boolean => document.uri.scheme !== 'output';
  if (activeTextEditor !== undefined && isText(activeTextEditor)) return activeTextEditor;
  return visibleTextEditors.find((editor) => isText(editor) && isSuitable(editor));
}

async function toPromptOf(piece: Piece | string): Promise<Prompt | undefined> {
  if (typeof piece === 'string') {
    const text = toPrompt(piece);
    return text === undefined ? undefined : { text };
  }
  const { document } = piece;
  const range = bodyOf(document).intersection(piece.range);
  const text = range && toPrompt(document.getText(range));
  if (range === undefined || text === undefined) return undefined;
  // Unsaved documents and notebook cells cannot be opened by URI later.
  if (document.isUntitled || document.uri.scheme === 'vscode-notebook-cell') return { text };
  const { start, end } = range;
  const source = { uri: document.uri.toString(), startLine: start.line, endLine: end.line, hash: textHash(text) };
  const section = await sectionWith(text, document);
  return { text, source, ...(section === undefined ? {} : { section }) };
}

/**
 * The heading path of the section whose prompt equals this text. Undefined if the document is not a brief or has no
 * such section.
 */
async function sectionWith(text: string, document: vscode.TextDocument): Promise<string | undefined> {
  if (!isMarkdown(document)) return undefined;
  const lines = linesOf(document);
  const sections = await readSections(lines);
  const frontMatter = await readFrontMatter(lines, () => true);
  const name = document.uri.path.split('/').at(-1) ?? '';
  if (!isBrief(name, frontMatter, sections)) return undefined;
  return sections.find(({ prompt }) => prompt === text)?.path;
}

/** The range of a document without its front matter. */
function bodyOf(document: vscode.TextDocument): vscode.Range {
  const whole = wholeOf(document);
  const from = isMarkdown(document) ? frontMatterLines(linesOf(document)) : 0;
  return new vscode.Range(whole.end.line < from ? whole.end : new vscode.Position(from, 0), whole.end);
}

function wholeOf(document: vscode.TextDocument): vscode.Range {
  return new vscode.Range(new vscode.Position(0, 0), document.lineAt(document.lineCount - 1).range.end);
}

export function isMarkdown({ languageId }: vscode.TextDocument): boolean {
  return languageId === 'markdown';
}

function linesOf(document: vscode.TextDocument): string[] {
  return document.getText().split(/\r\n?|\n/);
}

async function fromEditor(editor: vscode.TextEditor | undefined): Promise<readonly (Piece | string)[] | undefined> {
  if (editor === undefined) return askForPrompt();
  const { document, selections } = editor;
  const selected = selections.filter(({ isEmpty }) => !isEmpty);
  if (selected.length > 0) return selected.map((range) => ({ document, range }));
  return opened.has(document) ? [{ document, range: wholeOf(document) }] : choose(editor);
}

/** Without a selection, offers the paragraph at the cursor, the whole file, or typing a prompt. */
async function choose({ document, selection }: vscode.TextEditor): Promise<readonly (Piece | string)[] | undefined> {
  const body = bodyOf(document);
  const paragraph = paragraphAround(linesOf(document), selection.active.line, body.start.line);
  const choices: (vscode.QuickPickItem & { readonly range?: vscode.Range })[] = [];
  if (paragraph !== undefined) {
    const range = new vscode.Range(paragraph.first, 0, paragraph.last, document.lineAt(paragraph.last).text.length);
    choices.push({
      label: vscode.l10n.t('Current Paragraph'),
      detail: plainText(document.getText(range), 120),
      range,
    });
  }
  const whole = document.getText(body);
  if (toPrompt(whole) !== undefined) {
    const size = vscode.l10n.t('{0} characters', whole.length.toLocaleString(vscode.env.language));
    choices.push({ label: vscode.l10n.t('Whole File'), description: size, range: body });
  }
  if (choices.length === 0) return askForPrompt();
  choices.push({ label: vscode.l10n.t('Enter a Prompt…') });
  const chosen = await vscode.window.showQuickPick(choices, {
    title: vscode.l10n.t('Generate Video'),
    placeHolder: vscode.l10n.t('Nothing is selected. Choose the text to use as the prompt.'),
  });
  if (chosen === undefined) return undefined;
  return chosen.range === undefined ? askForPrompt() : [{ document, range: chosen.range }];
}

async function askForPrompt(): Promise<readonly string[] | undefined> {
  const text = await vscode.window.showInputBox({
    title: vscode.l10n.t('Generate Video'),
    prompt: vscode.l10n.t('Describe the video'),
    placeHolder: vscode.l10n.t('A sentence or two of ad copy'),
    value: draft,
    ignoreFocusOut: true,
    validateInput: (value) => {
      draft = value;
      return value !== '' && toPrompt(value) === undefined ? vscode.l10n.t('Enter at least one word.') : undefined;
    },
  });
  draft = text ?? draft;
  return text === undefined ? undefined : [text];
}

/** Asks whether to send a prompt that many services would reject as too long. */
export async function confirmLength(prompts: readonly Prompt[]): Promise<boolean> {
  const longest = Math.max(...prompts.map(({ text }) => text.length));
  if (longest <= longPromptCharacters) return true;
  return confirm(
    vscode.l10n.t('The prompt has {0} characters.', longest.toLocaleString(vscode.env.language)),
    vscode.l10n.t('Many services accept only a few thousand characters and may reject a longer prompt.'),
    vscode.l10n.t('Continue'),
  );
}
