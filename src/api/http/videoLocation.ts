import type { ReadReply } from './response';

/** Headers that tell the address of what a request began: RFC 9110 (10.2.2, 8.7), and as asynchronous services use it. */
const addresses = ['location', 'content-location', 'operation-location'];
const named = /^x-(video|task|job|generation|operation)-id$/;

/**
 * The id of the video that a generate request began, where the reply's headers tell it: `Location: …/videos/42`, or
 * `X-Video-Id: 42`. A redirect counts only as "see other" (303, or 302 as most use it) to such an address of the
 * service's own: there is a video there, and nothing is left to be sent.
 *
 * @param target where the request was sent
 */
export function videoIdOfHeaders(
  { status, headers }: Pick<ReadReply, 'status' | 'headers'>,
  target: { readonly origin: string; readonly path: string },
): string | undefined {
  if (status >= 300) {
    return status === 302 || status === 303 ? idOfAddress(headers.location, target, true) : undefined;
  }
  for (const [name, value] of Object.entries(headers)) {
    if (named.test(name) && typeof value === 'string' && /^[\w.:@~-]{1,200}$/.test(value)) return value;
  }
  for (const name of addresses) {
    const value = headers[name];
    const id = typeof value === 'string' ? idOfAddress(value, target, false) : undefined;
    if (id !== undefined) return id;
  }
  return undefined;
}

function idOfAddress(
  address: string | undefined,
  { origin, path }: { readonly origin: string; readonly path: string },
  ownOnly: boolean,
): string | undefined {
  const base = origin + path;
  if (address === undefined || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const id = idOfPath(url.pathname);
  if (!ownOnly) return id;
  // Anything may redirect to a page such as /videos/explore: a video is below the path of the request, and has an ID.
  const isBelow = url.origin === origin && url.pathname.startsWith(path.slice(0, path.lastIndexOf('/') + 1));
  return isBelow && id !== undefined && /\d/.test(id) ? id : undefined;
}

/** `/…/videos/42`, also with `/status` or `/result` behind it. */
function idOfPath(path: string): string | undefined {
  const segment = /\/videos\/([^/]{1,500})(?:\/(?:status|result))?\/?$/.exec(path)?.[1];
  if (segment === undefined || segment === 'generate') return undefined;
  try {
    const id = decodeURIComponent(segment).trim();
    return id === '' ? undefined : id;
  } catch {
    return undefined;
  }
}
