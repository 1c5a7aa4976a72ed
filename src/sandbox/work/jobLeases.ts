import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { addEntry } from '../ledger/accounts';
import { jobColumns, type Job } from '../ledger/jobs';
import type { Ledger } from '../ledger/ledger';

/** After so many failed renders a video has failed, and is refunded. */
const allowedFailures = 3;
/** After so many processes died while rendering it a video has failed too: it may be what kills them. */
const allowedInterruptions = 5;

/** Clocks are set right by small steps all the time, in ms. */
const clockStepMs = 1_000;

/** Of a queued job: its wait is over, or began before the clock was set back. */
const isDue = `status = 'queued' AND (not_before <= :now OR not_before > :now + ${allowedFailures * 1_000 + clockStepMs})`;
/** Of a lease: it ended, or was given, which `not_before` tells, before the clock was set back. */
const isAbandoned = `status = 'processing' AND (lease_expires_at < :now OR not_before > :now + ${clockStepMs})`;

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
  async claim(): Promise<LeasedJob | undefined> {
    if (!this.hasWork()) return undefined;
    return this.ledger.write((db) => {
      const now = this.ledger.clock();
      const abandoned = `UPDATE jobs SET interruptions = interruptions + 1 WHERE ${isAbandoned} RETURNING *`;
      for (const row of db.prepare(abandoned).all({ now })) takeBack(db, row, now);
      const rendering = db.prepare(`SELECT id FROM jobs WHERE status = 'processing'`).all();
      if (rendering.length >= this.options.rendersAtOnce) return undefined;
      const lease = randomUUID();
      const job = db
        .prepare(
          `UPDATE jobs SET status = 'processing', progress = 0, lease = :lease, lease_expires_at = :until, not_before = :now
           WHERE id = (SELECT id FROM jobs WHERE ${isDue} ORDER BY created_at, rowid LIMIT 1)
           RETURNING ${jobColumns}`,
        )
        .get({ lease, until: now + this.options.leaseMs, now }) as unknown as Job | undefined;
      return job === undefined ? undefined : { job, lease };
    });
  }

  /** Extends the lease and records the progress. */
  async renew({ job, lease }: LeasedJob, progress: number): Promise<boolean> {
    return this.ledger.write((db) => {
      const now = this.ledger.clock();
      const renew = db.prepare(
        `UPDATE jobs SET lease_expires_at = ?, not_before = ?, progress = MAX(progress, ?) WHERE id = ? AND lease = ?`,
      );
      return renew.run(now + this.options.leaseMs, now, progress, job.id, lease).changes > 0;
    });
  }

  async complete({ job, lease }: LeasedJob, { fileName, bytes }: { fileName: string; bytes: number }) {
    return this.ledger.write((db) => {
      const complete = db.prepare(
        `UPDATE jobs SET status = 'completed', progress = 1, lease = NULL, lease_expires_at = NULL,
                         finished_at = ?, file_name = ?, file_bytes = ?
         WHERE id = ? AND lease = ?`,
      );
      return complete.run(this.ledger.clock(), fileName, bytes, job.id, lease).changes > 0;
    });
  }

  /** Records a failed render. Without a `failure` that is final it is retried a little later, three times in all. */
  async fail({ job, lease }: LeasedJob, failure?: Failure): Promise<boolean> {
    return this.ledger.write((db) => {
      const now = this.ledger.clock();
      const row = db
        .prepare('UPDATE jobs SET failures = failures + 1 WHERE id = ? AND lease = ? RETURNING *')
        .get(job.id, lease);
      if (row === undefined) return false;
      const failures = Number(row.failures);
      if (failure !== undefined) end(db, row, now, failure);
      else if (failures >= allowedFailures) {
        const message = `The video couldn't be rendered in ${failures} attempts. Its credits were returned.`;
        end(db, row, now, { code: 'render_failed', message });
      } else requeue(db, row, now + failures * 1_000);
      return true;
    });
  }

  /** Gives the job back untouched, so that another process may take it at once. */
  async release({ job, lease }: LeasedJob): Promise<void> {
    await this.ledger.write((db) => {
      const row = db.prepare('SELECT * FROM jobs WHERE id = ? AND lease = ?').get(job.id, lease);
      if (row !== undefined) requeue(db, row, 0);
    });
  }

  /** Looks without taking the write lock, so that an idle process disturbs nobody. */
  private hasWork(): boolean {
    const work = this.ledger.db.prepare(`SELECT 1 FROM jobs WHERE ${isDue} OR ${isAbandoned} LIMIT 1`);
    return work.get({ now: this.ledger.clock() }) !== undefined;
  }
}

function takeBack(db: DatabaseSync, row: Record<string, SQLOutputValue>, now: number): void {
  const interruptions = Number(row.interruptions);
  if (interruptions < allowedInterruptions) {
    requeue(db, row, 0);
    return;
  }
  const message = `Rendering the video was interrupted ${interruptions} times. Its credits were returned.`;
  end(db, row, now, { code: 'render_failed', message });
}

function requeue(db: DatabaseSync, row: Record<string, SQLOutputValue>, notBefore: number): void {
  db.prepare(
    `UPDATE jobs SET status = 'queued', progress = 0, not_before = ?, lease = NULL, lease_expires_at = NULL WHERE id = ?`,
  ).run(notBefore, String(row.id));
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
