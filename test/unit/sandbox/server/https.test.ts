import assert from 'node:assert/strict';
import { request } from 'node:https';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { issueCertificate, type Identity } from '../../../support/certificates';
import { assertRefused, SandboxFixture, send, until, type WireVideo } from '../sandboxFixture';

function get(url: string, ca: string, key: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ca, agent: false, headers: { authorization: `Bearer ${key}` } }, (response) => {
      void text(response).then((body) => {
        resolve({ status: response.statusCode ?? 0, body });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('the sandbox over HTTPS', function () {
  this.timeout(30_000);
  let identity: Identity;
  let fixture: SandboxFixture;
  before(async () => {
    identity = await issueCertificate();
    fixture = await SandboxFixture.start({ identity });
  });
  after(() => fixture.stop());

  it('accepts clients that trust the certificate, by name and by address', async () => {
    assert.match(fixture.sandbox.baseUrl, /^https:/);
    for (const name of ['127.0.0.1', 'localhost']) {
      const url = fixture.sandbox.baseUrl.replace('127.0.0.1', name);
      const { status, body } = await get(`${url}/credits`, identity.cert, fixture.key);
      assert.equal(status, 200);
      assert.deepEqual(JSON.parse(body), { balance: 1000, total: 1000, unit: 'credits' });
    }
    await assert.rejects(get(`${fixture.sandbox.baseUrl}/credits`, (await issueCertificate()).cert, fixture.key));
  });

  it('redirects plain HTTP on the same port without handling the request', async () => {
    const plain = fixture.sandbox.baseUrl.replace('https:', 'http:');
    const response = await send(`${plain}/videos/generate?x=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${fixture.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'x', duration: 4 }),
    });
    assertRefused(response, 308, 'https_required');
    assert.equal(response.headers.location, `${fixture.sandbox.baseUrl}/videos/generate?x=1`);
    assert.equal(fixture.renderer.requests.length, 0);
    const elsewhere = await send(`${plain}/credits`, { headers: { host: 'example.com' } });
    assertRefused(elsewhere, 403, 'forbidden_host');
  });

  it('accepts a request that arrives in pieces, starting with a single byte', async () => {
    const socket = connect(fixture.sandbox.port, '127.0.0.1');
    socket.write('G');
    // After a response to another request, the first byte has arrived.
    await send(fixture.sandbox.baseUrl.replace('https:', 'http:'));
    socket.write(`ET / HTTP/1.1\r\nHost: 127.0.0.1:${fixture.sandbox.port}\r\nConnection: close\r\n\r\n`);
    assert.match(await text(socket), /^HTTP\/1\.1 308 /);
  });

  it('links to files over HTTPS', async () => {
    const headers = { authorization: `Bearer ${fixture.key}`, 'content-type': 'application/json' };
    const body = await new Promise<string>((resolve, reject) => {
      const options = { method: 'POST', ca: identity.cert, agent: false, headers };
      const sent = request(`${fixture.sandbox.baseUrl}/videos/generate`, options, (response) => {
        void text(response).then(resolve);
      });
      sent.on('error', reject);
      sent.end(JSON.stringify({ prompt: 'x', duration: 4 }));
    });
    const { id } = JSON.parse(body) as { id: string };
    const videoUrl = await until(async () => {
      const { body: text } = await get(`${fixture.sandbox.baseUrl}/videos/${id}`, identity.cert, fixture.key);
      return (JSON.parse(text) as WireVideo).video_url ?? undefined;
    });
    assert.ok(videoUrl.startsWith(`https://127.0.0.1:${fixture.sandbox.port}/files/`));
    assert.equal((await get(videoUrl, identity.cert, '')).status, 200);
  });
});
