/** Learns from past log-durations, oldest first, and returns the density it foretells for the next one. */
export type Expert = (past: readonly number[]) => (logDuration: number) => number;

/** After how many videos a memory has halved. */
const long = Infinity;
const medium = 8;
const short = 3;

/** The spread assumed before anything is known, as a standard deviation of the logarithm, and what that is worth in videos. */
const priorSpread = 0.2;
const priorWorth = 1;

/** Log-normal durations whose mean and spread are unknown: foretold by a Student t. */
export const studentExperts: readonly Expert[] = [long, medium, short].map((halfLife) => (past) => {
  const weights = memoryWeights(past.length, halfLife);
  const worth = sum(weights);
  const mean = sum(past.map((x, i) => x * (weights[i] ?? 0))) / worth;
  const squares = sum(past.map((x, i) => (weights[i] ?? 0) * (x - mean) ** 2));
  const freedom = priorWorth + Math.max(worth - 1, 0.5);
  const scale = Math.sqrt(((priorWorth * priorSpread ** 2 + squares) / freedom) * (1 + 1 / worth));
  const height = studentHeight(freedom) / scale;
  return (x) => height * (1 + ((x - mean) / scale) ** 2 / freedom) ** (-(freedom + 1) / 2);
});

/** Kernel densities from sharp (a constant service, or a few kinds of videos) to wide. */
export const kernelExperts: readonly Expert[] = [0.01, 0.025, 0.06, 0.14].flatMap((width) =>
  [long, medium].map((halfLife): Expert => (past) => {
    const weights = memoryWeights(past.length, halfLife);
    const height = 1 / (width * Math.sqrt(2 * Math.PI) * sum(weights));
    return (x) => {
      let density = 0;
      for (let i = 0; i < past.length; i++) {
        const distance = (x - (past[i] ?? 0)) / width;
        if (Math.abs(distance) < 6) density += (weights[i] ?? 0) * Math.exp(-0.5 * distance * distance);
      }
      return density * height;
    };
  }),
);

/** The weight of each of `count` past videos, oldest first; the newest has 1. */
function memoryWeights(count: number, halfLife: number): number[] {
  return Array.from({ length: count }, (_, i) => 2 ** (-(count - 1 - i) / halfLife));
}

/** The height of Student's density at its centre: Γ((ν+1)/2) / (√(νπ) Γ(ν/2)). */
function studentHeight(freedom: number): number {
  return Math.exp(logGamma((freedom + 1) / 2) - logGamma(freedom / 2)) / Math.sqrt(freedom * Math.PI);
}

/** ln Γ(x) for x > 0, by Stirling's series after shifting x above 7. */
function logGamma(x: number): number {
  let shift = 0;
  let z = x;
  while (z < 7) {
    shift += Math.log(z);
    z += 1;
  }
  const inverse = 1 / (z * z);
  return (
    (z - 0.5) * Math.log(z) -
    z +
    0.5 * Math.log(2 * Math.PI) +
    (1 / 12 - (1 / 360 - inverse / 1260) * inverse) / z -
    shift
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
