import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { VscodeServer } from './vscodeServer';

/**
 * Holds a write transaction on the library, like a slow window, until the returned function is called.
 * @throws the error of SQLite if another process holds the lock for more than `timeout` ms
 */
export function lockLibrary(server: VscodeServer, timeout = 10_000): () => void {
  const database = new DatabaseSync(path.join(server.globalStorage, 'library.db'), { timeout });
  try {
    database.exec('BEGIN IMMEDIATE');
  } catch (error) {
    database.close();
    throw error;
  }
  return () => {
    database.exec('ROLLBACK');
    database.close();
  };
}
