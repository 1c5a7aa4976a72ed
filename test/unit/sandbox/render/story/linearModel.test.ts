import assert from 'node:assert/strict';
import { LinearModel } from '../../../../../src/sandbox/render/story/linearModel';
import brands from '../../../../../src/sandbox/render/story/models/brands.json';
import copyRoles from '../../../../../src/sandbox/render/story/models/copyRoles.json';
import kinds from '../../../../../src/sandbox/render/story/models/kinds.json';

describe('linear model', () => {
  const stored = { labels: ['no', 'yes'], bias: [0, 0], features: ['a\t-100 100', 'ab\t50 -50', 'ä\t-300 300'] };
  const model = new LinearModel(['no', 'yes'], stored);
  const yes = (...features: string[]) => model.probabilities(features)[1] ?? 0;

  it('adds the weights of the features that it knows', () => {
    assert.equal(yes(), 0.5);
    assert.equal(yes('unknown', '', 'abc', 'A'), 0.5);
    assert.ok(yes('a') > 0.6 && yes('ab') < 0.45 && yes('ä') > yes('a'));
    assert.ok(yes('a', 'ab') > 0.5 && yes('a', 'ab') < yes('a'));
  });

  it('refuses a model of other labels', () => {
    assert.throws(() => new LinearModel(['yes', 'no'], stored), /for no,yes/u);
  });

  it('has sorted features in every trained model, so that each is found', () => {
    for (const { features } of [brands, copyRoles, kinds]) {
      assert.ok(features.every((line, at) => at === 0 || (features[at - 1] ?? '') < line));
    }
  });
});
