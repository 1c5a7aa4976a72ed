import path from 'node:path';
import type { Runnable, Runner } from 'mocha';
import { compiledTests } from './repository';

/** The result of a test, or of a hook that failed. */
export interface TestResult {
  /** The suite's source, relative to the repository's root: `test/unit/layering.test.ts`. */
  readonly file: string;
  /** Includes the titles of its suites. */
  readonly title: string;
  readonly end: 'passed' | 'failed' | 'skipped';
  readonly ms: number;
}

/** Runs the suites with the given sources. Runs all suites of a step if `files` is omitted. */
export type SuiteRun = (files?: readonly string[]) => Promise<readonly TestResult[]>;

const ends = { pass: 'passed', fail: 'failed', pending: 'skipped' } as const;

/** Returns a list to which each finished test of the runner is added. */
export function recordResults(runner: Runner): readonly TestResult[] {
  const results: TestResult[] = [];
  for (const [event, end] of Object.entries(ends)) {
    runner.on(event, (it: Runnable) => {
      results.push({ file: sourceOf(it.file ?? ''), title: it.fullTitle(), end, ms: it.duration ?? 0 });
    });
  }
  return results;
}

/** Returns the source of a compiled suite. */
function sourceOf(compiled: string): string {
  const name = path.relative(compiledTests, compiled).replaceAll('\\', '/');
  return `test/${name.replace(/\.js$/, '.ts')}`;
}

/** Returns the compiled file of a suite's source. */
export function compiledFrom(source: string): string {
  return path.join(compiledTests, path.relative('test', source).replace(/\.ts$/, '.js'));
}
