import { once } from 'node:events';
import type { LookupFunction } from 'node:net';
import * as tls from 'node:tls';
import { Worker } from 'node:worker_threads';
import type { buildConnector, Dispatcher } from 'undici';
import { UnusableProxyError } from './connectionError';
import { lookupPublic } from './privateAddress';
import { type Environment, type NetworkSettings, route, type Route } from './route';
import { connectionOptions, type Dispatchers, loadUndici, type Undici } from './undici';

export interface NetworkDependencies {
  /** Read again for every request: a change applies to the next one. */
  readonly settings: () => NetworkSettings;
  readonly environment: () => Environment;
  /** Gets one sentence when certificates could not be read. */
  readonly onProblem?: (message: string) => void;
  /** What is trusted, as PEM; {@link trustedAuthorities} where left out. */
  readonly authorities?: typeof trustedAuthorities;
}

const connectTimeoutMs = 16_000;

/**
 * The dispatcher for the network as it is set now. When a setting or variable changes, later requests get a new one
 * and the old one closes once what it carries has ended.
 */
export class NetworkDispatcher {
  private current: { readonly made: RoutedDispatchers; readonly fingerprint: string } | undefined;
  private closed = false;

  constructor(private readonly dependencies: NetworkDependencies) {}

  /**
   * @param origin of what is to be reached, as far as it is known
   * @throws Error after close(); UnusableProxyError where the way leads through a proxy that can't be used
   */
  async dispatcher(kind: keyof Dispatchers = 'GET', origin = 'https:'): Promise<Dispatcher> {
    const undici = await loadUndici();
    if (process.platform === 'darwin' && origin.startsWith('https:')) await (certificatesRead ??= readCertificates());
    if (this.closed) throw new Error('The network is closed.');
    const way = URL.canParse(origin) && new URL(origin).hostname !== '' ? this.route(origin) : undefined;
    if (way?.kind === 'unusable') throw new UnusableProxyError(way.problem);
    const settings = this.dependencies.settings();
    const environment = this.dependencies.environment();
    const fingerprint = JSON.stringify([settings, variables.map((name) => environment[name])]);
    if (this.current?.fingerprint !== fingerprint) {
      void this.current?.made.close();
      const made = new RoutedDispatchers(
        undici,
        (to) => route(to, settings, environment),
        () => this.authorities(),
      );
      this.current = { made, fingerprint };
    }
    return this.current.made[kind];
  }

  /** How a URL is reached with the settings of now. */
  route(url: string | URL): Route {
    return route(url, this.dependencies.settings(), this.dependencies.environment());
  }

  /** The authorities trusted now, as PEM. Reads the system's store. */
  authorities(): string[] {
    const { authorities = trustedAuthorities, onProblem } = this.dependencies;
    return authorities(onProblem);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.current?.made.close();
  }
}

type ProxyRoute = Extract<Route, { kind: 'proxy' }>;

const tcp = { allowH2: false, timeout: connectTimeoutMs };

/**
 * Dispatchers for all services and links, which take the right route for each: directly, or by one agent for each proxy.
 * HTTP/1.1 only. Not undici's `EnvHttpProxyAgent`: it does not tell which route it takes, which Diagnose Connection shows,
 * nor reads address ranges.
 */
class RoutedDispatchers implements Dispatchers {
  readonly GET: Dispatcher;
  readonly POST: Dispatcher;
  readonly link: Dispatcher;
  private readonly closed: Dispatcher[] = [];
  private secureContext: tls.SecureContext | undefined;

  constructor(
    private readonly undici: Undici,
    private readonly route: (origin: string | URL) => Route,
    private readonly authorities: () => string[],
  ) {
    this.GET = this.routed();
    this.POST = this.routed();
    this.link = this.routed({ ...tcp, lookup: lookupPublic });
  }

  /** Resolves when what is under way has ended. */
  async close(): Promise<void> {
    await Promise.allSettled(this.closed.map((dispatcher) => dispatcher.close()));
  }

  /** @param directly How a host is reached that no proxy leads to. */
  private routed(directly: typeof tcp & { readonly lookup?: LookupFunction } = tcp): Dispatcher {
    const { Agent, Pool } = this.undici;
    const direct = new Agent({
      ...connectionOptions,
      factory: (origin: string | URL) => {
        const connect = new URL(origin).protocol === 'https:' ? { ...directly, ...this.secure() } : directly;
        return new Pool(origin, { ...connectionOptions, connect });
      },
    });
    this.closed.push(direct);
    // The hosts of links are many; the proxies that lead to them are one or two.
    const proxies = new Map<string, Dispatcher>();
    return direct.compose((dispatchDirectly) => (options, handler) => {
      const way = this.route(options.origin ?? '');
      if (way.kind === 'unusable') throw new UnusableProxyError(way.problem);
      if (way.kind === 'direct') return dispatchDirectly(options, handler);
      const key = JSON.stringify(way);
      const proxy = proxies.get(key) ?? this.proxy(way);
      proxies.set(key, proxy);
      return proxy.dispatch(options, handler);
    });
  }

  private secure() {
    // Made once: parsing some hundred certificates takes longer than a handshake.
    this.secureContext ??= tls.createSecureContext({ ca: this.authorities() });
    return { ...tcp, secureContext: this.secureContext };
  }

  private proxy(way: ProxyRoute): Dispatcher {
    const { Pool, ProxyAgent } = this.undici;
    const requestTls = { ...this.secure(), rejectUnauthorized: way.strict };
    const toProxy = way.url.startsWith('socks')
      ? // With `proxyTls` undici would speak TLS to it.
        loginOf(way)
      : { proxyTls: requestTls, ...(way.authorization === undefined ? {} : { token: way.authorization }) };
    const agent = new ProxyAgent({
      ...connectionOptions,
      uri: way.url,
      requestTls,
      ...toProxy,
      connectTimeout: connectTimeoutMs,
      // A proxy that accepts the connection but not the tunnel must not hold it for ever.
      clientFactory: (proxy, options) => {
        const { connect } = options as { readonly connect: buildConnector.connector };
        // The error of a certificate doesn't say whose it is.
        const connectNamed: typeof connect = (target, done) =>
          connect(target, (...result) => {
            Object.assign(result[0] ?? {}, { proxy: proxy.host });
            done(...result);
          });
        return new Pool(proxy, { connect: connectNamed, headersTimeout: connectTimeoutMs });
      },
    });
    this.closed.push(agent);
    return agent;
  }
}

/** For a SOCKS proxy: the user and the password that other proxies get in a header. */
function loginOf({ authorization = '' }: ProxyRoute): { username?: string; password?: string } {
  const [, encoded = ''] = /^Basic (.*)$/i.exec(authorization) ?? [];
  const [, username, password] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  return username === undefined || password === undefined ? {} : { username, password };
}

const variables = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'no_proxy', 'NO_PROXY'];

let certificatesRead: Promise<unknown> | undefined;
/**
 * Reads the system's certificates on a thread of its own; then the process has them. On macOS that takes seconds where
 * much is managed, and this thread would stand still. https://github.com/nodejs/node/issues/63313
 */
function readCertificates(): Promise<unknown> {
  const reader = new Worker(`require('node:tls').getCACertificates('system')`, { eval: true });
  return once(reader, 'exit').catch(() => undefined);
}

/**
 * Every authority that is trusted here, as PEM: Node's own list with those of NODE_EXTRA_CA_CERTS, and the system's.
 * Slow: up to a tenth of a second. Where the system's store cannot be read, `onProblem` is told and the others count.
 */
export function trustedAuthorities(onProblem: (message: string) => void = () => undefined): string[] {
  const all = new Set(tls.getCACertificates('default'));
  try {
    for (const certificate of tls.getCACertificates('system')) all.add(certificate);
  } catch (error) {
    onProblem(`The system's certificates could not be read: ${String(error)}`);
  }
  return [...all];
}
