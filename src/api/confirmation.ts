/** How long checks must repeat an inferred finding before it is confirmed, in milliseconds. */
const confirmedAfterMs = 600_000;
const checksNeeded = 3;
/**
 * The most time that one gap between two checks counts, in milliseconds. In a longer gap no check ran, or a clock was
 * set.
 */
const longestGapMs = 300_000;

interface Finding {
  readonly what: string;
  readonly checks: number;
  readonly overMs: number;
  readonly lastAt: number;
}

/**
 * Confirms findings that the service does not state: an inferred end, a 404, a dead link. Three checks in a row, over
 * ten minutes, confirm a finding.
 */
export class RepeatedFindings {
  private readonly found = new Map<string, Finding>();

  /**
   * Records the finding of a check.
   * @param key of the subject
   * @param what the finding; a different one starts the confirmation again
   * @param now Date.now()
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

  /** Forgets a subject, after a check that found something else. */
  forget(key: string): void {
    this.found.delete(key);
  }
}
