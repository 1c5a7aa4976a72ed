import { createHash, randomUUID } from 'node:crypto';
import type { SQLOutputValue } from 'node:sqlite';
import { addEntry, readBalance } from './accounts';
import type { Ledger } from './ledger';

export type JobStatus = 'queued' | 'processing' | 'completed' | 'failed';

/** What a generate request asks for, every field checked. */
export interface GenerateRequest {
  readonly prompt: string;
  /** Seconds. */
  readonly duration: number;
  readonly aspectRatio: string;
}

/** One requested video. Times are Date.now(). */
export interface Job extends GenerateRequest {
  readonly id: string;
  readonly account: number;
  /** Credits. */
  readonly cost: number;
  readonly status: JobStatus;
  /** 0 to 1, from the frames done. */
  readonly progress: number;
  readonly createdAt: number;
  /** Why it failed. */
  readonly error?: { readonly code: string; readonly message: string };
  /** The finished file's name in the files folder. */
  readonly fileName?: string;
  /** Its file was removed for its age. */
  readonly filesRemoved: boolean;
}

/** A created job, the job that an earlier request with the same idempotency key created, or a refusal. */
export type CreateResult =
  | { readonly outcome: 'created' | 'repeated'; readonly job: Job }
  | { readonly outcome: 'keyReused' | 'diskFull' }
  | { readonly outcome: 'insufficientCredits'; readonly cost: number; readonly balance: number };

/** The requested videos, as the API sees them. */
export class Jobs {
  constructor(private readonly ledger: Ledger) {}

  /** Charges for the video and queues it, both or neither; a repeated request costs nothing, not even space. */
  async create(
    account: number,
    request: GenerateRequest,
    { idempotencyKey, diskFull = false }: { idempotencyKey?: string | undefined; diskFull?: boolean } = {},
  ): Promise<CreateResult> {
    const { prompt, duration, aspectRatio } = request;
    const requestHash = createHash('sha256')
      .update(JSON.stringify([prompt, duration, aspectRatio]))
      .digest();
    // 1 credit per 2 seconds, rounded up.
    const cost = Math.ceil(duration / 2);
    return this.ledger.write((db): CreateResult => {
      if (idempotencyKey !== undefined) {
        const find = db.prepare('SELECT * FROM jobs WHERE account_id = ? AND idempotency_key = ?');
        const earlier = find.get(account, idempotencyKey);
        if (earlier !== undefined) {
          const same = requestHash.equals(earlier.request_hash as Uint8Array);
          return same ? { outcome: 'repeated', job: jobFromRow(earlier) } : { outcome: 'keyReused' };
        }
      }
      if (diskFull) return { outcome: 'diskFull' };
      const { balance } = readBalance(db, account);
      if (balance < cost) return { outcome: 'insufficientCredits', cost, balance };
      const [id, now, key] = [randomUUID(), this.ledger.clock(), idempotencyKey ?? null];
      db.prepare(
        `INSERT INTO jobs (id, account_id, prompt, duration, aspect_ratio, cost, idempotency_key, request_hash,
                           status, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?)`,
      ).run(id, account, prompt, duration, aspectRatio, cost, key, requestHash, now);
      addEntry(db, { account, amount: -cost, reason: 'video', job: id, at: now });
      const job = { ...request, id, account, cost, status: 'queued', progress: 0, createdAt: now } as const;
      return { outcome: 'created', job: { ...job, filesRemoved: false } };
    });
  }

  get(id: string): Job | undefined {
    const row = this.ledger.db.prepare('SELECT * FROM jobs WHERE id = ?').get(id);
    return row === undefined ? undefined : jobFromRow(row);
  }
}

export function jobFromRow(row: Record<string, SQLOutputValue>): Job {
  const text = (column: string) => (row[column] === null ? undefined : String(row[column]));
  const code = text('error_code');
  const fileName = text('file_name');
  return {
    id: String(row.id),
    account: Number(row.account_id),
    prompt: String(row.prompt),
    duration: Number(row.duration),
    aspectRatio: String(row.aspect_ratio),
    cost: Number(row.cost),
    status: row.status as JobStatus,
    progress: Number(row.progress),
    createdAt: Number(row.created_at),
    filesRemoved: row.files_removed_at !== null,
    ...(code === undefined ? {} : { error: { code, message: text('error_message') ?? '' } }),
    ...(fileName === undefined ? {} : { fileName }),
  };
}
