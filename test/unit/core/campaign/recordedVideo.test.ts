import assert from 'node:assert/strict';
import { readRecord, writeRecord } from '../../../../src/core/campaign/record';
import { recordedVideo } from '../../../../src/core/campaign/recordedVideo';
import type { Video } from '../../../../src/core/video/video';

const video: Video = {
  ...{ key: 'k', prompt: 'Ice.', duration: 8, service: 'https://ads.example/api', videoId: 'v-1', state: 'succeeded' },
  ...{ createdAt: 1, changedAt: 2, failedChecks: 0, stopped: false, request: { state: 'unknown' } },
  file: { state: 'none' },
};

describe('the entry of a video in a record', () => {
  it('contains the extra request fields, with masked keys and links', () => {
    const extraFields = { model: 'fast-2', seed: 7, api_key: 'sk-1', hooks: [{ url: 'https://ads.example/?t=1' }] };
    const entry = recordedVideo({ ...video, extraFields });
    const expected = { model: 'fast-2', seed: 7, api_key: '•••', hooks: [{ url: '•••' }] };
    assert.ok(entry !== undefined);
    assert.deepEqual(entry.extraFields, expected);
    const reading = readRecord(writeRecord([entry]));
    assert.deepEqual('videos' in reading && reading.videos[0]?.extraFields, expected);
  });

  it('exists only for a confirmed video with a prompt', () => {
    assert.notEqual(recordedVideo(video), undefined);
    for (const changes of [{ prompt: undefined }, { videoId: undefined }, { state: 'unconfirmed' }] as const) {
      assert.equal(recordedVideo({ ...video, ...changes } as Video), undefined);
    }
  });
});
