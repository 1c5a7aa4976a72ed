import assert from 'node:assert/strict';
import { once } from 'node:events';
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { diagnose } from '../../../../src/api/diagnosis/diagnose';
import type { DiagnosisStep } from '../../../../src/api/diagnosis/steps';
import { diagnosisText } from '../../../../src/api/diagnosis/steps';
import { NetworkDispatcher } from '../../../../src/api/network/networkDispatcher';
import type { NetworkSettings } from '../../../../src/api/network/route';
import { type Identity, issueCertificate, makeAuthority } from '../../../support/certificates';
import { FaultServer } from '../../../support/faultServer';
import { ProxyServer } from '../../../support/proxyServer';

const apiKey = 'key-0123456789abcdef-secret';
const name = 'api.video.example';

describe('Diagnose Connection', function () {
  this.timeout(20_000);
  let authority: Identity;
  let server: FaultServer;
  let settings: NetworkSettings;
  let network: NetworkDispatcher;
  const ends: (() => Promise<void> | void)[] = [];

  before(async () => {
    authority = await makeAuthority('Our Authority');
    server = await FaultServer.start({
      apiKey,
      tls: await issueCertificate(authority, { names: [name, 'localhost'] }),
    });
  });
  beforeEach(() => {
    settings = { proxy: '', noProxy: [], proxyStrictSSL: true, proxySupport: 'override' };
    network = new NetworkDispatcher({ settings: () => settings, environment: () => ({}) });
  });
  afterEach(async () => {
    await network.close();
    await Promise.all(ends.splice(0).map(async (end) => end()));
    await server.reset();
  });
  after(() => server.close());

  /** Runs a diagnosis and checks that it contains no secret. */
  const run = async (
    options: Partial<Parameters<typeof diagnose>[0]> = {},
    trust = true,
  ): Promise<readonly DiagnosisStep[]> => {
    const trusted = trust ? [authority.cert] : [];
    const undici = await import('undici');
    const agent = new undici.Agent({ connect: { ca: trusted } });
    ends.push(() => agent.destroy());
    const steps = await diagnose({
      baseUrl: server.baseUrl,
      apiKey,
      userAgent: 'test',
      dispatcher: () => (settings.proxy === '' ? agent : network.dispatcher()),
      route: (url) => network.route(url),
      authorities: () => trusted,
      ...options,
    });
    const text = diagnosisText(steps);
    for (const secret of [apiKey, 'proxy-pass', btoa('anna:proxy-pass')]) {
      assert(!`${text}${JSON.stringify(steps)}`.includes(secret));
    }
    for (const { summary, ms, result } of steps) {
      assert.match(summary, /^[A-Z].*\.$/);
      assert(Number.isInteger(ms) && ms >= 0);
      assert(['ok', 'failed', 'skipped'].includes(result));
    }
    return steps;
  };

  const inShort = (steps: readonly DiagnosisStep[]): string => steps.map((it) => `${it.name}:${it.result}`).join(' ');
  const step = (steps: readonly DiagnosisStep[], stepName: string): DiagnosisStep =>
    steps.find((it) => it.name === stepName) ?? assert.fail(`no step ${stepName} in ${inShort(steps)}`);

  it('reports success at every step of a working connection', async () => {
    const steps = await run();
    assert.equal(inShort(steps), 'baseUrl:ok route:ok dns:ok connection:ok tls:ok key:ok clock:ok');
    const { details } = step(steps, 'tls');
    assert.equal(details.issuer, 'Our Authority');
    assert.match(details.validTo ?? '', /GMT$/);
    assert.equal(step(steps, 'route').summary, 'No proxy is used for this computer.');
    assert.equal(server.arrivals.length, 1);
    assert.equal(server.arrivals[0]?.kind, 'credits');
  });

  it('explains why a certificate is not trusted, names the next step, and sends no key', async () => {
    const day = 86_400_000;
    const wrong: readonly (readonly [Identity, RegExp])[] = [
      [await issueCertificate(), /self-signed, .*\. If you trust it, add it, .* Then restart VS Code\.$/],
      [
        await issueCertificate(authority, { from: new Date(Date.now() - 9 * day), until: new Date(Date.now() - day) }),
        /has expired\.$/,
      ],
      [await issueCertificate(authority, { from: new Date(Date.now() + day) }), /not valid yet/],
      [await issueCertificate(authority, { names: ['other.example'], addresses: [] }), /issued for a different host/],
    ];
    for (const [tls, reason] of wrong) {
      const other = await FaultServer.start({ tls });
      ends.push(() => other.close());
      const steps = await run({ baseUrl: other.baseUrl });
      assert.equal(inShort(steps), 'baseUrl:ok route:ok dns:ok connection:ok tls:failed key:skipped');
      assert.match(step(steps, 'tls').summary, reason);
      assert.equal(other.arrivals.length, 0);
    }
  });

  it('reports whether the service accepts the key', async () => {
    const steps = await run({ apiKey: 'wrong-key-0123456789' });
    assert.equal(step(steps, 'key').result, 'failed');
    assert.match(step(steps, 'key').summary, /didn't accept the API key/);
    assert.equal(step(steps, 'clock').result, 'ok');
    await server.setFaults('key-refused-inside-200');
    assert.match(step(await run(), 'key').summary, /didn't accept the API key \(401\): Invalid API key\.$/);
    const untried = step(await run({ apiKey: undefined }), 'key');
    assert.equal(untried.result, 'skipped');
    assert.match(
      untried.summary,
      /^No API key is stored for this service\. A key is stored once the service accepts it\.$/,
    );
  });

  it('reports an unexpected response', async () => {
    await server.setFaults('status-500');
    assert.match(
      step(await run(), 'key').summary,
      /responds, but not as expected\. The service failed \(500\): Internal error\./,
    );
    await server.setFaults('redirect-302');
    assert.match(step(await run(), 'key').summary, /redirects to elsewhere\.example/);
    await server.setFaults('status-407');
    assert.match(step(await run(), 'key').summary, /^The proxy requires a user name/);
    await server.setFaults('html-403');
    assert.match(step(await run(), 'key').summary, /not as expected\. Received a web page instead/);
    await server.reset();
    await using welcome = http.createServer((_request, response) => void response.end('{"status":"ok","hint":"5"}'));
    await once(welcome.listen(0, '127.0.0.1'), 'listening');
    const baseUrl = `http://127.0.0.1:${(welcome.address() as AddressInfo).port}`;
    const unread = step(await run({ baseUrl }), 'key');
    assert.deepEqual([unread.result, unread.details.status], ['failed', '200']);
    assert.match(unread.summary, /not as expected\. The service's response has no balance\.$/);
    assert.equal(step(await run({ baseUrl, pins: () => ({ pointers: { balance: '/hint' } }) }), 'key').result, 'ok');
  });

  it('stops at an invalid URL', async () => {
    assert.equal(inShort(await run({ baseUrl: 'https://a.example/?x=1' })), 'baseUrl:failed');
  });

  it('stops at an unknown host name and at a refused connection', async () => {
    assert.equal(
      inShort(await run({ baseUrl: 'https://no-such-host.invalid/api' })),
      'baseUrl:ok route:ok dns:failed key:skipped',
    );
    await server.setFaults('refuse');
    const steps = await run();
    assert.equal(inShort(steps), 'baseUrl:ok route:ok dns:ok connection:failed key:skipped');
    assert.match(step(steps, 'connection').summary, /refused the connection\. Check its base URL/);
  });

  it('tries the network of VS Code if the dispatcher cannot connect', async () => {
    await server.setFaults('refuse');
    const plain = await FaultServer.start({ apiKey });
    ends.push(() => plain.close());
    const fallbackFetch = ((input: string, init: RequestInit) =>
      fetch(input.replace(server.origin, plain.origin), init)) as typeof fetch;
    const steps = await run({ fallbackFetch: fallbackFetch });
    assert.equal(inShort(steps), 'baseUrl:ok route:ok dns:ok connection:failed fallback:ok clock:ok');
  });

  it('tests a proxy with its password, and reports a missing password', async () => {
    const proxy = await ProxyServer.start({
      login: 'anna:proxy-pass',
      leadsTo: { port: Number(new URL(server.origin).port) },
    });
    ends.push(() => proxy.close());
    settings = { ...settings, proxy: proxy.url.replace('//', '//anna:proxy-pass@') };
    const publicBaseUrl = server.baseUrl.replace('127.0.0.1', name);
    const through = await run({ baseUrl: publicBaseUrl });
    // The result of the key step is not compared, because its dispatcher does not trust the test's authority.
    assert.match(inShort(through), /^baseUrl:ok route:ok dns:ok connection:ok tunnel:ok tls:ok key:/);
    assert.deepEqual(step(through, 'route').details, { proxy: proxy.url, password: 'given' });
    settings = { ...settings, proxy: proxy.url };
    const refused = await run({ baseUrl: publicBaseUrl });
    assert.equal(inShort(refused), 'baseUrl:ok route:ok dns:ok connection:ok tunnel:failed key:skipped');
    assert.match(step(refused, 'tunnel').summary, /requires a user name and a password/);
    settings = { ...settings, proxy: 'pac+http://p/x' };
    assert.equal(inShort(await run({ baseUrl: publicBaseUrl })), 'baseUrl:ok route:failed key:skipped');
  });

  it('sends no password to a proxy whose certificate is not trusted', async () => {
    const proxy = await ProxyServer.start({ login: 'anna:proxy-pass', tls: await issueCertificate() });
    ends.push(() => proxy.close());
    settings = { ...settings, proxy: proxy.url.replace('//', '//anna:proxy-pass@') };
    const steps = await run({ baseUrl: server.baseUrl.replace('127.0.0.1', name) });
    assert.match(step(steps, 'key').summary, /certificate of [\w.]+:\d+ is not trusted: self-signed/);
    assert.deepEqual(proxy.logins, []);
  });

  it('reports a wrong system clock', async () => {
    for (const [hours, summary] of [
      [2, /\d{4} s behind the service/],
      [-2, /\d{4} s ahead of the service/],
    ] as const) {
      const raw = http.createServer((_request, response) => {
        response.sendDate = false;
        response.setHeader('date', new Date(Date.now() + hours * 3_600_000).toUTCString());
        response.end('{"credits":1}');
      });
      raw.listen(0, '127.0.0.1');
      await once(raw, 'listening');
      ends.push(() => void raw.close());
      const steps = await run({ baseUrl: `http://127.0.0.1:${(raw.address() as AddressInfo).port}` });
      assert.equal(step(steps, 'clock').result, 'failed');
      assert.match(step(steps, 'clock').summary, summary);
    }
  });

  it('ends each step at its deadline, and all steps at an abort', async () => {
    await server.setFaults('stall-headers');
    const startedAt = performance.now();
    assert.match(step(await run({ stepMs: 300 }), 'key').summary, /No response within 0\.3 s/);
    assert(performance.now() - startedAt < 5000);
    await assert.rejects(run({ signal: AbortSignal.timeout(200) }), { name: 'TimeoutError' });
  });

  it('formats its steps as text', async () => {
    const text = diagnosisText(await run());
    assert.match(text, /^✓ Base URL: The base URL is well formed\. {2}\(\d+ ms\)\n {4}url: https:/);
    assert.match(text, /✓ Certificate: The certificate is trusted\./);
  });
});
