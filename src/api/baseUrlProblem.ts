import * as l10n from '@vscode/l10n';
import type { BaseUrlProblem } from './baseUrl';

/** What is wrong with the base URL of a service, in one sentence. */
export function baseUrlProblem(problem: BaseUrlProblem): string {
  switch (problem) {
    case 'empty':
      return l10n.t('The URL is empty.');
    case 'API key':
      return l10n.t('This looks like an API key. Enter the URL of the service here; you are asked for the key next.');
    case 'unusable character':
      return l10n.t('The URL contains a space, a backslash or an invisible character.');
    case 'not a URL':
      return l10n.t('This is not a URL.');
    case 'no https':
      return l10n.t('The URL must start with https://.');
    case 'user or password':
      return l10n.t('The URL must not contain a user name or a password.');
    case 'query':
      return l10n.t('The URL must not contain a query (the part after “?”).');
    case 'fragment':
      return l10n.t('The URL must not contain a fragment (the part after “#”).');
  }
}
