import * as l10n from '@vscode/l10n';
import { isLoopback } from '../baseUrl';
import { bypassesProxy, splitNoProxy } from './noProxy';

/** VS Code's network settings, `http.*`. */
export interface NetworkSettings {
  /** `http.proxy`; empty if unset. */
  readonly proxy: string;
  /** `http.proxyAuthorization`: the whole header value. */
  readonly proxyAuthorization?: string | undefined;
  /** `http.noProxy` */
  readonly noProxy: readonly string[];
  /** `http.proxyStrictSSL`: whether the certificates of a proxy, and of services behind it, must be trusted. */
  readonly proxyStrictSSL: boolean;
  /** `http.proxySupport`: `off` means no proxy at all. */
  readonly proxySupport: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Why no proxy is used. `http.noProxy` or `NO_PROXY` means that the list of this name contains the host. */
export type DirectReason =
  'this computer' | 'http.proxySupport is off' | 'no proxy is set' | 'http.noProxy' | 'NO_PROXY';

/** The network route to a service. */
export type Route =
  | { readonly kind: 'direct'; readonly why: DirectReason }
  | {
      readonly kind: 'proxy';
      /** The proxy's URL without its credentials. */
      readonly url: string;
      /** Secret value of the Proxy-Authorization header. */
      readonly authorization?: string;
      /** Name of the setting or environment variable that contains the proxy's URL. */
      readonly source: string;
      /** `http.proxyStrictSSL` */
      readonly strict: boolean;
    }
  /** A proxy is set, but its URL cannot be used, so nothing is sent. `problem` is one sentence. */
  | { readonly kind: 'unusable'; readonly problem: string };

/**
 * Chooses the route by VS Code's rules. Settings override environment variables, and `http.noProxy` overrides NO_PROXY.
 * This machine is always reached directly.
 */
export function route(origin: string | URL, settings: NetworkSettings, environment: Environment): Route {
  const { hostname, port, protocol } = new URL(origin);
  if (isLoopback(hostname)) return { kind: 'direct', why: 'this computer' };
  if (settings.proxySupport === 'off') return { kind: 'direct', why: 'http.proxySupport is off' };
  const chosen =
    settings.proxy.trim() === ''
      ? fromEnvironment(protocol, environment)
      : { source: 'http.proxy', text: settings.proxy.trim() };
  if (chosen === undefined) return { kind: 'direct', why: 'no proxy is set' };
  const effectivePort = port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port);
  const listed = settings.noProxy.length > 0;
  const exceptions = listed
    ? settings.noProxy
    : splitNoProxy(environment.no_proxy === '' ? environment.NO_PROXY : (environment.no_proxy ?? environment.NO_PROXY));
  if (bypassesProxy(hostname, effectivePort, exceptions)) {
    return { kind: 'direct', why: listed ? 'http.noProxy' : 'NO_PROXY' };
  }
  return readProxy(chosen.text, chosen.source, settings);
}

function fromEnvironment(protocol: string, environment: Environment): { source: string; text: string } | undefined {
  const names = ['http_proxy', 'HTTP_PROXY'];
  if (protocol === 'https:') names.unshift('https_proxy', 'HTTPS_PROXY');
  for (const source of names) {
    const text = environment[source]?.trim();
    if (text !== undefined && text !== '') return { source, text };
  }
  return undefined;
}

function readProxy(
  text: string,
  source: string,
  { proxyAuthorization, proxyStrictSSL: strict }: NetworkSettings,
): Route {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : undefined;
  if (url === undefined || url.hostname === '') {
    return unusable(l10n.t("The proxy of {0} can't be used: it is not a URL.", source));
  }
  // undici always lets a SOCKS proxy resolve host names, so socks5h is the same as socks5.
  const kind = url.protocol.replace(/^socks5h:$/, 'socks5:').slice(0, -1);
  if (!['http', 'https', 'socks5', 'socks'].includes(kind)) {
    return unusable(l10n.t("The proxy of {0} can't be used: {1} proxies aren't supported.", source, kind));
  }
  const header = proxyAuthorization !== undefined && proxyAuthorization !== '' ? proxyAuthorization : basic(url);
  const bareUrl = `${kind}://${url.host}`;
  return { kind: 'proxy', url: bareUrl, source, strict, ...(header === undefined ? {} : { authorization: header }) };
}

function unusable(problem: string): Route {
  return { kind: 'unusable', problem };
}

function basic({ username, password }: URL): string | undefined {
  if (username === '' && password === '') return undefined;
  return `Basic ${Buffer.from(`${decoded(username)}:${decoded(password)}`).toString('base64')}`;
}

/**
 * Percent-decodes a user name or password. Text with an invalid escape, such as a lone percent sign, stays unchanged.
 */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
