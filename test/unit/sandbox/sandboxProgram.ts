import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../../support/repository';
import { send, until, type ServiceResponse, type WireVideo } from './sandboxFixture';

/** Built by `npm run build`. */
export const programPath = process.env.SANDBOX_PROGRAM ?? path.join(repositoryRoot, 'dist', 'sandbox.js');

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export interface Finished {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program until it exits. */
export async function runProgram(...args: string[]): Promise<Finished> {
  const running = new RunningProgram(args);
  const status = await running.exited;
  return { status, stdout: running.stdout, stderr: running.stderr };
}

/** The program as a separate process. */
export class RunningProgram {
  stdout = '';
  stderr = '';
  baseUrl = '';
  /** Resolves with the exit status; null if a signal ended the process. */
  readonly exited: Promise<number | null>;
  readonly child: ChildProcess;

  constructor(args: readonly string[]) {
    const child = spawn(process.execPath, [programPath, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    child.stdout.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    this.exited = new Promise((resolve) => child.once('close', resolve));
  }

  /** Starts the service, which runs until it is killed. Resolves when it listens. */
  static async serve(...args: string[]): Promise<RunningProgram> {
    const running = new RunningProgram(['serve', '--port', '0', ...args]);
    running.baseUrl = await until(() => {
      if (running.child.exitCode !== null) throw new Error(`It ended: ${running.stderr}`);
      return /^Serving (\S+)$/m.exec(running.stdout)?.[1];
    });
    return running;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    this.child.kill(signal);
    return this.exited;
  }
}

/** Calls the API with a key. */
export class ApiCaller {
  constructor(
    public baseUrl: string,
    private readonly key: string,
  ) {}

  call(callPath: string, method = 'GET', body?: unknown): Promise<ServiceResponse> {
    const headers = { authorization: `Bearer ${this.key}`, 'content-type': 'application/json' };
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    return send(this.baseUrl + callPath, { method, headers, ...text });
  }

  async generate(duration: number): Promise<string> {
    const body = { prompt: 'Tea for two', duration, aspect_ratio: '1:1' };
    const response = await this.call('/videos/generate', 'POST', body);
    if (response.status !== 202) throw new Error(response.bytes.toString());
    return (response.json as WireVideo).id;
  }

  async video(id: string): Promise<WireVideo> {
    return (await this.call(`/videos/${id}`)).json as WireVideo;
  }

  async balance(): Promise<number> {
    return ((await this.call('/credits')).json as { balance: number }).balance;
  }

  /** Polls the video until it meets a condition. */
  reaches(id: string, isMet: (video: WireVideo) => boolean, seconds = 180): Promise<WireVideo> {
    return until(async () => {
      const video = await this.video(id);
      return isMet(video) && video;
    }, seconds);
  }
}
