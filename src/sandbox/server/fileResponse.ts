import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { IncomingMessage } from 'node:http';
import { HttpError } from './httpError';
import type { Reply } from './response';

const types: Readonly<Record<string, string>> = { '.webm': 'video/webm', '.png': 'image/png' };

/**
 * Answers with a file or the part of it that was asked for (RFC 9110, sections 13 and 14): one byte range, `If-Range`
 * and `If-None-Match`. Several ranges at once are answered with the whole file, as a server may.
 */
export async function fileReply(
  file: string,
  shownName: string,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): Promise<Reply> {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined) throw new HttpError(410, 'file_removed', 'This file is no longer kept.');
  // A file is never written again under the same name, so its name and size tell it from every other.
  const etag = `"${path.parse(file).name}-${found.size}"`;
  const lastModified = found.mtime.toUTCString();
  const common = {
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Last-Modified': lastModified,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  const matches = headers['if-none-match']?.split(',').map((it) => it.trim().replace(/^W\//, ''));
  if (matches !== undefined && (matches.includes(etag) || matches.includes('*'))) {
    return { status: 304, headers: common };
  }
  const body = {
    ...common,
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    'Content-Disposition': `inline; filename="${shownName}"`,
  };
  const ifRange = headers['if-range'];
  // A range means something to GET alone. RFC 9110, section 14.2
  const rangeHolds = method === 'GET' && (ifRange === undefined || ifRange === etag || ifRange === lastModified);
  const range = rangeHolds ? parseRange(headers.range, found.size) : undefined;
  if (range === undefined) return { status: 200, headers: body, file: { path: file, start: 0, end: found.size - 1 } };
  if (range === 'unsatisfiable') {
    const extent = `bytes */${found.size}`;
    throw new HttpError(416, 'range_not_satisfiable', 'The file has no such bytes.', {
      ...common,
      'Content-Range': extent,
    });
  }
  const { start, end } = range;
  return {
    status: 206,
    headers: { ...body, 'Content-Range': `bytes ${start}-${end}/${found.size}` },
    file: { path: file, start, end },
  };
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
