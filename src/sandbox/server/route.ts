import { HttpError } from './response';

/** Where the API begins; the same path as the hosted service's. */
export const apiPath = '/api/v1/developer';

export const operations = ['generate', 'status', 'credits', 'files'] as const;

export type Operation = (typeof operations)[number];

export interface Route {
  readonly operation: Operation;
  readonly methods: readonly string[];
  /** The video's ID or the file's name. */
  readonly name: string;
}

const get = ['GET', 'HEAD'];

/**
 * What a path stands for, whatever the method.
 * @param path as sent, still escaped
 */
export function findRoute(path: string): Route | undefined {
  if (path === `${apiPath}/videos/generate`) return { operation: 'generate', methods: ['POST'], name: '' };
  if (path === `${apiPath}/credits`) return { operation: 'credits', methods: get, name: '' };
  const video = segmentAfter(`${apiPath}/videos/`, path);
  if (video !== undefined) return { operation: 'status', methods: get, name: video };
  const file = segmentAfter('/files/', path);
  return file === undefined ? undefined : { operation: 'files', methods: get, name: file };
}

/** @throws HttpError 405 */
export function checkMethod({ methods }: Route, method: string): void {
  if (methods.includes(method)) return;
  const allow = methods.join(', ');
  throw new HttpError(405, 'method_not_allowed', `This path supports only ${allow}.`, { Allow: allow });
}

/** The one segment after a prefix, unescaped. */
function segmentAfter(prefix: string, path: string): string | undefined {
  if (!path.startsWith(prefix)) return undefined;
  const segment = path.slice(prefix.length);
  if (segment === '' || segment.includes('/')) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
