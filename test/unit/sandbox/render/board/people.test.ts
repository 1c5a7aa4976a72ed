import assert from 'node:assert/strict';
import { depictAll } from '../../../../../src/sandbox/render/board/depict';
import type { Depiction } from '../../../../../src/sandbox/render/board/depiction';
import { drawPerson } from '../../../../../src/sandbox/render/board/people';
import { newPerson, type Person } from '../../../../../src/sandbox/render/board/person';
import { paletteOf } from '../../../../../src/sandbox/render/look/palette';
import { emptyShot } from '../../../../../src/sandbox/render/story/shots';
import type { TimedShot } from '../../../../../src/sandbox/render/story/boardTiming';

/** The depictions of a film's panels, each shown for two seconds. */
function depict(...shots: readonly Partial<TimedShot>[]): Depiction[] {
  return depictAll(
    shots.map((shot, index) => ({ ...emptyShot, ...shot, start: index * 2, end: index * 2 + 2 })),
    '',
  );
}

const peopleIn = ({ main, second }: Depiction): readonly Person[] =>
  [main, second].flatMap((figure) => (figure?.kind === 'person' ? [figure.person] : []));

/** The people of a film with these captions, panel by panel. */
const peopleOf = (...captions: readonly string[]): Person[][] =>
  depict(...captions.map((caption) => ({ caption }))).map((depiction) => [...peopleIn(depiction)]);

const wornIn = (caption: string) => peopleOf(caption)[0]?.map(({ outfit }) => outfit.map(({ name }) => name).sort());

describe('people in a picture', () => {
  it('wear what the caption names and what their work implies, in every language', () => {
    for (const [caption, ...worn] of [
      ['A bearded man in a red beanie waits', ['beanie', 'beard']],
      ['A nurse smiles', ['scrubs']],
      ['A chef in a leather apron tastes the soup', ['apron', 'chefHat']],
      ['A builder in a cap drinks coffee', ['cap', 'safetyVest']],
      ['Eine Frau mit Brille und Schal wartet', ['scarf', 'spectacles']],
      ['Ein Klempner lacht', ['cap', 'overalls']],
      ['Der Koch probiert die Suppe', ['chefHat']],
      ['Une femme en imperméable court', ['hood']],
      ['Un médico con barba sonríe', ['beard', 'whiteCoat']],
      ['Um homem de terno espera', ['suit']],
      ['Una donna con le cuffie balla', ['headphones']],
      ['看護師が笑う', ['scrubs']],
      ['浴衣姿の女性がお茶を飲む', ['robe']],
      ['A bride in a wedding dress laughs', ['dress']],
      ['Ein Mann im Mantel wartet', ['coat']],
      ['A teenager in a hoodie skates', ['hoodie']],
    ] as const) {
      assert.deepEqual(wornIn(caption)?.[0], worn[0], caption);
    }
  });

  it('wear nothing that they only handle, and nothing of the person beside them', () => {
    assert.deepEqual(wornIn('A woman folds a scarf'), [[]]);
    assert.deepEqual(wornIn('A man with a beard and a woman laugh'), [['beard'], []]);
    assert.deepEqual(wornIn('A woman and a bearded man laugh'), [[], ['beard']]);
  });

  it('keep their clothes from panel to panel', () => {
    const [, she] = peopleOf('A woman in a yellow raincoat waits', 'She smiles');
    const [, , lena] = peopleOf('Lena, in a beanie, waits', 'A man laughs', 'Lena laughs');
    const names = [she, lena].map((people) => people?.[0]?.outfit.map(({ name }) => name));
    assert.deepEqual(names, [['hood'], ['beanie']]);
    const [, guest] = peopleOf('A chef tosses a pan', 'A man eats');
    assert.deepEqual(guest?.[0]?.outfit, []);
  });

  it('are known by the name after the noun that introduces them', () => {
    const [, joe] = peopleOf('GRANDPA JOE smiles', 'Joe nods');
    assert.equal(joe?.[0]?.kind, 'grandfather');
    const [, ana] = peopleOf('A potter named Ana waits', 'Ana laughs');
    assert.deepEqual(
      ana?.[0]?.outfit.map(({ name }) => name),
      ['apron'],
    );
  });

  it('are known by the name after the noun and an age', () => {
    for (const captions of [
      ['Une dame de 84 ans, Odette, cherche ses clés', 'Odette sourit'],
      ['Un señor de 71 años, Ramón, espera', 'Ramón sonríe'],
    ] as const) {
      const [first, second] = peopleOf(...captions);
      assert.match(String(first?.[0]?.kind), /^grand/, captions[0]);
      assert.equal(second?.[0]?.kind, first?.[0]?.kind, captions[1]);
    }
  });

  it('are not others if a pronoun follows their name', () => {
    const [, last] = peopleOf('A girl waves', 'Odette smiles, the bread is for her');
    assert.deepEqual(
      last?.map(({ kind }) => kind),
      ['woman'],
    );
  });

  it('have the age that a later panel tells, and are found again by a pronoun after others', () => {
    const [first] = depict(
      { place: 'CAR', spoken: ['Are we there yet?'], speakers: ['MINA'] },
      { caption: 'In the back seat MINA (7), wide awake' },
    );
    assert.equal(first?.main?.kind === 'person' && first.main.person.kind, 'girl');
    const [, , he] = peopleOf('Grandad smiles', 'His granddaughter whispers', 'He laughs');
    assert.deepEqual(
      he?.map(({ kind }) => kind),
      ['grandfather'],
    );
  });

  it('make the face that the caption describes', () => {
    for (const [caption, expression] of [
      ['A man waits', 'calm'],
      ['Eine Frau lacht', 'laugh'],
      ['Un homme étonné attend le bus', 'surprised'],
      ['A tired woman closes the laptop', 'sad'],
      ['Um homem grita', 'angry'],
      ['Una mujer grita de alegría', 'laugh'],
      ['A woman opens a door', 'smile'],
    ] as const) {
      assert.equal(peopleOf(caption)[0]?.[0]?.expression, expression, caption);
    }
  });

  it('take the pose of what they do, but not of what somebody else does', () => {
    for (const [caption, ...poses] of [
      ['A man sips his tea', 'drink'],
      ['A woman carries a box', 'carry'],
      ['A boy waves at the bus', 'wave'],
      ['A man with his head in his hands', 'despair'],
      ['A woman on the phone', 'call'],
      ['A boss, hands on hips', 'hips'],
      ['A cook chops onions', 'work'],
      ['A woman shakes hands with a man', 'reach', 'reach'],
      ['A man stares, a girl waves at him', 'stand', 'wave'],
    ] as const) {
      assert.deepEqual(
        peopleOf(caption)[0]?.map(({ pose }) => pose),
        poses,
        caption,
      );
    }
  });

  it('open their mouths only when they speak, and are then seen from near', () => {
    const talk = { caption: 'MARA (30s) waits', spoken: ['We have no milk.'] };
    const [hers, voice] = [{ ...talk, speakers: ['MARA'] }, talk].map((shot) => depict(shot)[0]);
    assert.deepEqual(
      [hers, voice].map((it) => it && peopleIn(it)[0]?.isSpeaking),
      [true, false],
    );
    assert.deepEqual([hers?.size, voice?.size], ['medium', 'full']);
    const [, later] = depict({ ...talk, speakers: ['MARA'] }, { caption: 'She sits down', spoken: ['Milk is money.'] });
    assert.equal(later && peopleIn(later)[0]?.isSpeaking, false);
  });

  it('are two if the caption names two of unspecified gender', () => {
    const kinds = (caption: string) => peopleOf(caption)[0]?.map(({ kind }) => kind);
    assert.deepEqual(kinds('A nurse helps a customer'), ['man', 'woman']);
    assert.deepEqual(kinds('The runner, a teacher, stops'), ['man']);
  });

  it('are drawn differently in each pose, expression and outfit', () => {
    const person = newPerson('woman');
    const palette = paletteOf('day');
    const poses = [
      'stand',
      'drink',
      'call',
      'wave',
      'carry',
      'despair',
      'foldArms',
      'climb',
      'push',
      'hips',
      'work',
    ] as const;
    const expressions = ['smile', 'laugh', 'calm', 'sad', 'surprised', 'angry'] as const;
    const garments = [
      'apron',
      'suit',
      'scrubs',
      'whiteCoat',
      'overalls',
      'safetyVest',
      'hood',
      'scarf',
      'coat',
      'hoodie',
      'robe',
      'dress',
    ] as const;
    const hats = ['cap', 'peakedCap', 'beanie', 'santaHat', 'helmet', 'hardHat', 'chefHat', 'sunHat'] as const;
    const others = ['crown', 'headscarf', 'headphones', 'spectacles', 'beard', 'baldHead'] as const;
    const drawings = [
      ...poses.map((pose) => ({ ...person, pose })),
      ...expressions.slice(1).map((expression) => ({ ...person, expression })),
      ...[...garments, ...hats, ...others].map((name) => ({ ...person, outfit: [{ name, color: '#2f6f8f' }] })),
      { ...person, isSpeaking: true },
      { ...person, looksAside: true },
    ].map((it) => drawPerson(it, palette));
    assert.equal(new Set(drawings).size, drawings.length);
  });
});
