import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Ledger } from './ledgerFile';
import { bytesOf, numberOf } from './rows';

const idLength = 8;
const keyPattern = /^vak_([0-9a-f]{8})_[\w-]{43}$/;

/**
 * The API keys of a ledger: `vak_<id>_<secret>`. A key is shown only once, when it is created. The ledger stores the
 * key's ID and the SHA-256 of the whole key. The secret has 256 random bits, so a slow hash would add no security.
 */
export class ApiKeys {
  private readonly inMemory = new Map<string, { readonly account: number; readonly hash: Uint8Array }>();

  constructor(private readonly ledger: Ledger) {}

  /** Creates a key that exists only in this process's memory. */
  createInMemory(account: number): string {
    const { id, key, hash } = makeKey();
    this.inMemory.set(id, { account, hash });
    return key;
  }

  create(account: number, label: string): { readonly id: string; readonly key: string } {
    const { id, key, hash } = makeKey();
    this.ledger.write((db) => {
      const insert = db.prepare('INSERT INTO keys (id, account_id, label, hash, created_at) VALUES (?, ?, ?, ?, ?)');
      insert.run(id, account, label, hash, Date.now());
    });
    return { id, key };
  }

  /** Lists all keys, oldest first, without their hashes. */
  list() {
    const list = this.ledger.db.prepare(
      `SELECT keys.id, accounts.name AS account, label, keys.created_at, revoked_at
       FROM keys JOIN accounts ON accounts.id = account_id ORDER BY keys.created_at, keys.rowid`,
    );
    return list.all().map((row) => ({
      id: String(row.id),
      account: String(row.account),
      label: String(row.label),
      createdAt: Number(row.created_at),
      ...(row.revoked_at === null ? {} : { revokedAt: Number(row.revoked_at) }),
    }));
  }

  /** @returns false for an unknown or revoked key */
  revoke(id: string): boolean {
    return this.ledger.write((db) => {
      const revoke = db.prepare('UPDATE keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL');
      return revoke.run(Date.now(), id).changes > 0;
    });
  }

  /**
   * Finds the account of a key. Compares the key's hash in constant time.
   * @returns the key's ID and account; undefined for an unknown or revoked key
   */
  check(key: string): { readonly id: string; readonly account: number } | undefined {
    const id = keyPattern.exec(key)?.[1];
    if (id === undefined) return undefined;
    const known = this.inMemory.get(id) ?? this.stored(id);
    if (known === undefined || !timingSafeEqual(known.hash, hashOf(key))) return undefined;
    return { id, account: known.account };
  }

  private stored(id: string) {
    const find = this.ledger.db.prepare('SELECT account_id, hash FROM keys WHERE id = ? AND revoked_at IS NULL');
    const row = find.get(id);
    return row === undefined ? undefined : { account: numberOf(row.account_id), hash: bytesOf(row.hash) };
  }
}

function makeKey() {
  const id = randomBytes(idLength / 2).toString('hex');
  const key = `vak_${id}_${randomBytes(32).toString('base64url')}`;
  return { id, key, hash: hashOf(key) };
}

function hashOf(key: string): Uint8Array {
  return hash('sha256', key, 'buffer');
}
