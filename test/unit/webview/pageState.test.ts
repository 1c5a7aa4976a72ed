import assert from 'node:assert/strict';
import { readPageState } from '../../../src/webview/pageState';

const player = { source: 'https://file.example/1.mp4', time: 1.5, paused: false, muted: true };
const comparison = { time: 2, paused: true, rate: 0.5, audible: 'key' };

describe('the state of the page', () => {
  it('is equal after it was stored and read', () => {
    const state = { key: 'key', player, comparison };
    assert.deepEqual(readPageState(JSON.parse(JSON.stringify(state))), state);
  });

  it('omits its invalid parts', () => {
    const empty = { key: '', player: undefined, comparison: undefined };
    for (const state of [undefined, null, 'text', [], { key: 1, player: 'text', comparison: [] }]) {
      assert.deepEqual(readPageState(state), empty);
    }
    for (const damaged of [{ source: 1 }, { time: '1' }, { time: null }, { paused: 0 }, { muted: undefined }]) {
      assert.equal(readPageState({ key: 'key', player: { ...player, ...damaged } }).player, undefined);
    }
    for (const damaged of [{ time: 'now' }, { paused: null }, { rate: '1' }]) {
      assert.equal(readPageState({ key: 'key', comparison: { ...comparison, ...damaged } }).comparison, undefined);
    }
    assert.equal(readPageState({ comparison: { ...comparison, audible: 1 } }).comparison?.audible, undefined);
  });
});
