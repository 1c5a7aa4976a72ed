/**
 * The cost of one `getVideo`, including decoding, on a reused connection to this machine: wall clock and CPU time of
 * this process, compared with plain undici, the global fetch and the clients of three real services. The server is a
 * separate process. Rounds are interleaved, so that other load affects all alike, and the medians count. Thresholds for
 * both times: at most 2 × plain undici, and less than each of the three clients.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import RunwayML from '@runwayml/sdk';
import OpenAI from 'openai';
import Replicate from 'replicate';
import { Agent } from 'undici';
import { DeveloperApi } from '../../src/api/client';

const callsPerRound = 200;
const uncountedCalls = 20;
const rounds = 50;
const warmUpMs = 4000;
const overPlainThreshold = 2;
const apiKey = 'bench-0123456789abcdef0123456789';
const videoId = '550e8400-e29b-41d4-a716-446655440000';
const plain = 'undici.request + JSON.parse';
const ours = 'this extension';
const peers = ['openai', '@runwayml/sdk', 'replicate'];

/** Each response has a new progress, so that no client can cache it. */
let responses = 0;
const body = (): string =>
  JSON.stringify({
    id: videoId,
    status: 'processing',
    progress: (responses += 1) % 100,
    credits_used: 6,
    duration_seconds: 12,
    aspect_ratio: '9:16',
    prompt: `Running shoes on wet asphalt at dawn, slow motion, the camera low, take ${responses}, then a logo on black.`,
    video_url: null,
    created_at: '2026-02-08T12:00:00',
    error: null,
  });

interface Contestant {
  readonly name: string;
  readonly call: () => Promise<unknown>;
}

interface Cost {
  readonly name: string;
  readonly wallUs: number;
  readonly cpuUs: number;
  /** The median over the rounds of the time divided by plain undici's in the same round, which cancels other load. */
  readonly wallOverPlain: number;
  readonly cpuOverPlain: number;
}

async function main(): Promise<void> {
  const server = fork(__filename, ['--serve']);
  try {
    const [port] = (await once(server, 'message')) as [number];
    report(await measure(contestants(`http://127.0.0.1:${port}`)));
  } finally {
    server.kill();
  }
}

function contestants(origin: string): readonly Contestant[] {
  const baseUrl = `${origin}/api/v1/developer`;
  const path = `/api/v1/developer/videos/${videoId}`;
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json', 'user-agent': 'bench/1' };
  const agent = new Agent();
  const api = new DeveloperApi({ baseUrl, apiKey: () => Promise.resolve(apiKey), userAgent: 'bench/1' });
  const openai = new OpenAI({ apiKey, baseURL: baseUrl });
  const runway = new RunwayML({ apiKey, baseURL: baseUrl });
  const replicate = new Replicate({ auth: apiKey, baseUrl });
  return [
    { name: ours, call: () => api.getVideo(videoId) },
    {
      name: plain,
      call: async () => {
        const response = await agent.request({ origin, path, method: 'GET', headers });
        return JSON.parse(await response.body.text()) as unknown;
      },
    },
    { name: 'global fetch', call: async () => (await fetch(origin + path, { headers })).json() },
    { name: 'openai', call: () => openai.chat.completions.retrieve(videoId) },
    { name: '@runwayml/sdk', call: async () => runway.tasks.retrieve(videoId) },
    { name: 'replicate', call: () => replicate.predictions.get(videoId) },
  ];
}

async function measure(all: readonly Contestant[]): Promise<readonly Cost[]> {
  const samples = all.map(() => ({ wall: [] as number[], cpu: [] as number[] }));
  for (const { call, name } of all) {
    const response = (await call()) as { readonly status?: unknown; readonly state?: unknown };
    if ((response.status ?? response.state) === undefined) throw new Error(`${name} did not read the response.`);
    // Warms up until Node has compiled the hot functions.
    for (const until = performance.now() + warmUpMs; performance.now() < until;) await batch(call);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < all.length; turn += 1) {
      const index = (round + turn) % all.length;
      const contestant = all[index];
      const sample = samples[index];
      if (contestant === undefined || sample === undefined) continue;
      const { wallUs, cpuUs } = await batch(contestant.call);
      sample.wall.push(wallUs);
      sample.cpu.push(cpuUs);
    }
  }
  const base = samples[all.findIndex(({ name }) => name === plain)] ?? { wall: [], cpu: [] };
  const over = (values: readonly number[], plains: readonly number[]): number =>
    median(values.map((value, round) => value / (plains[round] ?? NaN)));
  return samples.map(({ wall, cpu }, index) => ({
    name: all[index]?.name ?? '',
    wallUs: median(wall),
    cpuUs: median(cpu),
    wallOverPlain: over(wall, base.wall),
    cpuOverPlain: over(cpu, base.cpu),
  }));
}

/**
 * Calls a client many times, one call after the other as the extension does. The first few calls are not counted,
 * because the previous client filled the CPU's caches.
 * @returns microseconds per call
 */
async function batch(call: () => Promise<unknown>): Promise<{ wallUs: number; cpuUs: number }> {
  for (let index = 0; index < uncountedCalls; index += 1) await call();
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  for (let index = 0; index < callsPerRound; index += 1) await call();
  const wallMs = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpu);
  return { wallUs: (wallMs * 1000) / callsPerRound, cpuUs: (user + system) / callsPerRound };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return ((sorted[half] ?? 0) + (sorted[sorted.length - 1 - half] ?? 0)) / 2;
}

function report(costs: readonly Cost[]): void {
  const cost = (name: string): Cost => {
    const found = costs.find((it) => it.name === name);
    if (found === undefined) throw new Error(`${name} was not measured.`);
    return found;
  };
  const mine = cost(ours);
  console.log(
    `One getVideo on a kept loopback connection, Node ${process.versions.node}, median of ${rounds} × ${callsPerRound} calls`,
  );
  console.log(
    `  ${''.padEnd(30)}${'wall'.padStart(10)}${'× plain'.padStart(10)}${'CPU'.padStart(12)}${'× plain'.padStart(10)}`,
  );
  for (const { name, wallUs, cpuUs, wallOverPlain, cpuOverPlain } of costs) {
    const figures = [
      `${wallUs.toFixed(0)} µs`,
      wallOverPlain.toFixed(2),
      `${cpuUs.toFixed(0)} µs`,
      cpuOverPlain.toFixed(2),
    ];
    console.log(`  ${name.padEnd(30)}${figures.map((text, index) => text.padStart(index === 2 ? 12 : 10)).join('')}`);
  }
  const missed: string[] = [];
  for (const [what, key, ratio] of [
    ['wall', 'wallUs', 'wallOverPlain'],
    ['CPU', 'cpuUs', 'cpuOverPlain'],
  ] as const) {
    if (!(mine[ratio] <= overPlainThreshold)) {
      missed.push(`${what}: ${mine[ratio].toFixed(2)} × ${plain}, threshold ${overPlainThreshold} ×`);
    }
    for (const peer of peers) {
      if (!(mine[key] < cost(peer)[key])) {
        missed.push(`${what}: ${mine[key].toFixed(0)} µs, ${peer} ${cost(peer)[key].toFixed(0)} µs`);
      }
    }
  }
  const rounded = costs.map(({ name, ...figures }) => {
    const short = Object.entries(figures).map(([key, value]) => [key, Number(value.toFixed(2))]);
    return [name, Object.fromEntries(short) as unknown] as const;
  });
  console.log(JSON.stringify({ bench: 'client', figures: Object.fromEntries(rounded), missed }));
  process.exitCode = missed.length > 0 ? 1 : 0;
}

/** Responds to every request. Sends its port to the parent process. */
function serve(): void {
  const server = http.createServer((_request, response) => {
    const text = body();
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'x-request-id': 'bench',
    });
    response.end(text);
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.once('disconnect', () => process.exit());
}

if (process.argv.includes('--serve')) serve();
else {
  void main().then(
    () => process.exit(),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
