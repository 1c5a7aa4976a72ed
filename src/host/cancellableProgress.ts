import * as vscode from 'vscode';

/** Shows what is going on until it is done; Cancel aborts the signal. The place where VS Code's token becomes a signal. */
export async function withCancellableProgress<T>(title: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return vscode.window.withProgress(
    { location: vscode.ProgressLocation.Notification, title, cancellable: true },
    async (_progress, token) => {
      const abort = new AbortController();
      token.onCancellationRequested(() => {
        abort.abort();
      });
      return work(abort.signal);
    },
  );
}
