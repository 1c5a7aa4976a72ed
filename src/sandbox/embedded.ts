import { describeError } from './log';
import type { Sandbox } from './sandbox';

/** What the child process sends to its parent; src/host/sandboxProcess.ts reads it. */
export type EmbeddedMessage =
  | { readonly type: 'ready'; readonly baseUrl: string; readonly apiKey: string }
  | { readonly type: 'failed'; readonly message: string };

/** How long stopping may take once the parent is gone, in ms. */
const stopMs = 3_000;

/**
 * Serves the process that forked this one: sends it the base URL and a key that lives in memory alone, and ends with
 * it, even if the parent was killed (the IPC channel closes all the same).
 */
export async function serveParent(start: () => Promise<Sandbox>): Promise<void> {
  if (process.send === undefined) throw new Error('--embedded is for a process forked with an IPC channel.');
  let sandbox: Sandbox | undefined;
  process.once('disconnect', () => {
    setTimeout(() => process.exit(), stopMs);
    void (sandbox?.stop() ?? Promise.resolve()).finally(() => process.exit());
  });
  try {
    sandbox = await start();
    const apiKey = sandbox.keys.createInMemory(sandbox.accounts.open());
    await send({ type: 'ready', baseUrl: sandbox.baseUrl, apiKey });
  } catch (error) {
    process.exitCode = 1;
    // What is not sent yet when the channel is closed is lost.
    await send({ type: 'failed', message: describeError(error) });
    await sandbox?.stop();
    if (process.connected) process.disconnect();
  }
}

/** Resolves once the message is sent, or the parent gone. */
async function send(message: EmbeddedMessage): Promise<void> {
  if (!process.connected) return;
  await new Promise<void>((resolve) => process.send?.(message, () => resolve()));
}
