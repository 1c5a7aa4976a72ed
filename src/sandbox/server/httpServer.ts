import { randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo, type Socket } from 'node:net';
import { HttpError } from './httpError';
import { sendReply } from './response';
import { checkOrigin } from './requestGuard';

/** The one address listened on; nothing outside this machine can reach it. */
const loopback = '127.0.0.1';
/** A TLS connection begins with a handshake record. RFC 8446, section 5.1 */
const tlsHandshake = 0x16;

/** How long clients may take, in ms. */
export interface DoorLimits {
  /** To send the first byte, to agree on TLS, and to send a request's headers: so long for each. */
  readonly silenceMs: number;
  /** To send a whole request. */
  readonly requestMs: number;
  /** Requests are looked at so often, so that one may take this much longer. */
  readonly checkMs: number;
}

const defaultLimits: DoorLimits = { silenceMs: 10_000, requestMs: 30_000, checkMs: 5_000 };

export type Listener = (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>;

/** A certificate and its private key, both PEM. */
export interface TlsIdentity {
  readonly cert: string;
  readonly key: string;
}

/** Listens on 127.0.0.1 until closed. With an identity it speaks HTTPS and redirects plain HTTP on the same port. */
export class FrontDoor {
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: net.Server,
    /** They are given connections, and do not listen themselves. */
    private readonly inner: readonly http.Server[],
  ) {
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  /** @param port 0 for any free one. @throws Error such as EADDRINUSE. */
  static async open(
    listener: Listener,
    port: number,
    identity?: TlsIdentity,
    limits: DoorLimits = defaultLimits,
  ): Promise<FrontDoor> {
    const door = identity === undefined ? plainDoor(listener, limits) : secureDoor(listener, identity, limits);
    const { server } = door;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host: loopback }, () => {
        server.off('error', reject);
        resolve();
      });
    });
    return new FrontDoor(server, door.inner);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Accepts nothing more and closes every connection, those amid a request after `graceMs`. */
  async close(graceMs = 500): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      this.server.close(() => {
        resolve();
      });
    });
    // A server that listens closes its idle connections, and ends its checks, by itself.
    for (const server of this.inner) server.close();
    const cut = setTimeout(() => {
      for (const socket of this.sockets) socket.destroy();
    }, graceMs);
    await closed;
    clearTimeout(cut);
  }
}

function plainDoor(listener: Listener, limits: DoorLimits) {
  const server = http.createServer(httpOptions(limits), requestHandler(listener));
  answerBrokenRequests(server);
  return { server, inner: [] };
}

function secureDoor(listener: Listener, identity: TlsIdentity, limits: DoorLimits) {
  const { silenceMs } = limits;
  const secure = https.createServer(
    { ...httpOptions(limits), ...identity, minVersion: 'TLSv1.2', handshakeTimeout: silenceMs },
    requestHandler(listener),
  );
  // Without TLS there is nobody to answer to.
  secure.on('tlsClientError', (_error, socket) => socket.destroy());
  const plain = http.createServer(httpOptions(limits), requestHandler(redirect));
  const inner = [secure, plain];
  for (const server of inner) {
    answerBrokenRequests(server);
    // Node keeps an HTTP server's limits, and knows which of its connections are idle, only once it listens.
    server.emit('listening');
  }
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.setTimeout(silenceMs, () => socket.destroy());
    socket.once('data', (first: Buffer) => {
      socket.setTimeout(0);
      socket.pause();
      socket.unshift(first);
      if (first[0] === tlsHandshake) {
        // Takes what was put back, and reads on by itself.
        secure.emit('connection', socket);
      } else {
        plain.emit('connection', socket);
        socket.resume();
      }
    });
  });
  return { server, inner };
}

function requestHandler(listener: Listener) {
  return (request: http.IncomingMessage, response: http.ServerResponse) => {
    void listener(request, response);
  };
}

function httpOptions({ silenceMs, requestMs, checkMs }: DoorLimits): http.ServerOptions {
  return { headersTimeout: silenceMs, requestTimeout: requestMs, connectionsCheckingInterval: checkMs };
}

function answerBrokenRequests(server: http.Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    socket.end(brokenRequest(error.code));
  });
}

/** The reply to what is no HTTP request, written by hand as Node gives no response object for it. */
function brokenRequest(code: string | undefined): string {
  const [status, name, message] =
    code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'headers_too_large', 'The request headers are too large.']
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'request_timeout', 'The request did not arrive in time.']
        : ['400 Bad Request', 'bad_request', 'This is not a valid HTTP request.'];
  const body = JSON.stringify({ error: { code: name, message } });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `X-Request-Id: req_${randomUUID()}`,
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** Sends plain HTTP on to HTTPS, keeping method and path. */
async function redirect(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const requestId = `req_${randomUUID()}`;
  try {
    const port = request.socket.localPort ?? 0;
    const url = secureOrigin(checkOrigin(request, 'http', port), port) + (request.url ?? '/');
    const { body } = new HttpError(308, 'https_required', 'This service is reached over HTTPS.');
    await sendReply(response, { status: 308, headers: { Location: url, Connection: 'close' }, json: body }, requestId);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await sendReply(response, { status: error.status, headers: error.headers, json: error.body }, requestId);
  }
}

/** The origin for HTTPS at the same port, which is not always named: plain HTTP has another default. */
export function secureOrigin(plainOrigin: string, port: number): string {
  return `https://${new URL(plainOrigin).hostname}:${port}`;
}
