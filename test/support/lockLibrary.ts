import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { VscodeServer } from './vscodeServer';

/** Holds a write transaction on the library, like a slow window, until the returned function is called. */
export function lockLibrary(server: VscodeServer): () => void {
  const database = new DatabaseSync(path.join(server.globalStorage, 'library.db'), { timeout: 10_000 });
  database.exec('BEGIN IMMEDIATE');
  return () => {
    database.exec('ROLLBACK');
    database.close();
  };
}
