import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import Mocha from 'mocha';
import { compiledFrom, recordResults, type TestResult } from '../support/testResult';

/** Prefix that distinguishes mocha's lines from other output of the extension host. */
const mark = '[mocha] ';

/** The entry point that VS Code calls in the extension host: runs the suites of this folder and stores the results. */
export async function run(): Promise<void> {
  const grep = process.env.VIDEO_ADS_GREP;
  Mocha.reporters.Base.consoleLog = (...args: unknown[]) => {
    for (const line of format(...args).split('\n')) console.log(mark + line);
  };
  const mocha = new Mocha({
    ui: 'bdd',
    timeout: 60_000,
    reporter: 'spec',
    color: false,
    ...(grep === undefined ? {} : { grep }),
  });
  // Runs first: later suites load modules that activation must not have loaded.
  const first = ['activation.test.js', 'globalDispatcher.test.js'];
  const all = [...first, ...globSync('**/*.test.js', { cwd: __dirname }).sort()].map((it) => path.join(__dirname, it));
  const requestedFiles = process.env.VIDEO_ADS_HOST_FILES?.split(',').map(compiledFrom);
  for (const file of new Set(all)) if (requestedFiles?.includes(file) !== false) mocha.addFile(file);
  let tests: readonly TestResult[] = [];
  const failed = await new Promise<number>((resolve) => {
    tests = recordResults(mocha.run(resolve));
  });
  const results = process.env.VIDEO_ADS_HOST_RESULTS;
  if (results !== undefined) writeFileSync(results, JSON.stringify(tests));
  if (failed > 0) throw new Error(`${failed} failed.`);
}
