import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { TestReport } from '../support/testReport';
import type { TestResult } from '../support/testResult';

describe('the report of npm test', () => {
  const { CI } = process.env;
  const { log, error } = console;
  let folder: string;
  let printed: string[];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'report-'));
    printed = [];
    console.log = (text: string) => printed.push(text);
  });
  afterEach(async () => {
    console.log = log;
    console.error = error;
    if (CI === undefined) delete process.env.CI;
    else process.env.CI = CI;
    delete process.env.VIDEO_ADS_STARTS;
    await rm(folder, { recursive: true });
  });

  const result = (title: string, end: TestResult['end'], file = 'test/unit/a.test.ts'): TestResult => ({
    ...{ file, title, end, ms: 1 },
  });
  /**
   * Reports a run with these results, and a second run of the files with failures.
   * @returns the files that ran again
   */
  const report = async (first: TestResult[], second: TestResult[]): Promise<{ code: number; rerun: unknown[] }> => {
    const rerun: unknown[] = [];
    const all = new TestReport(folder);
    await all.run('unit', (files) => {
      if (files === undefined) return Promise.resolve(first);
      rerun.push(files);
      return Promise.resolve(second);
    });
    await all.rerunFailures();
    const code = all.finish();
    return { code, rerun };
  };
  const passed = result('good', 'passed', 'test/unit/b.test.ts');

  it('lists unsteady tests, exits with 1 for them outside CI, and counts their second run', async () => {
    for (const [ci, expected] of [
      [undefined, 1],
      ['true', 0],
    ] as const) {
      if (ci === undefined) delete process.env.CI;
      else process.env.CI = ci;
      const { code, rerun } = await report([result('shaky', 'failed'), passed], [result('shaky', 'passed')]);
      assert.deepEqual([code, rerun], [expected, [['test/unit/a.test.ts']]]);
      assert.ok(printed.some((line) => line.includes('unit: shaky (test/unit/a.test.ts)')));
      assert.equal(printed.at(-1)?.trim(), '2 passed, 0 failed');
      const written = JSON.parse(await readFile(path.join(folder, 'test-report.json'), 'utf8')) as Record<
        string,
        unknown
      >;
      assert.deepEqual(written.unsteady, [{ step: 'unit', ...result('shaky', 'failed') }]);
      assert.equal((written.tests as unknown[]).length, 2);
    }
  });

  it('counts a test that fails twice as failed, and a hook that fails once as unsteady', async () => {
    const hook = result('"after each" hook for "one"', 'failed');
    const { code } = await report(
      [hook, result('bad', 'failed'), passed],
      [result('bad', 'failed'), result('one', 'passed')],
    );
    assert.equal(code, 1);
    assert.equal(printed.at(-1)?.trim(), '2 passed, 1 failed');
    const written = JSON.parse(await readFile(path.join(folder, 'test-report.json'), 'utf8')) as Record<
      string,
      TestResult[]
    >;
    assert.deepEqual(
      written.unsteady?.map(({ title }) => title),
      [hook.title],
    );
  });

  it('repeats a step that ended before its tests', async () => {
    process.env.CI = 'true';
    const all = new TestReport(folder);
    const runs: unknown[] = [];
    console.error = () => undefined;
    await all.run('host', (files) => {
      runs.push(files);
      return runs.length === 1 ? Promise.reject(new Error('The window closed.')) : Promise.resolve([passed]);
    });
    await all.rerunFailures();
    assert.deepEqual([all.finish(), runs], [0, [undefined, undefined]]);
    assert.equal(printed.at(-1)?.trim(), '1 passed, 0 failed');
  });

  it('exits with 0 if every test passed on the first run', async () => {
    delete process.env.CI;
    assert.deepEqual(await report([passed], []), { code: 0, rerun: [] });
  });
});
