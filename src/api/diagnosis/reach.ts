import { lookup } from 'node:dns/promises';
import type * as net from 'node:net';
import * as l10n from '@vscode/l10n';
import { describeWay, type Finding, tlsFacts, whyNot } from './step';
import type { DiagnosisSteps } from './steps';
import { lookAtTls, openSocket, openTunnel, type Peer, type TlsLook } from './tls';
import type { WayOut } from '../network/route';

type Proxy = Extract<WayOut, { kind: 'proxy' }>;

/**
 * Tries the way to a service: name, connection, proxy, certificate. Sends nothing to the service.
 * @param authorities asked when a certificate is to be judged
 * @returns whether it can be asked
 */
export async function reachService(
  url: URL,
  way: WayOut,
  authorities: () => string[],
  steps: DiagnosisSteps,
): Promise<boolean> {
  const usable = await steps.take('wayOut', () => describeWay(way));
  if (!usable || way.kind === 'unusable') return false;
  const proxy = way.kind === 'proxy' ? way : undefined;
  const service = peerOf(url);
  const door = proxy === undefined ? service : peerOf(new URL(proxy.url));
  if (!(await steps.take('lookup', () => lookUp(door.host)))) return false;
  if (!(await steps.take('connection', (signal) => knock(door, signal)))) return false;
  // How SOCKS opens a way is left to the request itself.
  if (proxy?.url.startsWith('socks') === true) return true;
  let tunnel: net.Socket | undefined;
  if (proxy !== undefined && url.protocol === 'https:') {
    const open = await steps.take('tunnel', async (signal) => {
      const { finding, socket } = await tryTunnel(proxy, door, service, authorities, signal);
      tunnel = socket;
      return finding;
    });
    if (!open) return false;
  }
  if (url.protocol === 'http:') return true;
  const strict = proxy?.strict ?? true;
  return steps.take('tls', async (signal) => {
    const { socket, look } = await lookAtTls(service, tunnel, authorities(), signal);
    socket.destroy();
    return {
      result: look.trusted || !strict ? 'ok' : 'failed',
      summary: trustWords(look, strict),
      facts: tlsFacts(look),
    };
  });
}

function trustWords(look: TlsLook, strict: boolean): string {
  if (look.trusted) return l10n.t('The certificate is trusted.');
  return strict
    ? l10n.t('The certificate is not trusted: {0}.', whyNot(look))
    : l10n.t('The certificate is not trusted, but need not be: http.proxyStrictSSL is off.');
}

async function lookUp(host: string): Promise<Finding> {
  const addresses = await lookup(host, { all: true });
  const facts = { addresses: addresses.map(({ address }) => address).join(', ') };
  return { result: 'ok', summary: l10n.t('The name {0} is known.', host), facts };
}

async function knock(door: Peer, signal: AbortSignal): Promise<Finding> {
  const socket = await openSocket(door, signal);
  const facts = { address: socket.remoteAddress, port: String(door.port) };
  socket.destroy();
  return { result: 'ok', summary: l10n.t('A connection to {0} can be made.', door.host), facts };
}

/** @returns the tunnel where it is open; whoever gets it closes it */
async function tryTunnel(
  { url, authorization, strict }: Proxy,
  door: Peer,
  service: Peer,
  authorities: () => string[],
  signal: AbortSignal,
): Promise<{ readonly finding: Finding; readonly socket?: net.Socket }> {
  const secure = url.startsWith('https:') ? await lookAtTls(door, undefined, authorities(), signal) : undefined;
  const socket = secure?.socket ?? (await openSocket(door, signal));
  try {
    if (secure?.look.trusted === false && strict) {
      // Its password is not told to a proxy that may be another.
      const summary = l10n.t('The certificate of the proxy is not trusted: {0}.', whyNot(secure.look));
      socket.destroy();
      return { finding: { result: 'failed', summary, facts: tlsFacts(secure.look) } };
    }
    const status = await openTunnel(socket, service, authorization, signal);
    const facts = { status: String(status) };
    if (status === 200) {
      return { finding: { result: 'ok', summary: l10n.t('The proxy opens the way.'), facts }, socket };
    }
    socket.destroy();
    return { finding: { result: 'failed', summary: refusalWords(status, authorization !== undefined), facts } };
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

function refusalWords(status: number, hasLogin: boolean): string {
  if (status !== 407) return l10n.t('The proxy does not open the way.');
  return hasLogin
    ? l10n.t('The proxy does not accept a user name and a password.')
    : l10n.t('The proxy wants a user name and a password.');
}

function peerOf({ hostname, port, protocol }: URL): Peer {
  const usual = protocol === 'http:' ? 80 : 443;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? usual : Number(port) };
}
