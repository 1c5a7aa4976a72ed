/** The smallest change of the wall clock that is reported, in ms. Smaller changes are ignored as noise. */
const toleranceMs = 1_000;

/** Detects that the wall clock was changed, by comparing it with the monotonic clock. */
export class SteppedClock {
  /** The wall clock minus the monotonic clock, in ms. */
  private offset = Date.now() - performance.now();

  /**
   * Returns the change of the wall clock since the last call, in ms: positive if it was set forward, 0 if it was not
   * changed. Time in system sleep counts as a change forward.
   */
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
 * Maps wall-clock time to a clock that is never set back, so that due times survive clock changes. Time in system sleep
 * counts on both clocks.
 * @param time Unix time in ms, by default the current time
 */
export function steady(time = Date.now()): number {
  setBackMs += Math.max(0, -clock.jump());
  return time + setBackMs;
}
