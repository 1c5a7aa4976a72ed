import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo, type Socket } from 'node:net';
import { newRequestId } from './response';

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
    identity === undefined ? plainServer(listener, limits) : secureServer(listener, identity, limits);
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

function plainServer(listener: RequestListener, limits: ServerLimits) {
  const server = http.createServer(limits, listener);
  handleInvalidRequests(server);
  return { server, inner: [] };
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
    handleInvalidRequests(server);
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

function handleInvalidRequests(server: http.Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    socket.end(invalidRequestResponse(error.code));
  });
}

/** The response to what is not HTTP, written by hand as Node gives no response object for it. */
function invalidRequestResponse(code: string | undefined): string {
  const [status, name, message] =
    code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'headers_too_large', 'The request headers are too large.']
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'request_timeout', 'The request took too long to arrive.']
        : ['400 Bad Request', 'bad_request', 'This is not a valid HTTP request.'];
  const body = JSON.stringify({ error: { code: name, message } });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `X-Request-Id: ${newRequestId()}`,
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
