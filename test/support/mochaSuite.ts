import { globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startChild } from './childProcesses';
import { compiledTests, repositoryRoot } from './repository';
import { removeTemporaryFolder, temporaryFolder } from './temporaryFolder';
import { compiledFrom, type SuiteRun, type TestResult } from './testResult';

export interface MochaSuiteOptions {
  /** The sources of suites. Default: all of the folder. */
  readonly files?: readonly string[];
  readonly timeoutMs?: number;
  /** The number of files that run at the same time. */
  readonly jobs?: number;
  readonly last?: RegExp;
  readonly priority?: number;
}

/**
 * Returns a function that runs the suites of a folder (`unit`, `e2e`), several files at the same time in different
 * processes. The largest files start first, so that no large file runs alone at the end. Files that match `last` start
 * last, because they need a quiet machine. If the caller selects files, they run one at a time.
 */
export function mochaSuite(folder: string, options: MochaSuiteOptions = {}): SuiteRun {
  const { last, jobs = 2 } = options;
  const rank = (file: string): number => (last?.test(path.basename(file)) === true ? 0 : statSync(file).size);
  return (files) => {
    const all = (files ?? options.files)?.map(compiledFrom) ?? allSuites(folder);
    const suites = [...all].sort((one, other) => rank(other) - rank(one));
    return run(suites, options, files === undefined ? jobs : 1);
  };
}

function allSuites(folder: string): readonly string[] {
  return globSync(path.join(compiledTests, folder, '**', '*.test.js'));
}

/** @throws if mocha itself ends before its tests do */
async function run(
  suites: readonly string[],
  { timeoutMs = 60_000, priority }: MochaSuiteOptions,
  jobs: number,
): Promise<readonly TestResult[]> {
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
  const results = JSON.parse(await readFile(report, 'utf8')) as readonly TestResult[];
  await removeTemporaryFolder(folder);
  return results;
}
