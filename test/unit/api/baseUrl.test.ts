import assert from 'node:assert/strict';
import { isLoopback, parseBaseUrl } from '../../../src/api/baseUrl';
import { baseUrlProblem } from '../../../src/api/baseUrlProblem';

describe('parseBaseUrl', () => {
  const accepted: readonly (readonly [string, string, boolean?])[] = [
    ['https://api.example.com/api/v1/developer', 'https://api.example.com/api/v1/developer'],
    ['  https://api.example.com/api/v1/developer///  ', 'https://api.example.com/api/v1/developer'],
    ['HTTPS://API.Example.COM:443/api', 'https://api.example.com/api'],
    ['api.example.com/api', 'https://api.example.com/api'],
    ['http://api.example.com/api', 'https://api.example.com/api', true],
    ['http://api.example.com:8080', 'https://api.example.com:8080', true],
    ['http://127.0.0.1:4000/api', 'http://127.0.0.1:4000/api'],
    ['http://[::1]:4000/api', 'http://[::1]:4000/api'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['https://bücher.example/api', 'https://xn--bcher-kva.example/api'],
    ['https://a.example/x/../y', 'https://a.example/y'],
  ];
  for (const [typed, url, upgraded = false] of accepted) {
    it(`normalizes ${typed} to ${url}`, () => {
      assert.deepEqual(parseBaseUrl(typed), { ok: true, origin: new URL(url).origin, url, upgraded });
    });
  }

  const rejected: readonly (readonly [string, RegExp])[] = [
    ['', /empty/],
    ['   ', /empty/],
    ['not a url', /space/],
    ['https://', /not a URL/],
    ['ftp://a.example', /https/],
    ['javascript://a.example', /https/],
    ['https://user:secret@a.example', /user name/],
    ['https://@a.example', /user name/],
    ['https://a.example/api?x=1', /query/],
    ['https://a.example/api?', /query/],
    ['https://a.example/api#x', /fragment/],
    ['https://a.example\\@b.example', /backslash/],
    ['https://a.exa\u200Bmple', /invisible/],
    ['https://a.example\u202E/moc', /invisible/],
    ['https://a.example:99999', /not a URL/],
  ];
  for (const [typed, words] of rejected) {
    it(`rejects ${JSON.stringify(typed)}`, () => {
      const parsed = parseBaseUrl(typed);
      assert(!parsed.ok);
      assert.match(baseUrlProblem(parsed.problem), words);
    });
  }

  it('rejects an API key, and accepts host names that resemble one', () => {
    for (const key of [
      'sk-proj-0123456789abcdef',
      'Bearer abc',
      'abcDEFghiJKLmno',
      'va_live_9f8e7d6c5b4a',
      'eyJh1.eyJz2.SflKx3',
      'sk-abcdefghijklmnop',
    ]) {
      const parsed = parseBaseUrl(key);
      assert(!parsed.ok, key);
      assert.match(baseUrlProblem(parsed.problem), /API key/);
    }
    for (const host of [
      'videoserver',
      'video-server-in-the-lab',
      'api.example.com',
      'api-2.example.com',
      '192.168.100.200',
    ]) {
      assert(parseBaseUrl(host).ok, host);
    }
  });

  it('counts only names and addresses of this machine as loopback', () => {
    for (const host of ['localhost', 'LOCALHOST', '127.0.0.1', '127.255.0.3', '::1', '[::1]']) {
      assert(isLoopback(host), host);
    }
    for (const host of [
      'localhost.example',
      'x.localhost',
      '128.0.0.1',
      '127.0.0.1.example',
      '::2',
      '0.0.0.0',
      '10.0.0.1',
    ]) {
      assert(!isLoopback(host), host);
    }
  });
});
