/** Checks must repeat a finding for this long before it is confirmed, in milliseconds. */
const confirmedAfterMs = 600_000;
const checksNeeded = 3;
/**
 * Maximum time that one gap between two checks adds to the time span, in milliseconds. After a longer gap, checks were
 * paused or the clock was changed.
 */
const longestGapMs = 300_000;

interface Finding {
  readonly what: string;
  readonly checks: number;
  readonly overMs: number;
  readonly lastAt: number;
}

/**
 * Confirms findings that the service does not state explicitly: an inferred final state, a 404, a dead link. A finding
 * is confirmed by at least three equal checks in a row that span ten minutes.
 */
export class RepeatedFindings {
  private readonly found = new Map<string, Finding>();

  /**
   * Records the finding of one check.
   * @param key identifies the checked thing, such as one video
   * @param what the finding. A finding that differs from the previous one restarts the confirmation
   * @param now the time of the check, in ms since the Unix epoch
   * @returns whether the finding is confirmed
   */
  note(key: string, what: string, now: number): boolean {
    const last = this.found.get(key);
    const before = last?.what === what ? last : { checks: 0, overMs: 0, lastAt: now };
    const gap = Math.min(Math.max(0, now - before.lastAt), longestGapMs);
    const finding: Finding = { what, checks: before.checks + 1, overMs: before.overMs + gap, lastAt: now };
    this.found.set(key, finding);
    return finding.checks >= checksNeeded && finding.overMs >= confirmedAfterMs;
  }

  /** Discards the findings for a key, because a check contradicted them. */
  forget(key: string): void {
    this.found.delete(key);
  }
}
