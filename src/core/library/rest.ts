import * as l10n from '@vscode/l10n';
import { RateLimitError } from '../../api/errors';

/** Why a service that asked to be left alone is asked nothing until then. @param until Date.now() */
export function restError(until: number): RateLimitError {
  const retryAfterMs = Math.max(0, until - Date.now());
  return new RateLimitError(l10n.t('The service asked to wait before the next request.'), {
    sent: false,
    retryAfterMs,
  });
}
