import { mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describeError, type SandboxLog } from '../log';
import { migrations } from './schema';

/** Maximum time in ms to wait for another process to release the write lock. Writes take far less. */
const patienceMs = 5_000;

/** Thrown if the ledger cannot be used. The message is one sentence. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

/**
 * The SQLite file that all sandbox processes share. It contains accounts, keys, credits and jobs. The folder of
 * finished videos is beside it. WAL mode lets readers proceed during a write. A write transaction acquires the write
 * lock at its start.
 */
export class Ledger {
  private constructor(
    /** The open database, for reads only. All changes go through `write`. */
    readonly db: DatabaseSync,
    /** Folder of the finished videos. */
    readonly filesFolder: string,
  ) {}

  /**
   * Opens or creates the ledger in a folder. A damaged file is renamed and replaced by a new one.
   * @throws LedgerError if the folder can't be used, or if a newer version of this program wrote the ledger
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
   * Runs `work` in one transaction. An exception rolls the transaction back.
   * @throws Error that satisfies `isFull` if the disk is full
   */
  write<Result>(work: (db: DatabaseSync) => Result): Result {
    return transaction(this.db, () => work(this.db));
  }

  close(): void {
    if (this.db.isOpen) this.db.close();
  }
}

/**
 * Runs `work` under a lock that only one process can hold.
 * Without the lock, two processes could both find a damaged file. One process could then rename the new file that the
 * other one has created.
 */
function alone<Result>(folder: string, work: () => Result): Result {
  // An empty database serves as the lock. The operating system releases the lock when the process ends.
  const lock = new DatabaseSync(path.join(folder, 'opening.lock'), { timeout: patienceMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return work();
  } finally {
    lock.close();
  }
}

/** Opens the ledger. A damaged file is renamed and replaced by a new one. */
function openReadable(file: string, log: SandboxLog): DatabaseSync {
  try {
    return openDatabase(file);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    const aside = `${file}.unreadable-${Date.now()}`;
    renameSync(file, aside);
    // Marks the renamed file as new, because work/expiry.ts computes a file's age from its modification time.
    utimesSync(aside, new Date(), new Date());
    // Removes the journal files of the damaged file.
    for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
    log.warn(`The ledger is damaged. It was set aside as ${path.basename(aside)} and a new one was started.`);
    return openDatabase(file);
  }
}

function openDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  try {
    // `secure_delete` overwrites deleted data, such as prompts, in the file.
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

/** @throws Error with `errcode` 11 (SQLITE_CORRUPT) if the file is damaged */
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
    // After some errors, SQLite has already rolled the transaction back. Another ROLLBACK would then throw.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Returns a predicate for node:sqlite errors that have one of these result codes. https://sqlite.org/rescode.html */
function failedWith(...codes: readonly number[]) {
  return (error: unknown): boolean =>
    error instanceof Error && 'errcode' in error && codes.includes(Number(error.errcode) & 0xff);
}

/** Whether an error is SQLITE_FULL. */
export const isFull = failedWith(13);
/** Whether an error is SQLITE_CORRUPT or SQLITE_NOTADB. */
const isUnreadable = failedWith(11, 26);
