import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Disposable } from '../event';
import { takeLock } from './files';
import type { Sqlite } from './schema';

/** A longer time between two looks counts as this much: both windows may have slept. */
const longestLookMs = 10_000;

/** A younger file may not have its lock yet. */
const pruneAfterMs = 60_000;

/**
 * Which windows live. Each holds the lock of a file of its own, `windows/<ID>`, which the operating system lets go of when
 * its process ends, however it does: no process ID, no beat and no time of day is compared.
 */
export class Liveness implements Disposable {
  /** This open library; another window, or the same after a reload, has another. */
  readonly ownId = randomUUID();
  private readonly folder = join(this.libraryFolder, 'windows');
  private lock: DatabaseSync | undefined;
  private readonly watched = new Map<string, { beat: string; lookedAt: number; unchangedMs: number }>();

  constructor(
    private readonly sqlite: Sqlite,
    private readonly libraryFolder: string,
  ) {}

  /** Says that this window lives; again where the disk was full or the library's folder was deleted meanwhile. */
  begin(): void {
    if (this.lock !== undefined && existsSync(join(this.folder, this.ownId))) return;
    this.dispose();
    mkdirSync(this.folder, { recursive: true });
    this.lock = takeLock(this.sqlite, join(this.folder, this.ownId));
  }

  isGone(id: string): boolean {
    const file = join(this.folder, id);
    if (id === this.ownId || !existsSync(file)) return id !== this.ownId;
    const lock = takeLock(this.sqlite, file);
    lock?.close();
    return lock !== undefined;
  }

  /** Deletes the files of windows that were killed. @returns their IDs */
  prune(): string[] {
    const killed = readdirSync(this.folder).filter((id) => {
      const { mtimeMs = 0 } = statSync(join(this.folder, id), { throwIfNoEntry: false }) ?? {};
      // SQLite's journal beside a lock is no window's.
      return !id.endsWith('-journal') && Math.abs(Date.now() - mtimeMs) > pruneAfterMs && this.isGone(id);
    });
    for (const id of killed) rmSync(join(this.folder, id), { force: true });
    return killed;
  }

  /** Whether something has not changed for a while, as this process has watched it by its own monotonic clock. */
  isStill(name: string, beat: string, forMs: number): boolean {
    const now = performance.now();
    const last = this.watched.get(name);
    const isSame = last?.beat === beat;
    const unchangedMs = isSame ? last.unchangedMs + Math.min(now - last.lookedAt, longestLookMs) : 0;
    this.watched.set(name, { beat, lookedAt: now, unchangedMs });
    return unchangedMs >= forMs;
  }

  /** Begins to watch anew. */
  forget(name: string): void {
    this.watched.delete(name);
  }

  dispose(): void {
    if (this.lock === undefined) return;
    this.lock.close();
    this.lock = undefined;
    rmSync(join(this.folder, this.ownId), { force: true });
  }
}
