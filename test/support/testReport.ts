import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { outFolder } from './repository';
import type { SuiteRun, TestResult } from './testResult';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A step of `npm test`. */
interface Step {
  readonly name: string;
  readonly run: SuiteRun;
  readonly tests: readonly TestResult[];
  /** The failures of tests that passed in the second run. */
  readonly unsteady: readonly TestResult[];
  readonly ms: number;
}

interface ReportedTest extends TestResult {
  readonly step: string;
}

/** Runs the steps of `npm test`. Reports on the screen and in `test-report.json`. */
export class TestReport {
  private readonly steps: Step[] = [];
  /** A file to which every process adds one byte when it starts a VS Code server. */
  private readonly starts = path.join(this.folder, `starts-${process.pid}`);

  /** @param folder receives the report */
  constructor(private readonly folder = outFolder) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(this.starts, '');
    process.env.VIDEO_ADS_STARTS = this.starts;
  }

  async run(name: string, run: SuiteRun): Promise<void> {
    console.log(`\n—— ${name}`);
    const began = performance.now();
    const tests = await run().catch((error: unknown) => [failedRun(name, error)]);
    this.steps.push({ name, run, tests, unsteady: [], ms: performance.now() - began });
  }

  /** Repeats each file with a failure once, while nothing else runs. The result of the second run counts. */
  async rerunFailures(): Promise<void> {
    for (const [index, step] of this.steps.entries()) {
      const files = [...new Set(step.tests.filter(({ end }) => end === 'failed').map(({ file }) => file))];
      if (files.length > 0) this.steps[index] = await rerun(step, files);
    }
  }

  /** Prints the totals, the unsteady tests and, as the last line, `N passed, N failed`; returns the exit code. */
  finish(): number {
    const vscodeStarts = readFileSync(this.starts).length;
    rmSync(this.starts);
    const reported = (of: 'tests' | 'unsteady'): readonly ReportedTest[] =>
      this.steps.flatMap((it) => it[of].map((test) => ({ step: it.name, ...test })));
    const tests = reported('tests');
    const unsteady = reported('unsteady');
    const total = count(tests);
    const steps = this.steps.map(({ name, tests, ms }) => ({
      name,
      ...count(tests),
      seconds: Math.round(ms / 100) / 10,
    }));
    const report = { ...total, vscodeStarts, steps, unsteady, tests };
    writeFileSync(path.join(this.folder, 'test-report.json'), `${JSON.stringify(report, undefined, 2)}\n`);
    console.log(`\n${steps.map(line).join('\n')}`);
    const failed = tests.filter(({ end }) => end === 'failed');
    printNames('Failed', failed);
    printNames('Unsteady, for they failed and then passed', unsteady);
    console.log(`\n${total.passed} passed, ${total.failed} failed`);
    // In CI, unsteady tests do not fail the run, because a busy machine may cause them.
    const isUnsteady = unsteady.length > 0 && process.env.CI === undefined;
    return total.failed > 0 || isUnsteady ? 1 : 0;
  }
}

/** Returns the result of a step that ended before its tests. */
function failedRun(name: string, error: unknown): TestResult {
  console.error(error instanceof Error ? error.message : error);
  return { file: '', title: name, end: 'failed', ms: 0 };
}

async function rerun(step: Step, files: readonly string[]): Promise<Step> {
  console.log(`\n—— ${step.name}, once more`);
  const began = performance.now();
  // After a failure outside any file, repeats the whole step, because the failure may have prevented all tests.
  const isWhole = files.includes('');
  const second = await step.run(isWhole ? undefined : files).catch((error: unknown) => [failedRun(step.name, error)]);
  const first = isWhole ? [] : step.tests.filter(({ file }) => !files.includes(file));
  const tests = [...first, ...second];
  const unsteady = step.tests.filter(
    (it) => it.end === 'failed' && !tests.some((other) => isSameTest(it, other) && other.end === 'failed'),
  );
  return { ...step, tests, unsteady, ms: step.ms + performance.now() - began };
}

function isSameTest(one: TestResult, other: TestResult): boolean {
  return one.file === other.file && one.title === other.title;
}

function printNames(heading: string, tests: readonly ReportedTest[]): void {
  if (tests.length === 0) return;
  console.log(`\n${heading}: ${tests.length}`);
  for (const { step, file, title } of tests) console.log(`  ${step}: ${title} (${file})`);
}

function count(tests: readonly TestResult[]): Counts {
  const number = (end: TestResult['end']): number => tests.filter((it) => it.end === end).length;
  return { passed: number('passed'), failed: number('failed'), skipped: number('skipped') };
}

function line({ name, passed, failed, skipped, seconds }: Counts & { name: string; seconds: number }): string {
  const counts = `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
  return `${failed > 0 ? '✘' : '✔'} ${name}: ${counts} (${Math.round(seconds)} s)`;
}
