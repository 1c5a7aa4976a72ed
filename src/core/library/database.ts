import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as l10n from '@vscode/l10n';
import { Emitter } from '../event';
import { LibraryConnection, type Sqlite } from './connection';
import { isBusy, isDamaged, LibraryError, ReplacedLibraryError, toLibraryError } from './errors';
import { finishRebuild, rebuild, waitForRebuild } from './salvage';
import type { Log } from '../log';

/** How long a lock held by another window is waited for, in all. */
const patienceMs = 5_000;

/** How often a synchronous read is tried again while another process holds a lock (each waits up to 10 ms). */
const readAttempts = 4;

/**
 * The library's file: kept open, opened anew when it was replaced, rebuilt when it is damaged. Reads are synchronous;
 * writes are transactions that wait for other windows without holding up the event loop.
 */
export class LibraryDatabase {
  private connection: LibraryConnection | undefined;
  private reopening: Promise<void> | undefined;
  private closed = false;
  private readonly replaced = new Emitter<string | undefined>();

  /** The file was opened anew: anything may have changed. Carries a sentence when it was rebuilt. */
  readonly onDidReplace = this.replaced.event;

  private constructor(
    private readonly folder: string,
    private readonly log: Log,
  ) {}

  /** @throws LibraryError */
  static async open(folder: string, log: Log): Promise<{ database: LibraryDatabase; recovered: string | undefined }> {
    const database = new LibraryDatabase(folder, log);
    try {
      await mkdir(folder, { recursive: true });
      return { database, recovered: await database.connect() };
    } catch (error) {
      throw toLibraryError(error);
    }
  }

  get isClosed(): boolean {
    return this.closed;
  }

  /** @throws LibraryError */
  read<T>(work: (connection: LibraryConnection) => T): T {
    for (let attempt = 1; ; attempt++) {
      const connection = this.connection;
      if (connection === undefined) throw this.closedError();
      try {
        return work(connection);
      } catch (error) {
        if (isBusy(error) && attempt < readAttempts) continue;
        if (isDamaged(error)) this.replaceInBackground(connection, error);
        throw toLibraryError(error);
      }
    }
  }

  /**
   * Does some work as one transaction. The work may run more than once, but is kept once or not at all.
   *
   * @param durable whether it must survive a loss of power.
   * @throws LibraryError when it was not kept.
   */
  async write<T>(work: (connection: LibraryConnection) => T, durable: boolean): Promise<T> {
    const started = performance.now();
    let replacements = 0;
    for (let attempt = 0; ; attempt++) {
      const connection = await this.connected();
      try {
        return connection.transaction(work, durable);
      } catch (error) {
        const isLost = error instanceof ReplacedLibraryError || isDamaged(error);
        if (isLost && replacements++ < 2) await this.replace(connection, error);
        else if (!isBusy(error) || performance.now() - started > patienceMs) throw toLibraryError(error);
        else await sleep(Math.random() * Math.min(60, 5 * 2 ** attempt));
      }
    }
  }

  /** Opens the file anew if another process has replaced it. */
  verify(): void {
    const connection = this.connection;
    if (connection?.isStillInPlace() === false) this.replaceInBackground(connection, new ReplacedLibraryError());
  }

  /** A last transaction, tried once and at once. @throws SQLite's errors. */
  close(lastWork: (connection: LibraryConnection) => void): void {
    if (this.closed) return;
    this.closed = true;
    const connection = this.connection;
    this.connection = undefined;
    try {
      connection?.transaction(lastWork, false);
    } finally {
      connection?.close();
      this.replaced.dispose();
    }
  }

  private closedError(): LibraryError {
    return new LibraryError(
      this.closed
        ? l10n.t('The video library is closed.')
        : l10n.t('The video library is being opened again; try again in a moment.'),
    );
  }

  private async connected(): Promise<LibraryConnection> {
    if (this.connection === undefined && !this.closed) await (this.reopening ?? this.reopen());
    if (this.connection === undefined) throw this.closedError();
    return this.connection;
  }

  private replaceInBackground(connection: LibraryConnection, reason: unknown): void {
    this.replace(connection, reason).catch((error: unknown) => {
      this.log.error(`Library: ${toLibraryError(error).message}`);
    });
  }

  /** Opens the file anew, once for all who found this connection unusable. */
  private replace(connection: LibraryConnection, reason: unknown): Promise<void> {
    if (this.reopening !== undefined || this.connection !== connection) return this.reopening ?? Promise.resolve();
    connection.close();
    this.connection = undefined;
    return this.reopen(isDamaged(reason) ? () => connection.isStillInPlace() : undefined);
  }

  /** @param isStillDamaged given when the file itself is to be rebuilt first. */
  private reopen(isStillDamaged?: () => boolean): Promise<void> {
    const reopening = (async () => {
      let rebuilt: string | undefined;
      if (isStillDamaged !== undefined) {
        rebuilt = await rebuild(await import('node:sqlite'), this.folder, isStillDamaged);
        if (rebuilt !== undefined) this.log.warn(rebuilt);
      }
      await mkdir(this.folder, { recursive: true });
      const recovered = (await this.connect()) ?? rebuilt;
      this.replaced.fire(recovered);
    })().finally(() => {
      this.reopening = undefined;
    });
    this.reopening = reopening;
    return reopening;
  }

  /** @returns a sentence when the file had to be rebuilt. */
  private async connect(): Promise<string | undefined> {
    const sqlite = await import('node:sqlite');
    const file = join(this.folder, 'library.db');
    const started = performance.now();
    let recovered: string | undefined;
    for (let attempt = 0; ; attempt++) {
      await waitForRebuild(this.folder);
      if (this.closed) throw this.closedError();
      try {
        finishRebuild(this.folder);
        this.connection = LibraryConnection.open(sqlite, file);
        return recovered;
      } catch (error) {
        if (isDamaged(error) && recovered === undefined) {
          recovered = await rebuild(sqlite, this.folder, () => isUnusable(sqlite, file));
          if (recovered !== undefined) this.log.warn(recovered);
        } else if (!isBusy(error) || performance.now() - started > patienceMs) {
          throw toLibraryError(error);
        } else {
          await sleep(Math.random() * Math.min(60, 5 * 2 ** attempt));
        }
      }
    }
  }
}

function isUnusable(sqlite: Sqlite, file: string): boolean {
  try {
    LibraryConnection.open(sqlite, file).close();
    return false;
  } catch (error) {
    return isDamaged(error);
  }
}
