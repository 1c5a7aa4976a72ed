import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as l10n from '@vscode/l10n';
import type { Disposable } from '../core/event';
import type { Log } from '../core/log';

/** Where the sandbox listens, and the key it accepts. */
export interface SandboxEndpoint {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** The sandbox does not start; the message is one sentence. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

export interface SandboxProcessOptions {
  /** The path of dist/sandbox.js. */
  readonly program: string;
  /** Where its ledger and files lie; shared by all windows. */
  readonly dataFolder: string;
  readonly log: Log;
  /** More arguments, for tests: `['--faults', '…']`. */
  readonly args?: readonly string[];
  /** Runs the program; this process's own executable unless a test has another. */
  readonly execPath?: string;
}

/** How long it may take to listen, and to end, in ms. */
const startMs = 20_000;
const endMs = 4_000;
/** How often expired prompts and videos are removed while the sandbox is not in use, in ms. */
const cleanMs = 86_400_000;

/**
 * The sandbox as a child process: started when first asked for, and anew when asked for after a crash. It ends with this
 * object and with this process.
 */
export class SandboxProcess implements Disposable {
  private child: ChildProcess | undefined;
  private starting: Promise<SandboxEndpoint> | undefined;
  private endpoint: SandboxEndpoint | undefined;
  private isStopped = false;

  constructor(private readonly options: SandboxProcessOptions) {}

  /** Where it listened last; undefined where it has not been started. */
  get baseUrl(): string | undefined {
    return this.endpoint?.baseUrl;
  }

  /** The running child's process id. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Starts it if need be. Ask before each use: after a crash the URL and the key are others. @throws SandboxError */
  async start(): Promise<SandboxEndpoint> {
    if (this.isStopped) throw new SandboxError(l10n.t('The sandbox was stopped with this window.'));
    return (this.starting ??= this.launch());
  }

  /** Adds credits to the account that this machine's windows share. @throws SandboxError */
  async grantCredits(amount: number): Promise<void> {
    const cause = await this.run(['credits', 'grant', String(amount)]);
    if (cause !== 0) throw new SandboxError(l10n.t("The sandbox credits couldn't be refilled."), { cause });
  }

  /** Removes what has expired, at most once a day: a running sandbox does it, but it may not run. Never rejects. */
  async removeExpired(): Promise<void> {
    // Written by src/sandbox/work/expiry.ts, so it is there once the sandbox has run.
    const cleaned = await stat(path.join(this.options.dataFolder, 'cleaned')).catch(() => undefined);
    if (cleaned === undefined || Date.now() - cleaned.mtimeMs < cleanMs) return;
    const cause = await this.run(['clean']);
    if (cause !== 0) this.options.log.warn(`Expired videos of the sandbox could not be removed: ${String(cause)}`);
  }

  /** Ends the sandbox; resolves when it is gone. The video it is making is finished by the next one. */
  async stop(): Promise<void> {
    this.isStopped = true;
    const { child } = this;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    if (child.connected) child.disconnect();
    const kill = setTimeout(() => child.kill('SIGKILL'), endMs);
    await gone;
    clearTimeout(kill);
  }

  dispose(): void {
    void this.stop();
  }

  /** Runs one command of the program; resolves with its exit status, or with why it could not be run. */
  private async run(args: readonly string[]): Promise<unknown> {
    return once(this.fork(args), 'exit').then(
      ([code]: unknown[]) => code,
      (error: unknown) => error,
    );
  }

  private launch(): Promise<SandboxEndpoint> {
    const child = this.fork(['--embedded', ...(this.options.args ?? [])]);
    this.child = child;
    return new Promise<SandboxEndpoint>((resolve, reject) => {
      const tooSlow = setTimeout(() => {
        child.kill('SIGKILL');
        reject(new SandboxError(l10n.t("The sandbox didn't start in time.")));
      }, startMs);
      child.on('message', (message: SandboxMessage) => {
        if (message.type === 'failed') {
          reject(new SandboxError(message.message));
          return;
        }
        clearTimeout(tooSlow);
        const { baseUrl, apiKey } = message;
        this.endpoint = { baseUrl, apiKey };
        resolve(this.endpoint);
      });
      const ended = (how: string, error: SandboxError): void => {
        clearTimeout(tooSlow);
        reject(error);
        this.child = undefined;
        this.starting = undefined;
        if (!this.isStopped) this.options.log.warn(`The sandbox ${how}.`);
      };
      child.once('error', (cause) => {
        const error = new SandboxError(l10n.t("The sandbox couldn't be started."), { cause });
        ended(`could not be started: ${cause.message}`, error);
      });
      child.once('exit', (code, signal) => {
        const error = new SandboxError(l10n.t('The sandbox ended before it could be used.'));
        ended(`ended with ${signal ?? `status ${String(code)}`}`, error);
      });
    });
  }

  private fork(args: readonly string[]): ChildProcess {
    const { program, dataFolder, execPath, log } = this.options;
    const env: NodeJS.ProcessEnv = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
    // Debugger and loader options are for the extension host, not for its children.
    delete env.NODE_OPTIONS;
    delete env.VSCODE_INSPECTOR_OPTIONS;
    const child = fork(program, [...args, '--data', dataFolder], {
      env,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      ...(execPath === undefined ? {} : { execPath }),
    });
    // Each line of its log, at its level.
    if (child.stderr === null) return child;
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, level = 'warn', text = line] = /^(info|warn|error) (.*)$/.exec(line) ?? [];
      log[level === 'error' || level === 'warn' ? level : 'debug'](`Sandbox: ${text}`);
    });
    return child;
  }
}

/** What the child says, as src/sandbox/embedded.ts declares it. */
type SandboxMessage =
  ({ readonly type: 'ready' } & SandboxEndpoint) | { readonly type: 'failed'; readonly message: string };
