import { existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import * as l10n from '@vscode/l10n';
import type { Log } from '../log';
import {
  DamagedLibraryError,
  isBusy,
  isDamaged,
  LibraryError,
  OtherFormatError,
  ReplacedLibraryError,
  toLibraryError,
} from './errors';
import { databaseFile } from './fileNames';
import { isLocked } from './files';
import type { Row } from './rowParsers';
import { createLibrary, rebuildLibrary, setLibraryAside } from './salvage';
import { probe, refuseNewer, requireFormat, type Sqlite, useWriteAheadLog } from './schema';

export type Value = SQLInputValue | undefined;

/** How long SQLite itself waits for a lock. This wait blocks the thread. Longer waits are asynchronous. */
const lockWaitMs = 10;

/** Maximum wait for a lock that another window holds. */
const patienceMs = 5_000;

/** Maximum number of attempts at a synchronous read while another process holds a lock. */
const readAttempts = 4;

/** One open connection to one library file. All methods are synchronous and throw SQLite's own errors. */
export class Connection {
  private readonly statements = new Map<string, StatementSync>();
  private isDurable: boolean | undefined;

  readonly folder = dirname(this.file);

  private constructor(
    private readonly database: DatabaseSync,
    private readonly file: string,
    /** The file's inode. A different inode at the same path means that the file was replaced. */
    readonly fileId: bigint,
  ) {}

  /**
   * Opens the library's file. Leaves a file in another format unchanged.
   * @throws LibraryError if the file is empty or in another format
   * @throws errors from SQLite or the file system
   */
  static open(sqlite: Sqlite, file: string): Connection {
    const { size, ino } = statSync(file, { bigint: true });
    // An empty file must not be opened: SQLite would treat it as new and delete its write-ahead log.
    if (size === 0n) throw new DamagedLibraryError();
    const database = new sqlite.DatabaseSync(file, { timeout: lockWaitMs });
    try {
      requireFormat(database);
      useWriteAheadLog(database);
      probe(database);
      return new Connection(database, file, ino);
    } catch (error) {
      database.close();
      throw error;
    }
  }

  all(sql: string, ...values: Value[]): Row[] {
    return this.prepare(sql).all(...values.map(toInput));
  }

  get(sql: string, ...values: Value[]): Row | undefined {
    return this.prepare(sql).get(...values.map(toInput));
  }

  run(sql: string, ...values: Value[]): number {
    return Number(this.prepare(sql).run(...values.map(toInput)).changes);
  }

  /**
   * Runs work once, as one transaction. A failure rolls back everything.
   * @param durable whether the commit must survive a power loss; every commit survives a killed process
   */
  transaction<T>(work: (connection: Connection) => T, durable: boolean): T {
    // Another write has found this connection unusable and closed it.
    if (!this.database.isOpen) throw new ReplacedLibraryError();
    if (this.isDurable !== durable) {
      this.database.exec(`PRAGMA synchronous = ${durable ? 'FULL' : 'NORMAL'}`);
      this.isDurable = durable;
    }
    this.database.exec('BEGIN IMMEDIATE');
    try {
      this.refuseOther();
      refuseNewer(this.database);
      const result = work(this);
      this.database.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }

  /** A number that changes with each commit by another connection. Reading it takes a few microseconds. */
  dataVersion(): number {
    return Number(this.get('PRAGMA data_version')?.data_version);
  }

  /** @throws ReplacedLibraryError if the file was replaced or deleted; DamagedLibraryError if it was emptied */
  refuseOther(): void {
    const found = statSync(this.file, { bigint: true, throwIfNoEntry: false });
    if (found?.ino !== this.fileId) throw new ReplacedLibraryError();
    if (found.size === 0n) throw new DamagedLibraryError();
  }

  close(): void {
    this.statements.clear();
    if (this.database.isOpen) this.database.close();
  }

  private prepare(sql: string): StatementSync {
    const statement = this.statements.get(sql) ?? this.database.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}

function toInput(value: Value): SQLInputValue {
  return value ?? null;
}

/**
 * The library's file, which is reopened when replaced and rebuilt when damaged. Reads are synchronous. Writes are
 * transactions that wait for other windows without blocking the event loop.
 */
export class LibraryDatabase {
  private connection: Connection | undefined;
  private reopening: Promise<void> | undefined;
  private closed = false;
  /** The message for the user if the file was rebuilt or set aside when it was last opened. */
  recovered: string | undefined;
  /** Called after the file is reopened. Any data may have changed by then. */
  onReplaced: () => void = () => undefined;

  private constructor(
    readonly folder: string,
    private readonly log: Log,
  ) {}

  /**
   * Opens the library in a folder. Creates a missing library and rebuilds a damaged one.
   * @throws LibraryError
   */
  static async open(folder: string, log: Log): Promise<LibraryDatabase> {
    const database = new LibraryDatabase(folder, log);
    await database.reopen();
    return database;
  }

  get isClosed(): boolean {
    return this.closed;
  }

  /**
   * Reads synchronously. Retries up to 3 times, without a pause, if another process holds a lock.
   * @throws LibraryError
   */
  read<T>(work: (connection: Connection) => T): T {
    for (let attempt = 1; ; attempt++) {
      const connection = this.connection;
      if (connection === undefined) throw this.closedError();
      try {
        return work(connection);
      } catch (error) {
        if (isBusy(error) && attempt < readAttempts) continue;
        if (isDamaged(error)) {
          const fail = (it: unknown): void => this.log.error(`Library: ${toLibraryError(it).message}`);
          this.replace(connection, error).catch(fail);
        }
        throw toLibraryError(error);
      }
    }
  }

  /**
   * Runs work as one transaction, which is committed once or not at all. The work may run several times.
   * @param durable whether the commit must survive a power loss
   * @throws LibraryError if nothing was committed
   */
  async write<T>(work: (connection: Connection) => T, durable: boolean): Promise<T> {
    let waitingSince = performance.now();
    let replacements = 0;
    for (let attempt = 0; ; attempt++) {
      const connection = await this.connected();
      try {
        return connection.transaction(work, durable);
      } catch (error) {
        const isLost = error instanceof ReplacedLibraryError || isDamaged(error);
        if (isLost && replacements++ < 2) {
          await this.replace(connection, error);
          continue;
        }
        if (!isBusy(error)) throw toLibraryError(error);
        if (performance.now() - waitingSince > patienceMs) {
          if (!isLocked(await import('node:sqlite'), this.folder)) throw toLibraryError(error);
          waitingSince = performance.now();
        }
        await sleep(Math.random() * Math.min(60, 5 * 2 ** attempt));
      }
    }
  }

  /**
   * Resolves when the library is open. Reopens the library if necessary.
   * @throws LibraryError if reopening fails
   */
  async untilReadable(): Promise<void> {
    await this.connected();
  }

  /** Reopens the file if it was replaced or could not be opened before. Rebuilds the file if it was emptied. */
  async verify(): Promise<void> {
    const connection = await this.connected();
    try {
      connection.refuseOther();
    } catch (error) {
      await this.replace(connection, error);
    }
  }

  /**
   * Runs one last transaction without retries, and closes the file.
   * @throws any SQLite error
   */
  close(lastWork: (connection: Connection) => void): void {
    if (this.closed) return;
    this.closed = true;
    const connection = this.connection;
    this.connection = undefined;
    try {
      connection?.transaction(lastWork, false);
    } finally {
      connection?.close();
    }
  }

  private closedError(): LibraryError {
    return new LibraryError(
      this.closed
        ? l10n.t('The video library is closed.')
        : l10n.t('The video library is being reopened. Try again in a moment.'),
    );
  }

  private async connected(): Promise<Connection> {
    if (this.connection === undefined && !this.closed) await (this.reopening ?? this.reopen());
    if (this.connection === undefined) throw this.closedError();
    return this.connection;
  }

  /** Reopens the file. Concurrent calls for the same connection share one attempt. */
  private replace(connection: Connection, reason: unknown): Promise<void> {
    if (this.reopening !== undefined || this.connection !== connection) return this.reopening ?? Promise.resolve();
    connection.close();
    this.connection = undefined;
    return this.reopen(isDamaged(reason) ? connection.fileId : undefined);
  }

  /**
   * @param damagedId the inode of a damaged file, which is rebuilt first
   * @throws LibraryError
   */
  private reopen(damagedId?: bigint): Promise<void> {
    this.reopening = this.connect(damagedId)
      .then(() => this.onReplaced())
      .catch((error: unknown) => Promise.reject(toLibraryError(error)))
      .finally(() => {
        this.reopening = undefined;
      });
    return this.reopening;
  }

  private async connect(damagedId?: bigint): Promise<void> {
    const sqlite = await import('node:sqlite');
    const file = join(this.folder, databaseFile);
    await mkdir(this.folder, { recursive: true });
    this.recovered = damagedId === undefined ? undefined : await this.rebuild(damagedId);
    const started = performance.now();
    for (let attempt = 0, rebuilds = 0; ; attempt++) {
      if (this.closed) throw this.closedError();
      try {
        if (!existsSync(file)) {
          const created = await createLibrary(sqlite, this.folder);
          this.recovered ??= created;
        }
        this.connection = Connection.open(sqlite, file);
        return;
      } catch (error) {
        const found = statSync(file, { bigint: true, throwIfNoEntry: false });
        if (error instanceof OtherFormatError && found !== undefined) {
          this.recovered = (await setLibraryAside(sqlite, this.folder, found.ino)) ?? this.recovered;
        } else if (isDamaged(error) && rebuilds++ < 2) {
          if (found !== undefined) this.recovered = (await this.rebuild(found.ino)) ?? this.recovered;
        } else if (performance.now() - started > patienceMs || (found !== undefined && !isBusy(error))) {
          throw toLibraryError(error);
        } else await sleep(Math.random() * Math.min(60, 5 * 2 ** attempt));
      }
    }
  }

  private async rebuild(damagedId: bigint): Promise<string | undefined> {
    const sentence = await rebuildLibrary(this.folder, damagedId);
    if (sentence !== undefined) this.log.warn(sentence);
    return sentence;
  }
}
