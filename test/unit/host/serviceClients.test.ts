import assert from 'node:assert/strict';
import { sandboxService, type Video } from '../../../src/core/video/video';
import type { ApiKeys } from '../../../src/host/apiKeys';
import type { SandboxProcess } from '../../../src/host/sandboxProcess';
import { Connections, Exchanges } from '../../../src/host/serviceClients';
import { FaultServer } from '../../support/faultServer';

describe('the client of a service', () => {
  it('sends only the key of its service, even if the sandbox has used the same base URL', async () => {
    const server = await FaultServer.start();
    const keys = { get: () => Promise.resolve('key-of-the-service') } as unknown as ApiKeys;
    const address = { baseUrl: server.baseUrl, apiKey: 'key-of-the-sandbox' };
    const sandbox = { start: () => Promise.resolve(address) } as unknown as SandboxProcess;
    const connections = new Connections(keys, sandbox, {
      userAgent: 'test',
      pinsOf: () => ({}),
      nameOf: () => undefined,
    });
    try {
      for (const service of [sandboxService, server.baseUrl]) await (await connections.api(service))?.getCredits();
      const sent = server.arrivals.map(({ headers }) => headers.authorization);
      assert.deepEqual(sent, ['Bearer key-of-the-sandbox', 'Bearer key-of-the-service']);
    } finally {
      connections.dispose();
      await server.close();
    }
  });

  it('names the service in its connection errors, with the host to find a wrong base URL', async () => {
    const server = await FaultServer.start();
    await server.close();
    const { host } = new URL(server.baseUrl);
    const keys = { get: () => Promise.resolve('key-1') } as unknown as ApiKeys;
    const address = { baseUrl: server.baseUrl, apiKey: 'key-2' };
    const sandbox = { start: () => Promise.resolve(address) } as unknown as SandboxProcess;
    let names: ReadonlyMap<string, string> = new Map([
      [sandboxService, 'Sandbox'],
      [server.baseUrl, 'Acme'],
    ]);
    const nameOf = (service: string): string | undefined => names.get(service);
    const retryPolicy = { attempts: 1 };
    const connections = new Connections(keys, sandbox, { userAgent: 'test', pinsOf: () => ({}), nameOf, retryPolicy });
    const messageOf = async (service: string): Promise<string> => {
      const api = await connections.api(service);
      const error: unknown = await api?.getCredits().catch((it: unknown) => it);
      return String(error instanceof Error ? error.message : error);
    };
    try {
      assert.match(await messageOf(server.baseUrl), new RegExp(`^Acme \\(${host}\\) refused the connection\\.`));
      assert.match(await messageOf(sandboxService), new RegExp(`^Sandbox \\(${host}\\) refused the connection\\.`));
      names = new Map();
      assert.match(await messageOf(server.baseUrl), new RegExp(`^The service at ${host} refused the connection\\.`));
    } finally {
      connections.dispose();
    }
  });
});

describe('the recorded requests and responses of a video', () => {
  it('come from its own service, even if another service assigned the same ID', () => {
    const exchanges = new Exchanges();
    const [own, other] = ['https://own.example/api', 'https://other.example/api'];
    for (const baseUrl of [own, other]) {
      const url = `${baseUrl}/videos/7`;
      const parts = { requestHeaders: {}, requestBody: undefined, responseHeaders: {}, responseBody: { of: baseUrl } };
      const details = { path: '/api/videos/7', status: 200, requestId: undefined, error: undefined };
      exchanges.add({ ...details, method: 'GET', startedAt: 0, ms: 1, attempt: 1, exchange: { url, ...parts } });
    }
    const text = exchanges.describe({ key: 'k', videoId: '7' } as Video, own) ?? '';
    assert.match(text, /"of": "https:\/\/own\.example\/api"/);
    assert.doesNotMatch(text, /other/);
    assert.equal(exchanges.describe({ key: 'k', videoId: '8' } as Video, own), undefined);
  });

  it('have a bounded length, however large a response was', () => {
    const exchanges = new Exchanges();
    const url = 'https://own.example/videos/7';
    const parts = { requestHeaders: {}, requestBody: undefined, responseHeaders: {} };
    const details = { path: '/videos/7', status: 200, requestId: undefined, error: undefined, attempt: 1, ms: 1 };
    const exchange = { url, ...parts, responseBody: { preview: 'x'.repeat(3_000_000) } };
    exchanges.add({ ...details, method: 'GET', startedAt: 0, exchange });
    const text = exchanges.describe({ key: 'k', videoId: '7' } as Video, 'https://own.example') ?? '';
    assert.match(text, /"preview": "xxx/);
    assert.ok(text.length < 300_000, String(text.length));
  });
});
