import assert from 'node:assert/strict';
import { fieldsHash, toRequestFields } from '../../../../src/core/video/requestFields';

describe('the extra fields of a request', () => {
  it('may be any JSON, and are sorted by name in each object', () => {
    const fields = toRequestFields({ seed: 7, model: { b: [1, null], a: 'x' } });
    assert.equal(JSON.stringify(fields), '{"model":{"a":"x","b":[1,null]},"seed":7}');
  });

  it('exclude the fields of the API and values that are not JSON', () => {
    for (const name of ['prompt', 'duration', 'aspect_ratio', '']) {
      assert.equal(toRequestFields({ seed: 7, [name]: 1 }), undefined, name);
    }
    for (const value of ['seed', 7, null, [], { seed: NaN }, { seed: undefined }, { seed: () => 7 }]) {
      assert.equal(toRequestFields(value), undefined, JSON.stringify(value));
    }
  });

  it('are limited in number, length and depth', () => {
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`f${index}`, 1]));
    const deep = Array.from({ length: 9 }).reduce<unknown>((inner) => ({ inner }), 1);
    for (const value of [many, { text: 'x'.repeat(10_001) }, deep]) assert.equal(toRequestFields(value), undefined);
  });

  it('have equal hashes only if they are equal, and no hash if they are empty', () => {
    const hash = (value: unknown): string | undefined => fieldsHash(toRequestFields(value));
    assert.equal(hash({ a: 1, b: 2 }), hash({ b: 2, a: 1 }));
    assert.notEqual(hash({ a: 1 }), hash({ a: '1' }));
    assert.equal(hash({}), undefined);
  });
});
