/** Time for which an inferred finding must hold, check after check, before it is confirmed. */
const confirmedAfterMs = 600_000;
const checksNeeded = 3;
/** A longer gap between two checks counts as this much: nothing was checked meanwhile, and a clock may have jumped. */
const longestGapMs = 300_000;

interface Finding {
  readonly what: string;
  readonly checks: number;
  readonly overMs: number;
  readonly lastAt: number;
}

/**
 * Confirms findings that the service does not state: an inferred end, a 404, a link that leads nowhere. A finding is
 * confirmed by three checks in a row over ten minutes.
 */
export class RepeatedFindings {
  private readonly found = new Map<string, Finding>();

  /**
   * Records the finding of one more check.
   *
   * @param key of the subject
   * @param what the finding; a change starts anew
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

  /** Call when a check finds something else. */
  forget(key: string): void {
    this.found.delete(key);
  }
}
