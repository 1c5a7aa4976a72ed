import { install } from '@sinonjs/fake-timers';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DeveloperApi } from '../../../../src/api/client';
import {
  ApiError,
  AuthenticationError,
  AbortError,
  InvalidRequestError,
  RateLimitError,
  ServerError,
} from '../../../../src/api/errors';
import {
  retryIntent,
  sendBatch,
  sendVideo,
  sentAtOnce,
  type SendOptions,
  type SendResult,
} from '../../../../src/core/generate/generate';
import { LibraryError, type VideoLibrary } from '../../../../src/core/library/library';
import type { Outcome } from '../../../../src/core/video/keptResponse';
import {
  chatUri,
  isPrompted,
  isRejected,
  type PromptedVideo,
  type Video,
  type VideoIntent,
} from '../../../../src/core/video/video';
import { FaultServer, type FaultName } from '../../../support/faultServer';
import { keptReading, begin, intent, leaveUnconfirmed, LibraryFolder } from '../../../support/libraryFolder';
import { waitUntil } from '../../../support/waitUntil';

const key = 'sk-test-secret-0123456789';

async function generateVideo(
  videoIntent: VideoIntent,
  options: SendOptions,
  signal?: AbortSignal,
): Promise<SendResult> {
  return sendVideo(await begin(options.library, videoIntent), options, signal);
}

function prompted(video: Video): PromptedVideo {
  assert.ok(isPrompted(video));
  return video;
}

describe('a generate request', () => {
  let folder: LibraryFolder;
  let library: VideoLibrary;
  let server: FaultServer;
  let api: DeveloperApi;

  before(async () => {
    server = await FaultServer.start();
  });
  after(() => server.close());
  beforeEach(async () => {
    folder = await LibraryFolder.make();
    library = await folder.open();
    const deadlines = { connectMs: 1_000, headersMs: 300, bodyMs: 300, overallMs: 2_000 };
    api = new DeveloperApi({ baseUrl: server.baseUrl, apiKey: key, userAgent: 'test', deadlines });
  });
  afterEach(async () => {
    await server.reset();
    await api.close();
    await folder.remove();
  });

  const generate = async (signal?: AbortSignal): Promise<SendResult> => {
    const result = await generateVideo(intent(), { library, api }, signal);
    assert.deepEqual(library.get(result.video.key), result.video, 'the result equals the recorded video');
    return result;
  };

  it('sends its extra fields, and the same body again when it is retried', async () => {
    const extraFields = { options: { hd: true }, seed: 7 };
    await server.setFaults({ name: 'status-500', times: 1 });
    const { video } = await generateVideo(intent({ extraFields }), { library, api });
    assert.equal(video.state, 'unconfirmed');
    await generateVideo(retryIntent(prompted(video)), { library, api });
    const [first, second] = server.arrivals;
    assert.deepEqual(JSON.parse(first?.body ?? ''), {
      ...{ options: { hd: true }, seed: 7, prompt: intent().prompt, duration: 8, aspect_ratio: '9:16' },
    });
    assert.deepEqual([second?.body, second?.idempotencyKey], [first?.body, first?.idempotencyKey]);
  });

  it('never replaces its own fields by extra fields', async () => {
    const extraFields = { prompt: 'Another', duration: 99, aspect_ratio: '1:1', seed: 7 };
    await api.generateVideo({ prompt: 'A red bicycle', duration: 8, extraFields });
    const [arrival] = server.arrivals;
    assert.deepEqual(JSON.parse(arrival?.body ?? ''), { prompt: 'A red bicycle', duration: 8, seed: 7 });
  });

  it('confirms a video whose response has an ID, and sends its key as Idempotency-Key', async () => {
    const { video, error } = await generate();
    assert.deepEqual([video.state, error, library.response(video.key)?.http], ['queued', undefined, 200]);
    assert.ok(video.videoId);
    assert.equal(server.countArrivals({ idempotencyKey: video.key }), 1);
  });

  it('writes the video to disk before the request leaves', async () => {
    const other = await folder.open();
    const from = Date.now();
    let atSending: Video | undefined;
    const watched = {
      generateVideo: (...args: Parameters<DeveloperApi['generateVideo']>) => {
        atSending = other.list()[0];
        return api.generateVideo(...args);
      },
    };
    const { video } = await generateVideo(intent(), { library, api: watched });
    assert.deepEqual([atSending?.key, atSending?.state], [video.key, 'submitting']);
    const { request } = atSending ?? {};
    assert.ok(request?.state === 'sent' && request.at >= from, 'the request is recorded as sent');
  });

  it('sends nothing if the video cannot be recorded', async () => {
    await library.transact((connection) => connection.get('PRAGMA query_only = 1'));
    await assert.rejects(generateVideo(intent(), { library, api }), LibraryError);
    assert.equal(server.countArrivals(), 0);
  });

  it('is rejected without being sent if the start of sending cannot be recorded', async () => {
    Object.assign(library, { markSent: () => Promise.reject(new LibraryError('The disk is full.')) });
    const { video, error } = await generate();
    assert.deepEqual([video.state, video.errorMessage], ['rejected', 'The disk is full.']);
    assert.ok(error instanceof LibraryError);
    assert.equal(server.countArrivals(), 0);
  });

  const refused: readonly FaultName[] = [
    'status-400',
    'status-401',
    'status-402',
    'status-403',
    'html-403',
    'status-404',
    'status-405',
    'status-410',
    'status-413',
    'status-415',
    'status-418',
    'status-422',
    'status-507',
    'rate-limit',
    'rate-limit-seconds',
    'redirect-301',
    'redirect-307',
    'redirect-308',
    'echoed-secrets',
    'error-inside-200',
  ];
  for (const fault of refused) {
    it(`is rejected after ${fault}, because the service refused it`, async () => {
      await server.setFaults(fault);
      const { video, error } = await generate();
      assert.ok(isRejected(video), video.state);
      assert.ok(video.errorMessage);
      assert.equal(error instanceof ApiError, fault !== 'error-inside-200');
      assert.equal(server.countArrivals(), 1);
    });
  }

  const notSent: readonly FaultName[] = ['refuse', 'reset-on-accept'];
  for (const fault of notSent) {
    it(`is rejected after ${fault}, because it did not arrive`, async () => {
      await server.setFaults(fault);
      const { video, error } = await generate();
      assert.ok(isRejected(video), video.state);
      assert.equal(error instanceof ApiError && error.sent, false);
      assert.equal(server.countArrivals(), 0);
    });
  }

  const unsure: readonly FaultName[] = [
    'reset-after-request',
    'close-after-request',
    'stall-headers',
    'stall-body',
    'cut-body',
    'cut-headers',
    'not-http',
    'damaged-gzip',
    'gzip-bomb',
    'large-reply',
    'html-error-page',
    'html-200',
    'empty-200',
    'no-content-204',
    'plain-text',
    'status-408',
    'status-409',
    'status-500',
    'status-501',
    'status-502',
    'status-503',
    'status-504',
    'status-529',
    'redirect-302',
    'redirect-303',
    'redirect-nowhere',
  ];
  for (const fault of unsure) {
    it(`is unconfirmed after ${fault}, and is not retried`, async () => {
      await server.setFaults(fault);
      const { video } = await generate();
      assert.equal(video.state, 'unconfirmed');
      assert.ok(video.errorMessage);
      assert.equal(server.countArrivals({ idempotencyKey: video.key }), 1);
      assert.equal(server.countArrivals(), 1);
    });
  }

  it('stores a response that it cannot read', async () => {
    await server.setFaults('plain-text');
    const { video } = await generate();
    assert.deepEqual([library.response(video.key)?.body, library.response(video.key)?.http], ['OK', 200]);
  });

  it('is unconfirmed after a response without an ID, and the other data of the response is stored', async () => {
    const body = { status: 'completed', video_url: 'https://files.example/1.mp4' };
    const reading = { state: 'succeeded', certainty: 'said', videoUrl: body.video_url } as const;
    const response = { reading, body, status: 200 };
    const { video } = await generateVideo(intent(), {
      library,
      api: { generateVideo: () => Promise.resolve(response) },
    });
    assert.deepEqual([video.state, video.videoUrl], ['unconfirmed', body.video_url]);
    assert.match(library.response(video.key)?.body ?? '', /completed/);
  });

  it('confirms a failed video with an ID, because it may have been charged', async () => {
    const reading = { state: 'failed', certainty: 'said', videoId: 'v', errorMessage: 'No.' } as const;
    const response = { reading, body: {}, status: 200 };
    const { video } = await generateVideo(intent(), {
      library,
      api: { generateVideo: () => Promise.resolve(response) },
    });
    assert.deepEqual([video.state, isRejected(video), video.errorMessage], ['failed', false, 'No.']);
  });

  it('is rejected when canceled before sending, and unconfirmed when canceled later', async () => {
    await server.setFaults('stall-headers');
    const abort = new AbortController();
    const waiting = generate(abort.signal);
    await waitUntil('the request', () => server.countArrivals() > 0);
    abort.abort();
    assert.equal((await waiting).video.state, 'unconfirmed');
    const { video } = await generate(abort.signal);
    assert.ok(isRejected(video));
    assert.equal(server.countArrivals(), 1);
  });

  it('never stores the key, even if the service echoes it', async () => {
    await server.setFaults('echoed-secrets');
    const { video } = await generate();
    const stored = JSON.stringify([library.get(video.key), library.response(video.key)]);
    assert.ok(stored.includes('req-echo') || stored.includes('Bad key'), stored);
    assert.ok(!stored.includes(key), stored);
  });

  it('is recorded as a duplicate only within a batch, after a rejection or if the caller allows it', async () => {
    const other = await folder.open();
    const [one, two] = await Promise.all([library.beginBatch([intent()]), other.beginBatch([intent()])]);
    const [begun] = [...one.recorded, ...two.recorded];
    const [duplicate] = [...one.duplicates, ...two.duplicates];
    assert.ok(begun && one.recorded.length + two.recorded.length === 1);
    assert.deepEqual([duplicate?.existing.key, duplicate?.intent], [begun.key, intent()]);
    const mixed = await library.beginBatch([intent(), intent({ duration: 4 }), intent({ aspectRatio: '1:1' })]);
    assert.deepEqual([mixed.recorded.length, mixed.duplicates.length], [2, 1]);
    const duplicateIntents = mixed.duplicates.map((found) => found.intent);
    assert.equal((await library.beginBatch(duplicateIntents, { duplicateWithinMs: 0 })).recorded.length, 1);
    assert.equal((await library.beginBatch([intent({ prompt: 'A', retryOf: 'k' })])).recorded[0]?.retryOf, 'k');
    const alike = intent({ prompt: 'Two alike', batch: 'b' });
    assert.equal((await library.beginBatch([alike, alike])).recorded.length, 2);
    assert.equal((await library.beginBatch([alike])).recorded.length, 1);
    const retried = intent({ prompt: 'Refused in its batch', batch: 'b', retryOf: 'r' });
    assert.equal((await library.beginBatch([retried])).recorded.length, 1);
    assert.equal((await library.beginBatch([retried])).duplicates.length, 1, 'The request is retried once.');
    await server.setFaults({ name: 'status-402', times: 1 });
    const poor = intent({ prompt: 'Too expensive' });
    for (let number = 0; number < 2; number++) {
      const { recorded } = await library.beginBatch([poor]);
      assert.equal(recorded.length, 1);
      for (const video of recorded) await sendVideo(video, { library, api });
    }
  });

  it('stores the ID of a paid video beside the library if the library fails', async () => {
    const storedIds: string[] = [];
    const broken = Object.assign(Object.create(library) as VideoLibrary, {
      settle: () => Promise.reject(new Error("The library's file can't be rebuilt.")),
      keepOutcome: (_video: Video, outcome: Outcome) => {
        storedIds.push(outcome.verdict === 'confirmed' ? outcome.reading.videoId : outcome.verdict);
      },
    });
    const video = await begin(library, intent());
    const { error } = await sendVideo(video, { library: broken, api });
    assert.ok(error instanceof LibraryError);
    assert.deepEqual(storedIds, [...server.api.videos.keys()].slice(-1));
  });

  it('records the ID of a response that is cut off after it, but never a truncated ID', async () => {
    const id = 'video-\\u00e9-7';
    const text = `{"data": {"id": "${id}", "status": "queued", "tags": ["a", "b\\""], "progress": 0.5}, "ok": true}`;
    const cutAfter = text.indexOf(id) + id.length + 1;
    let cut = 0;
    const cutting = createServer((request, response) => {
      request.resume().once('end', () => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
        response.write(text.slice(0, cut), () => response.socket?.end());
      });
    });
    await once(cutting.listen(0, '127.0.0.1'), 'listening');
    const { port } = cutting.address() as AddressInfo;
    const other = new DeveloperApi({ baseUrl: `http://127.0.0.1:${port}/api`, apiKey: key, userAgent: 'test' });
    try {
      for (cut = 1; cut < text.length - 1; cut++) {
        const { video } = await generateVideo(intent({ prompt: `Cut at ${cut}` }), { library, api: other });
        const expected = cut < cutAfter ? undefined : 'video-é-7';
        assert.deepEqual([video.state, video.videoId], ['unconfirmed', expected], text.slice(0, cut));
        assert.equal(video.errorMessage?.includes('video ID video-é-7'), cut >= cutAfter);
      }
    } finally {
      await other.close();
      cutting.close();
    }
  });

  it('retries an unconfirmed request under the same Idempotency-Key, so that a service can charge once', async () => {
    server.api.options = { ...server.api.options, honorsKeys: true };
    const before = server.api.credits;
    await server.setFaults({ name: 'reset-after-request', times: 1 }, { name: 'status-402', times: 1 });
    const { video: first } = await generate();
    const { video: refused } = await generateVideo(retryIntent(prompted(first)), { library, api });
    assert.deepEqual([first.state, refused.state], ['unconfirmed', 'rejected']);
    const { video: last } = await generateVideo(retryIntent(prompted(refused)), { library, api });
    assert.equal(server.countArrivals({ idempotencyKey: first.key }), 3);
    assert.deepEqual([last.videoId, before - server.api.credits], [[...server.api.videos.keys()].at(-1), 4]);
  });

  it("retries a refused request under a new key, without counting toward an agent's limit", async () => {
    await server.setFaults({ name: 'status-402', times: 1 });
    const source = { uri: chatUri, startLine: 0, hash: '' };
    const { video: refused } = await generateVideo(intent({ source }), { library, api });
    const { video } = await generateVideo(retryIntent(prompted(refused)), { library, api });
    assert.equal(server.countArrivals({ idempotencyKey: video.key }), 1);
    assert.deepEqual([video.retryOf, video.source], [refused.key, undefined]);
  });

  it('sends a recorded video once, and only in the window that recorded it', async () => {
    const { recorded } = await library.beginBatch([intent()]);
    const [video] = recorded;
    assert.ok(video);
    await assert.rejects(sendVideo(video, { library: await folder.open(), api }), LibraryError);
    await sendVideo(video, { library, api });
    await assert.rejects(sendVideo(video, { library, api }), LibraryError);
    assert.equal(server.countArrivals(), 1);
  });

  it('waits for the balance before the request, and stores it as evidence', async () => {
    await server.setFaults('reset-after-request');
    const creditsBefore = Promise.resolve(10);
    const { video } = await generateVideo(intent(), { library, api, creditsBefore });
    assert.deepEqual([video.state, video.creditsBefore], ['unconfirmed', 10]);
  });

  it('restores a video that a damaged library lost during its request', async () => {
    const losing = {
      generateVideo: async (...args: Parameters<DeveloperApi['generateVideo']>) => {
        const response = await api.generateVideo(...args);
        await library.transact((connection) => connection.run('DELETE FROM videos'));
        return response;
      },
    };
    const { video } = await generateVideo(intent(), { library, api: losing });
    assert.deepEqual([video.state, library.get(video.key)], ['queued', video]);
  });

  it('does not restore a video that the user removed before its response arrived', async () => {
    const { key } = await begin(library, intent());
    const video = await library.markSent(key);
    await leaveUnconfirmed(library, key, 'The window closed.');
    await library.remove(key);
    const reading = { ...keptReading(), videoId: 'v-1' };
    await library.settle(video, { verdict: 'confirmed', reading });
    assert.deepEqual(library.list(), []);
  });

  it('stores an outcome beside the library if it cannot be recorded, and the next window records it', async () => {
    library.settle = () => Promise.reject(new LibraryError('The disk is full.'));
    const { video, error } = await generateVideo(intent(), { library, api });
    assert.ok(error instanceof LibraryError);
    assert.match(error.message, /^The request was sent, .* don't send it again\.$/);
    assert.equal(video.state, 'submitting');
    assert.equal(server.countArrivals(), 1);
    assert.equal((await folder.open()).get(video.key)?.state, 'queued');
  });

  it('retries until an outcome can be recorded or stored', async () => {
    const full = new LibraryError('The disk is full.');
    library.settle = () => Promise.reject(full);
    const keepOutcome = library.keepOutcome.bind(library);
    let failures = 0;
    library.keepOutcome = (...args) => {
      if (failures++ < 2) throw full;
      keepOutcome(...args);
    };
    const video = await begin(library, intent());
    const respondingApi = { generateVideo: () => Promise.resolve({ reading: keptReading(), body: {}, status: 200 }) };
    const clock = install({ toFake: ['setTimeout'] });
    try {
      await sendVideo(video, { library, api: respondingApi });
      clock.tick(10_000);
    } finally {
      clock.uninstall();
    }
    assert.equal(failures, 3);
    assert.equal((await folder.open()).get(video.key)?.videoId, 'v-1');
  });

  it('stores the ID of a response that arrives after the window closed its library', async () => {
    const closed = (): never => {
      throw new Error('Channel has been closed');
    };
    const late = {
      generateVideo: () => {
        library.dispose();
        return Promise.resolve({ reading: { ...keptReading(), creditsRemaining: 9 }, body: {}, status: 200 });
      },
    };
    const log = { debug: closed, info: closed, warn: closed, error: closed };
    const video = await begin(library, intent());
    await sendVideo(video, { library, api: late, log, credits: { noteBalance: closed } }).catch(() => undefined);
    const next = await folder.open();
    assert.deepEqual([next.get(video.key)?.state, next.get(video.key)?.videoId], ['queued', 'v-1']);
  });

  it('is rejected if aborted before it was sent, and unconfirmed if aborted later', async () => {
    for (const sent of [false, true]) {
      const reason = new AbortError({ sent, ...(sent && { status: 200, body: '{"id":"v-7' }) });
      const aborted = { generateVideo: () => Promise.reject(reason) };
      const { video } = await generateVideo(intent(), { library, api: aborted });
      assert.equal(video.state, sent ? 'unconfirmed' : 'rejected');
      assert.equal(library.response(video.key)?.body, sent ? '{"id":"v-7' : undefined);
    }
  });

  it('is unconfirmed if the service refuses it as a duplicate', async () => {
    for (const text of [
      'Duplicate request',
      'Idempotency key in use',
      'This prompt was already submitted',
      'A request with this key is in progress',
    ]) {
      const refusal = new InvalidRequestError(`The service rejected the request (422): ${text}.`, {
        sent: true,
        status: 422,
      });
      const { video } = await generateVideo(intent(), {
        library,
        api: { generateVideo: () => Promise.reject(refusal) },
      });
      assert.equal(video.state, 'unconfirmed', text);
    }
    for (const text of ['You have 3 requests in progress', 'The prompt is too long', 'Already at the limit']) {
      const refusal = new RateLimitError(`Too many requests (429): ${text}.`, { sent: true, status: 429 });
      const { video } = await generateVideo(intent(), {
        library,
        api: { generateVideo: () => Promise.reject(refusal) },
      });
      assert.equal(video.state, 'rejected', text);
    }
  });
});

describe('sendBatch', () => {
  let folder: LibraryFolder;
  let library: VideoLibrary;
  beforeEach(async () => {
    folder = await LibraryFolder.make();
    library = await folder.open();
  });
  afterEach(() => folder.remove());

  const record = async (...intents: VideoIntent[]): Promise<readonly PromptedVideo[]> =>
    (await library.beginBatch(intents)).recorded;
  const takes = (count: number): VideoIntent[] =>
    Array.from({ length: count }, (_, index) => intent({ prompt: `Take ${index}` }));
  const accepted = (sent: number) => ({ reading: keptReading({ videoId: `v-${sent}` }), body: {}, status: 200 });

  /**
   * Sends a batch and collects its results.
   * @param decide whether to send the remaining requests; fails the test by default
   */
  const send = async (
    videos: readonly PromptedVideo[],
    apiOf: (service: string) => SendOptions['api'],
    decide: (left: number) => boolean = () => assert.fail('No decision is needed.'),
    signal?: AbortSignal,
  ): Promise<{ results: SendResult[]; errors: unknown[] }> => {
    const refusals: SendOptions['refusals'] = new Map();
    const results: SendResult[] = [];
    const errors: unknown[] = [];
    const optionsOf = ({ service }: Video): SendOptions => ({ library, api: apiOf(service), refusals });
    for await (const event of sendBatch(videos, optionsOf, signal)) {
      if (event.step === 'settled') results.push(event.result);
      else if (event.step === 'failed') errors.push(event.error);
      else event.decide(decide(event.left));
    }
    return { results, errors };
  };

  it('sends six requests at a time, while the waiting videos are recorded as not sent', async () => {
    const underWay = new Set<string>();
    let most = 0;
    const api: SendOptions['api'] = {
      generateVideo: async ({ prompt }) => {
        underWay.add(prompt);
        most = Math.max(most, underWay.size);
        const waiting = library.list().filter(({ request }) => request.state === 'held');
        assert.ok(waiting.length <= 20 - underWay.size);
        await new Promise(setImmediate);
        underWay.delete(prompt);
        throw new InvalidRequestError('Refused.', { sent: true, status: 400 });
      },
    };
    const { results, errors } = await send(await record(...takes(20)), () => api);
    assert.deepEqual([results.length, errors, most], [20, [], 6]);
    assert.ok(results.every(({ video }) => isRejected(video)));
  });

  it('stops sending to a service that rejects the key or asks to wait, and rejects the unsent videos', async () => {
    for (const status of [401, 429]) {
      const refusal = new (status === 401 ? AuthenticationError : RateLimitError)('Not now.', { sent: true, status });
      const sent: string[] = [];
      const apiOf = (service: string): SendOptions['api'] => ({
        generateVideo: ({ prompt }) => {
          sent.push(`${service}: ${prompt}`);
          return service === 'refusing' ? Promise.reject(refusal) : Promise.resolve(accepted(sent.length));
        },
      });
      const intents = Array.from({ length: 20 }, (_, index) =>
        intent({ prompt: `${status} ${index}`, service: index < 18 ? 'refusing' : 'other' }),
      );
      const { results } = await send(await record(...intents), apiOf);
      assert.equal(
        sent.filter((it) => it.startsWith('refusing')).length,
        6,
        'the requests that were sent at the same time',
      );
      assert.equal(sent.filter((it) => it.startsWith('other')).length, 2);
      const refused = results.filter(({ error }) => error === refusal).map(({ video }) => video);
      assert.deepEqual(
        refused.map(({ state, errorMessage }) => [state, errorMessage]),
        Array.from({ length: 18 }, () => ['rejected', 'Not now.']),
      );
    }
  });

  it('sends the other requests when one fails, and reports the failure', async () => {
    const videos = await record(...takes(3));
    library.takeUnsent(videos[0]?.key ?? '');
    const { results, errors } = await send(videos, () => ({ generateVideo: () => Promise.resolve(accepted(1)) }));
    assert.deepEqual([results.length, errors.length], [2, 1]);
    assert.match(String(errors[0]), /sent already/);
  });

  it('rejects the unsent videos when it is canceled', async () => {
    const canceled = new AbortController();
    const api = {
      generateVideo: () => {
        canceled.abort();
        return Promise.resolve(accepted(1));
      },
    };
    const { results } = await send(await record(...takes(9)), () => api, undefined, canceled.signal);
    assert.equal(results.filter(({ video }) => isRejected(video)).length, 9 - sentAtOnce);
  });

  describe('after two unconfirmed requests in a row', () => {
    const timeout = new ServerError('The gateway gave up (504).', { sent: true, status: 504 });
    /** Sends twenty requests. A request gets a response if `getsResponse` is true for its number. */
    const sendTwenty = async (
      getsResponse: (sent: number) => boolean,
      decide: (left: number) => boolean,
    ): Promise<{ sent: number; states: string[] }> => {
      let sent = 0;
      const api: SendOptions['api'] = {
        generateVideo: () => {
          sent += 1;
          return getsResponse(sent) ? Promise.resolve(accepted(sent)) : Promise.reject(timeout);
        },
      };
      const { errors } = await send(await record(...takes(20)), () => api, decide);
      assert.deepEqual(errors, []);
      return { sent, states: library.list().map(({ state }) => state) };
    };
    const count = (states: readonly string[], state: string): number => states.filter((it) => it === state).length;

    it('waits for the decision of the user, and rejects the unsent videos if the user declines', async () => {
      const decisions: number[] = [];
      const { sent, states } = await sendTwenty(
        () => false,
        (left) => decisions.push(left) < 0,
      );
      assert.ok(sent <= sentAtOnce + 2, `${sent} were sent`);
      assert.deepEqual([count(states, 'unconfirmed'), count(states, 'rejected')], [sent, 20 - sent]);
      assert.deepEqual(decisions, [20 - sent]);
    });

    it('sends the other requests if the user agrees, and asks again after two more unconfirmed ones', async () => {
      const decisions: number[] = [];
      const { sent, states } = await sendTwenty(
        (number) => number > sentAtOnce && number <= 2 * sentAtOnce,
        (left) => decisions.push(left) === 1,
      );
      assert.equal(decisions.length, 2);
      assert.equal(count(states, 'queued'), sentAtOnce);
      assert.ok(sent < 20, `${sent} were sent`);
    });
  });
});
