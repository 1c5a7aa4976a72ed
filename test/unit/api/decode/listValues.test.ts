import assert from 'node:assert/strict';
import { listValues } from '../../../../src/api/decode/listValues';
import { readVideoResponse } from '../../../../src/api/decode/readResponse';
import { valueAt } from '../../../../src/api/json';

describe('the values of a response', () => {
  const body = { id: 'v1', 'a/b~c': { mood: 'spilled' }, list: [1, { ok: false }], none: null, empty: {} };

  it('are listed in order, each with a pointer that finds it again', () => {
    const listed = listValues(body);
    assert.deepEqual(
      listed.map(({ pointer }) => pointer),
      ['/id', '/a~1b~0c/mood', '/list/0', '/list/1/ok', '/none'],
    );
    for (const { pointer, value } of listed) assert.equal(valueAt(body, pointer), value);
  });

  it('can be pinned as the status and the reason of a failure, and a status word can be given a meaning', () => {
    const pins = { pointers: { status: '/a~1b~0c/mood', reason: '/why' }, statusWords: { spilled: 'failed' } } as const;
    const reading = readVideoResponse({ ...body, why: 'The cup fell' }, 200, pins, 'v1');
    assert.deepEqual(
      [reading.state, reading.certainty, reading.statusText, reading.errorMessage],
      ['failed', 'said', 'spilled', 'The cup fell'],
    );
  });

  it('can be pinned as the progress in percent', () => {
    const pins = { pointers: { progress: '/foam' } };
    assert.equal(readVideoResponse({ id: 'v1', status: 'running', foam: 40 }, 200, pins, 'v1').progress, 0.4);
  });

  it('are at most 300, however large the response', () => {
    const wide = {
      rows: Array.from({ length: 100 }, () => Object.fromEntries(Array.from({ length: 100 }, (_, i) => [i, i]))),
    };
    assert.equal(listValues(wide).length, 300);
    const deep = JSON.parse(`${'['.repeat(50_000)}1${']'.repeat(50_000)}`) as unknown;
    assert.deepEqual(listValues(deep), []);
  });

  it('are the body itself if it is a single value', () => {
    assert.deepEqual(listValues('Too long'), [{ pointer: '', value: 'Too long' }]);
  });
});
