import * as http from 'node:http';
import * as https from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { createProxy } from 'proxy';
import type { Identity } from './certificates';

export interface ProxyServerOptions {
  /** Required `user:password`; none by default. */
  readonly login?: string;
  /** Certificate of an HTTPS proxy. */
  readonly tls?: Identity;
  /** The address to which all tunnels lead, instead of the requested host. */
  readonly leadsTo?: { readonly port: number; readonly host?: string };
}

/** A real proxy that records its requests. */
export class ProxyServer {
  /** The accepted targets of CONNECT, as `host:port`. */
  readonly tunnels: string[] = [];
  /** The Proxy-Authorization header of each request, including those with a wrong password. */
  readonly logins: (string | undefined)[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: http.Server,
    readonly url: string,
    /** The required `user:password`, which may change while the proxy runs. */
    public login: string | undefined,
  ) {}

  static async start({ login, tls, leadsTo }: ProxyServerOptions = {}): Promise<ProxyServer> {
    const server = tls === undefined ? http.createServer() : https.createServer(tls);
    const proxy = createProxy(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const origin = tls === undefined ? 'http://127.0.0.1' : 'https://localhost';
    const started = new ProxyServer(server, `${origin}:${port}`, login);
    server.on('connection', (socket: Socket) => {
      started.sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => started.sockets.delete(socket));
    });
    proxy.authenticate = (request) => {
      const given = request.headers['proxy-authorization'];
      started.logins.push(given);
      const expected = started.login && `Basic ${Buffer.from(started.login).toString('base64')}`;
      if (expected !== undefined && given !== expected) return false;
      started.tunnels.push(request.url ?? '');
      if (leadsTo !== undefined) request.url = `${leadsTo.host ?? '127.0.0.1'}:${leadsTo.port}`;
      return true;
    };
    return started;
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      this.server.close(() => {
        resolve();
      });
    });
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
