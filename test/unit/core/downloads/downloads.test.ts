import { install } from '@sinonjs/fake-timers';
import assert from 'node:assert/strict';
import dns from 'node:dns';
import fsPromises from 'node:fs/promises';
import { appendFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { mock } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { VideoReading } from '../../../../src/api/types';
import { Agent, type Dispatcher, MockAgent } from 'undici';
import {
  AuthenticationError,
  ConnectionError,
  NotFoundError,
  RateLimitError,
  TimeoutError,
} from '../../../../src/api/errors';
import { NetworkDispatcher } from '../../../../src/api/network/networkDispatcher';
import { Downloads, type DownloadsOptions } from '../../../../src/core/downloads/downloads';
import type { Emitter } from '../../../../src/core/event';
import { databaseFile } from '../../../../src/core/library/fileNames';
import type { KeptReading, VideoLibrary } from '../../../../src/core/library/library';
import { Lease } from '../../../../src/core/library/lease';
import { keyError } from '../../../../src/core/polling/serviceHealth';
import type { ServiceId, Video } from '../../../../src/core/video/video';
import { hasFileProblem, isDownloaded, isGivenUp } from '../../../../src/core/video/videoFile';
import { FileServer, serveFile, webm } from '../../../support/fileServer';
import { keptReading, begin, confirm, intent, LibraryFolder } from '../../../support/libraryFolder';
import { quietLog } from '../../../support/quietLog';
import { waitUntil } from '../../../support/waitUntil';

describe('Downloads', function () {
  this.timeout(20_000);
  let folder: LibraryFolder;
  let library: VideoLibrary;
  let files: FileServer;
  let downloads: Downloads[];
  /** The service's response to a status check of the video. */
  let status: () => Partial<VideoReading>;
  let statusChecks: number;

  const dispatcher = new Agent();

  before(async () => {
    files = await FileServer.start();
  });
  after(async () => {
    await dispatcher.destroy();
    await files.close();
  });
  beforeEach(async () => {
    folder = await LibraryFolder.make();
    library = await folder.open();
    downloads = [];
    files.requests.length = 0;
    statusChecks = 0;
    status = () => ({});
  });
  afterEach(async () => {
    mock.restoreAll();
    for (const one of downloads) one.dispose();
    await folder.remove();
  });

  const createDownloads = (changes: Partial<DownloadsOptions> = {}): Downloads => {
    const created = new Downloads({
      library,
      refresh: async (key) => {
        statusChecks++;
        await library.update(key, statedReading(status()));
      },
      log: quietLog,
      dispatcher: () => dispatcher,
      limitBytes: () => 10_000_000,
      automatic: () => false,
      pace: 0.01,
      ...changes,
    });
    downloads.push(created);
    return created;
  };

  const finished = async (videoUrl?: string, service: ServiceId = 'sandbox'): Promise<Video> => {
    const { key } = await begin(library, intent({ service }));
    return confirm(library, key, keptReading({ state: 'succeeded', ...(videoUrl === undefined ? {} : { videoUrl }) }));
  };

  const content = async (video: Video): Promise<Buffer> => {
    assert.ok(isDownloaded(video), problemOf(video));
    return readFile(join(library.filesFolder, video.file.name));
  };

  const problemOf = ({ file }: Video): string | undefined => (file.state === 'failed' ? file.reason : undefined);
  const isWithoutFile = (key: string): boolean => library.get(key)?.file.state === 'due';
  /** The time of the next automatic attempt; 0 if none is planned. */
  const retryAt = (video: Video | undefined): number => {
    if (video?.file.state === 'due') return video.file.at;
    return (video?.file.state === 'failed' ? video.file.retryAt : undefined) ?? 0;
  };

  const waitForVideo = async (key: string, isMet: (video: Video) => boolean): Promise<Video> => {
    return waitUntil(`the expected state of ${key}`, () => {
      const video = library.get(key);
      return video !== undefined && isMet(video) && video;
    });
  };

  it('names the file by key and type, and sends no credential', async () => {
    const bytes = webm(300_000);
    const link = files.on('/a.mp4?signature=1', serveFile(bytes)).replace('//', '//user:password@');
    const video = await createDownloads().download((await finished(link)).key);
    assert.deepEqual(await content(video), bytes);
    assert.deepEqual(video.file, { state: 'here', name: `${video.key}.webm`, type: 'video/webm', bytes: 300_000 });
    assert.equal(files.requests[0]?.headers.authorization, undefined);
    assert.equal(files.requests[0]?.headers.cookie, undefined);
    assert.deepEqual(await readdir(library.filesFolder), [`${video.key}.webm`]);
    await createDownloads().download(video.key);
    assert.equal(files.requests.length, 1, 'the file is not downloaded twice');
  });

  it('downloads automatically once a video succeeds, and after a restart', async () => {
    const link = files.on('/auto', serveFile(webm(1_000)));
    const early = await finished(link);
    createDownloads({ automatic: () => true });
    const late = await finished(link);
    await waitForVideo(early.key, isDownloaded);
    await waitForVideo(late.key, isDownloaded);
  });

  it('searches every minute only while a download is planned, and after each change or reset of the library', async () => {
    // The first question of each search.
    const automatic = mock.fn(() => false);
    const searches = (): number => automatic.mock.callCount();
    const { key } = await finished();
    const setFile = (file: Video['file']): Promise<unknown> => library.patch(key, { file });
    const here = { state: 'here', name: `${key}.mp4`, type: 'video/mp4', bytes: 1 } as const;
    await setFile(here);
    const clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      createDownloads({ automatic, pace: 1 });
      clock.tick(10 * 60_000);
      assert.equal(searches(), 0);
      await setFile({ state: 'due', at: 0 });
      assert.equal(searches(), 1);
      clock.tick(2 * 60_000);
      assert.equal(searches(), 3);
      for (const file of [here, { state: 'failed', reason: 'Gone.' } as const]) {
        await setFile(file);
        clock.tick(10 * 60_000);
        assert.equal(searches(), 3, file.state);
      }
      await setFile({ state: 'tooLarge', bytes: 2, limit: 1 });
      clock.tick(60_000);
      assert.equal(searches(), 5);
      await setFile(here);
      const database = new DatabaseSync(join(folder.path, databaseFile));
      database.exec("UPDATE videos SET file_state = 'due', file_at = 0, file_name = NULL");
      database.close();
      (Reflect.get(library, 'reset') as Emitter<undefined>).fire(undefined);
      assert.equal(searches(), 6);
    } finally {
      clock.uninstall();
    }
  });

  it('resumes after each broken connection', async () => {
    const bytes = webm(2_000_000);
    const link = files.on('/broken', serveFile(bytes, { etag: '"1"', breakAfter: 700_000, breaks: 2 }));
    const video = await createDownloads().download((await finished(link)).key);
    assert.deepEqual(await content(video), bytes);
    const ranges = files.requests.map((request) => request.headers.range);
    assert.equal(ranges.length, 3);
    assert.ok(ranges[1] !== undefined && ranges[2] !== undefined && ranges[1] !== ranges[2], String(ranges));
  });

  it('resumes the partial file of a killed window, and restarts if the remote file has changed', async () => {
    const bytes = webm(100_000);
    for (const etag of ['"1"', '"2"']) {
      const link = files.on(`/left${files.requests.length}`, serveFile(bytes, { etag }));
      const video = await finished(link);
      const part = join(library.filesFolder, `${video.key}.part`);
      const left = etag === '"1"' ? bytes.subarray(0, 60_000) : Buffer.alloc(60_000, 7);
      await writeFile(part, left);
      await writeFile(`${part}.json`, JSON.stringify({ validator: '"1"', total: bytes.length }));
      assert.deepEqual(await content(await createDownloads().download(video.key)), bytes);
      const headers = files.requests.at(-1)?.headers;
      assert.deepEqual([headers?.range, headers?.['if-range']], ['bytes=60000-', '"1"']);
    }
    assert.equal(files.requests.length, 2);
  });

  it('completes a partial file that has all bytes, and accepts a server without range requests', async () => {
    const bytes = webm(50_000);
    const whole = await finished(
      files.on('/whole', (_request, response) => {
        response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end();
      }),
    );
    await writeFile(join(library.filesFolder, `${whole.key}.part`), bytes);
    await writeFile(
      join(library.filesFolder, `${whole.key}.part.json`),
      JSON.stringify({ validator: '"1"', total: bytes.length }),
    );
    assert.deepEqual(await content(await createDownloads().download(whole.key)), bytes);
    const options = { etag: '"1"', breakAfter: 20_000, breaks: 1, ignoreRange: true };
    const plain = await finished(files.on('/plain', serveFile(bytes, options)));
    assert.deepEqual(await content(await createDownloads().download(plain.key)), bytes);
    const ranged = await finished(
      files.on('/ranged', (_request, response) => {
        const range = `bytes 0-${bytes.length - 1}/${bytes.length}`;
        response.writeHead(206, { 'content-range': range, etag: '"1"' }).end(bytes);
      }),
    );
    assert.deepEqual(await content(await createDownloads().download(ranged.key)), bytes);
  });

  it('never accepts a truncated file as complete', async () => {
    const link = files.on('/short', serveFile(webm(100_000), { breakAfter: 30_000, breaks: 100 }));
    const video = await createDownloads().download((await finished(link)).key);
    assert.ok(!isDownloaded(video));
    assert.match(problemOf(video) ?? '', /interrupted/);
  });

  it('renews an expired link by a status check, at most twice', async () => {
    const bytes = webm(5_000);
    const good = files.on('/good', serveFile(bytes));
    for (const code of [401, 403, 404, 410]) {
      const dead = files.on(`/dead${code}`, (_request, response) => response.writeHead(code).end('<html>'));
      status = () => ({ videoUrl: good });
      const video = await createDownloads().download((await finished(dead)).key);
      assert.deepEqual(await content(video), bytes);
      assert.equal(library.get(video.key)?.videoUrl, good);
    }
    assert.equal(statusChecks, 4);
    statusChecks = 0;
    status = () => ({ videoUrl: `${files.origin}/dead-again-${statusChecks}` });
    const late = Date.now() + 31 * 60_000;
    mock.method(Date, 'now', () => late);
    const hopeless = await createDownloads().download((await finished(`${files.origin}/nothing`)).key);
    assert.match(problemOf(hopeless) ?? '', /The link was refused \(404\)\. Retry Download asks for a new one, free\./);
    assert.equal(statusChecks, 2);
    const stored = library.get(hopeless.key);
    assert.equal(stored && problemOf(stored), problemOf(hopeless));
  });

  it("renews an expired link even if the video's status is unrecognized", async () => {
    const bytes = webm(5_000);
    const good = files.on('/archived', serveFile(bytes));
    status = () => ({ state: 'unknown', statusText: 'archived', videoUrl: good });
    const video = await createDownloads().download((await finished(`${files.origin}/expired`)).key);
    assert.deepEqual(await content(video), bytes);
    assert.equal(video.state, 'succeeded');
  });

  it('retries a link that is not ready when the video finishes', async () => {
    const bytes = webm(5_000);
    let refusals = 4;
    const serve = serveFile(bytes);
    const link = files.on('/early', (request, response) => {
      refusals--;
      if (refusals > 2) response.writeHead(404).end();
      else if (refusals >= 0) response.writeHead(200).end('<!DOCTYPE html><html><body>Not here');
      else serve(request, response);
    });
    status = () => ({ videoUrl: link });
    createDownloads({ automatic: () => true });
    const { key } = await finished(link);
    assert.deepEqual(await content(await waitForVideo(key, isDownloaded)), bytes);
  });

  it('keeps retrying a refused link if the video has just finished', async () => {
    files.on('/forbidden', (_request, response) => response.writeHead(403).end());
    status = () => ({ videoUrl: `${files.origin}/forbidden` });
    const stored = await createDownloads().download((await finished(`${files.origin}/missing`)).key);
    assert.match(problemOf(stored) ?? '', /link was refused/);
    assert.ok(retryAt(library.get(stored.key)) > 0, 'a retry is planned');
  });

  it('clears the failure reason while the user downloads again, then records the new reason', async () => {
    const link = files.on('/refused-twice', (_request, response) => response.writeHead(403).end());
    status = () => ({ videoUrl: link });
    const { key } = await finished(link);
    const instance = createDownloads();
    await instance.download(key);
    const reasons: (string | undefined)[] = [];
    library.onDidChange(({ videos }) => reasons.push(...videos.map(problemOf)));
    await instance.download(key);
    assert.equal(reasons[0], undefined);
    assert.match(reasons.at(-1) ?? '', /refused \(403\)/);
  });

  it('rejects a file that is a web page, an error or a text', async () => {
    for (const [index, body] of [
      '<!DOCTYPE html><html><body>Sign in please',
      '{"error":"expired"}',
      'gone',
    ].entries()) {
      const link = files.on(`/page${index}`, (_request, response) => {
        response.writeHead(200, { 'content-type': 'video/mp4' }).end(body);
      });
      status = () => ({ videoUrl: link });
      const video = await createDownloads().download((await finished(link)).key);
      assert.match(problemOf(video) ?? '', /doesn't lead to a video/);
      assert.deepEqual(await readdir(library.filesFolder), []);
    }
  });

  it('checks for a missing link a limited number of times, then reports that there is none', async () => {
    const { now } = Date;
    mock.method(Date, 'now', () => now() + statusChecks * 240_000);
    createDownloads({ automatic: () => true, pace: 0.001 });
    const video = await finished();
    const stored = await waitForVideo(video.key, isGivenUp);
    assert.equal(problemOf(stored), 'Completed, but the service gave no video URL.');
    assert.ok(statusChecks > 3 && statusChecks < 20, String(statusChecks));
    const link = files.on('/late', serveFile(webm(100)));
    let checks = 0;
    status = () => (++checks < 3 ? {} : { videoUrl: link });
    const linkedLate = await finished();
    await waitForVideo(linkedLate.key, isDownloaded);
  });

  it('retries later when the server fails', async () => {
    let failuresLeft = 2;
    const serve = serveFile(webm(1_000));
    const link = files.on('/trouble', (request, response) => {
      if (failuresLeft-- > 0) response.writeHead(503).end();
      else serve(request, response);
    });
    createDownloads({ automatic: () => true });
    const video = await finished(link);
    await waitForVideo(video.key, isDownloaded);
    assert.equal(files.count('/trouble'), 3);
    assert.equal(statusChecks, 0, 'the link is not at fault');
  });

  it("obeys the Retry-After of the link's server and of the service, up to an hour", async () => {
    const minute = 60_000;
    const limited = new RateLimitError('Too many requests.', { sent: true, status: 429, retryAfterMs: 5 * minute });
    const instance = createDownloads({ pace: 1, refresh: () => Promise.reject(limited) });
    const link = files.on('/busy', (_request, response) => response.writeHead(429, { 'retry-after': '120' }).end());
    const long = files.on('/long', (_request, response) => response.writeHead(503, { 'retry-after': '86400' }).end());
    const waits: number[] = [];
    for (const url of [link, `${files.origin}/expired`, long]) {
      const from = Date.now();
      const { key } = await instance.download((await finished(url)).key);
      waits.push(Math.floor((retryAt(library.get(key)) - from) / minute));
    }
    assert.deepEqual(waits, [2, 5, 60]);
  });

  it('treats an attempt that is planned too far ahead as due, as after the clock was set back', async () => {
    const { key } = await finished(files.on('/set-back', serveFile(webm(1_000))));
    await library.patch(key, { file: { state: 'failed', reason: 'It failed.', retryAt: Date.now() + 65 * 60_000 } });
    createDownloads({ automatic: () => true });
    await waitForVideo(key, isDownloaded);
  });

  it('follows five redirects, but none to plain HTTP on another host', async () => {
    const bytes = webm(2_000);
    files.on('/hop5', serveFile(bytes));
    for (let hop = 0; hop < 5; hop++) {
      files.on(`/hop${hop}`, (_request, response) => response.writeHead(302, { location: `/hop${hop + 1}` }).end());
    }
    assert.deepEqual(
      await content(await createDownloads().download((await finished(`${files.origin}/hop0`)).key)),
      bytes,
    );
    files.on('/loop', (_request, response) => response.writeHead(302, { location: '/loop' }).end());
    const loop = await createDownloads().download((await finished(`${files.origin}/loop`)).key);
    assert.match(problemOf(loop) ?? '', /redirects too often/);
    assert.equal(files.count('/loop'), 6);
    files.on('/away', (_request, response) => response.writeHead(302, { location: 'http://example.com:8080/x' }).end());
    const away = await createDownloads().download((await finished(`${files.origin}/away`)).key);
    assert.match(problemOf(away) ?? '', /isn't secure/);
  });

  it('rejects links from a service on the internet into private networks', async () => {
    const agent = new MockAgent();
    agent.disableNetConnect();
    const network = new NetworkDispatcher({
      settings: () => ({ proxy: '', noProxy: [], proxyStrictSSL: true, proxySupport: 'off' }),
      environment: () => ({}),
    });
    const links = ['https://127.0.0.1/x', 'https://10.0.0.1/x', 'https://[::1]/x', 'https://169.254.169.254/x'];
    for (const [index, location] of links.entries()) {
      agent
        .get('https://video.example')
        .intercept({ path: `/${index}` })
        .reply(302, '', { headers: { location } });
    }
    const fileProblems: (string | undefined)[] = [];
    for (const link of [...links, ...links.map((_, index) => `https://video.example/${index}`)]) {
      const video = await finished(link, 'https://api.example/v1');
      fileProblems.push(problemOf(await createDownloads({ dispatcher: () => agent }).download(video.key)));
    }
    // A host name that resolves to the private network, unlike the service's host name.
    mock.method(dns, 'lookup', (name: string, _: object, done: (...answer: unknown[]) => void) => {
      done(null, [{ address: name === 'files.example' ? '10.1.2.3' : '192.0.2.1', family: 4 }]);
    });
    const scopes: string[] = [];
    const named = await finished('https://files.example/x', 'https://api.example/v1');
    const dispatcher = (scope: string): Promise<Dispatcher> => {
      scopes.push(scope);
      return network.dispatcher('link');
    };
    fileProblems.push(problemOf(await createDownloads({ dispatcher }).download(named.key)));
    await network.close();
    await agent.close();
    assert.deepEqual(scopes, ['internet']);
    assert.deepEqual(
      fileProblems,
      Array(9).fill('The video URL leads into a private network, where the service is not.'),
    );
  });

  it('follows links from a private network into that network, and to this computer over HTTPS only', async () => {
    const agent = new MockAgent();
    agent.disableNetConnect();
    const bytes = webm(2_000);
    for (const origin of ['https://10.0.0.2', 'https://127.0.0.1']) {
      agent.get(origin).intercept({ path: '/x' }).reply(200, bytes);
      const video = await finished(`${origin}/x`, 'https://10.0.0.1/v1');
      assert.deepEqual(await content(await createDownloads({ dispatcher: () => agent }).download(video.key)), bytes);
    }
    const plain = await finished('http://127.0.0.1/x', 'https://10.0.0.1/v1');
    assert.match(
      problemOf(await createDownloads({ dispatcher: () => agent }).download(plain.key)) ?? '',
      /isn't secure/,
    );
    await agent.close();
  });

  it('requests a plain HTTP link over HTTPS', async () => {
    const agent = new MockAgent();
    agent.disableNetConnect();
    const bytes = webm(2_000);
    agent.get('https://video.example').intercept({ path: '/x?sign=1' }).reply(200, bytes);
    const instance = createDownloads({ dispatcher: () => agent });
    assert.deepEqual(
      await content(await instance.download((await finished('http://video.example/x?sign=1')).key)),
      bytes,
    );
    await agent.close();
  });

  it('accepts a declared encoding only if the bytes are unchanged', async () => {
    const bytes = webm(2_000);
    const names = ['aws-chunked', '', 'Identity', 'binary', 'gzip'];
    const downloaded: (boolean | undefined)[] = [];
    for (const name of names) {
      const link = files.on(`/encoded-${name}`, (_request, response) => {
        response.writeHead(200, { 'content-encoding': name }).end(name === 'gzip' ? gzipSync(bytes) : bytes);
      });
      status = () => ({ videoUrl: link });
      const video = await createDownloads().download((await finished(link)).key);
      downloaded.push(isDownloaded(video));
      if (name === 'gzip') assert.match(problemOf(video) ?? '', /unsupported encoding/);
    }
    assert.deepEqual(downloaded, [true, true, true, true, false]);
  });

  it('never joins parts of two files, even if the server ignores If-Range', async () => {
    const replacement = webm(2_000).fill(7, 60);
    const link = files.on('/replaced', (request, response) => {
      const start = Number(/\d+/.exec(request.headers.range ?? '0')?.[0]);
      const range = { 'content-range': `bytes ${start}-1999/2000` };
      response.writeHead(start > 0 ? 206 : 200, { etag: '"2"', ...range }).end(replacement.subarray(start));
    });
    const video = await finished(link);
    const part = join(library.filesFolder, `${video.key}.part`);
    await writeFile(part, webm(2_000).subarray(0, 900));
    await writeFile(`${part}.json`, JSON.stringify({ validator: '"1"', total: 2_000 }));
    assert.deepEqual(await content(await createDownloads().download(video.key)), replacement);
  });

  it('recreates the files folder if it was deleted', async () => {
    await rm(library.filesFolder, { recursive: true });
    const link = files.on('/folder', serveFile(webm(2_000)));
    assert.deepEqual(await content(await createDownloads().download((await finished(link)).key)), webm(2_000));
  });

  it('accepts a plain HTTP link to this machine only from a service on this machine', async () => {
    const link = files.on('/local', serveFile(webm(100)));
    const { key } = await begin(library, intent({ service: 'https://video.example/api/v1/developer' }));
    await confirm(library, key, keptReading({ state: 'succeeded', videoUrl: link }));
    assert.match(problemOf(await createDownloads().download(key)) ?? '', /into a private network/);
    assert.equal(files.requests.length, 0);
  });

  it('rejects a file over the limit, with or without Content-Length', async () => {
    const big = webm(200_000);
    const announced = files.on('/big', serveFile(big));
    const silent = files.on('/silent', (_request, response) => {
      response.writeHead(200);
      response.write(big.subarray(0, 100_000));
      response.end(big.subarray(100_000));
    });
    for (const link of [announced, silent]) {
      const { file } = await createDownloads({ limitBytes: () => 150_000 }).download((await finished(link)).key);
      assert.ok(file.state === 'tooLarge' && file.bytes > 150_000 && file.limit === 150_000);
    }
  });

  it('rejects a file whose chunks together exceed the limit, and deletes them', async () => {
    const pieces = 40;
    let sent = 0;
    const link = files.on('/pieces', (_request, response) => {
      response.writeHead(200);
      const next = (): void => {
        if (sent === 0) response.write(webm(50));
        else if (sent < pieces) response.write(Buffer.alloc(10_000));
        else response.end();
        if (sent++ < pieces) setImmediate(next);
      };
      next();
    });
    const { file } = await createDownloads({ limitBytes: () => 100_000 }).download((await finished(link)).key);
    assert.ok(file.state === 'tooLarge' && file.bytes > 100_000);
    assert.deepEqual(await readdir(library.filesFolder), []);
  });

  it('leaves no bytes of a longer partial download when the file behind the link has changed', async () => {
    const [longer, shorter] = [webm(9_000), webm(5_000)];
    const link = files.on('/other', (_request, response) => {
      if (files.count('/other') > 1) response.writeHead(404).end();
      else serveFile(longer, { etag: '"one"', breakAfter: 8_000, breaks: 1 })(_request, response);
    });
    const { key } = await finished(link);
    const first = await createDownloads().download(key);
    assert.match(problemOf(first) ?? '', /refused \(404\)/);
    files.on('/other', serveFile(shorter, { etag: '"two"' }));
    assert.deepEqual(await content(await createDownloads().download(key)), shorter);
  });

  it('downloads a video once for several callers in two windows', async () => {
    const bytes = webm(400_000);
    const link = files.on('/shared', (_request, response) => {
      response.writeHead(200, { 'content-length': bytes.length });
      response.write(bytes.subarray(0, 100_000));
      // oxlint-disable-next-line no-restricted-globals -- a slow server
      setTimeout(() => response.end(bytes.subarray(100_000)), 300);
    });
    const other = await folder.open();
    const video = await finished(link);
    const results = await Promise.all([
      createDownloads().download(video.key),
      createDownloads({ library: other }).download(video.key),
      createDownloads({ library: other }).download(video.key),
    ]);
    for (const result of results) assert.deepEqual(await content(result), bytes);
    assert.equal(files.count('/shared'), 1);
  });

  it('records a file that was complete when its window died, and replaces a deleted one', async () => {
    const bytes = webm(9_000);
    const link = files.on('/again', serveFile(bytes));
    const video = await finished(link);
    await writeFile(join(library.filesFolder, `${video.key}.webm`), bytes);
    const found = await createDownloads().download(video.key);
    assert.deepEqual([isDownloaded(found) && found.file.name, files.count('/again')], [`${video.key}.webm`, 0]);
    await rm(join(library.filesFolder, `${video.key}.webm`));
    assert.deepEqual(await content(await createDownloads().download(video.key)), bytes);
    assert.equal(files.count('/again'), 1);
  });

  it('replaces a truncated file', async () => {
    const bytes = webm(9_000);
    const link = files.on('/cut', serveFile(bytes));
    const video = await createDownloads().download((await finished(link)).key);
    await writeFile(join(library.filesFolder, `${video.key}.webm`), bytes.subarray(0, 5_000));
    assert.deepEqual(await content(await createDownloads().download(video.key)), bytes);
    assert.equal(files.count('/cut'), 2);
  });

  it('keeps a file that the user has changed', async () => {
    const link = files.on('/tagged', serveFile(webm(9_000)));
    const video = await createDownloads().download((await finished(link)).key);
    await appendFile(join(library.filesFolder, `${video.key}.webm`), 'tag');
    const found = await createDownloads().download(video.key);
    assert.deepEqual([isDownloaded(found) && found.file.bytes, files.count('/tagged')], [9_003, 1]);
  });

  it('reports why there is no new link, and retries later', async () => {
    const instance = createDownloads({
      automatic: () => true,
      refresh: () => Promise.reject(new Error("The sandbox didn't start in time.")),
    });
    const { key } = await finished();
    const video = await waitForVideo(key, hasFileProblem);
    assert.equal(problemOf(video), "The sandbox didn't start in time.");
    assert.ok(retryAt(video) > 0);
    assert.equal(problemOf(await instance.download(key)), problemOf(video));
  });

  it('reports that a new link needs a key', async () => {
    const instance = createDownloads({ refresh: () => Promise.reject(keyError('sandbox')) });
    const video = await instance.download((await finished(`${files.origin}/expired`)).key);
    assert.equal(problemOf(video), "Set this service's API key to get a new link.");
  });

  it('reports that another window took over the download, not that it was canceled', async () => {
    const leases: Lease[] = [];
    mock.method(Lease.prototype, 'start', function (this: Lease) {
      leases.push(this);
    });
    const link = files.on('/taken-over', (_request, response) => {
      response.writeHead(200, { 'content-length': 9_000 });
      response.write(webm(9_000).subarray(0, 8_000));
    });
    const { key } = await finished(link);
    const left = createDownloads().download(key);
    await waitUntil('the request', () => files.count('/taken-over') > 0);
    for (const lease of leases) await lease.release();
    assert.match(problemOf(await left) ?? '', /Another window/);
    assert.equal(library.get(key)?.file.state, 'due');
  });

  it('does not complete a partial file that another window has restarted', async () => {
    const link = files.on('/taken', (_request, response) => {
      response.writeHead(200, { 'content-length': 9_000 });
      response.write(webm(9_000).subarray(0, 8_000));
      const part = join(library.filesFolder, `${video.key}.part`);
      const takeOver = async (): Promise<void> => {
        await waitUntil('the part', async () => (await stat(part)).size === 8_000);
        await rm(part);
        await writeFile(part, webm(100));
        response.end(webm(9_000).subarray(8_000));
      };
      void takeOver();
    });
    const video = await finished(link);
    const left = await createDownloads().download(video.key);
    assert.match(problemOf(left) ?? '', /Another window/);
    assert.ok(isWithoutFile(video.key));
  });

  it('gives up when the service no longer has the video, and ignores unfinished videos', async () => {
    const gone = new NotFoundError('Not found.', { sent: true, status: 404 });
    const instance = createDownloads({ refresh: () => Promise.reject(gone) });
    const video = await instance.download((await finished(`${files.origin}/nothing`)).key);
    assert.match(problemOf(video) ?? '', /no longer has this video/);
    const { key } = await begin(library, intent());
    const running = await confirm(library, key, keptReading({ state: 'running' }));
    assert.deepEqual(await instance.download(key), running);
  });

  it('retries a download that was given up, once it is planned again', async () => {
    const { key } = await finished(files.on('/own-account', serveFile(webm(500))));
    const file = { state: 'failed', reason: 'The link expired.' } as const;
    await library.patch(key, { file });
    createDownloads({ automatic: () => true });
    await library.patch(key, { file: { ...file, retryAt: Date.now() } });
    await waitForVideo(key, isDownloaded);
  });

  it('stops the download of a removed video, and deletes its part', async () => {
    const link = files.on('/endless', (_request, response) => {
      response.writeHead(200, { 'content-length': 1_000_000 });
      response.write(webm(10_000));
    });
    const video = await finished(link);
    const refused = assert.rejects(createDownloads().download(video.key), /no longer in the library/);
    await waitUntil('a part', async () => (await readdir(library.filesFolder)).length > 0);
    await library.remove(video.key);
    await refused;
    await waitUntil('nothing to be left', async () => (await readdir(library.filesFolder)).length === 0);
  });

  it('gives up a video older than 7 days only after its fourth failed attempt', async () => {
    const missing = new NotFoundError('Not found.', { sent: true, status: 404 });
    const instance = createDownloads({ refresh: () => Promise.reject(missing) });
    const failingLink = files.on('/old', (_request, response) => response.writeHead(503).end());
    const videos = [await finished(`${files.origin}/nothing`), await finished(failingLink)];
    let clockMs = 8 * 86_400_000;
    const { now } = Date;
    mock.method(Date, 'now', () => now() + clockMs);
    for (const { key, videoUrl } of videos) {
      for (let check = 0; check < 4; check++) {
        await instance.download(key);
        const video = library.get(key);
        assert.equal(video !== undefined && isGivenUp(video), check === 3, `${videoUrl ?? ''}: check ${check}`);
        clockMs += 240_000;
      }
    }
  });

  it('never gives up while the network is unreachable, however old the video', async () => {
    const offline = [
      undefined,
      new ConnectionError('No connection.', { sent: false }),
      new TimeoutError('No connection in time.', 'connect', { sent: false }),
    ];
    const videos = [await finished('http://127.0.0.1:1/video')];
    while (videos.length < 3) videos.push(await finished(`${files.origin}/expired`));
    const instance = createDownloads({
      refresh: async (refreshedKey) => {
        const error = offline[videos.findIndex(({ key }) => key === refreshedKey)];
        if (error !== undefined) throw error;
        await library.update(refreshedKey, statedReading({}));
      },
    });
    let clockMs = 8 * 86_400_000;
    const { now } = Date;
    mock.method(Date, 'now', () => now() + clockMs);
    for (let check = 0; check < 5; check++) {
      for (const { key } of videos) {
        await instance.download(key);
        const video = library.get(key);
        assert.ok(retryAt(video) > 0, `check ${check}: ${video && problemOf(video)}`);
      }
      clockMs += 240_000;
    }
  });

  it('renews a link whose port refuses connections, as after a restart of the sandbox', async () => {
    const closed = await FileServer.start();
    const dead = closed.on('/video', serveFile(webm(100)));
    await closed.close();
    const bytes = webm(5_000);
    const link = files.on('/moved', serveFile(bytes));
    status = () => ({ videoUrl: link });
    assert.deepEqual(await content(await createDownloads().download((await finished(dead)).key)), bytes);
  });

  const failOnce = (t: { mock: typeof mock }, name: 'rename', code: string, times: number): void => {
    const original = fsPromises[name];
    let left = times;
    t.mock.method(fsPromises, name, (...args: Parameters<typeof original>) =>
      left-- > 0 ? Promise.reject(Object.assign(new Error(code), { code })) : original(...args),
    );
  };
  it('retries renaming a file that a virus scanner holds, without a second download', async () => {
    const bytes = webm(9_000);
    for (const [code, times] of [
      ['EPERM', 1],
      ['EBUSY', 2],
      ['ENOSPC', 1],
    ] as const) {
      const link = files.on(`/held-${code}`, serveFile(bytes, { etag: '"1"' }));
      const { key } = await finished(link);
      failOnce({ mock }, 'rename', code, times);
      createDownloads({ automatic: () => true });
      assert.deepEqual(await content(await waitForVideo(key, isDownloaded)), bytes);
      const ranges = files.requests.filter(({ path }) => path === `/held-${code}`).map(({ headers }) => headers.range);
      assert.deepEqual(ranges, code === 'ENOSPC' ? [undefined, 'bytes=9000-'] : [undefined], code);
      for (const one of downloads.splice(0)) one.dispose();
    }
  });

  describe('the slots of automatic downloads', () => {
    it('are free for the next download after twenty failed ones', async () => {
      const broken = files.on('/broken20', (_request, response) => response.writeHead(503).end());
      const good = await finished(files.on('/good21', serveFile(webm(500))));
      for (let i = 0; i < 20; i++) await finished(broken);
      createDownloads({ automatic: () => true, pace: 0.005 });
      await waitForVideo(good.key, isDownloaded);
    });

    it('remain available to another service while twenty downloads wait for a key', async () => {
      const good = await finished(files.on('/other-service', serveFile(webm(500))));
      const failed = { state: 'failed', reason: 'It failed.', retryAt: Date.now() } as const;
      await library.patch(good.key, { file: failed });
      for (let i = 0; i < 20; i++) {
        const { key } = await begin(library, intent());
        await confirm(library, key, keptReading({ state: 'succeeded' }));
        await library.patch(key, { file: { ...failed, retryAt: failed.retryAt - 1_000 } });
      }
      createDownloads({ automatic: () => true, pace: 0.005, isStopped: (service) => service !== 'sandbox' });
      await waitForVideo(good.key, isDownloaded);
    });

    it('are released by links whose data drips too slowly', async () => {
      const drip = (_request: unknown, response: ServerResponse): void => {
        response.writeHead(200, { 'content-length': 5_000_000 });
        response.write(webm(1_000));
        const timer = setInterval(() => response.write(Buffer.alloc(20)), 10);
        response.on('close', () => {
          clearInterval(timer);
        });
      };
      const good = await finished(files.on('/undripped', serveFile(webm(500))));
      for (const name of ['/drip1', '/drip2']) await finished(files.on(name, drip));
      createDownloads({ automatic: () => true, pace: 0.005, transferPace: 0.005 });
      await waitForVideo(good.key, isDownloaded);
    });

    it('are released by servers that send only informational responses', async () => {
      const announce = (_request: unknown, response: ServerResponse): void => {
        const timer = setInterval(() => response.writeEarlyHints({ link: '</a.css>; rel=preload' }), 10);
        response.on('close', () => {
          clearInterval(timer);
        });
      };
      const good = await finished(files.on('/unannounced', serveFile(webm(500))));
      for (const name of ['/announced1', '/announced2']) await finished(files.on(name, announce));
      createDownloads({ automatic: () => true, pace: 0.005, transferPace: 0.005 });
      await waitForVideo(good.key, isDownloaded);
    });
  });

  it('retries a file that was too large once the limit is higher', async () => {
    let limit = 1024 * 2 ** 20;
    const huge = files.on('/huge', (_request, response) => {
      response.writeHead(200, { 'content-length': 2 * limit }).flushHeaders();
    });
    const instance = createDownloads({ automatic: () => true, pace: 0.005, limitBytes: () => limit });
    const { key } = await finished(huge);
    const refused = await waitForVideo(key, hasFileProblem);
    assert.deepEqual(refused.file, { state: 'tooLarge', bytes: 2 * limit, limit });
    instance.dispose();
    limit = 1_000;
    const link = files.on('/grown', serveFile(webm(5_000)));
    createDownloads({ automatic: () => true, pace: 0.005, limitBytes: () => limit });
    const grown = await finished(link);
    await waitForVideo(grown.key, hasFileProblem);
    limit = 10_000;
    await waitForVideo(grown.key, isDownloaded);
  });

  it('starts no automatic download after automatic downloads are turned off', async () => {
    let automatic = true;
    const held: ServerResponse[] = [];
    const slow = files.on('/slow', (_request, response) => void held.push(response));
    createDownloads({ automatic: () => automatic });
    await finished(slow);
    await finished(slow);
    const waiting = await finished(files.on('/waiting', serveFile(webm(500))));
    await waitUntil('two requests', () => held.length === 2);
    automatic = false;
    for (const response of held) response.writeHead(503).end();
    // If the waiting automatic download still started, it would start before this download by hand.
    await createDownloads().download((await finished(files.on('/later', serveFile(webm(500))))).key);
    assert.equal(files.count('/waiting'), 0);
    assert.ok(isWithoutFile(waiting.key));
  });

  it('accepts a file only if a player can play it', async () => {
    const box = (name: string, bytes: number): Buffer => {
      const whole = Buffer.alloc(8 + bytes);
      whole.writeUInt32BE(8 + bytes);
      whole.write(name, 4, 'latin1');
      return whole;
    };
    const header = Buffer.concat([box('ftyp', 16)]);
    header.write('isom', 8, 'latin1');
    const movie = Buffer.concat([header, box('moov', 50), box('mdat', 500)]);
    const cases: Record<string, readonly [Buffer, boolean]> = {
      'forty bytes of an MP4': [movie.subarray(0, 40), false],
      'an MP4 without a movie box': [Buffer.concat([header, box('mdat', 500)]), false],
      'a cut MP4': [movie.subarray(0, -100), false],
      'an MP4': [movie, true],
      'a fragmented MP4': [Buffer.concat([header, box('moov', 50), box('moof', 20), box('mdat', 20)]), true],
      'a fragmented MP4 cut in its second fragment': [
        Buffer.concat([header, box('moov', 50), box('moof', 20), box('mdat', 20), box('moof', 200).subarray(0, 90)]),
        false,
      ],
      'a fragmented MP4 cut in its second data': [
        Buffer.concat([header, box('moov', 50), box('moof', 20), box('mdat', 20), box('mdat', 200).subarray(0, 90)]),
        false,
      ],
      'an MP4 with text behind it': [Buffer.concat([movie, Buffer.from('<!-- made by a machine -->')]), true],
      'an MP4 with a cut comment': [Buffer.concat([movie, box('uuid', 500).subarray(0, 90)]), true],
      'a WebM with text behind it': [Buffer.concat([webm(5_000), Buffer.from('tagged by a machine')]), true],
      'a cut WebM': [webm(5_000).subarray(0, 3_000), false],
      'a WebM header alone': [webm(5_000).subarray(0, 19), false],
      'a WebM': [webm(5_000), true],
    };
    const wrong: string[] = [];
    for (const [name, [bytes, isPlayable]] of Object.entries(cases)) {
      const link = files.on(`/${encodeURIComponent(name)}`, serveFile(bytes));
      const video = await createDownloads().download((await finished(link)).key);
      if (isDownloaded(video) !== isPlayable) wrong.push(name);
    }
    assert.deepEqual(wrong, []);
  });

  it('leaves no file of a video that another window removes during its download', async () => {
    const other = await folder.open();
    const link = files.on('/removed', (_request, response) => {
      response.writeHead(200, { 'content-length': 1_000_000 });
      response.write(webm(10_000));
    });
    const video = await finished(link);
    const refused = assert.rejects(createDownloads({ library: other }).download(video.key), /no longer in the library/);
    await waitUntil('the request', () => files.count('/removed') > 0);
    await library.remove(video.key);
    await refused;
    await waitUntil('nothing to be left', async () => (await readdir(library.filesFolder)).length === 0);
  });

  it('renews no link after the key was rejected, until there is a new key', async () => {
    let isRejected = true;
    const rejected = new AuthenticationError('Rejected.', { sent: true, status: 401 });
    const link = files.on('/renewed', serveFile(webm(500)));
    createDownloads({
      automatic: () => true,
      pace: 0.001,
      refresh: async (refreshedKey) => {
        statusChecks++;
        if (isRejected) throw rejected;
        await library.update(refreshedKey, statedReading({ videoUrl: link }));
      },
      isStopped: () => isRejected && statusChecks > 0,
    });
    const { key } = await finished(`${files.origin}/expired`);
    await waitForVideo(key, (video) => problemOf(video) === 'Rejected.');
    const other = await finished(files.on('/by-hand', serveFile(webm(500))));
    await waitForVideo(other.key, isDownloaded);
    assert.deepEqual([statusChecks, files.count('/expired')], [1, 1]);
    isRejected = false;
    await waitForVideo(key, isDownloaded);
  });

  it('downloads from a working link even after the key was rejected', async () => {
    let isDown = true;
    const serve = serveFile(webm(500));
    const link = files.on('/works', (request, response) => {
      if (isDown) response.writeHead(503).end();
      else serve(request, response);
    });
    createDownloads({ automatic: () => true, pace: 0.001, isStopped: () => true });
    const { key } = await finished(link);
    await waitForVideo(key, hasFileProblem);
    isDown = false;
    await waitForVideo(key, isDownloaded);
    assert.equal(statusChecks, 0);
  });

  it('downloads at most four files at once by hand, and each file once', async () => {
    const held: (() => void)[] = [];
    let most = 0;
    let open = 0;
    const serve = serveFile(webm(500));
    const link = files.on('/held', (request, response) => {
      most = Math.max(most, ++open);
      held.push(() => {
        open -= 1;
        serve(request, response);
      });
    });
    const instance = createDownloads();
    const videos = await Promise.all(Array.from({ length: 12 }, () => finished(link)));
    const downloaded = Promise.all([...videos, ...videos].map(({ key }) => instance.download(key)));
    for (let served = 0; served < 12; served++) {
      await waitUntil('another request', () => held.length > 0);
      held.shift()?.();
    }
    const names = new Set((await downloaded).map((video) => isDownloaded(video) && video.file.name));
    assert.deepEqual([names.size, most <= 4, files.count('/held')], [12, true, 12]);
  });

  it('ends all downloads by hand when it is disposed, including those that wait for a slot', async () => {
    const silent = files.on('/silent', () => undefined);
    const videos = await Promise.all(Array.from({ length: 12 }, () => finished(silent)));
    const instance = createDownloads();
    const ends = Promise.allSettled(videos.map(({ key }) => instance.download(key)));
    await waitUntil('four requests', () => files.count('/silent') === 4);
    instance.dispose();
    assert.equal((await ends).length, 12);
  });

  it('waits for the download of another window when the user downloads by hand', async () => {
    const other = await folder.open();
    const serve = serveFile(webm(500));
    let release: () => void = () => undefined;
    const link = files.on('/elsewhere', (request, response) => {
      release = () => {
        serve(request, response);
      };
    });
    const { key } = await finished(link);
    const elsewhere = createDownloads({ library: other }).download(key);
    await waitUntil('the request', () => files.count('/elsewhere') === 1);
    const here = createDownloads({ automatic: () => true });
    await library.patch(key, { failedChecks: 1 });
    const byHand = here.download(key);
    release();
    assert.ok(isDownloaded(await elsewhere));
    assert.ok(isDownloaded(await byHand));
    assert.equal(files.count('/elsewhere'), 1);
  });

  it('shows the same state and reason during the retries of a refused link', async () => {
    const link = files.on('/refused', (_request, response) => response.writeHead(403).end());
    status = () => ({ videoUrl: link });
    createDownloads({ automatic: () => true, pace: 0.005 });
    const { key } = await finished(link);
    await waitForVideo(key, hasFileProblem);
    const reasons = new Set<string | undefined>();
    const subscription = library.onDidChange(({ videos }) => {
      for (const video of videos) reasons.add(problemOf(video));
    });
    const before = files.count('/refused');
    await waitUntil('three more attempts', () => files.count('/refused') >= before + 3);
    subscription.dispose();
    assert.deepEqual([...reasons], ['The link was refused (403). Retry Download asks for a new one, free.']);
  });
});

function statedReading(reading: Partial<VideoReading>): KeptReading {
  return keptReading({ state: 'succeeded', ...reading });
}
