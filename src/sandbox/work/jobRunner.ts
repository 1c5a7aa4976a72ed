import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { JobLeases, LeasedJob } from './jobLeases';
import { describeError, type SandboxLog } from '../log';

/** How the runner has videos made; src/sandbox/render has the real one. */
export interface VideoRenderer {
  render(
    request: {
      readonly prompt: string;
      readonly durationSeconds: number;
      readonly aspectRatio: string;
      readonly outFile: string;
      readonly thumbnailFile?: string;
    },
    options: { readonly signal?: AbortSignal; readonly onProgress?: (progress: number) => void },
  ): Promise<{ readonly bytes: number }>;
  dispose(): void | Promise<void>;
}

export interface JobRunnerParts {
  readonly leases: JobLeases;
  /** Made when the first job is there. */
  readonly makeRenderer: () => VideoRenderer;
  readonly filesFolder: string;
  readonly log: SandboxLog;
  /** Renders are made to fail when it says so (`--faults`). */
  readonly failsRender?: () => boolean;
}

/** Renewals follow each other at this pace, in ms; a lease holds for several of them. */
const renewMs = 3_000;
/** At most this often progress is noted in between, in ms. */
const progressMs = 700;
/** How often an idle process looks for work others left, in ms. */
const idleMs = 1_000;

/** Renders the ledger's jobs, one at a time, for as long as the process lives. */
export class JobRunner {
  private readonly stopping = new AbortController();
  private renderer: VideoRenderer | undefined;
  private running: Promise<void> | undefined;
  private wakeUp: () => void = () => undefined;
  private awake = false;

  constructor(private readonly parts: JobRunnerParts) {}

  start(): void {
    this.running ??= this.run();
  }

  /** Looks for work now. */
  wake(): void {
    this.awake = true;
    this.wakeUp();
  }

  /** Gives the job at hand back to the others. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wakeUp();
    await this.running;
    await this.renderer?.dispose();
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      this.awake = false;
      const leased = await this.claim();
      if (leased === undefined) await this.rest();
      else await this.work(leased);
    }
  }

  private async claim(): Promise<LeasedJob | undefined> {
    try {
      return await this.parts.leases.claim();
    } catch (error) {
      this.parts.log.warn(`No work could be taken from the ledger: ${describeError(error)}`);
      return undefined;
    }
  }

  private async rest(): Promise<void> {
    if (this.awake || this.stopping.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, idleMs);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wakeUp = () => undefined;
  }

  /** Never rejects: what goes wrong is noted in the ledger or, if that fails too, left to the lease's end. */
  private async work(leased: LeasedJob): Promise<void> {
    const { job, lease } = leased;
    const { leases, log, filesFolder } = this.parts;
    // Named after the lease, so that a process that lost its lease can never write into the winner's file.
    const fileName = `${job.id}.${lease}.webm`;
    const thumbnailName = `${job.id}.${lease}.png`;
    const [outFile, thumbnailFile] = [path.join(filesFolder, fileName), path.join(filesFolder, thumbnailName)];
    const held = new LeaseKeeper(leased, leases, log);
    let kept = false;
    try {
      if (this.parts.failsRender?.() === true) throw new Error('this failure was asked for with --faults');
      this.renderer ??= this.parts.makeRenderer();
      const { bytes } = await this.renderer.render(
        { prompt: job.prompt, durationSeconds: job.duration, aspectRatio: job.aspectRatio, outFile, thumbnailFile },
        {
          signal: AbortSignal.any([this.stopping.signal, held.lost]),
          onProgress: (progress) => {
            held.note(progress);
          },
        },
      );
      await held.stop();
      kept = await leases.complete(leased, { fileName, bytes, thumbnailName });
      if (kept) log.info(`Rendered ${job.id}: ${Math.round(bytes / 1000)} kB`);
      else log.warn(`The lease of ${job.id} was lost; another process makes it.`);
    } catch (error) {
      await held.stop();
      await this.giveBack(leased, error).catch((problem: unknown) => {
        log.warn(`The ledger could not be told about ${job.id}: ${describeError(problem)}`);
      });
    } finally {
      if (!kept) await Promise.all([outFile, thumbnailFile].map((file) => rm(file, { force: true }).catch(() => null)));
    }
  }

  private async giveBack(leased: LeasedJob, error: unknown): Promise<void> {
    const { leases, log } = this.parts;
    if (this.stopping.signal.aborted) {
      await leases.release(leased);
      return;
    }
    log.error(`Rendering ${leased.job.id} failed: ${describeError(error)}`);
    await leases.fail(leased);
    // A renderer that failed may be in any state; the next job gets a fresh one.
    const failed = this.renderer;
    this.renderer = undefined;
    await failed?.dispose();
  }
}

/** Renews a lease while its job is rendered, with the progress made, and tells when it was lost. */
class LeaseKeeper {
  private readonly lease = new AbortController();
  private progress = 0;
  private renewedAt = performance.now();
  private renewing: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly leased: LeasedJob,
    private readonly leases: JobLeases,
    private readonly log: SandboxLog,
  ) {
    this.timer = setInterval(() => {
      this.renew();
    }, renewMs);
  }

  /** Aborts when another process has the job. */
  get lost(): AbortSignal {
    return this.lease.signal;
  }

  note(progress: number): void {
    this.progress = Math.min(1, Math.max(this.progress, progress));
    if (performance.now() - this.renewedAt >= progressMs) this.renew();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.renewing;
  }

  private renew(): void {
    this.renewedAt = performance.now();
    this.renewing = this.renewing
      .then(() => this.leases.renew(this.leased, this.progress))
      .then((held) => {
        if (!held) this.lease.abort();
      })
      .catch((error: unknown) => {
        // Not lost yet: the lease outlasts several renewals.
        this.log.warn(`A lease could not be renewed: ${describeError(error)}`);
      });
  }
}
