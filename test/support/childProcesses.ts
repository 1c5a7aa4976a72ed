import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setPriority } from 'node:os';

/**
 * Child processes that do not outlive this one. Each is the leader of a process group of its own, so that what it
 * starts in turn (an extension host, a browser's renderers) is stopped with it.
 */
const running = new Set<ChildProcess>();
let guarded = false;

export interface ChildOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Called with each piece of the child's output. */
  readonly onOutput?: (text: string) => void;
  /** 'inherit' shows the child's output as it comes, in place of handing it to `onOutput`. */
  readonly output?: 'pipe' | 'inherit';
  /** As `os.setPriority` takes it, for the child and what it starts. */
  readonly priority?: number;
  /** Kills the child, and what it started. */
  readonly signal?: AbortSignal;
  /** Needed for programs that are scripts on Windows. */
  readonly shell?: boolean;
}

/** Starts a program; it is stopped when this process ends, also on Ctrl+C. */
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
  // What a dead leader left in its group goes too.
  child.once('exit', () => {
    killGroup(child, 'SIGKILL');
    running.delete(child);
  });
  child.once('error', () => running.delete(child));
  return child;
}

/** Runs a program to its end and gives all it printed. Rejects, with its last lines, when it fails. */
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

/** Asks a child to stop, insists after a while, and resolves when it is gone. */
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

/** The processes that a process started, and those they started. Not for Windows. */
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
    // The group is gone already.
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
