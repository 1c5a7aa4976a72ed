type Headers = Readonly<Record<string, string | string[] | undefined>>;

const longestWaitMs = 24 * 3_600_000;

/**
 * Wait that a response asks for, in milliseconds. Undefined if the header is missing or invalid. Reads `retry-after-ms`
 * and `Retry-After` in seconds or as an HTTP date (RFC 9110, section 10.2.3).
 */
export function retryAfterMs(headers: Headers, now = Date.now()): number | undefined {
  const exact = single(headers['retry-after-ms']);
  if (exact !== undefined && /^\d{1,9}(\.\d+)?$/.test(exact)) return bounded(Number(exact));
  const value = single(headers['retry-after']);
  // No date is longer. Matching a long text would take seconds.
  if (value === undefined || value.length > 100) return undefined;
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return bounded(Number(value) * 1000);
  // Date.parse accepts almost any text, such as "-5". An HTTP date has a month and a time.
  if (!/[a-z]{3}.*\d{1,2}:\d{2}:\d{2}/i.test(value)) return undefined;
  const at = Date.parse(value);
  // Dates are compared with the response's Date header, because this machine's clock may be wrong.
  const serviceNow = Date.parse(single(headers.date) ?? '');
  return Number.isNaN(at) ? undefined : bounded(at - (Number.isNaN(serviceNow) ? now : serviceNow));
}

function bounded(ms: number): number {
  return Math.min(Math.max(Math.ceil(ms), 0), longestWaitMs);
}

/** Headers with a request's ID, the most specific first. */
const requestIdHeaders =
  'x-request-id request-id x-amzn-requestid x-amz-request-id x-amzn-request-id apim-request-id x-ms-request-id x-correlation-id x-trace-id x-cloud-trace-context x-vercel-id cf-ray'.split(
    ' ',
  );
const requestIdNames = 'request_id requestId requestID trace_id traceId correlation_id correlationId'.split(' ');
const requestIdParents = ['error', 'meta', 'metadata', 'detail', 'data'];

/** The service's own ID of a request, from the headers or else the body. Printable, at most 200 characters. */
export function requestIdOf(headers: Headers, body: unknown): string | undefined {
  const inHeader = requestIdHeaders.map((name) => single(headers[name])).find(isPrintable);
  if (inHeader !== undefined || body === undefined) return inHeader;
  const records = [body, ...requestIdParents.map((name) => at(body, name))];
  return records.flatMap((record) => requestIdNames.map((name) => at(record, name))).find(isPrintable);
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isPrintable(id: unknown): id is string {
  return typeof id === 'string' && /^[\x21-\x7e]{1,200}$/.test(id);
}

/** The first value of a header, trimmed. */
export function single(value: string | string[] | undefined): string | undefined {
  return (Array.isArray(value) ? value[0] : value)?.trim();
}
