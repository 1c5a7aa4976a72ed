import { describeError } from './log';
import type { Sandbox } from './sandbox';

/** The message from the child process to its parent, src/host/sandboxProcess.ts. */
export type EmbeddedMessage =
  | { readonly type: 'ready'; readonly baseUrl: string; readonly apiKey: string }
  | { readonly type: 'failed'; readonly message: string };

/** Time limit in ms for a shutdown after the parent has exited. */
const stopMs = 3_000;

/**
 * Starts the sandbox and sends the parent process its base URL and a key that exists only in memory.
 * When the parent ends, even by a kill, the IPC channel closes and this process exits.
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
    // Waits until the message is sent, because closing the channel drops unsent messages.
    await send({ type: 'failed', message: describeError(error) });
    await sandbox?.stop();
    if (process.connected) process.disconnect();
  }
}

/** Resolves when the message is sent or the parent has exited. */
async function send(message: EmbeddedMessage): Promise<void> {
  if (!process.connected) return;
  await new Promise<void>((resolve) => process.send?.(message, () => resolve()));
}
