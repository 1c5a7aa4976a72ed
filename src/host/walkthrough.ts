import * as vscode from 'vscode';

export function completeStep(step: 'write' | 'generate' | 'watch' | 'campaign'): void {
  void vscode.commands.executeCommand('setContext', `videoAds.walkthrough.${step}`, true);
}
