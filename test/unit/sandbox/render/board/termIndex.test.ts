import assert from 'node:assert/strict';
import { TermIndex } from '../../../../../src/sandbox/render/board/termIndex';

const index = new TermIndex([
  ['anvil', 'forge'],
  ['knead*', 'bakery'],
  ['stack of hay', 'barn'],
  ['はんだ', 'workshop'],
  ['anvil', 'circus'],
]);

describe('term index', () => {
  it('finds no term inside a longer one', () => {
    const index = new TermIndex([
      ['roof', 1],
      ['roof box', 2],
      ['空港', 3],
      ['港', 4],
    ]);
    assert.deepEqual(
      index.find('A roof box').map(({ value }) => value),
      [2],
    );
    assert.deepEqual(
      index.find('空港で').map(({ value }) => value),
      [3],
    );
  });

  it('finds words, stems and phrases, with their positions', () => {
    const text = 'Kneading near an Anvil, on a stack of hay';
    assert.deepEqual(
      index.find(text).map(({ value, at, end }) => [value, text.slice(at, end)]),
      [
        ['bakery', 'Kneading'],
        ['forge', 'Anvil'],
        ['circus', 'Anvil'],
        ['barn', 'stack of hay'],
      ],
    );
  });

  it('finds no part of a word, and no phrase across two sentences', () => {
    assert.deepEqual(index.find('Anvils. A stack. Of hay'), []);
  });

  it('finds Japanese terms anywhere', () => {
    assert.deepEqual(
      index.find('基板にはんだを流す').map(({ value, at }) => [value, at]),
      [['workshop', 3]],
    );
  });
});
