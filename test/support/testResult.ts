import path from 'node:path';
import type { Runnable, Runner } from 'mocha';
import { compiledTests } from './repository';

/** The result of a test, or of a hook that failed. */
export interface TestResult {
  /** The suite's source, relative to the repository's root: `test/unit/layering.test.ts`. */
  readonly file: string;
  /** Includes the titles of its suites. */
  readonly title: string;
  /** `retried`: a failed attempt that mocha repeated. */
  readonly end: 'passed' | 'failed' | 'skipped' | 'retried';
  readonly ms: number;
}

/** The results of a step of `npm test`. */
export interface StepResult {
  readonly tests: readonly TestResult[];
  /** The first failure of each test that failed and then passed unchanged. */
  readonly unsteady: readonly TestResult[];
}

const ends = { pass: 'passed', fail: 'failed', pending: 'skipped', retry: 'retried' } as const;

/** Returns a list that receives the runner's results. */
export function recordResults(runner: Runner): readonly TestResult[] {
  const results: TestResult[] = [];
  for (const [event, end] of Object.entries(ends)) {
    runner.on(event, (it: Runnable) => {
      results.push({ file: sourceOf(it.file ?? ''), title: it.fullTitle(), end, ms: it.duration ?? 0 });
    });
  }
  return results;
}

/**
 * Runs suites. A file with a failure runs once more, and the second run counts.
 *
 * @param run runs the suites of these files, or all
 */
export async function rerunFailures(
  run: (files?: readonly string[]) => Promise<readonly TestResult[]>,
): Promise<StepResult> {
  const first = await run();
  const again = new Set(first.filter(({ end }) => end === 'failed').map(({ file }) => file));
  const second = again.size === 0 ? [] : await run([...again]);
  const tests = [...first.filter(({ file }) => !again.has(file)), ...second].filter(({ end }) => end !== 'retried');
  const unsteady = new Map<string, TestResult>();
  for (const it of [...first, ...second]) {
    const hasFailed = tests.some(({ file, title, end }) => file === it.file && title === it.title && end === 'failed');
    if ((it.end === 'failed' || it.end === 'retried') && !hasFailed) unsteady.set(`${it.file}: ${it.title}`, it);
  }
  return { tests, unsteady: [...unsteady.values()] };
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
