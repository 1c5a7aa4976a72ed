import * as vscode from 'vscode';

const everyMs = 60_000;

/**
 * Calls `update` once a minute while the window has focus, and when it gains focus. Without focus, no timer runs, so
 * the computer is not woken up.
 */
export function onEachMinute(update: () => void): vscode.Disposable {
  let timer: NodeJS.Timeout | undefined;
  const start = (): void => {
    timer = setInterval(update, everyMs).unref();
  };
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  const subscription = vscode.window.onDidChangeWindowState(({ focused }) => {
    if (!focused) stop();
    else if (timer === undefined) {
      start();
      update();
    }
  });
  if (vscode.window.state.focused) start();
  return vscode.Disposable.from(subscription, { dispose: stop });
}
