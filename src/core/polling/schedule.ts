import { pollIntervalMs } from '../../api/waitForVideo';
import { chancesAt, type FinishForecast } from './finishForecast';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The shortest gap between two questions about one video. */
const leastGapMs = 0.3 * second;
/** The longest gap when everything forecast has passed, and how much of the age it is at least. */
const longestTailGapMs = 10 * minute;
const tailShare = 0.03;
/** The grid of logarithmic ages over which looks are planned, and how far it reaches from the mean: to 20 times the usual. */
const gridPoints = 2000;
const reach = 3;
/** The mean delay aimed at when nobody looks, as a multiple of the one when somebody does. */
const unattendedFactor = 4;

/** Everything the next question about a video depends on. All times in ms. */
export interface ScheduleInput {
  /** Since the video was requested. */
  readonly age: number;
  /** When it finishes, by the durations of such videos; undefined when nothing is known. */
  readonly forecast: FinishForecast | undefined;
  /** For how long the service has been responding with nothing that changed. */
  readonly unchangedMs: number;
  /** Consecutive questions about this video that brought no response. */
  readonly failedChecks: number;
  /** Whether anybody looks. */
  readonly isWatched: boolean;
  /** 0 (inclusive) to 1 (exclusive), as Math.random. */
  readonly random: () => number;
}

/**
 * When to ask about a video next: the delay in ms from now, or `by hand` when only the user may ask.
 *
 * With a forecast it is an inspection problem: the time of the finish has a known distribution, a question costs, and so
 * does noticing late (see {@link inspectionGap}). Without one the gaps grow with the age.
 */
export function nextCheck(input: ScheduleInput): number | 'by hand' {
  if (input.unchangedMs >= 7 * day) return 'by hand';
  const delay = input.unchangedMs >= day ? hour : Math.max(plannedGap(input), backoff(input.failedChecks));
  return delay * (0.95 + 0.1 * input.random());
}

/** The pause in ms after so many questions in a row that brought no response. */
export function backoff(failures: number): number {
  return failures <= 0 ? 0 : Math.min(2 * second * 2 ** (failures - 1), 5 * minute);
}

function plannedGap({ age, forecast, isWatched }: ScheduleInput): number {
  if (forecast === undefined) return pollIntervalMs(age) * (isWatched ? 1 : 2);
  return inspectionGap(forecast, Math.max(age, 0), isWatched ? 1 : unattendedFactor);
}

/**
 * The gap in ms until the next look at something of an age in ms, such that the mean delay of noticing times the mean
 * number of questions is as small as can be.
 *
 * With n(t) looks per ms, hazard h = f/S, the expected number of looks is ∫ n S dt and the expected delay ∫ f/(2n) dt.
 * Their product is least for n = √(λ h) (Keller, "Optimum checking schedules for systems subject to random failure",
 * 1974), for any λ; λ then sets the delay: √λ = ∫ √(f S) dt / (2 × delay). The next look is where ∫ n dt has grown by 1.
 * @param delayFactor a multiple of the mean delay aimed at
 */
function inspectionGap(forecast: FinishForecast, age: number, delayFactor: number): number {
  // In logarithmic age u = ln t: f dt = p du, so √(f/S) dt = √(p t / S) du and √(f S) dt = √(p S t) du.
  const start = forecast.mean - reach;
  const step = (2 * reach) / (gridPoints - 1);
  const ageAt = (index: number): number => Math.exp(start + index * step);
  const looks = new Float64Array(gridPoints);
  let total = 0;
  let effort = 0;
  for (let i = 0; i < gridPoints; i++) {
    const { unfinished, density } = chancesAt(forecast, start + i * step);
    const root = Math.sqrt(density * ageAt(i)) * step;
    looks[i] = total += root / Math.sqrt(unfinished);
    effort += root * Math.sqrt(unfinished);
  }
  const ageOfLook = (number: number): number => ageAt(looks.findIndex((until) => until >= number));
  const oneLook = (2 * aimedDelay(Math.exp(forecast.mean)) * delayFactor) / effort;
  const place = Math.floor((Math.log(Math.max(age, 1)) - start) / step);
  const target = (place < 0 ? 0 : (looks[place] ?? total)) + oneLook;
  if (target < total) return Math.max(ageOfLook(target) - age, leastGapMs);
  const end = ageAt(gridPoints - 1);
  const last = Math.sqrt(Math.max(age, end) / end) * (end - ageOfLook(Math.max(total - oneLook, 0)));
  return Math.min(Math.max(last, age * tailShare, leastGapMs), longestTailGapMs);
}

/** The mean delay of noticing worth aiming at, in ms: a second or so for videos of minutes, more for longer ones. */
function aimedDelay(medianMs: number): number {
  const most = 1.4 * second + 0.005 * Math.max(0, medianMs - 2 * minute);
  return Math.min(Math.max(0.012 * medianMs, 0.3 * second), most);
}
