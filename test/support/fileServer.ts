import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Responder = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves the files of finished videos by path, and records the requests. */
export class FileServer {
  readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = [];
  private readonly responders = new Map<string, Responder>();
  private readonly server = createServer((request, response) => {
    const path = request.url ?? '';
    this.requests.push({ path, headers: request.headers });
    const respond = this.responders.get(path);
    if (respond === undefined) response.writeHead(404).end('Not found');
    else respond(request, response);
  });

  static async start(): Promise<FileServer> {
    const files = new FileServer();
    await new Promise<void>((resolve) => files.server.listen(0, '127.0.0.1', resolve));
    return files;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** @returns the link to the file */
  on(path: string, respond: Responder): string {
    this.responders.set(path, respond);
    return this.origin + path;
  }

  count(path: string): number {
    return this.requests.filter((request) => request.path === path).length;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

export interface RangeOptions {
  readonly etag?: string;
  /**
   * Breaks the connection after `breakAfter` bytes of a response. After `breaks` broken connections, responds normally.
   */
  readonly breakAfter?: number;
  readonly breaks?: number;
  /** Whether to ignore `Range` headers and respond with the whole file. */
  readonly ignoreRange?: boolean;
}

/** Serves bytes with ranges, like a file storage. */
export function serveFile(bytes: Buffer, options: RangeOptions = {}): Responder {
  let breaks = options.breaks ?? 0;
  return (request, response) => {
    const asked = /^bytes=(\d+)-$/.exec(request.headers.range ?? '');
    const mayContinue = asked !== null && options.ignoreRange !== true && request.headers['if-range'] === options.etag;
    const start = mayContinue ? Number(asked[1]) : 0;
    const part = bytes.subarray(start);
    response.writeHead(mayContinue ? 206 : 200, {
      'content-type': 'application/octet-stream',
      'content-length': part.length,
      ...(options.etag === undefined ? {} : { etag: options.etag }),
      ...(mayContinue ? { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` } : {}),
    });
    if (options.breakAfter !== undefined && breaks-- > 0) {
      response.write(part.subarray(0, options.breakAfter), () => setTimeout(() => response.destroy(), 20));
    } else {
      response.end(part);
    }
  };
}

/**
 * Returns bytes with the structure of a WebM file: a header, and a segment with one cluster.
 * @param length at least 43
 */
export function webm(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let index = 0; index < length; index++) bytes[index] = (index * 31 + (index >> 8)) & 0xff;
  const element = (id: string, bodyBytes: number): string =>
    id + ((0x01n << 56n) | BigInt(bodyBytes)).toString(16).padStart(16, '0');
  const docType = '4282847765626d';
  const head = element('1a45dfa3', 7) + docType + element('18538067', length - 31) + element('1f43b675', length - 43);
  bytes.write(head, 'hex');
  return bytes;
}
