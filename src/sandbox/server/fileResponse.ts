import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { HttpError, type RouteResponse } from './response';

/**
 * Returns a response with a whole file or one byte range of the file (RFC 9110, section 14). A request for several
 * ranges receives the whole file. `If-Range` always matches, because a file never changes.
 * @param shownName the file name that browsers propose for the download
 * @throws HttpError 410 if the file was removed, 416 if the range starts after the end of the file
 */
export async function fileResponse(
  file: string,
  shownName: string,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): Promise<RouteResponse> {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined) throw fileRemoved();
  const common = {
    'Accept-Ranges': 'bytes',
    'Last-Modified': found.mtime.toUTCString(),
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Type': 'video/webm',
    'Content-Disposition': `inline; filename="${shownName}"`,
  };
  // RFC 9110, section 14.2, defines ranges only for GET.
  const range = method === 'GET' ? parseRange(headers.range, found.size) : undefined;
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

/** Parses the byte range of a `Range` header. Returns undefined if the header is missing or must be ignored. */
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
