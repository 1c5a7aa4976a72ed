import assert from 'node:assert/strict';
import { checkOrigin } from '../../../../src/sandbox/server/requestGuard';

describe('the request guard of the sandbox', () => {
  const defaults: ['http' | 'https', number][] = [
    ['http', 80],
    ['https', 443],
  ];
  for (const [scheme, port] of defaults) {
    it(`accepts a host without a port at port ${port}, the default of ${scheme}`, () => {
      for (const name of ['127.0.0.1', 'LocalHost', '[::1]']) {
        const own = `${scheme}://${name.toLowerCase()}`;
        assert.equal(checkOrigin({ headers: { host: name, origin: own } }, scheme, port), own);
        assert.equal(checkOrigin({ headers: { host: `${name}:${port}` } }, scheme, port), `${own}:${port}`);
      }
      for (const host of ['example.com', 'localhost:8787', '']) {
        assert.throws(() => checkOrigin({ headers: { host } }, scheme, port), { status: 403 });
      }
      const otherOrigin = { host: 'localhost', origin: `${scheme}://example.com` };
      assert.throws(() => checkOrigin({ headers: otherOrigin }, scheme, port), { status: 403 });
    });
  }

  it('refuses a host without a port at any other port', () => {
    for (const [scheme, port] of [['http', 8787] as const, ['http', 443] as const, ['https', 80] as const]) {
      assert.throws(() => checkOrigin({ headers: { host: 'localhost' } }, scheme, port), { status: 403 });
      const own = `${scheme}://localhost:${port}`;
      assert.equal(checkOrigin({ headers: { host: `localhost:${port}`, origin: own } }, scheme, port), own);
      const bare = { host: `localhost:${port}`, origin: `${scheme}://localhost` };
      assert.throws(() => checkOrigin({ headers: bare }, scheme, port), { status: 403 });
    }
  });
});
