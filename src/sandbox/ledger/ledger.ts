import { mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describeError, type SandboxLog } from '../log';
import { migrations } from './schema';

/** How long a write waits for another process's lock, in ms: writes take far less. */
const patienceMs = 5_000;

/** The ledger cannot be used; the message is one sentence. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

/**
 * The SQLite file that any number of sandbox processes share: accounts, keys, credits and jobs, with the folder of
 * finished files beside it. Readers do not wait (WAL mode); writes are transactions that hold the write lock from their
 * start, and wait for it while another process holds it.
 */
export class Ledger {
  private constructor(
    /** To read from; what is written goes through `write`. */
    readonly db: DatabaseSync,
    /** Where finished videos lie. */
    readonly filesFolder: string,
  ) {}

  /**
   * Opens or makes the ledger in a folder. A file that is no database, or a damaged one, is set aside, and a new one started.
   * @throws LedgerError when the folder cannot be used or a newer version of the program wrote the ledger.
   */
  static open(folder: string, log: SandboxLog): Ledger {
    const filesFolder = path.join(folder, 'files');
    try {
      mkdirSync(filesFolder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, 'ledger.db');
      return new Ledger(
        alone(folder, () => openReadable(file, log)),
        filesFolder,
      );
    } catch (error) {
      if (error instanceof LedgerError) throw error;
      throw new LedgerError(`The data folder can't be used: ${describeError(error)}.`, { cause: error });
    }
  }

  /**
   * Runs `work` in one transaction; what it throws rolls everything back.
   * @throws Error for which `isFull` holds when the disk is full.
   */
  write<Result>(work: (db: DatabaseSync) => Result): Result {
    return transaction(this.db, () => work(this.db));
  }

  close(): void {
    if (this.db.isOpen) this.db.close();
  }
}

/** Does something while no other process does: two that find the same damage would set each other's new file aside. */
function alone<Result>(folder: string, work: () => Result): Result {
  // Nothing is ever written to it. The system releases its lock when the process ends.
  const lock = new DatabaseSync(path.join(folder, 'opening.lock'), { timeout: patienceMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return work();
  } finally {
    lock.close();
  }
}

/** Sets a file aside that is no database, or a damaged one, and begins a new one. */
function openReadable(file: string, log: SandboxLog): DatabaseSync {
  try {
    return openDatabase(file);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    const aside = `${file}.unreadable-${Date.now()}`;
    renameSync(file, aside);
    // From now on its age counts (work/expiry.ts).
    utimesSync(aside, new Date(), new Date());
    // They belong to the damaged file.
    for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
    log.warn(`The ledger is damaged. It was set aside as ${path.basename(aside)} and a new one was started.`);
    return openDatabase(file);
  }
}

function openDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  try {
    // Removed prompts are overwritten, not just unlinked.
    db.exec(`PRAGMA busy_timeout = ${patienceMs}; PRAGMA secure_delete = ON`);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    migrate(db);
    checkWhole(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function migrate(db: DatabaseSync): void {
  const version = () => Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (version() === migrations.length) return;
  transaction(db, () => {
    const from = version();
    if (from > migrations.length) {
      throw new LedgerError('The data folder was made by a newer version of this program.');
    }
    for (const sql of migrations.slice(from)) db.exec(sql);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

/** @throws Error as SQLite does for damage that it meets. */
function checkWhole(db: DatabaseSync): void {
  const [row] = db.prepare('PRAGMA quick_check(1)').all();
  if (row?.quick_check !== 'ok') throw Object.assign(new Error(String(row?.quick_check)), { errcode: 11 });
}

function transaction<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite may have rolled back already.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Whether an error of node:sqlite has one of these primary result codes. https://sqlite.org/rescode.html */
function failedWith(...codes: readonly number[]) {
  return (error: unknown): boolean =>
    error instanceof Error && 'errcode' in error && codes.includes(Number(error.errcode) & 0xff);
}

/** SQLITE_FULL. */
export const isFull = failedWith(13);
/** SQLITE_CORRUPT or SQLITE_NOTADB. */
const isUnreadable = failedWith(11, 26);
