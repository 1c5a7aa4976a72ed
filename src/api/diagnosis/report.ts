import * as l10n from '@vscode/l10n';
import type { DiagnosisName, DiagnosisStep } from './step';

const marks = { ok: '✓', failed: '✗', skipped: '–' } as const;

/** The steps as plain text to read and copy. It has no secrets in it. */
export function diagnosisText(steps: readonly DiagnosisStep[]): string {
  const blocks = steps.map(({ name, result, summary, facts, ms }) => {
    const time = result === 'skipped' ? '' : `  (${ms} ms)`;
    const lines = Object.entries(facts).map(([key, value]) => `    ${key}: ${value}`);
    return [`${marks[result]} ${titleOf(name)}: ${summary}${time}`, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

function titleOf(name: DiagnosisName): string {
  switch (name) {
    case 'baseUrl':
      return l10n.t('Base URL');
    case 'route':
      return l10n.t('Network route');
    case 'dns':
      return l10n.t('DNS lookup');
    case 'connection':
      return l10n.t('Connection');
    case 'tunnel':
      return l10n.t('Proxy');
    case 'tls':
      return l10n.t('Certificate');
    case 'key':
      return l10n.t('API key');
    case 'clock':
      return l10n.t('Clock');
    case 'fallback':
      return l10n.t('VS Code networking');
  }
}
