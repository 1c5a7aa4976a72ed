import assert from 'node:assert/strict';
import { once } from 'node:events';
import * as http from 'node:http';
import * as net from 'node:net';
import type { AddressInfo } from 'node:net';
import { DeveloperApi, type DeveloperApiOptions } from '../../../src/api/client';
import type { RequestRecord } from '../../../src/api/http/requestRecord';
import {
  ApiError,
  AuthenticationError,
  InvalidRequestError,
  RateLimitError,
  RedirectedError,
  UnexpectedResponseError,
} from '../../../src/api/errors';
import type { ApiResponse, ReadingState, VideoReading } from '../../../src/api/types';
import { FaultServer } from '../../support/faultServer';
import { redirectTarget } from '../../support/faultServerFaults';
import { waitUntil } from '../../support/waitUntil';

const apiKey = 'key-0123456789abcdef-secret';

describe('DeveloperApi', () => {
  let server: FaultServer;
  const apis: DeveloperApi[] = [];

  before(async () => {
    server = await FaultServer.start({ apiKey });
  });
  afterEach(async () => {
    await Promise.all(apis.splice(0).map((api) => api.close()));
    await server.reset();
  });
  after(() => server.close());

  const client = (options: Partial<DeveloperApiOptions> = {}): DeveloperApi => {
    const api = new DeveloperApi({
      baseUrl: server.baseUrl,
      apiKey,
      userAgent: 'video-ads/0.1 test',
      retryPolicy: { baseMs: 5 },
      ...options,
    });
    apis.push(api);
    return api;
  };

  describe('requests', () => {
    it('generate a video as the API documents it', async () => {
      const result = await client().generateVideo({ prompt: 'Ein Schuh “läuft” 👟', duration: 8, aspectRatio: '9:16' });
      const [arrival] = server.arrivals;
      assert(arrival !== undefined);
      assert.equal(`${arrival.method} ${arrival.path}`, 'POST /api/v1/developer/videos/generate');
      assert.equal(arrival.headers.authorization, `Bearer ${apiKey}`);
      assert.equal(arrival.headers['content-type'], 'application/json');
      assert.equal(arrival.headers.accept, 'application/json');
      assert.equal(arrival.headers['user-agent'], 'video-ads/0.1 test');
      assert.match(arrival.idempotencyKey ?? '', /^[0-9a-f-]{36}$/);
      assert.deepEqual(JSON.parse(arrival.body), { prompt: 'Ein Schuh “läuft” 👟', duration: 8, aspect_ratio: '9:16' });
      assert.equal(result.reading.state, 'queued');
      assert.equal(result.status, 200);
      assert.equal(result.requestId, 'req-1');
      assert.equal((result.body as { id: string }).id, result.reading.videoId);
    });

    it('omit an undefined aspect ratio, and send the given idempotency key', async () => {
      await client().generateVideo({ prompt: 'x', duration: 4 }, { idempotencyKey: 'mine' });
      assert.equal(server.arrivals[0]?.body, '{"prompt":"x","duration":4}');
      assert.equal(server.countArrivals({ idempotencyKey: 'mine' }), 1);
    });

    it('have no body if they read credits or a video', async () => {
      const api = client();
      const { videoId = '' } = (await api.generateVideo({ prompt: 'x', duration: 4 })).reading;
      assert.equal((await api.getVideo(videoId)).reading.state, 'queued');
      assert.equal((await api.getVideo(videoId)).reading.state, 'running');
      assert.equal((await api.getVideo(videoId)).reading.state, 'succeeded');
      assert.equal((await api.getCredits()).reading.balance, server.api.credits);
      const { headers } = server.arrivals.at(-1) ?? assert.fail();
      assert.equal(headers['content-type'], undefined);
      assert.equal(headers['idempotency-key'], undefined);
    });

    it('reuse one connection if they are GETs', async () => {
      const api = client();
      for (let index = 0; index < 5; index += 1) {
        await api.getCredits();
        // undici reuses a connection only after a turn of the event loop.
        await new Promise(setImmediate);
      }
      assert.equal(server.connections, 1);
    });
  });

  describe('the video ID', () => {
    const ids: readonly (readonly [string, string])[] = [
      ['plain-1', 'plain-1'],
      ['..', '%2E%2E'],
      ['.', '%2E'],
      ['...', '...'],
      ['../credits', '..%2Fcredits'],
      ['a/b', 'a%2Fb'],
      ['a?b=c#d', 'a%3Fb%3Dc%23d'],
      ['100%', '100%25'],
      ['%2e%2e', '%252e%252e'],
      ['two words', 'two%20words'],
      ['line\r\nx: y', 'line%0D%0Ax%3A%20y'],
      ['👟', '%F0%9F%91%9F'],
      ['a\\b', 'a%5Cb'],
    ];
    for (const [id, segment] of ids) {
      it(`is sent as one segment of the path: ${JSON.stringify(id)}`, async () => {
        const requestLines: string[] = [];
        const raw = net.createServer((socket) => {
          socket.once('data', (data) => {
            requestLines.push(data.toString('latin1').split('\r\n')[0] ?? '');
            socket.end('HTTP/1.1 200 OK\r\ncontent-length: 19\r\nconnection: close\r\n\r\n{"status":"queued"}');
          });
        });
        raw.listen(0, '127.0.0.1');
        await once(raw, 'listening');
        try {
          const { port } = raw.address() as AddressInfo;
          await client({ baseUrl: `http://127.0.0.1:${port}/api/v1/developer` }).getVideo(id);
          assert.deepEqual(requestLines, [`GET /api/v1/developer/videos/${segment} HTTP/1.1`]);
        } finally {
          raw.close();
        }
      });
    }

    /** Sends a generate request to a server that sends this response. */
    const begin = async (
      status: number,
      headers: Record<string, string>,
      body = '',
    ): Promise<ApiResponse<VideoReading>> => {
      const bare = http.createServer((request, response) => {
        request.resume().on('end', () => response.writeHead(status, headers).end(body));
      });
      bare.listen(0, '127.0.0.1');
      await once(bare, 'listening');
      try {
        const { port } = bare.address() as AddressInfo;
        const api = client({ baseUrl: `http://127.0.0.1:${port}/api/v1/developer` });
        return await api.generateVideo({ prompt: 'x', duration: 4 });
      } finally {
        bare.closeAllConnections();
        bare.close();
      }
    };

    const withHeaders: readonly (readonly [number, Record<string, string>, string, string])[] = [
      [201, { location: '/api/v1/developer/videos/v%201' }, '', 'v 1'],
      [202, { location: 'https://public.example/videos/42/status' }, '', '42'],
      [202, { 'operation-location': 'videos/42' }, '{"message":"Accepted"}', '42'],
      [204, { 'x-video-id': 'v-7' }, '', 'v-7'],
      [303, { location: 'v1' }, '<html>See other', 'v1'],
      [303, { location: '/api/v1/developer/videos/v1' }, '<html>See other', 'v1'],
      [202, { location: '/api/v1/developer/videos/other' }, '{"id":"own"}', 'own'],
      [202, { location: '/videos/42' }, '{"id":"own"}', 'own'],
      [201, { location: '/api/v1/developer/videos/v1' }, '{"id":"v1","job_id":"j1"}', 'v1'],
      [201, { location: '/api/v1/developer/videos/v1' }, '{"job_id":"j1","status":"queued"}', 'v1'],
    ];
    for (const [status, headers, body, id] of withHeaders) {
      it(`is read from the headers: ${status} ${JSON.stringify(headers)} ${body}`, async () => {
        const { videoId, state } = (await begin(status, headers, body)).reading;
        assert.deepEqual([videoId, state], [id, 'queued']);
      });
    }

    it('is not read from a permanent redirect, or from one to another service or to the request itself', async () => {
      for (const [status, location] of [
        [303, 'https://elsewhere.example/api/v1/developer/videos/v1'],
        [303, '/api/v1/developer/videos/generate'],
        [302, '/videos/explore'],
        [302, '/api/v1/developer/videos/explore'],
        [302, '/videos/42'],
        [307, '/api/v1/developer/videos/v1'],
        [301, '/api/v1/developer/videos/v1'],
      ] as const) {
        await assert.rejects(begin(status, { location }), RedirectedError);
      }
      await assert.rejects(begin(202, { location: '/videos/generate' }), UnexpectedResponseError);
    });

    it('is rejected without a request if it is empty or not well-formed', async () => {
      for (const id of ['', '\uD800']) {
        await assert.rejects(client().getVideo(id), (error) => error instanceof InvalidRequestError && !error.sent);
      }
      assert.equal(server.arrivals.length, 0);
    });
  });

  describe('a refused status check', () => {
    const check = async (status: number, body: unknown): Promise<ApiResponse<VideoReading>> => {
      const bare = http.createServer((_request, response) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
      bare.listen(0, '127.0.0.1');
      await once(bare, 'listening');
      try {
        const { port } = bare.address() as AddressInfo;
        return await client({ baseUrl: `http://127.0.0.1:${port}/api/v1/developer` }).getVideo('v1', { attempts: 1 });
      } finally {
        bare.closeAllConnections();
        bare.close();
      }
    };
    const withState: readonly (readonly [number, unknown, ReadingState])[] = [
      [422, { id: 'v1', status: 'failed', error: 'The prompt was moderated' }, 'failed'],
      [404, { id: 'v1', status: 'processing' }, 'running'],
      [425, { video: { id: 'v1', status: 'queued' } }, 'queued'],
      [503, { id: 'v1', status: 'rendering' }, 'running'],
      [422, { id: 'v1', status: 'TASK_FAILED', error: 'The prompt was moderated' }, 'failed'],
      [422, { id: 'v1', status: 'rejected', error: 'The prompt was moderated' }, 'failed'],
      [409, { id: 'v1', status: 'canceled' }, 'canceled'],
      [404, { message: 'Video is still being processed' }, 'running'],
    ];
    for (const [status, body, state] of withState) {
      it(`is read as a response if it states the video's state: ${status} ${JSON.stringify(body)}`, async () => {
        const response = await check(status, body);
        assert.deepEqual([response.reading.state, response.status], [state, status]);
        if (state === 'failed') assert.equal(response.reading.errorMessage, 'The prompt was moderated');
      });
    }
    const withoutState: readonly (readonly [number, unknown])[] = [
      [404, { id: 'v1', status: 'failed', error: 'Not found' }],
      [404, { message: 'Video not found' }],
      [404, { id: 'other', message: 'Video is still being processed' }],
      [422, { id: 'other', status: 'failed' }],
      [400, { id: 'v1', status: 'error', message: 'Unknown version' }],
      [500, { id: 'v1', status: 'failed' }],
      [401, { id: 'v1', status: 'processing' }],
      [409, { id: 'v1', error: 'Not ready yet' }],
      [400, { id: 'v1', status: 'bad_request' }],
      [422, { id: 'v1', status: 'request_failed' }],
      ...[400, 409, 422, 425].map(
        (status) => [status, { status: 'fail', data: { id: 'v1', message: 'Video is still processing' } }] as const,
      ),
    ];
    for (const [status, body] of withoutState) {
      it(`is an error if it does not state the video's state: ${status} ${JSON.stringify(body)}`, async () => {
        await assert.rejects(check(status, body), ApiError);
      });
    }
  });

  describe('the API key', () => {
    const refused: readonly (readonly [string, DeveloperApiOptions['apiKey'], RegExp])[] = [
      ['missing', () => undefined, /no API key/],
      ['blank', '  ', /no API key/],
      ['two lines long', () => Promise.resolve('a\r\nX-Evil: 1'), /characters/],
      ['not in Latin letters', 'ключ', /characters/],
    ];
    for (const [fault, key, sentence] of refused) {
      it(`prevents the request with an AuthenticationError if it is ${fault}`, async () => {
        const check = (error: unknown): boolean =>
          error instanceof AuthenticationError &&
          !error.sent &&
          error.status === undefined &&
          sentence.test(error.message);
        await assert.rejects(client({ apiKey: key }).getCredits(), check);
        await assert.rejects(client({ apiKey: key }).generateVideo({ prompt: 'x', duration: 4 }), check);
        assert.equal(server.arrivals.length, 0);
      });
    }

    it('prevents the request with a ConnectionError if it cannot be read', async () => {
      const api = client({ apiKey: () => Promise.reject(new Error('keychain locked')), retryPolicy: { attempts: 1 } });
      await assert.rejects(api.getCredits(), { name: 'ConnectionError', sent: false, message: /couldn't be read/ });
      await assert.rejects(api.generateVideo({ prompt: 'x', duration: 4 }), { name: 'ConnectionError', sent: false });
      assert.equal(server.arrivals.length, 0);
    });

    it('is read again for each request', async () => {
      const keys = [apiKey, 'another'];
      const api = client({ apiKey: () => keys.shift() });
      await api.getCredits();
      await assert.rejects(api.getCredits(), AuthenticationError);
    });

    it('is masked in errors and records when a service echoes it', async () => {
      await server.setFaults('echoed-secrets');
      const records: RequestRecord[] = [];
      const api = client({ onRequest: (record) => records.push(record) });
      await assert.rejects(api.getCredits(), (error) => {
        assert(error instanceof ApiError);
        assert.equal(error.requestId, 'req-echo');
        assert(!JSON.stringify([error.message, error.body, records, String(error.stack)]).includes(apiKey));
        return true;
      });
    });

    it('is never sent to an invalid base URL', async () => {
      for (const baseUrl of ['', 'ftp://a.example', `${server.baseUrl}?x=1`]) {
        await assert.rejects(
          client({ baseUrl }).getCredits(),
          (error) => error instanceof InvalidRequestError && !error.sent,
        );
      }
    });

    it('belongs to a service, whose base URL every error contains', async () => {
      const baseUrls = [server.baseUrl, server.baseUrl, server.baseUrl, 'http://127.0.0.1:9/api'];
      const faults = ['status-401', 'status-500', 'cut-body'] as const;
      for (const [index, baseUrl] of baseUrls.entries()) {
        await server.setFaults(...faults.slice(index, index + 1));
        await assert.rejects(client({ baseUrl, retryPolicy: { attempts: 1 } }).getCredits(), (error) => {
          assert(error instanceof ApiError);
          assert.equal(error.baseUrl, baseUrl, error.name);
          return true;
        });
      }
    });

    it('is never sent to the target of a redirect, and the error contains the target without its query', async () => {
      await server.setFaults('redirect-307');
      await assert.rejects(client().getCredits(), (error) => {
        assert(error instanceof RedirectedError);
        assert.equal(error.location, redirectTarget.split('?')[0]);
        return true;
      });
    });
  });

  describe('the prompt', () => {
    it('is masked in messages even if it has several lines and is longer than a message', async () => {
      const prompt = Array.from({ length: 60 }, (_, line) => `Line ${line} of a secret brief.`).join('\n');
      const raw = await serverWith(422, JSON.stringify({ error: { message: `refused: ${prompt}` } }));
      try {
        await assert.rejects(client({ baseUrl: raw.baseUrl }).generateVideo({ prompt, duration: 4 }), {
          message: 'The service rejected the request (422): refused: •••.',
        });
      } finally {
        raw.close();
      }
    });

    it('is masked in messages when a service echoes it', async () => {
      const prompt = 'A "quoted" brief about shoes';
      const raw = await serverWith(422, JSON.stringify({ error: { message: `prompt ${prompt} is too long` } }));
      try {
        const api = client({ baseUrl: raw.baseUrl });
        await assert.rejects(api.generateVideo({ prompt, duration: 4 }), (error) => {
          assert(error instanceof InvalidRequestError);
          assert.equal(error.message, 'The service rejected the request (422): prompt ••• is too long.');
          return true;
        });
      } finally {
        raw.close();
      }
    });
  });

  describe('responses', () => {
    it('have a readable ID despite a BOM, Latin-1, NaN, duplicate keys or compression', async () => {
      for (const fault of ['bom', 'latin-1', 'nan-json', 'duplicate-keys', 'gzip', 'brotli', 'deflate'] as const) {
        await server.setFaults(fault);
        const { videoId, state } = (await client().generateVideo({ prompt: 'x', duration: 4 })).reading;
        assert(videoId !== undefined && server.api.videos.has(videoId), fault);
        assert.equal(state, 'queued', fault);
      }
    });

    it('are kept as text if the JSON is nested too deep', async () => {
      await server.setFaults('deep-json');
      const { body, reading } = await client().generateVideo({ prompt: 'x', duration: 4 });
      assert.equal(reading.state, 'queued');
      assert.equal(typeof body, 'string');
      assert.doesNotThrow(() => JSON.stringify(body));
    });

    it('are read as Latin-1 if they are not UTF-8', async () => {
      await server.setFaults('latin-1');
      const { body } = await client().generateVideo({ prompt: 'x', duration: 4 });
      assert.equal((body as { note: string }).note, 'é à ü');
    });

    it('are rejected if they are larger than the limit', async () => {
      for (const fault of ['large-reply', 'large-chunked-reply', 'gzip-bomb'] as const) {
        await server.setFaults(fault);
        await assert.rejects(client({ maxResponseBytes: 100_000 }).getCredits(), /larger than 0\.1 MB/);
      }
    });

    it('that contain an error with status 200 are read as a failed video', async () => {
      await server.setFaults('error-inside-200');
      const result = await client().generateVideo({ prompt: 'x', duration: 4 });
      assert.equal(result.reading.state, 'failed');
      assert.equal(result.reading.errorMessage, 'The prompt was refused');
    });

    it('that refuse a credits request with status 200 throw the error for the code in the body', async () => {
      await server.setFaults('key-refused-inside-200');
      const refused = {
        name: 'AuthenticationError',
        status: 401,
        message: "The service didn't accept the API key (401): Invalid API key.",
        baseUrl: server.baseUrl,
      };
      await assert.rejects(client().getCredits(), refused);
      const pins = { pointers: { balance: '/code' } };
      assert.equal((await client({ pins: () => pins }).getCredits()).reading.balance, 401);
      await server.setFaults('error-inside-200');
      await assert.rejects(client().getCredits(), {
        name: 'InvalidRequestError',
        message: 'The service rejected the request (200): The prompt was refused.',
      });
    });

    it('are read with the pointers and status words that the user pinned', async () => {
      const { videoId = '' } = (await client().generateVideo({ prompt: 'x', duration: 4 })).reading;
      const api = client({ pins: () => ({ statusWords: { queued: 'running' }, pointers: { balance: '/credits' } }) });
      assert.equal((await api.getVideo(videoId)).reading.state, 'running');
    });

    it('provide the request ID from the body if no header has one', async () => {
      await server.setFaults('status-500');
      await assert.rejects(client().getCredits(), { requestId: 'req-500', status: 500 });
    });
  });

  describe('retries', () => {
    it('wait as long as the service asks', async () => {
      await server.setFaults({ name: 'rate-limit-seconds', times: 1 });
      await client().getCredits();
      const [first, second] = server.arrivals;
      assert((second?.at ?? 0) - (first?.at ?? 0) >= 990);
    });

    it('end if the service asks for a long wait, and the error contains the wait', async () => {
      await server.setFaults('rate-limit-long');
      await assert.rejects(
        client().getCredits(),
        (error) => error instanceof RateLimitError && error.retryAfterMs === 3_600_000,
      );
      assert.equal(server.arrivals.length, 1);
    });

    it('keep the response or the error if an observer throws', async () => {
      const records: RequestRecord[] = [];
      const onRequest = (record: RequestRecord): never => {
        records.push(record);
        throw new Error('mine');
      };
      const { reading } = await client({ onRequest }).generateVideo({ prompt: 'x', duration: 4 });
      assert.notEqual(reading.videoId, undefined);
      await server.setFaults('status-402');
      await assert.rejects(client({ onRequest }).generateVideo({ prompt: 'x', duration: 4 }), { status: 402 });
      assert.deepEqual(
        records.map(({ status }) => status),
        [200, 402],
      );
    });

    it('are reported to the observer one by one', async () => {
      await server.setFaults({ name: 'status-503', times: 2 });
      const records: RequestRecord[] = [];
      await client({ onRequest: (record) => records.push(record) }).getCredits();
      assert.deepEqual(
        records.map(({ method, path, status, attempt, error }) => ({ method, path, status, attempt, error })),
        [
          [503, 1, 'The service is not available right now (503): Maintenance.'],
          [503, 2, 'The service is not available right now (503): Maintenance.'],
          [200, 3, undefined],
        ].map(([status, attempt, error]) => ({
          method: 'GET',
          path: '/api/v1/developer/credits',
          status,
          attempt,
          error,
        })),
      );
    });

    it('end with the deadline of the whole call', async () => {
      await server.setFaults('status-503');
      // Long enough for a response on a busy machine, and much shorter than a hundred attempts.
      const api = client({ deadlines: { overallMs: 1_500 }, retryPolicy: { attempts: 100, baseMs: 300 } });
      await assert.rejects(api.getCredits(), { status: 503 });
      assert(server.arrivals.length < 10);
    });

    it('succeed once the port accepts connections again', async () => {
      await server.setFaults('refuse');
      const call = client({ retryPolicy: { attempts: 5, baseMs: 100 } }).getCredits();
      // Once this second client is refused, the first one has been refused, too.
      await assert.rejects(client({ retryPolicy: { attempts: 1 } }).getCredits());
      await server.setFaults();
      assert.equal((await call).status, 200);
    });
  });

  describe('an abort', () => {
    const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

    it('prevents a request that has not started', async () => {
      await assert.rejects(
        client().generateVideo({ prompt: 'x', duration: 4 }, { signal: AbortSignal.abort() }),
        isAbort,
      );
      assert.equal(server.arrivals.length, 0);
    });

    it('prevents a request whose key is still being read', async () => {
      const stop = new AbortController();
      const call = client({ apiKey: () => new Promise(() => undefined) }).getCredits({ signal: stop.signal });
      stop.abort();
      await assert.rejects(call, isAbort);
      assert.equal(server.arrivals.length, 0);
    });

    for (const fault of ['stall-headers', 'stall-body', 'drip-body'] as const) {
      it(`ends the wait and the connection while the service responds (${fault})`, async () => {
        await server.setFaults(fault);
        const stop = new AbortController();
        const call = client().getCredits({ signal: stop.signal });
        // oxlint-disable-next-line no-restricted-globals -- the user gives up at any time
        setTimeout(() => {
          stop.abort();
        }, 120);
        await assert.rejects(call, isAbort);
        await eventually(() => server.connections === 0);
      });
    }

    it('ends the wait between two attempts', async () => {
      await server.setFaults('status-503');
      const stop = new AbortController();
      const call = client({ retryPolicy: { baseMs: 5000 } }).getCredits({ signal: stop.signal });
      await eventually(() => server.arrivals.length === 1);
      // After this response, the first client has also read its own.
      await assert.rejects(client({ retryPolicy: { attempts: 1 } }).getCredits());
      stop.abort();
      await assert.rejects(call, isAbort);
      assert.equal(server.arrivals.length, 2);
    });

    it('leaves no listener on the signal', async () => {
      const stop = new AbortController();
      let listening = 0;
      const { signal } = stop;
      const add = signal.addEventListener.bind(signal);
      const remove = signal.removeEventListener.bind(signal);
      signal.addEventListener = (...parameters: Parameters<typeof add>) => {
        listening += 1;
        add(...parameters);
      };
      signal.removeEventListener = (...parameters: Parameters<typeof remove>) => {
        listening -= 1;
        remove(...parameters);
      };
      await client().getCredits({ signal });
      assert.equal(listening, 0);
    });
  });
});

async function eventually(condition: () => boolean): Promise<void> {
  await waitUntil('the condition', condition);
}

async function serverWith(status: number, body: string): Promise<{ readonly baseUrl: string; close(): void }> {
  const raw = net.createServer((socket) => {
    socket.once('data', () => {
      socket.end(
        `HTTP/1.1 ${status} X\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      );
    });
  });
  raw.listen(0, '127.0.0.1');
  await once(raw, 'listening');
  const { port } = raw.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, close: () => raw.close() };
}
