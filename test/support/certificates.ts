import { generate } from 'selfsigned';

export interface Identity {
  /** In PEM. */
  readonly key: string;
  /** In PEM. */
  readonly cert: string;
}

export interface CertificateOptions {
  /** DNS names; `localhost` by default. */
  readonly names?: readonly string[];
  /** IP addresses; 127.0.0.1 and ::1 by default. */
  readonly addresses?: readonly string[];
  readonly from?: Date;
  readonly until?: Date;
}

const day = 86_400_000;

/** Creates a certificate authority that no program on this machine trusts. */
export async function makeAuthority(name = 'Test Authority'): Promise<Identity> {
  const made = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  return { key: made.private, cert: made.cert };
}

/** Creates a server's certificate. It is signed by the authority, or self-signed if no authority is given. */
export async function issueCertificate(authority?: Identity, options: CertificateOptions = {}): Promise<Identity> {
  const { names = ['localhost'], addresses = ['127.0.0.1', '::1'] } = options;
  const from = options.from ?? new Date(Date.now() - day);
  const made = await generate([{ name: 'commonName', value: names[0] ?? 'server' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: from,
    notAfterDate: options.until ?? new Date(Date.now() + 30 * day),
    ...(authority === undefined ? {} : { ca: authority }),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          ...names.map((value) => ({ type: 2, value }) as const),
          ...addresses.map((ip) => ({ type: 7, ip }) as const),
        ],
      },
    ],
  });
  return { key: made.private, cert: made.cert };
}
