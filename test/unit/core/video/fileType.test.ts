import assert from 'node:assert/strict';
import { sniffFileType } from '../../../../src/core/video/fileType';
import { webm } from '../../../support/fileServer';

describe('sniffFileType', () => {
  const cases: readonly (readonly [string, Buffer])[] = [
    ['webm', webm(64)],
    ['mkv', Buffer.from('1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b61', 'hex')],
    ['mp4', Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2', 'latin1')],
    ['mov', Buffer.from('\0\0\0\x14ftypqt  \0\0\x02\0qt  ', 'latin1')],
    ['gif', Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
  ];
  for (const [extension, bytes] of cases) {
    it(`recognizes ${extension}`, () => {
      assert.equal(sniffFileType(bytes)?.extension, extension);
    });
  }
  it('recognizes no other type', () => {
    for (const text of ['', '<html>', '{"a":1}', '#EXTM3U\n', '\x89PNG\r\n', '%PDF-1.7']) {
      assert.equal(sniffFileType(Buffer.from(text, 'latin1')), undefined);
    }
  });
});
