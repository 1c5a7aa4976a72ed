/** Maximum time that one gap between two checks counts for, because the computer may have slept in the gap. */
const longestGapMs = 10_000;

/** Measures how long named values have stayed the same, on this process's monotonic clock. */
export class Staleness {
  private readonly seen = new Map<string, { value: string; checkedAt: number; unchangedMs: number }>();

  /**
   * Records a value.
   * @returns how long the value has stayed the same, in ms
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
