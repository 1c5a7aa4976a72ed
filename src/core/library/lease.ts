import { randomUUID } from 'node:crypto';
import { Emitter, type Disposable } from '../event';
import type { Connection } from './connection';
import type { VideoLibrary } from './library';
import type { Row } from './rowParsers';

/**
 * Average interval between checks of a lease, in ms. Each interval varies by up to 20%. A check reads one database row.
 */
const checkEveryMs = 2_000;

/**
 * The default time to live (TTL). If the holder hangs, another window takes over after about 15 s: the TTL plus two
 * intervals between checks.
 */
const defaultTtlMs = 11_000;

/**
 * The holder renews the lease at the first check after this fraction of the TTL. This usually leaves time for another
 * check if the renewal fails.
 */
const renewAfter = 0.6;

/**
 * A right that only one window holds at a time, stored as a database row that the holder renews. If the holder does not
 * renew the lease within the TTL, measured by its own clock, it loses the lease. Another window can acquire the lease
 * if it sees no renewal for a whole TTL, or if the holder's window has closed.
 */
export class Lease implements Disposable {
  private readonly changed = new Emitter<boolean>(this.library.log, `Lease ${this.name}`);
  /**
   * Fires when this window acquires or loses the lease. When the lease expires, {@link isHeld} immediately becomes
   * false, but this event fires only at the next check.
   */
  readonly onDidChange = this.changed.event;
  /** The owner ID begins with the window's ID, so that a closing window can delete all of its leases. */
  readonly owner = `${this.library.windows.ownId}/${randomUUID()}`;
  private renewedAt: number | undefined;
  private wasHeld = false;
  private timer: NodeJS.Timeout | undefined;
  /** Identifies the loop that {@link start} last began. Undefined before {@link start} and after {@link stop}. */
  private loop: object | undefined;

  /** @param ttlMs how long the lease lasts without a renewal */
  constructor(
    private readonly library: Pick<VideoLibrary, 'windows' | 'staleness' | 'log' | 'read' | 'transact'>,
    readonly name: string,
    private readonly ttlMs = defaultTtlMs,
  ) {}

  /** Whether this window holds the lease now. Read this property before each action that needs the lease. */
  get isHeld(): boolean {
    if (this.renewedAt !== undefined && performance.now() - this.renewedAt >= this.ttlMs) this.renewedAt = undefined;
    return this.renewedAt !== undefined;
  }

  /**
   * Acquires the lease, or checks that this window still holds it. Renews a held lease only late in its TTL.
   * @returns whether this window holds the lease
   * @throws LibraryError
   */
  async acquire(): Promise<boolean> {
    // Reports an expired lease as lost, even if no other window has acquired it.
    this.report();
    const seen = this.library.read((connection) => {
      const row = this.readRow(connection);
      return { row, isOwn: row?.owner === this.owner, isFree: row === undefined || this.isAbandoned(row) };
    });
    const startedAt = performance.now();
    const isFresh = this.isHeld && startedAt - (this.renewedAt ?? 0) < this.ttlMs * renewAfter;
    if (seen.isOwn && isFresh) return true;
    const isAcquired =
      (seen.isOwn || seen.isFree) && (await this.library.transact((connection) => this.write(connection, seen.row)));
    this.renewedAt = isAcquired ? startedAt : undefined;
    this.report();
    return this.isHeld;
  }

  /** Releases the lease, so that another window can acquire it immediately. */
  async release(): Promise<void> {
    const wasHeld = this.isHeld;
    this.renewedAt = undefined;
    this.report();
    if (!wasHeld) return;
    await this.library.transact((connection) =>
      connection.run('DELETE FROM leases WHERE name = ? AND owner = ?', this.name, this.owner),
    );
  }

  /** Acquires the lease as soon as it is free, and renews it until {@link stop} is called. */
  start(): void {
    if (this.loop !== undefined) return;
    this.loop = {};
    void this.keep(this.loop);
  }

  /** Stops the checks that {@link start} started, and releases the lease. */
  async stop(): Promise<void> {
    this.loop = undefined;
    clearTimeout(this.timer);
    await this.release();
  }

  dispose(): void {
    void this[Symbol.asyncDispose]();
  }

  /** Resolves when the lease is released, or when its release has failed. */
  async [Symbol.asyncDispose](): Promise<void> {
    const stopped = this.stop();
    this.changed.dispose();
    await stopped.catch((error: unknown) => this.library.log.debug(`Lease ${this.name}: ${String(error)}`));
  }

  private async keep(loop: object): Promise<void> {
    try {
      await this.acquire();
    } catch (error) {
      // Only logs the error: the lease remains valid until its TTL ends, and the next check retries.
      this.library.log.debug(`Lease ${this.name}: ${String(error)}`);
      this.report();
    }
    if (this.loop !== loop) {
      // {@link stop} was called during the check, so this loop ends. The loop also releases the lease, unless
      // {@link start} has started a new loop.
      if (this.loop === undefined) await this.release().catch(() => undefined);
      return;
    }
    const wait = Math.min(checkEveryMs, this.ttlMs / 5) * (0.8 + 0.4 * Math.random());
    this.timer = setTimeout(() => void this.keep(loop), wait);
    this.timer.unref();
  }

  /**
   * Acquires or renews the lease, unless another window has changed the row since it was last read.
   * @param seen the row as last read
   * @returns whether the lease was written
   */
  private write(connection: Connection, seen: Row | undefined): boolean {
    const row = this.readRow(connection);
    const isSeen = row?.owner === seen?.owner && row?.expires_at === seen?.expires_at;
    if (row?.owner !== this.owner && !isSeen) return false;
    this.library.staleness.forget(this.staleName);
    connection.run(
      'INSERT OR REPLACE INTO leases (name, owner, expires_at) VALUES (?, ?, ?)',
      this.name,
      this.owner,
      // The expiry increases with each renewal, even if the clock was set back, so that other windows detect the
      // renewal.
      Math.max(Date.now() + this.ttlMs, Number(row?.expires_at ?? 0) + 1),
    );
    return true;
  }

  /** Whether the holder's window has closed, or has not renewed the lease for a whole TTL. */
  private isAbandoned({ owner, expires_at: renewal }: Row): boolean {
    const { windows, staleness } = this.library;
    const holder = String(owner);
    return (
      windows.hasEnded(holder.split('/')[0] ?? '') ||
      staleness.unchangedMs(this.staleName, `${holder} ${String(renewal)}`) >= this.ttlMs
    );
  }

  private get staleName(): string {
    return `lease ${this.name}`;
  }

  private readRow(connection: Connection): Row | undefined {
    return connection.get('SELECT owner, expires_at FROM leases WHERE name = ?', this.name);
  }

  private report(): void {
    if (this.isHeld === this.wasHeld) return;
    this.wasHeld = this.isHeld;
    this.changed.fire(this.wasHeld);
  }
}
