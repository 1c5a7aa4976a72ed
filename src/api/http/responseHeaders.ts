export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Headers that may contain a request's ID, the most specific first. */
const requestIdHeaders =
  'x-request-id request-id x-amzn-requestid x-amz-request-id x-amzn-request-id apim-request-id x-ms-request-id x-correlation-id x-trace-id x-cloud-trace-context x-vercel-id cf-ray'.split(
    ' ',
  );
const requestIdNames = 'request_id requestId requestID trace_id traceId correlation_id correlationId'.split(' ');
const requestIdParents = ['error', 'meta', 'metadata', 'detail', 'data'];

/**
 * The service's ID for a request, from the headers or else the body. Only printable IDs of at most 200 characters
 * count.
 */
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
