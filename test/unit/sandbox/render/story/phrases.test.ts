import assert from 'node:assert/strict';
import { sentencesOf } from '../../../../../src/sandbox/render/story/phrases';

describe('sentences', () => {
  it('keep an emoji at the start or at the end', () => {
    for (const text of ['⚡ Snapshots in a second.', 'Fresh bread. 🥖']) assert.deepEqual(sentencesOf(text), [text]);
  });

  it('keep the house number of a street', () => {
    for (const text of ['Karl-Heine-Str. 71, Leipzig', 'Hauptstr. 3', 'Goethe-Pl. 8']) {
      assert.deepEqual(sentencesOf(text), [text]);
    }
  });
});
