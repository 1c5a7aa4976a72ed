import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Disposable } from '../event';
import { takeLock } from './files';
import type { Sqlite } from './schema';

/** Minimum age of a file that may be deleted. A younger file may belong to a window that has not locked it yet. */
const pruneAfterMs = 60_000;

/**
 * Tracks which windows are open. Each window locks its own file, `windows/<ID>`. The operating system releases the lock
 * when the process ends, even if it crashes.
 */
export class WindowLiveness implements Disposable {
  /** Identifies this window's open library. A reload of the window creates a new ID. */
  readonly ownId = randomUUID();
  private readonly folder = join(this.libraryFolder, 'windows');
  private lock: DatabaseSync | undefined;

  constructor(
    private readonly sqlite: Sqlite,
    private readonly libraryFolder: string,
  ) {}

  /**
   * Locks this window's file. A later call restores the lock if the file was deleted or an earlier call failed, such as
   * on a full disk.
   */
  register(): void {
    if (this.lock !== undefined && existsSync(join(this.folder, this.ownId))) return;
    this.dispose();
    mkdirSync(this.folder, { recursive: true });
    this.lock = takeLock(this.sqlite, join(this.folder, this.ownId));
  }

  hasEnded(id: string): boolean {
    if (id === this.ownId) return false;
    const file = join(this.folder, id);
    if (!existsSync(file)) return true;
    const lock = takeLock(this.sqlite, file);
    lock?.close();
    return lock !== undefined;
  }

  /**
   * Deletes the files of killed windows.
   * @returns the IDs of the killed windows
   */
  prune(): string[] {
    const killed = readdirSync(this.folder).filter((id) => {
      const { mtimeMs = 0 } = statSync(join(this.folder, id), { throwIfNoEntry: false }) ?? {};
      // Skips the journal that SQLite keeps beside each lock file.
      return !id.endsWith('-journal') && Math.abs(Date.now() - mtimeMs) > pruneAfterMs && this.hasEnded(id);
    });
    for (const id of killed) rmSync(join(this.folder, id), { force: true });
    return killed;
  }

  dispose(): void {
    if (this.lock === undefined) return;
    this.lock.close();
    this.lock = undefined;
    rmSync(join(this.folder, this.ownId), { force: true });
  }
}
