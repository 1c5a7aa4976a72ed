import type { DiagnosisName, DiagnosisStep } from './diagnosisStep';

const titles: Readonly<Record<DiagnosisName, string>> = {
  baseUrl: 'Base URL',
  wayOut: 'Way out',
  lookup: 'Name lookup',
  connection: 'Connection',
  tunnel: 'Proxy',
  tls: 'Certificate',
  key: 'API key',
  clock: 'Clock',
  otherWay: 'VS Code’s own way',
};

const marks = { ok: '✓', failed: '✗', skipped: '–' } as const;

/** The steps as plain text to read and copy. It has no secrets in it. */
export function diagnosisText(steps: readonly DiagnosisStep[]): string {
  const blocks = steps.map(({ name, result, summary, facts, ms }) => {
    const time = result === 'skipped' ? '' : `  (${ms} ms)`;
    const lines = Object.entries(facts).map(([key, value]) => `    ${key}: ${value}`);
    return [`${marks[result]} ${titles[name]}: ${summary}${time}`, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}
