import assert from 'node:assert/strict';
import { cardPictures } from '../../../../../src/sandbox/render/board/cardPicture';

/** For each card: the thing or the place that its picture shows, or undefined. */
const shown = (...cards: readonly string[]) =>
  cardPictures(cards).map((picture) => (picture?.main?.kind === 'thing' ? picture.main.name : picture?.setting));

describe('pictures of cards', () => {
  it('show the thing or the place that the text names', () => {
    for (const [text, content] of [
      ['It wants better coffee.', 'cup'],
      ['Der Frühling kommt. Dein Fahrrad auch?', 'bike'],
      ['43 vieux chiens cherchent un canapé', 'dog'],
      ['Colazione con le uova delle nostre galline', 'hen'],
      ['Concert in the park', 'park'],
      ['O mar inteiro só pra você', 'sea'],
      ['冷蔵庫の写真1枚で、今夜の献立', 'fridge'],
      ['First hour free', undefined],
    ] as const) {
      assert.deepEqual(shown(text), [content], text);
    }
  });

  it('show nothing for a verb, a name or a figure of speech', () => {
    for (const text of [
      'Plant these now, forget about them',
      'We roast on Tuesday',
      'Meet Copper Kettle Null',
      'Early bird $119',
      "It's six o'clock",
      'Doors 8:30. Show 9:15.',
      'Ships April 15',
    ]) {
      assert.deepEqual(shown(text), [undefined], text);
    }
  });

  it('take names of things in copy for software as names', () => {
    assert.deepEqual(shown('Catches public buckets', 'Nothing leaves your laptop', 'npm i -D plumb'), [
      undefined,
      'laptop',
      undefined,
    ]);
    assert.deepEqual(shown('Catches rain in public buckets'), ['bucket']);
  });

  it('show each thing once, at most three in a film, and none beside a long text or a list', () => {
    assert.deepEqual(shown('Your dog.', 'Old dogs.', 'A bike.', 'A sofa.', 'A pizza.'), [
      'dog',
      undefined,
      'bike',
      'sofa',
      undefined,
    ]);
    assert.deepEqual(shown(`A dog ${'and so on '.repeat(6)}`, 'A dog\nA sofa', ''), [undefined, undefined, undefined]);
  });
});
