import { globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startChild } from './childProcesses';
import { compiledTests, repositoryRoot } from './repository';
import { removeTemporaryFolder, temporaryFolder } from './temporaryFolder';
import type { TestCounts } from './testCounts';

/** How a test ended, or a hook that failed. */
interface Result {
  readonly file: string;
  readonly title: string;
  readonly end: 'pass' | 'fail' | 'pending';
}

export interface MochaSuiteOptions {
  readonly timeoutMs?: number;
  /** How many files run at the same time. */
  readonly jobs?: number;
  readonly last?: RegExp;
  readonly priority?: number;
}

/**
 * Runs a folder of suites (`unit`, `e2e`) and gives the counts. Files run at the same time, each in a
 * process of its own: no test may lean on what another file left. The largest come first, so that none is left running
 * alone; `last` are those that want a quiet machine.
 *
 * A file with a failure runs once more, alone, and that run counts. A failure that doesn't come again is printed as
 * unsteady: something to find, but no reason to refuse a change because the machine was busy.
 */
export async function mochaSuite(
  folder: string,
  { timeoutMs = 60_000, jobs = 2, last, priority }: MochaSuiteOptions = {},
): Promise<TestCounts> {
  const rank = (file: string): number => (last?.test(path.basename(file)) === true ? 0 : statSync(file).size);
  const suites = globSync('**/*.test.js', { cwd: path.join(compiledTests, folder) })
    .map((name) => path.join(compiledTests, folder, name))
    .sort((one, other) => rank(other) - rank(one));
  const first = await run(suites, jobs, timeoutMs, priority);
  const failures = first.filter(({ end }) => end === 'fail');
  const again = new Set(failures.map(({ file }) => file));
  if (again.size === 0) return counts(first);
  const second = await run([...again], 1, timeoutMs);
  for (const { title } of failures) {
    if (!second.some((it) => it.title === title && it.end === 'fail')) console.log(`unsteady: ${title}`);
  }
  return counts([...first.filter(({ file }) => !again.has(file)), ...second]);
}

function counts(results: readonly Result[]): TestCounts {
  const count = (end: Result['end']): number => results.filter((it) => it.end === end).length;
  return { passed: count('pass'), failed: count('fail'), skipped: count('pending') };
}

/** @throws When mocha itself ends before its tests do. */
async function run(
  suites: readonly string[],
  jobs: number,
  timeoutMs: number,
  priority?: number,
): Promise<readonly Result[]> {
  const folder = await temporaryFolder('mocha');
  const report = path.join(folder, 'results.json');
  const grep = process.env.VIDEO_ADS_GREP;
  const args = [
    ...['--parallel', '--jobs', String(jobs), '--timeout', String(timeoutMs)],
    ...['--reporter', path.join(__dirname, 'resultsReporter.js'), '--reporter-option', `results=${report}`],
    ...(grep === undefined ? [] : ['--grep', grep]),
    ...suites,
  ];
  const mocha = path.join(repositoryRoot, 'node_modules', 'mocha', 'bin', 'mocha.js');
  const child = startChild(process.execPath, ['--enable-source-maps', mocha, ...args], {
    cwd: repositoryRoot,
    output: 'inherit',
    ...(priority === undefined ? {} : { priority }),
  });
  await new Promise<unknown>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const results = JSON.parse(await readFile(report, 'utf8')) as readonly Result[];
  await removeTemporaryFolder(folder);
  return results;
}
