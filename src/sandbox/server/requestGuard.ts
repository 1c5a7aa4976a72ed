import type { IncomingMessage } from 'node:http';
import { HttpError } from './httpError';

const ownNames = ['127.0.0.1', 'localhost', '[::1]'];
const defaultPorts = { http: 80, https: 443 };

/**
 * Refuses what a web page could send: a name that a page's own DNS points at this machine (the `Host` header gives it
 * away), and requests that carry another origin.
 * @returns the origin the client used, such as `http://127.0.0.1:8123`.
 */
export function checkOrigin(request: Pick<IncomingMessage, 'headers'>, scheme: 'http' | 'https', port: number): string {
  const host = request.headers.host?.toLowerCase() ?? '';
  const own = ownNames.map((name) => `${name}:${port}`);
  // Clients leave the scheme's default port out.
  if (port === defaultPorts[scheme]) own.push(...ownNames);
  if (!own.includes(host)) {
    throw new HttpError(403, 'forbidden_host', `The Host header must be one of ${own.join(', ')}.`);
  }
  const { origin } = request.headers;
  if (origin !== undefined && !own.some((name) => origin.toLowerCase() === `${scheme}://${name}`)) {
    throw new HttpError(403, 'forbidden_origin', 'Requests from web pages of another origin are not answered.');
  }
  return `${scheme}://${host}`;
}

/** The key of `Authorization: Bearer KEY`. */
export function bearerKey(request: IncomingMessage): string {
  const header = request.headers.authorization;
  if (header === undefined) throw unauthorized('The request carries no API key: send Authorization: Bearer <API_KEY>.');
  const key = /^Bearer +([^\s,]+) *$/i.exec(header)?.[1];
  if (key === undefined) throw unauthorized('The Authorization header must be: Bearer <API_KEY>.');
  return key;
}

export function unauthorized(message: string): HttpError {
  return new HttpError(401, 'unauthorized', message, { 'WWW-Authenticate': 'Bearer realm="developer-api"' });
}
