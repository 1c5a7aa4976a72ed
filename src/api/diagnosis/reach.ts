import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import * as http from 'node:http';
import * as net from 'node:net';
import * as tls from 'node:tls';
import * as l10n from '@vscode/l10n';
import { withoutBrackets } from '../baseUrl';
import type { DiagnosisSteps, Finding } from './steps';
import { certificateProblem, certificateRemedy, proxyLoginRequired } from '../network/connectionError';
import type { DirectReason, Route } from '../network/route';

type Proxy = Extract<Route, { kind: 'proxy' }>;

interface Peer {
  readonly host: string;
  readonly port: number;
}

/**
 * Tests the network route to a service: name lookup, connection, proxy, certificate. Sends no request to the service.
 * @param authorities returns the trusted certificate authorities; called only if a certificate is checked
 * @returns whether the service can receive a request
 */
export async function reachService(
  url: URL,
  route: Route,
  authorities: () => string[],
  steps: DiagnosisSteps,
): Promise<boolean> {
  const usable = await steps.take('route', () => describeRoute(route));
  if (!usable || route.kind === 'unusable') return false;
  const proxy = route.kind === 'proxy' ? route : undefined;
  const service = peerOf(url);
  const endpoint = proxy === undefined ? service : peerOf(new URL(proxy.url));
  if (!(await steps.take('dns', () => lookUp(endpoint.host)))) return false;
  if (!(await steps.take('connection', (signal) => connect(endpoint, signal)))) return false;
  // A service without TLS has no certificate to test. SOCKS and HTTPS proxies are tested later, with a real request.
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
  return steps.take('tls', (signal) => checkCertificate(service, tunnel, authorities(), strict, signal));
}

function describeRoute(route: Route): Finding {
  switch (route.kind) {
    case 'direct':
      return { result: 'ok', summary: describeDirect(route.why) };
    case 'proxy':
      return {
        result: 'ok',
        summary: l10n.t('Requests go through the proxy of {0}.', route.source),
        details: { proxy: route.url, password: route.authorization === undefined ? l10n.t('none') : l10n.t('given') },
      };
    case 'unusable':
      return { result: 'failed', summary: route.problem };
  }
}

function describeDirect(why: DirectReason): string {
  switch (why) {
    case 'this computer':
      return l10n.t('No proxy is used for this computer.');
    case 'no proxy is set':
      return l10n.t('No proxy is used: none is set.');
    case 'http.proxySupport is off':
      return l10n.t('No proxy is used: http.proxySupport is off.');
    case 'http.noProxy':
    case 'NO_PROXY':
      return l10n.t('No proxy is used: {0} lists this host.', why);
  }
}

async function lookUp(host: string): Promise<Finding> {
  const addresses = await lookup(host, { all: true });
  const details = { addresses: addresses.map(({ address }) => address).join(', ') };
  return { result: 'ok', summary: l10n.t('The host name {0} was found.', host), details };
}

async function connect(endpoint: Peer, signal: AbortSignal): Promise<Finding> {
  const socket = net.connect({ ...endpoint });
  await opened(socket, 'connect', signal);
  const details = { address: socket.remoteAddress, port: String(endpoint.port) };
  socket.destroy();
  return { result: 'ok', summary: l10n.t('A connection to {0} can be made.', endpoint.host), details };
}

/**
 * Opens a tunnel through a proxy.
 * @returns the open tunnel; the caller closes it
 */
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
  // The argument types of Node's `connect` event: https://nodejs.org/api/http.html#event-connect
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const [{ statusCode: status = 0 }, socket] = (await once(request, 'connect')) as [http.IncomingMessage, net.Socket];
  const details = { status: String(status) };
  if (status === 200) {
    return { finding: { result: 'ok', summary: l10n.t('The proxy accepted the connection.'), details }, socket };
  }
  socket.destroy();
  const refusal = l10n.t("The proxy didn't accept the connection to {0} ({1}).", host, status);
  return { finding: { result: 'failed', summary: status === 407 ? proxyLoginRequired() : refusal, details } };
}

/**
 * Performs the TLS handshake and reads the certificate, even if it is not trusted. Sends no request.
 * @param tunnel open tunnel to the service, which the TLS socket takes over. Destroying the tunnel separately crashes
 * Node
 * @param strict whether the step fails if the certificate is not trusted
 */
async function checkCertificate(
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
    ? [
        l10n.t('The certificate is not trusted: {0}.', certificateProblem(code ?? '')),
        certificateRemedy(code ?? '') ?? '',
      ]
        .join(' ')
        .trim()
    : l10n.t('The certificate is not trusted, but need not be: http.proxyStrictSSL is off.');
  return {
    result: code === undefined || !strict ? 'ok' : 'failed',
    summary: code === undefined ? l10n.t('The certificate is trusted.') : distrusted,
    details: { subject: nameOf(subject), issuer: nameOf(issuer), validFrom, validTo, protocol, code },
  };
}

/** Resolves once the socket is open. Rejects with the system's error, or the signal's reason. */
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
  return { host: withoutBrackets(hostname), port: port === '' ? usual : Number(port) };
}
