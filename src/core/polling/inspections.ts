import type { FinishForecast } from './finishForecast';

const second = 1000;
const minute = 60 * second;

/** The shortest gap between two questions about one video. */
const leastGapMs = 0.3 * second;
/** The longest gap after everything that was foreseen has passed. */
const longestTailGapMs = 10 * minute;
/** How much of the age a gap may be when everything foreseen has passed, at least. */
const tailShare = 0.03;

/** When to look whether something has finished whose finish has a known law. */
export interface Inspections {
  readonly forecast: FinishForecast;
  /**
   * The gap in ms until the next look at something still unfinished.
   * @param age in ms
   * @param pace multiplies the mean delay that is aimed at: 1 when somebody waits, more when nobody does
   */
  nextGap(age: number, pace: number): number;
}

/**
 * Plans looks that make the mean delay of noticing times the mean number of questions as small as can be.
 *
 * With n(t) looks per ms, hazard h = f/S, the expected number of looks is ∫ n S dt and the expected delay ∫ f/(2n) dt.
 * Their product is least for n = √(λ h) (Keller, "Optimum checking schedules for systems subject to random failure",
 * 1974), for any λ; λ then sets the delay: √λ = ∫ √(f S) dt / (2 × delay). The next look is where ∫ n dt has grown by 1.
 */
export function planInspections(forecast: FinishForecast): Inspections {
  const { start, step, density, survival } = forecast;
  const count = density.length;
  // In logarithmic age u = ln t: f dt = p du, so √(f/S) dt = √(p t / S) du and √(f S) dt = √(p S t) du.
  const looks = new Float64Array(count);
  let total = 0;
  let effort = 0;
  for (let i = 0; i < count; i++) {
    const age = Math.exp(start + i * step);
    const p = density[i] ?? 0;
    const s = survival[i] ?? 1;
    total += Math.sqrt((p * age) / s) * step;
    effort += Math.sqrt(p * s * age) * step;
    looks[i] = total;
  }
  const delay = aimedDelay(forecast.medianMs);
  const end = Math.exp(start + (count - 1) * step);

  const looksUntil = (age: number): number => {
    const place = (Math.log(Math.max(age, 1)) - start) / step;
    if (place <= 0) return 0;
    const i = Math.floor(place);
    const low = looks[i] ?? total;
    return low + ((looks[i + 1] ?? total) - low) * (place - i);
  };
  const ageOfLook = (number: number): number => {
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((looks[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    const before = looks[low - 1] ?? 0;
    const share = (number - before) / ((looks[low] ?? total) - before || 1);
    return Math.exp(start + (low - 1 + share) * step);
  };

  return {
    forecast,
    nextGap(age, pace) {
      const oneLook = (2 * delay * pace) / effort;
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
