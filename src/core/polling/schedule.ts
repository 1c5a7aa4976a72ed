import { pollIntervalMs } from '../../api/waitForVideo';
import { chancesAt, type FinishForecast } from './finishForecast';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Minimum gap between two checks of one video. */
const leastGapMs = 0.3 * second;
/** Maximum gap between checks of a video that takes longer than forecast. */
const longestTailGapMs = 10 * minute;
/** Minimum gap between checks of a video that takes longer than forecast, as a fraction of its age. */
const tailShare = 0.03;
/** Number of points at which a plan samples the forecast, evenly spaced on a logarithmic age scale. */
const gridPoints = 2000;
/** The samples range from 1/20 to 20 times the usual time (e³ ≈ 20). */
const reach = 3;
/** While the user cannot see the videos, the target delay is multiplied by this factor. */
const unattendedFactor = 4;

/** The inputs of {@link nextCheck}. All times are in ms. */
export interface ScheduleInput {
  /** The time since the video was requested. */
  readonly age: number;
  /** The forecast from the generation times of similar videos. Undefined if none are known. */
  readonly forecast: FinishForecast | undefined;
  /** How long the service's responses have stayed the same. */
  readonly unchangedMs: number;
  /** Number of consecutive checks of this video that got no response. */
  readonly failedChecks: number;
  /** Whether the Videos view is visible in a focused window. */
  readonly isWatched: boolean;
  /** Returns a number from 0 (inclusive) to 1 (exclusive), like Math.random. */
  readonly random: () => number;
}

/**
 * The gap in ms until the next check of a video. After 7 days without a change, returns `by hand`: only the user may
 * check the video. With a forecast, most checks fall when the video is likely to finish (see {@link inspectionGap}).
 * Without a forecast, the gap grows with the video's age.
 */
export function nextCheck(input: ScheduleInput): number | 'by hand' {
  if (input.unchangedMs >= 7 * day) return 'by hand';
  const delay = input.unchangedMs >= day ? hour : Math.max(plannedGap(input), backoff(input.failedChecks));
  return delay * (0.95 + 0.1 * input.random());
}

/** The pause in ms after this many failures in a row: doubles from 2 s to 5 minutes. */
export function backoff(failures: number): number {
  return failures <= 0 ? 0 : Math.min(2 * second * 2 ** (failures - 1), 5 * minute);
}

function plannedGap({ age, forecast, isWatched }: ScheduleInput): number {
  if (forecast === undefined) return pollIntervalMs(age) * (isWatched ? 1 : 2);
  return inspectionGap(forecast, Math.max(age, 0), isWatched ? 1 : unattendedFactor);
}

/**
 * The gap in ms until the next check of a video whose age is `age` ms. The gaps minimize the product of two means: the
 * number of checks, and the delay between a finish and the check that finds it.
 *
 * Let n(t) be the number of checks per ms at age t. Let S(t) be the probability that the video is unfinished, f(t) the
 * probability density of the finishing time, and h = f/S the hazard. The expected number of checks is ∫ n S dt. The
 * expected delay is ∫ f/(2n) dt. For any λ, n = √(λ h) minimizes their product (Keller, "Optimum checking schedules
 * for systems subject to random failure", 1974). The target delay determines λ: √λ = ∫ √(f S) dt / (2 × delay). The
 * next check is due when ∫ n dt has grown by 1.
 * @param delayFactor a multiple of the target delay
 */
function inspectionGap(forecast: FinishForecast, age: number, delayFactor: number): number {
  // The loop integrates over u = ln t, because `density` is the density p per unit of u. Substituting f = p/t and
  // dt = t du gives √(f/S) dt = √(p t / S) du and √(f S) dt = √(p t S) du.
  const start = forecast.mean - reach;
  const step = (2 * reach) / (gridPoints - 1);
  const ageAt = (index: number): number => Math.exp(start + index * step);
  const checks = new Float64Array(gridPoints);
  let total = 0;
  let effort = 0;
  for (let i = 0; i < gridPoints; i++) {
    const { unfinished, density } = chancesAt(forecast, start + i * step);
    const root = Math.sqrt(density * ageAt(i)) * step;
    checks[i] = total += root / Math.sqrt(unfinished);
    effort += root * Math.sqrt(unfinished);
  }
  const ageOfCheck = (number: number): number => ageAt(checks.findIndex((until) => until >= number));
  const oneCheck = (2 * targetDelay(Math.exp(forecast.mean)) * delayFactor) / effort;
  const place = Math.floor((Math.log(Math.max(age, 1)) - start) / step);
  const target = (place < 0 ? 0 : (checks[place] ?? total)) + oneCheck;
  if (target < total) return Math.max(ageOfCheck(target) - age, leastGapMs);
  const end = ageAt(gridPoints - 1);
  const last = Math.sqrt(Math.max(age, end) / end) * (end - ageOfCheck(Math.max(total - oneCheck, 0)));
  return Math.min(Math.max(last, age * tailShare, leastGapMs), longestTailGapMs);
}

/**
 * The target, in ms, for the mean delay from a video's finish to the check that detects it. The target is about 1 s for
 * videos that take one or two minutes, and longer for slower videos.
 */
function targetDelay(medianMs: number): number {
  const most = 1.4 * second + 0.005 * Math.max(0, medianMs - 2 * minute);
  return Math.min(Math.max(0.012 * medianMs, 0.3 * second), most);
}
