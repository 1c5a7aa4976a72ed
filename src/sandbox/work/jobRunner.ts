import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isFull } from '../ledger/ledgerFile';
import { describeError, type SandboxLog } from '../log';
import type { RenderResult } from '../render/process/renderer';
import type { RenderProcess } from '../render/process/renderProcess';
import { defaultScenarioTimes, scenarioOf } from '../scenarios';
import type { Failure, JobLeases, LeasedJob } from './jobLeases';

/** Renders one video at a time. Disposed when no job is left. */
export type VideoRenderer = Pick<RenderProcess, 'render' | 'dispose'>;

export interface RunnerDependencies {
  readonly leases: JobLeases;
  /** Creates one renderer for each concurrent job. */
  readonly makeRenderer: () => VideoRenderer;
  readonly filesFolder: string;
  readonly log: SandboxLog;
  /** The time without progress after which a render counts as failed, in ms. */
  readonly stalledMs?: number;
  /** Delay of the scenario `test:slow`, in ms. */
  readonly slowMs?: number;
}

/** Upper bound for the interval between lease renewals, in ms. A short lease is renewed more often. */
const renewMs = 700;
/**
 * The default time without progress, in ms. Planning a long text at low priority may take minutes on a busy machine.
 */
const defaultStalledMs = 600_000;
/** Interval at which an idle process checks for jobs of other processes, in ms. */
const idleMs = 1_000;

/** Renders the ledger's jobs, as many at once as the leases allow, until it is stopped. */
export class JobRunner {
  private readonly stopping = new AbortController();
  private running: Promise<unknown> | undefined;
  /** Aborted to end the current pause between checks. */
  private pausing = new AbortController();

  constructor(private readonly dependencies: RunnerDependencies) {}

  start(): void {
    const { rendersAtOnce } = this.dependencies.leases.options;
    this.running ??= Promise.all(Array.from({ length: rendersAtOnce }, () => this.run()));
  }

  /** Checks for jobs now. */
  wake(): void {
    this.pausing.abort();
    this.pausing = new AbortController();
  }

  /** Releases unfinished jobs to other processes. */
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

  /** Never rejects. A failure is recorded in the ledger; if that fails, the lease expires. */
  private async work(job: LeasedJob, renderer: VideoRenderer): Promise<void> {
    const { leases, log, filesFolder } = this.dependencies;
    const { id } = job;
    // The name contains the lease, so that a process that lost its lease cannot write into its successor's file.
    const fileName = `${id}.${job.lease}.webm`;
    const outFile = path.join(filesFolder, fileName);
    const removeFile = () => rm(outFile, { force: true }).catch(() => undefined);
    const held = this.keepLease(job);
    let kept = false;
    try {
      // Random for each job, but the same in each attempt.
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
      // Removes the partial file before the ledger records the failure, because a full disk has no space for the
      // record.
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
   * Applies the effects of a test prompt on rendering.
   * @returns the video to render
   * @throws ScenarioFailure
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

  /** Renews a lease during its render. `ended` aborts when the lease is lost or the render makes no progress. */
  private keepLease(job: LeasedJob) {
    const { leases, stalledMs = defaultStalledMs } = this.dependencies;
    const ending = new AbortController();
    let [progress, quietMs] = [0, 0];
    const everyMs = Math.min(renewMs, leases.options.leaseMs / 5);
    const timer = setInterval(() => {
      // Counts this process's own ticks, so that the machine's sleep does not count as a hang.
      if ((quietMs += everyMs) > stalledMs) ending.abort(new Error('The render stands still.'));
      // A failed renewal does not lose the lease yet.
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

  /** Runs `work` on the ledger. If the ledger is locked or unreadable, logs the error and returns undefined. */
  private record<Result>(failed: string, work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      this.dependencies.log.warn(`${failed}: ${describeError(error)}`);
      return undefined;
    }
  }
}

/** A failure that a test prompt requests. */
class ScenarioFailure extends Error {
  constructor(
    readonly failureCode: string,
    message: string,
  ) {
    super(message);
  }
}

/** A ratio with the other orientation. */
function otherRatio(aspectRatio: string): string {
  const [width = 1, height = 1] = aspectRatio.split(':').map(Number);
  return width < height ? '16:9' : '9:16';
}

/** The plan of a draft with the API's field names. */
function planJson(draft: RenderResult['draft']): string | undefined {
  if (draft === undefined) return undefined;
  const { kind, shots, titles, leftOut } = draft;
  return JSON.stringify({ kind, shots, titles, left_out: leftOut });
}

/**
 * The reason why the job fails permanently. Undefined if another attempt may succeed. System errors have a code and may
 * pass. Any other error comes from drawing the prompt and would repeat.
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
