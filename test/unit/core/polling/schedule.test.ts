import assert from 'node:assert/strict';
import { forecastFinish } from '../../../../src/core/polling/finishForecast';
import { backoff, nextCheck, type ScheduleInput } from '../../../../src/core/polling/schedule';
import { finishLaws, type FinishLaw } from '../../../support/finishLaws';
import { seededRandom } from '../../../support/seededRandom';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

interface CheckInput extends Partial<ScheduleInput> {
  /** The durations of earlier videos. */
  readonly history?: readonly number[];
}

const usual = { age: 0, unchangedMs: 0, failedChecks: 0, isWatched: true, random: () => 0.5 };

function nextDelay({ history = [], ...input }: CheckInput): number {
  const delay = nextCheck({ ...usual, forecast: forecastFinish(history), ...input });
  assert.ok(delay !== 'by hand');
  return delay;
}

interface Outcome {
  readonly delay: number;
  readonly requests: number;
}

/** Polls one video that takes `finish` milliseconds. Every response takes 100 ms. */
function pollUntilFinish(finish: number, history: readonly number[], random: () => number, attention = true): Outcome {
  const responseMs = 100;
  let age = responseMs;
  let requests = 0;
  for (;;) {
    age += nextDelay({ age, history, random, isWatched: attention });
    requests += 1;
    const seenAt = age + responseMs / 2;
    age += responseMs;
    if (seenAt >= finish) return { delay: age - finish, requests };
    assert.ok(requests < 2000, 'polls endlessly');
  }
}

/** The mean delay (s), the mean number of requests and their product. The first 20 videos are history only. */
function simulate(law: FinishLaw, count: number, seed: number, attention = true) {
  const chance = seededRandom(seed);
  const random = seededRandom(seed + 1);
  let history: readonly number[] = [];
  const outcomes: Outcome[] = [];
  for (let i = 0; i < count; i++) {
    const finish = law.duration(chance, i, count);
    const outcome = pollUntilFinish(finish, history, random, attention);
    history = [finish + outcome.delay, ...history].slice(0, 50);
    if (i >= 20) outcomes.push(outcome);
  }
  const delay = outcomes.reduce((sum, one) => sum + one.delay, 0) / outcomes.length / second;
  const requests = outcomes.reduce((sum, one) => sum + one.requests, 0) / outcomes.length;
  return { delay, requests, product: delay * requests };
}

/** Delay × requests of a loop with a short fixed interval: half of the mean duration (s). */
function productOfFixedInterval(law: FinishLaw, count: number, seed: number): number {
  const chance = seededRandom(seed);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const finish = law.duration(chance, i, count);
    if (i >= 20) sum += finish;
  }
  return sum / (count - 20) / second / 2;
}

describe('nextCheck', () => {
  it('grows with the age of the video from 4 s to 30 s without a history', () => {
    const gaps: number[] = [];
    for (let age = 0; age < 1200 * second; age += gaps.at(-1) ?? 0) gaps.push(nextDelay({ age }));
    assert.equal(gaps[0], 4 * second);
    assert.equal(gaps.at(-1), 30 * second);
    gaps.forEach((gap, i) => {
      assert.ok(gap >= (gaps[i - 1] ?? 0), 'gaps never shrink');
      assert.ok(gap <= 1.031 * Math.max(gaps[i - 1] ?? gap, 4 * second), 'by 3 % or so');
    });
  });

  it('checks first shortly before the earliest plausible finish, then at short gaps', () => {
    const history = [118, 121, 119, 122, 120, 117, 123, 120, 119, 121].map((s) => s * second);
    const first = nextDelay({ history });
    assert.ok(first > 90 * second && first < 117 * second, `first check at ${first} ms`);
    const around = nextDelay({ history, age: 119 * second });
    assert.ok(around < 3 * second, `then every ${around} ms`);
    assert.ok(nextDelay({ history, age: 400 * second }) > around, 'then less often after the forecast');
    assert.ok(nextDelay({ history, age: 3 * hour }) > 100 * second);
  });

  it('ignores an outlier', () => {
    const usual = Array.from({ length: 20 }, (_, i) => (115 + ((i * 7) % 11)) * second);
    for (const outlier of [2 * second, 3 * hour, 9 * day]) {
      const history = [...usual.slice(0, 3), outlier, ...usual.slice(3)];
      assert.ok(
        Math.abs(nextDelay({ history }) - nextDelay({ history: usual })) < 25 * second,
        `first check at ${outlier} ms`,
      );
      assert.ok(nextDelay({ history, age: 118 * second }) < 6 * second, `short gaps despite ${outlier} ms`);
    }
  });

  it('gives the latest videos the most weight', () => {
    const history = [...Array<number>(8).fill(60 * second), ...Array<number>(30).fill(160 * second)];
    assert.ok(nextDelay({ history }) < 60 * second);
    assert.ok(nextDelay({ history, age: 58 * second }) < 4 * second);
  });

  it('checks hourly after a day without a change, and only by hand after a week', () => {
    const stale = { ...usual, age: 8 * day, forecast: undefined };
    assert.equal(nextCheck({ ...stale, unchangedMs: day }), hour);
    assert.equal(nextCheck({ ...stale, unchangedMs: 6.9 * day }), hour);
    assert.equal(nextCheck({ ...stale, unchangedMs: 7 * day }), 'by hand');
    assert.notEqual(nextCheck({ ...stale, unchangedMs: hour }), 'by hand');
  });

  it('backs off after failed checks, up to 5 minutes', () => {
    assert.deepEqual([0, 1, 2, 3, 4, 20].map(backoff), [0, 2000, 4000, 8000, 16000, 300000]);
    assert.ok(nextDelay({ failedChecks: 6 }) >= 60 * second);
  });

  it('varies the gaps between checks by up to 5 %', () => {
    const least = nextDelay({ random: () => 0 });
    const most = nextDelay({ random: () => 0.999 });
    assert.ok(least < most && least > 3600 && most < 4400);
  });

  it('returns a finite delay for any age and history', () => {
    const odd = [0, -5, Number.NaN, Infinity, 1e-9, 1e300];
    for (const age of [-1e12, 0, 1, 1e15]) {
      for (const history of [odd, [Number.NaN], [1], [5000, 5000]]) {
        const delay = nextDelay({ age, history });
        assert.ok(delay > 0 && Number.isFinite(delay), `age ${age}, history ${history.join()}`);
      }
    }
  });

  describe('after 20 videos', () => {
    const share: Record<string, number> = { constant: 1 / 3, steady: 1 / 3, 'log-normal': 1 / 2, progress: 1 / 2 };
    for (const law of finishLaws) {
      it(`polls better than any fixed interval: ${law.name}, ${law.describe}`, () => {
        const { delay, requests, product } = simulate(law, 160, 11);
        const peer = productOfFixedInterval(law, 160, 11);
        const line = `${delay.toFixed(2)} s × ${requests.toFixed(1)} = ${product.toFixed(1)}, a fixed interval ${peer.toFixed(1)}`;
        assert.ok(delay < 2, line);
        assert.ok(product <= peer * (share[law.name] ?? 1), line);
      });
    }

    it('learns from the first few videos', () => {
      const steady = [121, 114, 126, 117, 123].map((s) => s * second);
      const random = seededRandom(3);
      steady.forEach((_, count) => {
        const { delay, requests } = pollUntilFinish(120 * second, steady.slice(0, count + 1), random);
        assert.ok(delay < 10 * second && requests < 30, `after ${count + 1}: ${delay} ms, ${requests} checks`);
      });
    });

    it("checks less often without the user's attention, and still notices a finish within seconds", () => {
      const law = finishLaws.find(({ name }) => name === 'log-normal');
      assert.ok(law);
      const watched = simulate(law, 120, 5);
      const alone = simulate(law, 120, 5, false);
      assert.ok(alone.requests < watched.requests / 2);
      assert.ok(alone.delay < 10);
    });
  });
});
