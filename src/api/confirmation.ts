/** How long something that is only inferred must be found, look after look, before it counts. */
const believedAfterMs = 600_000;
const looksBelieved = 3;
/** A longer gap between two looks counts as this much: nobody looked meanwhile, and a clock may have jumped. */
const longestGapMs = 300_000;

interface Finding {
  readonly what: string;
  readonly looks: number;
  readonly overMs: number;
  readonly lastAt: number;
}

/**
 * What was found about something several times in a row without being said: an end that is only inferred, a 404, a link
 * that leads nowhere. It is believed once it was found in three looks over ten minutes.
 */
export class RepeatedFindings {
  private readonly found = new Map<string, Finding>();

  /**
   * Notes one more look that found this.
   *
   * @param key what it was found about
   * @param what the finding; another one than last time starts anew
   * @param now Date.now()
   * @returns whether it is to be believed
   */
  note(key: string, what: string, now: number): boolean {
    const last = this.found.get(key);
    const before = last?.what === what ? last : { looks: 0, overMs: 0, lastAt: now };
    const gap = Math.min(Math.max(0, now - before.lastAt), longestGapMs);
    const finding: Finding = { what, looks: before.looks + 1, overMs: before.overMs + gap, lastAt: now };
    this.found.set(key, finding);
    return finding.looks >= looksBelieved && finding.overMs >= believedAfterMs;
  }

  /** A look that found something else. */
  forget(key: string): void {
    this.found.delete(key);
  }
}
