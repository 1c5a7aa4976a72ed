import * as l10n from '@vscode/l10n';
import { type Redact, redactor } from '../http/redact';
import { connectionError } from '../network/connectionError';
import { inertText } from '../serviceText';

type DiagnosisName = 'baseUrl' | 'route' | 'dns' | 'connection' | 'tunnel' | 'tls' | 'key' | 'clock' | 'fallback';

/** One step of a diagnosis. Secrets are masked in the summary and the details. */
export interface DiagnosisStep {
  readonly name: DiagnosisName;
  /** `skipped`: an earlier step failed, or the step does not apply. */
  readonly result: 'ok' | 'failed' | 'skipped';
  /** The outcome, in one or two sentences. */
  readonly summary: string;
  /** Technical details by name. The names are not translated. */
  readonly details: Readonly<Record<string, string>>;
  readonly ms: number;
}

/** Result of a step, before secrets are masked. */
export type Finding = Pick<DiagnosisStep, 'result' | 'summary'> & {
  readonly details?: Readonly<Record<string, string | undefined>>;
};

const marks = { ok: '✓', failed: '✗', skipped: '–' } as const;

export function diagnosisText(steps: readonly DiagnosisStep[]): string {
  const blocks = steps.map(({ name, result, summary, details, ms }) => {
    const time = result === 'skipped' ? '' : `  (${ms} ms)`;
    const lines = Object.entries(details).map(([key, value]) => `    ${key}: ${value}`);
    return [`${marks[result]} ${titleOf(name)}: ${summary}${time}`, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

function titleOf(name: DiagnosisName): string {
  return {
    baseUrl: l10n.t('Base URL'),
    route: l10n.t('Network route'),
    dns: l10n.t('DNS lookup'),
    connection: l10n.t('Connection'),
    tunnel: l10n.t('Proxy'),
    tls: l10n.t('Certificate'),
    key: l10n.t('API key'),
    clock: l10n.t('Clock'),
    fallback: l10n.t('VS Code networking'),
  }[name];
}

export interface StepOptions {
  readonly apiKey: string | undefined;
  readonly signal?: AbortSignal;
  /** Time limit of each step, in milliseconds. Defaults to 10 s. */
  readonly stepMs?: number;
}

/** Runs the steps of a diagnosis. Times each step, aborts it at its time limit and masks the API key. */
export class DiagnosisSteps {
  readonly taken: DiagnosisStep[] = [];
  private readonly redact: Redact;

  /** @param host host of the service, for error messages */
  constructor(
    private readonly options: StepOptions,
    private readonly host: string,
  ) {
    this.redact = redactor(options.apiKey ?? '');
  }

  /**
   * Runs one step. Rejects only with the reason of the caller's signal.
   * @returns whether the step succeeded
   */
  async take(name: DiagnosisName, act: (signal: AbortSignal) => Finding | Promise<Finding>): Promise<boolean> {
    const { signal, stepMs = 10_000 } = this.options;
    signal?.throwIfAborted();
    const deadline = AbortSignal.timeout(stepMs);
    const both = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    const startedAt = performance.now();
    const { promise: interrupted, reject } = Promise.withResolvers<never>();
    both.onabort = () => reject(both.reason);
    // Prevents an unhandled rejection if the signal is aborted after the step has ended.
    interrupted.catch(() => undefined);
    let finding: Finding;
    try {
      finding = await Promise.race([act(both), interrupted]);
    } catch (error) {
      signal?.throwIfAborted();
      const summary = deadline.aborted
        ? l10n.t('No response within {0} s.', stepMs / 1000)
        : connectionError(error, { host: this.host }, { sent: false }).message;
      finding = { result: 'failed', summary };
    }
    this.add(name, finding, performance.now() - startedAt);
    return finding.result === 'ok';
  }

  skip(name: DiagnosisName, summary: string): void {
    this.add(name, { result: 'skipped', summary }, 0);
  }

  private add(name: DiagnosisName, { result, summary, details = {} }: Finding, ms: number): void {
    const known = Object.entries(details).filter((detail): detail is [string, string] => detail[1] !== undefined);
    this.taken.push({
      name,
      result,
      summary: inertText(this.redact(summary)),
      details: Object.fromEntries(known.map(([key, value]) => [key, inertText(this.redact(value))])),
      ms: Math.round(ms),
    });
  }
}
