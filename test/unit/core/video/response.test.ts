import assert from 'node:assert/strict';
import { maskLinks, readableResponse } from '../../../../src/core/video/response';

describe('readableResponse', () => {
  it('indents JSON and masks what gives access', () => {
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

  it('shows what is no JSON as it came', () => {
    assert.equal(readableResponse('<h1>Bad gateway</h1>'), '<h1>Bad gateway</h1>');
    assert.equal(maskLinks('Authorization: Bearer sk-123.abc'), 'Authorization: Bearer •••');
  });
});
