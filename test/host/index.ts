import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import Mocha from 'mocha';

/** Marks the lines of the test report among all that an extension host prints. */
const mark = '[mocha] ';

/** What VS Code calls in the extension host: runs every suite of this folder and leaves the counts for the runner. */
export async function run(): Promise<void> {
  const grep = process.env.VIDEO_ADS_GREP;
  Mocha.reporters.Base.consoleLog = (...args: unknown[]) => {
    for (const line of format(...args).split('\n')) console.log(mark + line);
  };
  const mocha = new Mocha({
    ui: 'bdd',
    timeout: 30_000,
    reporter: 'spec',
    color: false,
    ...(grep === undefined ? {} : { grep }),
  });
  // What activation leaves unloaded is seen only as long as no other test has loaded it.
  const first = ['activation.test.js', 'globalDispatcher.test.js'];
  const files = new Set([...first, ...globSync('**/*.test.js', { cwd: __dirname }).sort()]);
  for (const file of files) mocha.addFile(path.join(__dirname, file));
  let passed = 0;
  const failed = await new Promise<number>((resolve) => {
    mocha.run(resolve).on('pass', () => passed++);
  });
  const results = process.env.VIDEO_ADS_HOST_RESULTS;
  if (results !== undefined) writeFileSync(results, JSON.stringify({ passed, failed }));
  if (failed > 0) throw new Error(`${failed} failed.`);
}
