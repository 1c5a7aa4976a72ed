/**
 * How soon a finished video is noticed, and at what cost: the real poller against the real clients of three services and
 * a plain loop, all against the same simulated service in virtual time. `npm run bench -- poll`
 */
import { finishLaws, type FinishLaw } from './poll/finishLaws';
import { measureOurs, measurePeer, type Sample } from './poll/measure';
import { peers } from './poll/peers';
import { seededRandom } from './poll/seededRandom';

/** The videos our poller has seen before it is measured, and those that are measured. */
const historyCount = 20;
const measuredCount = 80;

const mostMeanDelayS = 2;
/** The most our delay × requests may be, as a share of the best peer's. */
const thresholds: Record<string, number> = { constant: 1 / 3, steady: 1 / 3, 'log-normal': 1 / 2 };
/** The same when nothing is known of the service. */
const mostShareWithoutHistory = 1.1;

interface Figure {
  readonly meanDelayS: number;
  readonly p95DelayS: number;
  readonly requests: number;
  /** Mean delay × mean requests. */
  readonly product: number;
}

function figureOf(samples: readonly Sample[]): Figure {
  const delays = samples.map(({ delay }) => delay / 1000).sort((a, b) => a - b);
  const mean = delays.reduce((sum, delay) => sum + delay, 0) / delays.length;
  const requests = samples.reduce((sum, one) => sum + one.requests, 0) / samples.length;
  const p95 = delays[Math.ceil(0.95 * delays.length) - 1] ?? NaN;
  return { meanDelayS: round(mean), p95DelayS: round(p95), requests: round(requests), product: round(mean * requests) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function row(name: string, { meanDelayS, p95DelayS, requests, product }: Figure, share = ''): string {
  const numbers = [meanDelayS, p95DelayS, requests, product].map((value) => value.toFixed(2).padStart(10));
  return `  ${name.padEnd(16)}${numbers.join('')}${share.padStart(12)}`;
}

async function measureLaw(law: FinishLaw, missed: string[]): Promise<Record<string, Figure | number>> {
  const chance = seededRandom(41);
  const count = historyCount + measuredCount;
  const takes = Array.from({ length: count }, (_, i) => law.take(chance, i, count));
  const figures: Record<string, Figure | number> = {};
  let best = Infinity;
  console.log(`\n${law.name}: ${law.describe}`);
  for (const peer of peers) {
    const figure = figureOf(await measurePeer(peer, law, takes, historyCount));
    best = Math.min(best, figure.product);
    figures[peer.name] = figure;
    console.log(row(peer.name, figure));
  }
  const ours = figureOf(await measureOurs(law, takes, historyCount));
  const share = round(ours.product / best);
  console.log(row('ours', ours, share.toFixed(2)));
  const threshold = thresholds[law.name] ?? 1;
  if (ours.product > threshold * best) {
    missed.push(
      `${law.name}: delay × requests ${ours.product}, the threshold is ${round(threshold * best)} (${round(threshold)} × ${best})`,
    );
  }
  // Nobody can notice anything while the service is out of order.
  if (law.outage === undefined && !(ours.meanDelayS < mostMeanDelayS)) {
    missed.push(`${law.name}: mean delay ${ours.meanDelayS} s, the threshold is ${mostMeanDelayS} s`);
  }
  if (law.name === 'log-normal') {
    const cold = figureOf(await measureOurs(law, takes.slice(0, 40), 0, false));
    figures['ours without history'] = cold;
    console.log(row('ours, no history', cold, round(cold.product / best).toFixed(2)));
    if (cold.product > mostShareWithoutHistory * best) {
      const threshold = round(mostShareWithoutHistory * best);
      missed.push(
        `no history: delay × requests ${cold.product}, the threshold is ${threshold} (${mostShareWithoutHistory} × ${best})`,
      );
    }
  }
  return { ...figures, ours, shareOfBestPeer: share };
}

async function main(): Promise<void> {
  const missed: string[] = [];
  const figures: Record<string, unknown> = {};
  console.log(
    `Noticing that a video has finished: ${measuredCount} videos each, ours after ${historyCount} before them.`,
  );
  console.log(peers.map(({ name, way }) => `  ${name}: ${way}`).join('\n'));
  const heads = ['mean (s)', 'p95 (s)', 'requests', 'product', 'of best'];
  console.log(`\n  ${''.padEnd(16)}${heads.map((head, i) => head.padStart(i === 4 ? 12 : 10)).join('')}`);
  for (const law of finishLaws) figures[law.name] = await measureLaw(law, missed);
  console.log(missed.length === 0 ? '\nEvery threshold is met.\n' : `\nMissed:\n  ${missed.join('\n  ')}\n`);
  console.log(JSON.stringify({ bench: 'poll', figures, missed }));
  process.exitCode = missed.length === 0 ? 0 : 1;
}

void main();
