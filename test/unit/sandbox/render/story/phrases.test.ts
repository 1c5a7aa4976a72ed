import assert from 'node:assert/strict';
import { sentencesOf } from '../../../../../src/sandbox/render/story/phrases';

describe('sentences', () => {
  it('keep an emoji at the start or at the end', () => {
    for (const text of ['⚡ Snapshots in a second.', 'Fresh bread. 🥖']) assert.deepEqual(sentencesOf(text), [text]);
  });
});
