import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mock } from 'node:test';
import { Worker } from 'node:worker_threads';
import FakeTimers, { type Clock } from '@sinonjs/fake-timers';
import { Agent } from 'undici';
import { DeveloperApi, type DeveloperApiOptions } from '../../../../src/api/client';
import { ApiError, ConnectionError, TimeoutError } from '../../../../src/api/errors';
import { Deadline } from '../../../../src/api/http/deadline';
import { FaultServer } from '../../../support/faultServer';
import { turnsUntil } from '../../../support/turnsUntil';
import { waitUntil } from '../../../support/waitUntil';

const request = { prompt: 'x', duration: 4 };

describe('Deadline', () => {
  const second = 1000;
  const limits = { connectMs: 0, headersMs: 0, bodyMs: 0, overallMs: 10 * second };
  let clock: Clock;
  let passed: number;
  beforeEach(() => {
    clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    passed = 0;
  });
  afterEach(() => clock.uninstall());
  const onPassed = (): void => {
    passed += 1;
  };
  /** Advances the clock, then reads the sockets. */
  const pass = async (ms: number): Promise<void> => {
    clock.tick(ms);
    await new Promise(setImmediate);
  };

  it('expires once, after the time limit of the phase', async () => {
    const deadline = new Deadline(limits);
    deadline.begin(2 * second, onPassed);
    await pass(2 * second - 1);
    assert.equal(passed, 0);
    await pass(1);
    assert.equal(passed, 1);
    await pass(20 * second);
    assert.equal(passed, 1);
  });

  it('does not count the time in which the machine sleeps', async () => {
    const deadline = new Deadline(limits);
    deadline.begin(2 * second, onPassed);
    await pass(second);
    // Each timer fires once, late.
    clock.jump(8 * 3600 * second);
    await new Promise(setImmediate);
    assert.equal(passed, 0);
    await pass(second / 2);
    assert.equal(passed, 0);
    await pass(second / 2);
    assert.equal(passed, 1);
  });

  it('does not count a sleep if a response ends the phase before the timer fires', () => {
    const deadline = new Deadline(limits);
    deadline.begin(5 * second, onPassed);
    clock.tick(second + 100);
    const wokenAt = performance.now() + 8 * 3600 * second;
    mock.method(performance, 'now', () => wokenAt);
    deadline.end();
    mock.restoreAll();
    assert(deadline.leftMs > 8 * second, String(deadline.leftMs));
  });

  it('reads the sockets once more before it expires', async () => {
    const deadline = new Deadline(limits);
    deadline.begin(second, onPassed);
    clock.tick(second);
    // The headers arrive during this read.
    deadline.begin(second, onPassed);
    await new Promise(setImmediate);
    assert.equal(passed, 0);
    await pass(second);
    assert.equal(passed, 1);
  });

  it('limits the whole call across its phases and waits', async () => {
    const deadline = new Deadline(limits);
    for (let phase = 0; phase < 3; phase += 1) {
      deadline.begin(3 * second, onPassed);
      await pass(2.1 * second);
    }
    deadline.end();
    deadline.spend(second);
    assert.equal(Math.round(deadline.leftMs), 2.7 * second);
    deadline.begin(9 * second, onPassed);
    await pass(2.8 * second);
    assert.equal(passed, 1);
  });

  it('ends a wait for a key with a timeout error, and keeps no timer', async () => {
    const deadline = new Deadline({ ...limits, overallMs: second });
    const waiting = deadline.wait(new Promise(() => undefined), () => new Error('late'));
    const ended = assert.rejects(waiting, { message: 'late' });
    await pass(second);
    await ended;
    assert.equal(clock.countTimers(), 0);
  });
});

describe('a call with deadlines', function () {
  this.timeout(20_000);
  let server: FaultServer;
  const apis: DeveloperApi[] = [];
  before(async () => {
    server = await FaultServer.start();
  });
  afterEach(async () => {
    await Promise.all(apis.splice(0).map((api) => api.close()));
    await server.reset();
  });
  after(() => server.close());

  const client = (options: Partial<DeveloperApiOptions> = {}): DeveloperApi => {
    const api = new DeveloperApi({ baseUrl: server.baseUrl, apiKey: 'key', retryPolicy: { attempts: 1 }, ...options });
    apis.push(api);
    return api;
  };

  const failure = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => assert.fail('it did not fail'),
      (error: unknown) => error,
    );

  it('reads a response that arrived while the process was stopped', async () => {
    const worker = new Worker(
      `const server = require('node:http').createServer((request, response) => {
        require('node:worker_threads').parentPort.postMessage('asked');
        setTimeout(() => response.end('{"id":"v1","status":"queued"}'), 300);
      }).listen(0, '127.0.0.1', () => require('node:worker_threads').parentPort.postMessage(server.address().port));`,
      { eval: true },
    );
    try {
      const [port] = (await once(worker, 'message')) as [number];
      const deadlines = { headersMs: 600, overallMs: 700 };
      const api = client({ baseUrl: `http://127.0.0.1:${port}`, deadlines });
      const call = api.generateVideo(request);
      await once(worker, 'message');
      // Blocks this thread, like a stopped process.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
      assert.equal((await call).reading.videoId, 'v1');
    } finally {
      await worker.terminate();
    }
  });

  it('waits at least five minutes for the response to a generate request', async () => {
    await server.setFaults('stall-headers');
    const clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
    const ended: unknown[] = [];
    try {
      const call = client().generateVideo(request);
      call.catch((error: unknown) => ended.push(error));
      await turnsUntil(() => server.arrivals.length === 1);
      clock.tick(300_000);
      await new Promise(setImmediate);
      assert.equal(ended.length, 0);
      clock.tick(100_000);
      await turnsUntil(() => ended.length === 1);
      const [error] = ended;
      assert(error instanceof TimeoutError && error.sent);
    } finally {
      clock.uninstall();
    }
  });

  it('sends nothing if the key or the dispatcher is not available within the overall deadline', async () => {
    const never = new Promise<never>(() => undefined);
    const deadlines = { overallMs: 100 };
    const key = await failure(client({ apiKey: () => never, deadlines }).generateVideo(request));
    assert(key instanceof ConnectionError && !key.sent);
    const dispatcher = await failure(client({ dispatcher: () => never, deadlines }).generateVideo(request));
    assert(dispatcher instanceof TimeoutError && !dispatcher.sent);
    assert.equal(server.arrivals.length, 0);
  });

  it('ends at once on an abort, and its error says whether the request was sent', async () => {
    const stop = new AbortController();
    const agent = new Agent({ connect: () => undefined });
    const connecting = failure(client({ dispatcher: () => agent }).generateVideo(request, { signal: stop.signal }));
    await new Promise(setImmediate);
    stop.abort();
    assert.deepEqual(nameAndSent(await connecting), ['AbortError', false]);
    void agent.destroy();
    await server.setFaults('stall-headers');
    const second = new AbortController();
    const waiting = failure(client().generateVideo(request, { signal: second.signal }));
    await waitUntil('the request', () => server.arrivals.length === 1);
    second.abort();
    assert.deepEqual(nameAndSent(await waiting), ['AbortError', true]);
  });

  it('keeps the Retry-After of a response that breaks off', async () => {
    const error = await failure(client({ dispatcher: () => breaking }).getCredits());
    assert(error instanceof ConnectionError);
    assert.equal(error.retryAfterMs, 9000);
  });
});

function nameAndSent(error: unknown): unknown[] {
  assert(error instanceof Error && 'sent' in error && !(error instanceof ApiError));
  return [error.name, error.sent];
}

/** Starts every response and breaks the connection. */
const breaking = new Agent().compose(() => (_options, handler) => {
  const controller = { abort: () => undefined } as never;
  handler.onRequestStart?.(controller, {});
  handler.onResponseStart?.(controller, 200, { 'retry-after': '9' });
  handler.onResponseError?.(controller, Object.assign(new Error('reset'), { code: 'ECONNRESET' }));
  return true;
});
