import type * as vscode from 'vscode';

export function showLog({ log }: { readonly log: vscode.LogOutputChannel }): () => void {
  return () => {
    log.show(true);
  };
}
