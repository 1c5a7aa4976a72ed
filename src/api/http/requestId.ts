type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Where services put the id of a request, the most specific first. */
const headerNames = [
  'x-request-id',
  'request-id',
  'x-amzn-requestid',
  'x-amz-request-id',
  'x-amzn-request-id',
  'apim-request-id',
  'x-ms-request-id',
  'x-correlation-id',
  'x-trace-id',
  'x-cloud-trace-context',
  'x-vercel-id',
  'cf-ray',
] as const;

const bodyNames = ['request_id', 'requestId', 'requestID', 'trace_id', 'traceId', 'correlation_id', 'correlationId'];
const bodyPlaces = ['error', 'meta', 'metadata', 'detail', 'data'];

/** The service's own id of the request, from its headers or else its body: printable, at most 200 characters. */
export function requestIdOf(headers: Headers, body: unknown): string | undefined {
  for (const name of headerNames) {
    const value = headers[name];
    if (value !== undefined) {
      const id = clean(Array.isArray(value) ? value[0] : value);
      if (id !== undefined) return id;
    }
  }
  return fromBody(body);
}

function fromBody(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const direct = named(body);
  if (direct !== undefined) return direct;
  for (const place of bodyPlaces) {
    const inner = body[place];
    const id = isRecord(inner) ? named(inner) : undefined;
    if (id !== undefined) return id;
  }
  return undefined;
}

function named(record: Readonly<Record<string, unknown>>): string | undefined {
  for (const name of bodyNames) {
    const value = record[name];
    const id = typeof value === 'string' ? clean(value) : undefined;
    if (id !== undefined) return id;
  }
  return undefined;
}

function clean(value: string | undefined): string | undefined {
  const id = value?.trim();
  return id !== undefined && /^[\x21-\x7e]{1,200}$/.test(id) ? id : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
