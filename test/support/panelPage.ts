import path from 'node:path';
import { build } from 'esbuild';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { FromPanel, PanelContent, ToPanel } from '../../src/views/panelProtocol';
import { repositoryRoot } from './repository';

const origin = 'http://localhost';
/** As in VS Code, files come from elsewhere, and the page may read them. */
const fileOrigin = 'http://files.localhost';

/** The panel's page in a browser without VS Code around it. */
export class PanelPage {
  private constructor(
    readonly page: Page,
    private readonly files: Map<string, Uint8Array>,
    private readonly script: string,
  ) {}

  /** @param initScript Runs before anything else. */
  static async open(browser: Browser, initScript = '', context: BrowserContextOptions = {}): Promise<PanelPage> {
    const page = await (await browser.newContext({ bypassCSP: true, ...context })).newPage();
    const files = new Map<string, Uint8Array>();
    const script = await bundle('media/videoPanel.ts');
    const worker = await bundle('media/sound/worker.ts');
    await page.route('**/*', (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const file = files.get(name);
      const headers = { 'content-type': 'video/mp4', 'access-control-allow-origin': '*' };
      if (file !== undefined) return route.fulfill({ headers, body: Buffer.from(file) });
      if (name === 'worker.js') return route.fulfill({ contentType: 'text/javascript', body: worker });
      return route.fulfill({
        contentType: 'text/html',
        body: '<!DOCTYPE html><html lang="en"><body><main></main></body></html>',
      });
    });
    await page.addInitScript(initScript);
    const panel = new PanelPage(page, files, script);
    await panel.load(undefined);
    return panel;
  }

  /** Loads the page again with its state, as VS Code does when a hidden tab is shown again. */
  async reload(): Promise<void> {
    await this.load(await this.state());
  }

  /** What the page keeps for when it is loaded again. */
  async state(): Promise<unknown> {
    return this.page.evaluate('state');
  }

  /** A video as the extension describes it, with a file where one is given. */
  content(key: string, file?: Uint8Array, more: Partial<PanelContent> = {}): PanelContent {
    const name = `${key}.mp4`;
    if (file !== undefined) this.files.set(name, file);
    return {
      key,
      label: `Video ${key}`,
      prompt: `The prompt of ${key}`,
      ...(file === undefined ? { message: 'queued' } : { source: `${fileOrigin}/${name}` }),
      isInProgress: file === undefined,
      facts: [],
      buttons: [],
      noticeAction: { action: 'openInDefaultPlayer', title: 'Open in Default Player' },
      soundWorker: `${origin}/worker.js`,
      context: JSON.stringify({ key }),
      decodesSound: true,
      ...more,
    };
  }

  async show(videos: readonly PanelContent[], start?: 'preview' | 'play'): Promise<void> {
    await this.post({
      type: 'show',
      videos,
      ...(start === undefined ? {} : { start }),
      settings: { volume: 0.5, muted: false, overlay: 'none' },
    });
  }

  async post(message: ToPanel): Promise<void> {
    await this.page.evaluate((data) => {
      const { MessageEvent, dispatchEvent } = globalThis as unknown as {
        MessageEvent: new (type: string, init: object) => object;
        dispatchEvent: (event: object) => void;
      };
      dispatchEvent(new MessageEvent('message', { data }));
    }, message);
  }

  /** What the page has sent to the extension. */
  async sent(): Promise<FromPanel[]> {
    return this.page.evaluate('sent');
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  private async load(state: unknown): Promise<void> {
    await this.page.goto(origin);
    await this.page.addStyleTag({ path: path.join(repositoryRoot, 'media', 'videoPanel.css') });
    await this.page.evaluate(`
      window.sent = [];
      window.state = ${JSON.stringify(state)};
      window.acquireVsCodeApi = () => ({
        postMessage: (message) => sent.push(message),
        getState: () => window.state,
        setState: (state) => { window.state = state; },
      });`);
    await this.page.addScriptTag({ content: this.script });
  }
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(repositoryRoot, entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
  });
  return outputFiles[0]?.text ?? '';
}
