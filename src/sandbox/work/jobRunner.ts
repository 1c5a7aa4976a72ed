import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isFull } from '../ledger/ledger';
import { describeError, type SandboxLog } from '../log';
import type { RenderProcess } from '../render/process/renderProcess';
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
    const { leases, makeRenderer } = this.dependencies;
    const renderer = makeRenderer();
    while (!this.stopping.signal.aborted) {
      const { signal } = this.pausing;
      const job = this.record('No job could be taken from the ledger', () => leases.claim());
      if (job !== undefined) await this.work(job, renderer);
      else {
        await renderer.dispose();
        await delay(idleMs, undefined, { signal }).catch(() => undefined);
      }
    }
    await renderer.dispose();
  }

  /** Never rejects: what goes wrong is recorded in the ledger or, if that fails too, left until the lease expires. */
  private async work(job: LeasedJob, renderer: VideoRenderer): Promise<void> {
    const { leases, log, filesFolder } = this.dependencies;
    const { id, prompt, duration: durationSeconds, aspectRatio } = job;
    // Named after the lease, so that a process that lost its lease can never write into the winner's file.
    const fileName = `${id}.${job.lease}.webm`;
    const outFile = path.join(filesFolder, fileName);
    const removeFile = () => rm(outFile, { force: true }).catch(() => undefined);
    const held = this.hold(job);
    let kept = false;
    try {
      // Random, but the same for each attempt.
      const seed = Number.parseInt(id.slice(0, 8), 16);
      const began = performance.now();
      const { bytes } = await renderer.render(
        { prompt, durationSeconds, aspectRatio, seed, outFile },
        { signal: AbortSignal.any([this.stopping.signal, held.ended]), onProgress: held.report },
      );
      kept = leases.complete(job, { fileName, bytes });
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      if (kept) log.info(`Rendered ${id}: ${Math.round(bytes / 1000)} kB in ${seconds} s`);
      else log.warn(`The lease of ${id} was lost; another process renders it.`);
    } catch (error) {
      // First: on a full disk it is what leaves no room for the record.
      await removeFile();
      const { aborted } = this.stopping.signal;
      if (!aborted) log.error(`Rendering ${id} failed: ${describeError(error)}`);
      this.record(`The failure of ${id} could not be recorded`, () => {
        if (aborted) leases.release(job);
        else leases.fail(job, finalFailure(error));
      });
    } finally {
      held.stop();
      if (!kept) await removeFile();
    }
  }

  /** Renews a lease while its job is rendered; `ended` aborts when another process has the job or nothing goes on. */
  private hold(job: LeasedJob) {
    const { leases, stalledMs = defaultStalledMs } = this.dependencies;
    const ending = new AbortController();
    let [progress, quietMs] = [0, 0];
    const everyMs = Math.min(renewMs, leases.options.leaseMs / 5);
    const timer = setInterval(() => {
      // Counted in ticks of this process, so that a machine that slept is not taken for one that stands still.
      if ((quietMs += everyMs) > stalledMs) ending.abort(new Error('The render stands still.'));
      // One that could not be renewed is not lost yet.
      const renewed = this.record('A lease could not be renewed', () => leases.renew(job, progress));
      if (renewed === false) ending.abort();
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

  /** Does something with the ledger, which may be locked or unreadable; then it is logged, and nothing comes back. */
  private record<Result>(failed: string, work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      this.dependencies.log.warn(`${failed}: ${describeError(error)}`);
      return undefined;
    }
  }
}

/**
 * Why the job fails for good; undefined when another attempt may succeed. Errors of the system, which carry a code, may
 * pass; any other comes from drawing the prompt, which would end the same way again.
 */
function finalFailure(error: unknown): Failure | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT' || isFull(error)) {
    return {
      code: 'disk_full',
      message: 'The disk is full. The credits were returned. Free up some space, then try again.',
    };
  }
  if (typeof code === 'string') return undefined;
  return { code: 'render_failed', message: "This prompt can't be rendered. The credits were returned." };
}
