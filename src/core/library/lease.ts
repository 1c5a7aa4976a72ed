import { randomUUID } from 'node:crypto';
import { Emitter, type Disposable } from '../event';
import type { Connection } from './connection';
import type { VideoLibrary } from './library';
import type { Row } from './schema';

/** How often a lease that another window holds is looked at, at least. A look is a read. */
const lookEveryMs = 2_000;

/** A window that stands still is followed by another within a quarter of a minute: this, and a look. */
const defaultTtlMs = 11_000;

/** The share of its time after which a lease is renewed: late, as each renewal is a write, yet with looks to spare. */
const renewAfter = 0.6;

/**
 * Something only one window may do at a time, by a row that is taken in a transaction and renewed. Two windows never hold
 * it at once: who does not renew it in time has lost it by its own clock, before another window that watched it for as
 * long takes it. Whoever holds it can say something to those that wait for it.
 */
export class Lease implements Disposable {
  private readonly changed = new Emitter<boolean>(this.library.log, `Lease ${this.name}`);
  /** It was gained or lost. A loss by standing still shows only when {@link held} is asked. */
  readonly onDidChange = this.changed.event;
  private readonly heardAnother = new Emitter<string | undefined>(this.library.log, `Lease ${this.name}`);
  /** The window that holds it says something else than before; undefined: nothing, or no other window holds it. */
  readonly onDidHear = this.heardAnother.event;
  /** Begins with the window's ID, by which its process is found and a window that closes gives up all of its leases. */
  private readonly owner = `${this.library.liveness.ownId}/${randomUUID()}`;
  private renewedAt: number | undefined;
  private wasHeld = false;
  private timer: NodeJS.Timeout | undefined;
  /** The loop that keeps it, while it is wanted. */
  private loop: object | undefined;
  private toSay: string | undefined;
  private said: string | undefined;
  private heard: string | undefined;

  /** @param ttlMs how long it holds without being renewed */
  constructor(
    private readonly library: Pick<VideoLibrary, 'liveness' | 'log' | 'read' | 'transact'>,
    private readonly name: string,
    private readonly ttlMs = defaultTtlMs,
  ) {}

  /** Whether this window holds it now; to be asked before each thing done under it. Lost once, it is lost until taken again. */
  get held(): boolean {
    if (this.renewedAt !== undefined && performance.now() - this.renewedAt >= this.ttlMs) this.renewedAt = undefined;
    return this.renewedAt !== undefined;
  }

  /**
   * Takes it, or makes sure that it is held: a read, but for a renewal when most of its time is over.
   * @returns whether it is held.
   * @throws LibraryError
   */
  async acquire(): Promise<boolean> {
    // What ran out unnoticed was lost, even where nobody else took it: whoever holds it begins anew.
    this.report();
    const { library, owner, ttlMs } = this;
    const seen = library.read((connection) => {
      const row = this.readRow(connection);
      const isFree = row === undefined || this.isLeft(row);
      return { row, isOwn: row?.owner === owner, isFree };
    });
    const startedAt = performance.now();
    const isFresh = this.held && startedAt - (this.renewedAt ?? 0) < ttlMs * renewAfter && this.toSay === this.said;
    if (seen.isOwn && isFresh) return true;
    const isTaken =
      (seen.isOwn || seen.isFree) && (await library.transact((connection) => this.take(connection, seen.row)));
    this.renewedAt = isTaken ? startedAt : undefined;
    this.report();
    const { said } = seen.row ?? {};
    this.hear(!isTaken && !seen.isFree && typeof said === 'string' ? said : undefined);
    return this.held;
  }

  /** Says something to the windows that wait for it, within seconds, now and whenever this window holds it. */
  say(text: string | undefined): void {
    this.toSay = text;
  }

  /** Gives it up, so that another window need not wait for its expiry. */
  async release(): Promise<void> {
    const wasHeld = this.held;
    this.renewedAt = undefined;
    this.report();
    if (!wasHeld) return;
    await this.library.transact((connection) =>
      connection.run('DELETE FROM leases WHERE name = ? AND owner = ?', this.name, this.owner),
    );
  }

  /** From now on takes it whenever it is free and keeps it, until {@link stop}. */
  start(): void {
    if (this.loop !== undefined) return;
    this.loop = {};
    void this.keep(this.loop);
  }

  /** No longer wanted; given up at once. */
  async stop(): Promise<void> {
    this.loop = undefined;
    clearTimeout(this.timer);
    this.hear(undefined);
    await this.release();
  }

  dispose(): void {
    void this[Symbol.asyncDispose]();
  }

  /** Resolves when it is given up, or cannot be. */
  async [Symbol.asyncDispose](): Promise<void> {
    const stopped = this.stop();
    this.changed.dispose();
    this.heardAnother.dispose();
    await stopped.catch((error: unknown) => this.library.log.debug(`Lease ${this.name}: ${String(error)}`));
  }

  private async keep(loop: object): Promise<void> {
    try {
      await this.acquire();
    } catch (error) {
      // Not renewed is not held for long; the next attempt is under way.
      this.library.log.debug(`Lease ${this.name}: ${String(error)}`);
      this.report();
    }
    if (this.loop !== loop) {
      // Stopped meanwhile, and perhaps started anew: what this attempt may have taken is that loop's, or nobody's.
      if (this.loop === undefined) await this.release().catch(() => undefined);
      return;
    }
    const wait = Math.min(lookEveryMs, this.ttlMs / 5) * (0.8 + 0.4 * Math.random());
    this.timer = setTimeout(() => void this.keep(loop), wait);
    this.timer.unref();
  }

  /** @param seen the row as it was when it was found free; one that was taken or renewed since then is left alone */
  private take(connection: Connection, seen: Row | undefined): boolean {
    const row = this.readRow(connection);
    const isSeen = row?.owner === seen?.owner && row?.expires_at === seen?.expires_at;
    if (row?.owner !== this.owner && !isSeen) return false;
    this.said = this.toSay;
    this.library.liveness.forget(this.name);
    connection.run(
      'INSERT OR REPLACE INTO leases (name, owner, expires_at, said) VALUES (?, ?, ?, ?)',
      this.name,
      this.owner,
      Math.max(Date.now() + this.ttlMs, Number(row?.expires_at ?? 0) + 1),
      this.said,
    );
    return true;
  }

  /** Whether its holder is gone, or has stood still for longer than it holds. */
  private isLeft({ owner, expires_at: beat }: Row): boolean {
    const { liveness } = this.library;
    const holder = String(owner);
    return (
      liveness.isGone(holder.split('/')[0] ?? '') ||
      liveness.isStill(this.name, `${holder} ${String(beat)}`, this.ttlMs)
    );
  }

  private readRow(connection: Connection): Row | undefined {
    return connection.get('SELECT owner, expires_at, said FROM leases WHERE name = ?', this.name);
  }

  private report(): void {
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
