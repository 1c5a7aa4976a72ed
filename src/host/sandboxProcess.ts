import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
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
  /** The first pause before a restart, in ms; each crash soon after another doubles it, however often it is asked for. */
  readonly firstBackoffMs?: number;
  /** Runs the program; this process's own executable unless a test has another. */
  readonly execPath?: string;
}

const longestBackoffMs = 30_000;
/** A process that ran this long crashed for another reason, in ms. */
const stableMs = 60_000;
/** How long it may take to listen, and to end, in ms. */
const startMs = 20_000;
const endMs = 4_000;
/** How often expired prompts and videos are removed while the sandbox is not in use, in ms. */
const cleanMs = 86_400_000;
/** Names the same variable as src/sandbox/cli/embedded.ts, which this folder may not import. */
const apiKeyVariable = 'VIDEO_ADS_SANDBOX_KEY';

/**
 * The sandbox as a child process: started when first asked for, and again when it crashed: at the same URL and with the
 * same key where the port is still free, so that whoever uses it goes on. It ends with this object and with this process.
 */
export class SandboxProcess implements Disposable {
  private child: ChildProcess | undefined;
  private starting: Promise<SandboxEndpoint> | undefined;
  private endpoint: SandboxEndpoint | undefined;
  private crashes = 0;
  /** It is not launched before; by performance.now(). */
  private notBefore = 0;
  private readonly stopping = new AbortController();

  constructor(private readonly options: SandboxProcessOptions) {}

  /** Where it listened last; undefined where it has not been started. */
  get baseUrl(): string | undefined {
    return this.endpoint?.baseUrl;
  }

  /** The running child's process id. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Starts it if need be. Ask before each use: after a crash the URL may change. @throws SandboxError */
  async start(): Promise<SandboxEndpoint> {
    const pause = this.notBefore - performance.now();
    const { signal } = this.stopping;
    if (pause > 0) await delay(pause, undefined, { ref: false, signal }).catch(() => undefined);
    if (signal.aborted) throw new SandboxError(l10n.t('The sandbox was stopped with this window.'));
    this.starting ??= this.launch();
    return this.starting;
  }

  /** Adds credits to the account that this machine's windows share. @throws SandboxError */
  async grantCredits(amount: number): Promise<void> {
    const cause = await this.run(['credits', 'grant', String(amount)]);
    if (cause !== 0) throw new SandboxError(l10n.t("The sandbox credits couldn't be refilled."), { cause });
  }

  /** Removes what has expired, at most once a day: a running sandbox does it, but it may not run. Never rejects. */
  async removeExpired(): Promise<void> {
    const modified = async (name: string): Promise<number | undefined> =>
      stat(path.join(this.options.dataFolder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => undefined,
      );
    if ((await modified('ledger.db')) === undefined) return;
    // Written by src/sandbox/work/expiry.ts.
    const age = Date.now() - ((await modified('cleaned')) ?? 0);
    if (age >= 0 && age < cleanMs) return;
    const cause = await this.run(['clean']);
    if (cause !== 0) this.options.log.warn(`Expired videos of the sandbox could not be removed: ${String(cause)}`);
  }

  /** Ends the sandbox; resolves when it is gone. The video it is making is finished by the next one. */
  async stop(): Promise<void> {
    this.stopping.abort();
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
    const startedAt = Date.now();
    const before = this.endpoint;
    const port = before === undefined ? [] : ['--port', new URL(before.baseUrl).port];
    const key = before === undefined ? {} : { [apiKeyVariable]: before.apiKey };
    const child = this.fork(['--embedded', ...port, ...(this.options.args ?? [])], key);
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
      child.once('error', (error) => {
        reject(new SandboxError(l10n.t("The sandbox couldn't be started."), { cause: error }));
        this.ended(child, `could not be started: ${error.message}`, startedAt);
      });
      child.once('exit', (code, signal) => {
        clearTimeout(tooSlow);
        reject(new SandboxError(l10n.t('The sandbox ended before it could be used.')));
        this.ended(child, `ended with ${signal ?? `status ${String(code)}`}`, startedAt);
      });
    });
  }

  private fork(args: readonly string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
    const { program, dataFolder, execPath, log } = this.options;
    const env: NodeJS.ProcessEnv = { ...process.env, ...environment, ELECTRON_RUN_AS_NODE: '1' };
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

  /** Starts the next one after a pause if this one was of use: there may be videos to finish. */
  private ended(child: ChildProcess, how: string, startedAt: number): void {
    if (child !== this.child) return;
    this.child = undefined;
    this.starting = undefined;
    if (this.stopping.signal.aborted) return;
    this.crashes = Date.now() - startedAt > stableMs ? 1 : this.crashes + 1;
    this.options.log.warn(`The sandbox ${how}.`);
    const pause = Math.min(longestBackoffMs, (this.options.firstBackoffMs ?? 250) * 2 ** (this.crashes - 1));
    this.notBefore = performance.now() + pause;
    if (this.endpoint === undefined) return;
    this.start().catch((error: unknown) => {
      if (!this.stopping.signal.aborted) this.options.log.error(error instanceof Error ? error.message : String(error));
    });
  }
}

/** What the child says, as src/sandbox/cli/embedded.ts declares it. */
type SandboxMessage =
  ({ readonly type: 'ready' } & SandboxEndpoint) | { readonly type: 'failed'; readonly message: string };
