/** The distribution of a video's finish, over the logarithm of its age in ms. */
export interface FinishForecast {
  readonly mean: number;
  /** The standard deviation. */
  readonly spread: number;
}

/**
 * The maximum number of videos used, and the number after which the weight of a video halves. Older videos weigh less,
 * because services change.
 */
const countedVideos = 50;
const halfLife = 8;
/** A video that took 10 times the usual duration, or a tenth of it, is an outlier. */
const outlierFactor = 10;
/** The prior spread, as a standard deviation of the logarithm, and its weight in videos. */
const priorSpread = 0.2;
const priorWeight = 0.25;
/** The minimum spread, from the jitter of the service and the network. */
const leastSpread = 0.01;
/** The weight of the broad tail for unusual finishes, and its scale. */
const surprise = 0.015;
const surpriseScale = 0.4;
/** Below this fraction of videos that take as long, there is no forecast of the remaining time. */
const leastForecast = 0.03;

/**
 * Forecasts a video's finish from the durations of similar videos: a log-normal distribution with more weight on newer
 * videos, plus a broad tail for surprises.
 * @param history ms from start to finish, newest first
 * @returns undefined without a usable history
 */
export function forecastFinish(history: readonly number[]): FinishForecast | undefined {
  const known = history.slice(0, countedVideos).filter((ms) => Number.isFinite(ms) && ms > 0);
  const logs = withoutOutliers(known.map((ms) => Math.log(Math.max(ms, 100))));
  return logs.length === 0 ? undefined : weightedMoments(logs);
}

/** The probability of being unfinished at a logarithmic age, and the density of finishing there. */
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
 * The remaining time of a video with an age in ms, as a range that is right for 8 of 10 similar videos.
 * @returns undefined when the video has taken longer than forecast
 */
export function remainingRange(
  forecast: FinishForecast,
  ageMs: number,
): { readonly fromMs: number; readonly toMs: number } | undefined {
  const { unfinished } = chancesAt(forecast, Math.log(Math.max(ageMs, 1)));
  if (unfinished < leastForecast) return undefined;
  const left = (share: number): number => Math.max(0, ageWhenUnfinished(forecast, share * unfinished) - ageMs);
  return { fromMs: left(0.9), toMs: left(0.1) };
}

/** The age in ms at which only a fraction (0 to 1) of similar videos is unfinished, by bisection. */
function ageWhenUnfinished(forecast: FinishForecast, share: number): number {
  let logAge = forecast.mean;
  for (let step = 8; step > 0.001; step /= 2) {
    logAge += chancesAt(forecast, logAge).unfinished > share ? step : -step;
  }
  return Math.exp(logAge);
}

/** Drops outliers, such as those after a sleep of the computer. */
function withoutOutliers(logs: readonly number[]): readonly number[] {
  if (logs.length < 3) return logs;
  const usual = [medianOf(logs), medianOf(logs.slice(0, 5))];
  const most = Math.log(outlierFactor);
  return logs.filter((log) => usual.some((median) => Math.abs(log - median) <= most));
}

/** Mean and standard deviation of the next log-duration, from the previous ones, newest first. */
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
