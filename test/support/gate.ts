import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP gate in front of a server on this machine. A shut gate accepts connections and forwards nothing. */
export class Gate {
  private readonly held = new Set<Socket>();
  private readonly sockets = new Set<Socket>();
  private isShut = false;
  private readonly server = createServer((client) => {
    const server = connect(this.target, '127.0.0.1');
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
    }
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
    server.pipe(client);
    if (this.isShut) this.held.add(client);
    else client.pipe(server);
    client.on('error', () => this.held.delete(client));
  });

  private constructor(private readonly target: number) {}

  /** Opens a gate in front of the port of a server. */
  static async before(port: number): Promise<Gate> {
    const gate = new Gate(port);
    await new Promise<void>((resolve) => gate.server.listen(0, '127.0.0.1', resolve));
    return gate;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Number of accepted connections that wait because the gate is shut. */
  get waiting(): number {
    return this.held.size;
  }

  /** Ends all connections. Later connections wait. */
  shut(): void {
    this.isShut = true;
    this.dropConnections();
  }

  /** Forwards new connections again. Ends the connections that were waiting. */
  open(): void {
    this.isShut = false;
    this.dropConnections();
  }

  async close(): Promise<void> {
    this.dropConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private dropConnections(): void {
    this.held.clear();
    for (const socket of this.sockets) socket.destroy();
  }
}
