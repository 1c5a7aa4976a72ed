import * as l10n from '@vscode/l10n';
import type { BaseUrlProblem } from './baseUrl';

/** Explains to the user, in one or two sentences, why a base URL is rejected. */
export function baseUrlProblem(problem: BaseUrlProblem): string {
  return {
    empty: l10n.t('The URL is empty.'),
    'API key': l10n.t('This looks like an API key. Enter the URL of the service here; you are asked for the key next.'),
    'unusable character': l10n.t('The URL contains a space, a backslash or an invisible character.'),
    'not a URL': l10n.t('This is not a URL.'),
    'no https': l10n.t('The URL must start with https://.'),
    'user or password': l10n.t('The URL must not contain a user name or a password.'),
    query: l10n.t('The URL must not contain a query (the part after “?”).'),
    fragment: l10n.t('The URL must not contain a fragment (the part after “#”).'),
  }[problem];
}
