/**
 * `npm run test:changed [REVISION]`: runs the checks and suites that a change can affect, compared with `main` or
 * another revision. `npm test` runs everything.
 */
import { existsSync } from 'node:fs';
import { changedTests } from './support/changedTests';
import { mochaSuite } from './support/mochaSuite';
import { runHostTests } from './support/hostTests';
import { toolRun } from './support/checkRun';
import { TestReport } from './support/testReport';
import { packageVsix, vsixFile } from './support/vsix';
import { newest } from './support/vscodeRelease';

async function main(revision: string): Promise<void> {
  const { files, unit, host, e2e } = await changedTests(revision);
  const report = new TestReport();
  const sources = files.filter((it) => /\.m?ts$|\.mjs$/.test(it));
  await report.run('compile', toolRun(0, ['tsgo', '-p', 'tsconfig.json', '--noEmit']));
  if (sources.length > 0) await report.run('lint', toolRun(0, ['oxlint', '--type-aware', ...sources]));
  if (unit.length > 0) await report.run('unit', mochaSuite('unit', { files: unit }));
  if (host.length + e2e.length > 0 && !existsSync(vsixFile)) await packageVsix();
  if (host.length > 0) {
    await report.run('host', (files = host) => runHostTests({ release: newest, vsix: vsixFile, files }));
  }
  if (e2e.length > 0) await report.run('e2e', mochaSuite('e2e', { files: e2e, timeoutMs: 120_000 }));
  await report.rerunFailures();
  console.log(
    '\nLeft out: host and e2e suites that a change in src can affect. Run them with `npm run test:host` and `npm run test:e2e`.',
  );
  process.exit(report.finish());
}

void main(process.argv[2] ?? 'main').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
