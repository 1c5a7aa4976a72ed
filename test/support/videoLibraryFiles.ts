import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { VscodeServer } from './vscodeServer';

/** Reads rows of an extension host's library from its file, like another window. */
export function libraryRows(server: VscodeServer, sql = 'SELECT * FROM videos'): Record<string, SQLOutputValue>[] {
  const file = path.join(server.globalStorage, 'library.db');
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

/** Returns the paths of downloaded videos. */
export function keptFiles(server: VscodeServer): string[] {
  const folder = path.join(server.globalStorage, 'files');
  return existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
}
