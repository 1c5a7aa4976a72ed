import * as l10n from '@vscode/l10n';
import { RateLimitError } from '../../api/errors';

/**
 * The error for a request that is not sent because the service requested a wait.
 * @param until the end of the wait, in ms since the Unix epoch
 */
export function restError(until: number): RateLimitError {
  const retryAfterMs = Math.max(0, until - Date.now());
  return new RateLimitError(l10n.t('The service asked to wait before the next request.'), {
    sent: false,
    retryAfterMs,
  });
}
