import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { addEntry } from '../ledger/accounts';
import { jobColumns, type Job } from '../ledger/jobs';
import type { Ledger } from '../ledger/ledger';

/** After so many renders that failed, or whose process died, a video has failed: it may be what kills them. */
const allowedAttempts = 4;

/** No lease may be longer, in ms. */
export const longestLeaseMs = 60_000;

/** Of a lease: it ended, or is longer than any, so that it was given before the clock was set back. */
const isAbandoned = `status = 'processing' AND lease_expires_at NOT BETWEEN :now AND :now + ${longestLeaseMs}`;

/** By the index on the status; a job has a lease only while it is processed. */
const isHeld = `status = 'processing' AND lease = ?`;

/** A job that this process, and no other, may render until the lease expires. */
export interface LeasedJob extends Job {
  /** Of this lease alone: another one of the same job has another. */
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
      const now = Date.now();
      for (const row of db.prepare(`SELECT * FROM jobs WHERE ${isAbandoned}`).all({ now })) endAttempt(db, row, now);
      const rendering = db.prepare(`SELECT id FROM jobs WHERE status = 'processing'`).all();
      if (rendering.length >= this.options.rendersAtOnce) return undefined;
      const claim = db.prepare(
        `UPDATE jobs SET status = 'processing', progress = 0, lease = ?, lease_expires_at = ?
         WHERE id = (SELECT id FROM jobs WHERE status = 'queued' ORDER BY created_at, rowid LIMIT 1)
         RETURNING ${jobColumns}, lease`,
      );
      return claim.get(randomUUID(), now + this.options.leaseMs) as unknown as LeasedJob | undefined;
    });
  }

  /** Extends the lease and records the progress. */
  renew({ lease }: LeasedJob, progress: number): boolean {
    return this.ledger.write((db) => {
      const renew = db.prepare(`UPDATE jobs SET lease_expires_at = ?, progress = MAX(progress, ?) WHERE ${isHeld}`);
      return renew.run(Date.now() + this.options.leaseMs, progress, lease).changes > 0;
    });
  }

  complete({ lease }: LeasedJob, { fileName, bytes }: { fileName: string; bytes: number }): boolean {
    return this.ledger.write((db) => {
      const complete = db.prepare(
        `UPDATE jobs SET status = 'completed', progress = 1, lease = NULL, lease_expires_at = NULL,
                         finished_at = ?, file_name = ?, file_bytes = ?
         WHERE ${isHeld}`,
      );
      return complete.run(Date.now(), fileName, bytes, lease).changes > 0;
    });
  }

  /** Records a failed render; without a `failure` that is final it is tried again. */
  fail({ lease }: LeasedJob, failure?: Failure): void {
    this.ledger.write((db) => {
      const row = db.prepare(`SELECT * FROM jobs WHERE ${isHeld}`).get(lease);
      if (row !== undefined) endAttempt(db, row, Date.now(), failure);
    });
  }

  /** Gives the job back untouched, so that another process may take it at once. */
  release({ lease }: LeasedJob): void {
    this.ledger.write((db) => db.prepare(`${requeue} WHERE ${isHeld}`).run(lease));
  }

  /** Looks without taking the write lock, so that an idle process disturbs nobody. */
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

/** Counts an attempt; after the last one, or for good, the job has failed and its credits are returned. */
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
