import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { assertRefused, SandboxFixture, send } from '../sandboxFixture';

describe('the sandbox, refusing requests', function () {
  this.timeout(30_000);
  let fixture: SandboxFixture;
  before(async () => {
    fixture = await SandboxFixture.start();
  });
  after(() => fixture.stop());
  const port = () => fixture.sandbox.port;

  it("responds with 422 to a video that it can't render, and charges nothing", async () => {
    const bodies: [string, unknown, string][] = [
      ['a list', [], 'invalid_request'],
      ['null', null, 'invalid_request'],
      ['no prompt', { duration: 4 }, 'invalid_prompt'],
      ['an empty prompt', { prompt: '', duration: 4 }, 'invalid_prompt'],
      ['a prompt of white space', { prompt: ' \n\u3000\t', duration: 4 }, 'invalid_prompt'],
      ['a prompt of a zero-width space', { prompt: '\u200b', duration: 4 }, 'invalid_prompt'],
      ['a prompt of invisible letters', { prompt: '\u3164\u2800 \u00ad', duration: 4 }, 'invalid_prompt'],
      ['a prompt of half a surrogate pair', { prompt: '\ud83d', duration: 4 }, 'invalid_prompt'],
      ['a prompt of replacement characters', { prompt: '\ufffd \ufffc', duration: 4 }, 'invalid_prompt'],
      ['a prompt that is a number', { prompt: 4, duration: 4 }, 'invalid_prompt'],
      ['a prompt of 5,001 characters', { prompt: '🍵'.repeat(5_001), duration: 4 }, 'invalid_prompt'],
      ['no duration', { prompt: 'x' }, 'invalid_duration'],
      ['a duration of 0', { prompt: 'x', duration: 0 }, 'invalid_duration'],
      ['a duration of 61', { prompt: 'x', duration: 61 }, 'invalid_duration'],
      ['half a second', { prompt: 'x', duration: 4.5 }, 'invalid_duration'],
      ['a duration that is a string', { prompt: 'x', duration: '4' }, 'invalid_duration'],
      ['a ratio of words', { prompt: 'x', duration: 4, aspect_ratio: 'wide' }, 'invalid_aspect_ratio'],
      ['a ratio of nothing', { prompt: 'x', duration: 4, aspect_ratio: null }, 'invalid_aspect_ratio'],
      ['a ratio with a zero', { prompt: 'x', duration: 4, aspect_ratio: '0:9' }, 'invalid_aspect_ratio'],
      ['too wide a ratio', { prompt: 'x', duration: 4, aspect_ratio: '22:9' }, 'invalid_aspect_ratio'],
      ['too tall a ratio', { prompt: 'x', duration: 4, aspect_ratio: '9:22' }, 'invalid_aspect_ratio'],
      ['a misspelt field', { prompt: 'x', duration: 4, aspectRatio: '1:1' }, 'unknown_field'],
      ['a field in capitals', { prompt: 'x', duration: 4, Aspect_Ratio: '1:1' }, 'unknown_field'],
    ];
    const before = await fixture.balance();
    for (const [description, body, code] of bodies) assertRefused(await fixture.generate(body), 422, code, description);
    assert.equal(await fixture.balance(), before);
  });

  it('accepts the extreme values that it can render', async () => {
    const accepted: [string, unknown][] = [
      ['5,000 characters of four bytes each', { prompt: '🍵'.repeat(5_000), duration: 1 }],
      ['one emoji', { prompt: '\u2764', duration: 1 }],
      ['60 seconds', { prompt: 'x', duration: 60 }],
      ['21:9', { prompt: 'x', duration: 1, aspect_ratio: '21:9' }],
      ['9:21', { prompt: 'x', duration: 1, aspect_ratio: '9:21' }],
      ['NUL and half a surrogate pair', { prompt: 'a\0b\ud83d', duration: 1 }],
    ];
    for (const [description, body] of accepted) assert.equal((await fixture.generate(body)).status, 202, description);
  });

  it('responds with 400 to a body that is not JSON in UTF-8', async () => {
    const post = (body: string | Buffer) =>
      fixture.call('/videos/generate', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    for (const body of ['', '{', 'prompt=x', Buffer.from([0x22, 0xff, 0x22])]) {
      assertRefused(await post(body), 400, 'invalid_json');
    }
  });

  it('responds with 415 to other content types and charsets', async () => {
    const others = [{}, { 'content-type': 'text/plain' }, { 'content-type': 'application/json; charset=latin1' }];
    for (const headers of others) {
      const response = await fixture.call('/videos/generate', { method: 'POST', headers, body: '{}' });
      assertRefused(response, 415, 'unsupported_media_type');
    }
    const packed = await fixture.generate({ prompt: 'x', duration: 1 }, { 'content-encoding': 'gzip' });
    assertRefused(packed, 415, 'unsupported_media_type');
    const withCharset = await fixture.generate(
      { prompt: 'x', duration: 1 },
      { 'content-type': 'Application/JSON; Charset=UTF-8' },
    );
    assert.equal(withCharset.status, 202);
  });

  it('responds with 413 to a body above the limit, whether announced or not', async () => {
    const large = { prompt: 'x'.repeat(200_000), duration: 4 };
    assertRefused(await fixture.generate(large), 413, 'payload_too_large');
    assertRefused(await fixture.generate(large, { 'transfer-encoding': 'chunked' }), 413, 'payload_too_large');
  });

  it('responds with 413 before it reads a body that is announced as huge', async () => {
    const socket = connect(port(), '127.0.0.1');
    const head = [
      'POST /api/v1/developer/videos/generate HTTP/1.1',
      `Host: 127.0.0.1:${port()}`,
      `Authorization: Bearer ${fixture.key}`,
      'Content-Type: application/json',
      'Content-Length: 99999999999',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{`);
    assert.match(await text(socket), /^HTTP\/1\.1 413 /);
  });

  it('responds with 401 to a missing key, a wrong key and another scheme', async () => {
    const wrong = fixture.key.slice(0, -1) + (fixture.key.endsWith('A') ? 'B' : 'A');
    const headers = ['', 'Bearer', 'Bearer nonsense', `Bearer ${wrong}`, `Basic ${fixture.key}`, fixture.key];
    for (const authorization of headers) {
      const response = await send(`${fixture.sandbox.baseUrl}/credits`, { headers: { authorization } });
      assertRefused(response, 401, 'unauthorized');
      assert.match(response.headers['www-authenticate'] ?? '', /^Bearer /);
    }
    assertRefused(await send(`${fixture.sandbox.baseUrl}/credits`), 401, 'unauthorized');
  });

  it('responds with 404 to other paths and unknown video IDs', async () => {
    for (const path of ['', '/', '/videos', '/videos/', '/credits/', '/images/generate']) {
      assertRefused(await fixture.call(path), 404, 'not_found');
    }
    assertRefused(await send(`${fixture.origin}/`), 404, 'not_found');
    for (const id of ['nope', '..%2F..%2Fledger.db', '%F0%9F%8D%B5', "'%20OR%201=1"]) {
      assertRefused(await fixture.call(`/videos/${id}`), 404, 'video_not_found');
    }
    assertRefused(await fixture.call('/videos/%ff'), 404, 'not_found');
  });

  it('responds with 405 and the allowed methods', async () => {
    const cases: [string, string, string][] = [
      ['GET', '/videos/generate', 'POST'],
      ['DELETE', '/videos/x', 'GET, HEAD'],
      ['POST', '/credits', 'GET, HEAD'],
      ['OPTIONS', '/credits', 'GET, HEAD'],
    ];
    for (const [method, path, allow] of cases) {
      const response = await fixture.call(path, { method });
      assertRefused(response, 405, 'method_not_allowed');
      assert.equal(response.headers.allow, allow);
    }
  });

  it('responds only to its own host names, to prevent DNS rebinding', async () => {
    for (const host of ['example.com', `evil.example:${port()}`, '127.0.0.1', `127.0.0.1:${port() + 1}`]) {
      assertRefused(await fixture.call('/credits', { headers: { host } }), 403, 'forbidden_host');
    }
    for (const host of [`127.0.0.1:${port()}`, `localhost:${port()}`, `LOCALHOST:${port()}`, `[::1]:${port()}`]) {
      assert.equal((await fixture.call('/credits', { headers: { host } })).status, 200);
    }
  });

  it('prefers the host of a target in absolute form over the header', async () => {
    const requestTarget = async (target: string, host: string) => {
      const socket = connect(port(), '127.0.0.1');
      const head = [
        `GET ${target} HTTP/1.1`,
        `Host: ${host}`,
        `Authorization: Bearer ${fixture.key}`,
        'Connection: close',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      return text(socket);
    };
    const credits = `${fixture.sandbox.baseUrl}/credits`;
    assert.match(await requestTarget(credits, `127.0.0.1:${port()}`), /^HTTP\/1\.1 200 /);
    assert.match(await requestTarget(credits, 'evil.example'), /^HTTP\/1\.1 200 /);
    assert.match(
      await requestTarget(`http://evil.example${new URL(credits).pathname}`, `127.0.0.1:${port()}`),
      /^HTTP\/1\.1 403 /,
    );
    assert.match(await requestTarget(`${fixture.origin}/nothing`, `127.0.0.1:${port()}`), /^HTTP\/1\.1 404 /);
  });

  it('refuses other origins, and accepts its own', async () => {
    for (const origin of ['https://example.com', 'null', `https://127.0.0.1:${port()}`, 'http://127.0.0.1']) {
      assertRefused(await fixture.call('/credits', { headers: { origin } }), 403, 'forbidden_origin');
    }
    assert.equal((await fixture.call('/credits', { headers: { origin: fixture.origin } })).status, 200);
  });

  it('responds with 400 to data that is not HTTP, and with 431 to endless headers', async () => {
    const sendRaw = async (words: string) => {
      const socket = connect(port(), '127.0.0.1');
      socket.write(words);
      return text(socket);
    };
    assert.match(await sendRaw('nonsense\r\n\r\n'), /^HTTP\/1\.1 400 /);
    const long = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port()}\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`;
    assert.match(await sendRaw(long), /^HTTP\/1\.1 431 /);
  });
});

describe('the rate limit of the sandbox', function () {
  this.timeout(30_000);
  it('responds with 429 and Retry-After above the rate of a key, and serves other keys', async () => {
    const fixture = await SandboxFixture.start({ rateLimit: { perSecond: 0.1, burst: 3 } });
    try {
      for (let i = 0; i < 3; i++) assert.equal((await fixture.call('/credits')).status, 200);
      const response = await fixture.call('/credits');
      assertRefused(response, 429, 'rate_limited');
      assert.match(response.headers['retry-after'] ?? '', /^(9|10)$/);
      const other = fixture.sandbox.keys.createInMemory(fixture.sandbox.accounts.open());
      const { status } = await send(`${fixture.sandbox.baseUrl}/credits`, {
        headers: { authorization: `Bearer ${other}` },
      });
      assert.equal(status, 200);
    } finally {
      await fixture.stop();
    }
  });
});
