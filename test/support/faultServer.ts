import * as http from 'node:http';
import * as https from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type FakeVideo, type FaultApiOptions, FaultServerApi } from './faultServerApi';
import { bomb, commitFault, type FaultName, faultNames } from './faultServerFaults';

export type { FaultName } from './faultServerFaults';

export type CallKind = 'generate' | 'video' | 'credits' | 'file';

/** A fault, and the calls that it affects. */
export interface FaultPlan {
  readonly name: FaultName;
  /**
   * The affected calls; all if omitted. Has no effect on `refuse` and `reset-on-accept`, which act before the call is
   * known.
   */
  readonly on?: CallKind;
  /** The number of affected calls, after which the fault ends; unlimited if omitted. */
  readonly times?: number;
}

/** A request that was read completely. */
export interface Arrival {
  readonly method: string;
  /** As received, including the query. */
  readonly path: string;
  readonly kind: CallKind | 'other';
  readonly idempotencyKey?: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  /** The client's port, which identifies the connection. */
  readonly port: number | undefined;
  readonly at: number;
  /** The fault that affected the request. */
  readonly fault?: FaultName;
}

export interface FaultServerOptions extends FaultApiOptions {
  readonly port?: number;
  /** 127.0.0.1 if omitted; `::1` is IPv6. */
  readonly host?: string;
  readonly tls?: { readonly key: string; readonly cert: string };
  /** The delay between spending the credits and the generate response, in milliseconds. */
  readonly generateLatencyMs?: () => number;
  /** The file of finished videos, or a function that returns it. If omitted, the smallest complete WebM file. */
  readonly file?: Buffer | ((video: FakeVideo | undefined) => Buffer);
}

/** The smallest complete WebM file: an empty header, segment and cluster. */
const smallestWebm = Buffer.from('1a45dfa3801853806785' + '1f43b67580', 'hex');

const apiPath = '/api/v1/developer';

/**
 * A local server with the service's API, which can inject every kind of fault. Without a fault it behaves like the
 * service: a video spends credits, is queued, then running, then succeeded with a link to a file on this server. By
 * default, it ignores idempotency keys: a repeated request generates a second video, and `arrivals` has both requests.
 * As a separate process, `node out/test/support/faultServer.js --port 0 [--key K] [--finish-after-ms N]` prints its
 * base URL on its own line. `POST /control` with `{"faults": [{"name": "status-500", "on": "video", "times": 1}],
 * "credits": 5, "finishAfterMs": 100}` replaces the faults and the other given values. `GET /control/arrivals` lists
 * the requests; `DELETE /control/arrivals` clears the list.
 */
export class FaultServer {
  readonly arrivals: Arrival[] = [];
  readonly api: FaultServerApi;
  private readonly sockets = new Set<Socket>();
  private readonly faults: { readonly plan: FaultPlan; left: number }[] = [];
  private readonly server: http.Server;
  private port = 0;
  private mayRespond: Promise<unknown> = Promise.resolve();

  private constructor(private readonly options: FaultServerOptions) {
    this.api = new FaultServerApi(options, (id) => `${this.origin}/files/${id}.webm`);
    const onRequest = (request: http.IncomingMessage, response: http.ServerResponse): void => {
      void this.receive(request, response).catch(() => response.destroy());
    };
    this.server = options.tls === undefined ? http.createServer(onRequest) : https.createServer(options.tls, onRequest);
    // Keeps idle connections open during a test. By default, Node closes them after 5 s and announces this to clients.
    this.server.keepAliveTimeout = 60_000;
    this.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
      if (this.takeFault('reset-on-accept')) socket.resetAndDestroy();
    });
    this.server.on('clientError', (_error, socket) => socket.destroy());
  }

  static async start(options: FaultServerOptions = {}): Promise<FaultServer> {
    const server = new FaultServer(options);
    await server.listen(options.port ?? 0);
    return server;
  }

  get origin(): string {
    const host = this.options.host ?? '127.0.0.1';
    return `${this.options.tls === undefined ? 'http' : 'https'}://${host.includes(':') ? `[${host}]` : host}:${this.port}`;
  }

  /** The base URL for clients. */
  get baseUrl(): string {
    return this.origin + apiPath;
  }

  /** Replaces the faults; without arguments, removes them. The first fault that matches a call affects it. */
  async setFaults(...plans: readonly (FaultPlan | FaultName)[]): Promise<void> {
    this.faults.length = 0;
    for (const item of plans) {
      const plan = typeof item === 'string' ? { name: item } : item;
      if (!faultNames.includes(plan.name)) throw new Error(`No such fault: ${plan.name}`);
      if (plan.name === 'gzip-bomb') bomb();
      this.faults.push({ plan, left: plan.times ?? Infinity });
    }
    const refuse = this.faults.some(({ plan }) => plan.name === 'refuse');
    if (refuse && this.server.listening) await this.stopListening();
    else if (!refuse && !this.server.listening) await this.listen(this.port);
  }

  /** Counts the requests with this idempotency key, or of this kind. */
  countArrivals(
    of: { readonly idempotencyKey?: string; readonly kind?: CallKind; readonly path?: string } = {},
  ): number {
    return this.arrivals.filter(
      (it) =>
        (of.idempotencyKey === undefined || it.idempotencyKey === of.idempotencyKey) &&
        (of.kind === undefined || it.kind === of.kind) &&
        (of.path === undefined || it.path === of.path),
    ).length;
  }

  /** Clears arrivals, faults and connections. Videos and credits stay. */
  async reset(): Promise<void> {
    await this.setFaults();
    this.arrivals.length = 0;
    this.dropConnections();
  }

  /** Holds all responses until the returned function is called. Requests still arrive. */
  holdResponses(): () => void {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.mayRespond = promise;
    return () => {
      resolve(undefined);
    };
  }

  /** Closes every kept-alive connection. */
  dropConnections(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** The number of open connections. */
  get connections(): number {
    return this.sockets.size;
  }

  async close(): Promise<void> {
    if (this.server.listening) await this.stopListening();
  }

  private async listen(port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, this.options.host ?? '127.0.0.1', () => {
        this.server.off('error', reject);
        resolve();
      });
    });
    this.port = (this.server.address() as AddressInfo).port;
  }

  private async stopListening(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      this.server.close(() => {
        resolve();
      });
    });
    this.dropConnections();
    await closed;
  }

  private async receive(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const { method = '', url: path = '', headers } = request;
    if (path.startsWith('/control')) return this.control(method, path, body, response);
    const kind = kindOf(path);
    const name = this.takeFault(undefined, kind);
    const key = headers['idempotency-key'];
    this.arrivals.push({
      method,
      path,
      kind,
      headers,
      body,
      port: request.socket.remotePort,
      at: Date.now(),
      ...(typeof key === 'string' ? { idempotencyKey: key } : {}),
      ...(name === undefined ? {} : { fault: name }),
    });
    const requestId = `req-${this.arrivals.length}`;
    await this.mayRespond;
    const carryOut = (): ReturnType<FaultServerApi['answer']> =>
      this.api.answer({ method, path: path.split('?')[0] ?? '', headers, body });
    if (name !== undefined && name !== 'refuse' && name !== 'reset-on-accept') {
      return commitFault(name, { response, carryOut });
    }
    if (kind === 'file') {
      this.sendFile(request, response);
      return;
    }
    const { status, json } = carryOut();
    const { generateLatencyMs } = this.options;
    if (kind === 'generate' && generateLatencyMs !== undefined) await sleep(generateLatencyMs());
    sendJson(response, status, json, requestId);
  }

  private takeFault(name: 'reset-on-accept' | undefined, kind?: CallKind | 'other'): FaultName | undefined {
    const fault = this.faults.find(({ plan, left }) => {
      const atTheDoor = plan.name === 'refuse' || plan.name === 'reset-on-accept';
      if (left < 1 || (name === undefined ? atTheDoor : plan.name !== name)) return false;
      return plan.on === undefined || name !== undefined || plan.on === kind;
    });
    if (fault !== undefined) fault.left -= 1;
    return fault?.plan.name;
  }

  private sendFile({ headers, url = '' }: http.IncomingMessage, response: http.ServerResponse): void {
    const { file: given = smallestWebm } = this.options;
    const file = Buffer.isBuffer(given) ? given : given(this.api.videos.get(/([^/]+)\.webm$/.exec(url)?.[1] ?? ''));
    const range = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '');
    const start = Number(range?.[1] ?? 0);
    if (start >= file.length) {
      response.writeHead(416, { 'content-range': `bytes */${file.length}` }).end();
      return;
    }
    const end = range?.[2] === undefined || range[2] === '' ? file.length : Number(range[2]) + 1;
    const part = file.subarray(start, end);
    response.writeHead(range === null ? 200 : 206, {
      'content-type': 'video/webm',
      'content-length': part.length,
      'accept-ranges': 'bytes',
      etag: '"1"',
      ...(range === null ? {} : { 'content-range': `bytes ${start}-${start + part.length - 1}/${file.length}` }),
    });
    response.end(part);
  }

  private async control(method: string, path: string, body: string, response: http.ServerResponse): Promise<void> {
    if (path === '/control/arrivals') {
      sendJson(response, 200, this.arrivals, 'control');
      if (method === 'DELETE') this.arrivals.length = 0;
      return;
    }
    const control = JSON.parse(body) as { faults?: FaultPlan[]; credits?: number } & FaultApiOptions;
    const { faults, credits, ...options } = control;
    this.api.options = { ...this.api.options, ...options };
    if (credits !== undefined) this.api.credits = credits;
    // The control response is sent first, because `refuse` closes this connection, too.
    await new Promise<void>((resolve) => {
      response.once('close', resolve);
      sendJson(response, 200, { ok: true }, 'control');
    });
    if (faults !== undefined) await this.setFaults(...faults);
  }
}

function kindOf(path: string): CallKind | 'other' {
  if (path.startsWith('/files/')) return 'file';
  const call = path.startsWith(apiPath) ? path.slice(apiPath.length) : '';
  if (call === '/videos/generate') return 'generate';
  if (call === '/credits') return 'credits';
  return call.startsWith('/videos/') ? 'video' : 'other';
}

function sendJson(response: http.ServerResponse, status: number, json: unknown, requestId: string): void {
  const text = JSON.stringify(json);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'x-request-id': requestId,
  };
  response.writeHead(status, headers).end(text);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, key: { type: 'string' }, 'finish-after-ms': { type: 'string' } },
  });
  const server = await FaultServer.start({
    port: Number(values.port ?? 0),
    ...(values.key === undefined ? {} : { apiKey: values.key }),
    ...(values['finish-after-ms'] === undefined ? {} : { finishAfterMs: Number(values['finish-after-ms']) }),
  });
  console.log(server.baseUrl);
}

if (require.main === module) void main();
