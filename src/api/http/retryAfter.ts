import { type Headers, single } from './responseHeaders';

const longestWaitMs = 24 * 3_600_000;

/**
 * How long a response asks the client to wait, in milliseconds. Undefined if the header is missing or invalid. Reads
 * `retry-after-ms`, and `Retry-After` in seconds or as an HTTP date (RFC 9110, section 10.2.3).
 */
export function retryAfterMs(headers: Headers, now = Date.now()): number | undefined {
  const exact = single(headers['retry-after-ms']);
  if (exact !== undefined && /^\d{1,9}(\.\d+)?$/.test(exact)) return bounded(Number(exact));
  const value = single(headers['retry-after']);
  // A valid date is shorter than 100 characters. On very long text, matching the date pattern would take seconds.
  if (value === undefined || value.length > 100) return undefined;
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return bounded(Number(value) * 1000);
  // Date.parse accepts almost any text, such as "-5", so the date must have a month and a time.
  if (!/[a-z]{3}.*\d{1,2}:\d{2}:\d{2}/i.test(value)) return undefined;
  const at = Date.parse(value);
  // The date is compared with the response's Date header, because this machine's clock may be wrong.
  const serviceNow = Date.parse(single(headers.date) ?? '');
  return Number.isNaN(at) ? undefined : bounded(at - (Number.isNaN(serviceNow) ? now : serviceNow));
}

function bounded(ms: number): number {
  return Math.min(Math.max(Math.ceil(ms), 0), longestWaitMs);
}
