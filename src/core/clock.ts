/** A change of the wall clock by at most this many ms is ignored as noise. */
const toleranceMs = 1_000;

/** Detects changes of the wall clock by comparing it with the monotonic clock. */
export class SteppedClock {
  /** The wall clock minus the monotonic clock, in ms. */
  private offset = Date.now() - performance.now();

  /**
   * Returns how far the wall clock was changed since the last call, in ms: positive if it was set forward, negative if
   * it was set back. Time that the system slept counts as a forward change.
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
 * Converts a wall-clock time to steady time, which keeps advancing when the wall clock is set back. Due times therefore
 * stay valid. Like the wall clock, steady time advances while the system sleeps.
 * @param time Unix time in ms, by default the current time
 */
export function steady(time = Date.now()): number {
  setBackMs += Math.max(0, -clock.jump());
  return time + setBackMs;
}
