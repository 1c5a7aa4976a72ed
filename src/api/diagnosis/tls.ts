import { once } from 'node:events';
import * as http from 'node:http';
import * as net from 'node:net';
import * as tls from 'node:tls';

export interface Peer {
  readonly host: string;
  readonly port: number;
}

export interface TlsFindings {
  readonly trusted: boolean;
  /** As facts of a step; `code` is OpenSSL's for why it is not trusted. */
  readonly facts: Readonly<
    Record<'subject' | 'issuer' | 'validFrom' | 'validTo' | 'protocol' | 'code', string | undefined>
  >;
}

/** Opens a connection. Rejects with the system's error, or the signal's reason. */
export async function openSocket({ host, port }: Peer, signal: AbortSignal): Promise<net.Socket> {
  const socket = net.connect({ host, port });
  await opened(socket, 'connect', signal);
  return socket;
}

/**
 * Shakes hands and looks at the certificate, trusted or not. Nothing else is sent.
 * @param through a tunnel to the peer, which from then on belongs to the secure socket: destroying it under that one
 *   crashes Node
 */
export async function inspectTls(
  { host, port }: Peer,
  through: net.Socket | undefined,
  authorities: string[],
  signal: AbortSignal,
): Promise<{ readonly socket: tls.TLSSocket; readonly look: TlsFindings }> {
  const socket = tls.connect({
    ...(through === undefined ? { host, port } : { socket: through, host }),
    ...(net.isIP(host) === 0 ? { servername: host } : {}),
    ca: authorities,
    // It is only looked at: whoever asks sends nothing where it is not trusted.
    rejectUnauthorized: false,
  });
  await opened(socket, 'secureConnect', signal);
  const { subject, issuer, valid_from: validFrom, valid_to: validTo } = socket.getPeerCertificate();
  const facts = {
    subject: nameOf(subject),
    issuer: nameOf(issuer),
    validFrom,
    validTo,
    protocol: socket.getProtocol() ?? undefined,
    code: socket.authorized ? undefined : String(socket.authorizationError),
  };
  return { socket, look: { trusted: socket.authorized, facts } };
}

async function opened(socket: net.Socket, event: 'connect' | 'secureConnect', signal: AbortSignal): Promise<void> {
  socket.on('error', () => undefined);
  try {
    await once(socket, event, { signal });
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** Asks a proxy for a tunnel. @returns its status, where 200 opens the tunnel, and the socket, which the caller closes */
export async function openTunnel(
  proxy: Peer,
  target: Peer,
  authorization: string | undefined,
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly socket: net.Socket }> {
  const host = `${target.host.includes(':') ? `[${target.host}]` : target.host}:${target.port}`;
  const headers = { host, ...(authorization === undefined ? {} : { 'proxy-authorization': authorization }) };
  const request = http.request({ ...proxy, method: 'CONNECT', path: host, headers, agent: false, signal }).end();
  request.on('error', () => undefined);
  const [{ statusCode = 0 }, socket] = (await once(request, 'connect')) as [http.IncomingMessage, net.Socket];
  return { status: statusCode, socket };
}

function nameOf(name: tls.Certificate | undefined): string | undefined {
  const { CN, O } = (name ?? {}) as Partial<Record<'CN' | 'O', string | string[]>>;
  const text = [O, CN]
    .flat()
    .filter((part) => part !== undefined)
    .join(', ');
  return text === '' ? undefined : text.slice(0, 200);
}
