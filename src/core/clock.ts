/** Clocks that differ less than this are taken for equal. */
const toleranceMs = 1_000;

/** A wall clock that notices when it was set. */
export class SteppedClock {
  /** The wall clock minus a clock that nobody can set, in ms. */
  private offset = Date.now() - performance.now();

  /** @returns Date.now(), and by how many ms the clock was set since it was last read; sleep counts as set forward */
  read(): { readonly now: number; readonly jump: number } {
    const now = Date.now();
    const offset = now - performance.now();
    const jump = offset - this.offset;
    if (Math.abs(jump) <= toleranceMs) return { now, jump: 0 };
    this.offset = offset;
    return { now, jump };
  }
}
