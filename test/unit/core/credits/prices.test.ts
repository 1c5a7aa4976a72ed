import assert from 'node:assert/strict';
import { creditsLost, estimatePrice } from '../../../../src/core/credits/prices';
import type { RequestFields } from '../../../../src/api/types';
import { fieldsHash } from '../../../../src/core/video/requestFields';
import { applyOutcome, attachVideo } from '../../../../src/core/video/applyResponse';
import type { Video } from '../../../../src/core/video/video';

describe('estimatePrice', () => {
  const paid = (duration: number, creditsUsed: number, aspectRatio?: string) => ({
    duration,
    creditsUsed,
    ...(aspectRatio === undefined ? {} : { aspectRatio }),
  });

  it('estimates nothing without a history', () => {
    assert.equal(estimatePrice([], { duration: 8 }), undefined);
    assert.equal(estimatePrice([paid(0, 3)], { duration: 8 }), undefined);
  });

  it('uses the newest price of the same duration and aspect ratio', () => {
    const history = [paid(8, 5, '9:16'), paid(8, 4, '16:9'), paid(8, 3, '9:16')];
    assert.deepEqual(estimatePrice(history, { duration: 8, aspectRatio: '16:9' }), 4);
    assert.equal(estimatePrice(history, { duration: 8, aspectRatio: '1:1' }), undefined, 'It depends on the ratio.');
  });

  it('ignores prices of requests with other extra fields', () => {
    const [one, other] = [{ model: 'one' }, { model: 'other' }];
    const history = [{ ...paid(8, 9), fieldsHash: fieldsHash(one) ?? '' }, paid(8, 4)];
    const estimate = (extraFields?: RequestFields): number | undefined =>
      estimatePrice(history, { duration: 8, ...(extraFields && { extraFields }) });
    assert.deepEqual([estimate(one), estimate(other), estimate()], [9, undefined, 4]);
  });

  it('ignores prices of other aspect ratios if the price is known to depend on the ratio', () => {
    const history = [paid(8, 8, '16:9'), paid(8, 4, '9:16'), paid(4, 2, '9:16'), paid(4, 4, '16:9')];
    assert.equal(estimatePrice(history, { duration: 12, aspectRatio: '9:16' }), 6);
    assert.equal(estimatePrice(history, { duration: 12, aspectRatio: '16:9' }), 12);
    assert.equal(estimatePrice(history, { duration: 12, aspectRatio: '1:1' }), undefined);
    assert.equal(estimatePrice(history.slice(1), { duration: 12, aspectRatio: '1:1' }), undefined);
    assert.equal(
      estimatePrice(history.slice(1, 3), { duration: 12, aspectRatio: '1:1' }),
      6,
      'no price is known to depend on the ratio',
    );
  });

  it('prefers the price that the service states over the median balance difference', () => {
    const differences = [40, 4, 4].map((credits) => ({ ...paid(8, credits), basis: 'difference' as const }));
    assert.equal(estimatePrice(differences, { duration: 8 }), 4);
    assert.equal(estimatePrice([...differences, { ...paid(8, 6), basis: 'response' as const }], { duration: 8 }), 6);
  });

  it('estimates the price of another duration only by a rule that explains all known prices as rounded', () => {
    const cases: readonly (readonly [[number, number][], number, number | undefined])[] = [
      [[[7, 4]], 12, undefined],
      [[[8, 4]], 16, undefined],
      [
        [
          [4, 2],
          [8, 4],
        ],
        12,
        6,
      ],
      [
        [
          [4, 2],
          [5, 3],
        ],
        12,
        undefined,
      ],
      [
        [
          [4, 2],
          [8, 4],
          [5, 3],
        ],
        12,
        6,
      ],
      [
        [
          [4, 2],
          [8, 4],
          [5, 3],
        ],
        7,
        4,
      ],
      [
        [
          [5, 3],
          [7, 4],
        ],
        12,
        undefined,
      ],
      [
        [
          [4, 7],
          [8, 9],
        ],
        12,
        11,
      ],
      [
        [
          [4, 10],
          [8, 10],
        ],
        60,
        10,
      ],
      [
        [
          [4, 0.5],
          [8, 1],
        ],
        6,
        0.75,
      ],
      [
        [
          [4, 3],
          [8, 5],
          [12, 20],
        ],
        16,
        undefined,
      ],
    ];
    const wrong = cases.flatMap(([prices, duration, expected]) => {
      const credits = estimatePrice(
        prices.map(([one, cost]) => paid(one, cost)),
        { duration },
      );
      return credits === expected ? [] : [`${JSON.stringify(prices)} → ${duration} s: ${String(credits)}`];
    });
    assert.deepEqual(wrong, []);
  });
});

describe('creditsLost', () => {
  const failed: Video = {
    ...{ key: 'k', service: 'sandbox', prompt: 'p', duration: 8, state: 'failed', videoId: 'v' },
    ...{ createdAt: Date.UTC(2026, 0, 5, 12), changedAt: 0, failedChecks: 0, stopped: false },
    ...{ request: { state: 'unknown' }, file: { state: 'none' } },
  };

  it("is the difference of the balances before and after, or else the service's own figure", () => {
    assert.equal(creditsLost(failed), undefined);
    assert.equal(creditsLost({ ...failed, creditsUsed: 4 }), 4);
    assert.equal(creditsLost({ ...failed, creditsUsed: 4, creditsBefore: 10, creditsAfter: 10 }), 0);
    assert.equal(creditsLost({ ...failed, creditsBefore: 10, creditsAfter: 6 }), 4);
    assert.equal(creditsLost({ ...failed, state: 'running', creditsUsed: 4 }), undefined);
  });

  it('ignores a balance from before the outcome, because other videos may have been charged', () => {
    const unconfirmed: Video = { ...failed, state: 'unconfirmed', creditsBefore: 100, creditsAfter: 88 };
    const reading = { state: 'failed', certainty: 'said', videoId: 'v' } as const;
    assert.equal(creditsLost(attachVideo(unconfirmed, 'v', reading, 9)), undefined);
    const late = applyOutcome(unconfirmed, { verdict: 'confirmed', reading: { ...reading, body: {}, http: 200 } }, 9);
    assert.equal(creditsLost(late), undefined);
  });
});
