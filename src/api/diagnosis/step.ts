import * as l10n from '@vscode/l10n';
import type { TlsLook } from './tls';
import type { WayOut } from '../network/route';

export type DiagnosisName =
  'baseUrl' | 'wayOut' | 'lookup' | 'connection' | 'tunnel' | 'tls' | 'key' | 'clock' | 'otherWay';

/** One step, in the order they were taken. Nothing in it is a secret. */
export interface DiagnosisStep {
  readonly name: DiagnosisName;
  /** `skipped`: an earlier step failed, or it does not apply. */
  readonly result: 'ok' | 'failed' | 'skipped';
  /** One sentence. */
  readonly summary: string;
  /** What was found, for people who know what it means. The names are the same in every language. */
  readonly facts: Readonly<Record<string, string>>;
  readonly ms: number;
}

/** What a step found. */
export type Finding = Pick<DiagnosisStep, 'result' | 'summary'> & {
  readonly facts?: Readonly<Record<string, string | undefined>>;
};

/** What did not succeed where a step broke off, without a full stop. */
export function failureWords(name: DiagnosisName): string {
  switch (name) {
    case 'lookup':
      return l10n.t('The name could not be looked up');
    case 'connection':
      return l10n.t('No connection could be made');
    case 'tunnel':
      return l10n.t('The proxy could not be asked for a way');
    case 'tls':
      return l10n.t('No secure connection could be made');
    case 'baseUrl':
    case 'wayOut':
    case 'key':
    case 'clock':
    case 'otherWay':
      return l10n.t('This failed');
  }
}

/** The way out as a step. */
export function describeWay(way: WayOut): Finding {
  switch (way.kind) {
    case 'direct':
      return { result: 'ok', summary: l10n.t('Requests go directly.'), facts: { because: way.why } };
    case 'proxy':
      return {
        result: 'ok',
        summary: l10n.t('Requests go through the proxy of {0}.', way.source),
        facts: { proxy: way.url, password: way.authorization === undefined ? l10n.t('none') : l10n.t('given') },
      };
    case 'unusable':
      return { result: 'failed', summary: way.problem };
  }
}

/** Why a certificate is not trusted: what follows the colon. */
export function whyNot({ code = '' }: TlsLook): string {
  switch (code) {
    case 'CERT_HAS_EXPIRED':
      return l10n.t('it has expired');
    case 'CERT_NOT_YET_VALID':
      return l10n.t('it is not valid yet, or the clock of this machine is wrong');
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
      return l10n.t('it is signed by itself');
    case 'SELF_SIGNED_CERT_IN_CHAIN':
      return l10n.t('it is signed by an authority this machine does not know, such as a company’s proxy');
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
      return l10n.t(
        'it is signed by an authority this machine does not know, or the service does not send the ones in between',
      );
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
      return l10n.t('it is signed by an authority this machine does not know');
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return l10n.t('it is for another name');
    case 'CERT_REVOKED':
      return l10n.t('it was revoked');
    default:
      return l10n.t('the reason is {0}', code);
  }
}

export function tlsFacts({ code, protocol, subject, issuer, validFrom, validTo }: TlsLook): Finding['facts'] & object {
  return { subject, issuer, validFrom, validTo, protocol, code };
}
