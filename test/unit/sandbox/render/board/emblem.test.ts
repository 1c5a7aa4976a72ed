import assert from 'node:assert/strict';
import { depictAll } from '../../../../../src/sandbox/render/board/depict';
import { withEmblem } from '../../../../../src/sandbox/render/board/emblem';
import { tradeIn } from '../../../../../src/sandbox/render/board/trades/trades';
import { emptyShot } from '../../../../../src/sandbox/render/story/shots';

function picture(caption: string, brand: string) {
  const [depicted] = depictAll([{ ...emptyShot, caption, start: 0, end: 3 }], '');
  assert.ok(depicted !== undefined);
  const { main, setting } = withEmblem(depicted, tradeIn({ brand })?.trade);
  return [main?.kind === 'thing' ? main.name : main?.kind, setting];
}

describe('emblem of a trade', () => {
  it('stands in a room with nobody and nothing to see', () => {
    assert.deepEqual(picture('A quiet shop in the morning', 'Your florist'), ['bouquetLarge', 'shopInside']);
    assert.deepEqual(picture('A quiet shop in the morning', 'Oriel'), [undefined, 'shopInside']);
  });

  it('replaces nobody and nothing, and stands neither outside nor where it is too large', () => {
    assert.equal(picture('A woman waits in a shop', 'Your florist')[0], 'person');
    assert.equal(picture('A quiet street in the morning', 'Your florist')[0], undefined);
    assert.equal(picture('An empty kitchen', 'Your ferry')[0], undefined);
    assert.equal(picture('An empty kitchen', 'Your crane hire')[0], undefined);
  });

  it('is no mere symbol', () => {
    assert.deepEqual(picture('A quiet office in the morning', 'Your law firm'), [undefined, 'office']);
  });

  it('does not double the bed of a bedroom', () => {
    assert.deepEqual(picture('A dark bedroom', 'Your mattress shop'), ['bed', 'living']);
  });
});
