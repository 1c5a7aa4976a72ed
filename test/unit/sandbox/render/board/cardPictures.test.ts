import assert from 'node:assert/strict';
import { depictCards } from '../../../../../src/sandbox/render/board/cardPictures';
import type { Depiction } from '../../../../../src/sandbox/render/board/depiction';
import { vetoOf } from '../../../../../src/sandbox/render/board/veto';
import { tradeIn } from '../../../../../src/sandbox/render/board/trades/trades';

const tradeNamed = (brand: string) => tradeIn({ brand })?.trade;
const film = { trade: tradeNamed('Brightside Dental'), about: '', turn: 0, veto: vetoOf('', '') };
const card = (text: string) => ({ text, namesThing: true, isEnd: false });
const endCard = (text: string) => ({ text, namesThing: false, isEnd: true });

/** What each card of a dentist's film shows: the name of a thing alone, `scene` for anything else. */
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
      ['冷蔵庫の写真1枚で、今夜の献立', 'fridge'],
      ['First hour free', 'scene'],
    ] as const) {
      assert.deepEqual(shown(text), [content], text);
    }
  });

  it('are missing in a film without a trade', () => {
    const pictures = depictCards([card('It wants better coffee.'), endCard('Oriel')], { ...film, trade: undefined });
    assert.deepEqual(pictures, [undefined, undefined]);
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
      'Service wash, £14 a bag',
    ]) {
      assert.deepEqual(shown(text), ['scene'], text);
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
    assert.equal(all.filter((it) => it === 'dog').length, 1);
    assert.deepEqual([all[0], all[2], all[3]], ['dog', 'bike', 'sofa']);
    assert.ok(!all.includes('pizza') && !all.includes('cat'));
  });

  it("show scenes of the film's trade, each first from afar, and end with what stands for the trade", () => {
    const cards = ['Free in May', 'No lectures', 'Open late', 'Near you'].map(card);
    const pictures = depictCards([...cards, endCard('Brightside')], film);
    assert.equal(nameOf(pictures.at(-1)), 'tooth');
    const scenes = pictures.slice(0, -1).map((it) => JSON.stringify(it));
    assert.ok(scenes.every((it) => it.includes('"form":"scene"')));
    assert.equal(new Set(scenes).size, 4, scenes.join('\n'));
  });

  it('repeat no scene, and show the same thing twice at most', () => {
    const cards = Array.from({ length: 12 }, (_, at) => card(`Number ${at}`));
    const pictures = depictCards([...cards, endCard('Oriel')], film).filter((it) => it !== undefined);
    assert.ok(pictures.length > 2 && pictures.length < 12);
    assert.equal(new Set(pictures.map((it) => JSON.stringify(it))).size, pictures.length);
    const things = pictures.flatMap(({ main }) => (main?.kind === 'thing' ? [main.name] : []));
    assert.ok(Math.max(...[...Map.groupBy(things, (name) => name).values()].map(({ length }) => length)) <= 2);
  });

  it('are missing on the end card beside a long address or many words, and if the film has shown the thing', () => {
    const trade = tradeNamed('Your bike shop');
    const last = (text: string, ...cards: readonly string[]) =>
      nameOf(depictCards([...cards.map(card), endCard(text)], { ...film, trade }).at(-1));
    assert.equal(last('Oriel oriel.example'), 'bike');
    assert.equal(last('Oriel the-bike-people-of-oriel-street.example'), undefined);
    assert.equal(last('Oriel. Call us now or visit us on any weekday in our house at Mill Lane'), undefined);
    assert.equal(last('Oriel oriel.example', 'A bike.'), undefined);
  });

  it('show other people in another film', () => {
    const [one] = depictCards([card('Fresh at six')], film);
    const [other] = depictCards([card('Fresh at six')], { ...film, turn: 1 });
    assert.notDeepEqual(one, other);
  });

  it('show nobody if the brief wants no people', () => {
    const cards = ['One', 'Two', 'Three', 'Four', 'Five'].map(card);
    const pictures = depictCards(cards, { ...film, trade: tradeNamed('Our bakery'), veto: vetoOf('No people.', '') });
    const drawn = pictures.filter((it) => it !== undefined);
    assert.ok(drawn.length > 0 && drawn.every(({ main }) => main?.kind === 'thing'));
  });

  it('show no thing whose name only starts a compound, or is part of a name', () => {
    for (const text of ['Knife-sharp mornings', 'Dog-friendly, car-free', '鳥取駅から徒歩3分', 'Let the parcel ring']) {
      assert.deepEqual(shown(text), ['scene'], text);
    }
    assert.deepEqual(shown('Sharp knives for cooks', '黒猫の店'), ['knife', 'cat']);
  });

  it('show no other animal than those of the brief', () => {
    const trade = tradeNamed('Our animal shelter');
    const cards = ['One', 'Two', 'Three', 'Four', 'Five'].map(card);
    const animalsOf = (about: string) => {
      const pictures = JSON.stringify(depictCards(cards, { ...film, trade, about }));
      return Array.from(pictures.matchAll(/"(dog|cat)"/gu), ([, name = '']) => name);
    };
    assert.deepEqual([...new Set(animalsOf('Eleven cats.'))], ['cat']);
    assert.ok(animalsOf('Adopt a friend.').includes('dog'));
  });

  it('show livestock only for trades that keep it', () => {
    const shownBy = (brand: string, text: string) =>
      nameOf(depictCards([card(text)], { ...film, trade: tradeNamed(brand) })[0]);
    assert.notEqual(shownBy('温泉旅館', '夕食は飛騨の牛です。'), 'cow');
    assert.equal(shownBy('Hühnermobil Krause', 'Colazione con le uova delle nostre galline'), 'hen');
    const cards = ['Brambles?', 'Forty goats.', 'One', 'Two', 'Three', 'Four'].map(card);
    const fence = tradeNamed('Livestock fencing');
    const pictures = (about: string) => depictCards(cards, { ...film, trade: fence, about }).map(nameOf);
    assert.equal(pictures('Forty goats.')[1], 'goat');
    assert.ok(!pictures('Forty goats.').includes('sheepFlock'));
    assert.ok(pictures('Good fences.').includes('sheepFlock'));
  });

  it('show a thing where the scenes of the trade show it', () => {
    const trade = tradeNamed('A violin maker');
    const settingOf = (...cards: Parameters<typeof depictCards>[0]) =>
      depictCards(cards, { ...film, trade }).at(-1)?.setting;
    assert.deepEqual([settingOf(card('Violin')), settingOf(endCard('Oriel'))], ['workshop', 'workshop']);
  });
});
