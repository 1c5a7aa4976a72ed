import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { TlsIdentity } from './server/httpServer';

/** Object identifiers used here, DER contents. */
const oid = {
  commonName: '550403',
  ecdsaWithSha256: '2a8648ce3d040302',
  basicConstraints: '551d13',
  keyUsage: '551d0f',
  extendedKeyUsage: '551d25',
  serverAuth: '2b06010505070301',
  subjectAltName: '551d11',
  subjectKeyIdentifier: '551d0e',
};

const lifetimeDays = 397;

/**
 * Makes a key and a certificate for this machine's own names (localhost, 127.0.0.1, ::1), signed by itself. RFC 5280,
 * section 4.1. Nothing is written to disk.
 */
export function selfSignedCertificate(now = new Date()): TlsIdentity {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(set(sequence(object(oid.commonName), der(0x0c, Buffer.from('Video Ads sandbox')))));
  const algorithm = sequence(object(oid.ecdsaWithSha256));
  const from = new Date(now.getTime() - 3_600_000);
  const until = new Date(now.getTime() + lifetimeDays * 86_400_000);
  const serial = Buffer.concat([Buffer.from([0x40]), randomBytes(15)]);
  const tbs = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    algorithm,
    name,
    sequence(time(from), time(until)),
    name,
    spki,
    der(0xa3, sequence(...extensions(spki))),
  );
  const signature = sign('sha256', tbs, privateKey);
  const certificate = sequence(tbs, algorithm, bits(signature));
  return {
    cert: pem('CERTIFICATE', certificate),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function extensions(spki: Buffer): Buffer[] {
  const critical = der(0x01, Buffer.from([0xff]));
  const alternativeNames = sequence(
    der(0x82, Buffer.from('localhost')),
    der(0x87, Buffer.from([127, 0, 0, 1])),
    der(0x87, Buffer.from('00000000000000000000000000000001', 'hex')),
  );
  const keyId = createHash('sha1').update(spki).digest();
  return [
    sequence(object(oid.basicConstraints), critical, octets(sequence(der(0x01, Buffer.from([0xff]))))),
    // digitalSignature and keyCertSign
    sequence(object(oid.keyUsage), critical, octets(der(0x03, Buffer.from([2, 0x84])))),
    sequence(object(oid.extendedKeyUsage), octets(sequence(object(oid.serverAuth)))),
    sequence(object(oid.subjectAltName), octets(alternativeNames)),
    sequence(object(oid.subjectKeyIdentifier), octets(octets(keyId))),
  ];
}

/** One DER element: tag, length, contents. ITU-T X.690, section 8.1 */
function der(tag: number, ...contents: Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const hex = body.length.toString(16);
  const length = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, body]);
}

const sequence = (...contents: Buffer[]) => der(0x30, ...contents);
const set = (...contents: Buffer[]) => der(0x31, ...contents);
const octets = (contents: Buffer) => der(0x04, contents);
const bits = (contents: Buffer) => der(0x03, Buffer.from([0]), contents);
const object = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

/** UTCTime up to 2049, as RFC 5280 wants it. */
function time(date: Date): Buffer {
  const digits = date.toISOString().replace(/\D/g, '').slice(0, 14);
  return date.getUTCFullYear() < 2050
    ? der(0x17, Buffer.from(`${digits.slice(2)}Z`))
    : der(0x18, Buffer.from(`${digits}Z`));
}

function pem(label: string, contents: Buffer): string {
  const lines = contents.toString('base64').replace(/(.{64})(?=.)/g, '$1\n');
  return `-----BEGIN ${label}-----\n${lines}\n-----END ${label}-----\n`;
}
