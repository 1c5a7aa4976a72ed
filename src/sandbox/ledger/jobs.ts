import { createHash, randomUUID } from 'node:crypto';
import { addEntry, readBalance } from './accounts';
import { costOf, jobFromRow, type Job, type Order } from './job';
import type { Ledger } from './ledger';

/** What came of an order: a new job, the job an earlier request with the same idempotency key made, or a refusal. */
export type Ordered =
  | { readonly outcome: 'created' | 'repeated'; readonly job: Job }
  | { readonly outcome: 'keyReused' }
  | { readonly outcome: 'tooDear'; readonly cost: number; readonly balance: number };

/** The ordered videos, as the API sees them. */
export class Jobs {
  constructor(private readonly ledger: Ledger) {}

  /** Charges for the video and queues it, both or neither. */
  async order(account: number, order: Order, idempotencyKey?: string): Promise<Ordered> {
    const requestHash = hashOf(order);
    const cost = costOf(order.duration);
    return this.ledger.write((db): Ordered => {
      if (idempotencyKey !== undefined) {
        const find = db.prepare('SELECT * FROM jobs WHERE account_id = ? AND idempotency_key = ?');
        const earlier = find.get(account, idempotencyKey);
        if (earlier !== undefined) {
          const same = requestHash.equals(earlier.request_hash as Uint8Array);
          return same ? { outcome: 'repeated', job: jobFromRow(earlier) } : { outcome: 'keyReused' };
        }
      }
      const { balance } = readBalance(db, account);
      if (balance < cost) return { outcome: 'tooDear', cost, balance };
      const now = this.ledger.clock();
      const row = db
        .prepare(
          `INSERT INTO jobs (id, account_id, prompt, duration, aspect_ratio, cost, idempotency_key, request_hash,
                             status, created_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?) RETURNING *`,
        )
        .get(
          randomUUID(),
          account,
          order.prompt,
          order.duration,
          order.aspectRatio,
          cost,
          idempotencyKey ?? null,
          requestHash,
          now,
        );
      if (row === undefined) throw new Error('SQLite returned no row for the new job');
      const job = jobFromRow(row);
      addEntry(db, { account, amount: -cost, reason: 'video', job: job.id, at: now });
      return { outcome: 'created', job };
    });
  }

  get(id: string): Job | undefined {
    const row = this.ledger.read((db) => db.prepare('SELECT * FROM jobs WHERE id = ?').get(id));
    return row === undefined ? undefined : jobFromRow(row);
  }
}

function hashOf({ prompt, duration, aspectRatio }: Order): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([prompt, duration, aspectRatio]))
    .digest();
}
