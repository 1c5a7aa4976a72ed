import { hash, randomUUID } from 'node:crypto';
import { addEntry, readBalance } from './accounts';
import type { Ledger } from './ledgerFile';
import { type Row, bytesOf, numberOf, orNull, textOf } from './rows';

const statuses = ['queued', 'processing', 'completed', 'failed'] as const;

/** The validated fields of a generate request. */
export interface GenerateRequest {
  readonly prompt: string;
  /** Duration of the video, in seconds. */
  readonly duration: number;
  readonly aspectRatio: string;
}

/** One requested video. Times are in ms since the Unix epoch. */
export interface Job extends GenerateRequest {
  readonly id: string;
  readonly account: number;
  /** Price of the video, in credits. */
  readonly cost: number;
  readonly status: (typeof statuses)[number];
  /** Fraction of the video that is rendered, 0 to 1. */
  readonly progress: number;
  readonly createdAt: number;
  /** Reason why the job failed. Null unless it failed. */
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  /** The finished video's file name in the files folder. Null until the video is finished. */
  readonly fileName: string | null;
  /** Time when the video's file was removed after its expiry. Null until then. */
  readonly filesRemovedAt: number | null;
  /** Description of a finished draft, as JSON for the status response. */
  readonly plan: string | null;
}

/** The columns to select from `jobs`. Each is renamed to its property in Job. */
export const jobColumns = `id, account_id AS account, prompt, duration, aspect_ratio AS aspectRatio, cost, status, progress,
  created_at AS createdAt, error_code AS errorCode, error_message AS errorMessage, file_name AS fileName,
  files_removed_at AS filesRemovedAt, plan`;

/**
 * Converts a row of {@link jobColumns} to a job.
 * @throws TypeError for an unknown status or a value of the wrong type
 */
export function toJob(row: Row): Job {
  const status = statuses.find((it) => it === row.status);
  if (status === undefined) throw new TypeError('A job of the ledger has an unknown status.');
  return {
    id: textOf(row.id),
    account: numberOf(row.account),
    prompt: textOf(row.prompt),
    duration: numberOf(row.duration),
    aspectRatio: textOf(row.aspectRatio),
    cost: numberOf(row.cost),
    status,
    progress: numberOf(row.progress),
    createdAt: numberOf(row.createdAt),
    errorCode: orNull(textOf, row.errorCode),
    errorMessage: orNull(textOf, row.errorMessage),
    fileName: orNull(textOf, row.fileName),
    filesRemovedAt: orNull(numberOf, row.filesRemovedAt),
    plan: orNull(textOf, row.plan),
  };
}

/**
 * Result of a generate request: a new job, the job of an earlier request with the same idempotency key, or a refusal.
 */
type CreateResult =
  | { readonly outcome: 'created' | 'repeated'; readonly job: Job }
  | { readonly outcome: 'keyReused' | 'diskFull' }
  | { readonly outcome: 'insufficientCredits'; readonly cost: number; readonly balance: number };

export class Jobs {
  constructor(private readonly ledger: Ledger) {}

  /**
   * Charges the account for a video and queues the video, in one transaction. A request that repeats an idempotency key
   * is not charged again, and succeeds even if `diskFull` is true.
   */
  create(
    account: number,
    request: GenerateRequest,
    { idempotencyKey, diskFull = false }: { idempotencyKey?: string | undefined; diskFull?: boolean } = {},
  ): CreateResult {
    const { prompt, duration, aspectRatio } = request;
    const requestHash = hash('sha256', JSON.stringify([prompt, duration, aspectRatio]), 'buffer');
    // A video costs 1 credit per 2 seconds, rounded up.
    const cost = Math.ceil(duration / 2);
    return this.ledger.write((db): CreateResult => {
      if (idempotencyKey !== undefined) {
        const find = db.prepare(
          `SELECT ${jobColumns}, request_hash FROM jobs WHERE account_id = ? AND idempotency_key = ?`,
        );
        const earlier = find.get(account, idempotencyKey);
        if (earlier !== undefined) {
          const same = requestHash.equals(bytesOf(earlier.request_hash));
          return same ? { outcome: 'repeated', job: toJob(earlier) } : { outcome: 'keyReused' };
        }
      }
      if (diskFull) return { outcome: 'diskFull' };
      const { balance } = readBalance(db, account);
      if (balance < cost) return { outcome: 'insufficientCredits', cost, balance };
      const [id, now, key] = [randomUUID(), Date.now(), idempotencyKey ?? null];
      const insert = db.prepare(
        `INSERT INTO jobs (id, account_id, prompt, duration, aspect_ratio, cost, idempotency_key, request_hash,
                           status, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?) RETURNING ${jobColumns}`,
      );
      const row = insert.get(id, account, prompt, duration, aspectRatio, cost, key, requestHash, now) ?? {};
      addEntry(db, { account, amount: -cost, reason: 'video', job: id, at: now });
      return { outcome: 'created', job: toJob(row) };
    });
  }

  get(id: string): Job | undefined {
    const find = this.ledger.db.prepare(`SELECT ${jobColumns} FROM jobs WHERE id = ?`);
    const row = find.get(id);
    return row && toJob(row);
  }
}
