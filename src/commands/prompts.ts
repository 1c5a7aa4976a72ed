import { posix } from 'node:path';
import * as vscode from 'vscode';
import { isBrief } from '../core/campaign/plan';
import { readFrontMatter } from '../core/generate/frontMatter';
import {
  frontMatterLines,
  linesOf,
  longPromptCharacters,
  paragraphAround,
  textHash,
  toPrompt,
} from '../core/generate/prompts';
import { readSections } from '../core/generate/sections';
import type { TextSource, VideoIntent } from '../core/video/video';
import { confirm } from '../host/dialogs';
import { plainText } from '../host/escapeMarkdown';
import { UserError } from '../host/userErrors';
import type { Preset } from '../host/settings';
import type { AspectRatioChoice } from './serviceOptions';

/** A prompt and the location of its text. A prompt that was typed or comes from an unsaved editor has no location. */
export interface Prompt {
  readonly text: string;
  readonly source?: TextSource | undefined;
  /** The heading path of the brief's section that contains this prompt, such as `# Summer > ## Morning`. */
  readonly section?: string | undefined;
}

/** The durations and aspect ratios to preselect, and a preset whose text is added to the prompts. */
export interface Defaults {
  readonly durations?: readonly number[] | undefined;
  readonly aspectRatios?: readonly AspectRatioChoice[] | undefined;
  readonly preset?: Preset | undefined;
  /** The video being regenerated. Its extra fields are reused if the service is the same. */
  readonly again?: Pick<VideoIntent, 'service' | 'extraFields'> | undefined;
}

interface CollectedPrompts {
  readonly prompts: readonly Prompt[];
  /** The documents that contain the prompts, without duplicates. */
  readonly documents: readonly vscode.TextDocument[];
}

interface Piece {
  readonly document: vscode.TextDocument;
  readonly range: vscode.Range;
}

/** The defaults to preselect for each document that {@link openPrompt} opened. */
const opened = new WeakMap<vscode.TextDocument, Defaults>();

/** The text that the user last typed as a prompt. The input box offers it again until a video is recorded from it. */
let draft = '';

/** Clears the typed text if it is part of this prompt. Called when a video with this prompt is recorded. */
export function forgetTyped(prompt: string): void {
  const typed = toPrompt(draft);
  if (typed !== undefined && prompt.includes(typed)) draft = '';
}

/** Opens a prompt in an untitled editor. When the user generates from this editor, the defaults are preselected. */
export async function openPrompt(prompt: string, defaults: Defaults): Promise<void> {
  const document = await vscode.workspace.openTextDocument({ content: prompt, language: 'markdown' });
  opened.set(document, defaults);
  await vscode.window.showTextDocument(document);
}

/**
 * Collects the prompts of one command: one for each selection, or the user's choice if nothing is selected.
 * @param place a range to use instead of the selections, such as a section of a brief
 * @returns undefined when the user cancels
 * @throws UserError when there is no text
 */
export async function collectPrompts(place: vscode.Location | undefined): Promise<CollectedPrompts | undefined> {
  const pieces = await collectPieces(place);
  if (pieces === undefined) return undefined;
  const found = (await Promise.all(pieces.map(toPromptOf))).filter((prompt) => prompt !== undefined);
  // Equal selections, such as those of Select All Occurrences, result in one prompt.
  const prompts = [...new Map(found.map((prompt) => [prompt.text, prompt])).values()];
  if (prompts.length === 0) {
    throw new UserError(vscode.l10n.t('There is no text to generate a video from. Select some text and try again.'));
  }
  const documents = [...new Set(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.document])))];
  return { prompts, documents };
}

export function openedDefaults(document: vscode.TextDocument): Defaults | undefined {
  return opened.get(document);
}

async function collectPieces(place: vscode.Location | undefined): Promise<readonly (Piece | string)[] | undefined> {
  if (place !== undefined) {
    return [{ document: await vscode.workspace.openTextDocument(place.uri), range: place.range }];
  }
  // After a click on a walkthrough button, no text editor is active. The text then comes from a visible editor beside
  // the walkthrough page.
  return fromEditor(textEditor(({ selection }) => !selection.isEmpty));
}

/** Returns the active editor, or else the first visible editor that `isSuitable` accepts. Skips the Output view. */
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
  // Omits the prompt's source, because an unsaved document or a notebook cell cannot be opened by its URI later.
  if (document.isUntitled || document.uri.scheme === 'vscode-notebook-cell') return { text };
  const source = { uri: document.uri.toString(), startLine: range.start.line, hash: textHash(text) };
  return { text, source, section: await sectionWith(text, document) };
}

/**
 * The heading path of the section whose prompt equals this text. Undefined if the document is not a brief or has no
 * such section.
 */
async function sectionWith(text: string, document: vscode.TextDocument): Promise<string | undefined> {
  if (!isMarkdown(document)) return undefined;
  const lines = linesOf(document.getText());
  const sections = await readSections(lines);
  const frontMatter = await readFrontMatter(lines, () => true);
  if (!isBrief(posix.basename(document.uri.path), frontMatter, sections)) return undefined;
  return sections.find(({ prompt }) => prompt === text)?.path;
}

/** Returns the range of a document after its front matter. */
function bodyOf(document: vscode.TextDocument): vscode.Range {
  const whole = wholeOf(document);
  const from = isMarkdown(document) ? frontMatterLines(linesOf(document.getText())) : 0;
  return new vscode.Range(whole.end.line < from ? whole.end : new vscode.Position(from, 0), whole.end);
}

function wholeOf(document: vscode.TextDocument): vscode.Range {
  return new vscode.Range(new vscode.Position(0, 0), document.lineAt(document.lineCount - 1).range.end);
}

export function isMarkdown({ languageId }: vscode.TextDocument): boolean {
  return languageId === 'markdown';
}

async function fromEditor(editor: vscode.TextEditor | undefined): Promise<readonly (Piece | string)[] | undefined> {
  if (editor === undefined) return askForPrompt();
  const { document, selections } = editor;
  const selected = selections.filter(({ isEmpty }) => !isEmpty);
  if (selected.length > 0) return selected.map((range) => ({ document, range }));
  return opened.has(document) ? [{ document, range: wholeOf(document) }] : choose(editor);
}

/**
 * Called when nothing is selected. Asks whether to use the paragraph at the cursor or a typed prompt. Does not offer
 * the whole file, because one accidental click could spend credits on it. To use the whole file, the user selects all
 * of its text first.
 */
async function choose({ document, selection }: vscode.TextEditor): Promise<readonly (Piece | string)[] | undefined> {
  const paragraph = paragraphAround(linesOf(document.getText()), selection.active.line, bodyOf(document).start.line);
  if (paragraph === undefined) return askForPrompt();
  const range = new vscode.Range(paragraph.first, 0, paragraph.last, document.lineAt(paragraph.last).text.length);
  const current = { label: vscode.l10n.t('Current Paragraph'), detail: plainText(document.getText(range), 120) };
  const chosen = await vscode.window.showQuickPick([current, { label: vscode.l10n.t('Enter a Prompt…') }], {
    title: vscode.l10n.t('Generate Video'),
    placeHolder: vscode.l10n.t('Nothing is selected. Choose the text to use as the prompt.'),
  });
  if (chosen === undefined) return undefined;
  return chosen === current ? [{ document, range }] : askForPrompt();
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

/** Returns whether to continue. Asks the user only if a prompt is so long that many services would reject it. */
export async function confirmLength(prompts: readonly Prompt[]): Promise<boolean> {
  const longest = Math.max(...prompts.map(({ text }) => text.length));
  if (longest <= longPromptCharacters) return true;
  return confirm(
    vscode.l10n.t('The prompt has {0} characters.', longest.toLocaleString(vscode.env.language)),
    vscode.l10n.t('Many services accept only a few thousand characters and may reject a longer prompt.'),
    vscode.l10n.t('Continue'),
  );
}
