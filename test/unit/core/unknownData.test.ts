import assert from 'node:assert/strict';
import { fieldsOf, fieldsThat, isFiniteNumber, isString, itemsThat } from '../../../src/core/unknownData';

describe('data of unknown type', () => {
  const notObjects: readonly unknown[] = [undefined, null, 7, 'text', true, ['item']];

  it('has no fields if it is not an object', () => {
    for (const value of notObjects) assert.deepEqual(fieldsOf(value), {});
    assert.deepEqual(fieldsOf({ name: 'value' }), { name: 'value' });
  });

  it('yields only the valid fields', () => {
    const fields = { first: 1, second: '2', third: Number.NaN, fourth: null };
    assert.deepEqual(fieldsThat(isFiniteNumber, fields), { first: 1 });
    assert.deepEqual(fieldsThat(isString, fields), { second: '2' });
    for (const value of notObjects) assert.deepEqual(fieldsThat(isString, value), {});
  });

  it('yields only the valid items of an array', () => {
    assert.deepEqual(itemsThat(isString, ['first', 2, undefined, ['third'], 'fourth']), ['first', 'fourth']);
    for (const value of [undefined, null, 'text', { 0: 'text' }]) assert.deepEqual(itemsThat(isString, value), []);
  });
});
