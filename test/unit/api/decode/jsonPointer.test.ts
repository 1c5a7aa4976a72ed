import assert from 'node:assert/strict';
import { evaluateJsonPointer, parseJsonPointer } from '../../../../src/api/decode/readResponse';

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
      assert.deepEqual(evaluateJsonPointer(document, pointer), value);
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
      assert.equal(evaluateJsonPointer(document, pointer), undefined);
    });
  }

  it('is read as its tokens, and one that is none is not', () => {
    assert.deepEqual(['data.id', '/a~b', '/a~1b/~01'].map(parseJsonPointer), [undefined, undefined, ['a/b', '~1']]);
  });

  it('does not throw at what throws when it is read', () => {
    const trap = Object.defineProperty({}, 'id', {
      enumerable: true,
      get: () => {
        throw new Error('a trap');
      },
    });
    assert.equal(evaluateJsonPointer(trap, '/id'), undefined);
  });
});
