import * as l10n from '@vscode/l10n';
import { inertText, type Redact, redactor } from '../http/redact';
import { causeCode } from '../network/connectionError';
import { type DiagnosisName, type DiagnosisStep, failureSentence, type Finding } from './step';

export interface StepLimits {
  readonly apiKey: string | undefined;
  readonly signal?: AbortSignal;
  /** For each step, in milliseconds; 10 s where left out. */
  readonly stepMs?: number;
}

/** The steps of a diagnosis as they are taken: each with its time and a deadline, none with a secret. */
export class DiagnosisSteps {
  readonly taken: DiagnosisStep[] = [];
  private readonly redact: Redact;

  constructor(private readonly limits: StepLimits) {
    this.redact = redactor(limits.apiKey ?? '');
  }

  /** @returns whether it went well. Rejects only with the reason of the signal it was given. */
  async take(name: DiagnosisName, act: (signal: AbortSignal) => Finding | Promise<Finding>): Promise<boolean> {
    const { signal, stepMs = 10_000 } = this.limits;
    signal?.throwIfAborted();
    const deadline = AbortSignal.timeout(stepMs);
    const both = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    const startedAt = performance.now();
    let finding: Finding;
    try {
      finding = await Promise.race([act(both), aborted(both)]);
    } catch (error) {
      signal?.throwIfAborted();
      const code = causeCode(error);
      const summary = deadline.aborted
        ? l10n.t('No response within {0} s.', stepMs / 1000)
        : failureSentence(name, code);
      finding = { result: 'failed', summary };
    }
    this.add(name, finding, performance.now() - startedAt);
    return finding.result === 'ok';
  }

  skip(name: DiagnosisName, summary: string): void {
    this.add(name, { result: 'skipped', summary }, 0);
  }

  private add(name: DiagnosisName, { result, summary, facts = {} }: Finding, ms: number): void {
    const known = Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== undefined);
    this.taken.push({
      name,
      result,
      summary: inertText(this.redact(summary)),
      facts: Object.fromEntries(known.map(([key, value]) => [key, inertText(this.redact(value))])),
      ms: Math.round(ms),
    });
  }
}

/** Rejects with the reason of the signal as soon as it is aborted. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener(
      'abort',
      () => {
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}
