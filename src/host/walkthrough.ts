import * as vscode from 'vscode';

/** Completes a step of the walkthrough: the user did what it describes. */
export function completeStep(step: 'write' | 'generate' | 'watch'): void {
  void vscode.commands.executeCommand('setContext', `videoAds.walkthrough.${step}`, true);
}
