import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { addEntry } from '../ledger/accounts';
import { jobColumns, type Job } from '../ledger/jobs';
import type { Ledger } from '../ledger/ledger';

/** After so many renders that failed, or whose process died, a video has failed: it may be what kills them. */
const allowedAttempts = 4;

/** Of a lease: it ended, or is longer than any, so that it was given before the clock was set back. */
const isAbandoned = `status = 'processing' AND lease_expires_at NOT BETWEEN :now AND :now + 3600000`;

/** A job that this process, and no other, may render until the lease expires. */
export interface LeasedJob {
  readonly job: Job;
  readonly lease: string;
}

export interface LeaseOptions {
  /** How long a lease holds without being renewed, in ms. */
  readonly leaseMs: number;
  /** How many jobs all processes together render at once. */
  readonly rendersAtOnce: number;
}

export const defaultLease: LeaseOptions = { leaseMs: 10_000, rendersAtOnce: 1 };

/** Why a video failed for good. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}

/**
 * Who renders what. Each change happens in one transaction that holds the ledger's write lock, so that two processes
 * never take the same job. A process that lost its lease gets `false` and must drop its work. Whether another process
 * is alive is known by its renewals alone: process IDs mean nothing across containers.
 */
export class JobLeases {
  constructor(
    private readonly ledger: Ledger,
    readonly options: LeaseOptions,
  ) {}

  /** Takes the oldest job that is free, or undefined when there is none or enough are being rendered. */
  claim(): LeasedJob | undefined {
    if (!this.hasWork()) return undefined;
    return this.ledger.write((db) => {
      const now = this.ledger.clock();
      for (const row of db.prepare(`SELECT * FROM jobs WHERE ${isAbandoned}`).all({ now })) tryAgain(db, row, now);
      const rendering = db.prepare(`SELECT id FROM jobs WHERE status = 'processing'`).all();
      if (rendering.length >= this.options.rendersAtOnce) return undefined;
      const lease = randomUUID();
      const job = db
        .prepare(
          `UPDATE jobs SET status = 'processing', progress = 0, lease = :lease, lease_expires_at = :until
           WHERE id = (SELECT id FROM jobs WHERE status = 'queued' ORDER BY created_at, rowid LIMIT 1)
           RETURNING ${jobColumns}`,
        )
        .get({ lease, until: now + this.options.leaseMs }) as unknown as Job | undefined;
      return job === undefined ? undefined : { job, lease };
    });
  }

  /** Extends the lease and records the progress. */
  renew({ job, lease }: LeasedJob, progress: number): boolean {
    return this.ledger.write((db) => {
      const renew = db.prepare(
        `UPDATE jobs SET lease_expires_at = ?, progress = MAX(progress, ?) WHERE id = ? AND lease = ?`,
      );
      return renew.run(this.ledger.clock() + this.options.leaseMs, progress, job.id, lease).changes > 0;
    });
  }

  complete({ job, lease }: LeasedJob, { fileName, bytes }: { fileName: string; bytes: number }): boolean {
    return this.ledger.write((db) => {
      const complete = db.prepare(
        `UPDATE jobs SET status = 'completed', progress = 1, lease = NULL, lease_expires_at = NULL,
                         finished_at = ?, file_name = ?, file_bytes = ?
         WHERE id = ? AND lease = ?`,
      );
      return complete.run(this.ledger.clock(), fileName, bytes, job.id, lease).changes > 0;
    });
  }

  /** Records a failed render; without a `failure` that is final it is tried again. */
  fail({ job, lease }: LeasedJob, failure?: Failure): boolean {
    return this.ledger.write((db) => {
      const row = db.prepare('SELECT * FROM jobs WHERE id = ? AND lease = ?').get(job.id, lease);
      if (row === undefined) return false;
      const now = this.ledger.clock();
      if (failure === undefined) tryAgain(db, row, now);
      else end(db, row, now, failure);
      return true;
    });
  }

  /** Gives the job back untouched, so that another process may take it at once. */
  release({ job, lease }: LeasedJob): void {
    this.ledger.write((db) => db.prepare(`${requeue} WHERE id = ? AND lease = ?`).run(job.id, lease));
  }

  /** Looks without taking the write lock, so that an idle process disturbs nobody. */
  private hasWork(): boolean {
    const work = this.ledger.db.prepare(`SELECT 1 FROM jobs WHERE status = 'queued' OR ${isAbandoned} LIMIT 1`);
    return work.get({ now: this.ledger.clock() }) !== undefined;
  }
}

const requeue = `UPDATE jobs SET status = 'queued', progress = 0, lease = NULL, lease_expires_at = NULL`;

/** Counts an attempt; after the last one the job has failed. */
function tryAgain(db: DatabaseSync, row: Record<string, SQLOutputValue>, now: number): void {
  if (Number(row.failures) + 1 < allowedAttempts) {
    db.prepare(`${requeue}, failures = failures + 1 WHERE id = ?`).run(String(row.id));
    return;
  }
  const message = `The video couldn't be rendered in ${allowedAttempts} attempts. Its credits were returned.`;
  end(db, row, now, { code: 'render_failed', message });
}

/** Ends a job as failed, and returns its credits. */
function end(db: DatabaseSync, row: Record<string, SQLOutputValue>, now: number, { code, message }: Failure): void {
  const id = String(row.id);
  db.prepare(
    `UPDATE jobs SET status = 'failed', lease = NULL, lease_expires_at = NULL, finished_at = ?,
                     error_code = ?, error_message = ? WHERE id = ?`,
  ).run(now, code, message, id);
  const refund = { account: Number(row.account_id), amount: Number(row.cost), reason: 'refund' } as const;
  addEntry(db, { ...refund, job: id, at: now });
}
