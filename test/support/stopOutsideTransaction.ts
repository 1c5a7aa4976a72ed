import { lockLibrary } from './lockLibrary';
import type { VscodeServer } from './vscodeServer';
import { waitUntil } from './waitUntil';

/**
 * Stops an extension host (SIGSTOP), but not during a write transaction: a process that is stopped there keeps the lock
 * of the library, and every other window waits until the process resumes.
 */
export async function stopOutsideTransaction(pid: number, server: VscodeServer): Promise<void> {
  await waitUntil('a stop outside a transaction', () => {
    process.kill(pid, 'SIGSTOP');
    try {
      lockLibrary(server, 1_000)();
      return true;
    } catch (error) {
      process.kill(pid, 'SIGCONT');
      throw error;
    }
  });
}
