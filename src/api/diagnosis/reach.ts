import { lookup } from 'node:dns/promises';
import type * as net from 'node:net';
import * as l10n from '@vscode/l10n';
import { describeRoute, type DiagnosisSteps, type Finding } from './steps';
import { inspectTls, openSocket, openTunnel, type Peer, type TlsFindings } from './tls';
import { certificateProblem, proxyLoginRequired } from '../network/connectionError';
import type { Route } from '../network/route';

type Proxy = Extract<Route, { kind: 'proxy' }>;

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
  if (proxy?.url.startsWith('http:') === false) return true;
  let tunnel: net.Socket | undefined;
  if (proxy !== undefined && url.protocol === 'https:') {
    const open = await steps.take('tunnel', async (signal) => {
      const { finding, socket } = await tryTunnel(proxy, endpoint, service, signal);
      tunnel = socket;
      return finding;
    });
    if (!open) return false;
  }
  if (url.protocol === 'http:') return true;
  const strict = proxy?.strict ?? true;
  return steps.take('tls', async (signal) => {
    const { socket, look } = await inspectTls(service, tunnel, authorities(), signal);
    socket.destroy();
    return {
      result: look.trusted || !strict ? 'ok' : 'failed',
      summary: trustSentence(look, strict),
      facts: look.facts,
    };
  });
}

function trustSentence(look: TlsFindings, strict: boolean): string {
  if (look.trusted) return l10n.t('The certificate is trusted.');
  return strict
    ? l10n.t('The certificate is not trusted: {0}.', certificateProblem(look.facts.code ?? ''))
    : l10n.t('The certificate is not trusted, but need not be: http.proxyStrictSSL is off.');
}

async function lookUp(host: string): Promise<Finding> {
  const addresses = await lookup(host, { all: true });
  const facts = { addresses: addresses.map(({ address }) => address).join(', ') };
  return { result: 'ok', summary: l10n.t('The host name {0} was found.', host), facts };
}

async function connect(endpoint: Peer, signal: AbortSignal): Promise<Finding> {
  const socket = await openSocket(endpoint, signal);
  const facts = { address: socket.remoteAddress, port: String(endpoint.port) };
  socket.destroy();
  return { result: 'ok', summary: l10n.t('A connection to {0} can be made.', endpoint.host), facts };
}

/** @returns the tunnel where it is open; whoever gets it closes it */
async function tryTunnel(
  { authorization }: Proxy,
  endpoint: Peer,
  service: Peer,
  signal: AbortSignal,
): Promise<{ readonly finding: Finding; readonly socket?: net.Socket }> {
  const { status, socket } = await openTunnel(endpoint, service, authorization, signal);
  const facts = { status: String(status) };
  if (status === 200) {
    return { finding: { result: 'ok', summary: l10n.t('The proxy accepted the connection.'), facts }, socket };
  }
  socket.destroy();
  const refusal = l10n.t("The proxy didn't accept the connection to {0} ({1}).", service.host, status);
  return { finding: { result: 'failed', summary: status === 407 ? proxyLoginRequired() : refusal, facts } };
}

function peerOf({ hostname, port, protocol }: URL): Peer {
  const usual = { 'http:': 80, 'socks:': 1080, 'socks5:': 1080 }[protocol] ?? 443;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? usual : Number(port) };
}
