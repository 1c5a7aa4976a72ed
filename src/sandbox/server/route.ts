import { HttpError } from './response';

/** The path prefix of the API, as in the hosted service. */
export const apiPath = '/api/v1/developer';

export const operations = ['generate', 'status', 'credits', 'files'] as const;

export type Operation = (typeof operations)[number];

export interface Route {
  readonly operation: Operation;
  readonly methods: readonly string[];
  /** The last path segment: a video's ID or a file's name. Empty for other operations. */
  readonly name: string;
}

const get = ['GET', 'HEAD'];

/** @param path the path as sent, still percent-encoded */
export function findRoute(path: string): Route | undefined {
  if (path === `${apiPath}/videos/generate`) return { operation: 'generate', methods: ['POST'], name: '' };
  if (path === `${apiPath}/credits`) return { operation: 'credits', methods: get, name: '' };
  const [, folder, segment = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  const operation = folder === `${apiPath}/videos` ? 'status' : folder === '/files' ? 'files' : undefined;
  if (operation === undefined) return undefined;
  try {
    return { operation, methods: get, name: decodeURIComponent(segment) };
  } catch {
    return undefined;
  }
}

/** @throws HttpError 405 if the route does not support the method */
export function checkMethod({ methods }: Route, method: string): void {
  if (methods.includes(method)) return;
  const allow = methods.join(', ');
  throw new HttpError(405, 'method_not_allowed', `This path supports only ${allow}.`, { Allow: allow });
}
