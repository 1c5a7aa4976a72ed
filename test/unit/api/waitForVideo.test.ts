import assert from 'node:assert/strict';
import { once } from 'node:events';
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { mock } from 'node:test';
import { DeveloperApi } from '../../../src/api/client';
import { waitForVideo } from '../../../src/api/waitForVideo';

/** The longest wait between two checks, in milliseconds. */
const longestGapMs = 30_000;

describe('waitForVideo', () => {
  const responses: ((response: http.ServerResponse) => void)[] = [];
  const arrivals: (string | undefined)[] = [];
  const server = http.createServer((request, response) => {
    arrivals.push(request.url);
    responses[arrivals.length - 1]?.(response);
  });
  let api: DeveloperApi;

  before(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    api = new DeveloperApi({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'key-0123456789abcdef' });
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  });
  beforeEach(() => {
    responses.length = 0;
    arrivals.length = 0;
  });
  after(async () => {
    mock.timers.reset();
    await api.close();
    server.close();
  });

  const json =
    (status: number, body: object, headers: Record<string, string> = {}) =>
    (response: http.ServerResponse): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    };
  /** Waits for the video with the real client, and skips the pause after each check. */
  const wait = (states: string[] = []) =>
    waitForVideo(
      () =>
        api.getVideo('v1', { attempts: 1 }).finally(() => {
          setImmediate(() => {
            mock.timers.tick(longestGapMs);
          });
        }),
      { onProgress: ({ reading }) => states.push(reading.state) },
    );

  it('continues after single 5xx and 429 responses and broken connections', async () => {
    responses.push(
      json(503, { error: 'Down for maintenance' }),
      json(200, { id: 'v1', status: 'processing' }),
      json(429, { error: 'Too many requests' }, { 'retry-after': '7' }),
      (response) => response.destroy(),
      json(500, { error: 'Oops' }),
      json(200, { id: 'v1', status: 'completed', video_url: 'https://cdn.example.com/v1.mp4' }),
    );
    const states: string[] = [];
    const { reading } = await wait(states);
    assert.equal(reading.videoUrl, 'https://cdn.example.com/v1.mp4');
    assert.deepEqual(states, ['running', 'succeeded']);
    assert.deepEqual(arrivals, Array<string>(6).fill('/videos/v1'));
  });

  it('confirms an inferred end with checks over ten minutes', async () => {
    const doubtful = json(200, { id: 'v1', error: 'No face found' });
    responses.push(
      doubtful,
      json(200, { status: 'unauthorized' }),
      json(200, { id: 'v1', status: 'processing' }),
      ...Array<typeof doubtful>(30).fill(doubtful),
    );
    const { reading } = await wait();
    assert.deepEqual([reading.state, reading.certainty], ['failed', 'inferred']);
    assert.equal(arrivals.length, 3 + 1 + 600_000 / longestGapMs);
  });

  it('returns once the response has a link or a stated end', async () => {
    responses.push(
      json(200, { id: 'v1', video_url: 'https://cdn.example.com/v1.mp4' }),
      json(200, { id: 'v1', status: 'failed' }),
    );
    assert.equal((await wait()).reading.state, 'succeeded');
    assert.equal((await wait()).reading.state, 'failed');
    assert.equal(arrivals.length, 2);
  });

  it('throws an error that waiting cannot resolve', async () => {
    responses.push(json(401, { error: 'Unknown key' }), json(407, {}));
    await assert.rejects(wait(), { name: 'AuthenticationError' });
    // A proxy may lock the account after repeated wrong passwords, so a 407 ends the wait.
    await assert.rejects(wait(), { name: 'ConnectionError', status: 407 });
    assert.equal(arrivals.length, 2);
  });
});
