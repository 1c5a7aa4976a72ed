import * as vscode from 'vscode';
import { linesOf } from '../core/generate/prompts';
import { readSections } from '../core/generate/sections';

/** The heading paths of a document's sections, unsaved changes included. Empty if the document cannot be read. */
export async function sectionPaths(uri: vscode.Uri): Promise<string[]> {
  try {
    const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
    const text = open?.getText() ?? new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
    return (await readSections(linesOf(text))).map(({ path }) => path);
  } catch {
    return [];
  }
}
