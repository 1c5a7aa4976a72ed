/**
 * Replaces `@vscode/native-watchdog`, a native module that is not compiled here. Ends an extension host with the server
 * that started it.
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
