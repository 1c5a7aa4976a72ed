import type { RequestRecord } from '../api/http/requestRecord';
import type { Log } from '../core/log';
import { plainText } from './plainText';

/** One line for each request: method, path, status, milliseconds, request id. No key, no query, no prompt. */
export function requestLog(log: Log): (record: RequestRecord) => void {
  return ({ method, path, status, ms, requestId, attempt, error }) => {
    const parts = [
      `${method} ${plainText(path, 200)}`,
      status === undefined ? (error ?? 'no reply') : String(status),
      `${Math.round(ms)} ms`,
      requestId === undefined ? undefined : `request ${plainText(requestId, 80)}`,
      attempt > 1 ? `attempt ${attempt}` : undefined,
    ];
    const line = parts.filter((part) => part !== undefined).join(' · ');
    if (status === undefined || status >= 400) log.warn(line);
    else log.info(line);
  };
}
