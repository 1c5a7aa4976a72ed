import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { addEntry } from '../ledger/accounts';
import { jobColumns, toJob, type Job } from '../ledger/jobs';
import type { Ledger } from '../ledger/ledgerFile';
import { textOf } from '../ledger/rows';

/** After this many failed attempts, a job fails permanently, because its video may crash every render process. */
const allowedAttempts = 4;

/** Maximum duration of a lease, in ms. */
export const longestLeaseMs = 60_000;

/**
 * SQL condition for a job whose lease expired. A lease that ends more than {@link longestLeaseMs} from now also counts
 * as expired, because the clock must have been set back.
 */
const isAbandoned = `status = 'processing' AND lease_expires_at NOT BETWEEN :now AND :now + ${longestLeaseMs}`;

/** SQL condition for the job with a given lease. The `status` is redundant, but lets SQLite use the index. */
const isHeld = `status = 'processing' AND lease = ?`;

/** A job that only this process may render until the lease expires. */
export interface LeasedJob extends Job {
  /** Random ID of this lease. The next lease of the job has another ID. */
  readonly lease: string;
}

export interface LeaseOptions {
  /** A lease expires if it is not renewed for this many ms. */
  readonly leaseMs: number;
  /** Maximum number of concurrent renders across all processes that share the ledger. */
  readonly rendersAtOnce: number;
}

export const defaultLease: LeaseOptions = { leaseMs: 10_000, rendersAtOnce: 1 };

/** The reason why a video failed permanently. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}

/**
 * Assigns jobs to processes. Each change is one transaction under the ledger's write lock, so two processes never
 * acquire the same job. If `renew` or `complete` returns false, the process has lost its lease and must discard its
 * work. Leases are used instead of process IDs, because a process ID means nothing in another container.
 */
export class JobLeases {
  constructor(
    private readonly ledger: Ledger,
    readonly options: LeaseOptions,
  ) {}

  /**
   * Acquires a lease for the oldest queued job.
   * @returns undefined if no job is queued or the limit of concurrent renders is reached
   */
  claim(): LeasedJob | undefined {
    if (!this.hasWork()) return undefined;
    return this.ledger.write((db) => {
      const now = Date.now();
      for (const row of db.prepare(`SELECT * FROM jobs WHERE ${isAbandoned}`).all({ now })) endAttempt(db, row, now);
      const rendering = db.prepare(`SELECT id FROM jobs WHERE status = 'processing'`).all();
      if (rendering.length >= this.options.rendersAtOnce) return undefined;
      const claim = db.prepare(
        `UPDATE jobs SET status = 'processing', progress = 0, lease = ?, lease_expires_at = ?
         WHERE id = (SELECT id FROM jobs WHERE status = 'queued' ORDER BY created_at, rowid LIMIT 1)
         RETURNING ${jobColumns}, lease`,
      );
      const row = claim.get(randomUUID(), now + this.options.leaseMs);
      return row && { ...toJob(row), lease: textOf(row.lease) };
    });
  }

  /** Extends a lease and records the job's progress. */
  renew({ lease }: LeasedJob, progress: number): boolean {
    return this.ledger.write((db) => {
      const renew = db.prepare(`UPDATE jobs SET lease_expires_at = ?, progress = MAX(progress, ?) WHERE ${isHeld}`);
      return renew.run(Date.now() + this.options.leaseMs, progress, lease).changes > 0;
    });
  }

  complete(
    { lease }: LeasedJob,
    { fileName, bytes, plan }: { fileName: string; bytes: number; plan?: string | undefined },
  ): boolean {
    return this.ledger.write((db) => {
      const complete = db.prepare(
        `UPDATE jobs SET status = 'completed', progress = 1, lease = NULL, lease_expires_at = NULL,
                         finished_at = ?, file_name = ?, file_bytes = ?, plan = ?
         WHERE ${isHeld}`,
      );
      return complete.run(Date.now(), fileName, bytes, plan ?? null, lease).changes > 0;
    });
  }

  /**
   * Records a failed render.
   * @param failure the reason if the job fails permanently. If omitted, the job is retried
   */
  fail({ lease }: LeasedJob, failure?: Failure): void {
    this.ledger.write((db) => {
      const row = db.prepare(`SELECT * FROM jobs WHERE ${isHeld}`).get(lease);
      if (row !== undefined) endAttempt(db, row, Date.now(), failure);
    });
  }

  /**
   * Returns a job to the queue, so that another process can acquire the job immediately. The attempt is not counted.
   */
  release({ lease }: LeasedJob): void {
    this.ledger.write((db) => db.prepare(`${requeue} WHERE ${isHeld}`).run(lease));
  }

  /** Reads without the write lock, so that an idle process does not block the others. */
  private hasWork(): boolean {
    const work = this.ledger.db.prepare(`SELECT 1 FROM jobs WHERE status = 'queued' OR ${isAbandoned} LIMIT 1`);
    return work.get({ now: Date.now() }) !== undefined;
  }
}

const requeue = `UPDATE jobs SET status = 'queued', progress = 0, lease = NULL, lease_expires_at = NULL`;

const exhausted: Failure = {
  code: 'render_failed',
  message: `The video couldn't be rendered in ${allowedAttempts} attempts. Its credits were returned.`,
};

/**
 * Counts a failed attempt and returns the job to the queue. After the last attempt or a permanent failure, the job
 * fails and its credits are refunded.
 */
function endAttempt(db: DatabaseSync, row: Record<string, SQLOutputValue>, now: number, final?: Failure): void {
  const id = String(row.id);
  const failure = final ?? (Number(row.failures) + 1 < allowedAttempts ? undefined : exhausted);
  if (failure === undefined) {
    db.prepare(`${requeue}, failures = failures + 1 WHERE id = ?`).run(id);
    return;
  }
  db.prepare(
    `UPDATE jobs SET status = 'failed', lease = NULL, lease_expires_at = NULL, finished_at = ?,
                     error_code = ?, error_message = ? WHERE id = ?`,
  ).run(now, failure.code, failure.message, id);
  const refund = { account: Number(row.account_id), amount: Number(row.cost), reason: 'refund' } as const;
  addEntry(db, { ...refund, job: id, at: now });
}
