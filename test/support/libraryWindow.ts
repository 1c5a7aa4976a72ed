import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild, stopChild } from './childProcesses';

/** A process that uses a library like another window. libraryProcess.ts lists its jobs. */
export class LibraryWindow {
  readonly lines: string[] = [];
  readonly process: ChildProcess;
  private rest = '';

  constructor(folder: string, job: string, number: number) {
    this.process = startChild(
      process.execPath,
      ['--no-warnings', join(__dirname, 'libraryProcess.js'), folder, job, String(number)],
      {
        onOutput: (text) => {
          const lines = (this.rest + text).split('\n');
          this.rest = lines.pop() ?? '';
          this.lines.push(...lines);
        },
      },
    );
  }

  /** Resolves with the first line that matches. */
  async waitForLine(pattern: RegExp, withinMs = 10_000): Promise<string> {
    const until = performance.now() + withinMs;
    for (;;) {
      const line = this.lines.find((text) => pattern.test(text));
      if (line !== undefined) return line;
      if (performance.now() > until) throw new Error(`No ${String(pattern)} among: ${this.lines.slice(-5).join('; ')}`);
      await sleep(10);
    }
  }

  async kill(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    this.process.kill('SIGCONT');
    const gone = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGKILL');
    await gone;
  }

  stop(): Promise<void> {
    return stopChild(this.process);
  }
}
