import type { Price } from '../library/history';

/** What was paid for a video of some length and shape. */
export type PaidPrice = Pick<Price, 'duration' | 'aspectRatio' | 'creditsUsed'> & Partial<Pick<Price, 'basis'>>;

export interface PriceEstimate {
  /** In the service's credits. */
  readonly credits: number;
  /** `same`: such a video was paid for. `proportional`: reckoned from other lengths. */
  readonly basis: 'same' | 'proportional';
}

/** So many of the newest prices count; older ones may be from before a change. */
const recent = 20;

/**
 * What a video will probably cost, by what others cost; undefined where nothing is known.
 *
 * @param history newest first
 */
export function estimatePrice(
  history: readonly PaidPrice[],
  { duration, aspectRatio }: { readonly duration: number; readonly aspectRatio?: string },
): PriceEstimate | undefined {
  const paid = history.filter((price) => price.creditsUsed >= 0 && price.duration > 0);
  const sameDuration = paid.filter((price) => price.duration === duration);
  const sameShape = sameDuration.filter((price) => price.aspectRatio === aspectRatio);
  const same = latest(sameShape.length > 0 ? sameShape : sameDuration);
  if (same !== undefined) return { credits: same, basis: 'same' };
  const credits = byLength(paid.slice(0, recent), duration);
  return credits === undefined ? undefined : { credits, basis: 'proportional' };
}

/** A price the service named is believed at once; one seen in the balance only as the middle of several. */
function latest(prices: readonly PaidPrice[]): number | undefined {
  const named = prices.find((price) => price.basis !== 'difference');
  return named?.creditsUsed ?? median(prices.slice(0, 5).map((price) => price.creditsUsed));
}

/** A straight line through the two nearest lengths, or through nothing when only one length is known. */
function byLength(prices: readonly PaidPrice[], duration: number): number | undefined {
  const lengths = [...new Set(prices.map((price) => price.duration))].sort(
    (one, other) => Math.abs(one - duration) - Math.abs(other - duration),
  );
  const [near, far] = lengths.map((length) => ({
    length,
    credits: latest(prices.filter((price) => price.duration === length)) ?? 0,
  }));
  if (near === undefined) return undefined;
  const proportional = (near.credits / near.length) * duration;
  const slope = far === undefined ? undefined : (far.credits - near.credits) / (far.length - near.length);
  const line = slope === undefined ? proportional : near.credits + slope * (duration - near.length);
  const credits = slope === undefined || slope < 0 || line < 0 ? proportional : line;
  // Whoever counts in whole credits rounds up.
  const isWhole = prices.every((price) => Number.isInteger(price.creditsUsed));
  return isWhole ? Math.ceil(credits - 1e-9) : credits;
}

function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}
