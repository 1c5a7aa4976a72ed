/**
 * `npm run test:alone [-- COUNT [SEED [SUITE…]]]`: runs random window tests, each in its own process and VS Code. A
 * test that depends on others fails here. Prints the seed; the same seed draws the same tests.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { mochaSuite } from './support/mochaSuite';
import { compiledTests, repositoryRoot } from './support/repository';
import { seededRandom } from './support/seededRandom';
import { TestReport } from './support/testReport';
import { packageVsix, vsixFile } from './support/vsix';

interface WindowTest {
  readonly file: string;
  readonly fullTitle: string;
}

async function main([count = '5', seed = String(Date.now() % 100_000), ...suites]: readonly string[]): Promise<void> {
  const chosen = sample(windowTests(suites), Number(count), Number(seed));
  console.log(`Seed ${seed}: ${chosen.length} tests, each alone.`);
  if (!existsSync(vsixFile)) await packageVsix();
  const report = new TestReport();
  for (const { file, fullTitle } of chosen) {
    process.env.VIDEO_ADS_GREP = `^${fullTitle.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$`;
    const source = path.join('test', path.relative(compiledTests, file)).replace(/\.js$/, '.ts');
    await report.run(fullTitle, mochaSuite('e2e', { files: [source], timeoutMs: 120_000, jobs: 1 }));
  }
  process.exit(report.finish());
}

/**
 * Lists the tests of the given suites, or of all.
 * @param suites prefixes of file names
 */
function windowTests(suites: readonly string[]): readonly WindowTest[] {
  const files = globSync(path.join(compiledTests, 'e2e', '*.test.js')).filter(
    (file) => suites.length === 0 || suites.some((it) => path.basename(file).startsWith(it)),
  );
  const mocha = path.join(repositoryRoot, 'node_modules', 'mocha', 'bin', 'mocha.js');
  const listed = execFileSync(process.execPath, [mocha, '--dry-run', '--reporter', 'json', ...files], {
    cwd: repositoryRoot,
    maxBuffer: 2 ** 26,
  });
  return (JSON.parse(listed.toString()) as { readonly tests: readonly WindowTest[] }).tests;
}

function sample(tests: readonly WindowTest[], count: number, seed: number): readonly WindowTest[] {
  const random = seededRandom(seed);
  const drawn = tests.map((test) => ({ test, order: random() }));
  return drawn
    .sort((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ test }) => test);
}

void main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
