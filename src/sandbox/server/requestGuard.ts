import type { IncomingMessage } from 'node:http';
import { HttpError } from './response';

const ownNames = ['127.0.0.1', 'localhost', '[::1]'];
const defaultPorts = { http: 80, https: 443 };

/**
 * Refuses a request with a foreign `Host` or `Origin` header, because a web page of another site may have sent it. A
 * foreign `Host` is a sign of DNS rebinding.
 * @returns the origin of the URL that the client used, such as `http://127.0.0.1:8123`
 * @throws HttpError 403
 */
export function checkOrigin(request: Pick<IncomingMessage, 'headers'>, scheme: 'http' | 'https', port: number): string {
  const host = request.headers.host?.toLowerCase() ?? '';
  const own = ownNames.map((name) => `${name}:${port}`);
  // Clients omit the scheme's default port from the `Host` header, so names without a port are accepted, too.
  if (port === defaultPorts[scheme]) own.push(...ownNames);
  if (!own.includes(host)) {
    throw new HttpError(403, 'forbidden_host', `The Host header must be one of ${own.join(', ')}.`);
  }
  const { origin } = request.headers;
  if (origin !== undefined && !own.some((name) => origin.toLowerCase() === `${scheme}://${name}`)) {
    throw new HttpError(403, 'forbidden_origin', 'Requests from web pages of another origin are not allowed.');
  }
  return `${scheme}://${host}`;
}

/**
 * Parses the API key from the header `Authorization: Bearer KEY`.
 * @throws HttpError 401 if there is no key
 */
export function bearerKey(request: IncomingMessage): string {
  const header = request.headers.authorization;
  if (header === undefined) throw unauthorized('The API key is missing. Send Authorization: Bearer <API_KEY>.');
  const key = /^Bearer +([^\s,]+) *$/i.exec(header)?.[1];
  if (key === undefined) throw unauthorized('The Authorization header must be: Bearer <API_KEY>.');
  return key;
}

export function unauthorized(message: string): HttpError {
  return new HttpError(401, 'unauthorized', message, { 'WWW-Authenticate': 'Bearer realm="developer-api"' });
}

export interface RateLimitOptions {
  readonly perSecond: number;
  /** Maximum number of back-to-back requests after a pause. */
  readonly burst: number;
}

/** Limits the requests of each API key with a token bucket. Each sandbox process has its own buckets. */
export class RateLimit {
  private readonly buckets = new Map<string, { tokens: number; readAt: number }>();

  constructor(private readonly options: RateLimitOptions = { perSecond: 20, burst: 60 }) {}

  /**
   * Counts one request.
   * @throws HttpError 429, with Retry-After in whole seconds, if the limit is exceeded
   */
  check(keyId: string): void {
    const { perSecond, burst } = this.options;
    const now = performance.now();
    const bucket = this.buckets.get(keyId) ?? { tokens: burst, readAt: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.readAt) / 1_000) * perSecond);
    bucket.readAt = now;
    this.buckets.set(keyId, bucket);
    if (bucket.tokens < 1) {
      const seconds = Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
      throw new HttpError(429, 'rate_limited', `Too many requests. Try again in ${seconds} s.`, {
        'Retry-After': String(seconds),
      });
    }
    bucket.tokens -= 1;
  }
}
