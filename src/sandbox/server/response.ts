import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** What a request is answered with: JSON, or a part of a file. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** First and last byte to send, both included. */
  readonly file?: { readonly path: string; readonly start: number; readonly end: number };
}

/** What every reply carries. There is no CORS header: no web page may read a reply. */
const alwaysSent = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** Sends a reply; a file is streamed, and what remains is dropped when the client goes away. */
export async function sendReply(response: ServerResponse, reply: Reply, requestId: string): Promise<void> {
  const isHead = response.req.method === 'HEAD';
  const headers = { ...alwaysSent, 'X-Request-Id': requestId, ...reply.headers };
  if (reply.file === undefined) {
    const text = reply.json === undefined ? '' : JSON.stringify(reply.json);
    const type = reply.json === undefined ? {} : { 'Content-Type': 'application/json; charset=utf-8' };
    const length = reply.status === 304 ? {} : { 'Content-Length': Buffer.byteLength(text) };
    response.writeHead(reply.status, { ...headers, ...type, ...length });
    response.end(isHead ? undefined : text);
    return;
  }
  const { path, start, end } = reply.file;
  response.writeHead(reply.status, { ...headers, 'Content-Length': end - start + 1 });
  if (isHead) {
    response.end();
    return;
  }
  await pipeline(createReadStream(path, { start, end }), response);
}
