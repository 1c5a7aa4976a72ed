import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import * as http from 'node:http';
import * as net from 'node:net';
import * as tls from 'node:tls';
import * as l10n from '@vscode/l10n';
import type { DiagnosisSteps, Finding } from './steps';
import { certificateProblem, proxyLoginRequired } from '../network/connectionError';
import type { Route } from '../network/route';

type Proxy = Extract<Route, { kind: 'proxy' }>;

interface Peer {
  readonly host: string;
  readonly port: number;
}

/**
 * Tries the network route to a service: name, connection, proxy, certificate. Sends nothing to the service.
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
  const proxy = way.kind === 'proxy' ? way : undefined;
  const service = peerOf(url);
  const endpoint = proxy === undefined ? service : peerOf(new URL(proxy.url));
  if (!(await steps.take('dns', () => lookUp(endpoint.host)))) return false;
  if (!(await steps.take('connection', (signal) => connect(endpoint, signal)))) return false;
  // How SOCKS and a proxy behind TLS open a way is left to the request itself.
  if (url.protocol === 'http:' || proxy?.url.startsWith('http:') === false) return true;
  let tunnel: net.Socket | undefined;
  if (proxy !== undefined) {
    const open = await steps.take('tunnel', async (signal) => {
      const { finding, socket } = await openTunnel(proxy, endpoint, url, signal);
      tunnel = socket;
      return finding;
    });
    if (!open) return false;
  }
  const strict = proxy?.strict ?? true;
  return steps.take('tls', (signal) => lookAtCertificate(service, tunnel, authorities(), strict, signal));
}

function describeRoute(way: Route): Finding {
  switch (way.kind) {
    case 'direct':
      return { result: 'ok', summary: l10n.t('Requests go directly.'), facts: { because: way.why } };
    case 'proxy':
      return {
        result: 'ok',
        summary: l10n.t('Requests go through the proxy of {0}.', way.source),
        facts: { proxy: way.url, password: way.authorization === undefined ? l10n.t('none') : l10n.t('given') },
      };
    case 'unusable':
      return { result: 'failed', summary: way.problem };
  }
}

async function lookUp(host: string): Promise<Finding> {
  const addresses = await lookup(host, { all: true });
  const facts = { addresses: addresses.map(({ address }) => address).join(', ') };
  return { result: 'ok', summary: l10n.t('The host name {0} was found.', host), facts };
}

async function connect(endpoint: Peer, signal: AbortSignal): Promise<Finding> {
  const socket = net.connect({ ...endpoint });
  await opened(socket, 'connect', signal);
  const facts = { address: socket.remoteAddress, port: String(endpoint.port) };
  socket.destroy();
  return { result: 'ok', summary: l10n.t('A connection to {0} can be made.', endpoint.host), facts };
}

/** Asks a proxy for a tunnel. @returns the tunnel where it is open; whoever gets it closes it */
async function openTunnel(
  { authorization }: Proxy,
  endpoint: Peer,
  { hostname, host, port }: URL,
  signal: AbortSignal,
): Promise<{ readonly finding: Finding; readonly socket?: net.Socket }> {
  const target = `${hostname}:${port || 443}`;
  const headers = { host: target, ...(authorization === undefined ? {} : { 'proxy-authorization': authorization }) };
  const request = http.request({ ...endpoint, method: 'CONNECT', path: target, headers, agent: false, signal }).end();
  request.on('error', () => undefined);
  const [{ statusCode: status = 0 }, socket] = (await once(request, 'connect')) as [http.IncomingMessage, net.Socket];
  const facts = { status: String(status) };
  if (status === 200) {
    return { finding: { result: 'ok', summary: l10n.t('The proxy accepted the connection.'), facts }, socket };
  }
  socket.destroy();
  const refusal = l10n.t("The proxy didn't accept the connection to {0} ({1}).", host, status);
  return { finding: { result: 'failed', summary: status === 407 ? proxyLoginRequired() : refusal, facts } };
}

/**
 * Shakes hands and looks at the certificate, trusted or not. Nothing else is sent.
 * @param tunnel to the service, which from then on belongs to the secure socket: destroying it under that one crashes Node
 * @param strict whether the certificate must be trusted
 */
async function lookAtCertificate(
  { host, port }: Peer,
  tunnel: net.Socket | undefined,
  authorities: string[],
  strict: boolean,
  signal: AbortSignal,
): Promise<Finding> {
  const socket = tls.connect({
    ...(tunnel === undefined ? { host, port } : { socket: tunnel, host }),
    ...(net.isIP(host) === 0 ? { servername: host } : {}),
    ca: authorities,
    rejectUnauthorized: false,
  });
  await opened(socket, 'secureConnect', signal);
  const { subject, issuer, valid_from: validFrom, valid_to: validTo } = socket.getPeerCertificate();
  const protocol = socket.getProtocol() ?? undefined;
  const code = socket.authorized ? undefined : String(socket.authorizationError);
  socket.destroy();
  const distrusted = strict
    ? l10n.t('The certificate is not trusted: {0}.', certificateProblem(code ?? ''))
    : l10n.t('The certificate is not trusted, but need not be: http.proxyStrictSSL is off.');
  return {
    result: code === undefined || !strict ? 'ok' : 'failed',
    summary: code === undefined ? l10n.t('The certificate is trusted.') : distrusted,
    facts: { subject: nameOf(subject), issuer: nameOf(issuer), validFrom, validTo, protocol, code },
  };
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
