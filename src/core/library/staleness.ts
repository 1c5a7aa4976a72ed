/** The maximum time to count between two calls, in ms. During a longer gap, the computer may have slept. */
const longestGapMs = 10_000;

/** Measures how long each named value has been unchanged. Uses this process's monotonic clock. */
export class Staleness {
  private readonly seen = new Map<string, { value: string; checkedAt: number; unchangedMs: number }>();

  /**
   * Records the current value.
   * @returns how long the value has been unchanged, in ms
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
