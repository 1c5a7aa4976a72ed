import { pollIntervalMs } from '../../api/waitForVideo';
import { chancesAt, type FinishForecast } from './finishForecast';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Minimum gap between two checks of one video. */
const leastGapMs = 0.3 * second;
/** Maximum gap between checks of a video whose age exceeds the range of its forecast. */
const longestTailGapMs = 10 * minute;
/** Minimum gap between checks of a video whose age exceeds the range of its forecast, as a fraction of the age. */
const tailShare = 0.03;
/** Number of ages, on a logarithmic scale, at which a plan evaluates the forecast. */
const gridPoints = 2000;
/**
 * The forecast is evaluated this far below and above its mean, on the logarithmic scale: from 1/20 to 20 times the
 * usual time (e³ ≈ 20).
 */
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
  /** Whether the user can see the videos. */
  readonly isWatched: boolean;
  /** Returns a number from 0 (inclusive) to 1 (exclusive), like Math.random. */
  readonly random: () => number;
}

/**
 * The delay in ms until the next check of a video. After 7 days without a change, returns `by hand`: only the user may
 * check the video. If there is a forecast, the delay balances the number of checks against the delay until a finish is
 * noticed (see {@link inspectionGap}). If there is none, the delay grows with the video's age.
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
 * Let n(t) be the checks per ms, S the probability that the video is unfinished, f the density of its finish, and h =
 * f/S the hazard. The expected number of checks is ∫ n S dt and the expected delay is ∫ f/(2n) dt. Their product is
 * least for n = √(λ h) (Keller, "Optimum checking schedules for systems subject to random failure", 1974), for any λ.
 * The target delay determines λ: √λ = ∫ √(f S) dt / (2 × delay). The next check is where ∫ n dt has grown by 1.
 * @param delayFactor a multiple of the target delay
 */
function inspectionGap(forecast: FinishForecast, age: number, delayFactor: number): number {
  // In logarithmic age u = ln t with density p: f dt = p du, so √(f/S) dt = √(p t / S) du and √(f S) dt = √(p S t) du.
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
