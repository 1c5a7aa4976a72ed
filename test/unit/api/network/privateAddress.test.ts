import assert from 'node:assert/strict';
import { isPrivateHost, lookupPublic, scopeOf } from '../../../../src/api/network/privateAddress';

describe('private addresses', () => {
  for (const host of [
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '100.127.255.255', 'localhost', 'LOCALHOST', 'a.localhost'],
    ...['[::1]', '[::]', '[fe80::1]', '[fd12::1]', '[fc00::1]', '[::ffff:10.0.0.1]', '[::ffff:7f00:1]'],
  ]) {
    it(`include ${host}`, () => {
      assert.equal(isPrivateHost(new URL(`https://${host}/`).hostname), true);
    });
  }

  it('do not include public hosts', () => {
    for (const host of [
      ...['8.8.8.8', '9.255.255.255', '11.0.0.1', '172.15.0.1', '172.32.0.1', '192.167.1.1', '169.253.1.1'],
      ...['100.63.255.255', '100.128.0.1', '[2606:4700::1111]', '[::ffff:8.8.8.8]', 'example.com', '10.example.com'],
    ]) {
      assert.equal(isPrivateHost(new URL(`https://${host}/`).hostname), false, host);
    }
  });

  it('are recognized in every notation', () => {
    for (const host of ['2130706433', '0x7f.1', '017700000001', '127.1', '0xa9fea9fe']) {
      assert.equal(isPrivateHost(new URL(`https://${host}/`).hostname), true, host);
    }
  });

  it('are rejected if the lookup of a host name returns one', async () => {
    const found = (options: object): Promise<string> =>
      new Promise((resolve) => {
        lookupPublic('localhost', options, (error, address) => resolve(error?.name ?? JSON.stringify(address)));
      });
    assert.equal(await found({}), 'PrivateAddressError');
    assert.equal(await found({ all: true }), 'PrivateAddressError');
    assert.match(await found({ family: 4 }), /PrivateAddressError/);
  });

  it('determine the network of a service', async () => {
    assert.equal(await scopeOf('localhost'), 'thisComputer');
    assert.equal(await scopeOf('127.0.0.1'), 'thisComputer');
    assert.equal(await scopeOf('192.168.1.20'), 'privateNetwork');
    assert.equal(await scopeOf('no-such-name.invalid'), 'internet');
  });

  it('do not affect the lookup of a public address', async () => {
    const found = await new Promise((resolve) => {
      lookupPublic('192.0.2.1', { all: true }, (...results) => resolve(results));
    });
    assert.deepEqual(found, [null, [{ address: '192.0.2.1', family: 4 }], undefined]);
  });
});
