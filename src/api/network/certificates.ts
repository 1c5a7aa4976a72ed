import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as tls from 'node:tls';

/**
 * Every authority that is trusted here: Node's own list, the system's where this Node can tell it, and the file that
 * NODE_EXTRA_CA_CERTS names. Reads the system's store: slow (up to a tenth of a second), so asked for only when needed.
 *
 * @param onProblem told of a part that could not be read; the others count all the same
 */
export function trustedAuthorities(
  environment: Readonly<Record<string, string | undefined>>,
  onProblem: (message: string) => void = () => undefined,
): string[] {
  const all = new Set<string>(tls.rootCertificates);
  for (const certificate of systemAuthorities(onProblem)) all.add(certificate);
  const extra = environment.NODE_EXTRA_CA_CERTS;
  if (extra !== undefined && extra !== '') {
    for (const certificate of fromFile(extra, onProblem)) all.add(certificate);
  }
  return [...all];
}

function systemAuthorities(onProblem: (message: string) => void): readonly string[] {
  // From Node 22.15 on.
  const { getCACertificates } = tls as { getCACertificates?: (type: 'system') => string[] };
  if (getCACertificates === undefined) return [];
  try {
    return getCACertificates('system');
  } catch (error) {
    onProblem(`The system's certificates could not be read: ${String(error)}`);
    return [];
  }
}

function fromFile(file: string, onProblem: (message: string) => void): readonly string[] {
  try {
    const blocks = readFileSync(file, 'utf8').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    return blocks.filter(isCertificate);
  } catch (error) {
    onProblem(`NODE_EXTRA_CA_CERTS could not be read: ${String(error)}`);
    return [];
  }
}

/** One that cannot be parsed would make the whole list unusable. */
function isCertificate(pem: string): boolean {
  try {
    new X509Certificate(pem);
    return true;
  } catch {
    return false;
  }
}
