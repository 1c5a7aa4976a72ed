/**
 * Replaces `@vscode/native-watchdog`, a native module that is not compiled here. Ends the extension host when the
 * server that started it has ended.
 */
export function start(parent: number): void {
  setInterval(() => {
    try {
      process.kill(parent, 0);
    } catch {
      process.exit(87);
    }
  }, 2000).unref();
}
