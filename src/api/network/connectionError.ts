import { isIPv6 } from 'node:net';
import * as l10n from '@vscode/l10n';
import { isLoopback } from '../baseUrl';
import { ConnectionError, type ErrorDetails, type Phase, TimeoutError } from '../errors';

const closed = /^(ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_(SOCKET|CLOSED|DESTROYED|RES_CONTENT_LENGTH_MISMATCH))$/;

/** A configured proxy cannot be used. `message` is one sentence for the user. */
export class UnusableProxyError extends Error {}

export interface FailedService {
  /** Host and port of the service's base URL. */
  readonly host: string;
  /** The service's display name. If undefined, messages name only the host. */
  readonly name?: string | undefined;
}

/** Creates the error for a failure below HTTP: in name lookup, TCP, TLS or a proxy. The message names the service. */
export function connectionError(
  cause: unknown,
  service: FailedService,
  details: Omit<ErrorDetails, 'cause'>,
): ConnectionError | TimeoutError {
  const code = causeCode(cause);
  // Removes the received bytes that undici attaches to a parser error, because they may contain the key.
  if (cause instanceof Error && 'data' in cause) cause.data = undefined;
  const all = { ...details, cause };
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || (code === 'ETIMEDOUT' && !details.sent)) {
    return timeoutError('connect', service, all);
  }
  if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'ETIMEDOUT') return timeoutError('headers', service, all);
  return new ConnectionError(explain(cause, code, service, details.sent), all);
}

export function timeoutError(phase: Phase, service: FailedService, details: ErrorDetails): TimeoutError {
  const subject = subjectOf(service);
  const message = {
    connect: l10n.t("{0} couldn't be reached in time.", subject),
    headers: l10n.t("{0} didn't respond in time.", subject),
    body: l10n.t("{0} began to respond but didn't finish in time.", subject),
  }[phase];
  return new TimeoutError(message, phase, details);
}

/** The service as the subject of a sentence: “The service at api.example.com” or “Acme (api.example.com)”. */
function subjectOf({ host, name }: FailedService): string {
  return name === undefined ? l10n.t('The service at {0}', host) : labelOf({ host, name });
}

/** The service's name inside a sentence: “api.example.com” or “Acme (api.example.com)”. */
function labelOf({ host, name }: FailedService): string {
  return name === undefined ? host : `${name} (${host})`;
}

/**
 * Whether a retry is pointless: a certificate was rejected, or a proxy refused the request or cannot be used. Retries
 * with a wrong proxy password could even lock the user's account.
 */
export function isLasting({ status, cause }: ConnectionError): boolean {
  return status === 407 || isCertificateCode(causeCode(cause) ?? '') || isRefusedByProxy(cause);
}

/** Whether a proxy refused a tunnel or cannot be used. In both cases, nothing was sent to the service. */
export function isRefusedByProxy(cause: unknown): boolean {
  return (
    cause instanceof UnusableProxyError || proxyStatusOf(cause) !== undefined || isRefusedBySocks(causeCode(cause))
  );
}

/**
 * Whether undici's error code means that a SOCKS proxy rejected the login or the target (RFC 1928, reply 2).
 */
function isRefusedBySocks(code = ''): boolean {
  return /^UND_ERR_SOCKS5_(AUTH|REPLY_2$)/.test(code);
}

function proxyStatusOf(cause: unknown): string | undefined {
  return /Proxy response \((\d{3})\)/.exec(messageOf(cause))?.[1];
}

function explain(cause: unknown, code: string | undefined, service: FailedService, sent: boolean): string {
  if (cause instanceof UnusableProxyError) return cause.message;
  const proxyStatus = proxyStatusOf(cause);
  if (proxyStatus === '407' || messageOf(cause).startsWith('Proxy Authentication Required')) {
    return proxyLoginRequired();
  }
  const label = labelOf(service);
  const refusal = proxyStatus ?? (isRefusedBySocks(code) ? code : undefined);
  if (refusal !== undefined) {
    return l10n.t("The proxy didn't accept the connection to {0} ({1}).", label, refusal);
  }
  if (code !== undefined && isCertificateCode(code)) {
    const whose = causeOf(cause)?.proxy ?? label;
    return l10n.t('The certificate of {0} is not trusted: {1} ({2}).', whose, certificateProblem(code), code);
  }
  const proxy = proxyOf(cause, service.host);
  if (code === 'ECONNREFUSED') {
    return proxy === undefined
      ? l10n.t('{0} refused the connection. Check its base URL, and whether it is running.', subjectOf(service))
      : l10n.t('The proxy at {0} refused the connection. Check the proxy settings.', proxy);
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return proxy === undefined
      ? l10n.t(
          "The name of {0} couldn't be looked up ({1}). Check the base URL and the network connection.",
          label,
          code,
        )
      : l10n.t("The name of the proxy {0} couldn't be looked up ({1}). Check the proxy settings.", proxy, code);
  }
  if (code === 'ENETUNREACH' || code === 'EHOSTUNREACH') {
    return l10n.t('There is no network route to {0}. Check whether this computer is online.', label);
  }
  // undici's parser errors have no code, so an unexpected end of the response is recognized by its message.
  if (sent && (closed.test(code ?? '') || String(cause).includes('Invalid EOF state'))) {
    return l10n.t('The connection to {0} was lost before the response arrived.', label);
  }
  const suffix = code === undefined ? '' : ` (${code})`;
  return sent
    ? l10n.t("The response of {0} couldn't be read{1}.", label, suffix)
    : l10n.t("Couldn't connect to {0}{1}.", label, suffix);
}

/** The proxy whose name lookup or connection failed. Undefined if the failure may concern the service itself. */
function proxyOf(cause: unknown, host: string): string | undefined {
  const { hostname, address, port } = causeOf(cause) ?? {};
  const service = new URL(`https://${host}`);
  if (isLoopback(service.hostname)) return undefined;
  if (hostname !== undefined) return hostname === service.hostname ? undefined : hostname;
  return address === undefined || port === Number(service.port || 443)
    ? undefined
    : `${isIPv6(address) ? `[${address}]` : address}:${port}`;
}

/** The message for HTTP status 407, in response to either a tunnel request or the request itself. */
export function proxyLoginRequired(): string {
  return l10n.t(
    "The proxy requires a user name and a password, or doesn't accept those it was given (407). Check http.proxy or http.proxyAuthorization.",
  );
}

/** The reason why a certificate is rejected, as a phrase that follows a colon. */
export function certificateProblem(code: string): string {
  if (code === 'CERT_HAS_EXPIRED') return l10n.t('it has expired');
  if (code === 'CERT_NOT_YET_VALID') return l10n.t('it is not valid yet, or the clock of this computer is wrong');
  if (code === 'HOSTNAME_MISMATCH' || code.startsWith('ERR_TLS_CERT_ALTNAME')) {
    return l10n.t('issued for a different host');
  }
  if (code.includes('SELF_SIGNED')) {
    return l10n.t('self-signed, or signed by an authority that this computer does not know');
  }
  if (code.startsWith('UNABLE_TO_')) return l10n.t('signed by an authority that this computer does not know');
  return l10n.t('it was not accepted');
}

/** The user's next step after an untrusted certificate. Undefined if only the service can fix the certificate. */
export function certificateRemedy(code: string): string | undefined {
  if (!code.includes('SELF_SIGNED') && !code.startsWith('UNABLE_TO_')) return undefined;
  return l10n.t(
    "If you trust it, add it, or the certificate of its authority, to this computer's trusted certificates. Then restart VS Code.",
  );
}

/** Whether a code means that a certificate was rejected. */
export function isCertificateCode(code: string): boolean {
  return (
    /^(CERT_|ERR_TLS_CERT|SELF_SIGNED_|DEPTH_ZERO_SELF_SIGNED|UNABLE_TO_(GET|VERIFY|DECODE|DECRYPT))/.test(code) ||
    code === 'HOSTNAME_MISMATCH'
  );
}

interface SystemDetails {
  readonly code?: string | undefined;
  readonly syscall?: string | undefined;
  readonly hostname?: string | undefined;
  readonly address?: string | undefined;
  readonly port?: number | undefined;
  /** Host and port of the proxy, if the failed connection was to a proxy. */
  readonly proxy?: string | undefined;
}

type SystemCause = SystemDetails & { readonly code: string };

function systemDetails(error: object): SystemDetails {
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : undefined;
  };
  const port: unknown = Reflect.get(error, 'port');
  return {
    code: text('code'),
    syscall: text('syscall'),
    hostname: text('hostname'),
    address: text('address'),
    port: typeof port === 'number' ? port : undefined,
    proxy: text('proxy'),
  };
}

/** The system error code of an error or of its causes. */
export function causeCode(error: unknown): string | undefined {
  return causeOf(error)?.code;
}

/**
 * Returns the system error code of an error or of its first cause that has one, with the failed system call and the
 * peer's address.
 */
export function causeOf(error: unknown): SystemCause | undefined {
  let fallback: string | undefined;
  for (const current of chainOf(error)) {
    const { code, ...more } = systemDetails(current);
    // Skips an AggregateError, which wraps the errors of several connection attempts. The first of those errors is next
    // in the chain.
    if (typeof code === 'string' && !(current instanceof AggregateError) && /^[A-Z][A-Z0-9_]{1,60}$/.test(code)) {
      // undici wraps system errors, whose codes are more specific, so undici's own code is only a fallback.
      if (!code.startsWith('UND_ERR_') || code.endsWith('_TIMEOUT')) return { ...more, code };
      fallback ??= code;
    }
  }
  return fallback === undefined ? undefined : { code: fallback };
}

function messageOf(error: unknown): string {
  return chainOf(error).find(({ message }) => message.includes('Proxy'))?.message ?? '';
}

/** An error followed by its chain of causes, at most six errors in total. */
function chainOf(error: unknown, most = 6): Error[] {
  if (!(error instanceof Error) || most === 0) return [];
  const cause = error.cause ?? (error instanceof AggregateError ? (error.errors[0] as unknown) : undefined);
  return [error, ...chainOf(cause, most - 1)];
}
