import assert from 'node:assert/strict';
import { valueAt } from '../../../../src/api/json';

// The example of RFC 6901, section 5.
const document = JSON.parse(
  '{"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\\\j": 5, "k\\"l": 6, " ": 7, "m~n": 8}',
) as unknown;

describe('JSON Pointers', () => {
  for (const [pointer, value] of [
    ['', document],
    ['/foo', ['bar', 'baz']],
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/c%d', 2],
    ['/e^f', 3],
    ['/g|h', 4],
    ['/i\\j', 5],
    ['/k"l', 6],
    ['/ ', 7],
    ['/m~0n', 8],
  ] as const) {
    it(`finds ${JSON.stringify(pointer)}`, () => {
      assert.deepEqual(valueAt(document, pointer), value);
    });
  }

  for (const pointer of [
    '/foo/2',
    '/foo/-',
    '/foo/00',
    '/foo/length',
    '/toString',
    '/__proto__',
    '/foo/0/0',
    'foo',
    '/~2',
  ]) {
    it(`finds nothing at ${pointer}`, () => {
      assert.equal(valueAt(document, pointer), undefined);
    });
  }

  it('does not throw if reading a property throws', () => {
    const trap = Object.defineProperty({}, 'id', {
      enumerable: true,
      get: () => {
        throw new Error('a trap');
      },
    });
    assert.equal(valueAt(trap, '/id'), undefined);
  });
});
