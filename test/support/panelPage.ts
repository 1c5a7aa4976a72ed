import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import type { FromPanel, PanelContent, ToPanel } from '../../src/views/panelProtocol';
import { repositoryRoot } from './repository';
import { waitUntil } from './waitUntil';

const origin = 'http://localhost';
/** Files have another origin than the page, as in VS Code. CORS headers let the page read them. */
const fileOrigin = 'http://files.localhost';

/** The playback state of a video in the page. Times are in seconds. */
export interface Playing {
  readonly time: number;
  readonly duration: number;
  readonly paused: boolean;
  readonly muted: boolean;
  readonly loop: boolean;
}

/** The panel's page in a browser without VS Code. */
export class PanelPage {
  private kept: unknown;

  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
    private readonly files: Map<string, Uint8Array>,
  ) {}

  /** @param initScript runs before anything else */
  static async open(browser: Browser, initScript = '', context: BrowserContextOptions = {}): Promise<PanelPage> {
    const page = await (await browser.newContext({ bypassCSP: true, ...context })).newPage();
    const files = new Map<string, Uint8Array>();
    const scripts = new Map([
      ['panel.js', await bundle('src/webview/videoPanel.ts')],
      ['worker.js', await bundle('src/webview/sound/worker.ts')],
    ]);
    const style = readFileSync(path.join(repositoryRoot, 'media', 'videoPanel.css'), 'utf8');
    const panel = new PanelPage(page, await page.context().newCDPSession(page), files);
    await page.route('**/*', (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const file = files.get(name);
      const headers = { 'content-type': 'video/mp4', 'access-control-allow-origin': '*' };
      if (file !== undefined) return route.fulfill(rangeOf(file, route.request().headers().range, headers));
      const script = scripts.get(name);
      if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script });
      return route.fulfill({ contentType: 'text/html', body: html(style, panel.kept) });
    });
    await page.addInitScript(initScript);
    await page.goto(origin);
    return panel;
  }

  /** Reloads the page with its state, as VS Code does for a hidden tab that is shown again. */
  async reload(): Promise<void> {
    this.kept = await this.state();
    await this.page.goto(origin);
  }

  /** Evaluates an expression without a user gesture. Playwright's own method would count as a user gesture. */
  async evaluate(expression: string): Promise<unknown> {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', asked);
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  }

  /** The number of listeners of the first element that matches a selector. */
  async listeners(selector: string): Promise<number> {
    const expression = `document.querySelector(${JSON.stringify(selector)})`;
    const { result } = await this.session.send('Runtime.evaluate', { expression });
    const { listeners } = await this.session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    return listeners.length;
  }

  async playing(): Promise<Playing[]> {
    return this.page.evaluate(`
    [...document.querySelectorAll('video')].map(({ currentTime, duration, paused, muted, loop }) =>
      ({ time: currentTime, duration, paused, muted, loop }))`);
  }

  /** Waits until the page has videos and their states meet the condition. */
  async until(what: string, fits: (all: Playing[]) => boolean): Promise<Playing[]> {
    return waitUntil(what, async () => {
      const all = await this.playing();
      return all.length > 0 && fits(all) && all;
    });
  }

  /** The state that the page stores for its next load. */
  async state(): Promise<unknown> {
    return this.evaluate('state');
  }

  /** A video as the extension describes it, with a file if one is given. */
  content(key: string, file?: Uint8Array, more: Partial<PanelContent> = {}): PanelContent {
    const name = `${key}.mp4`;
    if (file !== undefined) this.files.set(name, file);
    return {
      key,
      label: `Video ${key}`,
      prompt: `The prompt of ${key}`,
      ...(file === undefined ? { message: 'queued' } : { source: `${fileOrigin}/${name}` }),
      isInProgress: file === undefined,
      details: [],
      buttons: [],
      notes: [],
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
      settings: { volume: 0.5, muted: false, safeAreas: {} },
    });
  }

  async post(message: ToPanel): Promise<void> {
    await this.evaluate(`void dispatchEvent(new MessageEvent('message', { data: ${JSON.stringify(message)} }))`);
  }

  /** The messages from the page to the extension. */
  async sent(): Promise<FromPanel[]> {
    return (await this.evaluate('sent')) as FromPanel[];
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

/** Returns a file server's response to a request with or without a range. */
function rangeOf(
  file: Uint8Array,
  range: string | undefined,
  headers: Readonly<Record<string, string>>,
): { status: number; headers: Record<string, string>; body: Buffer } {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const start = Number(from);
  const end = to === '' ? file.length : Math.min(Number(to) + 1, file.length);
  const all = { ...headers, 'accept-ranges': 'bytes' };
  if (range === undefined) return { status: 200, headers: all, body: Buffer.from(file) };
  if (start >= file.length) return { status: 416, headers: all, body: Buffer.alloc(0) };
  const content = `bytes ${start}-${end - 1}/${file.length}`;
  return { status: 206, headers: { ...all, 'content-range': content }, body: Buffer.from(file.subarray(start, end)) };
}

/** @param state the stored state of the page */
function html(style: string, state: unknown): string {
  return `<!DOCTYPE html>
<html lang="en">
<head><style>${style}</style></head>
<body><main></main>
<script>
  window.sent = [];
  window.state = ${JSON.stringify(state)};
  window.acquireVsCodeApi = () => ({
    postMessage: (message) => sent.push(message),
    getState: () => window.state,
    setState: (state) => { window.state = state; },
  });
</script>
<script src="panel.js"></script></body>
</html>`;
}

/** The bundles by entry point, built once per process. */
const bundles = new Map<string, Promise<string>>();

function bundle(entry: string): Promise<string> {
  const made = bundles.get(entry) ?? buildBundle(entry);
  bundles.set(entry, made);
  return made;
}

async function buildBundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(repositoryRoot, entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
  });
  return outputFiles[0]?.text ?? '';
}
