const longestMs = 24 * 3_600_000;

/**
 * How long a reply asks to wait, in milliseconds; undefined where it does not say or says nonsense. Understands
 * `Retry-After` in seconds and as an HTTP date (RFC 9110, section 10.2.3) and `retry-after-ms`.
 */
export function retryAfterMs(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now = Date.now(),
): number | undefined {
  const exact = single(headers['retry-after-ms']);
  if (exact !== undefined && /^\d{1,9}(\.\d+)?$/.test(exact)) return bounded(Number(exact));
  const value = single(headers['retry-after']);
  if (value === undefined) return undefined;
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return bounded(Number(value) * 1000);
  // Date.parse takes almost anything for a date, "-5" for instance; an HTTP date names a month and a time.
  if (!/[a-z]{3}.*\d{1,2}:\d{2}:\d{2}/i.test(value)) return undefined;
  const at = Date.parse(value);
  // The wait is measured by the service's own clock where it tells it: this machine's may be wrong.
  const serviceNow = Date.parse(single(headers.date) ?? '');
  return Number.isNaN(at) ? undefined : bounded(at - (Number.isNaN(serviceNow) ? now : serviceNow));
}

function single(value: string | string[] | undefined): string | undefined {
  return (Array.isArray(value) ? value[0] : value)?.trim();
}

function bounded(ms: number): number {
  return Math.min(Math.max(Math.ceil(ms), 0), longestMs);
}
