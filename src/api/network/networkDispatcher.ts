import { once } from 'node:events';
import type { LookupFunction } from 'node:net';
import * as tls from 'node:tls';
import { Worker } from 'node:worker_threads';
import type { buildConnector, Dispatcher } from 'undici';
import { UnusableProxyError } from './connectionError';
import { lookupPublic } from './privateAddress';
import { type Environment, type NetworkSettings, route, type Route } from './route';
import { connectionOptions, type Dispatchers, loadUndici, type Undici } from './undici';

interface NetworkDependencies {
  /** Returns the current settings. Called for every request, so that a changed setting applies to the next request. */
  readonly settings: () => NetworkSettings;
  readonly environment: () => Environment;
  /** Called if the system's certificates cannot be read. */
  readonly onProblem?: (message: string) => void;
  /** Returns the trusted certificate authorities as PEM. Defaults to {@link trustedAuthorities}. */
  readonly authorities?: typeof trustedAuthorities;
}

const connectTimeoutMs = 16_000;

/**
 * Supplies the dispatcher for the current network settings. When the settings change, a new dispatcher serves later
 * requests. The old one closes once its requests are finished.
 */
export class NetworkDispatcher {
  private current: { readonly made: RoutedDispatchers; readonly fingerprint: string } | undefined;
  private closed = false;

  constructor(private readonly dependencies: NetworkDependencies) {}

  /**
   * @param origin the service's origin, if known
   * @throws Error after close(); UnusableProxyError if the route's proxy cannot be used
   */
  async dispatcher(kind: keyof Dispatchers = 'GET', origin = 'https:'): Promise<Dispatcher> {
    const undici = await loadUndici();
    if (process.platform === 'darwin' && origin.startsWith('https:')) await (certificatesRead ??= readCertificates());
    if (this.closed) throw new Error('The network is closed.');
    const known = URL.canParse(origin) && new URL(origin).hostname !== '' ? this.route(origin) : undefined;
    if (known?.kind === 'unusable') throw new UnusableProxyError(known.problem);
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

  /** The route to a URL under the current settings. */
  route(url: string | URL): Route {
    return route(url, this.dependencies.settings(), this.dependencies.environment());
  }

  /** The currently trusted certificate authorities, as PEM. Reads the system's store. */
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
 * Sends each request either directly or through a proxy, depending on its origin. HTTP/1.1 only. undici's
 * `EnvHttpProxyAgent` is unsuitable: it ignores address ranges, and does not report the chosen route, which Diagnose
 * Connection shows.
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

  /** Resolves when all requests are finished. */
  async close(): Promise<void> {
    await Promise.allSettled(this.closed.map((dispatcher) => dispatcher.close()));
  }

  /** @param directly the socket options for connections without a proxy */
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
    // Creates one agent per proxy rather than one per host, because video links lead to many hosts.
    const proxies = new Map<string, Dispatcher>();
    return direct.compose((dispatchDirectly) => (options, handler) => {
      const chosen = this.route(options.origin ?? '');
      if (chosen.kind === 'unusable') throw new UnusableProxyError(chosen.problem);
      if (chosen.kind === 'direct') return dispatchDirectly(options, handler);
      const key = JSON.stringify(chosen);
      const proxy = proxies.get(key) ?? this.proxy(chosen);
      proxies.set(key, proxy);
      return proxy.dispatch(options, handler);
    });
  }

  private secure() {
    // Reuses the TLS context, because parsing hundreds of certificates takes longer than a handshake.
    this.secureContext ??= tls.createSecureContext({ ca: this.authorities() });
    return { ...tcp, secureContext: this.secureContext };
  }

  private proxy(proxyRoute: ProxyRoute): Dispatcher {
    const { Pool, ProxyAgent } = this.undici;
    const requestTls = { ...this.secure(), rejectUnauthorized: proxyRoute.strict };
    const { url, authorization: token } = proxyRoute;
    const toProxy = url.startsWith('socks')
      ? // Leaves out `proxyTls`, because this option would make undici connect to the SOCKS proxy over TLS.
        loginOf(proxyRoute)
      : { proxyTls: requestTls, ...(token === undefined ? {} : { token }) };
    const agent = new ProxyAgent({
      ...connectionOptions,
      uri: url,
      requestTls,
      ...toProxy,
      connectTimeout: connectTimeoutMs,
      // `headersTimeout` ends the wait for a proxy that accepts the connection but never responds to the tunnel
      // request.
      clientFactory: (proxy, options) => {
        // The options contain ProxyAgent's own connector, although undici declares their type as `object`.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const { connect } = options as { readonly connect: buildConnector.connector };
        // Adds the proxy's host to errors, because a certificate error does not say which host it came from.
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

/** User and password for a SOCKS proxy; other proxies get them in a header. */
function loginOf({ authorization = '' }: ProxyRoute): { username?: string; password?: string } {
  const [, encoded = ''] = /^Basic (.*)$/i.exec(authorization) ?? [];
  const [, username, password] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  return username === undefined || password === undefined ? {} : { username, password };
}

const variables = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'no_proxy', 'NO_PROXY'];

let certificatesRead: Promise<unknown> | undefined;
/**
 * Reads the system's certificates on a separate thread, because this takes seconds on a Mac managed by an organization.
 * Node then caches them for the process.
 * https://github.com/nodejs/node/issues/63313
 */
function readCertificates(): Promise<unknown> {
  const reader = new Worker(`require('node:tls').getCACertificates('system')`, { eval: true });
  return once(reader, 'exit').catch(() => undefined);
}

/**
 * Every trusted certificate authority, as PEM: Node's own list, the authorities of NODE_EXTRA_CA_CERTS and the system's
 * store. Takes up to 0.1 s. If the system's store cannot be read, calls `onProblem` and returns the other authorities.
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
