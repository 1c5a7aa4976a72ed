import assert from 'node:assert/strict';
import { bypassesProxy, splitNoProxy } from '../../../../src/api/network/noProxy';
import { type Environment, type NetworkSettings, route } from '../../../../src/api/network/route';

const unset: NetworkSettings = { proxy: '', noProxy: [], proxyStrictSSL: true, proxySupport: 'override' };

describe('the network route', () => {
  const cases: readonly (readonly [
    what: string,
    settings: Partial<NetworkSettings>,
    environment: Environment,
    expected: object,
    origin?: string,
  ])[] = [
    ['no setting', {}, {}, { kind: 'direct', why: 'no proxy is set' }],
    [
      'http.proxy',
      { proxy: 'http://p:3128' },
      {},
      { kind: 'proxy', strict: true, url: 'http://p:3128', source: 'http.proxy' },
    ],
    [
      'http.proxy before the environment',
      { proxy: 'https://p' },
      { HTTPS_PROXY: 'http://q' },
      { kind: 'proxy', strict: true, url: 'https://p', source: 'http.proxy' },
    ],
    [
      'a proxy without a scheme',
      { proxy: 'p.corp:8080' },
      {},
      { kind: 'proxy', strict: true, url: 'http://p.corp:8080', source: 'http.proxy' },
    ],
    [
      'a proxy with a user and a password',
      { proxy: 'http://u%40x:p%3Aw@p:1/' },
      {},
      {
        kind: 'proxy',
        strict: true,
        url: 'http://p:1',
        source: 'http.proxy',
        authorization: `Basic ${btoa('u@x:p:w')}`,
      },
    ],
    [
      'a password with a lone %',
      { proxy: 'http://u:100%@p:1' },
      {},
      {
        kind: 'proxy',
        strict: true,
        url: 'http://p:1',
        source: 'http.proxy',
        authorization: `Basic ${btoa('u:100%')}`,
      },
    ],
    [
      'http.proxyAuthorization',
      { proxy: 'http://u:w@p:1', proxyAuthorization: 'Bearer t' },
      {},
      { kind: 'proxy', strict: true, url: 'http://p:1', source: 'http.proxy', authorization: 'Bearer t' },
    ],
    [
      'http.proxySupport off',
      { proxy: 'http://p', proxySupport: 'off' },
      { HTTPS_PROXY: 'http://q' },
      { kind: 'direct', why: 'http.proxySupport is off' },
    ],
    [
      'HTTPS_PROXY',
      {},
      { HTTPS_PROXY: 'http://q:1', HTTP_PROXY: 'http://r:1' },
      { kind: 'proxy', strict: true, url: 'http://q:1', source: 'HTTPS_PROXY' },
    ],
    [
      'https_proxy before HTTPS_PROXY',
      {},
      { HTTPS_PROXY: 'http://q:1', https_proxy: 'http://r:1' },
      { kind: 'proxy', strict: true, url: 'http://r:1', source: 'https_proxy' },
    ],
    [
      'HTTP_PROXY alone',
      {},
      { HTTP_PROXY: 'http://r:1' },
      { kind: 'proxy', strict: true, url: 'http://r:1', source: 'HTTP_PROXY' },
    ],
    [
      'HTTPS_PROXY and a service over HTTP',
      {},
      { HTTPS_PROXY: 'http://q:1' },
      { kind: 'direct', why: 'no proxy is set' },
      'http://api.example.com',
    ],
    ['NO_PROXY', {}, { HTTPS_PROXY: 'http://q', NO_PROXY: 'other,.example.com' }, { kind: 'direct', why: 'NO_PROXY' }],
    ['an empty no_proxy', { proxy: 'http://p' }, { no_proxy: '', NO_PROXY: '*' }, { kind: 'direct', why: 'NO_PROXY' }],
    ['no_proxy', { proxy: 'http://p' }, { no_proxy: '*' }, { kind: 'direct', why: 'NO_PROXY' }],
    ['http.noProxy', { proxy: 'http://p', noProxy: ['*.example.com'] }, {}, { kind: 'direct', why: 'http.noProxy' }],
    [
      'http.noProxy in place of NO_PROXY',
      { proxy: 'http://p', noProxy: ['other'] },
      { NO_PROXY: '*' },
      { kind: 'proxy', strict: true, url: 'http://p', source: 'http.proxy' },
    ],
    [
      'a loopback address',
      { proxy: 'http://p' },
      {},
      { kind: 'direct', why: 'this computer' },
      'http://127.0.0.1:3000',
    ],
    [
      'an IPv6 loopback address',
      { proxy: 'http://p' },
      {},
      { kind: 'direct', why: 'this computer' },
      'https://[::1]:3000',
    ],
    ['localhost', {}, { HTTPS_PROXY: 'http://q' }, { kind: 'direct', why: 'this computer' }, 'https://localhost'],
    [
      'a PAC file',
      { proxy: 'pac+https://p/x.pac' },
      {},
      {
        kind: 'unusable',
        problem: "The proxy of http.proxy can't be used: pac+https proxies aren't supported.",
      },
    ],
    [
      'an invalid proxy URL',
      { proxy: 'http://' },
      {},
      { kind: 'unusable', problem: "The proxy of http.proxy can't be used: it is not a URL." },
    ],
  ];
  for (const [condition, settings, environment, expected, origin = 'https://api.example.com'] of cases) {
    it(`is chosen correctly for ${condition}`, () => {
      assert.deepEqual(route(origin, { ...unset, ...settings }, environment), expected);
    });
  }

  const listed: readonly (readonly [list: string, host: string, port: number, bypassed: boolean])[] = [
    ['*', 'a.example', 443, true],
    ['example.com', 'example.com', 443, true],
    ['example.com', 'API.Example.com', 443, true],
    ['example.com', 'badexample.com', 443, false],
    ['.example.com', 'example.com', 443, true],
    ['.example.com', 'api.example.com', 443, true],
    ['*.example.com', 'api.example.com', 443, true],
    ['*.example.com', 'example.com', 443, false],
    ['example.com.', 'example.com', 443, true],
    ['example.com', 'example.com.', 443, true],
    ['example.com:8443', 'example.com', 443, false],
    ['example.com:8443', 'example.com', 8443, true],
    ['*:80', 'a.example', 443, false],
    ['10.0.0.0/8', '10.1.2.3', 443, true],
    ['10.0.0.0/8', '11.1.2.3', 443, false],
    ['10.0.0.0/99', '10.1.2.3', 443, false],
    ['10.0.0.0/8', '10.example', 443, false],
    ['10.0.0.1', '10.0.0.1', 443, true],
    ['0.0.1', '10.0.0.1', 443, false],
    ['fd00::/8', '[fd12::1]', 443, true],
    ['fd12::1', '[fd12::1]', 443, true],
    ['[fd12::1]:443', '[fd12::1]', 443, true],
    ['[fd12::1]:80', '[fd12::1]', 443, false],
    ['a b,c', 'c', 443, true],
    ['', 'c', 443, false],
    [',,', 'c', 443, false],
  ];
  for (const [list, host, port, bypassed] of listed) {
    it(`${bypassed ? 'bypasses' : 'uses'} the proxy for ${host}:${port} with NO_PROXY=${list}`, () => {
      assert.equal(bypassesProxy(host, port, splitNoProxy(list)), bypassed);
    });
  }
});
