const confirmedAfterMs = 600_000;
const checksNeeded = 3;
/**
 * At most this many milliseconds of each gap between two checks count toward {@link confirmedAfterMs}. A longer gap
 * means that checks were paused or that the clock was changed.
 */
const longestGapMs = 300_000;

interface Repetition {
  readonly finding: string;
  readonly checks: number;
  readonly overMs: number;
  readonly lastAt: number;
}

/**
 * Confirms findings that the service does not state explicitly, such as an inferred final state, a 404 or a dead link.
 * A finding is confirmed once at least three consecutive checks agree over at least ten minutes.
 */
export class RepeatedFindings {
  private readonly found = new Map<string, Repetition>();

  /**
   * Records a check's finding.
   * @param key identifies what was checked, such as one video
   * @param finding the finding as text. If it differs from the previous finding, the confirmation starts over
   * @param now the time of the check, in ms since the Unix epoch
   * @returns whether the finding is confirmed
   */
  note(key: string, finding: string, now: number): boolean {
    const last = this.found.get(key);
    const before = last?.finding === finding ? last : { checks: 0, overMs: 0, lastAt: now };
    const gap = Math.min(Math.max(0, now - before.lastAt), longestGapMs);
    const repeated: Repetition = { finding, checks: before.checks + 1, overMs: before.overMs + gap, lastAt: now };
    this.found.set(key, repeated);
    return repeated.checks >= checksNeeded && repeated.overMs >= confirmedAfterMs;
  }

  /** Discards the findings for a key after a check contradicted them. */
  forget(key: string): void {
    this.found.delete(key);
  }
}
