import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describeError, type SandboxLog } from '../log';
import type { RenderProcess } from '../render/threads/renderProcess';
import type { Failure, JobLeases, LeasedJob } from './jobLeases';

/** Makes videos, one at a time; disposed of whenever there are none to make. */
export type VideoRenderer = Pick<RenderProcess, 'render' | 'dispose'>;

export interface RunnerDependencies {
  readonly leases: JobLeases;
  /** Called once for each video rendered at once. */
  readonly makeRenderer: () => VideoRenderer;
  readonly filesFolder: string;
  readonly log: SandboxLog;
  /** After so long without progress a render has failed, in ms. */
  readonly stalledMs?: number;
}

/** How often a lease is renewed, with the progress made, in ms; a short one more often. */
const renewMs = 700;
/** At low priority, beside busy programs, a long text may take minutes to plan. */
const defaultStalledMs = 600_000;
/** How often an idle process looks for work others left, in ms. */
const idleMs = 1_000;

/** Renders the ledger's jobs, as many at once as the leases allow, for as long as the process lives. */
export class JobRunner {
  private readonly stopping = new AbortController();
  private running: Promise<unknown> | undefined;
  /** Aborted to end the pauses before the next look for work. */
  private pausing = new AbortController();

  constructor(private readonly dependencies: RunnerDependencies) {}

  start(): void {
    const { rendersAtOnce } = this.dependencies.leases.options;
    this.running ??= Promise.all(Array.from({ length: rendersAtOnce }, () => this.run()));
  }

  /** Looks for work now. */
  wake(): void {
    this.pausing.abort();
    this.pausing = new AbortController();
  }

  /** Gives unfinished jobs back to other processes. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    const renderer = this.dependencies.makeRenderer();
    while (!this.stopping.signal.aborted) {
      const { signal } = this.pausing;
      const leased = this.claim();
      if (leased !== undefined) await this.work(leased, renderer);
      else {
        await renderer.dispose();
        await delay(idleMs, undefined, { signal }).catch(() => undefined);
      }
    }
    await renderer.dispose();
  }

  private claim(): LeasedJob | undefined {
    const { leases, log } = this.dependencies;
    try {
      return leases.claim();
    } catch (error) {
      log.warn(`No job could be taken from the ledger: ${describeError(error)}`);
      return undefined;
    }
  }

  /** Never rejects: what goes wrong is recorded in the ledger or, if that fails too, left until the lease expires. */
  private async work(leased: LeasedJob, renderer: VideoRenderer): Promise<void> {
    const { job, lease } = leased;
    const { leases, log, filesFolder, stalledMs = defaultStalledMs } = this.dependencies;
    // Named after the lease, so that a process that lost its lease can never write into the winner's file.
    const fileName = `${job.id}.${lease}.webm`;
    const outFile = path.join(filesFolder, fileName);
    const held = holdLease(leased, leases, log, stalledMs);
    let kept = false;
    try {
      const { prompt, duration: durationSeconds, aspectRatio } = job;
      // Random, but the same for each attempt.
      const seed = Number.parseInt(job.id.slice(0, 8), 16);
      const began = performance.now();
      const { bytes } = await renderer.render(
        { prompt, durationSeconds, aspectRatio, seed, outFile },
        { signal: AbortSignal.any([this.stopping.signal, held.ended]), onProgress: held.report },
      );
      kept = leases.complete(leased, { fileName, bytes });
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      if (kept) log.info(`Rendered ${job.id}: ${Math.round(bytes / 1000)} kB in ${seconds} s`);
      else log.warn(`The lease of ${job.id} was lost; another process renders it.`);
    } catch (error) {
      this.giveBack(leased, error);
    } finally {
      held.stop();
      if (!kept) await rm(outFile, { force: true }).catch(() => undefined);
    }
  }

  private giveBack(leased: LeasedJob, error: unknown): void {
    const { leases, log } = this.dependencies;
    const { aborted } = this.stopping.signal;
    if (!aborted) log.error(`Rendering ${leased.job.id} failed: ${describeError(error)}`);
    try {
      if (aborted) leases.release(leased);
      else leases.fail(leased, finalFailure(error));
    } catch (problem) {
      log.warn(`The failure of ${leased.job.id} could not be recorded: ${describeError(problem)}`);
    }
  }
}

/**
 * Why the job fails for good; undefined when another attempt may succeed. Errors of the system, which carry a code, may
 * pass; any other comes from drawing the prompt, which would end the same way again.
 */
function finalFailure(error: unknown): Failure | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return {
      code: 'disk_full',
      message: 'The disk is full. The credits were returned. Free up some space, then try again.',
    };
  }
  if (typeof code === 'string') return undefined;
  return { code: 'render_failed', message: "This prompt can't be rendered. The credits were returned." };
}

/** Renews a lease while its job is rendered; `ended` aborts when another process has the job or nothing goes on. */
function holdLease(leased: LeasedJob, leases: JobLeases, log: SandboxLog, stalledMs: number) {
  const ending = new AbortController();
  let [progress, quietMs] = [0, 0];
  const everyMs = Math.min(renewMs, leases.options.leaseMs / 5);
  const timer = setInterval(() => {
    // Counted in ticks of this process, so that a machine that slept is not taken for one that stands still.
    if ((quietMs += everyMs) > stalledMs) ending.abort(new Error('The render stands still.'));
    try {
      if (!leases.renew(leased, progress)) ending.abort();
    } catch (error) {
      // Not lost yet.
      log.warn(`A lease could not be renewed: ${describeError(error)}`);
    }
  }, everyMs);
  return {
    ended: ending.signal,
    report: (value: number) => {
      [progress, quietMs] = [value, 0];
    },
    stop: () => {
      clearInterval(timer);
    },
  };
}
