import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeveloperApi } from '../../../../src/api/client';
import { VideoLibrary } from '../../../../src/core/library/library';
import { VideoPoller } from '../../../../src/core/polling/poller';
import { begin, confirm } from '../../../support/libraryFolder';
import { waitUntil } from '../../../support/waitUntil';

const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

describe('VideoPoller with the real client', () => {
  it('polls a real server with one request per check, obeys a Retry-After date, and sees the video finish', async () => {
    const responses = [
      { status: 503, headers: {}, body: { error: 'busy' } },
      { status: 200, headers: {}, body: { id: 'v1', status: 'processing' } },
      { status: 429, headers: { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }, body: {} },
    ];
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
      const { status, headers, body } = responses[requests.length - 1] ?? {
        status: 200,
        headers: {},
        body: { id: 'v1', status: 'completed', video_url: 'https://files.test/v1.mp4' },
      };
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const folder = await mkdtemp(join(tmpdir(), 'poller-'));
    const library = await VideoLibrary.open(folder, log);
    const api = new DeveloperApi({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/developer`,
      apiKey: 'key',
      userAgent: 'test',
    });
    const poller = new VideoPoller({ library, apiFor: () => Promise.resolve(api), log, isWatched: () => true });
    try {
      const { key } = await begin(library, { prompt: 'p', duration: 8, service: 'service' });
      await confirm(library, key, { state: 'queued', certainty: 'said', videoId: 'v1', body: {}, http: 200 });
      const statuses: (string | undefined)[] = [];
      const limited = new Promise<void>((resolve) => {
        poller.onDidChangeStatus((now) => {
          statuses.push(now.get('service')?.status);
          if (now.get('service')?.status === 'rate limited') resolve();
          // Runs each check a little before the poller's timer would.
          else void poller.refresh([key]);
        });
      });
      await poller.refresh([key]);
      await limited;
      assert.deepEqual(statuses, ['outage', 'ok', 'rate limited']);
      assert.deepEqual(requests, Array(3).fill('GET /api/v1/developer/videos/v1'));
      assert.equal(library.get(key)?.state, 'running');
      poller.resume('service');
      await waitUntil('the video to finish', () => library.get(key)?.state === 'succeeded');
      assert.equal(requests.length, 4);
      assert.equal(library.get(key)?.videoUrl, 'https://files.test/v1.mp4');
    } finally {
      poller.dispose();
      library.dispose();
      await api.close();
      server.close();
      await rm(folder, { recursive: true, force: true });
    }
  }).timeout(30_000);
});
