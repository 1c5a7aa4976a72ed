import path from 'node:path';
import { extensionHostLog, extensionLog } from './extensionLogs';
import { noonZone } from './noonZone';
import { outFolder, repositoryRoot } from './repository';
import { VscodeApp, type VscodeAppOptions } from './vscodeApp';
import type { VscodeWindow } from './vscodeWindow';
import { vsixFile } from './vsix';

export interface UsedVscode {
  readonly app: VscodeApp;
  /** The first window. It shows a copy of test/data/campaign unless the suite passes another folder. */
  readonly window: VscodeWindow;
}

/**
 * Starts a VS Code with the built VSIX before the tests of a suite, and stops it after them. A failed test or `before`
 * hook stores a picture of each window under out/e2e and prints the extension's logs.
 */
export function useVscode(
  options: VscodeAppOptions = {},
  folderFor: (app: VscodeApp) => Promise<string> = campaign,
): UsedVscode {
  let app: VscodeApp | undefined;
  let window: VscodeWindow | undefined;
  let hasStartedTest = false;

  before(async () => {
    const env = { TZ: noonZone(), ...options.env };
    app = await VscodeApp.start({ extensions: [vsixFile], commandKeys: true, ...options, env });
    window = await app.openWindow(await folderFor(app));
  });

  beforeEach(() => {
    hasStartedTest = true;
  });

  afterEach(async function () {
    if (this.currentTest?.state === 'failed') await reportFailure(this.currentTest.fullTitle(), app);
  });

  after(async function () {
    // Mocha starts no test of the suite after a failed `before` hook.
    if (!hasStartedTest) await reportFailure(`before ${this.test?.parent?.fullTitle() ?? ''}`, app);
    await app?.stop();
  });

  const started = <T>(it: T | undefined): T => {
    if (it === undefined) throw new Error('VS Code is there only while the tests of the suite run.');
    return it;
  };
  return {
    get app() {
      return started(app);
    },
    get window() {
      return started(window);
    },
  };
}

/** Copies test/data/campaign. */
export function campaign(app: VscodeApp): Promise<string> {
  return app.workspaceFrom(path.join(repositoryRoot, 'test', 'data', 'campaign'));
}

/** Stores a picture of each window and prints the logs. */
async function reportFailure(title: string, app: VscodeApp | undefined): Promise<void> {
  if (app === undefined) return;
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100);
  for (const [index, it] of app.windows.entries()) {
    const picture = path.join(outFolder, 'e2e', `failed-${name}-${index + 1}.png`);
    console.log(`The window: ${await it.screenshot(picture).catch(String)}`);
  }
  console.log(`${tail(extensionHostLog(app.server))}\n${tail(extensionLog(app.server))}\n${tail(app.server.output())}`);
}

function tail(log: string): string {
  const lines = log.trimEnd().split('\n').slice(-40);
  return lines.map((line) => line.slice(0, 400)).join('\n');
}
