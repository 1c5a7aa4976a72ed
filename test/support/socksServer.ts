import { once } from 'node:events';
import * as net from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface SocksServerOptions {
  /** Required `user:password`; none by default. */
  readonly login?: string;
  /** The port of this machine to which all connections lead, instead of the requested host. */
  readonly leadsTo: number;
}

const withoutLogin = 0;
const withLogin = 2;

/** A SOCKS proxy (RFC 1928, logins by RFC 1929) that records its requests. */
export class SocksServer {
  /** Requested targets, `host:port`. */
  readonly targets: string[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: net.Server,
    readonly url: string,
  ) {}

  static async start({ login, leadsTo }: SocksServerOptions): Promise<SocksServer> {
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const started = new SocksServer(server, `socks5://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('connection', (socket) => {
      started.keep(socket);
      started.serve(socket, login, leadsTo).catch(() => socket.destroy());
    });
    return started;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private async serve(socket: Socket, login: string | undefined, leadsTo: number): Promise<void> {
    const read = async (bytes: number): Promise<Buffer> => {
      for (;;) {
        const found = socket.read(bytes) as Buffer | null;
        if (found !== null) return found;
        await once(socket, 'readable');
      }
    };
    const readByte = async (): Promise<number> => (await read(1)).readUInt8();
    await readByte();
    const offered = await read(await readByte());
    const method = login === undefined ? withoutLogin : withLogin;
    socket.write(Buffer.from([5, offered.includes(method) ? method : 255]));
    if (login !== undefined) {
      await readByte();
      const user = await read(await readByte());
      const password = await read(await readByte());
      const isRight = `${user.toString()}:${password.toString()}` === login;
      socket.write(Buffer.from([1, isRight ? 0 : 1]));
      if (!isRight) return;
    }
    const type = (await read(4)).readUInt8(3);
    const host = type === 3 ? (await read(await readByte())).toString() : (await read(type === 1 ? 4 : 16)).join('.');
    this.targets.push(`${host}:${(await read(2)).readUInt16BE()}`);
    const target = net.connect(leadsTo, '127.0.0.1');
    this.keep(target);
    await once(target, 'connect');
    socket.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
    socket.pipe(target).pipe(socket);
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
  }
}
