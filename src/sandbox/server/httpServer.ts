import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import net, { type Socket } from 'node:net';

/** The server listens on the loopback interface only, so that other machines cannot connect. */
const loopback = '127.0.0.1';
/** First byte of a TLS connection, which is the type of a handshake record. RFC 8446, section 5.1 */
const tlsHandshake = 0x16;

/** Time limits for clients, in ms. */
const defaultLimits = {
  /**
   * Time limit for each of three steps: receiving the first byte, completing the TLS handshake, receiving a request's
   * headers.
   */
  headersTimeout: 10_000,
  /** Time limit for receiving a whole request. */
  requestTimeout: 30_000,
  /** Interval at which Node checks the time limits. A request may overrun a limit by up to one interval. */
  connectionsCheckingInterval: 5_000,
};
type ServerLimits = Readonly<typeof defaultLimits>;

export type RequestListener = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** A certificate and its private key, both PEM. */
export interface TlsIdentity {
  readonly cert: string;
  readonly key: string;
}

export interface HttpServer {
  readonly port: number;
  /** Stops accepting connections. Connections that are still open after `graceMs` are closed. */
  close(graceMs?: number): Promise<void>;
}

/**
 * Listens on 127.0.0.1. If an identity is given, the port serves both HTTPS and plain HTTP.
 * @param port 0 for any free port
 * @throws a system error such as EADDRINUSE
 */
export async function openHttpServer(
  listener: RequestListener,
  port: number,
  identity?: TlsIdentity,
  limits: ServerLimits = defaultLimits,
): Promise<HttpServer> {
  const { server, inner } =
    identity === undefined
      ? { server: http.createServer(limits, listener), inner: [] }
      : secureServer(listener, identity, limits);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen({ port, host: loopback });
  await once(server, 'listening');
  const close = async (graceMs = 500) => {
    const closed = once(server, 'close');
    server.close();
    // `server.close()` does not close the inner servers, because they do not listen. Without their own `close()`, the
    // timers that enforce the time limits would keep running.
    for (const it of inner) it.close();
    const cut = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, graceMs);
    await closed;
    clearTimeout(cut);
  };
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { port: address.port, close };
}

function secureServer(listener: RequestListener, identity: TlsIdentity, limits: ServerLimits) {
  const { headersTimeout } = limits;
  const secure = https.createServer(
    { ...limits, ...identity, minVersion: 'TLSv1.2', handshakeTimeout: headersTimeout },
    listener,
  );
  // Closes the connection, because a response cannot be sent before the TLS handshake is complete.
  secure.on('tlsClientError', (_error, socket) => socket.destroy());
  const plain = http.createServer(limits, listener);
  // These servers do not listen. They receive their connections from `server` below.
  const inner = [secure, plain];
  for (const server of inner) {
    // Node starts an HTTP server's time limits and idle tracking on the `listening` event. The inner servers never
    // listen, so the event is emitted here.
    server.emit('listening');
  }
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.setTimeout(headersTimeout, () => socket.destroy());
    socket.once('data', (first: Buffer) => {
      socket.setTimeout(0);
      socket.pause();
      socket.unshift(first);
      if (first[0] === tlsHandshake) {
        // The TLS server resumes the socket itself, and first reads the bytes that `unshift` put back.
        secure.emit('connection', socket);
      } else {
        plain.emit('connection', socket);
        socket.resume();
      }
    });
  });
  return { server, inner };
}
