/** Clocks that differ less than this are taken for equal. */
const toleranceMs = 1_000;

/** A wall clock that notices when it was set. */
export class SteppedClock {
  /** The wall clock minus a clock that nobody can set, in ms. */
  private offset = Date.now() - performance.now();

  /** By how many ms the clock was set since this was last asked; sleep counts as set forward. */
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
 * A time of the wall clock, as it is set now, on a clock that is never set back: what is due then does not wait for the
 * wall clock to come there again. Sleep counts on both.
 * @param time Date.now() unless given
 */
export function steady(time = Date.now()): number {
  setBackMs += Math.max(0, -clock.jump());
  return time + setBackMs;
}
