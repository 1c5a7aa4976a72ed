/** When a video finishes, as known before it has: a grid over the logarithm of its age. */
export interface FinishForecast {
  /** Logarithm of the age in ms at the first grid point; steps are even. */
  readonly start: number;
  readonly step: number;
  /** Probability per unit of logarithmic age, at each grid point. */
  readonly density: Float64Array;
  /** Probability of being unfinished at each grid point; never zero. */
  readonly survival: Float64Array;
}

const gridPoints = 1200;
/** How far the grid reaches beyond the shortest and the longest known video, as factors. */
const reachBelow = 5;
const reachAbove = 6;
/** How many videos count, and after how many one has half the weight: a service changes. */
const countedVideos = 50;
const halfLife = 8;
/** A video that took so many times the usual, or so small a part of it, says nothing about the others. */
const outlierFactor = 10;
/** The spread assumed before anything is known, as a standard deviation of the logarithm, and its weight in videos. */
const priorSpread = 0.2;
const priorWeight = 0.25;
/** The least spread: a service's own clock and the network are no more even. */
const leastSpread = 0.01;
/** The probability of a finish unlike those before, and how broad that is. */
const surprise = 0.015;
const surpriseScale = 0.4;
/** When fewer such videos take so long, what remains is guessing. */
const leastForecast = 0.03;

/**
 * Forecasts when a video finishes from how long such videos took: one log-normal, in which the newest videos weigh most,
 * with a broad tail for surprises.
 * @param history ms from start to finish, newest first
 * @returns undefined without a usable history
 */
export function forecastFinish(history: readonly number[]): FinishForecast | undefined {
  const known = history.slice(0, countedVideos).filter((ms) => Number.isFinite(ms) && ms > 0);
  const logs = withoutOutliers(known.map((ms) => Math.log(Math.max(ms, 100))));
  if (logs.length === 0) return undefined;
  const { mean, spread } = weightedMoments(logs);
  const start = Math.min(...logs) - Math.log(reachBelow);
  const step = (Math.max(...logs) + Math.log(reachAbove) - start) / (gridPoints - 1);
  const density = Float64Array.from({ length: gridPoints }, (_, i) => {
    const log = start + i * step;
    return (1 - surprise) * normal(log, mean, spread) + surprise * broad(log, mean);
  });
  return toForecast(start, step, density);
}

/** The age in ms at which only a share of such videos (0 to 1) is still unfinished. */
export function ageWhenUnfinished({ start, step, survival }: FinishForecast, share: number): number {
  const i = survival.findIndex((unfinished) => unfinished <= share);
  return Math.exp(start + (i < 0 ? survival.length - 1 : i) * step);
}

/**
 * How much longer a video of an age in ms will probably take: 8 of 10 such videos finish within the range.
 * @returns undefined when it has taken longer than forecast, so that nothing can be said
 */
export function remainingRange(
  forecast: FinishForecast,
  ageMs: number,
): { readonly fromMs: number; readonly toMs: number } | undefined {
  const place = gridIndex(forecast, ageMs);
  const unfinished = place < 0 ? 1 : at(forecast.survival, place);
  if (unfinished < leastForecast) return undefined;
  const left = (share: number): number => Math.max(0, ageWhenUnfinished(forecast, share * unfinished) - ageMs);
  return { fromMs: left(0.9), toMs: left(0.1) };
}

/** The grid point at or before an age in ms; below 0 before the first, and there may be none after the last. */
export function gridIndex({ start, step }: FinishForecast, ageMs: number): number {
  return Math.floor((Math.log(Math.max(ageMs, 1)) - start) / step);
}

/** Drops what took far longer or shorter than usual: a computer that slept says nothing about the service. */
function withoutOutliers(logs: readonly number[]): readonly number[] {
  if (logs.length < 3) return logs;
  const usual = [medianOf(logs), medianOf(logs.slice(0, 5))];
  const most = Math.log(outlierFactor);
  return logs.filter((log) => usual.some((median) => Math.abs(log - median) <= most));
}

/** Mean and standard deviation of the next log-duration, by those before it, newest first. */
function weightedMoments(logs: readonly number[]): { readonly mean: number; readonly spread: number } {
  const weights = logs.map((_, i) => 2 ** (-i / halfLife));
  const weight = sum(weights);
  const mean = sum(logs.map((log, i) => log * (weights[i] ?? 0))) / weight;
  const squares = sum(logs.map((log, i) => (weights[i] ?? 0) * (log - mean) ** 2));
  const variance = (priorWeight * priorSpread ** 2 + squares) / (priorWeight + Math.max(weight - 1, 0));
  return { mean, spread: Math.max(Math.sqrt(variance * (1 + 1 / weight)), leastSpread) };
}

/** Turns a density, which need not be normalized, into a forecast. */
function toForecast(start: number, step: number, density: Float64Array): FinishForecast {
  const survival = new Float64Array(density.length);
  // Beyond the grid the broad tail falls off like a power of the age.
  let beyond = at(density, density.length - 1) * 1.5;
  for (let i = density.length - 1; i >= 0; i--) {
    beyond += at(density, i) * step;
    survival[i] = beyond;
  }
  return {
    start,
    step,
    density: density.map((p) => p / beyond),
    survival: survival.map((p) => Math.max(p / beyond, 1e-12)),
  };
}

function normal(x: number, mean: number, spread: number): number {
  return Math.exp(-0.5 * ((x - mean) / spread) ** 2) / (spread * Math.sqrt(2 * Math.PI));
}

/** A log-logistic density: broad, with tails that fall like a power of the age. */
function broad(x: number, center: number): number {
  const e = Math.exp(-Math.abs(x - center) / surpriseScale);
  return e / (surpriseScale * (1 + e) ** 2);
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}
