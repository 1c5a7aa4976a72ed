import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { describeError, type SandboxLog } from '../log';
import { migrations } from './schema';

/** How long one SQLite call may block this thread for another process's lock, in ms. */
const blockedMs = 50;
/** How long a write is retried, without blocking, in ms. */
const patienceMs = 8_000;

/** The ledger cannot be used; the message is one sentence. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

/**
 * The SQLite file that any number of sandbox processes share: accounts, keys, credits and jobs, with the folder of
 * finished files beside it. Reads are synchronous (readers do not wait in WAL mode); writes are transactions that
 * hold the write lock from their start and are retried while another process holds it.
 */
export class Ledger {
  private constructor(
    /** To read from; what is written goes through `write`. */
    readonly db: DatabaseSync,
    /** Where finished videos lie. */
    readonly filesFolder: string,
    readonly clock: () => number,
  ) {}

  /**
   * Opens or makes the ledger in a folder. A file that is no database, or a damaged one, is set aside, and a new one started.
   * @throws LedgerError when the folder cannot be used or a newer version of the program wrote the ledger.
   */
  static async open(
    folder: string,
    { log, clock = Date.now }: { log: SandboxLog; clock?: () => number },
  ): Promise<Ledger> {
    const filesFolder = path.join(folder, 'files');
    const file = path.join(folder, 'ledger.db');
    try {
      mkdirSync(filesFolder, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw new LedgerError(`The data folder can't be used: ${describeError(error)}.`, { cause: error });
    }
    try {
      const db = await openReadable(file, () => startOver(file, clock(), log));
      return new Ledger(db, filesFolder, clock);
    } catch (error) {
      if (error instanceof LedgerError) throw error;
      throw new LedgerError(`The ledger can't be opened: ${describeError(error)}.`, { cause: error });
    }
  }

  /** The secret that signs links, shared by all processes over this ledger. */
  async linkSecret(): Promise<Uint8Array> {
    return this.write((db) => {
      db.prepare('INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)').run('linkSecret', randomBytes(32));
      const row = db.prepare('SELECT value FROM settings WHERE name = ?').get('linkSecret');
      return row?.value as Uint8Array;
    });
  }

  /**
   * Runs `work` in one transaction; what it throws rolls everything back.
   * @throws Error for which `isBusy` holds when others held the write lock all the time, `isFull` when the disk is full.
   */
  async write<Result>(work: (db: DatabaseSync) => Result): Promise<Result> {
    return whileBusy(() => transaction(this.db, () => work(this.db)));
  }

  close(): void {
    if (this.db.isOpen) this.db.close();
  }
}

/** @param otherwise what to do about a file that is no database, or a damaged one. */
async function openReadable(file: string, otherwise: () => Promise<DatabaseSync>): Promise<DatabaseSync> {
  try {
    return await openDatabase(file);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return otherwise();
  }
}

/**
 * Sets an unreadable file aside and starts a new one, unless another process has done so meanwhile: then the file is
 * that process's ledger. They wait for each other by a lock on an empty database beside it, which ends with its process.
 */
async function startOver(file: string, now: number, log: SandboxLog): Promise<DatabaseSync> {
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    await whileBusy(() => lock.exec('BEGIN EXCLUSIVE'));
    return await openReadable(file, () => {
      const aside = setAside(file, now);
      log.warn(`The ledger is damaged. It was set aside as ${aside} and a new one was started.`);
      return openDatabase(file);
    });
  } finally {
    lock.close();
  }
}

async function openDatabase(file: string): Promise<DatabaseSync> {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  // Removed prompts are overwritten, not just unlinked.
  db.exec(`PRAGMA busy_timeout = ${blockedMs}; PRAGMA secure_delete = ON`);
  try {
    await whileBusy(() => db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL'));
    await whileBusy(() => {
      migrate(db);
      checkWhole(db);
    });
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

/** Runs without a pause, as all of this process shares one connection. */
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

/** Retries, without blocking in between, while another process holds the lock. */
async function whileBusy<Result>(attempt: () => Result): Promise<Result> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await delay(5 + Math.random() * 20);
  }
}

/** Whether an error of node:sqlite has one of these primary result codes. https://sqlite.org/rescode.html */
function failedWith(...codes: readonly number[]) {
  return (error: unknown): boolean =>
    error instanceof Error && 'errcode' in error && codes.includes(Number(error.errcode) & 0xff);
}

/** SQLITE_BUSY or SQLITE_LOCKED. */
export const isBusy = failedWith(5, 6);
/** SQLITE_FULL. */
export const isFull = failedWith(13);
/** SQLITE_CORRUPT or SQLITE_NOTADB. */
const isUnreadable = failedWith(11, 26);

function setAside(file: string, now: number): string {
  const aside = `${file}.unreadable-${now}`;
  // The file itself comes last: once it is gone another process may start a new one, and its companions.
  for (const suffix of ['-wal', '-shm']) {
    try {
      renameSync(file + suffix, aside + suffix);
    } catch {
      // SQLite made no such file.
    }
  }
  renameSync(file, aside);
  return path.basename(aside);
}
