import { statSync } from 'node:fs';
import type * as sqliteModule from 'node:sqlite';
import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { ReplacedLibraryError } from './errors';
import { readHeader } from './header';
import { migrate, refuseNewer } from './schema';

/** node:sqlite, which is loaded only when a library is opened. */
export type Sqlite = typeof sqliteModule;
export type Row = Record<string, SQLOutputValue>;
export type Value = SQLInputValue | undefined;

/** How long SQLite itself may wait for a lock, with the thread standing still. Longer waits are done asynchronously. */
const lockWaitMs = 10;

/** The write-ahead log is folded back in this many pages at a time (800 KB), so that no single commit takes long. */
const checkpointPages = 200;

/** One open connection to one library file. Everything here is synchronous and throws SQLite's own errors. */
export class LibraryConnection {
  private readonly statements = new Map<string, StatementSync>();
  private readonly fileId: bigint;
  private isDurable: boolean | undefined;

  private constructor(
    private readonly database: DatabaseSync,
    private readonly file: string,
  ) {
    this.fileId = statSync(file, { bigint: true }).ino;
  }

  /** @throws LibraryError for a newer schema, which is not touched; SQLite's errors for everything else. */
  static open(sqlite: Sqlite, file: string): LibraryConnection {
    refuseNewer(readHeader(file)?.userVersion ?? 0);
    const database = new sqlite.DatabaseSync(file, { timeout: lockWaitMs });
    try {
      const mode = database.prepare('PRAGMA journal_mode').get()?.journal_mode;
      if (mode !== 'wal') database.exec('PRAGMA journal_mode = WAL');
      database.exec(`PRAGMA wal_autocheckpoint = ${checkpointPages}`);
      migrate(database);
      const connection = new LibraryConnection(database, file);
      connection.probe();
      return connection;
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
   * Does some work as one transaction, once. Whatever fails, nothing of it is kept.
   *
   * @param durable whether it must survive a loss of power, too; a killed process never loses it.
   */
  transaction<T>(work: (connection: LibraryConnection) => T, durable: boolean): T {
    if (this.isDurable !== durable) {
      this.database.exec(`PRAGMA synchronous = ${durable ? 'FULL' : 'NORMAL'}`);
      this.isDurable = durable;
    }
    this.database.exec('BEGIN IMMEDIATE');
    try {
      if (!this.isStillInPlace()) throw new ReplacedLibraryError();
      refuseNewer(this.version());
      const result = work(this);
      this.database.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }

  /** A number that changes when another connection has committed something. Costs a few microseconds. */
  dataVersion(): number {
    return Number(this.get('PRAGMA data_version')?.data_version);
  }

  /** Whether the file that was opened is still the one at its path. */
  isStillInPlace(): boolean {
    try {
      return statSync(this.file, { bigint: true }).ino === this.fileId;
    } catch {
      return false;
    }
  }

  close(): void {
    this.statements.clear();
    if (this.database.isOpen) this.database.close();
  }

  private version(): number {
    return Number(this.get('PRAGMA user_version')?.user_version);
  }

  /** Touches the root of every table and index that starting needs, so that damage there shows at once. */
  private probe(): void {
    this.get('SELECT * FROM videos ORDER BY created_at DESC, key DESC LIMIT 1');
    this.get('SELECT max(seq) FROM videos');
    this.get('SELECT max(seq) FROM removals');
    for (const table of ['replies', 'counters', 'owners', 'leases', 'history', 'readings']) {
      this.get(`SELECT * FROM ${table} LIMIT 1`);
    }
  }

  private prepare(sql: string): StatementSync {
    let statement = this.statements.get(sql);
    if (statement === undefined) {
      statement = this.database.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }
}

function toInput(value: Value): SQLInputValue {
  return value ?? null;
}
