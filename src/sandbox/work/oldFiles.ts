import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Ledger } from '../ledger/ledger';

export interface KeepLimits {
  /** Files are kept this long after the video was finished, in ms. */
  readonly keepMs: number;
  /** The newest files are kept up to this many bytes together. */
  readonly keepBytes: number;
}

/** Finished files are kept for 7 days and 2 GB; the extension has its own copies by then. */
export const defaultKeepLimits: KeepLimits = { keepMs: 7 * 86_400_000, keepBytes: 2 * 1024 ** 3 };

/** A file nobody refers to may still be about to be; it is left alone for this long, in ms. */
const strayMs = 10 * 60_000;

/** Removes the files of videos past the limits, with their prompts, those of failed ones, and what killed processes left. */
export async function removeOldFiles(ledger: Ledger, { keepMs, keepBytes }: KeepLimits): Promise<void> {
  await ledger.write((db) => {
    const now = ledger.clock();
    const finished = db
      .prepare(
        `SELECT id, finished_at, COALESCE(file_bytes, 0) AS bytes FROM jobs
         WHERE status = 'completed' AND files_removed_at IS NULL ORDER BY finished_at DESC, rowid DESC`,
      )
      .all();
    let bytes = 0;
    for (const row of finished) {
      bytes += Number(row.bytes);
      if (Number(row.finished_at) >= now - keepMs && bytes <= keepBytes) continue;
      db.prepare(`UPDATE jobs SET files_removed_at = ?, prompt = '' WHERE id = ?`).run(now, String(row.id));
    }
    db.prepare(`UPDATE jobs SET prompt = '' WHERE status = 'failed' AND prompt <> '' AND finished_at < ?`).run(
      now - keepMs,
    );
  });
  const wanted = new Set(
    ledger.read((db) =>
      db
        .prepare(`SELECT file_name, thumbnail_name FROM jobs WHERE status = 'completed' AND files_removed_at IS NULL`)
        .all()
        .flatMap((row) => [row.file_name, row.thumbnail_name]),
    ),
  );
  for (const name of await readdir(ledger.filesFolder)) {
    if (wanted.has(name)) continue;
    const file = path.join(ledger.filesFolder, name);
    const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (age > strayMs || isRemoved(ledger, name)) await rm(file, { force: true }).catch(() => undefined);
  }
}

function isRemoved(ledger: Ledger, name: string): boolean {
  const find = 'SELECT 1 FROM jobs WHERE files_removed_at IS NOT NULL AND (file_name = ? OR thumbnail_name = ?)';
  return ledger.read((db) => db.prepare(find).get(name, name)) !== undefined;
}
