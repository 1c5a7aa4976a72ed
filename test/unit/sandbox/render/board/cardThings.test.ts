import assert from 'node:assert/strict';
import { thingsOfCards } from '../../../../../src/sandbox/render/board/cardThings';

const shown = (...cards: readonly string[]) => thingsOfCards(cards);

describe('things of cards', () => {
  it('are what the text names', () => {
    for (const [text, content] of [
      ['It wants better coffee.', 'cup'],
      ['Der Frühling kommt. Dein Fahrrad auch?', 'bike'],
      ['43 vieux chiens cherchent un canapé', 'dog'],
      ['Colazione con le uova delle nostre galline', 'hen'],
      ['冷蔵庫の写真1枚で、今夜の献立', 'fridge'],
      ['First hour free', undefined],
    ] as const) {
      assert.deepEqual(shown(text), [content], text);
    }
  });

  it('are no verb, name or figure of speech', () => {
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

  it('are only devices in copy for software', () => {
    assert.deepEqual(shown('Catches public buckets', 'Nothing leaves your laptop', 'npm i -D plumb'), [
      undefined,
      'laptop',
      undefined,
    ]);
    assert.deepEqual(shown('Catches rain in public buckets'), ['bucket']);
  });

  it('are shown once, at most three in a film, and none beside a long text or a list', () => {
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
