import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { englishLabel } from '../layout/labelTexts';
import type { RendererOptions, RenderRequest, RenderResult } from './renderer';
import { ask } from './requests';

export interface RenderOptions {
  /** Aborting the signal ends the render immediately, and `render` rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called with the render's progress, from 0 to 1. The progress never decreases. */
  readonly onProgress?: (fraction: number) => void;
}

interface RenderProcessOptions extends RendererOptions {
  /** Path of the program built from renderProcessMain.ts. */
  readonly program: string;
}

/**
 * Returns the number of threads for each of several concurrent renders. The renders share at most four threads and
 * leave one core free, but each gets at least one thread.
 */
export function threadsPerRender(renders: number, cores: number): number {
  return Math.max(1, Math.floor(Math.min(4, cores - 1) / renders));
}

/**
 * Options that reduce the render process's peak memory use by 30 %, without costing CPU time: V8 keeps its young
 * generation and its code small, and glibc returns the memory of large buffers instead of keeping it for each thread.
 */
export const memoryOptions = () => ({
  execArgv: ['--max-semi-space-size=2', '--optimize-for-size'],
  env: { ...process.env, MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' },
});

/**
 * Renders one video at a time in a low-priority child process. The process starts with the first render and runs until
 * `dispose()` or a failed render ends it.
 */
export class RenderProcess {
  private child: ChildProcess | undefined;

  constructor(private readonly options: RenderProcessOptions) {}

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /**
   * @throws the signal's reason if the signal aborts the render
   * @throws Error if the render fails. If the process ended, the error's `code` is `ERR_RENDER_PROCESS`. If the system
   * reported an error, `code` is the system's error code
   */
  async render(request: RenderRequest, { signal, onProgress }: RenderOptions = {}): Promise<RenderResult> {
    signal?.throwIfAborted();
    const child = (this.child ??= this.start());
    const abort = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', abort, { once: true });
    try {
      return await ask<RenderResult>(child, 'render process', request, onProgress);
    } catch (error) {
      // Ends the process, because a failed render leaves it in an unknown state.
      await this.dispose();
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  /**
   * Ends the process and frees all its memory. A running `render` rejects. The next `render` starts another process.
   */
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
      ...memoryOptions(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Without this listener, an `error` event outside a render would be thrown. During a render, a listener in `ask`
    // rejects the render.
    return child.on('error', () => undefined);
  }
}
