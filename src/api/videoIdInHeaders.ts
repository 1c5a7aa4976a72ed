import { single } from './http/responseHeaders';
import type { HttpRequest } from './http/httpRequest';
import type { HttpResponse } from './http/httpResponse';

/**
 * Headers that may contain the new video's URL. The first two are from RFC 9110 (sections 10.2.2 and 8.7).
 * `operation-location` is a convention of asynchronous services.
 */
const locationHeaders = ['location', 'content-location', 'operation-location'];
const videoIdHeader = /^x-(video|task|job|generation|operation)-id$/;

interface VideoIdInHeaders {
  readonly id: string;
  /**
   * Whether the ID takes precedence over an ID in the body. True if the ID contains a digit and its URL shares the
   * request's parent path: `…/videos/42` for a request to `…/videos/generate`.
   */
  readonly isCertain: boolean;
}

/**
 * The video's ID in the headers of a generate response: `Location: …/videos/42` or `X-Video-Id: 42`. Accepts a
 * redirect only if its status is 302 or 303 and the ID is certain. Such a redirect means that the video exists, so the
 * request is not sent again.
 */
export function videoIdInHeaders({ request, status, headers }: HttpResponse): VideoIdInHeaders | undefined {
  if (status >= 300) {
    const found = status === 302 || status === 303 ? idInUrl(single(headers.location), request) : undefined;
    return found?.isCertain === true ? found : undefined;
  }
  for (const [name, value] of Object.entries(headers)) {
    if (videoIdHeader.test(name) && typeof value === 'string' && /^[\w.:@~-]{1,200}$/.test(value)) {
      return { id: value, isCertain: false };
    }
  }
  for (const name of locationHeaders) {
    const found = idInUrl(single(headers[name]), request);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Extracts the ID from `/…/videos/42`, with or without a trailing `/status` or `/result`. */
function idInUrl(text: string | undefined, { origin, path }: HttpRequest): VideoIdInHeaders | undefined {
  if (text === undefined || !URL.canParse(text, origin + path)) return undefined;
  const url = new URL(text, origin + path);
  const segment = /\/videos\/([^/]{1,500})(?:\/(?:status|result))?\/?$/.exec(url.pathname)?.[1];
  if (segment === undefined || segment === 'generate') return undefined;
  // A redirect may lead to a page such as /videos/explore, so the ID must have a digit.
  const isBelow = url.origin === origin && url.pathname.startsWith(path.slice(0, path.lastIndexOf('/') + 1));
  try {
    const id = decodeURIComponent(segment).trim();
    return id === '' ? undefined : { id, isCertain: isBelow && /\d/.test(segment) };
  } catch {
    return undefined;
  }
}
