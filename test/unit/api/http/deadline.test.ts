import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Agent } from 'undici';
import { DeveloperApi, type DeveloperApiOptions } from '../../../../src/api/client';
import { ApiError, ConnectionError, TimeoutError } from '../../../../src/api/errors';
import { tick, tickMs } from '../../../../src/api/http/deadline';
import { FaultServer } from '../../../support/faultServer';
import { waitUntil } from '../../../support/waitUntil';

const request = { prompt: 'x', duration: 4 };

describe('how long a call may take', function () {
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

  const failure = (asked: Promise<unknown>): Promise<unknown> =>
    asked.then(
      () => assert.fail('it did not fail'),
      (error: unknown) => error,
    );

  it('reads a response that lies ready when the process goes on after a stop', async () => {
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
      const asked = api.generateVideo(request);
      await once(worker, 'message');
      // Nothing runs in this thread meanwhile, as in a process that is stopped.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
      assert.equal((await asked).reading.videoId, 'v1');
    } finally {
      await worker.terminate();
    }
  });

  it('is at least five minutes for the response to a generate request', async () => {
    await server.setFaults('stall-headers');
    const stop = new AbortController();
    const ended: unknown[] = [];
    const asked = client().generateVideo(request, { signal: stop.signal });
    asked.catch((error: unknown) => ended.push(error));
    try {
      await waitUntil('the request', () => server.arrivals.length === 1);
      for (let ms = 0; ms < 300_000; ms += tickMs) tick();
      await new Promise(setImmediate);
      assert.equal(ended.length, 0);
      for (let ms = 0; ms < 100_000; ms += tickMs) tick();
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      const [error] = ended;
      assert(error instanceof TimeoutError && error.sent);
    } finally {
      stop.abort();
    }
  });

  it('includes a key that is never given and a dispatcher that is never made: nothing was sent', async () => {
    const never = new Promise<never>(() => undefined);
    const deadlines = { overallMs: 100 };
    const key = await failure(client({ apiKey: () => never, deadlines }).generateVideo(request));
    assert(key instanceof ConnectionError && !key.sent);
    const dispatcher = await failure(client({ dispatcher: () => never, deadlines }).generateVideo(request));
    assert(dispatcher instanceof TimeoutError && !dispatcher.sent);
    assert.equal(server.arrivals.length, 0);
  });

  it('ends with an abort that says whether the request was sent', async () => {
    const stop = new AbortController();
    const agent = new Agent({ connect: () => undefined });
    const connecting = failure(client({ dispatcher: () => agent }).generateVideo(request, { signal: stop.signal }));
    await new Promise(setImmediate);
    stop.abort();
    assert.deepEqual(about(await connecting), ['AbortError', false]);
    void agent.destroy();
    await server.setFaults('stall-headers');
    const second = new AbortController();
    const waiting = failure(client().generateVideo(request, { signal: second.signal }));
    await waitUntil('the request', () => server.arrivals.length === 1);
    second.abort();
    assert.deepEqual(about(await waiting), ['AbortError', true]);
  });

  it('obeys the wait of a response that breaks off, too', async () => {
    const error = await failure(client({ dispatcher: () => breaking }).getCredits());
    assert(error instanceof ConnectionError);
    assert.equal(error.retryAfterMs, 9000);
  });
});

function about(error: unknown): unknown[] {
  assert(error instanceof Error && 'sent' in error && !(error instanceof ApiError));
  return [error.name, error.sent];
}

/** Begins every response and breaks it off. */
const breaking = new Agent().compose(() => (_options, handler) => {
  const controller = { abort: () => undefined } as never;
  handler.onRequestStart?.(controller, {});
  handler.onResponseStart?.(controller, 200, { 'retry-after': '9' });
  handler.onResponseError?.(controller, Object.assign(new Error('reset'), { code: 'ECONNRESET' }));
  return true;
});
