import * as l10n from '@vscode/l10n';
import { RateLimitError } from '../../api/errors';

/**
 * The error for requests until a wait that a service asked for is over.
 * @param until Date.now()
 */
export function restError(until: number): RateLimitError {
  const retryAfterMs = Math.max(0, until - Date.now());
  return new RateLimitError(l10n.t('The service asked to wait before the next request.'), {
    sent: false,
    retryAfterMs,
  });
}
