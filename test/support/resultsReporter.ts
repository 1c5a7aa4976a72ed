import { writeFileSync } from 'node:fs';
import { type MochaOptions, reporters, type Runner } from 'mocha';
import { recordResults } from './testResult';

/**
 * Mocha's reporter (`dot` in CI, else `spec`). It also writes the result of each test into the file that its option
 * `results` names.
 */
class ResultsReporter extends (process.env.CI === undefined ? reporters.Spec : reporters.Dot) {
  constructor(runner: Runner, options: MochaOptions) {
    super(runner, options);
    const { results: file } = options.reporterOptions as { readonly results: string };
    const results = recordResults(runner);
    runner.on('end', () => {
      writeFileSync(file, JSON.stringify(results));
    });
  }
}

export = ResultsReporter;
