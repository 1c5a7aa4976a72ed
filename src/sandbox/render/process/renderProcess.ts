import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { RendererOptions, RenderRequest, RenderResult } from './renderer';
import { ask } from './requests';

export interface RenderOptions {
  /** Ends the render at once; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Gets 0 to 1, never falling, from the frames that are done. */
  readonly onProgress?: (fraction: number) => void;
}

export interface RenderProcessOptions extends RendererOptions {
  /** The built program: renderProcessMain.ts. */
  readonly program: string;
}

/** How many threads each of several renders has, so that all of them together leave a core to the user. */
export function threadsPerRender(renders: number, cores: number): number {
  return Math.max(1, Math.floor(Math.min(4, cores - 1) / renders));
}

/** Makes videos, one at a time, in a child process of low priority that is started when needed and stays until disposed of. */
export class RenderProcess {
  private child: ChildProcess | undefined;

  constructor(private readonly options: RenderProcessOptions) {}

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /**
   * @throws the signal's reason when aborted; an Error when it failed, with the `code` of a system error, or
   * `ERR_RENDER_PROCESS` when the process ended.
   */
  async render(request: RenderRequest, { signal, onProgress }: RenderOptions = {}): Promise<RenderResult> {
    signal?.throwIfAborted();
    const child = (this.child ??= this.start());
    const abort = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', abort, { once: true });
    try {
      return await ask<RenderResult>(child, 'render process', request, onProgress);
    } catch (error) {
      // A process in which a render failed may be in any state.
      await this.dispose();
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  /** Ends the process, which gives all its memory back; what is being rendered rejects. The next render starts another one. */
  async dispose(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  private start(): ChildProcess {
    const { program, assetsFolder, threads } = this.options;
    const child = fork(program, [assetsFolder, String(threads)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // A render hears of it in ask().
    return child.on('error', () => undefined);
  }
}
