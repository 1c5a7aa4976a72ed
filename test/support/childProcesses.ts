import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setPriority } from 'node:os';

/**
 * Child processes, which are killed when this process ends. Each leads a process group, so its own children (extension
 * hosts, renderers) are killed, too.
 */
const running = new Set<ChildProcess>();
let guarded = false;

export interface ChildOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Called with each piece of the child's output. */
  readonly onOutput?: (text: string) => void;
  /** 'inherit' prints the child's output and never calls `onOutput`. */
  readonly output?: 'pipe' | 'inherit';
  /** Passed to `os.setPriority`. The child's own children inherit the priority. */
  readonly priority?: number;
  /** Aborting the signal kills the child and its process group. */
  readonly signal?: AbortSignal;
  /** Whether to run the command in a shell. Windows needs a shell for programs that are scripts, such as `npm`. */
  readonly shell?: boolean;
}

/** Starts a program that is killed when this process ends, including by Ctrl+C. */
export function startChild(command: string, args: readonly string[], options: ChildOptions = {}): ChildProcess {
  guardExit();
  const output = options.output ?? 'pipe';
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ['ignore', output, output],
    detached: process.platform !== 'win32',
    windowsHide: true,
    shell: options.shell ?? false,
  });
  running.add(child);
  if (options.priority !== undefined && child.pid !== undefined) setPriority(child.pid, options.priority);
  child.stdout?.setEncoding('utf8').on('data', (text: string) => options.onOutput?.(text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => options.onOutput?.(text));
  options.signal?.addEventListener('abort', () => killGroup(child, 'SIGKILL'), { once: true });
  // Kills the rest of the group, because its other processes may outlive the leader.
  child.once('exit', () => {
    killGroup(child, 'SIGKILL');
    running.delete(child);
  });
  child.once('error', () => running.delete(child));
  return child;
}

/** Runs a program and returns its output. Rejects with the last 40 lines if the program fails. */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: ChildOptions = {},
): Promise<string> {
  let output = '';
  const child = startChild(command, args, {
    ...options,
    onOutput: (text) => {
      output += text;
      options.onOutput?.(text);
    },
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    const tail = output.trimEnd().split('\n').slice(-40).join('\n');
    throw new Error(`${command} ${args.join(' ')} ended with ${code ?? 'a signal'}.\n${tail}`);
  }
  return output;
}

/** Sends SIGTERM, and SIGKILL after `graceMs`. Resolves when the child has ended. */
export async function stopChild(child: ChildProcess, graceMs = 3000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise<void>((resolve) =>
    child.once('exit', () => {
      resolve();
    }),
  );
  killGroup(child, 'SIGTERM');
  const insist = setTimeout(() => {
    killGroup(child, 'SIGKILL');
  }, graceMs);
  await gone;
  clearTimeout(insist);
}

/** Returns the process IDs of all descendants. Not for Windows. */
export function descendants(pid: number): number[] {
  const listed = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout;
  const parents = [...listed.matchAll(/(\d+)\s+(\d+)/g)].map(([, id, parent]) => [Number(id), Number(parent)] as const);
  const below = (of: number): number[] =>
    parents.filter(([, parent]) => parent === of).flatMap(([id]) => [id, ...below(id)]);
  return below(pid);
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group has ended meanwhile.
  }
}

function guardExit(): void {
  if (guarded) return;
  guarded = true;
  process.prependOnceListener('exit', () => {
    for (const child of running) killGroup(child, 'SIGKILL');
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(signal === 'SIGINT' ? 130 : 143));
  }
}
