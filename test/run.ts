/**
 * `npm test`: packages, checks, and runs all suites. The last line is `N passed, N failed`. With names (`node
 * out/test/run.js unit e2e`) it runs only those steps. `out/test-report.json` contains the result of each test.
 */
import { existsSync } from 'node:fs';
import { findChromium } from './support/chromium';
import { fillBrowserCache } from './support/fillBrowserCache';
import { checkRun, toolRun } from './support/checkRun';
import { ensureDebianPackages } from './support/debianPackages';
import { runHostTests } from './support/hostTests';
import { mochaSuite } from './support/mochaSuite';
import { nodeBinary } from './support/nodeBinary';
import { compiledTests } from './support/repository';
import { removeOrphans } from './support/removeOrphans';
import { TestReport } from './support/testReport';
import type { SuiteRun } from './support/testResult';
import { packageVsix, vsixFile } from './support/vsix';
import { floor, installVscode, newest, type VscodeRelease } from './support/vscodeRelease';

/** Priority of all other steps, which fill the pauses of the e2e suites without slowing them down. */
const beside = 5;

const steps: Readonly<Record<string, SuiteRun>> = {
  package: checkRun('package', packageVsix),
  compile: toolRun(beside, ['tsgo', '-p', 'tsconfig.json', '--noEmit'], ['tsgo', '-p', 'src/webview/tsconfig.json']),
  lint: toolRun(beside, ['oxlint', '--type-aware'], ['prettier', '--check', '--cache', '--log-level', 'warn', '.']),
  'host on the oldest VS Code': hostTests(floor),
  'host on the newest VS Code': hostTests(newest),
  unit: async (files) => {
    await tools;
    // The e2e suites may hold the processors for minutes.
    return mochaSuite('unit', { priority: beside, timeoutMs: 180_000 })(files);
  },
  e2e: async (files) => {
    await packageOnce();
    await fillBrowserCache();
    // Three suites run at once, because a suite waits half of the time. With four, tests that compare sound and picture
    // became unsteady.
    const suite = mochaSuite('e2e', {
      timeoutMs: 120_000,
      jobs: 3,
      last: /manyWindows|panelSound|playback|panelPage|panelComparison|panelFrames/,
    });
    return suite(files);
  },
};

/** In CI: ffmpeg and fonts for the unit tests. */
let tools: Promise<unknown> = Promise.resolve();

/** Installs the suites' tools during the first steps. A failed install is reported when its tool is first used. */
async function fetchAhead(releases: readonly VscodeRelease[]): Promise<void> {
  await tools;
  await findChromium();
  for (const release of releases) await Promise.all([installVscode(release), nodeBinary(release.node)]);
}

async function main(wanted: readonly string[]): Promise<void> {
  const chosen = Object.entries(steps).filter(([name]) => isWanted(name, wanted));
  if (chosen.length === 0) throw new Error(`No such step; there are: ${Object.keys(steps).join(', ')}.`);
  await removeOrphans(compiledTests);
  if (process.env.CI !== undefined) {
    tools = ensureDebianPackages('chromium-headless-shell', 'ffmpeg', 'fonts-noto-core', 'fonts-noto-cjk').catch(
      console.error,
    );
  }
  const needsAny = (names: RegExp): boolean => chosen.some(([name]) => names.test(name));
  const releases = [...(needsAny(/newest|e2e/) ? [newest] : []), ...(needsAny(/oldest/) ? [floor] : [])];
  if (releases.length > 0) void fetchAhead(releases).catch(() => undefined);
  const report = new TestReport();
  const runInTurn = async (names: RegExp): Promise<void> => {
    for (const it of chosen.filter(([name]) => names.test(name))) await report.run(...it);
  };
  await runInTurn(/^package/);
  // The other steps fill the pauses of the e2e suites.
  await Promise.all([runInTurn(/^e2e/), runInTurn(/^(compile|lint|unit|host)/)]);
  await report.rerunFailures();
  process.exit(report.finish());
}

function isWanted(name: string, wanted: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((it) => name === it || name.startsWith(`${it} `));
}

function hostTests(release: VscodeRelease): SuiteRun {
  return async (files) => runHostTests({ release, vsix: await packageOnce(), files });
}

async function packageOnce(): Promise<string> {
  if (!existsSync(vsixFile)) await packageVsix();
  return vsixFile;
}

void main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
