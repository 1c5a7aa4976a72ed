import assert from 'node:assert/strict';
import { DeveloperApi } from '../../../../src/api/client';
import { ApiError } from '../../../../src/api/errors';
import { generateVideo, sendVideo, type SendResult } from '../../../../src/core/generate/generate';
import { LibraryError, type VideoLibrary } from '../../../../src/core/library/library';
import { isRejected, type Video } from '../../../../src/core/video/video';
import { FaultServer, type FaultName } from '../../../support/faultServer';
import { intent, LibraryFolder } from '../../../support/libraryFolder';

const key = 'sk-test-secret-0123456789';

describe('generateVideo', () => {
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
    assert.deepEqual(library.get(result.video.key), result.video, 'told as it is recorded');
    return result;
  };

  it('confirms a video the service answers with an id, and sends its key along', async () => {
    const { video, error } = await generate();
    assert.deepEqual([video.state, error, library.response(video.key)?.http], ['queued', undefined, 200]);
    assert.ok(video.videoId);
    assert.equal(server.countArrivals({ idempotencyKey: video.key }), 1);
  });

  it('has the video on disk before the request leaves', async () => {
    const other = await folder.open();
    let atSending: Video | undefined;
    const watched = {
      generateVideo: (...args: Parameters<DeveloperApi['generateVideo']>) => {
        atSending = other.list()[0];
        return api.generateVideo(...args);
      },
    };
    const { video } = await generateVideo(intent(), { library, api: watched });
    assert.deepEqual([atSending?.key, atSending?.state], [video.key, 'submitting']);
  });

  it('sends nothing when it cannot be recorded', async () => {
    await library.transact((connection) => connection.get('PRAGMA query_only = 1'));
    await assert.rejects(generateVideo(intent(), { library, api }), LibraryError);
    assert.equal(server.countArrivals(), 0);
  });

  const refused: readonly FaultName[] = [
    'status-400',
    'status-401',
    'status-402',
    'status-403',
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
    it(`rejects after ${fault}: the service said no`, async () => {
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
    it(`rejects after ${fault}: it never arrived`, async () => {
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
    it(`leaves it unconfirmed after ${fault}, and does not ask again`, async () => {
      await server.setFaults(fault);
      const { video } = await generate();
      assert.equal(video.state, 'unconfirmed');
      assert.ok(video.errorMessage);
      assert.equal(server.countArrivals({ idempotencyKey: video.key }), 1);
      assert.equal(server.countArrivals(), 1);
    });
  }

  it('keeps the reply of what it could not understand', async () => {
    await server.setFaults('plain-text');
    const { video } = await generate();
    assert.deepEqual([library.response(video.key)?.body, library.response(video.key)?.http], ['OK', 200]);
  });

  it('keeps an answer without an id as unconfirmed, with what else it says', async () => {
    const body = { status: 'completed', video_url: 'https://files.example/1.mp4' };
    const reading = { state: 'succeeded', certainty: 'said', videoUrl: body.video_url } as const;
    const said = { reading, body, status: 200 };
    const { video } = await generateVideo(intent(), { library, api: { generateVideo: () => Promise.resolve(said) } });
    assert.deepEqual([video.state, video.videoUrl], ['unconfirmed', body.video_url]);
    assert.match(library.response(video.key)?.body ?? '', /completed/);
  });

  it('confirms a failure that has an id as that: it may have cost something', async () => {
    const reading = { state: 'failed', certainty: 'said', videoId: 'v', errorMessage: 'No.' } as const;
    const said = { reading, body: {}, status: 200 };
    const { video } = await generateVideo(intent(), { library, api: { generateVideo: () => Promise.resolve(said) } });
    assert.deepEqual([video.state, isRejected(video), video.errorMessage], ['failed', false, 'No.']);
  });

  it('leaves it unconfirmed when the user gives up while waiting, and rejects it when before', async () => {
    await server.setFaults('stall-headers');
    const abort = new AbortController();
    const waiting = generate(abort.signal);
    while (server.countArrivals() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    abort.abort();
    assert.equal((await waiting).video.state, 'unconfirmed');
    const { video } = await generate(abort.signal);
    assert.ok(isRejected(video));
    assert.equal(server.countArrivals(), 1);
  });

  it('never keeps the key, whatever the service echoes', async () => {
    await server.setFaults('echoed-secrets');
    const { video } = await generate();
    const kept = JSON.stringify([library.get(video.key), library.response(video.key)]);
    assert.ok(kept.includes('req-echo') || kept.includes('Bad key'), kept);
    assert.ok(!kept.includes(key), kept);
  });

  it('records duplicates in whichever window only when asked to, but not within a batch or after a rejection', async () => {
    const other = await folder.open();
    const [one, two] = await Promise.all([library.beginBatch([intent()]), other.beginBatch([intent()])]);
    const [begun] = [...one.recorded, ...two.recorded];
    const [duplicate] = [...one.duplicates, ...two.duplicates];
    assert.ok(begun && one.recorded.length + two.recorded.length === 1);
    assert.deepEqual([duplicate?.existing.key, duplicate?.intent], [begun.key, intent()]);
    const mixed = await library.beginBatch([intent(), intent({ duration: 4 }), intent({ aspectRatio: '1:1' })]);
    assert.deepEqual([mixed.recorded.length, mixed.duplicates.length], [2, 1]);
    const wanted = mixed.duplicates.map((found) => found.intent);
    assert.equal((await library.beginBatch(wanted, { duplicateWithinMs: 0 })).recorded.length, 1);
    assert.equal((await library.beginBatch([intent({ prompt: 'A', retryOf: 'k' })])).recorded[0]?.retryOf, 'k');
    const alike = intent({ prompt: 'Two alike', batch: 'b' });
    assert.equal((await library.beginBatch([alike, alike])).recorded.length, 2);
    assert.equal((await library.beginBatch([alike])).recorded.length, 1);
    await server.setFaults({ name: 'status-402', times: 1 });
    const poor = intent({ prompt: 'Too expensive' });
    for (let number = 0; number < 2; number++) {
      const { recorded } = await library.beginBatch([poor]);
      assert.equal(recorded.length, 1);
      for (const video of recorded) await sendVideo(video, { library, api });
    }
  });

  it('sends a recorded video once, and none that another window recorded', async () => {
    const { recorded } = await library.beginBatch([intent()]);
    const [video] = recorded;
    assert.ok(video);
    await assert.rejects(sendVideo(video, { library: await folder.open(), api }), LibraryError);
    await sendVideo(video, { library, api });
    await assert.rejects(sendVideo(video, { library, api }), LibraryError);
    assert.equal(server.countArrivals(), 1);
  });

  it('reads the balance after an uncertain outcome, as evidence', async () => {
    await server.setFaults('reset-after-request');
    const { video } = await generateVideo(intent({ creditsBefore: 10 }), {
      library,
      api,
      readBalance: () => Promise.resolve(6),
    });
    while (library.get(video.key)?.creditsAfter === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const kept = library.get(video.key);
    assert.deepEqual([kept?.creditsBefore, kept?.creditsAfter], [10, 6]);
  });

  it('puts the video back when a damaged library lost it while its request was under way', async () => {
    const losing = {
      generateVideo: async (...args: Parameters<DeveloperApi['generateVideo']>) => {
        const said = await api.generateVideo(...args);
        await library.transact((connection) => connection.run('DELETE FROM videos'));
        return said;
      },
    };
    const { video } = await generateVideo(intent(), { library, api: losing });
    assert.deepEqual([video.state, library.get(video.key)], ['queued', video]);
  });

  it('tries again to record the outcome, and at last tells it', async function () {
    this.timeout(15_000);
    const settle = library.settle.bind(library);
    let failures = 0;
    library.settle = (...args) =>
      failures++ < 2 ? Promise.reject(new LibraryError('The disk is full.')) : settle(...args);
    assert.equal((await generate()).video.state, 'queued');
    library.settle = () => Promise.reject(new LibraryError('The disk is full.'));
    const result = await generateVideo(intent(), { library, api });
    assert.ok(result.error instanceof LibraryError);
    assert.equal(result.video.state, 'submitting');
    assert.equal(server.countArrivals(), 2);
  });

  it('An abort before connecting is rejected, one after that is unconfirmed', async () => {
    for (const sent of [false, true]) {
      const reason = Object.assign(new Error('Canceled.'), { name: 'AbortError', sent });
      const aborted = { generateVideo: () => Promise.reject(reason) };
      const { video } = await generateVideo(intent(), { library, api: aborted });
      assert.equal(video.state, sent ? 'unconfirmed' : 'rejected');
    }
  });

  it('notes when the request began to leave, while the response is awaited', async () => {
    const api = {
      generateVideo: async (_request: unknown, options?: object): Promise<never> => {
        (options as { onSent?: () => void } | undefined)?.onSent?.();
        while (library.list()[0]?.sentAt === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
        assert.equal(library.list()[0]?.state, 'submitting');
        throw new Error('It broke.');
      },
    };
    assert.equal((await generateVideo(intent(), { library, api })).video.state, 'unconfirmed');
  });
});
