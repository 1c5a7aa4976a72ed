import assert from 'node:assert/strict';
import type { Phase } from '../../../../src/api/errors';
import { connectionError, timeoutError } from '../../../../src/api/network/connectionError';

describe('a connection error', () => {
  const host = 'api.example';
  const failing = (code: string, sent = false, name?: string): string =>
    connectionError(Object.assign(new Error(), { code }), { host, name }, { sent }).message;
  const codes: [code: string, sent?: boolean][] = [
    ['ECONNREFUSED'],
    ['ENOTFOUND'],
    ['ENETUNREACH'],
    ['CERT_HAS_EXPIRED'],
    ['ECONNRESET', true],
    ['EPROTO', true],
    ['EPROTO'],
  ];

  it('names the service that the user named, and its host', () => {
    for (const [code, sent] of codes) assert.match(failing(code, sent, 'Acme'), /\bAcme \(api\.example\)/, code);
    for (const phase of ['connect', 'headers', 'body'] satisfies Phase[]) {
      assert.match(
        timeoutError(phase, { host, name: 'Acme' }, { sent: true }).message,
        /^Acme \(api\.example\) /,
        phase,
      );
    }
  });

  it('names the host of a service without a name', () => {
    for (const [code, sent] of codes) assert.match(failing(code, sent), /(?<!\()api\.example(?!\))/, code);
    assert.match(failing('ECONNREFUSED'), /^The service at api\.example refused the connection\./);
  });
});
