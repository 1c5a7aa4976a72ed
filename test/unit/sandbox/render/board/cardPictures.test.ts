import assert from 'node:assert/strict';
import { depictCards } from '../../../../../src/sandbox/render/board/cardPictures';
import type { Depiction } from '../../../../../src/sandbox/render/board/depiction';
import { topicOf } from '../../../../../src/sandbox/render/board/topic';
import { vetoOf } from '../../../../../src/sandbox/render/board/veto';
import { tradeIn } from '../../../../../src/sandbox/render/board/trades/trades';

const film = { trade: undefined, topic: topicOf([]), turn: 0, veto: vetoOf('', '') };
const card = (text: string) => ({ text, namesThing: true, isEnd: false });

/** What each card shows: the name of a thing alone, `scene` for anything else. */
const shown = (...cards: readonly string[]) => depictCards(cards.map(card), film).map(nameOf);

function nameOf(depiction: Depiction | undefined) {
  if (depiction === undefined) return undefined;
  const { main, second } = depiction;
  return main?.kind === 'thing' && second === undefined ? main.name : 'scene';
}

describe('pictures of cards', () => {
  it('show the thing that the text names', () => {
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

  it('show no verb, name or figure of speech', () => {
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

  it('show only devices in copy for software', () => {
    assert.deepEqual(shown('Catches public buckets', 'Nothing leaves your laptop', 'npm i -D plumb'), [
      'scene',
      'laptop',
      'scene',
    ]);
    assert.deepEqual(shown('Catches rain in public buckets'), ['bucket']);
  });

  it('show each named thing once, at most three in a film, and none of a long text', () => {
    const all = shown('Your dog.', 'Old dogs.', 'A bike.', 'A sofa.', 'A pizza.', `A cat ${'and so on '.repeat(6)}`);
    assert.deepEqual(all, ['dog', 'scene', 'bike', 'sofa', 'scene', 'dog']);
  });

  it("show scenes of the film's trade, each first from afar, and end with what stands for the trade", () => {
    const trade = tradeIn({ brand: 'Brightside Dental' });
    const cards = ['Free in May', 'No lectures', 'Open late', 'Near you', 'Book now'].map(card);
    const pictures = depictCards([...cards, { ...card('Brightside'), isEnd: true }], { ...film, trade });
    assert.equal(nameOf(pictures.at(-1)), 'tooth');
    const scenes = pictures.slice(0, -1).map((it) => JSON.stringify(it));
    assert.ok(scenes.every((it) => it.includes('"form":"scene"')));
    assert.ok(new Set(scenes).size >= 4, scenes.join('\n'));
  });

  it('show other people in another film', () => {
    const trade = tradeIn({ shown: 'Our bakery opens at six' });
    const [one] = depictCards([card('Fresh at six')], { ...film, trade });
    const [other] = depictCards([card('Fresh at six')], { ...film, trade, turn: 1 });
    assert.notDeepEqual(one, other);
  });

  it('show nobody if the brief wants no people', () => {
    const cards = ['One', 'Two', 'Three', 'Four', 'Five'].map(card);
    const pictures = depictCards(cards, {
      trade: tradeIn({ shown: 'Our bakery' }),
      topic: topicOf([]),
      turn: 0,
      veto: vetoOf('No people.', ''),
    });
    assert.ok(pictures.every((it) => it?.main?.kind === 'thing'));
  });

  it('show no thing whose name only starts a compound, or is part of a name', () => {
    for (const text of ['Knife-sharp mornings', 'Dog-friendly, car-free', '鳥取駅から徒歩3分', 'Let the parcel ring']) {
      assert.deepEqual(shown(text), [undefined], text);
    }
    assert.deepEqual(shown('Sharp knives for cooks', '黒猫の店'), ['knife', 'cat']);
  });

  it('end with the topic if there is no trade, or if the brief rules out what stands for the trade', () => {
    const end = { ...card('Oriel'), isEnd: true };
    const topic = topicOf(['Your first car.', 'A car loan. Any car.']);
    const last = (more: Partial<Parameters<typeof depictCards>[1]>) =>
      nameOf(depictCards([card('A bike'), end], { ...film, topic, ...more }).at(-1));
    assert.equal(last({}), 'car');
    const trade = tradeIn({ shown: 'Our savings bank' });
    assert.equal(last({ trade }), 'piggyBank');
    assert.equal(last({ trade, veto: vetoOf('Please avoid: piggy banks', '') }), 'car');
  });

  it('show no other animal than those of the brief', () => {
    const trade = tradeIn({ shown: 'Our animal shelter' });
    const cards = ['One', 'Two', 'Three', 'Four', 'Five'].map(card);
    const animalsOf = (brief: string) => {
      const pictures = JSON.stringify(depictCards(cards, { ...film, trade, topic: topicOf([brief]) }));
      return Array.from(pictures.matchAll(/"(dog|cat)"/gu), ([, name = '']) => name);
    };
    assert.ok(animalsOf('Eleven cats.').every((name) => name === 'cat'));
    assert.ok(animalsOf('Adopt a friend.').includes('dog'));
  });

  it('show livestock only for trades that keep it', () => {
    const dinner = '夕食は飛騨の牛です。';
    const shownBy = (trade: string) =>
      nameOf(depictCards([card(dinner)], { ...film, trade: tradeIn({ shown: trade }) })[0]);
    assert.notEqual(shownBy('温泉旅館'), 'cow');
    assert.equal(nameOf(depictCards([card('Colazione con le uova delle nostre galline')], film)[0]), 'hen');
  });

  it('let no counted accessory stand for the film', () => {
    assert.deepEqual(shown('2 bikes for you', 'Open late'), ['bike', undefined]);
    assert.deepEqual(shown('A bike', 'Open late'), ['bike', 'scene']);
  });

  it('show a thing where the scenes of the trade show it', () => {
    const trade = tradeIn({ shown: 'Geigenbau. A violin maker' });
    const [own, last] = depictCards([card('Violin'), { ...card('Oriel'), isEnd: true }], { ...film, trade });
    assert.deepEqual([own?.setting, last?.setting], ['workshop', 'workshop']);
  });
});
