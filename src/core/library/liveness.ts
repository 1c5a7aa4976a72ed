import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Disposable } from '../event';
import type { Connection } from './connection';
import type { Row } from './schema';

/** A window whose process cannot be asked is taken for gone when it has not said for this long that it is alive. */
const aliveForMs = 30_000;

/** A longer time between two looks counts as this much: both windows may have slept. */
const longestLookMs = 10_000;

/** The libraries that are open in this process. */
const openHere = new Set<string>();

/**
 * Which windows live. Each says so in a row of its own that names its process; whether that process runs is asked first.
 * Where it cannot be asked (another machine, another container) what counts is that the window goes on changing a
 * number, the beat, as this process has watched it by its own monotonic clock. No time of day is compared.
 */
export class Liveness implements Disposable {
  /** This open library; another window, or the same after a reload, has another. */
  readonly ownId = randomUUID();
  private readonly watched = new Map<string, { beat: string; lookedAt: number; unchangedMs: number }>();

  constructor(
    /** Milliseconds since any moment, never set back. */
    readonly monotonic: () => number,
    private readonly machine = thisMachine,
  ) {
    openHere.add(this.ownId);
  }

  /** Says that this window lives. */
  beat(connection: Connection): void {
    connection.run(
      `INSERT INTO owners (id, pid, machine, started, expires_at) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET expires_at = max(excluded.expires_at, expires_at + 1)`,
      this.ownId,
      process.pid,
      this.machine,
      startOf(process.pid),
      Date.now() + aliveForMs,
    );
  }

  /** The windows that are gone and have requests under way; '' for a request that no window has. */
  goneSenders(connection: Connection): string[] {
    return sendingWindows(connection).filter((id) => this.isGone(connection, id));
  }

  /** Whether a window is gone: its process is, or nobody knows and its beat has not changed for a while. */
  private isGone(connection: Connection, id: string): boolean {
    const row = connection.get('SELECT * FROM owners WHERE id = ?', id);
    if (id === this.ownId) return false;
    const state = this.processState(row, id);
    return state === 'unknown' ? this.isStill(id, String(row?.expires_at), aliveForMs) : state === 'gone';
  }

  /** Whether a lease's holder is gone or has stood still for longer than the lease holds. */
  isLeft(connection: Connection, name: string, lease: Row, ttlMs: number): boolean {
    const id = String(lease.owner).split('/')[0] ?? '';
    const process = connection.get('SELECT * FROM owners WHERE id = ?', id);
    if (this.processState(process, id) === 'gone') return true;
    return this.isStill(name, `${String(lease.owner)} ${String(lease.expires_at)}`, ttlMs);
  }

  /** A lease was taken here: whoever takes it next is watched from then on. */
  forget(name: string): void {
    this.watched.delete(name);
  }

  /** Forgets windows that are gone and have no request under way, and their leases. */
  prune(connection: Connection): void {
    const idle = `SELECT id FROM owners WHERE id NOT IN (SELECT owner FROM videos WHERE state = 'submitting'
      AND owner IS NOT NULL)`;
    for (const { id } of connection.all(idle)) {
      if (!this.isGone(connection, String(id))) continue;
      connection.run('DELETE FROM owners WHERE id = ?', id);
      connection.run(`DELETE FROM leases WHERE owner LIKE ? || '/%'`, id);
    }
  }

  /** In the last transaction of this window: its leases need not expire before another has them. */
  leave(connection: Connection): void {
    connection.run(`DELETE FROM leases WHERE owner LIKE ? || '/%'`, this.ownId);
    connection.run('DELETE FROM owners WHERE id = ?', this.ownId);
  }

  dispose(): void {
    openHere.delete(this.ownId);
  }

  private isStill(name: string, beat: string, forMs: number): boolean {
    const now = this.monotonic();
    const last = this.watched.get(name);
    const isSame = last?.beat === beat;
    const unchangedMs = isSame ? last.unchangedMs + Math.min(now - last.lookedAt, longestLookMs) : 0;
    this.watched.set(name, { beat, lookedAt: now, unchangedMs });
    return unchangedMs >= forMs;
  }

  private processState(row: Row | undefined, id: string): 'runs' | 'gone' | 'unknown' {
    if (row?.machine !== this.machine) return 'unknown';
    const pid = Number(row.pid);
    if (pid === process.pid) return openHere.has(id) ? 'runs' : 'gone';
    if (!isRunning(pid)) return 'gone';
    const start = startOf(pid);
    if (start === undefined || row.started === null) return 'unknown';
    return start === row.started ? 'runs' : 'gone';
  }
}

/** The windows that have requests under way; '' for a request that no window has. */
export function sendingWindows(connection: Connection): string[] {
  const rows = connection.all(`SELECT DISTINCT owner FROM videos WHERE state = 'submitting'`);
  return rows.map(({ owner }) => (owner === null ? '' : String(owner)));
}

/** Where process IDs mean the same: this machine since it was started, this container. */
const thisMachine = [
  hostname(),
  orUndefined(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  orUndefined(() => readlinkSync('/proc/self/ns/pid')),
].join(' ');

/** When a process was started, in a unit of the system's; undefined where the system does not say. */
function startOf(pid: number): string | undefined {
  return statOf(pid)?.[19];
}

/** What Linux says of a process, from its state on. */
function statOf(pid: number): readonly string[] | undefined {
  return orUndefined(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' '));
}

function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // One that has ended and was not yet waited for still has its ID.
    return statOf(pid)?.[0] !== 'Z';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code !== 'ESRCH';
  }
}
