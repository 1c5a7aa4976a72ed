import assert from 'node:assert/strict';
import { titleScene } from '../../../../../src/sandbox/render/story/titleScene';
import { textOf } from '../../../../../src/sandbox/render/story/tokens';

/** The roles and texts of a title card. */
const partsOf = (...titles: readonly string[]) =>
  titleScene({ titles, legal: [] }, 0, 48).parts.map(
    ({ role, tokens }) => `${role}: ${textOf(tokens).replaceAll('\u00a0', ' ')}`,
  );

describe('title scene', () => {
  it('sets a name apart from the sentences after it, but keeps a slogan whole', () => {
    assert.deepEqual(partsOf('Beecham Lane Pharmacy. Open late.'), [
      'headline: Beecham Lane Pharmacy.',
      'support: Open late.',
    ]);
    assert.deepEqual(partsOf('Evenly. Split trips, not friendships.'), [
      'headline: Evenly.',
      'support: Split trips, not friendships.',
    ]);
    assert.deepEqual(partsOf('Fix it. Save it.'), ['headline: Fix it. Save it.']);
    assert.deepEqual(partsOf('Förderung? Machen wir für Sie.'), ['headline: Förderung? Machen wir für Sie.']);
  });

  it('splits a title at a dash, but not a range of dates', () => {
    assert.deepEqual(partsOf('Oct 7 – Nov 15'), ['headline: Oct 7 – Nov 15']);
    assert.deepEqual(partsOf('Moers – seit 1961'), ['headline: Moers', 'support: seit 1961']);
    assert.deepEqual(partsOf('Open until 9 – every day'), ['headline: Open until 9', 'support: every day']);
  });

  it('sets legal lines below the address', () => {
    const { parts } = titleScene({ titles: ['Fox & Co', 'fox.example'], legal: ['Only in winter.'] }, 0, 48);
    assert.deepEqual(
      parts.map(({ role }) => role),
      ['headline', 'action', 'legal'],
    );
  });
});
