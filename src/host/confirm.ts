import * as vscode from 'vscode';

/** Asks before something that cannot be undone or spends credits. Resolves to whether the user said so. */
export async function confirm(message: string, detail: string, action: string): Promise<boolean> {
  return (await vscode.window.showWarningMessage(message, { modal: true, detail }, action)) === action;
}
