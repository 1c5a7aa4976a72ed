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
  // After the cell's number: the scheme of the notebook.
  const [, encoded = ''] = uri.fragment.split('s', 2);
  return uri.with({ scheme: Buffer.from(encoded, 'base64').toString() || 'file', fragment: '' });
}
