import * as http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A local service whose responses have field names and a status that the extension does not recognize. Its generate
 * response may have the ID in an unusual field.
 */
export class OddService {
  /** Bodies of the generate requests, in order. */
  readonly requests: unknown[] = [];
  /** Whether the next generate responses have their ID in an unusual field. */
  hidesId = false;
  private readonly server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = this.answer(request.method ?? '', request.url ?? '', Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });

  static async start(): Promise<OddService> {
    const service = new OddService();
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/api/v1/developer`;
  }

  /** The ID of the video that was generated last. */
  get lastId(): string {
    return `bake-${this.requests.length}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(method: string, path: string, body: string): unknown {
    if (path.endsWith('/credits')) return { balance: 77 };
    if (method !== 'POST') {
      return { data: { job: { id: decodeURIComponent(path.split('/').at(-1) ?? ''), phase: 'spilled', oven: 7 } } };
    }
    this.requests.push(JSON.parse(body));
    const id = this.lastId;
    return this.hidesId ? { zz: { q: id }, kind: 'crumb' } : { data: { job: { id, phase: 'spilled' } } };
  }
}
