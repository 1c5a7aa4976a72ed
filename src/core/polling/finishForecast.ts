/**
 * A log-normal distribution of generation times. `mean` and `spread` refer to the natural logarithm of the time in ms.
 */
export interface FinishForecast {
  readonly mean: number;
  /** The standard deviation. */
  readonly spread: number;
}

/** The estimated time until a video is generated, as a range in ms. */
export interface RemainingTime {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Maximum number of past videos that a forecast uses. */
const countedVideos = 50;
/** A past video's weight halves with every 8 newer videos, because services become faster or slower. */
const halfLife = 8;
/** A video that took over 10 times the median time, or under a tenth of it, is an outlier. */
const outlierFactor = 10;
/** The value of {@link FinishForecast.spread} that is assumed before any video has finished. */
const priorSpread = 0.2;
/** The weight of {@link priorSpread}, as a number of past videos. */
const priorWeight = 0.25;
/** The minimum spread, to allow for jitter in the service and the network. */
const leastSpread = 0.01;
/**
 * The fraction of videos that finish unusually early or late. The forecast models these videos as a broad logistic
 * tail.
 */
const surprise = 0.015;
/** The scale parameter of the logistic tail. The tail models the natural logarithm of the generation time. */
const surpriseScale = 0.4;
/**
 * Minimum fraction of similar videos that take longer than a video's age. Below it, no remaining time is forecast.
 */
const leastForecast = 0.03;

/**
 * Fits a log-normal distribution to the generation times of similar videos, with more weight on newer videos.
 * @param history ms from request to finish, newest first
 * @returns undefined if the history has no usable time
 */
export function forecastFinish(history: readonly number[]): FinishForecast | undefined {
  const known = history.slice(0, countedVideos).filter((ms) => Number.isFinite(ms) && ms > 0);
  const logs = withoutOutliers(known.map((ms) => Math.log(Math.max(ms, 100))));
  return logs.length === 0 ? undefined : weightedMoments(logs);
}

/**
 * `unfinished` is the probability that a video takes longer than the given age. `density` is the probability density
 * that the video finishes at this age, per unit of `logAge`. Both values combine the log-normal {@link FinishForecast}
 * with a broad tail for videos that finish unusually early or late.
 * @param logAge the natural logarithm of the age in ms
 */
export function chancesAt(
  { mean, spread }: FinishForecast,
  logAge: number,
): { readonly unfinished: number; readonly density: number } {
  const z = (logAge - mean) / spread;
  // Approximates the normal distribution within 0.00014: Bowling et al., "A logistic approximation to the cumulative
  // normal distribution", 2009.
  const usual = 1 / (1 + Math.exp(z * (1.5976 + 0.07056 * z ** 2)));
  const odd = 1 / (1 + Math.exp((logAge - mean) / surpriseScale));
  const usualDensity = (usual * (1 - usual) * (1.5976 + 3 * 0.07056 * z ** 2)) / spread;
  const oddDensity = (odd * (1 - odd)) / surpriseScale;
  return {
    unfinished: (1 - surprise) * usual + surprise * odd,
    density: (1 - surprise) * usualDensity + surprise * oddDensity,
  };
}

/**
 * The remaining time in ms, as a range that contains the actual time for 8 of 10 similar videos.
 * @returns undefined if fewer than 3% of similar videos take longer than `ageMs`
 */
export function remainingRange(forecast: FinishForecast, ageMs: number): RemainingTime | undefined {
  const { unfinished } = chancesAt(forecast, Math.log(Math.max(ageMs, 1)));
  if (unfinished < leastForecast) return undefined;
  const left = (share: number): number => Math.max(0, ageWhenUnfinished(forecast, share * unfinished) - ageMs);
  return { fromMs: left(0.9), toMs: left(0.1) };
}

/** Bisects for the age in ms at which the given share (0 to 1) of similar videos is still unfinished. */
function ageWhenUnfinished(forecast: FinishForecast, share: number): number {
  let logAge = forecast.mean;
  for (let step = 8; step > 0.001; step /= 2) {
    logAge += chancesAt(forecast, logAge).unfinished > share ? step : -step;
  }
  return Math.exp(logAge);
}

/** Drops outliers, such as a time that is too long because the computer slept. */
function withoutOutliers(logs: readonly number[]): readonly number[] {
  if (logs.length < 3) return logs;
  const usual = [medianOf(logs), medianOf(logs.slice(0, 5))];
  const most = Math.log(outlierFactor);
  return logs.filter((log) => usual.some((median) => Math.abs(log - median) <= most));
}

/**
 * Predicts the mean and the standard deviation of the logarithm of the next video's generation time.
 * @param logs the logarithms of the previous videos' generation times, newest first
 */
function weightedMoments(logs: readonly number[]): FinishForecast {
  const weights = logs.map((_, i) => 2 ** (-i / halfLife));
  const weight = sum(weights);
  const mean = sum(logs.map((log, i) => log * (weights[i] ?? 0))) / weight;
  const squares = sum(logs.map((log, i) => (weights[i] ?? 0) * (log - mean) ** 2));
  const variance = (priorWeight * priorSpread ** 2 + squares) / (priorWeight + Math.max(weight - 1, 0));
  return { mean, spread: Math.max(Math.sqrt(variance * (1 + 1 / weight)), leastSpread) };
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
