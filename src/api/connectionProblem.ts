import { ConnectionError, type ErrorFacts, type Phase, TimeoutError } from './errors';
import { inertText } from './conceal';

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
  const what = {
    connect: 'could not be reached in time',
    headers: 'did not answer in time',
    body: 'began to answer but did not finish in time',
  };
  return new TimeoutError(`The service at ${host} ${what[phase]}.`, phase, facts);
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
    return 'The proxy wants a user name and a password, or does not accept those it got (407).';
  }
  if (proxyStatus !== undefined) return `The proxy did not open the way to ${host} (${proxyStatus}).`;
  if (code !== undefined && isCertificateCode(code)) {
    return `The certificate of ${host} is not trusted: ${certificateWords(code)} (${code}).`;
  }
  if (code === 'ECONNREFUSED') return `The service at ${host} refused the connection.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The name of ${host} could not be looked up (${code}).`;
  if (code === 'ENETUNREACH' || code === 'EHOSTUNREACH') return `There is no way to ${host}: is this machine online?`;
  if (sent) {
    return closed.includes(code ?? '')
      ? `The connection to ${host} broke before its reply had come.`
      : `The reply of ${host} could not be read${code === undefined ? '' : ` (${code})`}.`;
  }
  return `No connection to ${host} could be made${code === undefined ? '' : ` (${code})`}.`;
}

function certificateWords(code: string): string {
  if (code === 'CERT_HAS_EXPIRED') return 'it has expired';
  if (code === 'CERT_NOT_YET_VALID') return 'it is not valid yet, or the clock of this machine is wrong';
  if (code === 'HOSTNAME_MISMATCH' || code.startsWith('ERR_TLS_CERT_ALTNAME')) return 'it is made out to another name';
  if (code.includes('SELF_SIGNED')) return 'it is signed by itself or by an authority that this machine does not know';
  if (code === 'CERT_REVOKED') return 'it was revoked';
  if (code.startsWith('UNABLE_TO_')) return 'it comes from an authority that this machine does not know';
  return 'it was not accepted';
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
