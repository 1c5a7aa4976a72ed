import * as tls from 'node:tls';

/**
 * Every authority that is trusted here, as PEM: Node's own list with those of NODE_EXTRA_CA_CERTS, and the system's.
 * Slow (up to a tenth of a second), so asked for only when needed.
 *
 * @param onProblem gets one sentence when the system's store cannot be read; the others count all the same
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
