import assert from 'node:assert/strict';
import { once } from 'node:events';
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import FakeTimers from '@sinonjs/fake-timers';
import type { Dispatcher } from 'undici';
import { DeveloperApi } from '../../../../src/api/client';
import { ApiError } from '../../../../src/api/errors';
import { judgeError, judgeResponse } from '../../../../src/core/generate/outcome';
import { type Outcome, toKept } from '../../../../src/core/video/keptResponse';
import { turnsUntil } from '../../../support/turnsUntil';

type Break = 'cut' | 'stalled' | 'aborted' | 'too large';
type Headers = Record<string, string | string[]>;

/** The video may have been charged. An ID that arrived must not be lost, and an incomplete body is no refusal. */
describe('the response to a generate request', () => {
  let written: () => void = () => undefined;
  let reply: { readonly status: number; readonly headers: Headers; readonly body: string };
  let cut = false;
  const server = http.createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      response.write(`${reply.body}\n`, () => {
        written();
        // oxlint-disable-next-line no-restricted-globals -- the connection breaks at any time
        if (cut) setTimeout(() => response.destroy(), 20);
      });
    });
  });
  before(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const generate = async (cause: Break, status: number, headers: Headers, body: string): Promise<Outcome> => {
    reply = { status, headers, body };
    cut = cause === 'cut';
    const { port } = server.address() as AddressInfo;
    const stop = new AbortController();
    const api = new DeveloperApi({
      baseUrl: `http://127.0.0.1:${port}`,
      apiKey: 'key-0123456789abcdef',
      ...(cause === 'stalled' ? { deadlines: { bodyMs: 100 } } : {}),
      ...(cause === 'too large' ? { maxResponseBytes: 10 } : {}),
    });
    if (cause === 'aborted') {
      written = () =>
        // oxlint-disable-next-line no-restricted-globals -- the user gives up at any time
        setTimeout(() => {
          stop.abort();
        }, 50);
    }
    try {
      return judgeResponse(toKept(await api.generateVideo({ prompt: 'x', duration: 4 }, { signal: stop.signal })));
    } catch (error) {
      assert(error instanceof Error && 'sent' in error && error.sent === true, String(error));
      assert(error instanceof ApiError || (error.name === 'AbortError' && cause === 'aborted'), error.name);
      return judgeError(error);
    } finally {
      written = () => undefined;
      await api.close();
    }
  };

  const queued = '{"id":"v42","status":"queued"}';
  const location = { location: '/videos/v42' };
  for (const cause of ['cut', 'stalled', 'aborted'] as const) {
    it(`yields the video ID if it is ${cause} after complete JSON`, async () => {
      const outcome = await generate(cause, 201, {}, queued);
      assert.equal(outcome.verdict === 'confirmed' && outcome.reading.videoId, 'v42');
    });
    it(`is neither a refusal nor the end of the video if it is ${cause}, whatever its JSON states`, async () => {
      const refused = '{"success":false,"message":"Out of credits"}';
      assert.equal((await generate(cause, 200, {}, refused)).verdict, 'unconfirmed');
      const failed = await generate(cause, 200, {}, '{"id":"v42","status":"failed"}');
      assert.equal(failed.verdict === 'confirmed' && failed.reading.state, 'unknown');
    });
    it(`is a refusal by its HTTP status if it is ${cause}`, async () => {
      assert.equal((await generate(cause, 402, {}, '{"error":')).verdict, 'rejected');
    });
  }
  for (const cause of ['cut', 'stalled', 'aborted', 'too large'] as const) {
    it(`yields the video ID of a header if it is ${cause}`, async () => {
      const outcome = await generate(cause, 201, { ...location, 'content-length': '5000' }, '{"note":"Your vid');
      assert.equal(outcome.verdict === 'confirmed' && outcome.reading.videoId, 'v42');
    });
  }
  for (const [cause, sentence] of [
    ['cut', /was lost before the response arrived/],
    ['stalled', /didn't finish in time/],
    ['aborted', /^Canceled before the service responded/],
    ['too large', /larger than 10 bytes/],
  ] as const) {
    for (const text of ['{"status":"queued","id":"v4', '1234567812345678']) {
      it(`is stored up to the break if it is ${cause} after ${text}`, async () => {
        const outcome = await generate(cause, 200, {}, text);
        assert(outcome.verdict === 'unconfirmed');
        assert.match(outcome.message, sentence);
        if (cause !== 'too large') assert.deepEqual(outcome.response, { body: `${text}\n`, http: 200 });
      });
    }
  }
  for (const status of [200, 201, 202]) {
    it(`leaves the video unconfirmed, with its ID, if it is cut after the ID (status ${status})`, async () => {
      const outcome = await generate(
        'cut',
        status,
        { 'content-length': '5000' },
        '{"id":"v42","status":"queued","note":"',
      );
      assert.deepEqual(outcome.verdict === 'unconfirmed' && outcome.response?.videoId, 'v42');
    });
  }
  it('leaves the video unconfirmed if it is aborted before the ID', async () => {
    assert.match((await generate('aborted', 200, {}, '{"id":')).verdict, /unconfirmed/);
  });

  it('yields the video ID if each byte arrives in its own chunk', async () => {
    const body = `{"note":"${'n'.repeat(9_000)}","id":"v42","status":"queued"}`;
    const dispatcher = {
      dispatch(_options: unknown, handler: Dispatcher.DispatchHandler): boolean {
        const controller = { abort: () => undefined } as unknown as Dispatcher.DispatchController;
        handler.onRequestStart?.(controller, undefined);
        handler.onResponseStart?.(controller, 200, {});
        for (const byte of Buffer.from(body)) handler.onResponseData?.(controller, Buffer.of(byte));
        handler.onResponseEnd?.(controller, {});
        return true;
      },
    } as unknown as Dispatcher;
    const api = new DeveloperApi({ baseUrl: 'https://api.example', apiKey: 'k', dispatcher: () => dispatcher });
    assert.equal((await api.generateVideo({ prompt: 'x', duration: 4 })).reading.videoId, 'v42');
  });

  it('may take five minutes after its headers', async () => {
    reply = { status: 200, headers: {}, body: ' ' };
    cut = false;
    const ended: unknown[] = [];
    const stop = new AbortController();
    let isWritten = false;
    written = () => {
      isWritten = true;
    };
    const { port } = server.address() as AddressInfo;
    const api = new DeveloperApi({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'key-0123456789abcdef' });
    const clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const call = api.generateVideo({ prompt: 'x', duration: 4 }, { signal: stop.signal });
      call.catch((error: unknown) => ended.push(error));
      await turnsUntil(() => isWritten);
      // After these turns, the headers have arrived at the client.
      for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
      clock.tick(300_000);
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      assert.deepEqual(ended, []);
      stop.abort();
      await assert.rejects(call, { name: 'AbortError', sent: true });
    } finally {
      clock.uninstall();
      await api.close();
    }
  });
});
