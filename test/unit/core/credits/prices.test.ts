import assert from 'node:assert/strict';
import { estimatePrice } from '../../../../src/core/credits/prices';

describe('estimatePrice', () => {
  const paid = (duration: number, creditsUsed: number, aspectRatio?: string) => ({
    duration,
    creditsUsed,
    ...(aspectRatio === undefined ? {} : { aspectRatio }),
  });

  it('knows nothing without a history', () => {
    assert.equal(estimatePrice([], { duration: 8 }), undefined);
    assert.equal(estimatePrice([paid(0, 3)], { duration: 8 }), undefined);
  });

  it('takes the newest price of the same length and shape', () => {
    const history = [paid(8, 5, '9:16'), paid(8, 4, '16:9'), paid(8, 3, '9:16')];
    assert.deepEqual(estimatePrice(history, { duration: 8, aspectRatio: '16:9' }), { credits: 4, basis: 'same' });
    assert.deepEqual(estimatePrice(history, { duration: 8, aspectRatio: '1:1' }), { credits: 5, basis: 'same' });
  });

  it('believes what the service named more than what the balance showed, and of that the middle', () => {
    const seen = [40, 4, 4].map((credits) => ({ ...paid(8, credits), basis: 'difference' as const }));
    assert.equal(estimatePrice(seen, { duration: 8 })?.credits, 4);
    assert.equal(estimatePrice([...seen, { ...paid(8, 6), basis: 'response' as const }], { duration: 8 })?.credits, 6);
  });

  it('reckons other lengths: by length, by a base price, or flat, as the prices known say', () => {
    assert.deepEqual(estimatePrice([paid(8, 4)], { duration: 15 }), { credits: 8, basis: 'proportional' });
    assert.equal(estimatePrice([paid(4, 7), paid(8, 9)], { duration: 12 })?.credits, 11);
    assert.equal(estimatePrice([paid(4, 10), paid(8, 10)], { duration: 60 })?.credits, 10);
    assert.equal(estimatePrice([paid(4, 0.5)], { duration: 6 })?.credits, 0.75);
  });
});
