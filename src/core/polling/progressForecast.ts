import { broad, withSurvival, type FinishForecast } from './finishForecast';

/** Progress outside of this says too little: it jumps to its first value, and many services stay at 99 %. */
const leastProgress = 0.05;
const mostProgress = 0.97;
const leastAgeMs = 3000;
/** How likely it is that a progress grows evenly with time, before anything is known. */
const trust = 0.6;

/**
 * Refines a forecast by a progress in a reply: progress p at age a foretells a finish at a/p, the more exactly the further
 * it is. It is never trusted wholly, and not at all where it contradicts what is known.
 *
 * @param known undefined when there is no history
 * @param progress 0 to 1
 * @param age of the video in ms when the service said so
 * @returns `known` itself when the progress says nothing
 */
export function withProgress(
  known: FinishForecast | undefined,
  progress: number,
  age: number,
): FinishForecast | undefined {
  if (!(progress >= leastProgress && progress <= mostProgress && age >= leastAgeMs)) return known;
  const told = Math.log(age / progress);
  const spread = 0.04 + 0.25 * (1 - progress);
  const likelihood = (logAge: number) => Math.exp(-0.5 * ((logAge - told) / spread) ** 2);
  if (known === undefined) return aroundEstimate(told, spread, likelihood);

  const { start, step, density } = known;
  const refined = density.map((p, i) => p * likelihood(start + i * step));
  const agreement = refined.reduce((sum, p) => sum + p, 0) * step;
  if (agreement < 0.02) return known;
  return withSurvival(
    start,
    step,
    density.map((p, i) => (1 - trust) * p + (trust * (refined[i] ?? 0)) / agreement),
  );
}

function aroundEstimate(told: number, spread: number, likelihood: (logAge: number) => number): FinishForecast {
  const count = 600;
  const start = told - 2.5;
  const step = 5 / (count - 1);
  const height = trust / (spread * Math.sqrt(2 * Math.PI));
  const density = Float64Array.from({ length: count }, (_, i) => {
    const logAge = start + i * step;
    return height * likelihood(logAge) + (1 - trust) * broad(logAge, told);
  });
  return withSurvival(start, step, density);
}
