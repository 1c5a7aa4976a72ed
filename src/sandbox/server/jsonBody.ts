import type { IncomingMessage } from 'node:http';
import { HttpError } from './httpError';

/** The largest body accepted: 5,000 characters, each escaped as two \uXXXX, fit twice over. */
export const maxBodyBytes = 128 * 1024;
/** A body too large is still read to its end up to here, so that a client that sends before it reads gets the answer. */
const drainedBytes = 8 * 1024 * 1024;

/** Reads a request's JSON. @throws HttpError 415, 413 or 400. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  checkContentType(request);
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > drainedBytes) throw tooLarge({ Connection: 'close' });
  return parseJson(await readBytes(request));
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > drainedBytes) throw tooLarge({ Connection: 'close' });
      if (length <= maxBodyBytes) chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'incomplete_body', 'The connection ended before the body did.');
  }
  if (length > maxBodyBytes) throw tooLarge();
  return Buffer.concat(chunks);
}

function checkContentType({ headers }: IncomingMessage): void {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((it) => /^charset\s*=\s*"?([^"\s]*)"?$/.exec(it.trim())?.[1]).find((it) => it);
  if (type.trim() !== 'application/json' || (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')) {
    throw new HttpError(415, 'unsupported_media_type', 'The body must be sent as Content-Type: application/json.');
  }
  const coding = headers['content-encoding'] ?? 'identity';
  if (coding !== 'identity') {
    throw new HttpError(415, 'unsupported_content_encoding', 'The body must be sent without a Content-Encoding.');
  }
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new HttpError(400, 'invalid_json', 'The body is not valid JSON in UTF-8.');
  }
}

function tooLarge(headers: Record<string, string> = {}): HttpError {
  return new HttpError(413, 'payload_too_large', `The body may have at most ${maxBodyBytes} bytes.`, headers);
}
