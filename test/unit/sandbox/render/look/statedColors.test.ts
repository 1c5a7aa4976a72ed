import assert from 'node:assert/strict';
import { namedColors } from '../../../../../src/sandbox/render/look/palette';
import { statedColors } from '../../../../../src/sandbox/render/look/statedColors';

describe('statedColors', () => {
  const [green, cream, black, gold] = ['forest green', 'cream', 'black', 'gold'].flatMap(namedColors);

  it('reads colors after a label, on its line or on the next', () => {
    assert.deepEqual(statedColors('Fresh bread.\nBrand colours: forest green and cream', false), [green, cream]);
    assert.deepEqual(statedColors('Brand colours\nForest green + cream', false), [green, cream]);
    assert.deepEqual(statedColors('Farben: Schwarz und Gold', true), [black, gold]);
  });

  it('reads a color code exactly, before the name beside it', () => {
    assert.equal(statedColors('bg navy #14213D please', false)[0], '#14213d');
  });

  it('reads wishes in a request', () => {
    for (const wish of [
      'Video for my shop please. black and gold like the sign',
      'Logo at the end.\nBlack bg, gold letters',
      'Thanks! Black/gold.',
    ]) {
      assert.deepEqual(statedColors(wish, false), [black, gold], wish);
    }
  });

  it('leaves out colors that a clause excludes', () => {
    assert.deepEqual(statedColors('Our colors are black, not the gold of the others', false), [black]);
  });

  it('takes no color from copy or from pictures', () => {
    assert.deepEqual(statedColors('The black jacket that never lets you down. Now in gold, too.', false), []);
    assert.deepEqual(statedColors('A black cat on a gold sofa, color grading warm', true), []);
  });
});
