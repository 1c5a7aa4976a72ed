import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** A response whose body is JSON or part of a file. */
export interface RouteResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** The part of a file to send. `start` and `end` are the offsets of the part's first and last byte. */
  readonly file?: { readonly path: string; readonly start: number; readonly end: number };
  /** Simulates the loss of the response. 'stall': the response never arrives. 'reset': the connection is reset. */
  readonly delivery?: 'stall' | 'reset';
}

/** Thrown to refuse a request. The response's body is `{error: {code, message, fields?}}`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    readonly code: string,
    /** Message for users, in one sentence. */
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** One sentence for each invalid field, such as "Use 4, 8 or 12." */
    readonly fields?: Readonly<Record<string, string>>,
  ) {
    super(message);
  }

  get response(): RouteResponse {
    const { status, headers, code, message, fields } = this;
    return { status, headers, json: { error: { code, message, ...(fields === undefined ? {} : { fields }) } } };
  }
}

export function newRequestId(): string {
  return `req_${randomUUID()}`;
}

/** Headers of every response. Without CORS headers, web pages of other sites cannot read a response. */
const commonHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** Sends a response. A file is streamed until its end or until the client disconnects. */
export async function sendResponse(to: ServerResponse, response: RouteResponse, requestId: string): Promise<void> {
  const isHead = to.req.method === 'HEAD';
  const headers = { ...commonHeaders, 'X-Request-Id': requestId, ...response.headers };
  if (response.file === undefined) {
    const text = JSON.stringify(response.json);
    const length = Buffer.byteLength(text);
    to.writeHead(response.status, {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': length,
    });
    to.end(isHead ? undefined : text);
    return;
  }
  const { path, start, end } = response.file;
  to.writeHead(response.status, { ...headers, 'Content-Length': end - start + 1 });
  if (isHead) to.end();
  else await pipeline(createReadStream(path, { start, end }), to);
}
