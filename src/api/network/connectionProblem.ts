import * as l10n from '@vscode/l10n';
import { ConnectionError, type ErrorFacts, type Phase, TimeoutError } from '../errors';
import { inertText } from '../http/redact';

const closed = ['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'UND_ERR_SOCKET', 'UND_ERR_CLOSED', 'UND_ERR_DESTROYED'];

/** What went wrong below HTTP, in one sentence that names the host. */
export function connectionProblem(
  cause: unknown,
  host: string,
  facts: Omit<ErrorFacts, 'cause'>,
): ConnectionError | TimeoutError {
  const code = causeCode(cause);
  const all = { ...facts, cause, code };
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || (code === 'ETIMEDOUT' && !facts.sent)) {
    return timedOut('connect', host, all);
  }
  if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'ETIMEDOUT') return timedOut('headers', host, all);
  if (code === 'UND_ERR_BODY_TIMEOUT') return timedOut('body', host, all);
  return new ConnectionError(explain(cause, code, host, facts.sent), all);
}

export function timedOut(phase: Phase, host: string, facts: ErrorFacts): TimeoutError {
  return new TimeoutError(timeoutWords(phase, host), phase, facts);
}

function timeoutWords(phase: Phase, host: string): string {
  switch (phase) {
    case 'connect':
      return l10n.t('The service at {0} could not be reached in time.', host);
    case 'headers':
      return l10n.t('The service at {0} did not answer in time.', host);
    case 'body':
      return l10n.t('The service at {0} began to answer but did not finish in time.', host);
  }
}

/** Whether a proxy did not open the tunnel: nothing was sent through it. */
export function isRefusedByProxy(cause: unknown): boolean {
  return proxyStatusOf(cause) !== undefined;
}

function proxyStatusOf(cause: unknown): string | undefined {
  return /Proxy response \((\d{3})\)/.exec(messageOf(cause))?.[1];
}

function explain(cause: unknown, code: string | undefined, host: string, sent: boolean): string {
  const proxyStatus = proxyStatusOf(cause);
  if (proxyStatus === '407' || messageOf(cause).startsWith('Proxy Authentication Required')) {
    return proxyLoginWords();
  }
  if (proxyStatus !== undefined) return l10n.t('The proxy did not open the way to {0} ({1}).', host, proxyStatus);
  if (code !== undefined && isCertificateCode(code)) {
    return l10n.t('The certificate of {0} is not trusted: {1} ({2}).', host, certificateWords(code), code);
  }
  if (code === 'ECONNREFUSED') return l10n.t('The service at {0} refused the connection.', host);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return l10n.t('The name of {0} could not be looked up ({1}).', host, code);
  }
  if (code === 'ENETUNREACH' || code === 'EHOSTUNREACH') {
    return l10n.t('There is no way to {0}: is this machine online?', host);
  }
  if (sent && closed.includes(code ?? '')) {
    return l10n.t('The connection to {0} broke before its reply had come.', host);
  }
  if (sent) {
    return code === undefined
      ? l10n.t('The reply of {0} could not be read.', host)
      : l10n.t('The reply of {0} could not be read ({1}).', host, code);
  }
  return code === undefined
    ? l10n.t('No connection to {0} could be made.', host)
    : l10n.t('No connection to {0} could be made ({1}).', host, code);
}

/** What a proxy's status 407 means, whether it came instead of a tunnel or as the reply. */
export function proxyLoginWords(): string {
  return l10n.t('The proxy wants a user name and a password, or does not accept those it got (407).');
}

/** Why a certificate is not accepted: what follows the colon. */
function certificateWords(code: string): string {
  if (code === 'CERT_HAS_EXPIRED') return l10n.t('it has expired');
  if (code === 'CERT_NOT_YET_VALID') return l10n.t('it is not valid yet, or the clock of this machine is wrong');
  if (code === 'HOSTNAME_MISMATCH' || code.startsWith('ERR_TLS_CERT_ALTNAME')) {
    return l10n.t('it is made out to another name');
  }
  if (code.includes('SELF_SIGNED')) {
    return l10n.t('it is signed by itself or by an authority that this machine does not know');
  }
  if (code === 'CERT_REVOKED') return l10n.t('it was revoked');
  if (code.startsWith('UNABLE_TO_')) return l10n.t('it comes from an authority that this machine does not know');
  return l10n.t('it was not accepted');
}

/** Whether a code means that the other side's certificate was not accepted: asking again changes nothing. */
export function isCertificateCode(code: string): boolean {
  return (
    /^(CERT_|ERR_TLS_CERT|SELF_SIGNED_|DEPTH_ZERO_SELF_SIGNED|UNABLE_TO_(GET|VERIFY|DECODE|DECRYPT))/.test(code) ||
    code === 'HOSTNAME_MISMATCH'
  );
}

/** The system's code of an error or of what caused it. */
export function causeCode(error: unknown): string | undefined {
  let fallback: string | undefined;
  let current = error;
  for (let depth = 0; depth < 6 && current instanceof Error; depth += 1) {
    const { code } = current as NodeJS.ErrnoException;
    if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(code)) {
      // undici wraps what the system said; the system's word says more.
      if (!code.startsWith('UND_ERR_') || code.endsWith('_TIMEOUT')) return code;
      fallback ??= code;
    }
    current = current.cause ?? (current instanceof AggregateError ? (current.errors[0] as unknown) : undefined);
  }
  return fallback;
}

function messageOf(error: unknown): string {
  let current = error;
  for (let depth = 0; depth < 6 && current instanceof Error; depth += 1) {
    if (current.message.includes('Proxy')) return inertText(current.message);
    current = current.cause;
  }
  return '';
}
