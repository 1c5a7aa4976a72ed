import assert from 'node:assert/strict';
import { readVideoReply } from '../../../src/api/reply';
import type { Answered, VideoReply } from '../../../src/api/types';
import { FinishHistory } from '../../../src/core/finishHistory';
import { ServiceHealth } from '../../../src/core/serviceHealth';
import type { Video } from '../../../src/core/video';
import { VideoCheck } from '../../../src/core/videoCheck';

const video: Video = {
  key: 'k',
  service: 'https://video.example/api',
  prompt: 'Coffee',
  duration: 8,
  state: 'running',
  videoId: 'v1',
  createdAt: Date.now(),
  changedAt: Date.now(),
  failedChecks: 0,
  stopped: false,
};

describe('a look at a video whose reply is an error under HTTP 200', () => {
  const looks = async (...bodies: readonly unknown[]): Promise<string[]> => {
    const written: string[] = [];
    const answers = bodies.map((body): Answered<VideoReply> => ({ ...readVideoReply(body, 200), body, http: 200 }));
    const library = {
      get: () => video,
      update: (_key: string, answer: VideoReply) => {
        written.push(answer.state);
        return Promise.resolve(video);
      },
      markGone: () => Promise.reject(new Error('not gone')),
      patch: (_key: string, changes: object) => {
        written.push(Object.keys(changes).sort().join(' '));
        return Promise.resolve(video);
      },
    };
    const check = new VideoCheck({
      library,
      history: new FinishHistory({ finishedDurations: () => [], list: () => [] }),
      apiFor: () => Promise.resolve({ getVideo: () => Promise.resolve(answers.shift() ?? assert.fail()) }),
      log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
      attention: () => true,
      random: () => 0.5,
    });
    const health = new ServiceHealth({ perSecond: 10, burst: 10, random: () => 0.5 });
    while (answers.length > 0) {
      await check.ask(video, health, new AbortController().signal);
    }
    return written;
  };
  const limit = { code: 429, msg: 'Too many requests, slow down' };
  const again = 'failedChecks nextCheckAt';

  it('asks again where the error names neither the video nor a status: a paid video is not given up for a limit', async () => {
    assert.deepEqual(await looks(limit, { id: 'v1', status: 'running' }), [again, 'running']);
  });

  it('believes it when it is said three times in a row', async () => {
    assert.deepEqual(await looks(limit, limit, limit), [again, again, 'failed']);
    assert.deepEqual(await looks(limit, limit, { id: 'v1', status: 'running' }, limit), [
      again,
      again,
      'running',
      again,
    ]);
  });

  it('believes a failure of the video at once', async () => {
    assert.deepEqual(await looks({ status: 'failed', error: 'No credits for that' }), ['failed']);
    assert.deepEqual(await looks({ id: 'v1', error: { message: 'Moderated' }, done: true }), ['failed']);
  });
});
