import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo, type Socket } from 'node:net';

/** Nothing outside this machine can reach it. */
const loopback = '127.0.0.1';
/** A TLS connection begins with a handshake record. RFC 8446, section 5.1 */
const tlsHandshake = 0x16;

/** How long clients may take, in ms. */
const defaultLimits = {
  /** To send the first byte, to agree on TLS, and to send a request's headers: so long for each. */
  headersTimeout: 10_000,
  /** To send a whole request. */
  requestTimeout: 30_000,
  /** Requests are looked at so often, so that one may take this much longer. */
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
  /** Accepts nothing more and closes every connection, those amid a request after `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

/**
 * Listens on 127.0.0.1 until closed. With an identity it speaks HTTPS, and plain HTTP on the same port.
 * @param port 0 for any free one. @throws Error such as EADDRINUSE.
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
    // A server that listens closes its idle connections and ends its checks; these do not listen.
    for (const it of inner) it.close();
    const cut = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, graceMs);
    await closed;
    clearTimeout(cut);
  };
  return { port: (server.address() as AddressInfo).port, close };
}

function secureServer(listener: RequestListener, identity: TlsIdentity, limits: ServerLimits) {
  const { headersTimeout } = limits;
  const secure = https.createServer(
    { ...limits, ...identity, minVersion: 'TLSv1.2', handshakeTimeout: headersTimeout },
    listener,
  );
  // Without TLS no response can be sent.
  secure.on('tlsClientError', (_error, socket) => socket.destroy());
  const plain = http.createServer(limits, listener);
  // They are handed connections and do not listen.
  const inner = [secure, plain];
  for (const server of inner) {
    // Node keeps an HTTP server's limits, and knows which of its connections are idle, only once it listens.
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
        // Takes what was put back, and resumes the socket.
        secure.emit('connection', socket);
      } else {
        plain.emit('connection', socket);
        socket.resume();
      }
    });
  });
  return { server, inner };
}
