import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as tls from 'node:tls';
import { promisify } from 'node:util';
import { queryObjects } from 'node:v8';
import type { Worker } from 'node:worker_threads';
import { execFile } from 'node:child_process';
import { DeveloperApi } from '../../../../src/api/client';
import { ApiError, ConnectionError } from '../../../../src/api/errors';
import { isLasting } from '../../../../src/api/network/connectionError';
import { loadUndici } from '../../../../src/api/network/undici';
import { NetworkDispatcher } from '../../../../src/api/network/networkDispatcher';
import type { Environment, NetworkSettings } from '../../../../src/api/network/route';
import { type Identity, issueCertificate, makeAuthority } from '../../../support/certificates';
import { FaultServer } from '../../../support/faultServer';
import { ProxyServer, type ProxyServerOptions } from '../../../support/proxyServer';
import { SocksServer } from '../../../support/socksServer';
import { waitUntil } from '../../../support/waitUntil';

const certificates = path.resolve(__dirname, '../../../../src/api/network/networkDispatcher.js');

/** A host name that only the test's proxies resolve, to the test server. */
const name = 'api.video.example';

describe('NetworkDispatcher', function () {
  this.timeout(20_000);
  let folder: string;
  let authorityFile: string;
  let authority: Identity;
  let server: FaultServer;
  let settings: NetworkSettings;
  let environment: Record<string, string | undefined>;
  let network: NetworkDispatcher;
  let trusted: string[];
  let timesRead: number;
  const ends: (() => Promise<void>)[] = [];

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'network-'));
    authorityFile = path.join(folder, 'authority.pem');
    authority = await makeAuthority();
    await writeFile(authorityFile, authority.cert);
    server = await FaultServer.start({ tls: await issueCertificate(authority, { names: [name, 'localhost'] }) });
  });
  beforeEach(() => {
    settings = { proxy: '', noProxy: [], proxyStrictSSL: true, proxySupport: 'override' };
    environment = {};
    trusted = [...tls.rootCertificates, authority.cert];
    timesRead = 0;
    network = new NetworkDispatcher({
      settings: () => settings,
      environment: (): Environment => environment,
      authorities: () => {
        timesRead += 1;
        return trusted;
      },
    });
  });
  afterEach(async () => {
    await Promise.all(ends.splice(0).map((end) => end()));
    await network.close();
    await server.reset();
  });
  after(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('reads the certificates of macOS once, on a separate thread, and only for HTTPS', async () => {
    const threads: Worker[] = [];
    const count = (thread: Worker): unknown => threads.push(thread);
    const { platform } = process;
    process.on('worker', count);
    Object.defineProperty(process, 'platform', { value: 'darwin' });
    try {
      await network.dispatcher('GET', 'http://127.0.0.1:1');
      assert.equal(threads.length, 0);
      for (const method of ['GET', 'POST'] as const) await network.dispatcher(method, 'https://api.example');
      assert.deepEqual(
        threads.map(({ threadId }) => threadId),
        [-1],
        'one thread, which has ended',
      );
    } finally {
      Object.defineProperty(process, 'platform', { value: platform });
      process.off('worker', count);
    }
  });

  const client = (baseUrl: string): DeveloperApi =>
    new DeveloperApi({
      baseUrl,
      apiKey: 'key-0123456789abcdef',
      userAgent: 'test',
      dispatcher: (method) => network.dispatcher(method),
      deadlines: { connectMs: 3000, headersMs: 2000 },
      retryPolicy: { attempts: 1 },
    });

  /** A base URL with a public name, which only a proxy can reach. */
  const publicBaseUrl = (): string => server.baseUrl.replace('127.0.0.1', name);

  const proxy = async (options: ProxyServerOptions = {}): Promise<ProxyServer> => {
    const started = await ProxyServer.start({ leadsTo: { port: Number(new URL(server.origin).port) }, ...options });
    ends.push(() => started.close());
    return started;
  };

  const withLogin = (url: string, login: string): string => url.replace('//', `//${login}@`);

  const failure = async (call: Promise<unknown>): Promise<ApiError> => {
    const error: unknown = await call.then(
      () => assert.fail('it did not fail'),
      (reason: unknown) => reason,
    );
    assert(error instanceof ApiError, String(error));
    return error;
  };

  describe('for secure connections', () => {
    it('trusts the given authorities', async () => {
      assert.equal((await client(server.baseUrl).getCredits()).reading.balance, 1000);
    });

    it('trusts no other authority', async () => {
      trusted = [];
      const error = await failure(client(server.baseUrl).generateVideo({ prompt: 'x', duration: 4 }));
      assert.match(error.message, /certificate of .* is not trusted/);
      assert.equal(error.sent, false);
      assert.equal(server.arrivals.length, 0);
    });

    it('rejects a certificate for another host, an expired one and one that is not valid yet', async () => {
      const day = 86_400_000;
      const wrong = {
        name: { names: ['other.example'], addresses: [] },
        expired: { from: new Date(Date.now() - 9 * day), until: new Date(Date.now() - day) },
        later: { from: new Date(Date.now() + day) },
      };
      for (const [problem, options] of Object.entries(wrong)) {
        const other = await FaultServer.start({ tls: await issueCertificate(authority, options) });
        ends.push(() => other.close());
        assert.match((await failure(client(other.baseUrl).getCredits())).message, /is not trusted/, problem);
        assert.equal(other.arrivals.length, 0);
      }
    });

    it('ignores http.proxyStrictSSL on direct connections', async () => {
      trusted = [];
      settings = { ...settings, proxyStrictSSL: false };
      assert.match((await failure(client(server.baseUrl).getCredits())).message, /is not trusted/);
    });

    it('reads the authorities once, for secure connections only', async () => {
      const plain = await FaultServer.start();
      ends.push(() => plain.close());
      await client(plain.baseUrl).getCredits();
      assert.equal(timesRead, 0);
      await client(server.baseUrl).getCredits();
      await client(server.baseUrl).getCredits();
      assert.equal(timesRead, 1);
    });

    it('trusts the authorities of Node, of the system and of NODE_EXTRA_CA_CERTS', async () => {
      const program = `console.log(require(${JSON.stringify(certificates)}).trustedAuthorities().length)`;
      const count = async (env: NodeJS.ProcessEnv): Promise<number> =>
        Number((await promisify(execFile)(process.execPath, ['-e', program], { env })).stdout);
      const own = await count({});
      assert.ok(own > 50, String(own));
      assert.equal(await count({ NODE_EXTRA_CA_CERTS: authorityFile }), own + 1);
    });
  });

  for (const kind of ['HTTP', 'HTTPS'] as const) {
    describe(`an ${kind} proxy with a password`, () => {
      const start = async (): Promise<ProxyServer> =>
        proxy({ login: 'anna:s3cr:et', ...(kind === 'HTTPS' ? { tls: await issueCertificate(authority) } : {}) });

      it('receives the password of its URL', async () => {
        const { url, tunnels } = await start();
        settings = { ...settings, proxy: withLogin(url, 'anna:s3cr%3Aet') };
        const api = client(publicBaseUrl());
        const { videoId = '' } = (await api.generateVideo({ prompt: 'x', duration: 4 })).reading;
        assert.equal((await api.getVideo(videoId)).reading.state, 'queued');
        assert.equal(tunnels[0], `${name}:${new URL(server.origin).port}`);
        assert.equal(server.countArrivals({ kind: 'generate' }), 1);
      });

      it('receives the password of http.proxyAuthorization', async () => {
        const { url } = await start();
        settings = { ...settings, proxy: url, proxyAuthorization: `Basic ${btoa('anna:s3cr:et')}` };
        assert.equal((await client(publicBaseUrl()).getCredits()).status, 200);
      });

      it('causes an error marked as not sent, without the password, if the password is wrong', async () => {
        const { url, tunnels } = await start();
        settings = { ...settings, proxy: withLogin(url, 'anna:wrong-pass') };
        const error = await failure(client(publicBaseUrl()).generateVideo({ prompt: 'x', duration: 4 }));
        assert(error instanceof ConnectionError);
        assert.equal(error.sent, false);
        assert.match(error.message, /The proxy requires a user name and a password/);
        assert(!`${error.message} ${error.stack ?? ''} ${String(error.cause)}`.includes('wrong-pass'));
        assert.deepEqual(tunnels, []);
        assert.equal(server.arrivals.length, 0);
      });

      it('never receives the API key', async () => {
        const { url, logins } = await start();
        settings = { ...settings, proxy: withLogin(url, 'anna:s3cr%3Aet') };
        await client(publicBaseUrl()).getCredits();
        assert(logins.length > 0);
        assert(!JSON.stringify(logins).includes('key-0123456789abcdef'));
        assert.equal(server.arrivals[0]?.headers['proxy-authorization'], undefined);
      });
    });
  }

  describe('proxies', () => {
    it('are read from the environment if no setting names one', async () => {
      const { url, tunnels } = await proxy();
      environment = { ...environment, https_proxy: url };
      await client(publicBaseUrl()).getCredits();
      assert.equal(tunnels.length, 1);
    });

    it('are not used for hosts in NO_PROXY and http.noProxy', async () => {
      const { url, tunnels } = await proxy();
      for (const change of [
        { environment: { HTTPS_PROXY: url, NO_PROXY: `.video.example` } },
        { settings: { proxy: url, noProxy: ['*.video.example'] } },
      ]) {
        environment = { ...change.environment };
        settings = { ...settings, ...change.settings };
        const error = await failure(client(publicBaseUrl()).getCredits());
        assert.match(error.message, /couldn't be looked up/);
      }
      assert.deepEqual(tunnels, []);
    });

    it('are not used for this machine, by IPv4 or IPv6', async () => {
      const { url, tunnels } = await proxy();
      settings = { ...settings, proxy: url };
      const six = await FaultServer.start({ host: '::1', tls: await issueCertificate(authority) });
      const plainSix = await FaultServer.start({ host: '::1' });
      ends.push(
        () => six.close(),
        () => plainSix.close(),
      );
      for (const { baseUrl } of [server, six, plainSix]) assert.equal((await client(baseUrl).getCredits()).status, 200);
      assert.deepEqual(tunnels, []);
    });

    it('are not used if http.proxySupport is off', async () => {
      const { url, tunnels } = await proxy();
      settings = { ...settings, proxy: url, proxySupport: 'off' };
      await failure(client(publicBaseUrl()).getCredits());
      assert.deepEqual(tunnels, []);
    });

    it('with an untrusted certificate are used only if http.proxyStrictSSL is off', async () => {
      const { url } = await proxy({ tls: await issueCertificate() });
      settings = { ...settings, proxy: url };
      const error = await failure(client(publicBaseUrl()).generateVideo({ prompt: 'x', duration: 4 }));
      assert.equal(error.sent, false);
      const [whose] = /(?<=^The certificate of )\S+/.exec(error.message) ?? [];
      assert.equal(whose, new URL(url).host, "not the service's certificate");
      settings = { ...settings, proxyStrictSSL: false };
      assert.equal((await client(publicBaseUrl()).getCredits()).status, 200);
    });

    it('cause an error marked as not sent if they or their targets refuse the connection', async () => {
      const closed = await proxy();
      await closed.close();
      ends.length = 0;
      const nowhere = await proxy({ leadsTo: { port: 1 } });
      for (const url of [closed.url, nowhere.url, 'pac+http://p/x.pac']) {
        settings = { ...settings, proxy: url };
        const error = await failure(client(publicBaseUrl()).generateVideo({ prompt: 'x', duration: 4 }));
        assert(error instanceof ConnectionError, url);
        assert.equal(error.sent, false, url);
      }
      assert.equal(server.arrivals.length, 0);
    });

    it('receive a new connection for each generate request', async () => {
      const socks = await SocksServer.start({ leadsTo: Number(new URL(server.origin).port) });
      ends.push(() => socks.close());
      const secure = await proxy({ tls: await issueCertificate(authority) });
      for (const url of ['', (await proxy()).url, secure.url, socks.url]) {
        settings = { ...settings, proxy: url };
        await server.reset();
        const api = client(url === '' ? server.baseUrl : publicBaseUrl());
        await api.getCredits();
        await api.generateVideo({ prompt: 'x', duration: 4 });
        await api.generateVideo({ prompt: 'y', duration: 4 });
        await api.getCredits();
        const [first, second, third, last] = server.arrivals.map(({ port }) => port);
        assert.equal(new Set([first, second, third]).size, 3, url);
        assert.equal(last, first, url);
      }
    });

    it('are named in the error instead of the service if they cannot be reached', async () => {
      const closed = await proxy();
      await closed.close();
      ends.length = 0;
      const { host } = new URL(closed.url);
      for (const kind of ['http', 'https', 'socks5']) {
        for (const proxyHost of [host, host.replace('127.0.0.1', 'localhost')]) {
          settings = { ...settings, proxy: `${kind}://${proxyHost}` };
          const { message } = await failure(client(publicBaseUrl()).getCredits());
          assert.match(message, /^The proxy at (127\.0\.0\.1|\[::1\]):\d+ refused the connection\. Check/, kind);
        }
        settings = { ...settings, proxy: `${kind}://proxy.corp.invalid:3128` };
        const unknown = await failure(client(publicBaseUrl()).getCredits());
        assert.match(unknown.message, /^The name of the proxy proxy\.corp\.invalid couldn't be looked up \(E/, kind);
      }
    });

    it('cause a lasting error that names the setting if they are of an unsupported kind', async () => {
      settings = { ...settings, proxy: 'pac+http://p/x.pac' };
      const error = await failure(client(publicBaseUrl()).getCredits());
      assert(error instanceof ConnectionError && isLasting(error));
      assert.equal(error.message, "The proxy of http.proxy can't be used: pac+http proxies aren't supported.");
      assert.equal(error.sent, false);
    });

    it('use one agent each, however many hosts they connect to', async function () {
      // Counting objects collects the garbage of all suites twice, which takes long on a busy machine.
      this.timeout(60_000);
      const { ProxyAgent } = await loadUndici();
      const { url, tunnels } = await proxy();
      settings = { ...settings, proxy: url, proxyStrictSSL: false };
      const before = queryObjects(ProxyAgent, { format: 'count' });
      const hosts = 4;
      for (let host = 0; host < hosts; host++) {
        await client(publicBaseUrl().replace(name, `${host}.${name}`)).getCredits();
      }
      assert.equal(new Set(tunnels).size, hosts);
      assert.equal(queryObjects(ProxyAgent, { format: 'count' }) - before, 1);
    });

    it('cause an error marked as sent if a tunnel breaks during a request', async () => {
      const { url } = await proxy();
      settings = { ...settings, proxy: url };
      await server.setFaults('reset-after-request');
      const error = await failure(client(publicBaseUrl()).generateVideo({ prompt: 'x', duration: 4 }));
      assert.equal(error.sent, true);
      assert.equal(server.arrivals.length, 1);
    });
  });

  describe('a SOCKS proxy', () => {
    const socks = async (login?: string): Promise<SocksServer> => {
      const leadsTo = Number(new URL(server.origin).port);
      const started = await SocksServer.start({ leadsTo, ...(login !== undefined && { login }) });
      ends.push(() => started.close());
      return started;
    };

    it('connects to the service and resolves its host name', async () => {
      const started = await socks();
      for (const kind of ['socks5:', 'socks:', 'socks5h:']) {
        settings = { ...settings, proxy: started.url.replace('socks5:', kind) };
        const { reading } = await client(publicBaseUrl()).generateVideo({ prompt: 'x', duration: 4 });
        assert.ok(reading.videoId);
      }
      assert.deepEqual(started.targets, Array(3).fill(`${name}:${new URL(server.origin).port}`));
      assert.equal(server.arrivals.length, 3);
    });

    it('receives the login of its URL, and nothing is sent if the login is wrong', async () => {
      const started = await socks('me:p%s:word');
      settings = { ...settings, proxy: withLogin(started.url, 'me:p%25s%3Aword') };
      assert.ok((await client(publicBaseUrl()).getCredits()).reading.balance);
      settings = { ...settings, proxy: withLogin(started.url, 'me:wrong') };
      const error = await failure(client(publicBaseUrl()).generateVideo({ prompt: 'x', duration: 4 }));
      assert.match(error.message, /^The proxy didn't accept the connection to/);
      assert.deepEqual([error.sent, started.targets.length], [false, 1]);
    });
  });

  describe('a changed setting', () => {
    it('applies to the next request, while running requests end on the old route', async () => {
      const first = await proxy();
      const second = await proxy();
      settings = { ...settings, proxy: first.url };
      const api = client(publicBaseUrl());
      await server.setFaults({ name: 'drip-body', times: 1 });
      const slow = api.getCredits();
      await waitUntil('the request to arrive', () => server.arrivals.length > 0);
      settings = { ...settings, proxy: second.url };
      await api.getCredits();
      assert.equal(second.tunnels.length, 1);
      assert.equal((await slow).status, 200);
      assert.equal(first.tunnels.length, 1);
    });

    it('causes the connections of the old route to be closed', async () => {
      const api = client(server.baseUrl);
      await api.getCredits();
      assert(server.connections > 0);
      settings = { ...settings, proxySupport: 'off' };
      const plain = await FaultServer.start();
      ends.push(() => plain.close());
      await client(plain.baseUrl).getCredits();
      await waitUntil('no connection', () => server.connections === 0);
    });

    it('creates no new dispatcher if its values are equal', async () => {
      assert.equal(await network.dispatcher(), await network.dispatcher());
      settings = { ...settings };
      assert.equal(await network.dispatcher(), await network.dispatcher());
    });
  });

  it('rejects requests after close', async () => {
    await network.close();
    await assert.rejects(network.dispatcher(), /closed/);
  });
});
