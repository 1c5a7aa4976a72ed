import { kernelExperts, studentExperts, type Expert } from './finishExperts';

/** The law of a video's finish: what is known before it has finished, as a grid over the logarithm of its age. */
export interface FinishForecast {
  /** Logarithm of the age in ms at the first grid point; steps are even. */
  readonly start: number;
  readonly step: number;
  /** Probability per unit of logarithmic age, at each grid point. */
  readonly density: Float64Array;
  /** Probability of being unfinished at each grid point; never zero. */
  readonly survival: Float64Array;
  /** Half of such videos finish before this age, in ms. */
  readonly medianMs: number;
}

const gridPoints = 1200;
/** How far the grid reaches beyond the shortest and the longest known video, as factors. */
const reachBelow = 5;
const reachAbove = 6;
/** A video that took this many times the median was not noticed in time. */
const absence = 10;
/** What is set aside for a finish unlike all before it, and how broad that is. */
const surprise = 0.015;
const surpriseScale = 0.4;
/** How much of an expert's record is kept from one video to the next: a service changes. */
const memory = 0.97;
/** Opinions of experts with less weight than this are not worth computing. */
const leastWeight = 0.01;

/**
 * Learns when a video finishes from how long such videos took.
 *
 * Several simple experts (log-normal with unknown mean and spread, and kernel densities of several widths, each with a
 * long or a short memory) foretell every known video from those before it; their mixture, weighted by how well they
 * did, is the forecast. So a constant service gets a sharp forecast, one with two kinds of videos two peaks, and a
 * drifting one follows its last videos; none of them has to be recognised. A broad component stays for surprises, so
 * that one outlier neither rules nor ruins it.
 *
 * @param history ms from start to finish, newest first; at most the first 50 count
 * @returns undefined without a usable history
 */
export function forecastFinish(history: readonly number[]): FinishForecast | undefined {
  const logs = withoutAbsences(
    history
      .slice(0, 50)
      .filter((ms) => Number.isFinite(ms) && ms > 0)
      .map((ms) => Math.log(Math.max(ms, 100)))
      .reverse(),
  );
  if (logs.length === 0) return undefined;
  const experts = weighExperts(logs);
  const centre = medianOf(logs);
  const start = Math.min(...logs) - Math.log(reachBelow);
  const step = (Math.max(...logs) + Math.log(reachAbove) - start) / (gridPoints - 1);
  const density = new Float64Array(gridPoints);
  for (const { expert, weight } of experts) {
    const opinion = expert(logs);
    for (let i = 0; i < gridPoints; i++) density[i] = at(density, i) + weight * opinion(start + i * step);
  }
  for (let i = 0; i < gridPoints; i++) {
    density[i] = (1 - surprise) * at(density, i) + surprise * broad(start + i * step, centre);
  }
  return withSurvival(start, step, density);
}

/** Leaves out what took far longer than videos usually do: a machine that slept says nothing about the service. */
function withoutAbsences(logs: readonly number[]): readonly number[] {
  if (logs.length < 3) return logs;
  const most = Math.max(medianOf(logs), medianOf(logs.slice(-5))) + Math.log(absence);
  return logs.filter((log) => log <= most);
}

/** Turns a density over an even grid of logarithmic ages into a forecast; the density need not be normalised. */
export function withSurvival(start: number, step: number, density: Float64Array): FinishForecast {
  const survival = new Float64Array(density.length);
  // What lies beyond the grid: the broad component falls off like a power of the age.
  let beyond = at(density, density.length - 1) * 1.5;
  for (let i = density.length - 1; i >= 0; i--) {
    beyond += at(density, i) * step;
    survival[i] = beyond;
  }
  const whole = beyond;
  let median = start;
  for (let i = 0; i < density.length; i++) {
    density[i] = at(density, i) / whole;
    survival[i] = Math.max(at(survival, i) / whole, 1e-12);
    if (at(survival, i) >= 0.5) median = start + i * step;
  }
  return { start, step, density, survival, medianMs: Math.exp(median) };
}

/** Lets every expert foretell each video from those before it and weighs them by how well they did. */
function weighExperts(logs: readonly number[]): readonly { readonly expert: Expert; readonly weight: number }[] {
  const experts = [...studentExperts, ...(logs.length >= 3 ? kernelExperts : [])];
  const records = experts.map((expert) => {
    let record = 0;
    for (let i = 2; i < logs.length; i++) {
      const before = logs.slice(0, i);
      const seen = logs[i] ?? 0;
      const told = (1 - surprise) * expert(before)(seen) + surprise * broad(seen, medianOf(before));
      record = memory * record + Math.log(told);
    }
    return record;
  });
  const best = Math.max(...records);
  const shares = records.map((record) => Math.exp(record - best));
  const kept = shares.map((share) => (share < leastWeight ? 0 : share));
  const sum = kept.reduce((total, share) => total + share, 0);
  return experts.flatMap((expert, i) => {
    const weight = (kept[i] ?? 0) / sum;
    return weight > 0 ? [{ expert, weight }] : [];
  });
}

/** A log-logistic density: broad, with tails that fall like a power of the age. */
export function broad(logAge: number, centre: number): number {
  const e = Math.exp(-Math.abs(logAge - centre) / surpriseScale);
  return e / (surpriseScale * (1 + e) ** 2);
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}
