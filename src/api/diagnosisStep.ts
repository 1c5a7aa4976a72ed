import type { TlsLook } from './tlsLook';
import type { WayOut } from './wayOut';

export type DiagnosisName =
  'baseUrl' | 'wayOut' | 'lookup' | 'connection' | 'tunnel' | 'tls' | 'key' | 'clock' | 'otherWay';

/** One step, in the order they were taken. Nothing in it is a secret. */
export interface DiagnosisStep {
  readonly name: DiagnosisName;
  /** `skipped`: an earlier step failed, or it does not apply. */
  readonly result: 'ok' | 'failed' | 'skipped';
  /** One sentence. */
  readonly summary: string;
  /** What was found, for people who know what it means. */
  readonly facts: Readonly<Record<string, string>>;
  readonly ms: number;
}

/** What a step found. */
export type Finding = Pick<DiagnosisStep, 'result' | 'summary'> & {
  readonly facts?: Readonly<Record<string, string | undefined>>;
};

const untrusted: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'it has expired',
  CERT_NOT_YET_VALID: 'it is not valid yet, or the clock of this machine is wrong',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'it is signed by an authority this machine does not know, such as a company’s proxy',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'it is signed by an authority this machine does not know, or the service does not send the ones in between',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'it is signed by an authority this machine does not know',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is for another name',
  CERT_REVOKED: 'it was revoked',
};

export const failureWords: Partial<Record<DiagnosisName, string>> = {
  lookup: 'The name could not be looked up',
  connection: 'No connection could be made',
  tunnel: 'The proxy could not be asked for a way',
  tls: 'No secure connection could be made',
};

/** The way out as a step. */
export function describeWay(way: WayOut): Finding {
  switch (way.kind) {
    case 'direct':
      return { result: 'ok', summary: 'Requests go directly.', facts: { because: way.why } };
    case 'proxy':
      return {
        result: 'ok',
        summary: `Requests go through the proxy of ${way.source}.`,
        facts: { proxy: way.url, password: way.authorization === undefined ? 'none' : 'given' },
      };
    case 'unusable':
      return { result: 'failed', summary: `The proxy of ${way.source} cannot be used: ${way.reason}.` };
  }
}

/** Why a certificate is not trusted, as the rest of a sentence. */
export function whyNot({ code = '' }: TlsLook): string {
  return untrusted[code] ?? `the reason is ${code}`;
}

export function tlsFacts({ code, protocol, subject, issuer, validFrom, validTo }: TlsLook): Finding['facts'] & object {
  return { subject, issuer, validFrom, validTo, protocol, code };
}
