import assert from 'node:assert/strict';
import { maskLinks, readableReply } from '../../../../src/core/library/readableResponse';

describe('readableReply', () => {
  it('indents JSON and masks what gives access', () => {
    const reply = readableReply(
      '{"id":"v1","key_id":"k","apiKey":"abc","access_token":"t","nested":{"signature":"s"}}',
    );
    assert.deepEqual(JSON.parse(reply), {
      id: 'v1',
      key_id: 'k',
      apiKey: '•••',
      access_token: '•••',
      nested: { signature: '•••' },
    });
    assert.ok(reply.includes('\n  "id"'));
  });

  it('masks the signature of a link and keeps the rest', () => {
    const reply = readableReply('{"video_url":"https://example.com/a.mp4?part=2&X-Amz-Signature=abc&Expires=99#t"}');
    assert.ok(reply.includes('https://example.com/a.mp4?part=2&X-Amz-Signature=•••&Expires=•••#t'), reply);
  });

  it('shows what is no JSON as it came', () => {
    assert.equal(readableReply('<h1>Bad gateway</h1>'), '<h1>Bad gateway</h1>');
    assert.equal(maskLinks('Authorization: Bearer sk-123.abc'), 'Authorization: Bearer •••');
  });
});
