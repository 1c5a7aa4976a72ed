import * as l10n from '@vscode/l10n';
import { AbortError, type ApiError, type ErrorDetails, type Phase, UnexpectedResponseError } from '../errors';
import { connectionError, timeoutError } from '../network/connectionError';
import { failedService, type HttpRequest } from './httpRequest';

/** Why a request ended before its complete response arrived. */
export type Interruption =
  | { readonly kind: 'aborted'; readonly reason: unknown }
  | { readonly kind: 'deadline'; readonly phase: Phase }
  | { readonly kind: 'tooLarge'; readonly maxBytes: number }
  | { readonly kind: 'broken'; readonly cause: unknown };

/**
 * Creates the error for an interrupted request.
 * @param details the details that were known when the request ended
 */
export function interruptionError(
  interruption: Interruption,
  request: HttpRequest,
  details: Omit<ErrorDetails, 'baseUrl' | 'cause'>,
): ApiError | AbortError {
  const all = { ...details, baseUrl: request.baseUrl };
  switch (interruption.kind) {
    case 'aborted':
      return new AbortError({ ...all, cause: interruption.reason });
    case 'deadline':
      return timeoutError(interruption.phase, failedService(request), all);
    case 'tooLarge':
      return new UnexpectedResponseError(tooLarge(interruption.maxBytes), all);
    case 'broken':
      return connectionError(interruption.cause, failedService(request), all);
  }
}

function tooLarge(maxBytes: number): string {
  const megabytes = Math.round(maxBytes / 104_857.6) / 10;
  return megabytes >= 0.1
    ? l10n.t("The service's response is larger than {0} MB, so it wasn't read.", megabytes)
    : l10n.t("The service's response is larger than {0} bytes, so it wasn't read.", maxBytes);
}
