import * as l10n from '@vscode/l10n';
import type { BaseUrlProblem } from './baseUrl';

/** What is wrong with the address of a service, in one sentence. */
export function baseUrlWords(problem: BaseUrlProblem): string {
  switch (problem) {
    case 'empty':
      return l10n.t('The address is empty.');
    case 'unusable character':
      return l10n.t('The address has a space, a backslash or an invisible character in it.');
    case 'no web address':
      return l10n.t('This is not a web address.');
    case 'no https':
      return l10n.t('The address must start with https://.');
    case 'user or password':
      return l10n.t('The address must not contain a user name or a password.');
    case 'query':
      return l10n.t('The address must not contain a query (the part after “?”).');
    case 'fragment':
      return l10n.t('The address must not contain a fragment (the part after “#”).');
  }
}
