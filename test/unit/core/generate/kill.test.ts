import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VideoLibrary } from '../../../../src/core/library/library';
import type { Video } from '../../../../src/core/video/video';
import { bundleProgram } from '../../../support/bundleProgram';
import { killSteps } from '../../../support/generateProcess';
import { quietLog } from '../../../support/quietLog';

/** The number of kills at a step: each step after 0, 1 and 2 finished batches. */
const killsAtSteps = 3 * killSteps.length;
/** The number of kills at a random time. The times differ in each run of the tests. */
const killsAtRandom = 16;

/** The number of processes that use the library at the same time, like windows. */
const lanes = 3;

describe('a process killed while it generates', function () {
  this.timeout(120_000);

  it('loses no video, repeats no request, and marks only unsent videos as not started', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kill-'));
    const program = bundleProgram('generateProcess', folder);
    const service = await startService();
    const outputLines: string[] = [];
    try {
      let kills = 0;
      const total = killsAtSteps + killsAtRandom;
      const lane = async (): Promise<void> => {
        while (kills < total) {
          const number = kills++;
          const step = number < killsAtSteps ? killSteps[number % killSteps.length] : 'at random';
          const before = Math.floor(number / killSteps.length) % 3;
          const child = start([program, folder, service.url, step ?? '', String(before)], outputLines);
          if (step === 'at random') killSoon(child);
          assert.equal(await ended(child), 'SIGKILL', outputLines.slice(-3).join('; '));
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      const library = await VideoLibrary.open(folder, quietLog);
      try {
        const videos = all(library);
        report(kills, service.requests, videos);
        check(videos, service, outputLines);
      } finally {
        library.dispose();
      }
    } finally {
      service.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** The service's requests by Idempotency-Key: their number, the video's ID, and whether a response was sent. */
interface Service {
  readonly url: string;
  readonly requests: Map<string, { times: number; id: string; responded: boolean }>;
  close(): void;
}

function check(videos: readonly Video[], service: Service, outputLines: readonly string[]): void {
  const byKey = new Map(videos.map((video) => [video.key, video]));
  for (const [key, { times, id, responded }] of service.requests) {
    const video = byKey.get(key);
    assert.ok(video, `the service received ${key}, and the library does not contain it`);
    assert.equal(times, 1, `${key} was sent ${times} times`);
    if (video.videoId !== undefined) assert.deepEqual([video.videoId, responded], [id, true]);
    else assert.equal(video.state, 'unconfirmed', `${key} may have been paid for and is ${video.state}`);
  }
  for (const line of outputLines) {
    const [word, key = '', state] = line.split(' ');
    if (word === 'recorded') assert.ok(byKey.has(key), `${key} was recorded and is lost`);
    if (word === 'settled') assert.equal(byKey.get(key)?.state, state);
  }
  for (const video of videos) {
    const isKnown = video.videoId !== undefined && service.requests.has(video.key);
    const isUnsent = video.state === 'rejected' && !service.requests.has(video.key);
    assert.ok(isKnown || isUnsent || video.state === 'unconfirmed', `${video.key} is ${video.state}`);
  }
  for (const state of ['unconfirmed', 'rejected', 'queued']) {
    assert.ok(
      videos.some((video) => video.state === state),
      `none is ${state}`,
    );
  }
}

function report(kills: number, requests: Service['requests'], videos: readonly Video[]): void {
  const repeated = [...requests.values()].filter(({ times }) => times > 1).length;
  const keys = new Set(videos.map((video) => video.key));
  const lost = [...requests.keys()].filter((key) => !keys.has(key)).length;
  const count = (state: Video['state']): number => videos.filter((video) => video.state === state).length;
  console.log(
    `      ${kills} kills, ${requests.size} requests, ${videos.length} videos: ` +
      `${lost} lost, ${repeated} repeated, ${count('unconfirmed')} unconfirmed, ${count('rejected')} not sent`,
  );
}

const all = (library: VideoLibrary): Video[] => library.list({ limit: Number.MAX_SAFE_INTEGER });

function start(args: readonly string[], outputLines: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--no-warnings', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    outputLines.push(...text.trimEnd().split('\n'));
  });
  return child;
}

/** Kills the process at a random time between its start and the middle of its work. */
function killSoon(child: ChildProcess): void {
  const kill = (maxMs: number): void => {
    // oxlint-disable-next-line no-restricted-globals -- a kill comes at a random time
    setTimeout(() => child.kill('SIGKILL'), Math.random() * maxMs);
  };
  if (Math.random() < 0.1) kill(150);
  else {
    child.stdout?.once('data', () => {
      kill(60);
    });
  }
}

function ended(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      resolve(signal ?? `exit ${code ?? ''}`);
    });
  });
}

async function startService(): Promise<Service> {
  const requests: Service['requests'] = new Map();
  const server = createServer((request, response) => {
    const key = String(request.headers['idempotency-key']);
    const entry = requests.get(key) ?? { times: 0, id: `video-${requests.size + 1}`, responded: false };
    entry.times++;
    requests.set(key, entry);
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const victim = /"prompt":"kill (\d+)"/.exec(body)?.[1];
      if (victim !== undefined) process.kill(Number(victim), 'SIGKILL');
      // oxlint-disable-next-line no-restricted-globals -- the service takes a random time
      setTimeout(() => {
        entry.responded = true;
        response.writeHead(202, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ id: entry.id, status: 'queued' }));
      }, Math.random() * 8);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/v1/developer`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
