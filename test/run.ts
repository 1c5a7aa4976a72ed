/**
 * `npm test`: packages, checks, and runs all suites. The last line is `N passed, N failed`. With names (`node
 * out/test/run.js unit e2e`) it runs only those steps. `out/test-report.json` contains the result of each test.
 */
import { existsSync } from 'node:fs';
import { findChromium } from './support/chromium';
import { fillBrowserCache } from './support/fillBrowserCache';
import { startChild } from './support/childProcesses';
import { ensureDebianPackages } from './support/debianPackages';
import { runHostTests } from './support/hostTests';
import { mochaSuite } from './support/mochaSuite';
import { nodeBinary } from './support/nodeBinary';
import { compiledTests } from './support/repository';
import { removeOrphans } from './support/removeOrphans';
import { oneCheck, TestReport } from './support/testReport';
import { rerunFailures, type StepResult } from './support/testResult';
import { packageVsix, vsixFile } from './support/vsix';
import { floor, installVscode, newest, type VscodeRelease } from './support/vscodeRelease';

const steps: Readonly<Record<string, () => Promise<StepResult>>> = {
  package: () => check('package', packageVsix),
  compile: () => programs(['tsgo', '-p', 'tsconfig.json', '--noEmit'], ['tsgo', '-p', 'src/webview/tsconfig.json']),
  lint: () => programs(['oxlint', '--type-aware'], ['prettier', '--check', '--cache', '--log-level', 'warn', '.']),
  'host on the oldest VS Code': () => hostTests(floor),
  'host on the newest VS Code': () => hostTests(newest),
  unit: async () => {
    await tools;
    return mochaSuite('unit', { priority: beside });
  },
  e2e: async () => {
    await packageOnce();
    await fillBrowserCache();
    // Suites wait half of the time. With four at once, tests that compare sound and picture became unsteady.
    return mochaSuite('e2e', {
      timeoutMs: 120_000,
      jobs: 3,
      last: /manyWindows|panelSound|playback|panelPage|panelComparison|panelFrames/,
    });
  },
};

/** Priority of all other steps, which fill the pauses of the e2e suites without slowing them down. */
const beside = 5;

/** In CI: ffmpeg and fonts for the unit tests. */
let tools: Promise<unknown> = Promise.resolve();

/** Installs the suites' tools during the first steps. The first use reports a failure. */
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
  process.exit(report.finish());
}

function isWanted(name: string, wanted: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((it) => name === it || name.startsWith(`${it} `));
}

async function hostTests(release: VscodeRelease): Promise<StepResult> {
  const vsix = await packageOnce();
  return rerunFailures((files) => runHostTests({ release, vsix, files }));
}

async function packageOnce(): Promise<string> {
  if (!existsSync(vsixFile)) await packageVsix();
  return vsixFile;
}

/** Runs command-line tools one after the other, each as one check. */
async function programs(...commands: readonly (readonly [name: string, ...args: string[]])[]): Promise<StepResult> {
  const results: StepResult[] = [];
  for (const command of commands) {
    const [name, ...args] = command;
    results.push(await check(command.join(' '), () => program(name, args)));
  }
  return { tests: results.flatMap(({ tests }) => tests), unsteady: [] };
}

async function program(name: string, args: readonly string[]): Promise<void> {
  const child = startChild(name, args, { output: 'inherit', priority: beside, shell: process.platform === 'win32' });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', resolve);
  });
  if (code !== 0) throw new Error(`${name} ended with ${String(code)}.`);
}

async function check(title: string, what: () => Promise<unknown>): Promise<StepResult> {
  const began = performance.now();
  const hasPassed = await what().then(
    () => true,
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return false;
    },
  );
  return oneCheck(title, hasPassed, performance.now() - began);
}

void main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
