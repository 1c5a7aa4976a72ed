import { createHmac, timingSafeEqual } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { HttpError, type ApiResponse } from './response';

/** How long a link to a file works, in seconds. */
const lifetimeSeconds = 3_600;

/**
 * Makes and checks links to files that work without a key until they expire, as a presigned link does. The secret is
 * the ledger's, so that every process over the same ledger accepts the links of the others.
 */
export class LinkSigner {
  constructor(
    private readonly secret: Uint8Array,
    private readonly clock: () => number,
  ) {}

  /** @param origin such as `http://127.0.0.1:8123` */
  link(origin: string, fileName: string): string {
    const expires = String(Math.floor(this.clock() / 1_000) + lifetimeSeconds);
    return `${origin}/files/${fileName}?expires=${expires}&signature=${this.sign(fileName, expires)}`;
  }

  /** @throws HttpError 403 when the link was not made here or has expired. */
  check(fileName: string, query: URLSearchParams): void {
    const expires = query.get('expires') ?? '';
    const expected = Buffer.from(this.sign(fileName, expires));
    const given = Buffer.from(query.get('signature') ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new HttpError(403, 'invalid_signature', 'The signature of this link is invalid.');
    }
    if (Number(expires) * 1_000 <= this.clock()) {
      throw new HttpError(403, 'link_expired', 'This link has expired. Check the video again to get a new one.');
    }
  }

  private sign(fileName: string, expires: string): string {
    return createHmac('sha256', this.secret).update(`${fileName}\n${expires}`).digest('base64url');
  }
}

/**
 * A file, or the one byte range requested of it (RFC 9110, section 14, with `If-Range` by date). For several ranges at
 * once it is the whole file, as a server may.
 * @param shownName the name a browser saves it under
 * @throws HttpError 410 or 416
 */
export async function fileResponse(
  file: string,
  shownName: string,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): Promise<ApiResponse> {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined) throw fileRemoved();
  const lastModified = found.mtime.toUTCString();
  const common = {
    'Accept-Ranges': 'bytes',
    'Last-Modified': lastModified,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Type': 'video/webm',
    'Content-Disposition': `inline; filename="${shownName}"`,
  };
  const ifRange = headers['if-range'];
  // A range means something to GET alone. RFC 9110, section 14.2
  const rangeApplies = method === 'GET' && (ifRange === undefined || ifRange === lastModified);
  const range = rangeApplies ? parseRange(headers.range, found.size) : undefined;
  if (range === 'unsatisfiable') {
    const headers = { ...common, 'Content-Range': `bytes */${found.size}` };
    throw new HttpError(416, 'range_not_satisfiable', 'The file does not have these bytes.', headers);
  }
  const { start, end } = range ?? { start: 0, end: found.size - 1 };
  const part = range === undefined ? {} : { 'Content-Range': `bytes ${start}-${end}/${found.size}` };
  return { status: range === undefined ? 200 : 206, headers: { ...common, ...part }, file: { path: file, start, end } };
}

export function fileRemoved(): HttpError {
  return new HttpError(410, 'file_removed', 'This file was removed. Videos are kept for 7 days.');
}

/** The one byte range of a `Range` header; undefined when there is none or it is to be ignored. */
export function parseRange(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(?:(\d+)\s*)?-\s*(?:(\d+)\s*)?$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
