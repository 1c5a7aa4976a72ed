import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { englishLabel } from '../layout/labelTexts';
import type { RendererOptions, RenderRequest, RenderResult } from './renderer';
import { ask } from './requests';

export interface RenderOptions {
  /** Ends the render at once. The promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called with the finished fraction of the frames, from 0 to 1, never decreasing. */
  readonly onProgress?: (fraction: number) => void;
}

export interface RenderProcessOptions extends RendererOptions {
  /** The built program of renderProcessMain.ts. */
  readonly program: string;
}

/**
 * Returns the number of threads for each of several concurrent renders, at least 1.
 * All renders share at most four threads and leave one core to the user, if there are enough cores.
 */
export function threadsPerRender(renders: number, cores: number): number {
  return Math.max(1, Math.floor(Math.min(4, cores - 1) / renders));
}

/**
 * Renders one video at a time in a child process of low priority. The process starts when first needed and runs until
 * it is disposed of.
 */
export class RenderProcess {
  private child: ChildProcess | undefined;

  constructor(private readonly options: RenderProcessOptions) {}

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /**
   * @throws the signal's reason when aborted. For a failure, an Error with the `code` of a system error, or
   * `ERR_RENDER_PROCESS` if the process ended.
   */
  async render(request: RenderRequest, { signal, onProgress }: RenderOptions = {}): Promise<RenderResult> {
    signal?.throwIfAborted();
    const child = (this.child ??= this.start());
    const abort = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', abort, { once: true });
    try {
      return await ask<RenderResult>(child, 'render process', request, onProgress);
    } catch (error) {
      // Ends the process, because its state is unknown after a failed render.
      await this.dispose();
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  /** Ends the process, which frees all its memory. A running render rejects. The next render starts another process. */
  async dispose(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  private start(): ChildProcess {
    const { program, assetsFolder, threads, labelTexts = englishLabel } = this.options;
    const child = fork(program, [assetsFolder, String(threads), JSON.stringify(labelTexts)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Prevents an uncaught exception. `ask` also receives the error and rejects the render with it.
    return child.on('error', () => undefined);
  }
}
