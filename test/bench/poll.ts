/**
 * `npm run bench -- poll`: the delay until a finished video is noticed, and the number of requests per video. Compares
 * the real poller with the real clients of three services and a plain loop, on the same simulated service in virtual
 * time.
 */
import { finishLaws, type FinishLaw } from '../support/finishLaws';
import { measureOurs, measurePeer, type Sample } from './poll/measure';
import { peers } from './poll/peers';
import { roundTripMs } from './poll/simulatedService';
import { seededRandom } from '../support/seededRandom';

/** The number of finished videos from which the poller learns before the measured ones. */
const historyCount = 20;
/** The number of videos that are measured with a history. */
const measuredCount = 80;
/** The number of videos that are measured without a history. */
const coldCount = 80;

const mostMeanDelayS = 2;
/**
 * The largest mean delay, as a share of the delay of the fixed interval with the same number of requests. Delay ×
 * requests is the same for every fixed interval.
 */
const mostWithoutHistory = 0.85;
const mostWithHistory: Readonly<Record<string, number>> = {
  steady: 0.15,
  'log-normal': 0.45,
  bimodal: 0.7,
  'heavy tail': 0.45,
  'drift up': 0.3,
  'drift down': 0.3,
};
/** The largest number of requests per video: 1.1 × the numbers of November 2026. */
const mostRequests: Readonly<Record<string, number>> = {
  constant: 4.2,
  steady: 7.5,
  'log-normal': 21.5,
  bimodal: 34.7,
  'heavy tail': 21.5,
  'drift up': 16.5,
  'drift down': 6.8,
  outage: 7.7,
  progress: 21.5,
};

interface Figure {
  readonly meanDelayS: number;
  readonly p95DelayS: number;
  readonly requests: number;
  /** The mean delay, as a share of the delay of the fixed interval with the same number of requests. */
  readonly ofFixed: number;
}

function figureOf(samples: readonly Sample[], durations: readonly number[]): Figure {
  const delays = samples.map(({ delay }) => delay / 1000).sort((a, b) => a - b);
  const mean = delays.reduce((sum, delay) => sum + delay, 0) / delays.length;
  const requests = samples.reduce((sum, one) => sum + one.requests, 0) / samples.length;
  const p95 = delays[Math.ceil(0.95 * delays.length) - 1] ?? NaN;
  const fixed = fixedDelay(durations, requests) / 1000;
  return { meanDelayS: round(mean), p95DelayS: round(p95), requests: round(requests), ofFixed: round(mean / fixed) };
}

/**
 * The mean delay in milliseconds of the fixed interval with this mean number of requests. A video finishes half an
 * interval before the next check on average, and the check takes a round trip.
 */
function fixedDelay(durations: readonly number[], requests: number): number {
  const meanDuration = durations.reduce((sum, duration) => sum + duration, 0) / durations.length;
  return meanDuration / (requests - 0.5) / 2 + roundTripMs;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function row(name: string, { meanDelayS, p95DelayS, requests, ofFixed }: Figure): string {
  const numbers = [meanDelayS, p95DelayS, requests, ofFixed].map((value) => value.toFixed(2).padStart(12));
  return `  ${name.padEnd(18)}${numbers.join('')}`;
}

async function measureLaw(law: FinishLaw, missed: string[]): Promise<Record<string, Figure>> {
  const chance = seededRandom(41);
  const count = historyCount + measuredCount;
  const durations = Array.from({ length: count }, (_, i) => law.duration(chance, i, count));
  const measured = durations.slice(historyCount);
  const first = durations.slice(0, coldCount);
  const figures: Record<string, Figure> = {
    'no history': figureOf(await measureOurs(law, first, 0, false), first),
    'with history': figureOf(await measureOurs(law, durations, historyCount), measured),
  };
  for (const peer of peers) {
    figures[peer.name] = figureOf(await measurePeer(peer, law, durations, historyCount), measured);
  }
  console.log(`\n${law.name}: ${law.describe}`);
  for (const [name, figure] of Object.entries(figures)) console.log(row(name, figure));
  const check = (what: string, value = NaN, most = Infinity): void => {
    if (value > most) missed.push(`${law.name}, ${what} ${value}, the threshold is ${most}`);
  };
  const { 'no history': cold, 'with history': warm } = figures;
  check('no history: of the fixed interval', cold?.ofFixed, law.name === 'log-normal' ? mostWithoutHistory : Infinity);
  check('with history: of the fixed interval', warm?.ofFixed, mostWithHistory[law.name]);
  check('with history: requests', warm?.requests, mostRequests[law.name]);
  // During an outage, no client can notice the finish.
  check('mean delay', warm?.meanDelayS, law.outage === undefined ? mostMeanDelayS : Infinity);
  return figures;
}

async function main(): Promise<void> {
  const missed: string[] = [];
  const figures: Record<string, unknown> = {};
  console.log(`Noticing that a video has finished: ours without history, and after ${historyCount} videos; peers.`);
  console.log(peers.map(({ name, polling }) => `  ${name}: ${polling}`).join('\n'));
  const heads = ['mean (s)', 'p95 (s)', 'requests', 'of fixed'];
  console.log(`\n  ${''.padEnd(18)}${heads.map((head) => head.padStart(12)).join('')}`);
  for (const law of finishLaws) figures[law.name] = await measureLaw(law, missed);
  console.log(missed.length === 0 ? '\nEvery threshold is met.\n' : `\nMissed:\n  ${missed.join('\n  ')}\n`);
  console.log(JSON.stringify({ bench: 'poll', figures, missed }));
  process.exitCode = missed.length === 0 ? 0 : 1;
}

void main();
