import { normal } from './seededRandom';

/** How long a simulated service takes to generate its videos. */
export interface FinishLaw {
  readonly name: string;
  readonly describe: string;
  /** @returns the generation time of video `index` of `count`, in milliseconds */
  readonly duration: (random: () => number, index: number, count: number) => number;
  /**
   * A simulated outage: the service responds with 503 for some of the videos. The outage lasts `forMs`, and begins
   * `fromMs` after the video's start.
   */
  readonly outage?: {
    readonly fromVideo: number;
    readonly videos: number;
    readonly fromMs: number;
    readonly forMs: number;
  };
  /** Whether the service reports progress. */
  readonly reportsProgress?: boolean;
}

const s = 1000;

function logNormal(random: () => number, median: number, sigma: number): number {
  return median * Math.exp(sigma * normal(random));
}

export const finishLaws: readonly FinishLaw[] = [
  { name: 'constant', describe: '90 s, always', duration: () => 90 * s },
  { name: 'steady', describe: '120 s ± 10 %, evenly', duration: (random) => 120 * s * (0.9 + 0.2 * random()) },
  { name: 'log-normal', describe: 'median 120 s, σ 0.25', duration: (random) => logNormal(random, 120 * s, 0.25) },
  {
    name: 'bimodal',
    describe: '60 s or 150 s, ± 6 %',
    duration: (random) => logNormal(random, (random() < 0.5 ? 60 : 150) * s, 0.06),
  },
  {
    name: 'heavy tail',
    describe: '80 s, σ 0.2; 15 % Pareto (α 1.5), at most 9 min',
    duration: (random) =>
      random() < 0.85 ? logNormal(random, 80 * s, 0.2) : Math.min(80 * s * (1 - random()) ** (-1 / 1.5), 540 * s),
  },
  {
    name: 'drift up',
    describe: 'from 80 s to 160 s, σ 0.08',
    duration: (random, index, count) => logNormal(random, (80 + (80 * index) / count) * s, 0.08),
  },
  {
    name: 'drift down',
    describe: 'from 160 s to 80 s, σ 0.08',
    duration: (random, index, count) => logNormal(random, (160 - (80 * index) / count) * s, 0.08),
  },
  {
    name: 'outage',
    describe: '120 s ± 10 %; 3 min of 503 in the middle',
    duration: (random) => 120 * s * (0.9 + 0.2 * random()),
    outage: { fromVideo: 0.5, videos: 4, fromMs: 60 * s, forMs: 180 * s },
  },
  {
    name: 'progress',
    describe: 'log-normal as above, with a progress in responses',
    duration: (random) => logNormal(random, 120 * s, 0.25),
    reportsProgress: true,
  },
];
