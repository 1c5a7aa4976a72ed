import assert from 'node:assert/strict';
import Module from 'node:module';
import { NetworkDispatcher } from '../../../src/api/network/networkDispatcher';
import type * as Settings from '../../../src/host/settings';

/** Loads `host/settings` with a replacement for the part of VS Code that it reads. */
function loadSettings(http: Readonly<Record<string, unknown>>): typeof Settings {
  const vscode = {
    workspace: {
      getConfiguration: (section: string) => {
        assert.equal(section, 'http');
        return { get: (key: string) => http[key] };
      },
    },
  };
  const loader = Module as unknown as { _load: (request: string, ...rest: unknown[]) => unknown };
  const load = loader._load;
  loader._load = (request, ...rest) => (request === 'vscode' ? vscode : load.call(loader, request, ...rest));
  try {
    const file = require.resolve('../../../src/host/settings');
    Reflect.deleteProperty(require.cache, file);
    return module.require(file) as typeof Settings;
  } finally {
    loader._load = load;
  }
}

const target = 'https://api.video.example';

describe('the network settings of VS Code', () => {
  const cases: readonly (readonly [what: string, http: Record<string, unknown>, expected: Record<string, unknown>])[] =
    [
      [
        'http.proxy with a login',
        { proxy: 'http://a:b@p:1' },
        { kind: 'proxy', url: 'http://p:1', authorization: `Basic ${btoa('a:b')}` },
      ],
      [
        'http.proxyAuthorization',
        { proxy: 'http://p:1', proxyAuthorization: 'Basic x' },
        { kind: 'proxy', authorization: 'Basic x' },
      ],
      [
        'http.proxyAuthorization of null, which is the default of VS Code',
        { proxy: 'http://p:1', proxyAuthorization: null },
        { kind: 'proxy', authorization: undefined },
      ],
      ['http.noProxy', { proxy: 'http://p:1', noProxy: ['.example', 7] }, { kind: 'direct', why: 'http.noProxy' }],
      ['http.proxySupport', { proxy: 'http://p:1', proxySupport: 'off' }, { kind: 'direct' }],
      ['values of the wrong type', { proxy: 7, noProxy: 'x', proxySupport: {} }, { kind: 'direct' }],
    ];
  for (const [name, http, expected] of cases) {
    it(`are applied to the route: ${name}`, () => {
      const names = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'no_proxy', 'NO_PROXY'];
      const savedValues = names.map((name) => process.env[name]);
      for (const name of names) Reflect.deleteProperty(process.env, name);
      const network = new NetworkDispatcher({
        settings: loadSettings(http).readNetworkSettings,
        environment: () => process.env,
        onProblem: () => undefined,
      });
      try {
        const found = network.route(target) as unknown as Record<string, unknown>;
        for (const [key, value] of Object.entries(expected)) assert.equal(found[key], value, key);
      } finally {
        void network.close();
        names.forEach((name, index) => {
          if (savedValues[index] !== undefined) process.env[name] = savedValues[index];
        });
      }
    });
  }
});
