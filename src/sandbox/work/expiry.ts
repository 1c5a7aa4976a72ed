import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ledger } from '../ledger/ledgerFile';

/** Prompts and files are removed this many ms after their video finished. By then, the extension has its own copies. */
const defaultKeepMs = 7 * 86_400_000;
/** Maximum total size of the kept files, in bytes. The oldest files are removed first. */
const defaultKeepBytes = 2 * 1024 ** 3;

/**
 * Removes expired files and prompts, and old files that belong to no job. Killed processes and damaged ledgers leave
 * such files behind. Finally, writes the file `cleaned` into the data folder. src/host/sandboxProcess.ts reads the time
 * of the last cleanup from that file's modification time.
 */
export async function removeExpired(
  ledger: Ledger,
  { keepMs, keepBytes } = { keepMs: defaultKeepMs, keepBytes: defaultKeepBytes },
): Promise<void> {
  ledger.write((db) => {
    const now = Date.now();
    const past = `
      UPDATE jobs SET files_removed_at = ?, prompt = '' WHERE id IN (
        SELECT id FROM (
          SELECT id, finished_at, SUM(COALESCE(file_bytes, 0)) OVER (ORDER BY finished_at DESC, rowid DESC) AS bytes
          FROM jobs WHERE status = 'completed' AND files_removed_at IS NULL)
        WHERE finished_at < ? OR bytes > ?)`;
    db.prepare(past).run(now, now - keepMs, keepBytes);
    const expired = `UPDATE jobs SET prompt = '' WHERE status = 'failed' AND prompt <> '' AND finished_at < ?`;
    db.prepare(expired).run(now - keepMs);
  });
  const files = ledger.db.prepare(`SELECT file_name, files_removed_at FROM jobs WHERE status = 'completed'`).all();
  const [folder, inFiles] = [path.dirname(ledger.filesFolder), (name: string) => path.join(ledger.filesFolder, name)];
  const removed = new Map(files.map((row) => [inFiles(String(row.file_name)), row.files_removed_at !== null]));
  const damaged = (await readdir(folder)).filter((name) => name.includes('.unreadable-'));
  for (const file of [
    ...(await readdir(ledger.filesFolder)).map(inFiles),
    ...damaged.map((name) => path.join(folder, name)),
  ]) {
    const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (removed.get(file) ?? age > keepMs) await rm(file, { force: true }).catch(() => undefined);
  }
  await writeFile(path.join(folder, 'cleaned'), '');
}
