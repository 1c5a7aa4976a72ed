import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { outFolder } from './repository';
import type { StepResult, TestResult } from './testResult';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A step in the report. */
interface ReportedStep extends Counts {
  readonly name: string;
  readonly seconds: number;
}

interface ReportedTest extends TestResult {
  readonly step: string;
}

/** Runs the steps of `npm test`. Reports on the screen and in `test-report.json`. */
export class TestReport {
  private readonly steps: ReportedStep[] = [];
  private readonly tests: ReportedTest[] = [];
  private readonly unsteady: ReportedTest[] = [];
  /** A file with one byte for each start of a VS Code server, in any process. */
  private readonly starts = path.join(this.folder, `starts-${process.pid}`);

  /** @param folder receives the report */
  constructor(private readonly folder = outFolder) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(this.starts, '');
    process.env.VIDEO_ADS_STARTS = this.starts;
  }

  async run(name: string, step: () => Promise<StepResult>): Promise<void> {
    console.log(`\n—— ${name}`);
    const began = performance.now();
    const { tests, unsteady } = await step().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return oneCheck(name, false, performance.now() - began);
    });
    this.tests.push(...tests.map((it) => ({ step: name, ...it })));
    this.unsteady.push(...unsteady.map((it) => ({ step: name, ...it })));
    this.steps.push({
      name,
      ...count(tests),
      seconds: round((performance.now() - began) / 1000),
    });
  }

  /** Prints the totals, the unsteady tests and, as the last line, `N passed, N failed`; returns the exit code. */
  finish(): number {
    const vscodeStarts = readFileSync(this.starts).length;
    rmSync(this.starts);
    const total = count(this.tests);
    const { steps, tests, unsteady } = this;
    const report = { ...total, vscodeStarts, steps, unsteady, tests };
    writeFileSync(path.join(this.folder, 'test-report.json'), `${JSON.stringify(report, undefined, 2)}\n`);
    console.log(`\n${steps.map(line).join('\n')}`);
    const failed = tests.filter(({ end }) => end === 'failed');
    printNames('Failed', failed);
    printNames('Unsteady, for they failed and then passed', unsteady);
    console.log(`\n${total.passed} passed, ${total.failed} failed`);
    // CI's machine may be busy, which is not the fault of a change.
    const isUnsteady = unsteady.length > 0 && process.env.CI === undefined;
    return total.failed > 0 || isUnsteady ? 1 : 0;
  }
}

/** Returns the result of a step with one check. */
export function oneCheck(title: string, hasPassed: boolean, ms: number): StepResult {
  return { tests: [{ file: '', title, end: hasPassed ? 'passed' : 'failed', ms: Math.round(ms) }], unsteady: [] };
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

function line({ name, passed, failed, skipped, seconds }: ReportedStep): string {
  const counts = `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
  return `${failed > 0 ? '✘' : '✔'} ${name}: ${counts} (${Math.round(seconds)} s)`;
}

function round(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
