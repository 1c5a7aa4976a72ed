/** How many requests may leave: so many per second on average, and a few at once. A token bucket. Times are Date.now(). */
export class RequestBudget {
  private tokens: number;
  private refilledAt: number | undefined;
  private paceNow = 1;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {
    this.tokens = burst;
  }

  /** The share of the full rate that is used now. */
  get pace(): number {
    return this.paceNow;
  }

  /** The service said that it is too much. */
  halve(): void {
    this.paceNow = Math.max(this.paceNow / 2, 1 / 64);
    this.tokens = Math.min(this.tokens, 1);
  }

  /** The service answered; ten or so answers make up for one halving. */
  restore(): void {
    this.paceNow = Math.min(1, this.paceNow * 1.07);
  }

  /** How long until a request may leave, in ms; 0 means now. */
  waitMs(now: number): number {
    this.refill(now);
    return this.tokens >= 1 ? 0 : Math.ceil(((1 - this.tokens) / (this.perSecond * this.paceNow)) * 1000);
  }

  /** A request leaves now. */
  take(now: number): void {
    this.refill(now);
    this.tokens = Math.max(0, this.tokens - 1);
  }

  /** However long the machine slept, no more than the burst has gathered; a clock set back gathers nothing. */
  private refill(now: number): void {
    const passed = Math.max(0, now - (this.refilledAt ?? now));
    this.refilledAt = now;
    const most = Math.max(1, this.burst * this.paceNow);
    this.tokens = Math.min(most, this.tokens + (passed / 1000) * this.perSecond * this.paceNow);
  }
}
