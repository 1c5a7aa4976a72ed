import { pollIntervalMs } from '../../api/waitForVideo';
import { chancesAt, type FinishForecast } from './finishForecast';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The shortest gap between two checks of one video. */
const leastGapMs = 0.3 * second;
/** After the whole forecast has passed: the longest gap, and the shortest gap as a fraction of the age. */
const longestTailGapMs = 10 * minute;
const tailShare = 0.03;
/** The grid of logarithmic ages for planning. It ends 3 above the mean, which is 20 times the usual duration. */
const gridPoints = 2000;
const reach = 3;
/** While no user watches, the target delay is this many times longer. */
const unattendedFactor = 4;

/** The inputs of the next check. All times in ms. */
export interface ScheduleInput {
  /** The time since the video was requested. */
  readonly age: number;
  /** The forecast from the durations of similar videos. Undefined without a history. */
  readonly forecast: FinishForecast | undefined;
  /** The time for which the responses have not changed. */
  readonly unchangedMs: number;
  /** Consecutive checks of this video without a response. */
  readonly failedChecks: number;
  /** Whether the user can see the videos. */
  readonly isWatched: boolean;
  /** 0 (inclusive) to 1 (exclusive), like Math.random. */
  readonly random: () => number;
}

/**
 * The delay in ms until the next check of a video, or `by hand` if only the user may check. With a forecast, this is an
 * inspection problem: the finish has a known distribution, and both a check and a delay have a cost (see {@link
 * inspectionGap}). Without a forecast, the gaps grow with the age.
 */
export function nextCheck(input: ScheduleInput): number | 'by hand' {
  if (input.unchangedMs >= 7 * day) return 'by hand';
  const delay = input.unchangedMs >= day ? hour : Math.max(plannedGap(input), backoff(input.failedChecks));
  return delay * (0.95 + 0.1 * input.random());
}

/** The pause in ms after a number of failed checks in a row. */
export function backoff(failures: number): number {
  return failures <= 0 ? 0 : Math.min(2 * second * 2 ** (failures - 1), 5 * minute);
}

function plannedGap({ age, forecast, isWatched }: ScheduleInput): number {
  if (forecast === undefined) return pollIntervalMs(age) * (isWatched ? 1 : 2);
  return inspectionGap(forecast, Math.max(age, 0), isWatched ? 1 : unattendedFactor);
}

/**
 * The gap in ms until the next check of a video of an age in ms. It minimizes the mean delay of noticing times the mean
 * number of checks.
 *
 * With n(t) checks per ms and hazard h = f/S, the expected number of checks is ∫ n S dt and the expected delay is
 * ∫ f/(2n) dt. Their product is least for n = √(λ h) (Keller, "Optimum checking schedules for systems subject to random failure",
 * 1974), for any λ; λ then sets the delay: √λ = ∫ √(f S) dt / (2 × delay). The next check is where ∫ n dt has grown by 1.
 * @param delayFactor a multiple of the target delay
 */
function inspectionGap(forecast: FinishForecast, age: number, delayFactor: number): number {
  // In logarithmic age u = ln t: f dt = p du, so √(f/S) dt = √(p t / S) du and √(f S) dt = √(p S t) du.
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

/** The target for the mean delay of noticing, in ms: about a second for videos of minutes, more for longer ones. */
function targetDelay(medianMs: number): number {
  const most = 1.4 * second + 0.005 * Math.max(0, medianMs - 2 * minute);
  return Math.min(Math.max(0.012 * medianMs, 0.3 * second), most);
}
