import assert from 'node:assert/strict';
import { sentencesOf, splitAtBreak } from '../../../../../src/sandbox/render/story/phrases';
import { textOf, tokenize } from '../../../../../src/sandbox/render/story/tokens';

describe('sentences', () => {
  it('keep an emoji at the start or at the end', () => {
    for (const text of ['⚡ Snapshots in a second.', 'Fresh bread. 🥖']) assert.deepEqual(sentencesOf(text), [text]);
  });
});

describe('a long sentence', () => {
  it('is not split before a remark in brackets', () => {
    const text =
      'Fourteen days of battery, works without coverage (radio mesh up to 9 km), and tells you if the dog stops';
    for (const part of splitAtBreak(tokenize(text)).map(textOf)) {
      assert.equal(part.split('(').length, part.split(')').length, part);
      assert.doesNotMatch(part, /^\(/u);
    }
  });
});
