import type { IncomingHttpHeaders } from 'node:http';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const longestWaitMs = 24 * 3_600_000;

/**
 * How long a response asks to wait, in milliseconds; undefined where it does not say or says nonsense. Understands
 * `Retry-After` in seconds and as an HTTP date (RFC 9110, section 10.2.3) and `retry-after-ms`.
 */
export function retryAfterMs(headers: Headers, now = Date.now()): number | undefined {
  const exact = single(headers['retry-after-ms']);
  if (exact !== undefined && /^\d{1,9}(\.\d+)?$/.test(exact)) return bounded(Number(exact));
  const value = single(headers['retry-after']);
  // No date is as long, and a long text would be searched for seconds.
  if (value === undefined || value.length > 100) return undefined;
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return bounded(Number(value) * 1000);
  // Date.parse takes almost anything for a date, "-5" for instance; an HTTP date names a month and a time.
  if (!/[a-z]{3}.*\d{1,2}:\d{2}:\d{2}/i.test(value)) return undefined;
  const at = Date.parse(value);
  // The wait is measured by the service's own clock where it gives it: this machine's may be wrong.
  const serviceNow = Date.parse(single(headers.date) ?? '');
  return Number.isNaN(at) ? undefined : bounded(at - (Number.isNaN(serviceNow) ? now : serviceNow));
}

function bounded(ms: number): number {
  return Math.min(Math.max(Math.ceil(ms), 0), longestWaitMs);
}

/** Where services put the ID of a request, the most specific first. */
const requestIdHeaders =
  'x-request-id request-id x-amzn-requestid x-amz-request-id x-amzn-request-id apim-request-id x-ms-request-id x-correlation-id x-trace-id x-cloud-trace-context x-vercel-id cf-ray'.split(
    ' ',
  );
const requestIdNames = 'request_id requestId requestID trace_id traceId correlation_id correlationId'.split(' ');
const requestIdParents = ['error', 'meta', 'metadata', 'detail', 'data'];

/** The service's own ID of the request, from its headers or else its body: printable, at most 200 characters. */
export function requestIdOf(headers: Headers, body: unknown): string | undefined {
  const inHeader = requestIdHeaders.map((name) => single(headers[name])).find(isPrintable);
  if (inHeader !== undefined || body === undefined) return inHeader;
  const records = [body, ...requestIdParents.map((name) => at(body, name))];
  return records.flatMap((record) => requestIdNames.map((name) => at(record, name))).find(isPrintable);
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

function isPrintable(id: unknown): id is string {
  return typeof id === 'string' && /^[\x21-\x7e]{1,200}$/.test(id);
}

/** Headers with the URL of what a request began: RFC 9110 (10.2.2, 8.7), and as asynchronous services use it. */
const locationHeaders = ['location', 'content-location', 'operation-location'];
const videoIdHeader = /^x-(video|task|job|generation|operation)-id$/;

/** A video's ID as the headers have it. */
export interface ToldId {
  readonly id: string;
  /** Whether it is in a URL where the client will ask, too: no ID in the body is as sure. */
  readonly isCertain: boolean;
}

/**
 * The ID of the video that a generate request began, where the response's headers have it: `Location: …/videos/42`, or
 * `X-Video-Id: 42`. A redirect counts only as "see other" (303, or 302 as most use it) to such a URL of the service's
 * own: there is a video there, and nothing is left to be sent.
 *
 * @param target where the request was sent
 */
export function videoIdOfHeaders(
  status: number,
  headers: IncomingHttpHeaders,
  target: { readonly origin: string; readonly path: string },
): ToldId | undefined {
  if (status >= 300) {
    const told = status === 302 || status === 303 ? idInUrl(single(headers.location), target) : undefined;
    return told?.isCertain === true ? told : undefined;
  }
  for (const [name, value] of Object.entries(headers)) {
    if (videoIdHeader.test(name) && typeof value === 'string' && /^[\w.:@~-]{1,200}$/.test(value)) {
      return { id: value, isCertain: false };
    }
  }
  for (const name of locationHeaders) {
    const told = idInUrl(single(headers[name]), target);
    if (told !== undefined) return told;
  }
  return undefined;
}

/** `/…/videos/42`, also with `/status` or `/result` behind it. */
function idInUrl(
  text: string | undefined,
  { origin, path }: { readonly origin: string; readonly path: string },
): ToldId | undefined {
  if (text === undefined || !URL.canParse(text, origin + path)) return undefined;
  const url = new URL(text, origin + path);
  const segment = /\/videos\/([^/]{1,500})(?:\/(?:status|result))?\/?$/.exec(url.pathname)?.[1];
  if (segment === undefined || segment === 'generate') return undefined;
  // Anything may redirect to a page such as /videos/explore: a video is below the path of the request, and has an ID.
  const isBelow = url.origin === origin && url.pathname.startsWith(path.slice(0, path.lastIndexOf('/') + 1));
  try {
    const id = decodeURIComponent(segment).trim();
    return id === '' ? undefined : { id, isCertain: isBelow && /\d/.test(segment) };
  } catch {
    return undefined;
  }
}

/** The first of a header's values, without the white space around it. */
export function single(value: string | string[] | undefined): string | undefined {
  return (Array.isArray(value) ? value[0] : value)?.trim();
}
