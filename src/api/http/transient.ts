import { type ApiError, ConnectionError, RateLimitError, ServerError, TimeoutError } from '../errors';
import { isLasting } from '../network/connectionError';

/** Whether the same request may succeed later without any change by the user. */
export function isTransient(error: unknown): error is ApiError {
  if (error instanceof ConnectionError) return !isLasting(error);
  return error instanceof TimeoutError || error instanceof RateLimitError || error instanceof ServerError;
}

/** Gateway errors, which may pass quickly. Any other 5xx status is a fault in the service itself. */
const gatewayStatuses: ReadonlySet<number | undefined> = new Set([502, 503, 504]);

/**
 * Whether a transient failure may end within seconds. False if the response missed its deadline, because a retry would
 * probably miss it, too.
 */
export function isShortLived(error: unknown): error is ApiError {
  if (error instanceof TimeoutError) return error.phase === 'connect' || error.status === 408;
  if (error instanceof ServerError) return gatewayStatuses.has(error.status);
  return isTransient(error);
}
