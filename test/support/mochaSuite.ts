import { globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startChild } from './childProcesses';
import { compiledTests, repositoryRoot } from './repository';
import { removeTemporaryFolder, temporaryFolder } from './temporaryFolder';
import { compiledFrom, rerunFailures, type StepResult, type TestResult } from './testResult';

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
 * Runs a folder of suites (`unit`, `e2e`), several files at the same time in different processes. The largest files run
 * first, so that none runs alone at the end. The files of `last` need a quiet machine. A file with a failure runs once
 * more, alone.
 */
export async function mochaSuite(folder: string, options: MochaSuiteOptions = {}): Promise<StepResult> {
  const { files, last, jobs = 2, priority } = options;
  const rank = (file: string): number => (last?.test(path.basename(file)) === true ? 0 : statSync(file).size);
  const all = files?.map(compiledFrom) ?? globSync(path.join(compiledTests, folder, '**', '*.test.js'));
  const suites = all.sort((one, other) => rank(other) - rank(one));
  return rerunFailures((again) =>
    again === undefined ? run(suites, options, jobs, priority) : run(again.map(compiledFrom), options, 1),
  );
}

/** @throws if mocha itself ends before its tests do */
async function run(
  suites: readonly string[],
  { timeoutMs = 60_000 }: MochaSuiteOptions,
  jobs: number,
  priority?: number,
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
