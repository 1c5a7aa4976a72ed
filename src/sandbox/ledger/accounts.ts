import type { DatabaseSync } from 'node:sqlite';
import type { Ledger } from './ledgerFile';

/** Credits that every new account starts with. */
const openingCredits = 1_000;

const defaultAccount = 'default';

export interface Balance {
  /** Credits that the account has left. */
  readonly balance: number;
  /** Sum of the opening credits and all grants. */
  readonly total: number;
}

export class Accounts {
  constructor(private readonly ledger: Ledger) {}

  /**
   * Returns the numeric ID of an account. Creates the account with its opening credits if there is none with this name.
   */
  open(name: string = defaultAccount): number {
    return this.ledger.write((db) => {
      const known = db.prepare('SELECT id FROM accounts WHERE name = ?').get(name);
      if (known !== undefined) return Number(known.id);
      const at = Date.now();
      const created = db.prepare('INSERT INTO accounts (name, created_at) VALUES (?, ?)').run(name, at);
      const account = Number(created.lastInsertRowid);
      addEntry(db, { account, amount: openingCredits, reason: 'opening', at });
      return account;
    });
  }

  balance(account: number): Balance {
    return readBalance(this.ledger.db, account);
  }

  /** Adds credits to an account. A negative amount removes credits, down to a balance of zero. */
  grant(account: number, amount: number): Balance {
    return this.ledger.write((db) => {
      const left = readBalance(db, account).balance;
      const at = Date.now();
      addEntry(db, { account, amount: Math.max(amount, -left), reason: 'grant', at });
      return readBalance(db, account);
    });
  }
}

export function readBalance(db: DatabaseSync, account: number): Balance {
  const row = db
    .prepare(
      `SELECT COALESCE(SUM(amount), 0) AS balance,
              COALESCE(SUM(amount) FILTER (WHERE reason IN ('opening', 'grant')), 0) AS total
       FROM entries WHERE account_id = ?`,
    )
    .get(account);
  return { balance: Number(row?.balance), total: Number(row?.total) };
}

export interface Entry {
  readonly account: number;
  /** Number of credits: positive if they are added, negative if they are spent. */
  readonly amount: number;
  readonly reason: 'opening' | 'grant' | 'video' | 'refund';
  /** ID of the charged or refunded video. A video has at most one entry per reason. */
  readonly job?: string | null;
  readonly at: number;
}

/** Inserts one ledger entry. Must run inside a transaction. */
export function addEntry(db: DatabaseSync, { account, amount, reason, job = null, at }: Entry): void {
  const insert = db.prepare('INSERT INTO entries (account_id, amount, reason, job_id, at) VALUES (?, ?, ?, ?, ?)');
  insert.run(account, amount, reason, job, at);
}
