import { randomUUID } from 'node:crypto';
import { Emitter, type Disposable } from '../event';
import type { VideoLibrary } from './library';

export interface LeaseOptions {
  /** How long it holds without being renewed. */
  readonly ttlMs?: number;
  readonly clock?: () => number;
}

/**
 * Something only one window may do at a time, by a row with an expiry that is taken in a transaction. Two windows
 * never hold it at once: who does not renew it in time has lost it, and knows so by looking at the clock. Whoever holds it
 * can say something to those that wait for it.
 */
export class Lease implements Disposable {
  private readonly changed = new Emitter<boolean>();
  /** It was gained or lost. A loss by standing still shows only when {@link held} is asked. */
  readonly onDidChange = this.changed.event;
  private readonly heardAnother = new Emitter<string | undefined>();
  /** The window that holds it says something else than before; undefined: nothing, or no other window holds it. */
  readonly onDidHear = this.heardAnother.event;
  private readonly owner: string;
  private readonly ttlMs: number;
  private readonly clock: () => number;
  private expiresAt: number | undefined;
  private wasHeld = false;
  private timer: NodeJS.Timeout | undefined;
  private isWanted = false;
  private said: string | undefined;
  private heard: string | undefined;

  constructor(
    private readonly library: VideoLibrary,
    private readonly name: string,
    options: LeaseOptions = {},
  ) {
    // Begins with the window's id, by which a window that closes gives all of its leases up.
    this.owner = `${library.ownId}/${randomUUID()}`;
    this.ttlMs = options.ttlMs ?? 10_000;
    this.clock = options.clock ?? Date.now;
  }

  /** Whether this window holds it now; to be asked before each thing done under it. Lost once, it is lost until taken again. */
  get held(): boolean {
    if (this.expiresAt !== undefined && !isValid(this.expiresAt, this.clock(), this.ttlMs)) this.expiresAt = undefined;
    return this.expiresAt !== undefined;
  }

  /** Takes it, or renews it. @returns whether it is held. @throws LibraryError */
  async acquire(): Promise<boolean> {
    // What ran out unnoticed was lost, even where nobody else took it: whoever holds it begins anew.
    this.tell();
    const { expiresAt, heard } = await this.library.transact((connection) => {
      const now = this.clock();
      const row = connection.get('SELECT owner, expires_at, said FROM leases WHERE name = ?', this.name);
      const isTaken = row !== undefined && row.owner !== this.owner && isValid(Number(row.expires_at), now, this.ttlMs);
      if (isTaken) return { heard: row.said === null ? undefined : String(row.said) };
      connection.run(
        `INSERT INTO leases (name, owner, expires_at, said) VALUES (?, ?, ?, ?)
          ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, expires_at = excluded.expires_at, said = excluded.said`,
        this.name,
        this.owner,
        now + this.ttlMs,
        this.said,
      );
      return { expiresAt: now + this.ttlMs };
    });
    this.expiresAt = expiresAt;
    this.tell();
    this.hear(heard);
    return this.held;
  }

  /** Says something to the windows that wait for it, with the next renewal, now and whenever this window holds it. */
  say(text: string | undefined): void {
    this.said = text;
  }

  /** Gives it up, so that another window need not wait for its expiry. */
  async release(): Promise<void> {
    const wasHeld = this.held;
    this.expiresAt = undefined;
    this.tell();
    if (!wasHeld) return;
    await this.library.transact((connection) => {
      connection.run('DELETE FROM leases WHERE name = ? AND owner = ?', this.name, this.owner);
    });
  }

  /** From now on takes it whenever it is free and keeps it, until {@link stop}. Another's is taken within 1.4 times its expiry. */
  start(): void {
    if (this.isWanted) return;
    this.isWanted = true;
    this.attempt();
  }

  /** No longer wanted; given up at once. */
  async stop(): Promise<void> {
    this.isWanted = false;
    clearTimeout(this.timer);
    this.hear(undefined);
    await this.release();
  }

  dispose(): void {
    this.stop().catch(() => undefined);
    this.changed.dispose();
    this.heardAnother.dispose();
  }

  private attempt(): void {
    this.acquire()
      .catch(() => {
        // Not renewed is not held; the next attempt is under way.
        this.tell();
      })
      .finally(() => {
        if (!this.isWanted) return;
        this.timer = setTimeout(
          () => {
            this.attempt();
          },
          (this.ttlMs / 3) * (0.8 + 0.4 * Math.random()),
        );
        this.timer.unref();
      });
  }

  private tell(): void {
    if (this.held === this.wasHeld) return;
    this.wasHeld = this.held;
    this.changed.fire(this.wasHeld);
  }

  private hear(text: string | undefined): void {
    if (text === this.heard) return;
    this.heard = text;
    this.heardAnother.fire(text);
  }
}

/** An expiry further ahead than anybody would set was written under another time of day, and counts for nothing. */
function isValid(expiresAt: number, now: number, ttlMs: number): boolean {
  return expiresAt > now && expiresAt <= now + 2 * ttlMs;
}
