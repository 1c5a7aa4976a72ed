/**
 * The activation time of the installed VSIX, compared with VS Code's own inactive extensions in the same fresh
 * extension hosts. Thresholds: 1.1 × their median; no expensive part loaded before it is needed.
 */
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runHostTests } from '../support/hostTests';
import { packageVsix } from '../support/vsix';
import { newest } from '../support/vscodeRelease';
import type { ActivationRun } from './host/activationTimes';

const ours = 'video-ads.video-ads';
const rounds = 7;
/** The allowed ratio to VS Code's median. 10 % is the cost of loading several bundles instead of a single file. */
const overPeersBar = 1.1;

async function main(): Promise<void> {
  const vsix = await packageVsix();
  const runs: ActivationRun[] = [];
  for (let round = 0; round < rounds; round++) runs.push(await measure(vsix, round));

  const ids = [...new Set(runs.flatMap(({ times }) => Object.keys(times)))];
  const medians = ids
    .map((id) => ({ id, ms: median(runs.flatMap(({ times }) => times[id] ?? [])) }))
    .sort((one, other) => one.ms - other.ms);
  const own = medians.find(({ id }) => id === ours)?.ms ?? Infinity;
  const peers = median(medians.filter(({ id }) => id !== ours).map(({ ms }) => ms));
  const bar = overPeersBar * peers;
  const tooSoon = [...new Set(runs.flatMap(({ loadedTooSoon }) => loadedTooSoon))];

  console.log(`Activation in VS Code ${newest.version}, median of ${rounds} fresh extension hosts`);
  for (const { id, ms } of medians) {
    console.log(`${id === ours ? '▶' : ' '} ${id.padEnd(42)} ${ms.toFixed(1).padStart(7)} ms`);
  }
  console.log(`  ${'median of VS Code’s own'.padEnd(42)} ${peers.toFixed(1).padStart(7)} ms`);
  console.log(`  loaded by activation: ${tooSoon.join(', ') || 'neither undici, node:sqlite nor the sandbox'}`);

  const missed = [
    ...(own > bar ? [`activation ${own.toFixed(1)} ms, bar ${bar.toFixed(1)} ms`] : []),
    ...tooSoon.map((it) => `${it} loaded by activation, bar none`),
  ];
  const figures = { activationMs: round1(own), builtInMedianMs: round1(peers), builtIns: medians.length - 1, tooSoon };
  console.log(JSON.stringify({ bench: 'activation', figures, missed }));
  process.exit(missed.length > 0 ? 1 : 0);
}

async function measure(vsix: string, round: number): Promise<ActivationRun> {
  const file = path.join(os.tmpdir(), `video-ads-activation-${process.pid}-${round}.json`);
  await runHostTests({
    release: newest,
    vsix,
    allBuiltIns: true,
    entry: path.join(__dirname, 'host', 'activationTimes.js'),
    env: { VIDEO_ADS_BENCH_FILE: file, VIDEO_ADS_BENCH_ROUND: String(round) },
    prepare: waitToBeActivated,
  });
  const run = JSON.parse(await readFile(file, 'utf8')) as ActivationRun;
  await rm(file);
  return run;
}

/** Removes the activation events from the installed manifest, so that the bench activates it. Nothing else changes. */
async function waitToBeActivated(dataFolder: string): Promise<void> {
  const [manifest] = globSync(path.join(dataFolder, 'extensions', `${ours}-*`, 'package.json'));
  if (manifest === undefined) throw new Error('The VSIX was not installed.');
  const shipped = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, unknown>;
  await writeFile(manifest, JSON.stringify({ ...shipped, activationEvents: [] }));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Infinity;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Infinity)) / 2;
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}

void main();
