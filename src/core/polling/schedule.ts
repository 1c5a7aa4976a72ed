import { pollIntervalMs } from '../../api/waitForVideo';
import { forecastFinish, medianAge, remainingRange, withProgress, type FinishForecast } from './finishForecast';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The shortest gap between two questions about one video. */
const leastGapMs = 0.3 * second;
/** The longest gap when everything forecast has passed, and how much of the age it is at least. */
const longestTailGapMs = 10 * minute;
const tailShare = 0.03;
/** The mean delay aimed at when nobody looks, as a multiple of the one when somebody does. */
const unattendedFactor = 4;

/** Everything the next question about a video depends on. All times in ms. */
export interface ScheduleInput {
  /** Since the video was requested. */
  readonly age: number;
  /** From start to finish of such videos (same service, same duration), newest first. A forecast is kept for each array. */
  readonly history: readonly number[];
  /** What the service responded last, and the age of the video then. */
  readonly lastResponse?: { readonly progress?: number; readonly age: number };
  /** For how long the service has been responding with nothing that changed. */
  readonly unchangedMs?: number;
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
 * With a history it is an inspection problem: the time of the finish has a known distribution, a question costs, and so
 * does noticing late (see {@link inspectionPlan}). Without one the gaps grow with the age.
 */
export function nextCheck(input: ScheduleInput): number | 'by hand' {
  const unchangedMs = input.unchangedMs ?? 0;
  if (unchangedMs >= 7 * day) return 'by hand';
  const delay = unchangedMs >= day ? hour : Math.max(plannedGap(input), backoff(input.failedChecks));
  return delay * (0.95 + 0.1 * input.random());
}

/** The pause in ms after so many questions in a row that brought no response. */
export function backoff(failures: number): number {
  return failures <= 0 ? 0 : Math.min(2 * second * 2 ** (failures - 1), 5 * minute);
}

/**
 * How much longer a video will probably take, by its age, its history and its last response.
 *
 * @returns a range in ms; undefined where nothing is known, or when it has taken longer than forecast
 */
export function remainingTime(
  input: Pick<ScheduleInput, 'age' | 'history' | 'lastResponse'>,
): ReturnType<typeof remainingRange> {
  const forecast = forecastOf(input);
  return forecast === undefined ? undefined : remainingRange(forecast, input.age);
}

function forecastOf({
  history,
  lastResponse,
}: Pick<ScheduleInput, 'history' | 'lastResponse'>): FinishForecast | undefined {
  const known = knownPlan(history)?.forecast;
  const progress = lastResponse?.progress;
  return progress === undefined ? known : withProgress(known, progress, lastResponse?.age ?? 0);
}

function plannedGap(input: ScheduleInput): number {
  const { age, history, isWatched } = input;
  const forecast = forecastOf(input);
  if (forecast === undefined) return pollIntervalMs(age) * (isWatched ? 1 : 2);
  const known = knownPlan(history);
  const plan = forecast === known?.forecast ? known : inspectionPlan(forecast);
  return plan.nextGap(Math.max(age, 0), isWatched ? 1 : unattendedFactor);
}

/** When to look whether something has finished. */
interface InspectionPlan {
  readonly forecast: FinishForecast;
  /** The gap in ms until the next look at something of an age in ms, at a multiple of the mean delay aimed at. */
  nextGap(age: number, delayFactor: number): number;
}

const plans = new WeakMap<readonly number[], InspectionPlan>();

function knownPlan(history: readonly number[]): InspectionPlan | undefined {
  let plan = plans.get(history);
  if (plan !== undefined) return plan;
  const forecast = forecastFinish(history);
  if (forecast === undefined) return undefined;
  plan = inspectionPlan(forecast);
  plans.set(history, plan);
  return plan;
}

/**
 * Plans looks that make the mean delay of noticing times the mean number of questions as small as can be.
 *
 * With n(t) looks per ms, hazard h = f/S, the expected number of looks is ∫ n S dt and the expected delay ∫ f/(2n) dt.
 * Their product is least for n = √(λ h) (Keller, "Optimum checking schedules for systems subject to random failure",
 * 1974), for any λ; λ then sets the delay: √λ = ∫ √(f S) dt / (2 × delay). The next look is where ∫ n dt has grown by 1.
 */
function inspectionPlan(forecast: FinishForecast): InspectionPlan {
  const { start, step, density, survival } = forecast;
  // In logarithmic age u = ln t: f dt = p du, so √(f/S) dt = √(p t / S) du and √(f S) dt = √(p S t) du.
  const looks = new Float64Array(density.length);
  let total = 0;
  let effort = 0;
  density.forEach((p, i) => {
    const age = Math.exp(start + i * step);
    const unfinished = survival[i] ?? 1;
    total += Math.sqrt((p * age) / unfinished) * step;
    effort += Math.sqrt(p * unfinished * age) * step;
    looks[i] = total;
  });
  const delay = aimedDelay(medianAge(forecast));
  const end = Math.exp(start + (density.length - 1) * step);

  const looksUntil = (age: number): number => {
    const place = (Math.log(Math.max(age, 1)) - start) / step;
    if (place <= 0) return 0;
    const i = Math.floor(place);
    const low = looks[i] ?? total;
    return low + ((looks[i + 1] ?? total) - low) * (place - i);
  };
  const ageOfLook = (number: number): number => {
    const i = Math.max(
      looks.findIndex((until) => until >= number),
      0,
    );
    const before = looks[i - 1] ?? 0;
    return Math.exp(start + (i - 1 + (number - before) / ((looks[i] ?? total) - before || 1)) * step);
  };

  return {
    forecast,
    nextGap(age, delayFactor) {
      const oneLook = (2 * delay * delayFactor) / effort;
      const target = looksUntil(age) + oneLook;
      if (target < total) return Math.max(ageOfLook(target) - age, leastGapMs);
      const last = Math.sqrt(Math.max(age, end) / end) * (end - ageOfLook(Math.max(total - oneLook, 0)));
      return Math.min(Math.max(last, age * tailShare, leastGapMs), longestTailGapMs);
    },
  };
}

/** The mean delay of noticing worth aiming at, in ms: a second or so for videos of minutes, more for longer ones. */
function aimedDelay(medianMs: number): number {
  const most = 1.4 * second + 0.005 * Math.max(0, medianMs - 2 * minute);
  return Math.min(Math.max(0.012 * medianMs, 0.3 * second), most);
}
