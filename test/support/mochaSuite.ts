import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { startChild } from './childProcesses';
import { compiledTests, repositoryRoot } from './repository';
import type { TestCounts } from './testCounts';

/**
 * Runs a folder of suites (`unit`, `e2e`) and gives the counts. Files run two at a time, each in a process of its
 * own: no test may lean on what another file left. The largest come first, so that none is left running alone.
 */
export async function mochaSuite(
  folder: string,
  { timeoutMs = 60_000 }: { readonly timeoutMs?: number } = {},
): Promise<TestCounts> {
  const mocha = path.join(repositoryRoot, 'node_modules', 'mocha', 'bin', 'mocha.js');
  const suites = globSync('**/*.test.js', { cwd: path.join(compiledTests, folder) })
    .map((name) => path.join(compiledTests, folder, name))
    .sort((one, other) => statSync(other).size - statSync(one).size);
  const grep = process.env.VIDEO_ADS_GREP;
  const args = [
    ...['--parallel', '--jobs', '2', '--timeout', String(timeoutMs)],
    ...['--reporter', process.env.CI === undefined ? 'spec' : 'dot'],
    ...(grep === undefined ? [] : ['--grep', grep]),
    ...suites,
  ];
  let output = '';
  const child = startChild(process.execPath, ['--enable-source-maps', mocha, ...args], {
    cwd: repositoryRoot,
    onOutput: (text) => {
      output += text;
      process.stdout.write(text);
    },
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const count = (word: string): number => Number(new RegExp(`^\\s*(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0);
  const failed = count('failing');
  const crashed = code !== 0 && failed === 0 ? 1 : 0;
  return { passed: count('passing'), failed: failed + crashed, skipped: count('pending') };
}
