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

describe('sandbox: HTTPS', function () {
  this.timeout(30_000);
  let identity: Identity;
  let it_: SandboxFixture;
  before(async () => {
    identity = await issueCertificate();
    it_ = await SandboxFixture.start({ identity });
  });
  after(() => it_.stop());

  it('serves clients that trust the certificate, by name and by address', async () => {
    assert.match(it_.sandbox.baseUrl, /^https:/);
    for (const name of ['127.0.0.1', 'localhost']) {
      const url = it_.sandbox.baseUrl.replace('127.0.0.1', name);
      const { status, body } = await get(`${url}/credits`, identity.cert, it_.key);
      assert.equal(status, 200);
      assert.deepEqual(JSON.parse(body), { balance: 1000, total: 1000, unit: 'credits' });
    }
    await assert.rejects(get(`${it_.sandbox.baseUrl}/credits`, (await issueCertificate()).cert, it_.key));
  });

  it('redirects plain HTTP on the same port and handles no request there', async () => {
    const plain = it_.sandbox.baseUrl.replace('https:', 'http:');
    const response = await send(`${plain}/videos/generate?x=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${it_.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'x', duration: 4 }),
    });
    assertRefused(response, 308, 'https_required');
    assert.equal(response.headers.location, `${it_.sandbox.baseUrl}/videos/generate?x=1`);
    assert.equal(it_.renderer.requests.length, 0);
    const elsewhere = await send(`${plain}/credits`, { headers: { host: 'example.com' } });
    assertRefused(elsewhere, 403, 'forbidden_host');
  });

  it('accepts a request that arrives in pieces, starting with a single byte', async () => {
    const socket = connect(it_.sandbox.port, '127.0.0.1');
    socket.write('G');
    // A response to another request proves that the first byte has arrived.
    await send(it_.sandbox.baseUrl.replace('https:', 'http:'));
    socket.write(`ET / HTTP/1.1\r\nHost: 127.0.0.1:${it_.sandbox.port}\r\nConnection: close\r\n\r\n`);
    assert.match(await text(socket), /^HTTP\/1\.1 308 /);
  });

  it('links over HTTPS', async () => {
    const headers = { authorization: `Bearer ${it_.key}`, 'content-type': 'application/json' };
    const body = await new Promise<string>((resolve, reject) => {
      const options = { method: 'POST', ca: identity.cert, agent: false, headers };
      const sent = request(`${it_.sandbox.baseUrl}/videos/generate`, options, (response) => {
        void text(response).then(resolve);
      });
      sent.on('error', reject);
      sent.end(JSON.stringify({ prompt: 'x', duration: 4 }));
    });
    const { id } = JSON.parse(body) as { id: string };
    const videoUrl = await until(async () => {
      const { body: text } = await get(`${it_.sandbox.baseUrl}/videos/${id}`, identity.cert, it_.key);
      return (JSON.parse(text) as WireVideo).video_url ?? undefined;
    });
    assert.ok(videoUrl.startsWith(`https://127.0.0.1:${it_.sandbox.port}/files/`));
    assert.equal((await get(videoUrl, identity.cert, '')).status, 200);
  });
});
