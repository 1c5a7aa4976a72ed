import assert from 'node:assert/strict';
import {
  AuthenticationError,
  ConnectionError,
  NotFoundError,
  RateLimitError,
  RedirectedError,
  ServerError,
  UnexpectedResponseError,
} from '../../../../src/api/errors';
import type { ServiceStatus } from '../../../../src/core/library/serviceReports';
import { PollerWorld, type Reaction } from './pollerFixture';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const details = { sent: true };

/** The largest number of requests within `spanMs` milliseconds. */
function mostWithin(times: readonly number[], spanMs: number): number {
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + spanMs).length));
}

describe('VideoPoller', function () {
  // The tests simulate hours and days, so they take longer than mocha's default timeout.
  this.timeout(60_000);
  let world: PollerWorld;
  beforeEach(async () => {
    world = await PollerWorld.make();
  });
  afterEach(async () => {
    await world.close();
  });

  describe('a video', () => {
    it('is polled until it has finished', async () => {
      const { library } = await world.openWindow();
      const start = Date.now();
      world.respond = ({ at }) =>
        at < start + minute ? { state: 'running' } : { state: 'succeeded', videoUrl: 'https://x.test/v' };
      const [video] = await world.addVideos(library, 1);
      assert.ok(video);
      await world.pass(10 * minute);
      assert.equal(library.get(video.key)?.state, 'succeeded');
      assert.equal(library.get(video.key)?.nextCheckAt, undefined);
      const times = world.times(video.videoId, start);
      assert.ok((times.at(-1) ?? 0) >= minute && (times.at(-1) ?? 0) < minute + 15 * second);
      assert.ok(times.length > 5 && times.length < 30, `${times.length} checks`);
    });

    it('is polled around the time when similar videos usually finish', async () => {
      const { library } = await world.openWindow();
      world.respond = ({ videoId, at }) => {
        const video = library.find('service', videoId)[0];
        return { state: at - (video?.createdAt ?? 0) >= minute ? 'succeeded' : 'running' };
      };
      for (let i = 0; i < 12; i++) {
        await world.addVideos(library, 1, { videoId: `v${i}`, key: `v${i}` });
        await world.pass(3 * minute);
      }
      const [video] = await world.addVideos(library, 1, { videoId: 'last', key: 'last' });
      await world.pass(3 * minute);
      const times = world.times('last', video?.createdAt);
      assert.ok((times[0] ?? 0) > 45 * second, `first check after ${String(times[0])} ms`);
      assert.ok(times.length <= 5, `${times.length} checks`);
      assert.ok((times.at(-1) ?? 0) < minute + 2 * second);
    });

    it('is checked early enough after the service has become much faster', async () => {
      const { library } = await world.openWindow();
      const state = { took: 2 * minute };
      world.respond = ({ videoId, at }) => {
        const video = library.find('service', videoId)[0];
        return { state: at - (video?.createdAt ?? 0) >= state.took ? 'succeeded' : 'running' };
      };
      const delays: number[] = [];
      for (let i = 0; i < 30; i++) {
        if (i === 10) state.took = 30 * second;
        const [video] = await world.addVideos(library, 1, { videoId: `v${i}`, key: `v${i}` });
        await world.pass(3 * minute);
        delays.push((library.get(`v${i}`)?.finishedAt ?? Infinity) - (video?.createdAt ?? 0) - state.took);
      }
      assert.ok((delays[10] ?? 0) > 30 * second, 'unforeseeable');
      assert.ok(Math.max(...delays.slice(-4)) < 5 * second, delays.join());
    });

    it('is not polled after it was stopped or removed', async () => {
      const { library } = await world.openWindow();
      const [stopped, removed] = await world.addVideos(library, 2);
      assert.ok(stopped && removed);
      await library.stop(stopped.key);
      await library.remove(removed.key);
      const before = world.checks.length;
      await world.pass(20 * minute);
      assert.equal(world.checks.length, before);
    });

    it('becomes gone only after the service has not found it for ten minutes', async () => {
      const { library } = await world.openWindow();
      world.respond = () => new NotFoundError('The service does not know this video.', { ...details, status: 404 });
      const [young] = await world.addVideos(library, 1);
      assert.ok(young);
      await world.pass(100 * second);
      assert.equal(library.get(young.key)?.state, 'running');
      assert.ok(world.checks.length >= 3);
      await world.pass(7 * minute);
      assert.equal(library.get(young.key)?.state, 'running');
      await world.pass(8 * minute);
      assert.equal(library.get(young.key)?.state, 'gone');
      assert.ok(world.checks.length < 15, `${world.checks.length} checks`);
    });

    it('does not become gone after six minutes of 404, but after one 410', async () => {
      const { library } = await world.openWindow();
      const [video] = await world.addVideos(library, 1, { createdAt: Date.now() - 10 * minute });
      assert.ok(video);
      world.respond = () => new NotFoundError('Not found.', { ...details, status: 404 });
      await world.pass(6 * minute);
      assert.ok(world.checks.length >= 6, `${world.checks.length} checks`);
      world.respond = () => ({ state: 'running' });
      await world.pass(5 * minute);
      assert.deepEqual(library.get(video.key)?.state, 'running');
      assert.equal(library.get(video.key)?.failedChecks, 0);
      world.respond = () => new NotFoundError('Gone.', { ...details, status: 410 });
      await world.pass(40 * second);
      assert.equal(library.get(video.key)?.state, 'gone');
    });

    it('does not become gone after one 404', async () => {
      const { library } = await world.openWindow();
      const [video] = await world.addVideos(library, 1, { createdAt: Date.now() - 10 * minute });
      assert.ok(video);
      let responses = 0;
      world.respond = () =>
        responses++ === 0 ? new NotFoundError('Not found.', { ...details, status: 404 }) : { state: 'running' };
      await world.pass(5 * minute);
      assert.ok(responses > 2);
      assert.equal(library.get(video.key)?.state, 'running');
      assert.equal(library.get(video.key)?.failedChecks, 0);
    });

    it('waits as long as the response asks, but at most an hour', async () => {
      const { library } = await world.openWindow();
      world.respond = () => ({ state: 'running', retryAfterMs: 90 * second });
      const [video] = await world.addVideos(library, 1);
      assert.ok(video);
      await world.pass(10 * minute);
      const times = world.times(video.videoId);
      const gaps = times.slice(1).map((at, i) => at - (times[i] ?? 0));
      assert.ok(gaps.length >= 4 && Math.min(...gaps) >= 90 * second, `gaps: ${gaps.join(' ')}`);
      world.respond = () => ({ state: 'running', retryAfterMs: 3 * day });
      await world.pass(2 * minute);
      const before = world.checks.length;
      world.respond = () => ({ state: 'running' });
      await world.pass(hour);
      assert.ok(world.checks.length > before);
    });

    it('waits as long as the response asks, despite wake-ups', async () => {
      const { library, poller } = await world.openWindow();
      world.respond = () => ({ state: 'running', retryAfterMs: 10 * minute });
      await world.addVideos(library, 1);
      await world.until(() => world.checks.length > 0, minute);
      for (let checks = 0; checks < 9; checks++) {
        poller.wake();
        await world.pass(minute);
      }
      assert.equal(world.checks.length, 1);
      await world.pass(2 * minute);
      assert.equal(world.checks.length, 2);
    });

    it('whose checks all fail delays no other video', async () => {
      const { library } = await world.openWindow();
      world.respond = ({ videoId }) =>
        videoId === 'service-0' ? new ServerError('It broke.', { ...details, status: 500 }) : { state: 'running' };
      await world.addVideos(library, 4);
      await world.pass(20 * minute);
      assert.ok(world.times('service-0').length < 15, 'few checks of the failing video');
      for (const name of ['service-1', 'service-2', 'service-3']) {
        assert.ok(world.times(name).length > 25, `${name} often`);
      }
    });

    it('without a change for a day is polled hourly', async () => {
      const { library } = await world.openWindow();
      const old = { createdAt: Date.now() - 2 * day, changedAt: Date.now() - 2 * day };
      await world.addVideos(library, 1, old);
      await world.pass(3.5 * hour);
      assert.equal(world.checks.length, 3);
    });

    it('without a change for a week is checked by hand only', async () => {
      const { library, poller } = await world.openWindow();
      const old = { createdAt: Date.now() - 9 * day, changedAt: Date.now() - 9 * day };
      const [video] = await world.addVideos(library, 1, old);
      assert.ok(video);
      await world.pass(1.2 * hour);
      assert.equal(world.checks.length, 0);
      world.respond = () => ({ state: 'succeeded' });
      const refreshed = poller.refresh([video.key]);
      await world.pass(2 * second);
      await refreshed;
      assert.equal(library.get(video.key)?.state, 'succeeded');
    });
  });

  describe('a refresh by the user', () => {
    it('checks a stopped or gone video in any window, and reports the error', async () => {
      const { library } = await world.openWindow();
      const other = await world.openWindow('second');
      const [gone] = await world.addVideos(library, 1, { state: 'gone' });
      const [stopped] = await world.addVideos(library, 1, { stopped: true, videoId: 's', key: 's' });
      assert.ok(gone && stopped);
      const refreshed = other.poller.refresh([gone.key, stopped.key]);
      await world.pass(2 * second);
      await refreshed;
      assert.deepEqual(
        world.checks.map(({ videoId }) => videoId),
        [gone.videoId, 's'],
      );
      assert.equal(library.get(gone.key)?.state, 'running');
      world.respond = () => new NotFoundError('Nothing here.', { ...details, status: 404 });
      const failing = assert.rejects(other.poller.refresh([stopped.key]), NotFoundError);
      await world.pass(2 * second);
      await failing;
    });

    for (const grouping of ['together', 'one by one']) {
      it(`causes no burst of checks if many unpolled videos are refreshed ${grouping}`, async () => {
        const { library, poller } = await world.openWindow();
        const stopped = (await world.addVideos(library, 100, { stopped: true })).map(({ key }) => key);
        const refreshes = grouping === 'together' ? [stopped] : stopped.map((key) => [key]);
        const refreshed = Promise.all(refreshes.map((keys) => poller.refresh(keys)));
        await world.pass(second);
        assert.ok(world.checks.length < 8, String(world.checks.length));
        await world.pass(minute);
        await refreshed;
        assert.equal(world.checks.length, 100);
      });
    }

    it('restores a video whose failure was misread', async () => {
      const { library, poller } = await world.openWindow();
      const [failed] = await world.addVideos(library, 1, { state: 'failed', finishedAt: Date.now() });
      assert.ok(failed);
      const refreshed = poller.refresh([failed.key]);
      await world.pass(2 * second);
      await refreshed;
      assert.equal(library.get(failed.key)?.state, 'running');
      world.respond = () => ({ state: 'succeeded' });
      await world.pass(minute);
      assert.equal(library.get(failed.key)?.state, 'succeeded', 'the video is polled again');
    });

    it('leaves polled videos to the leader', async () => {
      const { library } = await world.openWindow();
      const other = await world.openWindow('second');
      world.attention = false;
      const [video] = await world.addVideos(library, 1);
      await world.pass(20 * minute);
      const before = world.checks.length;
      const refreshed = other.poller.refresh();
      await world.pass(2 * second);
      await refreshed;
      assert.equal(world.checks.length, before + 1);
      assert.equal(world.checks.at(-1)?.window, 'first');
      assert.ok((other.library.get(video?.key ?? '')?.checkedAt ?? 0) > Date.now() - 3 * second);
    });
  });

  describe('a service', () => {
    it('that asks to wait is polled after the wait, and then half as often', async () => {
      const { library, poller } = await world.openWindow();
      await world.addVideos(library, 60);
      await world.pass(20 * second);
      const usual = mostWithin(world.times(), 10 * second);
      world.respond = () => new RateLimitError('Too many.', { ...details, status: 429, retryAfterMs: 90 * second });
      await world.until(() => poller.statuses.get('service')?.status === 'rate limited', minute);
      world.respond = () => ({ state: 'running' });
      await world.pass(5 * second);
      const before = world.checks.length;
      await world.pass(80 * second);
      assert.equal(world.checks.length, before, 'no request during the wait');
      await world.pass(12 * second);
      const after = world.times().slice(before);
      assert.ok(after.length >= 1, 'polling goes on after the wait');
      assert.equal(poller.statuses.get('service')?.status, 'ok');
      const first = after[0] ?? 0;
      await world.pass(5 * second);
      const slow = world.times().filter((at) => at >= first && at < first + 5 * second).length;
      assert.ok(slow <= 8 && slow < usual, `${slow} in 5 s, before ${usual} in 10 s`);
      await world.pass(3 * minute);
      const restored = world.times().filter((at) => at > Date.now() - 10 * second).length;
      assert.ok(restored >= usual - 6, `${restored} of ${usual} again`);
    });

    it('that rejects the key gets no request until a new key is set, while other services are polled', async () => {
      const { library, poller } = await world.openWindow();
      const reported: (ServiceStatus | undefined)[] = [];
      poller.onDidChangeStatus((statuses) => reported.push(statuses.get('service')?.status));
      world.respond = ({ videoId }) =>
        videoId.startsWith('other')
          ? { state: 'running' }
          : new AuthenticationError('Rejected.', { ...details, status: 401 });
      await world.addVideos(library, 3);
      await world.addVideos(library, 1, { service: 'other' });
      await world.pass(30 * minute);
      assert.ok(world.checks.filter(({ videoId }) => videoId.startsWith('service')).length <= 3);
      assert.ok(world.times('other-0').length > 50);
      assert.deepEqual(reported.at(-1), 'rejected key');
      const before = world.times('other-0').length;
      const refreshed = assert.rejects(poller.refresh(), AuthenticationError);
      await world.pass(second);
      await refreshed;
      assert.ok(world.times('other-0').length > before, 'Refresh checks the other services.');
      world.respond = () => ({ state: 'succeeded' });
      poller.resume('service');
      await world.pass(35 * second);
      assert.equal(library.countUnfinished(), 0);
      assert.equal(reported.at(-1), 'ok');
    });

    it('that rejects the key is reported by a refresh in every window, and stops downloads', async () => {
      const { library } = await world.openWindow();
      const other = await world.openWindow('second');
      await world.addVideos(library, 1);
      await world.pass(10 * second);
      assert.equal(other.poller.isLeader, false);
      const rejected = new AuthenticationError('The service rejected the key.', { ...details, status: 401 });
      world.respond = () => Object.assign(rejected, { baseUrl: 'service' });
      const reported = { name: 'AuthenticationError', message: 'The service rejected the key.', baseUrl: 'service' };
      const first = assert.rejects(other.poller.refresh(), reported);
      await world.pass(15 * second);
      await first;
      const before = world.checks.length;
      await assert.rejects(other.poller.refresh(), reported);
      const [finished] = await world.addVideos(library, 1, { state: 'succeeded', finishedAt: Date.now() });
      const keys = [finished?.key ?? ''];
      await assert.rejects(other.poller.refresh(keys), reported);
      assert.equal(world.checks.length, before);
      world.respond = () => ({ state: 'succeeded' });
      other.poller.resume('service');
      await other.poller.refresh(keys);
      assert.equal(world.checks.at(-1)?.window, 'second');
    });

    it('that has rejected the key is polled again after it accepted a request with that key', async () => {
      const { library, poller } = await world.openWindow();
      // The service refuses the key for some videos only, for example for those of another account.
      world.respond = ({ videoId }) =>
        videoId.startsWith('service-')
          ? new AuthenticationError('No.', { ...details, status: 403 })
          : { state: 'succeeded' };
      await world.addVideos(library, 2);
      await world.until(() => poller.isStopped('service'), minute);
      await world.addVideos(library, 1, {
        key: 'before',
        videoId: 'before',
        request: { state: 'sent', at: Date.now() - minute },
      });
      await world.pass(minute);
      assert.equal(poller.isStopped('service'), true, 'sent before the key was rejected');
      await world.addVideos(library, 1, { key: 'new', videoId: 'new', request: { state: 'sent', at: Date.now() } });
      await world.pass(minute);
      assert.equal(library.get('new')?.state, 'succeeded');
    });

    it('that asks to wait while it fails is polled only after the wait, despite wake-ups', async () => {
      const { library, poller } = await world.openWindow();
      world.respond = () => new ServerError('Down.', { ...details, status: 503, retryAfterMs: 10 * minute });
      await world.addVideos(library, 1);
      await world.until(() => world.checks.length > 0, minute);
      // This video has not failed yet, so only the service's own wait delays it.
      await world.addVideos(library, 1, { key: 'second', videoId: 'second' });
      for (let checks = 0; checks < 9; checks++) {
        poller.wake();
        await world.pass(minute);
      }
      const [another] = await world.addVideos(library, 1, { videoId: 'another', state: 'succeeded', finishedAt: 1 });
      await assert.rejects(poller.refresh([another?.key ?? '']), ServerError);
      assert.equal(world.checks.length, 1);
    });

    it('that is no longer polled is not reported as an outage', async () => {
      const { library, poller } = await world.openWindow();
      world.respond = ({ videoId }) =>
        videoId === 'service-0' ? new ServerError('Down.', { ...details, status: 500 }) : { state: 'running' };
      const [video] = await world.addVideos(library, 1);
      await world.addVideos(library, 1, { service: 'other' });
      await world.until(() => poller.statuses.get('service')?.status === 'outage', minute);
      await library.stop(video?.key ?? '');
      await world.pass(second);
      assert.equal(poller.statuses.get('service')?.status, 'ok');
    });

    it('whose key is rejected during a download is not polled either', async () => {
      const { library, poller } = await world.openWindow();
      await world.addVideos(library, 1);
      const [finished] = await world.addVideos(library, 1, { videoId: 'v', state: 'succeeded', finishedAt: 1 });
      world.respond = () => new AuthenticationError('Rejected.', { ...details, status: 401 });
      await assert.rejects(poller.refresh([finished?.key ?? '']), AuthenticationError);
      const before = world.checks.length;
      await world.pass(hour);
      assert.deepEqual([world.checks.length, poller.isStopped('service')], [before, true]);
    });

    it('that asks to wait is reported with the end of the wait', async () => {
      const { library, poller } = await world.openWindow();
      await world.addVideos(library, 1);
      world.respond = () => new RateLimitError('Too many.', { ...details, status: 429, retryAfterMs: 90 * second });
      await world.until(() => poller.statuses.get('service')?.status === 'rate limited', minute);
      const left = (poller.statuses.get('service')?.retryAt ?? 0) - Date.now();
      assert.ok(left > 85 * second && left < 95 * second, `${left} ms`);
    });

    it('that hangs does not delay other services', async () => {
      const { library } = await world.openWindow();
      world.respond = ({ videoId }) =>
        videoId.startsWith('hangs') ? new Promise<Reaction>(() => undefined) : { state: 'running' };
      await world.addVideos(library, 6, { service: 'hangs' });
      await world.pass(10 * second);
      await world.addVideos(library, 1, { service: 'well' });
      await world.pass(20 * second);
      assert.ok(world.times('well-0').length >= 3, `${world.times('well-0').length} checks`);
      assert.equal(world.checks.length - world.times('well-0').length, 4);
    });

    it('behind a sign-in page is reported as an outage until it responds', async () => {
      const { library, poller } = await world.openWindow();
      const page = new UnexpectedResponseError('A web page.', {
        ...details,
        status: 200,
        body: '<html>Sign in</html>',
      });
      const toPage = new RedirectedError('Redirected.', { ...details, status: 302 });
      await world.addVideos(library, 3);
      for (const error of [page, toPage]) {
        world.respond = () => error;
        await world.pass(2 * minute);
        assert.equal(poller.statuses.get('service')?.status, 'outage', error.message);
        world.respond = () => ({ state: 'running' });
        await world.pass(2 * minute);
        assert.equal(poller.statuses.get('service')?.status, 'ok');
      }
    });

    it('that asks to wait does not delay a refresh of other services', async () => {
      const { library, poller } = await world.openWindow();
      const done = { state: 'succeeded', finishedAt: Date.now() } as const;
      const first = await world.addVideos(library, 1, done);
      const second = await world.addVideos(library, 1, { ...done, service: 'other' });
      world.respond = ({ videoId }) =>
        videoId.startsWith('other')
          ? { state: 'succeeded' }
          : new RateLimitError('Too many.', { ...details, status: 429, retryAfterMs: hour });
      await assert.rejects(poller.refresh([first[0]?.key ?? '']), RateLimitError);
      await poller.refresh([...first, ...second].map(({ key }) => key));
      assert.equal(world.times('other-0').length, 1);
    });

    it('that asks to wait gets no request from downloads, even if none of its videos is polled', async () => {
      const { library, poller } = await world.openWindow();
      const [video] = await world.addVideos(library, 1, { state: 'succeeded', finishedAt: Date.now() });
      await world.addVideos(library, 1, { service: 'other' });
      world.respond = ({ videoId }) =>
        videoId.startsWith('other')
          ? { state: 'running' }
          : new RateLimitError('Too many.', { ...details, status: 429, retryAfterMs: hour });
      for (let attempt = 0; attempt < 2; attempt++) {
        await assert.rejects(poller.refresh([video?.key ?? '']), RateLimitError);
        await world.pass(minute);
      }
      assert.deepEqual([world.times('service-0').length, poller.statuses.get('service')?.status], [1, 'ok']);
      await world.pass(hour);
      await assert.rejects(poller.refresh([video?.key ?? '']), RateLimitError);
      assert.equal(world.times('service-0').length, 2);
    });

    it('without a key gets no request until a key is set', async () => {
      world.hasKey = false;
      const { library, poller } = await world.openWindow();
      await world.addVideos(library, 1);
      await world.pass(minute);
      assert.equal(poller.statuses.get('service')?.status, 'no key');
      world.hasKey = true;
      poller.resume('service');
      await world.pass(second);
      assert.equal(world.checks.length, 1);
    });

    it('without a key in this window is left to a window that has a key', async () => {
      const keyless = await world.openWindow('keyless', { apiFor: () => Promise.resolve(undefined) });
      const [video] = await world.addVideos(keyless.library, 1);
      await world.pass(5 * second);
      assert.equal(keyless.poller.statuses.get('service')?.status, 'no key');
      await world.pass(2 * minute);
      assert.equal(world.checks.length, 0);
      const { library, poller } = await world.openWindow('with a key');
      world.respond = () => ({ state: 'succeeded' });
      await world.pass(2 * minute);
      assert.deepEqual([library.get(video?.key ?? '')?.state, poller.statuses.size], ['succeeded', 0]);
    });

    it('whose key was rejected in this window is left to a window with the new key', async () => {
      const rejected = new AuthenticationError('The key was rejected.', { ...details, status: 401 });
      world.respond = ({ window }) => (window === 'new key' ? { state: 'succeeded' } : rejected);
      const old = await world.openWindow('old key');
      const [video] = await world.addVideos(old.library, 1);
      await world.pass(5 * second);
      const { library } = await world.openWindow('new key');
      await world.pass(2 * minute);
      assert.equal(library.get(video?.key ?? '')?.state, 'succeeded');
      assert.equal(world.checks.filter(({ window }) => window === 'old key').length, 1);
    });

    it('is polled only after the wait that it asked for, even by the next window', async () => {
      const limited = new RateLimitError('Too many requests.', { ...details, status: 429, retryAfterMs: 45_000 });
      world.respond = () => limited;
      const first = await world.openWindow();
      await world.addVideos(first.library, 5);
      await world.until(() => world.checks.length > 0, minute);
      const askedAt = Date.now();
      const before = world.checks.length;
      let window = first;
      for (let reload = 0; reload < 5; reload++) {
        window.poller.dispose();
        window.library.dispose();
        window = await world.openWindow(`reload ${reload}`);
        await world.pass(5 * second);
      }
      assert.equal(world.checks.length, before);
      await world.until(() => world.checks.length > before, minute);
      assert.ok(Date.now() - askedAt >= 45_000);
    });

    it('that is offline is probed by one request at a time with growing pauses, until it responds', async () => {
      const { library, poller } = await world.openWindow();
      world.respond = () => new ConnectionError('No connection.', { sent: false });
      await world.addVideos(library, 50);
      await world.pass(10 * minute);
      assert.equal(poller.statuses.get('service')?.status, 'offline');
      assert.ok(world.checks.length < 35, `${world.checks.length} checks in 10 minutes`);
      const recentChecks = world.times().filter((at) => at > Date.now() - 5 * minute);
      assert.ok(mostWithin(recentChecks, 20 * second) === 1);
      const reported: (ServiceStatus | undefined)[] = [];
      poller.onDidChangeStatus((statuses) => reported.push(statuses.get('service')?.status));
      world.respond = () => ({ state: 'succeeded' });
      await world.pass(2 * minute);
      assert.equal(reported[0], 'ok');
      assert.equal(library.countUnfinished(), 0);
    });

    it('that fails is polled less often, for all its videos together', async () => {
      const { library, poller } = await world.openWindow();
      world.respond = () => new ServerError('Out of order.', { ...details, status: 503 });
      await world.addVideos(library, 50);
      await world.pass(3 * minute);
      assert.equal(poller.statuses.get('service')?.status, 'outage');
      assert.ok(world.checks.length < 16, `${world.checks.length} checks`);
    });
  });

  it('reads the library again if it was unreadable when the lease was acquired', async () => {
    const { library } = await world.openWindow('first');
    await world.addVideos(library, 1);
    const other = await world.openWindow('second');
    const { unfinished } = other.library;
    const broken = { times: 0 };
    Object.assign(other.library, {
      unfinished: () => {
        if (broken.times++ === 0) throw new Error('database is locked');
        return unfinished();
      },
    });
    library.dispose();
    await world.pass(minute);
    assert.ok(broken.times > 1);
    assert.ok(world.checks.some(({ window }) => window === 'second'));
  });

  describe('after sleep or a clock change', () => {
    it('causes no burst of checks', async () => {
      const { library } = await world.openWindow();
      await world.addVideos(library, 200);
      await world.pass(minute);
      const before = world.checks.length;
      world.clock.setSystemTime(Date.now() + 5 * hour);
      await world.pass(30 * second);
      const after = world.times().slice(before);
      assert.ok(after.length > 20, 'the polling continues');
      assert.ok(mostWithin(after, 10 * second) <= 25, `${mostWithin(after, 10 * second)} in 10 s`);
    });

    it('polls a video that begins before the lease is acquired again', async () => {
      const { library } = await world.openWindow();
      await world.addVideos(library, 1);
      await world.pass(minute);
      world.clock.setSystemTime(Date.now() + 30 * second);
      const [begun] = await world.addVideos(library, 1, { videoId: 'begun' });
      assert.ok(begun);
      await world.pass(2 * minute);
      assert.ok(world.times(begun.videoId).length > 1);
    });

    it('keeps the next check and the pace if the clock was set back by hours or forward by a day', async () => {
      const run = async (setMs: number): Promise<{ first: number; total: number }> => {
        const separateWorld = await PollerWorld.make();
        try {
          const { library } = await separateWorld.openWindow();
          await separateWorld.addVideos(library, 3, { createdAt: Date.now() - 5 * minute });
          await separateWorld.pass(15 * minute);
          const before = separateWorld.checks.length;
          separateWorld.clock.setSystemTime(Date.now() + setMs);
          const from = Date.now();
          await separateWorld.pass(45 * minute);
          return {
            first: (separateWorld.checks[before]?.at ?? Infinity) - from,
            total: separateWorld.checks.length - before,
          };
        } finally {
          await separateWorld.close();
        }
      };
      await world.close();
      const undisturbed = await run(0);
      const problems: string[] = [];
      for (const [name, setMs] of Object.entries({ tenMin: -10 * minute, hour: -65 * minute, hours: -3 * hour, day })) {
        const { first, total } = await run(setMs);
        if (first > 30 * second) problems.push(`${name}: first after ${first} ms`);
        if (total > 1.2 * undisturbed.total || total < undisturbed.total / 1.2) {
          problems.push(`${name}: ${total} checks, undisturbed ${undisturbed.total}`);
        }
      }
      world = await PollerWorld.make();
      assert.deepEqual(problems, []);
    });

    it('learns no duration from a video during which the clock was set forward', async () => {
      const { library } = await world.openWindow();
      let isDone = false;
      world.respond = () => ({ state: isDone ? 'succeeded' : 'running' });
      const [{ videoId } = {}] = await world.addVideos(library, 1);
      await world.pass(minute);
      world.clock.setSystemTime(Date.now() + day);
      await world.pass(minute);
      isDone = true;
      await world.pass(minute);
      assert.equal(library.find('service', videoId ?? '')[0]?.state, 'succeeded');
      assert.deepEqual(library.finishedDurations('service', 8), []);
    });

    it('continues polling if the clock was set back', async () => {
      const { library } = await world.openWindow();
      await world.addVideos(library, 3);
      await world.pass(minute);
      const before = world.checks.length;
      world.clock.setSystemTime(Date.now() - 3 * day);
      await world.pass(2 * minute);
      assert.ok(world.checks.length > before + 3);
      assert.ok(world.checks.length < before + 200);
    });
  });

  describe('several windows', () => {
    it('poll in one window only, and another one takes over within 15 s of its end', async () => {
      const first = await world.openWindow('first');
      const second_ = await world.openWindow('second');
      await world.addVideos(first.library, 3);
      await world.pass(minute);
      assert.deepEqual([first.poller.isLeader, second_.poller.isLeader], [true, false]);
      assert.ok(world.checks.every(({ window }) => window === 'first'));
      first.poller.dispose();
      const ended = Date.now();
      await world.until(() => second_.poller.isLeader, 15 * second);
      await world.pass(2 * minute);
      const later = world.checks.filter(({ at }) => at > ended);
      assert.ok(later.length > 3 && later.every(({ window }) => window === 'second'));
    });

    it('that hang lose the lease, and send nothing when they resume', async () => {
      const first = await world.openWindow('first');
      await world.addVideos(first.library, 3);
      await world.pass(10 * second);
      assert.ok(first.poller.isLeader);
      // The window hung until its lease expired and another window acquired it.
      world.clock.setSystemTime(Date.now() + 11 * second);
      await world.giveLeaseToIdleWindow(first.library);
      const before = world.checks.length;
      await world.pass(9 * second);
      assert.equal(world.checks.length, before);
      assert.equal(first.poller.isLeader, false);
      await world.pass(45 * second);
      assert.ok(first.poller.isLeader, 'the other window did not renew the lease');
      assert.ok(world.checks.length > before);
    });

    it('check no video twice at once after the lease was lost and acquired again', async () => {
      const { library, poller } = await world.openWindow();
      const { promise, resolve } = Promise.withResolvers<Reaction>();
      world.respond = () => promise;
      await world.addVideos(library, 1);
      await world.pass(10 * second);
      world.clock.setSystemTime(Date.now() + 11 * second);
      await world.giveLeaseToIdleWindow(library);
      await world.until(() => !poller.isLeader, 10 * second);
      await world.until(() => poller.isLeader, minute);
      await world.pass(minute);
      assert.equal(world.times().length, 1);
      resolve({ state: 'running' });
      await world.pass(minute);
      assert.ok(world.times().length > 1);
    });

    it('read the stored lease before each check', async () => {
      const { library } = await world.openWindow();
      await world.addVideos(library, 20);
      await world.pass(10 * second);
      // Another window acquires the lease unnoticed by this one. A renewal might notice the loss before the next check
      // does, so the test repeats.
      for (let i = 0; i < 6; i++) {
        await world.giveLeaseToIdleWindow(library);
        const before = world.checks.length;
        await world.pass(9 * second);
        assert.equal(world.checks.length, before);
        await world.pass(51 * second);
        assert.ok(world.checks.length > before);
      }
    });

    it('keep the planned checks when another window takes over', async () => {
      const first = await world.openWindow('first');
      const videos = await world.addVideos(first.library, 1);
      await world.pass(5 * minute);
      const planned = first.library.get(videos[0]?.key ?? '')?.nextCheckAt ?? 0;
      first.poller.dispose();
      await world.openWindow('second');
      const from = world.checks.length;
      await world.until(() => world.checks.length > from, minute);
      assert.ok(Math.abs((world.checks.at(-1)?.at ?? 0) - planned) < 15 * second);
    });

    it('learn from the leader that a service has a problem, and that it has recovered', async () => {
      const first = await world.openWindow('first');
      const other = await world.openWindow('other');
      const reported: (ServiceStatus | undefined)[] = [];
      other.poller.onDidChangeStatus((statuses) => reported.push(statuses.get('service')?.status));
      world.respond = () => new ConnectionError('No connection.', { sent: false });
      await world.addVideos(first.library, 3);
      await world.pass(minute);
      assert.deepEqual([first.poller.isLeader, other.poller.isLeader], [true, false]);
      assert.equal(other.poller.statuses.get('service')?.status, 'offline');
      assert.deepEqual(reported, ['offline']);
      world.respond = () => ({ state: 'running' });
      await world.pass(minute);
      assert.deepEqual(reported, ['offline', undefined]);
    });

    it('do not retry an offline service earlier after a write to an overdue video', async () => {
      const { library } = await world.openWindow();
      world.respond = () => new ConnectionError('No connection.', { sent: false });
      const [video] = await world.addVideos(library, 1);
      assert.ok(video);
      await world.pass(40 * minute);
      let before = world.checks.length;
      await world.until(() => world.checks.length > before, hour);
      before = world.checks.length;
      for (let writes = 1; writes <= 12; writes++) {
        await library.patch(video.key, { errorMessage: `note ${writes}` });
        await world.pass(5 * second);
      }
      assert.equal(world.checks.length, before);
    });

    it('retry an offline service at once after a refresh by hand', async () => {
      const first = await world.openWindow('first');
      const other = await world.openWindow('other');
      world.respond = () => new ConnectionError('No connection.', { sent: false });
      const [video] = await world.addVideos(first.library, 1);
      assert.ok(video);
      await world.pass(40 * minute);
      const before = world.checks.length;
      await world.until(() => world.checks.length > before, hour);
      world.respond = () => ({ state: 'succeeded' });
      await world.pass(10 * second);
      assert.deepEqual([first.poller.isLeader, other.library.get(video.key)?.state], [true, 'running']);
      const refreshed = other.poller.refresh();
      await world.pass(11 * second);
      await refreshed;
      assert.equal(other.library.get(video.key)?.state, 'succeeded');
    });

    it('drop the reports of a leader that polls nothing', async () => {
      const first = await world.openWindow('first');
      const other = await world.openWindow('other');
      world.respond = () => new ConnectionError('No connection.', { sent: false });
      const [video] = await world.addVideos(first.library, 1);
      assert.ok(video);
      await world.pass(minute);
      assert.equal(other.poller.statuses.size, 1);
      await first.library.stop(video.key);
      await world.pass(minute);
      assert.deepEqual([first.poller.statuses.size, other.poller.statuses.size], [0, 0]);
    });

    it('hold no lease while no video is unfinished', async () => {
      const { library, poller } = await world.openWindow();
      world.respond = () => ({ state: 'succeeded' });
      await world.addVideos(library, 1);
      await world.pass(2 * minute);
      assert.equal(poller.isLeader, false);
    });
  });

  it('polls 1,000 videos without a burst and within the budget', async () => {
    const { library } = await world.openWindow();
    await world.addVideos(library, 1000);
    await world.pass(9 * minute);
    const times = world.times();
    assert.ok(mostWithin(times.slice(0, 400), 10 * second) <= 24, 'at most two a second and a few at once');
    assert.ok(times.length <= 2 * 9 * 60 + 30);
    const checkedIds = new Set(world.checks.map(({ videoId }) => videoId));
    assert.equal(checkedIds.size, 1000);
    const counts = [...checkedIds].map((videoId) => world.times(videoId).length);
    assert.ok(Math.max(...counts) <= 3, 'no video is checked three times before all were checked');
  });

  it("polls less often without the user's attention, and plans earlier checks when the user returns", async () => {
    world.attention = false;
    const { library, poller } = await world.openWindow();
    await world.addVideos(library, 1, { createdAt: Date.now() - 10 * minute });
    await world.pass(10 * minute);
    const alone = world.checks.length;
    world.attention = true;
    const now = Date.now();
    poller.wake();
    await world.pass(10 * minute);
    const watched = world.checks.length - alone;
    assert.ok(watched > 1.5 * alone, `${watched} and ${alone}`);
    assert.ok((world.times().find((at) => at > now) ?? Infinity) <= now + 33 * second);
  });

  it('writes little for a video that never ends', async () => {
    const { library } = await world.openWindow();
    await world.addVideos(library, 1);
    await world.pass(30 * minute);
    const changes = (): Promise<number> =>
      library.transact((connection) => Number(connection.get('SELECT total_changes() AS n')?.n));
    const before = await changes();
    await world.pass(hour);
    const written = (await changes()) - before;
    assert.ok(written < 1_000, `${written} rows written in an hour`);
  });

  it('estimates the remaining time of a video as a range', async () => {
    const { library, poller } = await world.openWindow();
    world.respond = ({ videoId, at }) => {
      const video = library.find('service', videoId)[0];
      return { state: at - (video?.createdAt ?? 0) >= minute ? 'succeeded' : 'running' };
    };
    const [first] = await world.addVideos(library, 1, { videoId: 'first', key: 'first' });
    assert.equal(first && poller.remainingTime(first), undefined, 'no estimate without finished videos');
    await world.pass(3 * minute);
    for (let i = 0; i < 12; i++) {
      await world.addVideos(library, 1, { videoId: `v${i}`, key: `v${i}` });
      await world.pass(3 * minute);
    }
    const [video] = await world.addVideos(library, 1, { videoId: 'last', key: 'last' });
    assert.ok(video);
    const { fromMs = 0, toMs = 0 } = poller.remainingTime(video) ?? {};
    assert.ok(fromMs > 40 * second && fromMs <= minute && toMs >= fromMs && toMs < 75 * second, `${fromMs} to ${toMs}`);
    world.respond = () => ({ state: 'running' });
    await world.pass(30 * minute);
    assert.equal(
      poller.remainingTime(library.get('last') ?? video),
      undefined,
      'no estimate beyond the longest duration',
    );
  });

  it('sends nothing after its disposal', async () => {
    const { library, poller } = await world.openWindow();
    await world.addVideos(library, 5);
    poller.dispose();
    const before = world.checks.length;
    await world.pass(10 * minute);
    assert.equal(world.checks.length, before);
  });
});
