import { runCommand } from './childProcesses';
import type { SuiteRun, TestResult } from './testResult';

/** A step of `npm test` with one check, which passes if `check` resolves. */
export function checkRun(title: string, check: () => Promise<unknown>): SuiteRun {
  return async () => [await checked(title, check)];
}

/** A step that runs command-line tools one after the other. A tool's check passes if the exit code is 0. */
export function toolRun(
  priority: number,
  ...commands: readonly (readonly [name: string, ...args: string[]])[]
): SuiteRun {
  return async () => {
    const results: TestResult[] = [];
    for (const command of commands) {
      const [name, ...args] = command;
      const options = { output: 'inherit', priority, shell: process.platform === 'win32' } as const;
      results.push(await checked(command.join(' '), () => runCommand(name, args, options)));
    }
    return results;
  };
}

async function checked(title: string, check: () => Promise<unknown>): Promise<TestResult> {
  const began = performance.now();
  const hasPassed = await check().then(
    () => true,
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return false;
    },
  );
  return { file: '', title, end: hasPassed ? 'passed' : 'failed', ms: Math.round(performance.now() - began) };
}
