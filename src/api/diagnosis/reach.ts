import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import * as net from 'node:net';
import * as tls from 'node:tls';
import * as l10n from '@vscode/l10n';
import { describeRoute, type DiagnosisSteps, type Finding } from './steps';
import { certificateProblem } from '../network/connectionError';
import type { Route } from '../network/route';

interface Peer {
  readonly host: string;
  readonly port: number;
}

/**
 * Tries the network route to a service: name, connection, certificate. Sends nothing to the service. What a proxy does
 * with a connection is left to the request itself.
 * @param authorities asked when a certificate is to be judged
 * @returns whether it can be asked
 */
export async function reachService(
  url: URL,
  way: Route,
  authorities: () => string[],
  steps: DiagnosisSteps,
): Promise<boolean> {
  const usable = await steps.take('route', () => describeRoute(way));
  if (!usable || way.kind === 'unusable') return false;
  const endpoint = peerOf(way.kind === 'proxy' ? new URL(way.url) : url);
  if (!(await steps.take('dns', () => lookUp(endpoint.host)))) return false;
  if (!(await steps.take('connection', (signal) => connect(endpoint, signal)))) return false;
  if (way.kind === 'proxy' || url.protocol === 'http:') return true;
  return steps.take('tls', (signal) => inspectTls(endpoint, authorities(), signal));
}

async function lookUp(host: string): Promise<Finding> {
  const addresses = await lookup(host, { all: true });
  const facts = { addresses: addresses.map(({ address }) => address).join(', ') };
  return { result: 'ok', summary: l10n.t('The host name {0} was found.', host), facts };
}

async function connect({ host, port }: Peer, signal: AbortSignal): Promise<Finding> {
  const socket = net.connect({ host, port });
  await opened(socket, 'connect', signal);
  const facts = { address: socket.remoteAddress, port: String(port) };
  socket.destroy();
  return { result: 'ok', summary: l10n.t('A connection to {0} can be made.', host), facts };
}

/** Shakes hands and looks at the certificate, trusted or not. */
async function inspectTls({ host, port }: Peer, authorities: string[], signal: AbortSignal): Promise<Finding> {
  const servername = net.isIP(host) === 0 ? { servername: host } : {};
  // It is only looked at: nothing is sent.
  const socket = tls.connect({ host, port, ...servername, ca: authorities, rejectUnauthorized: false });
  await opened(socket, 'secureConnect', signal);
  const { subject, issuer, valid_from: validFrom, valid_to: validTo } = socket.getPeerCertificate();
  const code = socket.authorized ? undefined : String(socket.authorizationError);
  const protocol = socket.getProtocol() ?? undefined;
  const facts = { subject: nameOf(subject), issuer: nameOf(issuer), validFrom, validTo, protocol, code };
  socket.destroy();
  return code === undefined
    ? { result: 'ok', summary: l10n.t('The certificate is trusted.'), facts }
    : { result: 'failed', summary: l10n.t('The certificate is not trusted: {0}.', certificateProblem(code)), facts };
}

/** Rejects with the system's error, or the signal's reason. */
async function opened(socket: net.Socket, event: 'connect' | 'secureConnect', signal: AbortSignal): Promise<void> {
  socket.on('error', () => undefined);
  try {
    await once(socket, event, { signal });
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

function nameOf(name: tls.Certificate | undefined): string | undefined {
  const { CN, O } = (name ?? {}) as Partial<Record<'CN' | 'O', string | string[]>>;
  const text = [O, CN]
    .flat()
    .filter((part) => part !== undefined)
    .join(', ');
  return text === '' ? undefined : text.slice(0, 200);
}

function peerOf({ hostname, port, protocol }: URL): Peer {
  const usual = { 'http:': 80, 'socks:': 1080, 'socks5:': 1080 }[protocol] ?? 443;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? usual : Number(port) };
}
