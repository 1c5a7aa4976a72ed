import { install, type Clock } from '@sinonjs/fake-timers';
import assert from 'node:assert/strict';
import { mock } from 'node:test';
import {
  AuthenticationError,
  ConnectionError,
  InvalidRequestError,
  NotFoundError,
  RateLimitError,
  UnexpectedResponseError,
} from '../../../../src/api/errors';
import { readVideoResponse } from '../../../../src/api/decode/readResponse';
import type { ApiResponse, VideoReading } from '../../../../src/api/types';
import { keyError, ServiceHealth } from '../../../../src/core/polling/serviceHealth';
import type { Video } from '../../../../src/core/video/video';
import { VideoCheck } from '../../../../src/core/polling/videoCheck';

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
  request: { state: 'unknown' },
  file: { state: 'none' },
};

describe('VideoCheck, when HTTP 200 carries an error', () => {
  let clock: Clock;
  let pauseMs: number;
  let polledVideo: Video;
  beforeEach(() => {
    polledVideo = video;
    pauseMs = 300_000;
    clock = install({ now: video.createdAt, toFake: ['Date'] });
  });
  afterEach(() => {
    clock.uninstall();
  });

  const statesAfter = async (...bodies: readonly unknown[]): Promise<string[]> => {
    const written: string[] = [];
    const responses = bodies.map((body): ApiResponse<VideoReading> => ({
      reading: readVideoResponse(body, 200, {}, 'v1'),
      body,
      status: 200,
    }));
    const library = {
      finishedDurations: () => [],
      get: () => polledVideo,
      update: (_key: string, response: VideoReading) => {
        written.push(response.state);
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
      apiFor: () => Promise.resolve({ getVideo: () => Promise.resolve(responses.shift() ?? assert.fail()) }),
      log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
      isWatched: () => true,
    });
    const health = new ServiceHealth();
    while (responses.length > 0) {
      await check.run(polledVideo, health, new AbortController().signal);
      clock.tick(pauseMs);
    }
    return written;
  };
  const limit = { code: 429, msg: 'Too many requests, slow down' };
  const failure = { success: false, message: 'No face found' };
  const recheck = 'errorMessage failedChecks nextCheckAt';

  it('checks again after an error without a status, such as a rate limit', async () => {
    assert.deepEqual(await statesAfter(limit, { id: 'v1', status: 'running' }), [recheck, 'running']);
  });

  it('checks again after an error beside the ID, as the video may not be ready yet', async () => {
    const processing = { success: false, video_id: 'v1', message: 'Video is still processing' };
    const notReady = { id: 'v1', error: 'Video is not ready yet' };
    const done = { id: 'v1', status: 'completed', video_url: 'https://files.example/1.mp4' };
    assert.deepEqual(await statesAfter(processing, notReady, done), ['running', 'running', 'succeeded']);
  });

  it('checks again after an envelope with "error" or "fail" and no ID', async () => {
    const jsend = { status: 'error', message: 'Unable to reach the database' };
    const fail = { status: 'fail', data: { reason: 'Too many requests' } };
    const other = { status: 'error', request_id: 'r1', message: 'Busy' };
    assert.deepEqual(await statesAfter(jsend, other, fail), [recheck, recheck, recheck]);
    assert.deepEqual(await statesAfter(jsend, other, other), [recheck, recheck, 'failed']);
    assert.deepEqual(await statesAfter(jsend, { id: 'v1', status: 'running' }, fail), [recheck, 'running', recheck]);
  });

  it('checks again after an envelope with "ok" and neither ID nor link', async () => {
    const ok = { status: 'ok' };
    const done = { status: 'ok', video_url: 'https://files.example/1.mp4' };
    assert.deepEqual(await statesAfter(ok, ok, { id: 'v1', status: 'running' }, done), [
      recheck,
      recheck,
      'running',
      'succeeded',
    ]);
    assert.deepEqual(await statesAfter(ok, ok, ok), [recheck, recheck, 'succeeded']);
  });

  it('ends no video on an inferred failure that is younger than ten minutes', async () => {
    pauseMs = 10_000;
    assert.deepEqual(await statesAfter(...Array.from({ length: 60 }, () => failure)), Array(60).fill(recheck));
    assert.equal((await statesAfter(...Array.from({ length: 61 }, () => failure))).at(-1), 'failed');
  });

  it('ends no video on an outage, a rate limit or a rejected key, however long it lasts', async () => {
    const outage = { code: 503, message: 'upstream unavailable' };
    const rejected = { status: 'failed', message: 'Invalid token' };
    for (const refused of [outage, limit, rejected]) {
      assert.deepEqual(await statesAfter(...Array.from({ length: 5 }, () => refused)), Array(5).fill(recheck));
    }
  });

  it('ends a video after three equal inferred ends in a row over ten minutes', async () => {
    assert.deepEqual(await statesAfter(failure, failure, failure), [recheck, recheck, 'failed']);
    assert.deepEqual(await statesAfter(failure, failure, limit, failure), [recheck, recheck, recheck, recheck]);
    assert.deepEqual(await statesAfter(failure, failure, { id: 'v1', status: 'running' }, failure), [
      recheck,
      recheck,
      'running',
      recheck,
    ]);
    const link = { video_url: 'https://files.example/1.mp4' };
    assert.deepEqual(await statesAfter(failure, failure, link, link, link), [
      recheck,
      recheck,
      recheck,
      recheck,
      'succeeded',
    ]);
  });

  it('plans no check of a video that is not polled', async () => {
    const succeeded = { ...video, state: 'succeeded', finishedAt: Date.now() } as const;
    for (polledVideo of [succeeded, { ...video, stopped: true }]) assert.deepEqual(await statesAfter(limit, limit), []);
  });

  it('does not count the time between distant checks', async () => {
    pauseMs = 3_600_000;
    assert.deepEqual(await statesAfter(failure, failure), [recheck, recheck]);
  });

  it('ends a video at once on a failure that the service states', async () => {
    assert.deepEqual(await statesAfter({ status: 'failed', error: 'No credits for that' }), ['failed']);
    assert.deepEqual(await statesAfter({ id: 'v1', status: 'error', error: { message: 'Moderated' } }), ['failed']);
  });
});

describe('VideoCheck, without a response', () => {
  const details = { sent: true, retryAfterMs: 120_000 };
  for (const error of [
    new UnexpectedResponseError('Empty.', { ...details, status: 202 }),
    new InvalidRequestError('Too early.', { ...details, status: 425 }),
    new NotFoundError('Not found.', { ...details, status: 404 }),
  ]) {
    it(`plans the next check after the wait that the service asked for: ${error.name}`, async () => {
      let nextCheckAt: number | undefined;
      const check = new VideoCheck({
        library: {
          finishedDurations: () => [],
          get: () => video,
          update: () => assert.fail(),
          markGone: () => assert.fail(),
          patch: (_key, changes) => {
            ({ nextCheckAt } = changes);
            return Promise.resolve(video);
          },
        },
        apiFor: () => Promise.resolve({ getVideo: () => Promise.reject(error) }),
        log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
        isWatched: () => true,
      });
      const askedAt = Date.now();
      await check.run(video, new ServiceHealth(), new AbortController().signal);
      assert((nextCheckAt ?? 0) >= askedAt + 119_000, String((nextCheckAt ?? 0) - askedAt));
    });
  }
});

describe('ServiceHealth, with several requests under way', () => {
  const details = { sent: true };
  const limited = new RateLimitError('Too many.', { ...details, status: 429, retryAfterMs: 60_000 });
  const rejected = new AuthenticationError('Rejected.', { ...details, status: 401 });
  const make = (): ServiceHealth => new ServiceHealth();
  beforeEach(() => mock.method(Math, 'random', () => 0));
  afterEach(() => mock.restoreAll());

  it('keeps a requested wait when an earlier request gets its response late', () => {
    const health = make();
    health.failed(limited, 100, 200);
    health.responded(100, 300);
    health.failed(new NotFoundError('Not found.', { ...details, status: 404 }), 100, 300);
    assert.deepEqual([health.status, health.waitMs(300)], ['rate limited', 59_900]);
    health.responded(60_300, 60_400);
    assert.deepEqual([health.status, health.waitMs(60_400)], ['ok', 0]);
  });

  it('keeps the key rejected after any outcome of an earlier request', () => {
    const health = make();
    health.failed(rejected, 100, 200);
    health.responded(100, 300);
    assert.equal(health.status, 'rejected key');
    for (const error of [
      new NotFoundError('Not found.', { ...details, status: 404 }),
      new ConnectionError('No connection.', details),
      limited,
    ]) {
      health.failed(error, 100, 300);
      assert.deepEqual([health.status, health.problem], ['rejected key', rejected]);
    }
  });

  it('considers the key rejected by a 403 only if two videos get a 403 without a response in between', () => {
    const forbidden = new AuthenticationError('Forbidden.', { ...details, status: 403 });
    const health = make();
    const hour = 3_600_000;
    for (const at of [1, 2]) assert.equal(health.failed(forbidden, at * hour, at * hour, 'v1'), false);
    health.responded(2 * hour, 2 * hour);
    assert.equal(health.failed(forbidden, 4 * hour, 4 * hour, 'v2'), false);
    assert.equal(health.status, 'ok');
    assert.equal(health.failed(forbidden, 4 * hour, 4 * hour, 'v1'), true);
    assert.equal(health.status, 'rejected key');
  });

  it('ignores a rejection of the former key', () => {
    const health = make();
    health.failed(rejected, 100, 200);
    health.resume(300);
    assert.equal(health.failed(rejected, 250, 400), true, 'the failure does not count for the video');
    health.failed(keyError('service'), 250, 400);
    assert.deepEqual([health.status, health.waitMs(400)], ['ok', 0]);
    health.failed(rejected, 350, 500);
    assert.equal(health.status, 'rejected key');
  });
});
