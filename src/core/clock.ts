/** A smaller difference between the wall clock and the monotonic clock is ignored as noise. */
const toleranceMs = 1_000;

/** Detects steps of the wall clock, by comparing it with the monotonic clock. */
export class SteppedClock {
  /** The wall clock minus the monotonic clock, in ms. */
  private offset = Date.now() - performance.now();

  /** Returns the step of the wall clock since the last call, in ms. Sleep counts as a step forward. */
  jump(): number {
    const offset = Date.now() - performance.now();
    const jump = offset - this.offset;
    if (Math.abs(jump) <= toleranceMs) return 0;
    this.offset = offset;
    return jump;
  }
}

const clock = new SteppedClock();
let setBackMs = 0;

/**
 * Maps a time of the wall clock to a clock that is never set back, so that due times survive clock changes. Sleep counts on
 * both clocks.
 * @param time Date.now() unless given
 */
export function steady(time = Date.now()): number {
  setBackMs += Math.max(0, -clock.jump());
  return time + setBackMs;
}
