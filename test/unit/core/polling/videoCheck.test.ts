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
};

describe('a look at a video whose response is an error under HTTP 200', () => {
  let clock: Clock;
  let pauseMs: number;
  let asked: Video;
  beforeEach(() => {
    asked = video;
    pauseMs = 300_000;
    clock = install({ now: video.createdAt, toFake: ['Date'] });
  });
  afterEach(() => {
    clock.uninstall();
  });

  const looks = async (...bodies: readonly unknown[]): Promise<string[]> => {
    const written: string[] = [];
    const responses = bodies.map((body): ApiResponse<VideoReading> => ({
      reading: readVideoResponse(body, 200, {}, 'v1'),
      body,
      status: 200,
    }));
    const library = {
      finishedDurations: () => [],
      get: () => asked,
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
      await check.ask(asked, health, new AbortController().signal);
      clock.tick(pauseMs);
    }
    return written;
  };
  const limit = { code: 429, msg: 'Too many requests, slow down' };
  const failure = { success: false, message: 'No face found' };
  const again = 'errorMessage failedChecks nextCheckAt';

  it('asks again where the error comes without a status: a paid video is not given up for a limit', async () => {
    assert.deepEqual(await looks(limit, { id: 'v1', status: 'running' }), [again, 'running']);
  });

  it('asks again where the error stands beside the ID: the video may only not be ready yet', async () => {
    const processing = { success: false, video_id: 'v1', message: 'Video is still processing' };
    const notReady = { id: 'v1', error: 'Video is not ready yet' };
    const done = { id: 'v1', status: 'completed', video_url: 'https://files.example/1.mp4' };
    assert.deepEqual(await looks(processing, notReady, done), ['running', 'running', 'succeeded']);
  });

  it('asks again where an envelope says "error" or "fail" without the ID', async () => {
    const jsend = { status: 'error', message: 'Unable to reach the database' };
    const fail = { status: 'fail', data: { reason: 'Too many requests' } };
    const other = { status: 'error', request_id: 'r1', message: 'Busy' };
    assert.deepEqual(await looks(jsend, other, fail), [again, again, again]);
    assert.deepEqual(await looks(jsend, other, other), [again, again, 'failed']);
    assert.deepEqual(await looks(jsend, { id: 'v1', status: 'running' }, fail), [again, 'running', again]);
  });

  it('asks again where an envelope says "ok" without the ID or a link', async () => {
    const ok = { status: 'ok' };
    const done = { status: 'ok', video_url: 'https://files.example/1.mp4' };
    assert.deepEqual(await looks(ok, ok, { id: 'v1', status: 'running' }, done), [
      again,
      again,
      'running',
      'succeeded',
    ]);
    assert.deepEqual(await looks(ok, ok, ok), [again, again, 'succeeded']);
  });

  it('ends no video on a failure reported for less than ten minutes, however often it is asked about', async () => {
    pauseMs = 10_000;
    assert.deepEqual(await looks(...Array.from({ length: 60 }, () => failure)), Array(60).fill(again));
    assert.equal((await looks(...Array.from({ length: 61 }, () => failure))).at(-1), 'failed');
  });

  it('ends no video on an outage, a limit or a rejected key, however long it lasts', async () => {
    const outage = { code: 503, message: 'upstream unavailable' };
    const rejected = { status: 'failed', message: 'Invalid token' };
    for (const refused of [outage, limit, rejected]) {
      assert.deepEqual(await looks(...Array.from({ length: 5 }, () => refused)), Array(5).fill(again));
    }
  });

  it('believes it in three looks over ten minutes, in a row and of one kind', async () => {
    assert.deepEqual(await looks(failure, failure, failure), [again, again, 'failed']);
    assert.deepEqual(await looks(failure, failure, limit, failure), [again, again, again, again]);
    assert.deepEqual(await looks(failure, failure, { id: 'v1', status: 'running' }, failure), [
      again,
      again,
      'running',
      again,
    ]);
    const link = { video_url: 'https://files.example/1.mp4' };
    assert.deepEqual(await looks(failure, failure, link, link, link), [again, again, again, again, 'succeeded']);
  });

  it('says nothing of a video that is not followed: it was asked about by hand, and is not again', async () => {
    const succeeded = { ...video, state: 'succeeded', finishedAt: Date.now() } as const;
    for (asked of [succeeded, { ...video, stopped: true }]) assert.deepEqual(await looks(limit, limit), []);
  });

  it('does not count the time in which nobody looked', async () => {
    pauseMs = 3_600_000;
    assert.deepEqual(await looks(failure, failure), [again, again]);
  });

  it('believes a failure of the video at once', async () => {
    assert.deepEqual(await looks({ status: 'failed', error: 'No credits for that' }), ['failed']);
    assert.deepEqual(await looks({ id: 'v1', status: 'error', error: { message: 'Moderated' } }), ['failed']);
  });
});

describe('a look at a video that brings no response', () => {
  const facts = { sent: true, retryAfterMs: 120_000 };
  for (const error of [
    new UnexpectedResponseError('Empty.', { ...facts, status: 202 }),
    new InvalidRequestError('Too early.', { ...facts, status: 425 }),
    new NotFoundError('Not found.', { ...facts, status: 404 }),
  ]) {
    it(`is followed by the next no earlier than the service asks: ${error.name}`, async () => {
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
      await check.ask(video, new ServiceHealth(), new AbortController().signal);
      assert((nextCheckAt ?? 0) >= askedAt + 119_000, String((nextCheckAt ?? 0) - askedAt));
    });
  }
});

describe('the health of a service that was asked several questions at once', () => {
  const facts = { sent: true };
  const limited = new RateLimitError('Too many.', { ...facts, status: 429, retryAfterMs: 60_000 });
  const rejected = new AuthenticationError('Rejected.', { ...facts, status: 401 });
  const make = (): ServiceHealth => new ServiceHealth();
  beforeEach(() => mock.method(Math, 'random', () => 0));
  afterEach(() => mock.restoreAll());

  it('keeps the wait it was asked for when an earlier question gets its response late', () => {
    const health = make();
    health.failed(limited, 100, 200);
    health.responded(100, 300);
    health.failed(new NotFoundError('Not found.', { ...facts, status: 404 }), 100, 300);
    assert.deepEqual([health.status, health.waitMs(300)], ['rate limited', 59_900]);
    health.responded(60_300, 60_400);
    assert.deepEqual([health.status, health.waitMs(60_400)], ['ok', 0]);
  });

  it('keeps a key rejected whatever comes of an earlier question', () => {
    const health = make();
    health.failed(rejected, 100, 200);
    health.responded(100, 300);
    assert.equal(health.status, 'rejected key');
    for (const error of [
      new NotFoundError('Not found.', { ...facts, status: 404 }),
      new ConnectionError('No connection.', facts),
      limited,
    ]) {
      health.failed(error, 100, 300);
      assert.deepEqual([health.status, health.problem], ['rejected key', rejected]);
    }
  });

  it('takes no 403 about one video for a rejected key, but one about a second video before any response', () => {
    const forbidden = new AuthenticationError('Forbidden.', { ...facts, status: 403 });
    const health = make();
    const hour = 3_600_000;
    for (const at of [1, 2]) assert.equal(health.failed(forbidden, at * hour, at * hour, 'v1'), false);
    health.responded(2 * hour, 2 * hour);
    assert.equal(health.failed(forbidden, 4 * hour, 4 * hour, 'v2'), false);
    assert.equal(health.status, 'ok');
    assert.equal(health.failed(forbidden, 4 * hour, 4 * hour, 'v1'), true);
    assert.equal(health.status, 'rejected key');
  });

  it('holds nothing against a new key that was said about the one before', () => {
    const health = make();
    health.failed(rejected, 100, 200);
    health.resume(300);
    assert.equal(health.failed(rejected, 250, 400), true, 'nor against the video');
    health.failed(keyError('service'), 250, 400);
    assert.deepEqual([health.status, health.waitMs(400)], ['ok', 0]);
    health.failed(rejected, 350, 500);
    assert.equal(health.status, 'rejected key');
  });
});
