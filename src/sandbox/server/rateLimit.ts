import { HttpError } from './httpError';

export interface RateLimitOptions {
  readonly perSecond: number;
  /** How many requests may come at once after a pause. */
  readonly burst: number;
}

/** What one key may ask for unless said otherwise. */
export const defaultRateLimit: RateLimitOptions = { perSecond: 20, burst: 60 };

/** A token bucket for each key, in this process. */
export class RateLimit {
  private readonly buckets = new Map<string, { tokens: number; readAt: number }>();

  constructor(
    private readonly options: RateLimitOptions,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** @throws HttpError 429, its Retry-After in whole seconds. */
  take(keyId: string): void {
    const { perSecond, burst } = this.options;
    const now = this.clock();
    const bucket = this.buckets.get(keyId) ?? { tokens: burst, readAt: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.readAt) / 1_000) * perSecond);
    bucket.readAt = now;
    this.buckets.set(keyId, bucket);
    if (bucket.tokens < 1) {
      const seconds = Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
      throw new HttpError(429, 'rate_limited', `Too many requests; try again in ${seconds} s.`, {
        'Retry-After': String(seconds),
      });
    }
    bucket.tokens -= 1;
  }
}
