import assert from 'node:assert/strict';
import { readingStates } from '../../../../src/api/types';
import { applyReading } from '../../../../src/core/video/applyResponse';
import { followers, isFinished, mayFollow, type Video, type VideoState } from '../../../../src/core/video/video';

const states = Object.keys(followers) as VideoState[];
const video = (state: VideoState): Video => ({
  key: 'k',
  prompt: 'p',
  duration: 8,
  service: 's',
  state,
  createdAt: 1,
  changedAt: 1,
  failedChecks: 0,
  stopped: false,
  request: { state: 'unknown' },
  file: { state: 'none' },
  ...(state === 'submitting' || state === 'unconfirmed' ? {} : { videoId: 'v' }),
});

describe('state transitions of a video', () => {
  it('never leave success or cancellation', () => {
    for (const from of ['succeeded', 'canceled'] as const) {
      assert.deepEqual(
        states.filter((to) => to !== from && mayFollow(from, to)),
        [],
      );
    }
  });

  it('leave a misread failure, and record the end anew', () => {
    const failed: Video = { ...video('failed'), finishedAt: 2, errorMessage: 'Not ready yet' };
    const done = applyReading(
      failed,
      { state: 'succeeded', certainty: 'said', videoUrl: 'https://files.example/1' },
      9,
    );
    assert.deepEqual([done.state, done.finishedAt, done.changedAt, done.errorMessage], ['succeeded', 9, 9, undefined]);
    for (const state of ['queued', 'running', 'unknown'] as const) {
      const again = applyReading(failed, { state, certainty: 'said' }, 9);
      assert.deepEqual([again.state, again.finishedAt, again.errorMessage], [state, undefined, undefined]);
    }
  });

  it('never leave a rejection because of a response', () => {
    const { videoId, ...rejected } = { ...video('rejected'), finishedAt: 2, errorMessage: 'Refused' };
    assert.equal(videoId, 'v');
    for (const state of readingStates) {
      const after = applyReading(rejected, { state, certainty: 'said', videoId: 'other' }, 9);
      assert.deepEqual(after, { ...rejected, checkedAt: 9 });
    }
  });

  it('never lead back to submitting, and lead to unconfirmed only after sending or an entered ID', () => {
    for (const from of states) {
      assert.equal(mayFollow(from, 'submitting'), from === 'submitting');
      assert.equal(mayFollow(from, 'unconfirmed'), ['submitting', 'unconfirmed', 'rejected'].includes(from));
      assert.equal(mayFollow(from, 'gone'), ['queued', 'running', 'unknown', 'gone'].includes(from));
    }
  });

  it('obey the rules for every reading in every state', () => {
    for (const from of states) {
      for (const state of readingStates) {
        const reading = { certainty: 'said', videoId: 'other', errorMessage: 'e', progress: 0.5 } as const;
        const after = applyReading(video(from), { ...reading, state }, 9);
        assert.equal(after.state, mayFollow(from, state) ? state : from);
        assert.equal(after.checkedAt, 9);
        assert.equal(after.videoId, video(from).videoId ?? 'other');
        if (isFinished(after) && after.state !== from) assert.equal(after.finishedAt, 9);
        if (['queued', 'running', 'succeeded'].includes(after.state) && after.state === state) {
          assert.equal(after.errorMessage, undefined, 'the state takes precedence over the error text');
        }
      }
    }
  });
});
