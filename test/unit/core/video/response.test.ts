import assert from 'node:assert/strict';
import fc from 'fast-check';
import { maskLinks, outlineOf, readableResponse } from '../../../../src/core/video/keptResponse';

describe('readableResponse', () => {
  it('indents JSON and masks credentials', () => {
    const response = readableResponse(
      '{"id":"v1","key_id":"k","apiKey":"abc","access_token":"t","nested":{"signature":"s"}}',
    );
    assert.deepEqual(JSON.parse(response), {
      id: 'v1',
      key_id: 'k',
      apiKey: '•••',
      access_token: '•••',
      nested: { signature: '•••' },
    });
    assert.ok(response.includes('\n  "id"'));
  });

  it('masks the signature of a link and keeps the rest', () => {
    const response = readableResponse(
      '{"video_url":"https://example.com/a.mp4?part=2&X-Amz-Signature=abc&Expires=99#t"}',
    );
    assert.ok(response.includes('https://example.com/a.mp4?part=2&X-Amz-Signature=•••&Expires=•••#t'), response);
  });

  it('returns text that is not JSON unchanged', () => {
    assert.equal(readableResponse('<h1>Bad gateway</h1>'), '<h1>Bad gateway</h1>');
    assert.equal(maskLinks('Authorization: Bearer sk-123.abc'), 'Authorization: Bearer •••');
  });
});

describe('the outline of a response', () => {
  it('keeps names and structure without values', () => {
    const body = {
      id: 'a3f1c5d2-0b7e-4c1d-9f57-2f1f2b1f0a11',
      status: 'wandering',
      progress: 0.4,
      links: [{ url: 'https://cdn.example/a.mp4?sig=secret' }, {}, {}],
      created_at: '2026-01-02T03:04:05Z',
      'ann@example.org': true,
      error: null,
    };
    assert.deepEqual(JSON.parse(outlineOf(JSON.stringify(body))), {
      id: '<uuid>',
      status: '<text of 9>',
      progress: '<number>',
      links: [{ url: '<url>' }, {}, '<3 in all>'],
      created_at: '<date>',
      '<name>': '<true or false>',
      error: null,
    });
  });

  it('never throws and never shows a value, whatever the response', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.stringMatching(/^[a-z]{12}$/), (value, secret) => {
        assert.ok(!outlineOf(JSON.stringify({ value, secret: [secret, { secret }] })).includes(secret));
      }),
      { numRuns: 300 },
    );
    for (const body of ['', '<html>', '[', '9'.repeat(400), '['.repeat(9_000)]) assert.ok(outlineOf(body).length < 200);
  });
});
