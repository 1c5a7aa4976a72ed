import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { browserProfile } from './browserProfile';
import { chromiumFlags, findChromium } from './chromium';
import { watchKeys, writeCommandKeys } from './commandKeys';
import { removeTemporaryFolder, temporaryFolder } from './temporaryFolder';
import { type StartParameters, VscodeServer, type VscodeServerOptions } from './vscodeServer';
import { VscodeWindow } from './vscodeWindow';

export interface VscodeAppOptions extends VscodeServerOptions {
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  /** The number of pixels in a screenshot for each CSS pixel of the window. */
  readonly scale?: number;
  /** Whether to bind a key to each command that suites run. */
  readonly commandKeys?: boolean;
  /** A script that runs in every page and frame before all other scripts. */
  readonly initScript?: string;
  /** The browser's profile, kept after `stop`. Default: a temporary one. */
  readonly profile?: string;
}

/** All windows use this host name, because browsers cache compiled code by origin. */
const host = 'vscode.localhost';
const disabledFeatures = [
  // With this feature, Chromium compiles a script during its download, even if the compiled script is cached.
  'BackgroundResourceFetch',
  // Playwright's own list, repeated here because Chromium uses only the last `--disable-features`.
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
];

/** The window follows the browser's color scheme, so that tests can take pictures in a light and in a dark theme. */
const themes = {
  'window.autoDetectColorScheme': true,
  'workbench.preferredLightColorTheme': 'Light Modern',
  'workbench.preferredDarkColorTheme': 'Dark Modern',
};

/**
 * Gives VS Code's page the key that it requests to encrypt secrets, so that the secrets survive a reload. Replaces
 * `fetch` in the page, because Playwright's `route` turns off the browser's cache.
 */
const provideMintKey = `if (window === window.top) {
  const { fetch } = window;
  window.fetch = (input, init) =>
    String(input).endsWith('/mint-key')
      ? Promise.resolve(new Response(new Uint8Array(32).fill(7)))
      : fetch(input, init);
}`;

/**
 * Stops CSS animations and transitions. Without a GPU, spinning icons are most of a window's CPU time while videos are
 * in progress.
 */
const stopAnimations = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
}`;

/** One user's VS Code: a server with the installed VSIX, and windows of one browser profile. */
export class VscodeApp {
  /** The windows opened so far. */
  readonly windows: VscodeWindow[] = [];
  private readonly folders: string[] = [];

  private constructor(
    readonly server: VscodeServer,
    private readonly context: BrowserContext,
  ) {}

  static async start(options: VscodeAppOptions = {}): Promise<VscodeApp> {
    const executablePath = await findChromium();
    const settings = { ...themes, ...options.settings };
    const prepare = async (dataFolder: string): Promise<void> => {
      if (options.commandKeys === true) await writeCommandKeys(dataFolder);
      await options.prepare?.(dataFolder);
    };
    const server = await VscodeServer.start({ ...options, settings, host, prepare });
    const profile = options.profile ?? (await browserProfile(executablePath));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      headless: true,
      args: [
        ...chromiumFlags,
        `--disable-features=${disabledFeatures.join(',')}`,
        `--host-resolver-rules=MAP ${host} 127.0.0.1:${server.port}`,
      ],
      viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
      deviceScaleFactor: options.scale ?? 1,
      colorScheme: options.theme ?? 'light',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    if (options.initScript !== undefined) await context.addInitScript(options.initScript);
    if (options.commandKeys === true) await context.addInitScript(watchKeys);
    for (const script of [provideMintKey, stopAnimations]) await context.addInitScript(script);
    const app = new VscodeApp(server, context);
    if (options.profile === undefined) app.folders.push(profile);
    return app;
  }

  /** Copies a folder of this repository for a window. `stop` removes the copy. */
  async workspaceFrom(folder: string): Promise<string> {
    const copy = await this.emptyWorkspace();
    await cp(folder, copy, { recursive: true });
    return copy;
  }

  async emptyWorkspace(): Promise<string> {
    const parent = await temporaryFolder('work');
    this.folders.push(parent);
    const folder = path.join(parent, 'campaign');
    await mkdir(folder);
    return folder;
  }

  /** Opens a window on a folder. Resolves when VS Code accepts keys. Open one window at a time. */
  async openWindow(folder: string, payload: StartParameters = []): Promise<VscodeWindow> {
    const window = await VscodeWindow.open(await this.context.newPage(), this.server, folder, payload);
    this.windows.push(window);
    return window;
  }

  async stop(): Promise<void> {
    await this.context.close();
    await this.server.stop();
    for (const folder of this.folders) await removeTemporaryFolder(folder);
  }
}
