import * as tls from 'node:tls';
import type { buildConnector, Dispatcher } from 'undici';
import { loadUndici, type Undici } from './undici';
import type { Route } from './route';

export interface RouteOptions {
  /** How an origin is reached. */
  readonly route: (origin: string | URL) => Route;
  /** Asked once, when the first secure connection is made. */
  readonly authorities: () => string[];
  readonly connectTimeoutMs: number;
  /** How long an idle connection is kept, unless the service asks for less. */
  readonly keepAliveMs: number;
}

/**
 * One dispatcher for all services and links, which takes the right route for each. HTTP/1.1 only. Not undici's
 * `EnvHttpProxyAgent`: it does not tell which route it takes, which Diagnose Connection shows, nor reads address ranges.
 */
export async function routedDispatcher(options: RouteOptions): Promise<Dispatcher> {
  const undici = await loadUndici();
  const routes = new Routes(undici, options);
  // The base class is undici's, which is loaded only now.
  return new (class extends undici.Dispatcher {
    override dispatch(request: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
      let dispatcher: Dispatcher;
      try {
        dispatcher = routes.dispatcherFor(request.origin ?? '');
      } catch (error) {
        handler.onResponseError?.(undefined as never, error as Error);
        return true;
      }
      return dispatcher.dispatch(request, handler);
    }

    override close(callback?: () => void): Promise<void> {
      return routes.end((it) => it.close()).then(callback);
    }

    override destroy(...parameters: unknown[]): Promise<void> {
      const callback = parameters.find((it) => typeof it === 'function') as (() => void) | undefined;
      return routes.end((it) => it.destroy()).then(callback);
    }
  })();
}

class Routes {
  private direct: Dispatcher | undefined;
  private readonly proxied = new Map<string, Dispatcher>();
  private readonly known = new Map<string, Dispatcher>();
  private context: tls.SecureContext | undefined;
  private ended = false;

  constructor(
    private readonly undici: Undici,
    private readonly options: RouteOptions,
  ) {}

  dispatcherFor(origin: string | URL): Dispatcher {
    if (this.ended) throw new this.undici.errors.ClientClosedError();
    const name = String(origin);
    let dispatcher = this.known.get(name);
    if (dispatcher === undefined) {
      dispatcher = this.choose(name);
      this.known.set(name, dispatcher);
    }
    return dispatcher;
  }

  async end(one: (dispatcher: Dispatcher) => Promise<void>): Promise<void> {
    this.ended = true;
    const all = [...this.proxied.values(), ...(this.direct === undefined ? [] : [this.direct])];
    await Promise.all(all.map(one));
  }

  private choose(origin: string): Dispatcher {
    const way = this.options.route(origin);
    if (way.kind === 'unusable') throw new Error(way.problem);
    if (way.kind === 'direct') return (this.direct ??= this.makeDirect());
    const known = this.proxied.get(way.url);
    if (known !== undefined) return known;
    const made = this.makeProxied(way);
    this.proxied.set(way.url, made);
    return made;
  }

  private makeDirect(): Dispatcher {
    const { Agent, buildConnector } = this.undici;
    const timeout = this.options.connectTimeoutMs;
    const plain = buildConnector({ allowH2: false, timeout });
    let secure: buildConnector.connector | undefined;
    return new Agent({
      ...this.common,
      connect: (target, callback) => {
        if (target.protocol !== 'https:') {
          plain(target, callback);
          return;
        }
        secure ??= buildConnector({ allowH2: false, timeout, secureContext: this.secureContext });
        secure(target, callback);
      },
    });
  }

  private makeProxied({ url, authorization, strict }: Extract<Route, { kind: 'proxy' }>): Dispatcher {
    const { ProxyAgent, Pool } = this.undici;
    const timeout = this.options.connectTimeoutMs;
    const tlsOptions = {
      allowH2: false,
      timeout,
      secureContext: this.secureContext,
      rejectUnauthorized: strict,
    };
    return new ProxyAgent({
      ...this.common,
      uri: url,
      ...(authorization === undefined ? {} : { token: authorization }),
      requestTls: tlsOptions,
      proxyTls: tlsOptions,
      // A proxy that accepts the connection but not the tunnel must not hold it for ever.
      clientFactory: (origin, opts) => new Pool(origin, { ...opts, headersTimeout: timeout }),
    });
  }

  private get common(): { allowH2: false; pipelining: 1; keepAliveTimeout: number } {
    return { allowH2: false, pipelining: 1, keepAliveTimeout: this.options.keepAliveMs };
  }

  /** Made once: parsing some hundred certificates takes longer than a handshake. */
  private get secureContext(): tls.SecureContext {
    this.context ??= tls.createSecureContext({ ca: this.options.authorities() });
    return this.context;
  }
}
