/**
 * What `npm test` runs: builds, checks, packages, then every suite; the last line is `N passed, N failed`.
 * With names (`node out/test/run.js unit e2e`) only those steps.
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
import type { TestCounts } from './support/testCounts';
import { packageVsix, vsixFile } from './support/vsix';
import { floor, installVscode, newest, type VscodeRelease } from './support/vscodeRelease';

const steps: Readonly<Record<string, () => Promise<TestCounts>>> = {
  package: () => check(packageVsix),
  compile: async () =>
    add(await program('tsc', '-p', 'tsconfig.json', '--noEmit'), await program('tsc', '-p', 'media/tsconfig.json')),
  lint: async () => add(await program('eslint', '.'), await program('prettier', '--check', '--log-level', 'warn', '.')),
  'host on the oldest VS Code': () => hostTests(floor),
  'host on the newest VS Code': () => hostTests(newest),
  unit: async () => {
    await tools;
    return mochaSuite('unit', { priority: beside });
  },
  e2e: async () => {
    await packageOnce();
    await fillBrowserCache();
    // They wait for a service as much as they work. With four, tests of sound and pictures in sync became unsteady.
    return mochaSuite('e2e', { timeoutMs: 120_000, jobs: 3, last: /panelSound|playback/ });
  },
};

/** The priority of what fills the pauses of the e2e suites, which then take no longer for it. */
const beside = 5;

/** In CI: ffprobe and fonts, without which some unit tests skip themselves. */
let tools: Promise<unknown> = Promise.resolve();

/** What the suites will need, fetched while the first steps run. A failure shows where it is needed. */
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
  const lines: string[] = [];
  let total: TestCounts = { passed: 0, failed: 0 };
  const run = async ([name, step]: (typeof chosen)[number]): Promise<void> => {
    console.log(`\n—— ${name}`);
    const began = Date.now();
    const counts = await step().catch((error: unknown): TestCounts => {
      console.error(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    total = add(total, counts);
    const seconds = Math.round((Date.now() - began) / 1000);
    lines.push(`${counts.failed > 0 ? '✘' : '✔'} ${name}: ${summary(counts)}${skipped(counts)} (${seconds} s)`);
  };
  const runInTurn = async (names: RegExp): Promise<void> => {
    for (const it of chosen.filter(([name]) => names.test(name))) await run(it);
  };
  await runInTurn(/^package/);
  // All else fills the pauses of the e2e suites.
  await Promise.all([runInTurn(/^e2e/), runInTurn(/^(compile|lint|unit|host)/)]);
  console.log(`\n${lines.join('\n')}\n${summary(total)}`);
  process.exit(total.failed > 0 ? 1 : 0);
}

function isWanted(name: string, wanted: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((it) => name === it || name.startsWith(`${it} `));
}

async function hostTests(release: VscodeRelease): Promise<TestCounts> {
  return runHostTests({ release, vsix: await packageOnce() });
}

async function packageOnce(): Promise<string> {
  if (!existsSync(vsixFile)) await packageVsix();
  return vsixFile;
}

/** A command-line tool of this repository as one check. */
async function program(name: string, ...args: readonly string[]): Promise<TestCounts> {
  const child = startChild(name, args, { output: 'inherit', priority: beside, shell: process.platform === 'win32' });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', resolve);
  });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function check(what: () => Promise<unknown>): Promise<TestCounts> {
  await what();
  return { passed: 1, failed: 0 };
}

function add(one: TestCounts, other: TestCounts): TestCounts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: (one.skipped ?? 0) + (other.skipped ?? 0),
  };
}

function skipped(counts: TestCounts): string {
  return counts.skipped === undefined || counts.skipped === 0 ? '' : `, ${counts.skipped} skipped`;
}

function summary({ passed, failed }: TestCounts): string {
  return `${passed} passed, ${failed} failed`;
}

void main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
