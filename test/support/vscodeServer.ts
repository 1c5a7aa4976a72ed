import type { ChildProcess } from 'node:child_process';
import { appendFileSync, existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startChild, stopChild } from './childProcesses';
import { copyExtensions, installExtensions } from './installExtensions';
import { writeLanguagePack } from './languagePack';
import { startLocalLinks } from './localLinks';
import { serverCommand, serverEnvironment } from './serverCommand';
import { removeTemporaryFolder, temporaryFolder } from './temporaryFolder';
import { extensionsOnServer, newest, type VscodeRelease, writingExtensions } from './vscodeRelease';

export interface VscodeServerOptions {
  readonly release?: VscodeRelease;
  /** VSIX files to install before the server starts. */
  readonly extensions?: readonly string[];
  /**
   * Whether to start with all built-in extensions. By default, only those of {@link writingExtensions} are installed.
   */
  readonly allBuiltIns?: boolean;
  /** Whether to include the grammars, so that editors color text. */
  readonly colorsText?: boolean;
  /** User settings in addition to `quietSettings`. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Whether a window can run tests in its extension host. This also hides notifications, so only host tests set it. */
  readonly testDriver?: boolean;
  /** The user's data folder, kept after `stop`. Without it, `stop` removes a temporary one. */
  readonly dataFolder?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Language of the extensions, such as `de`; English by default. */
  readonly language?: string;
  /** A port, or a range of ports such as `8137-8199`. Default: any free port. */
  readonly port?: string;
  /** A host name that a browser maps to this server. Default: the address and the port. */
  readonly host?: string;
  /** Called after the extensions are installed and before VS Code starts. */
  readonly prepare?: (dataFolder: string) => Promise<void>;
}

/**
 * Settings for a window without welcome page, chat, tips and update notes. Must not contain a value that a newer VS
 * Code migrates, because the migration writes the settings file seconds after the start, during a test.
 */
const quietSettings = {
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
  'workbench.welcomePage.walkthroughs.openOnInstall': false,
  'workbench.editor.useModal': 'off',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.enableExperiments': false,
  'workbench.layoutControl.enabled': false,
  'workbench.accounts.experimental.showEntitlements': false,
  'chat.disableAIFeatures': true,
  'chat.commandCenter.enabled': false,
  'window.commandCenter': false,
  'update.mode': 'none',
  'update.showReleaseNotes': false,
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'security.workspace.trust.enabled': false,
  'remote.autoForwardPorts': false,
  'telemetry.telemetryLevel': 'off',
  'git.enabled': false,
  'git.openRepositoryInParentFolders': 'never',
  'npm.autoDetect': 'off',
  'task.autoDetect': 'off',
  'editor.accessibilitySupport': 'off',
  'editor.cursorBlinking': 'solid',
  'files.autoSave': 'off',
  'editor.minimap.enabled': false,
  'breadcrumbs.enabled': false,
  'editor.stickyScroll.enabled': false,
  'editor.occurrencesHighlight': 'off',
};

/** Parameters in a window's URL that VS Code's page reads when it starts. */
export type StartParameters = readonly (readonly [name: string, value: string])[];

/** The VS Code of one user on this machine: a server, its settings, its extensions and its logs. */
export class VscodeServer {
  private constructor(
    readonly release: VscodeRelease,
    readonly port: number,
    readonly dataFolder: string,
    private readonly host: string,
    private readonly child: ChildProcess,
    private readonly temporary: boolean,
    private readonly printed: string[],
  ) {}

  /** Installs missing parts and starts the server. Resolves when it listens. */
  static async start(options: VscodeServerOptions = {}): Promise<VscodeServer> {
    const release = options.release ?? newest;
    const dataFolder = options.dataFolder ?? (await temporaryFolder('vscode'));
    const command = await serverCommand(release, dataFolder);
    const links = await startLocalLinks();
    const env = serverEnvironment({ VSCODE_PROXY_URI: links.template, ...options.env });
    const extensions = options.extensions ?? [];
    // A folder that tests keep may already contain other extensions, so it is not replaced by a copy.
    if (options.dataFolder !== undefined) await installExtensions(release, extensions, dataFolder);
    else if (extensions.length > 0) await copyExtensions(release, extensions, dataFolder);
    const kinds = options.allBuiltIns === true ? {} : { 'remote.extensionKind': await extensionsOnServer(release) };
    await writeSettings(dataFolder, { ...kinds, ...options.settings });
    if (options.language !== undefined) await writeLanguagePack(dataFolder, options.language);
    await options.prepare?.(dataFolder);
    const printed: string[] = [];
    const args = ['--host', '127.0.0.1', '--port', options.port ?? '0', '--without-connection-token'];
    // An extension host waits only 30 s for its window to reconnect. The default is three hours.
    args.push('--reconnection-grace-time', '30');
    if (options.allBuiltIns !== true) {
      args.push('--builtin-extensions-dir', await writingExtensions(release, options.colorsText === true));
    }
    if (options.language !== undefined) args.push('--locale', options.language);
    if (options.testDriver === true) args.push('--enable-smoke-test-driver', '--disable-workspace-trust');
    const { child, port } = await listening(command.node, [...command.args, ...args], env, printed);
    noteStart();
    child.once('exit', links.close);
    const host = options.host ?? `127.0.0.1:${port}`;
    return new VscodeServer(release, port, dataFolder, host, child, options.dataFolder === undefined, printed);
  }

  get origin(): string {
    return `http://${this.host}`;
  }

  /** The server's process ID; extension hosts are its descendants. */
  get pid(): number {
    if (this.child.pid === undefined) throw new Error('The server has no process.');
    return this.child.pid;
  }

  /** The extension's `globalStorageUri`: its library and its files. */
  get globalStorage(): string {
    return path.join(this.dataFolder, 'data', 'User', 'globalStorage', 'video-ads.video-ads');
  }

  get logsFolder(): string {
    return path.join(this.dataFolder, 'data', 'logs');
  }

  /** Returns the URL of a window on a folder or a .code-workspace file; '' opens an empty window. */
  windowUrl(folder: string, payload: StartParameters = []): string {
    const url = new URL(this.origin);
    if (folder === '') url.searchParams.set('ew', 'true');
    else url.searchParams.set(folder.endsWith('.code-workspace') ? 'workspace' : 'folder', folder);
    if (payload.length > 0) url.searchParams.set('payload', JSON.stringify(payload));
    return url.href;
  }

  /** Returns the URI of a local file for start parameters. */
  remoteUri(file: string): string {
    return `vscode-remote://${this.host}${file}`;
  }

  /** The file of the machine settings, which a window reads in addition to the user settings. */
  get machineSettingsFile(): string {
    return path.join(this.dataFolder, 'data', 'Machine', 'settings.json');
  }

  /** Changes the user's settings. Windows read them when they are opened or reloaded. */
  async writeSettings(settings: Readonly<Record<string, unknown>>): Promise<void> {
    await writeSettings(this.dataFolder, settings);
  }

  async readSettings(): Promise<unknown> {
    return JSON.parse(await readFile(settingsFile(this.dataFolder), 'utf8'));
  }

  /** Returns the server's last lines for the report of a failure. */
  output(): string {
    return this.printed.join('').split('\n').slice(-60).join('\n');
  }

  async stop(): Promise<void> {
    await stopChild(this.child);
    if (this.temporary) await removeTemporaryFolder(this.dataFolder);
  }
}

function settingsFile(dataFolder: string): string {
  return path.join(dataFolder, 'data', 'User', 'settings.json');
}

async function writeSettings(dataFolder: string, settings: Readonly<Record<string, unknown>>): Promise<void> {
  const file = settingsFile(dataFolder);
  await mkdir(path.dirname(file), { recursive: true });
  const kept = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>) : {};
  await writeFile(file, JSON.stringify({ ...quietSettings, ...kept, ...settings }, undefined, 2));
}

/** Counts a server's start for the report of `npm test`. */
function noteStart(): void {
  const file = process.env.VIDEO_ADS_STARTS;
  if (file !== undefined) appendFileSync(file, '.');
}

async function listening(
  node: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  printed: string[],
): Promise<{ child: ChildProcess; port: number }> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => {
      void stopChild(child);
      reject(new Error(`VS Code's server did not listen within 60 seconds.\n${printed.join('')}`));
    }, 60_000);
    const child = startChild(node, args, {
      env,
      onOutput: (text) => {
        printed.push(text);
        if (printed.length > 2000) printed.splice(0, 1000);
        const port = /Extension host agent listening on (\d+)/.exec(printed.join(''))?.[1];
        if (port === undefined) return;
        clearTimeout(giveUp);
        resolve({ child, port: Number(port) });
      },
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(giveUp);
      reject(new Error(`VS Code's server ended with ${code ?? 'a signal'}.\n${printed.join('')}`));
    });
  });
}
