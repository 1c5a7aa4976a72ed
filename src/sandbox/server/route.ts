import { HttpError } from './httpError';

/** Where the API begins; the same path as the hosted service's. */
export const apiPath = '/api/v1/developer';

export const operations = ['generate', 'status', 'credits', 'files'] as const;

export type Operation = (typeof operations)[number];

export interface Route {
  readonly operation: Operation;
  readonly methods: readonly string[];
  /** The video's id or the file's name. */
  readonly name: string;
}

const get = ['GET', 'HEAD'];

/**
 * What a path asks for, whatever the method.
 * @param path as it came, still escaped
 * @throws HttpError 404
 */
export function routeOf(path: string): Route {
  if (path === `${apiPath}/videos/generate`) return { operation: 'generate', methods: ['POST'], name: '' };
  if (path === `${apiPath}/credits`) return { operation: 'credits', methods: get, name: '' };
  const video = after(path, `${apiPath}/videos/`);
  if (video !== undefined) return { operation: 'status', methods: get, name: video };
  const file = after(path, '/files/');
  if (file !== undefined) return { operation: 'files', methods: get, name: file };
  throw new HttpError(404, 'not_found', 'There is nothing at this path.');
}

/** @throws HttpError 405 */
export function checkMethod({ methods }: Route, method: string): void {
  if (methods.includes(method)) return;
  const allow = methods.join(', ');
  throw new HttpError(405, 'method_not_allowed', `This path answers ${allow} only.`, { Allow: allow });
}

/** The one segment after a prefix, unescaped. */
function after(path: string, prefix: string): string | undefined {
  if (!path.startsWith(prefix)) return undefined;
  const segment = path.slice(prefix.length);
  if (segment === '' || segment.includes('/')) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
