import { cp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { format } from 'node:util';
import { type Browser, type Page, chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from './chromium';
import { extensionHostLog, extensionLog } from './extensionLogs';
import { noonZone } from './noonZone';
import { compiledTests, outFolder, repositoryRoot } from './repository';
import { removeTemporaryFolder, temporaryFolder } from './temporaryFolder';
import type { TestResult } from './testResult';
import { VscodeServer } from './vscodeServer';
import type { VscodeRelease } from './vscodeRelease';

export interface HostTestOptions {
  readonly release: VscodeRelease;
  /** The VSIX under test. */
  readonly vsix: string;
  /** The path of a module that exports `run()`. Default: all suites of test/host. */
  readonly entry?: string;
  /** The sources of suites. Default: all of test/host. */
  readonly files?: readonly string[] | undefined;
  /** Additional environment variables of the extension host. */
  readonly env?: NodeJS.ProcessEnv;
  /** Called after the VSIX is installed and before VS Code starts. */
  readonly prepare?: (dataFolder: string) => Promise<void>;
  /** Whether VS Code starts with all built-in extensions. */
  readonly allBuiltIns?: boolean;
  readonly timeoutMs?: number;
}

const emptyExtension = path.join(repositoryRoot, 'test', 'support', 'emptyExtension');

/** Runs mocha inside the extension host of a VS Code window, beside the installed VSIX. */
export async function runHostTests(options: HostTestOptions): Promise<readonly TestResult[]> {
  const results = path.join(os.tmpdir(), `video-ads-host-${process.pid}-${options.release.version}.json`);
  const server = await VscodeServer.start({
    release: options.release,
    extensions: [options.vsix],
    testDriver: true,
    ...(options.allBuiltIns === undefined ? {} : { allBuiltIns: options.allBuiltIns }),
    env: {
      TZ: noonZone(),
      ...options.env,
      VIDEO_ADS_HOST_RESULTS: results,
      ...(options.files === undefined ? {} : { VIDEO_ADS_HOST_FILES: options.files.join() }),
    },
    ...(options.prepare === undefined ? {} : { prepare: options.prepare }),
  });
  // A folder per host, since several hosts run at the same time.
  const workspace = path.join(await temporaryFolder('host'), 'data');
  await cp(path.join(repositoryRoot, 'test', 'data'), workspace, { recursive: true });
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath: await findChromium(), headless: true, args: chromiumFlags });
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const code = await exitCode(page, server, workspace, options);
    const tests = await readFile(results, 'utf8').catch(() => undefined);
    if (tests === undefined) throw await failure(page, server, `The host's tests ended with ${code} and no result.`);
    return JSON.parse(tests) as readonly TestResult[];
  } finally {
    await browser?.close();
    await server.stop();
    await rm(results, { force: true });
    await removeTemporaryFolder(path.dirname(workspace));
  }
}

/** Opens the window. Resolves with the exit code of VS Code's test runner. */
async function exitCode(
  page: Page,
  server: VscodeServer,
  workspace: string,
  options: HostTestOptions,
): Promise<number> {
  let finish: (code: number) => void = () => undefined;
  const finished = new Promise<number>((resolve) => {
    finish = resolve;
  });
  await page.exposeFunction('codeAutomationLog', (_type: string, args: unknown[]) => {
    const line = format(...args);
    if (line.startsWith('[mocha] ')) console.log(line.replace('[mocha]', options.release.version));
  });
  await page.exposeFunction('codeAutomationExit', (code: number) => {
    finish(code);
  });
  const entry = options.entry ?? path.join(compiledTests, 'host', 'index.js');
  const payload = [
    ['extensionDevelopmentPath', server.remoteUri(emptyExtension)],
    ['extensionTestsPath', server.remoteUri(entry)],
  ] as const;
  const timeoutMs = options.timeoutMs ?? 480_000;
  await page.goto(server.windowUrl(workspace, payload));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      failure(page, server, `The extension host's tests did not end within ${timeoutMs / 1000} s.`).then(
        reject,
        reject,
      );
    }, timeoutMs);
  });
  return Promise.race([finished, late]).finally(() => {
    clearTimeout(timer);
  });
}

async function failure(page: Page, server: VscodeServer, what: string): Promise<Error> {
  const picture = path.join(outFolder, 'host', `${server.release.version}.png`);
  await page.screenshot({ path: picture }).catch(() => undefined);
  const logs = [extensionHostLog(server), extensionLog(server), server.output()].join('\n');
  return new Error(`${what} The window: ${picture}\n${logs}`);
}
