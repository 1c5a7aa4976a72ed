import assert from 'node:assert/strict';
import { depictAll, type Depiction } from '../../../../../src/sandbox/render/board/depict';
import { paletteOf } from '../../../../../src/sandbox/render/look/palette';
import { emptyShot } from '../../../../../src/sandbox/render/story/shots';

/** The depictions of a film's captions, each shown for two seconds. */
function depict(...captions: readonly string[]): Depiction[] {
  return depictAll(
    captions.map((caption, index) => ({ ...emptyShot, caption, start: index * 2, end: index * 2 + 2 })),
    '',
  );
}

describe('depiction', () => {
  it('shows a person of any trade, with the gender and age that the film mentions', () => {
    const [first, second] = depict('A courier waits at a door', 'She rings the bell');
    assert.equal(first?.main?.kind === 'person' && first.main.person.kind, 'woman');
    assert.equal(second?.main?.kind === 'person' && second.main.person.kind, 'woman');
    const [potter] = depict('An elderly potter shapes a vase, clay running over her fingers');
    assert.deepEqual(potter?.main?.kind === 'person' && [potter.main.person.kind, potter.main.person.pose], [
      'grandmother',
      'stand',
    ]);
  });

  it('colors clothes as described', () => {
    const [shot] = depict('A courier in a yellow jacket on a bike');
    assert.equal(shot?.main?.kind === 'person' && shot.main.person.cloth, '#f0bf3a');
  });

  it('puts a person on what they ride or sit on', () => {
    for (const [caption, name] of [
      ['A bike courier weaves through traffic', 'bike'],
      ['A teenager on a sofa', 'sofa'],
    ] as const) {
      const [shot] = depict(caption);
      assert.equal(shot?.main?.kind, 'person', caption);
      assert.equal(shot.second?.kind === 'thing' && shot.second.name, name, caption);
    }
  });

  it('ignores a noun that only modifies a place', () => {
    assert.equal(depict('A coffee farm at dawn')[0]?.main, undefined);
    assert.equal(depict('Uma fazenda de café em Minas')[0]?.main, undefined);
  });

  it('drops the former subject when an unknown one appears', () => {
    const [, ray] = depict('A steel watch on his wrist', 'An odd creature glides past');
    assert.equal(ray?.main, undefined);
  });

  it('changes the light only from the panel that names another light', () => {
    const [first, , last] = depict('A diver in the deep water', 'A steel watch', 'The diver surfaces at sunset');
    assert.deepEqual([first?.light, last?.light], ['day', 'golden']);
    assert.equal(first?.setting, 'underwater');
  });

  it('keeps hues distinguishable at night', () => {
    const { of } = paletteOf('night');
    const spread = (color: string) => {
      const values = [1, 3, 5].map((offset) => Number.parseInt(of(color).slice(offset, offset + 2), 16));
      return Math.max(...values) - Math.min(...values);
    };
    assert.ok(spread('wall') > 24, `${spread('wall')}`);
  });
});
