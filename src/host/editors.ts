import * as vscode from 'vscode';

/** The editor in use, where it has the user's text: the Output view's editors hold logs. */
export function activeEditor(): vscode.TextEditor | undefined {
  const { activeTextEditor } = vscode.window;
  return activeTextEditor?.document.uri.scheme === 'output' ? undefined : activeTextEditor;
}

/** The visible editors of the user's texts. */
export function textEditors(): readonly vscode.TextEditor[] {
  return vscode.window.visibleTextEditors.filter(({ document }) => document.uri.scheme !== 'output');
}

/** The file that a text is in: of a notebook's cell, whose URI VS Code makes of it, the notebook. */
export function documentFile(uri: vscode.Uri): vscode.Uri {
  if (uri.scheme !== 'vscode-notebook-cell') return uri;
  // After the cell's number: the scheme of the notebook, as the window has it. What is remote there is a file here.
  const scheme = Buffer.from(uri.fragment.slice(uri.fragment.indexOf('s') + 1), 'base64').toString();
  const folders = vscode.workspace.workspaceFolders ?? [];
  const isHere = scheme === 'vscode-remote' && !folders.some((folder) => folder.uri.scheme === scheme);
  return isHere ? vscode.Uri.file(uri.path) : uri.with({ scheme: scheme === '' ? 'file' : scheme, fragment: '' });
}
