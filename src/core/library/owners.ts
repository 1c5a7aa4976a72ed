import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import * as l10n from '@vscode/l10n';
import type { Disposable } from '../event';
import type { LibraryConnection } from './connection';
import type { LibraryDatabase } from './database';
import { readVideo, updateVideo } from './rows';
import type { Log } from '../log';
import type { Video } from '../video/video';
import { leaveVideoUnconfirmed } from '../video/applyResponse';

/** A window that has not said for this long that it is alive is taken for gone. */
const aliveForMs = 30_000;
/** A lease that expired so long ago was left by a window that was killed. */
const leasesKeptMs = 86_400_000;
const sayAliveEveryMs = 8_000;

/**
 * Which window is sending which video's request. While a window has requests under way it says every few seconds that
 * it is alive; a window that stops saying so, or whose process is gone, has abandoned them.
 */
export class LibraryOwners implements Disposable {
  /** This open library; another window, or the same after a reload, has another. */
  readonly ownId = randomUUID();
  private timer: NodeJS.Timeout | undefined;
  private disposed = false;

  constructor(
    private readonly database: LibraryDatabase,
    private readonly clock: () => number,
    private readonly log: Log,
  ) {}

  /** Says that this window is alive, in the transaction in which it begins a request. */
  sayAlive(connection: LibraryConnection): void {
    connection.run(
      `INSERT INTO owners (id, pid, machine, expires_at) VALUES (?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET expires_at = excluded.expires_at`,
      this.ownId,
      process.pid,
      machine,
      this.clock() + aliveForMs,
    );
  }

  /** Goes on saying so until no request of this window is under way. */
  keepAlive(): void {
    if (this.timer !== undefined || this.disposed) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.refresh().catch((error: unknown) => {
        this.log.warn(`Library: ${String(error)}`);
        this.keepAlive();
      });
    }, sayAliveEveryMs);
    this.timer.unref();
  }

  /** The keys of videos whose request was being sent by a window that is no longer there. */
  abandoned(connection: LibraryConnection): string[] {
    const owners = connection.all(
      `SELECT DISTINCT v.owner AS id, o.pid, o.machine, o.expires_at FROM videos v LEFT JOIN owners o ON o.id = v.owner
        WHERE v.state = 'submitting' AND v.owner IS NOT ?`,
      this.ownId,
    );
    const gone = owners.filter((owner) => this.isGone(owner));
    return gone.flatMap((owner) =>
      connection
        .all(`SELECT key FROM videos WHERE state = 'submitting' AND owner IS ?`, owner.id ?? null)
        .map((row) => String(row.key)),
    );
  }

  /** Makes the abandoned videos unconfirmed. @returns them */
  reclaim(connection: LibraryConnection, now: number): Video[] {
    const message = l10n.t(
      'The window closed before the service replied, so the video may have been started and credits spent.',
    );
    return this.abandoned(connection).flatMap((key) => {
      const video = readVideo(connection, key);
      if (video === undefined) return [];
      const after = leaveVideoUnconfirmed(video, message, now);
      updateVideo(connection, video, after);
      return [after];
    });
  }

  /** Forgets windows that are gone, and leases nobody holds. */
  prune(connection: LibraryConnection): void {
    connection.run('DELETE FROM owners WHERE expires_at < ?', this.clock() - aliveForMs);
    connection.run('DELETE FROM leases WHERE expires_at < ?', this.clock() - leasesKeptMs);
  }

  /** Takes leave, in the last transaction of this window: its leases need not expire before another has them. */
  leave(connection: LibraryConnection): void {
    connection.run(`DELETE FROM leases WHERE owner LIKE ? || '/%'`, this.ownId);
    connection.run('DELETE FROM owners WHERE id = ?', this.ownId);
  }

  dispose(): void {
    this.disposed = true;
    clearTimeout(this.timer);
  }

  private async refresh(): Promise<void> {
    const isBusySending = this.database.read(
      (connection) =>
        connection.get(`SELECT 1 FROM videos WHERE state = 'submitting' AND owner = ?`, this.ownId) !== undefined,
    );
    if (!isBusySending) return;
    await this.database.write((connection) => {
      this.sayAlive(connection);
    }, false);
    this.keepAlive();
  }

  private isGone(owner: Readonly<Record<string, unknown>>): boolean {
    const expiresAt = Number(owner.expires_at ?? 0);
    const now = this.clock();
    // An expiry further ahead than any window would set was written under another time of day.
    if (expiresAt <= now || expiresAt > now + 2 * aliveForMs) return true;
    return owner.machine === machine && !isRunning(Number(owner.pid));
  }
}

/** Where process ids mean the same: this machine since it was started, this container. */
const machine = [
  hostname(),
  orNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  orNothing(() => readlinkSync('/proc/self/ns/pid')),
].join(' ');

function orNothing(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code !== 'ESRCH';
  }
}
