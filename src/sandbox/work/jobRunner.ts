import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isFull } from '../ledger/ledgerFile';
import { describeError, type SandboxLog } from '../log';
import type { RenderResult } from '../render/process/renderer';
import type { RenderProcess } from '../render/process/renderProcess';
import { defaultScenarioTimes, scenarioOf } from '../scenarios';
import type { Failure, JobLeases, LeasedJob } from './jobLeases';

/** Renders one video at a time. The runner calls `dispose` when no job is queued. */
export type VideoRenderer = Pick<RenderProcess, 'render' | 'dispose'>;

interface RunnerDependencies {
  readonly leases: JobLeases;
  /** Creates a renderer. Called `rendersAtOnce` times, because each concurrent render has its own renderer. */
  readonly makeRenderer: () => VideoRenderer;
  readonly filesFolder: string;
  readonly log: SandboxLog;
  /** A render fails after this many ms without progress. */
  readonly stalledMs?: number;
  /** Delay of the scenario `test:slow`, in ms. */
  readonly slowMs?: number;
}

/** Maximum interval between lease renewals, in ms. Short leases are renewed more often. */
const renewMs = 700;
/** Default of `stalledMs`. Renders have low priority, so planning a long prompt may take minutes on a busy machine. */
const defaultStalledMs = 600_000;
/** Interval at which an idle process checks for jobs that other processes queued, in ms. */
const idleMs = 1_000;

/** Renders the ledger's jobs until `stop` is called. The leases limit the number of concurrent renders. */
export class JobRunner {
  private readonly stopping = new AbortController();
  private running: Promise<unknown> | undefined;
  /** Aborts the current pause between two checks for jobs. */
  private pausing = new AbortController();

  constructor(private readonly dependencies: RunnerDependencies) {}

  start(): void {
    const { rendersAtOnce } = this.dependencies.leases.options;
    this.running ??= Promise.all(Array.from({ length: rendersAtOnce }, () => this.run()));
  }

  /** Checks for queued jobs immediately. */
  wake(): void {
    this.pausing.abort();
    this.pausing = new AbortController();
  }

  /** Stops rendering. Releases unfinished jobs, so that other processes can acquire them. */
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

  /**
   * Renders one job. Never rejects. Records a failed render in the ledger. If the ledger cannot be written, the lease
   * expires instead.
   */
  private async work(job: LeasedJob, renderer: VideoRenderer): Promise<void> {
    const { leases, log, filesFolder } = this.dependencies;
    const { id } = job;
    // The file name contains the lease's ID. A process that lost its lease therefore cannot write to the file of the
    // next lease.
    const fileName = `${id}.${job.lease}.webm`;
    const outFile = path.join(filesFolder, fileName);
    const removeFile = () => rm(outFile, { force: true }).catch(() => undefined);
    const held = this.keepLease(job);
    let kept = false;
    try {
      // The seed is random for each job, but the same in each attempt.
      const seed = Number.parseInt(id.slice(0, 8), 16);
      const began = performance.now();
      const signal = AbortSignal.any([this.stopping.signal, held.ended]);
      const video = await this.playScenario(job, signal);
      const { bytes, draft } = await renderer.render({ ...video, seed, outFile }, { signal, onProgress: held.report });
      kept = leases.complete(job, { fileName, bytes, plan: planJson(draft) });
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      if (kept) log.info(`Rendered ${id}: ${Math.round(bytes / 1000)} kB in ${seconds} s`);
      else log.warn(`The lease of ${id} was lost; another process renders it.`);
    } catch (error) {
      // Removes the partial file first. On a full disk, the ledger needs the space to record the failure.
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

  /**
   * Applies the effects of a test prompt to a render.
   * @returns the video to render
   * @throws ScenarioFailure if the test prompt simulates a failed render
   */
  private async playScenario({ prompt, duration, aspectRatio }: LeasedJob, signal: AbortSignal) {
    const scenario = scenarioOf(prompt);
    if (scenario === 'fail') {
      throw new ScenarioFailure('render_failed', 'The video could not be rendered. The credits were returned.');
    }
    if (scenario === 'moderated') {
      const message = 'The prompt violates the content policy. The credits were returned.';
      throw new ScenarioFailure('content_moderated', message);
    }
    if (scenario === 'slow') {
      await delay(this.dependencies.slowMs ?? defaultScenarioTimes.slowMs, undefined, { signal });
    }
    return scenario === 'wrong-format'
      ? { prompt, durationSeconds: duration > 2 ? duration - 2 : duration + 2, aspectRatio: otherRatio(aspectRatio) }
      : { prompt, durationSeconds: duration, aspectRatio };
  }

  /**
   * Renews a job's lease while the job is rendered. The signal `ended` aborts if the lease is lost or the render
   * stalls.
   */
  private keepLease(job: LeasedJob) {
    const { leases, stalledMs = defaultStalledMs } = this.dependencies;
    const ending = new AbortController();
    let [progress, quietMs] = [0, 0];
    const everyMs = Math.min(renewMs, leases.options.leaseMs / 5);
    const timer = setInterval(() => {
      // Counts the timer's ticks instead of reading the clock, so that system sleep does not count as a hang.
      if ((quietMs += everyMs) > stalledMs) ending.abort(new Error('The render stands still.'));
      // If the ledger could not be written, `renewed` is undefined. The lease may still be valid, so the render
      // continues.
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

  /**
   * Runs `work`, which writes to the ledger. If it throws, for example because the ledger is locked, logs the error and
   * returns undefined.
   */
  private record<Result>(failed: string, work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      this.dependencies.log.warn(`${failed}: ${describeError(error)}`);
      return undefined;
    }
  }
}

/** A failure that a test prompt simulates. */
class ScenarioFailure extends Error {
  constructor(
    readonly failureCode: string,
    message: string,
  ) {
    super(message);
  }
}

/** Returns an aspect ratio of the other orientation: landscape for a portrait ratio, portrait for any other. */
function otherRatio(aspectRatio: string): string {
  const [width = 1, height = 1] = aspectRatio.split(':').map(Number);
  return width < height ? '16:9' : '9:16';
}

/** Returns the plan of a draft as JSON, with the API's field names. */
function planJson(draft: RenderResult['draft']): string | undefined {
  if (draft === undefined) return undefined;
  const { kind, shots, titles, leftOut } = draft;
  return JSON.stringify({ kind, shots, titles, left_out: leftOut });
}

/**
 * Returns the reason why a job fails permanently, or undefined if another attempt may succeed. System errors have a
 * code and may be temporary. Any other error comes from drawing the prompt and would occur again.
 */
function finalFailure(error: unknown): Failure | undefined {
  if (error instanceof ScenarioFailure) return { code: error.failureCode, message: error.message };
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
