import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as l10n from '@vscode/l10n';
import type { Disposable } from '../core/event';
import type { Log } from '../core/log';
import { fieldsThat, isString } from '../core/unknownData';

/** The sandbox's base URL and the API key that the sandbox accepts. */
interface SandboxEndpoint {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** Thrown when the sandbox process fails. The message is a sentence that is shown to the user. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

export interface SandboxProcessOptions {
  /** The path of dist/sandbox.js. */
  readonly program: string;
  /** The folder with the sandbox's database and video files. All windows share this folder. */
  readonly dataFolder: string;
  readonly log: Log;
  /** Additional arguments for tests, such as `['--faults', '…']`. */
  readonly args?: readonly string[];
  /** The executable that runs dist/sandbox.js. Defaults to the executable of this process. */
  readonly execPath?: string;
}

/** Time limits in ms for the sandbox process to start and to exit. */
const startMs = 20_000;
const endMs = 4_000;
/** While the sandbox is not in use, its expired prompts and videos are removed at this interval, in ms. */
const cleanMs = 86_400_000;

/**
 * Runs the sandbox as a child process. {@link start} launches a child if none is running, for example after a crash.
 * The child ends when this object is disposed or this process ends.
 */
export class SandboxProcess implements Disposable {
  private child: ChildProcess | undefined;
  private starting: Promise<SandboxEndpoint> | undefined;
  private endpoint: SandboxEndpoint | undefined;
  private isStopped = false;

  constructor(private readonly options: SandboxProcessOptions) {}

  /** The base URL of the sandbox that was last started. Undefined if none was started. */
  get baseUrl(): string | undefined {
    return this.endpoint?.baseUrl;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /**
   * Starts the sandbox if it is not running. Call this before each request, because a restart after a crash changes the
   * URL and the key.
   * @throws SandboxError
   */
  async start(): Promise<SandboxEndpoint> {
    if (this.isStopped) throw new SandboxError(l10n.t('The sandbox was stopped with this window.'));
    return (this.starting ??= this.launch());
  }

  /**
   * Adds credits to the sandbox account, which all windows on this machine share.
   * @throws SandboxError
   */
  async grantCredits(amount: number): Promise<void> {
    const cause = await this.run(['credits', 'grant', String(amount)]);
    if (cause !== 0) throw new SandboxError(l10n.t("The sandbox credits couldn't be refilled."), { cause });
  }

  /**
   * Removes the sandbox's expired prompts and videos, at most once a day. A running sandbox removes them itself. The
   * promise is never rejected.
   */
  async removeExpired(): Promise<void> {
    // The sandbox removes expired videos at each start and every hour. Each removal writes the file `cleaned` (see
    // src/sandbox/work/expiry.ts), so the file's modification time is that of the last removal. If the file does not
    // exist, the sandbox has never run.
    const cleaned = await stat(path.join(this.options.dataFolder, 'cleaned')).catch(() => undefined);
    if (cleaned === undefined || Date.now() - cleaned.mtimeMs < cleanMs) return;
    const cause = await this.run(['clean']);
    if (cause !== 0) this.options.log.warn(`Expired videos of the sandbox could not be removed: ${String(cause)}`);
  }

  /**
   * Ends the sandbox process and waits for its exit. If a video is interrupted, the next sandbox process finishes it.
   */
  async stop(): Promise<void> {
    this.isStopped = true;
    const { child } = this;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    if (child.connected) child.disconnect();
    const kill = setTimeout(() => child.kill('SIGKILL'), endMs);
    await exited;
    clearTimeout(kill);
  }

  dispose(): void {
    void this.stop();
  }

  /**
   * Runs the sandbox program with a command such as `clean`. Returns the exit status, or the error if the program
   * cannot run.
   */
  private async run(args: readonly string[]): Promise<unknown> {
    return once(this.fork(args), 'exit').then(
      ([code]: unknown[]) => code,
      (error: unknown) => error,
    );
  }

  private launch(): Promise<SandboxEndpoint> {
    const child = this.fork([
      '--embedded',
      '--label-texts',
      JSON.stringify(labelTexts()),
      ...(this.options.args ?? []),
    ]);
    this.child = child;
    return new Promise<SandboxEndpoint>((resolve, reject) => {
      const tooSlow = setTimeout(() => {
        child.kill('SIGKILL');
        reject(new SandboxError(l10n.t("The sandbox didn't start in time.")));
      }, startMs);
      // The message is an `EmbeddedMessage`, which src/sandbox/embedded.ts defines.
      child.on('message', (received: unknown) => {
        const { baseUrl, apiKey, message = '' } = fieldsThat(isString, received);
        if (baseUrl === undefined || apiKey === undefined) {
          reject(new SandboxError(message));
          return;
        }
        clearTimeout(tooSlow);
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
    // The child process must not inherit the extension host's debugger and loader options.
    delete env.NODE_OPTIONS;
    delete env.VSCODE_INSPECTOR_OPTIONS;
    const child = fork(program, [...args, '--data', dataFolder], {
      env,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      ...(execPath === undefined ? {} : { execPath }),
    });
    // Forwards the sandbox's log. Warnings and errors keep their level. Other lines become debug messages.
    if (child.stderr === null) return child;
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, level = 'warn', text = line] = /^(info|warn|error) (.*)$/.exec(line) ?? [];
      log[level === 'error' || level === 'warn' ? level : 'debug'](`Sandbox: ${text}`);
    });
    return child;
  }
}

/**
 * The labels that the sandbox draws on its frames, in VS Code's display language.
 * src/sandbox/render/layout/labelTexts.ts defines the labels' names.
 */
function labelTexts(): Readonly<Record<string, string>> {
  return {
    animatic: l10n.t('Local animatic – not AI video'),
    // The sandbox replaces `{0}` and `{1}` in the labels with numbers.
    droppedShots: l10n.t('{0} of {1} shots don’t fit', '{0}', '{1}'),
    shortened: l10n.t('prompt shortened'),
    undrawable: l10n.t('phrases without a font: {0}', '{0}'),
    noFont: l10n.t('This machine has no font for this text.'),
  };
}
