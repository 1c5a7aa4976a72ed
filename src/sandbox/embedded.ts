import { describeError } from './log';
import type { Sandbox } from './sandbox';

/** The only message from the child process to its parent, src/host/sandboxProcess.ts. */
export type EmbeddedMessage =
  | { readonly type: 'ready'; readonly baseUrl: string; readonly apiKey: string }
  | { readonly type: 'failed'; readonly message: string };

/** After the parent has exited, the sandbox has this many ms to stop. Then the process exits anyway. */
const stopMs = 3_000;

/**
 * Starts the sandbox. Sends the parent process the sandbox's base URL and an API key that exists only in memory. When
 * the parent exits or is killed, the IPC channel closes and this process exits.
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
