import assert from 'node:assert/strict';
import { fitShots } from '../../../../../src/sandbox/render/story/boardTiming';
import { emptyShot, type Shot } from '../../../../../src/sandbox/render/story/shots';

const scene: Shot = {
  ...emptyShot,
  caption: 'A family of six eats in silence. Beige food. Grandma reaches into her purse. A dog runs away',
  place: 'DINING ROOM',
  isFixed: true,
  moves: ['pushIn'],
  spoken: ['I used a little pepper.', 'I brought my own.'],
  titles: ['In the hot aisle.'],
};

describe('board timing', () => {
  it('splits a panel of more than 5 s at sentence ends, into panels of at least 2 s', () => {
    const { shots } = fitShots([scene], 9);
    assert.deepEqual(
      shots.map(({ caption }) => caption),
      ['A family of six eats in silence. Beige food', 'Grandma reaches into her purse', 'A dog runs away'],
    );
    assert.equal(shots[0]?.start, 0);
    assert.equal(shots.at(-1)?.end, 9);
    for (const [at, { start, end }] of shots.entries()) {
      assert.ok(end - start >= 2);
      assert.equal(start, at === 0 ? 0 : shots[at - 1]?.end);
    }
    assert.deepEqual(
      shots.flatMap(({ spoken }) => spoken),
      scene.spoken,
    );
    assert.deepEqual(
      shots.map(({ moves, titles }) => [moves, titles]),
      [
        [['pushIn'], []],
        [[], []],
        [[], scene.titles],
      ],
    );
  });

  it('does not split a panel of 5 s, or one to which the brief gives a number or a time', () => {
    for (const [shot, seconds] of [
      [scene, 5],
      [{ ...scene, place: '' }, 9],
      [{ ...scene, from: 0, to: 9 }, 9],
      [{ ...scene, caption: 'Only one sentence' }, 9],
      [{ ...scene, caption: '' }, 9],
    ] as const) {
      assert.equal(fitShots([shot], seconds).shots.length, 1);
    }
  });

  it('drops no shot if each can have 1.6 s', () => {
    const shots = ['A pan smokes', 'A cook pours sauce', 'A taco lands', 'The bottle'].map((caption): Shot => ({
      ...emptyShot,
      caption,
      isFixed: true,
    }));
    assert.equal(fitShots(shots, 8).dropped.length, 0);
    assert.equal(fitShots(shots, 6).dropped.length, 1);
  });

  it('splits a panel at no abbreviation', () => {
    const caption = 'A calf stands up beside Dr. Okafor, a vet. Pete takes off his cap';
    const { shots } = fitShots([{ ...scene, caption }], 9);
    assert.deepEqual(
      shots.map((shot) => shot.caption),
      ['A calf stands up beside Dr. Okafor, a vet', 'Pete takes off his cap'],
    );
  });

  it('keeps the end card of a brief whose times exceed the film', () => {
    const shots = [0, 4, 8, 12].map((from): Shot => ({
      ...emptyShot,
      caption: `A boat at ${String(from)} seconds`,
      isFixed: true,
      from,
      to: from + 4,
      titles: from === 12 ? ['Sail away.'] : [],
    }));
    const board = fitShots(shots, 6);
    assert.deepEqual(board.shots.at(-1)?.titles, ['Sail away.']);
    assert.ok(board.dropped.length > 0);
    assert.equal(fitShots(shots.slice(0, 3), 6).dropped.length, 1);
  });

  it('shows shots without a time after the timed shot before them, and as long as they need', () => {
    const voice = (from: number, ...spoken: string[]): Shot => ({ ...emptyShot, from, spoken });
    const end: Shot = { ...emptyShot, titles: ['Tidy', 'tidy.example'], isEnd: true };
    const starts = (...shots: readonly Shot[]) => fitShots(shots, 12).shots.map(({ start }) => start);
    const [first, second, third] = starts(voice(0, 'One line.'), voice(6, 'Another line.'), end);
    assert.deepEqual([first, second], [0, 6]);
    assert.ok(third !== undefined && third > 7 && third < 10.4, String(third));
    // The end card has no room after the last line, so all lines start earlier.
    const [, , last] = starts(voice(0, 'One line.'), voice(11, 'Another line.'), end);
    assert.ok(last !== undefined && last <= 10.4, String(last));
    const until = starts({ ...voice(0, 'One line.'), to: 9 }, end);
    assert.deepEqual(until, [0, 9]);
  });

  it('splits a sentence that is too long for a caption at its commas', () => {
    const clause = 'a brown terrier in a bright orange harness trots along a path';
    const caption = `${clause}, ${clause}, ${clause}`;
    const captionsOf = (shot: Shot) => fitShots([shot], 12).shots.map((part) => part.caption.toLowerCase());
    assert.deepEqual(captionsOf({ ...scene, caption }), [clause, clause, clause]);
    assert.deepEqual(captionsOf({ ...scene, caption, isFixed: true, isNumbered: true, place: 'PARK' }), [caption]);
  });
});
