/** Counts at most this many ms of a gap between two checks, because the computer may have slept. */
const longestGapMs = 10_000;

/** Measures how long values stay the same, by checks on this process's monotonic clock. */
export class Staleness {
  private readonly seen = new Map<string, { value: string; checkedAt: number; unchangedMs: number }>();

  /**
   * Records a value.
   * @returns the time in ms for which the value has not changed
   */
  unchangedMs(name: string, value: string): number {
    const now = performance.now();
    const last = this.seen.get(name);
    const unchangedMs = last?.value === value ? last.unchangedMs + Math.min(now - last.checkedAt, longestGapMs) : 0;
    this.seen.set(name, { value, checkedAt: now, unchangedMs });
    return unchangedMs;
  }

  forget(name: string): void {
    this.seen.delete(name);
  }
}
