import type { Price, StoredReading, VideoLibrary } from '../library/library';
import { fieldsHash } from '../video/requestFields';
import type { ServiceId, Video, VideoIntent } from '../video/video';

/** The credits paid for one video, and the properties of its request that may affect the price. */
export type PaidPrice = Pick<Price, 'duration' | 'aspectRatio' | 'fieldsHash' | 'creditsUsed'> &
  Partial<Pick<Price, 'basis'>>;

/**
 * If no price for the same duration is known, an estimate uses at most this many of the newest prices. Older ones may
 * be outdated.
 */
const recent = 20;

/**
 * Estimates a video's price in the service's credits from earlier prices. Prefers prices for the same aspect ratio,
 * then prices for the same duration. Ignores prices for other ratios if the price is known to depend on the ratio.
 * Never uses prices of requests with different extra fields. Returns undefined if no estimate is possible.
 * @param history paid prices, newest first
 */
export function estimatePrice(
  history: readonly PaidPrice[],
  { duration, aspectRatio, extraFields }: Pick<VideoIntent, 'duration' | 'aspectRatio' | 'extraFields'>,
): number | undefined {
  const hash = fieldsHash(extraFields);
  const isAlike = (price: PaidPrice): boolean => price.fieldsHash === hash;
  const paid = history.filter((price) => isAlike(price) && price.creditsUsed >= 0 && price.duration > 0);
  const estimate = (prices: readonly PaidPrice[]): number | undefined =>
    latest(prices.filter((price) => price.duration === duration)) ?? byDuration(prices.slice(0, recent), duration);
  const sameRatio = estimate(paid.filter((price) => price.aspectRatio === aspectRatio));
  return sameRatio ?? (dependsOnRatio(paid) ? undefined : estimate(paid));
}

/** Whether any duration has different prices for different aspect ratios. */
function dependsOnRatio(prices: readonly PaidPrice[]): boolean {
  return [...Map.groupBy(prices, ({ duration }) => duration).values()].some((alike) => {
    const ratios = Map.groupBy(alike, ({ aspectRatio }) => aspectRatio);
    return new Set([...ratios.values()].map(latest)).size > 1;
  });
}

/**
 * The newest price that the service stated. If it stated none, the median of the five newest prices that were inferred
 * from balances.
 */
function latest(prices: readonly PaidPrice[]): number | undefined {
  const named = prices.find((price) => price.basis !== 'difference');
  return named?.creditsUsed ?? median(prices.slice(0, 5).map((price) => price.creditsUsed));
}

interface Point {
  readonly duration: number;
  readonly credits: number;
}

/**
 * Estimates a price with a rule that fits the prices of all known durations: a rounded rate per second, or a linear
 * function of the duration. Undefined if no rule fits, or if several rules fit but give different prices.
 */
function byDuration(prices: readonly PaidPrice[], duration: number): number | undefined {
  const paid = Map.groupBy(prices, (price) => price.duration);
  const points = [...paid].map(([at, alike]): Point => ({ duration: at, credits: latest(alike) ?? 0 }));
  const [one, other] = points;
  if (one === undefined || other === undefined) return undefined;
  const isWhole = points.every(({ credits }) => Number.isInteger(credits));
  const rates = points.map((point) => point.credits / point.duration);
  const rate = rates.find((some, i) => rates.some((same, j) => j !== i && isClose(some, same)));
  if (isWhole) {
    const possible = roundings.flatMap((rounding) => roundedPrices(points, rounding, duration, rate));
    const [first] = possible;
    if (first !== undefined) return possible.every((credits) => credits === first) ? first : undefined;
  }
  const slope = (other.credits - one.credits) / (other.duration - one.duration);
  const line = (at: number): number => Math.round((one.credits + slope * (at - one.duration)) * 1e6) / 1e6;
  const explainsAll = slope >= 0 && points.every((point) => isClose(line(point.duration), point.credits));
  const credits = line(duration);
  return explainsAll && credits >= 0 && (!isWhole || Number.isInteger(credits)) ? credits : undefined;
}

/**
 * The two ways in which services round a price: `Math.floor(price + rounding)`. Adding just under 1 rounds the price
 * up. Adding 0.5 rounds it to the nearest credit.
 */
const roundings = [1 - 1e-9, 0.5];

/**
 * Returns the rounded prices for `duration` at the lowest and the highest rate that fit all known prices. Rates are in
 * credits per second. Empty if no rate fits.
 * @param rate the exact rate that two known prices share, if any; the only rate used if it fits all known prices
 */
function roundedPrices(
  points: readonly Point[],
  rounding: number,
  duration: number,
  rate: number | undefined,
): number[] {
  const lowest = Math.max(...points.map((point) => (point.credits - rounding) / point.duration));
  const highest = Math.min(...points.map((point) => (point.credits + 1 - rounding) / point.duration));
  if (lowest > highest) return [];
  const [from, to] = rate !== undefined && rate >= lowest && rate <= highest ? [rate, rate] : [lowest, highest];
  return [from, to].map((perSecond) => Math.floor(perSecond * duration + rounding));
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6;
}

function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

type Charges = Pick<VideoLibrary, 'chargedSince'>;

/** The only video that can explain a balance change after `since`. Undefined if no video or several videos can. */
export function soleCharge(library: Charges, service: ServiceId, since: number): Video | undefined {
  const [video, ...others] = library.chargedSince(service, since);
  return others.length === 0 ? video : undefined;
}

/**
 * Whether no other video can have changed the balance since the first of these videos was created. Ignores charges from
 * other machines, because they are not in the library. The videos must belong to the same service.
 */
export function areSoleCharges(library: Charges, videos: readonly [Video, ...Video[]]): boolean {
  const since = Math.min(...videos.map(({ createdAt }) => createdAt)) - 1;
  const charged = library.chargedSince(videos[0].service, since, videos.length + 1);
  const keys = new Set(videos.map(({ key }) => key));
  return charged.length === keys.size && charged.every(({ key }) => keys.has(key));
}

/**
 * Infers a video's price from the balances before and after its request, and stores it. Does nothing if the service did
 * not accept the video, or if another video may explain the difference.
 * @param sole the key of the only video that the service may have charged for before `after` was requested
 */
export async function learnFromDifference(
  library: VideoLibrary,
  service: ServiceId,
  before: StoredReading,
  after: StoredReading,
  sole: string,
): Promise<void> {
  if (before.balance === undefined || after.balance === undefined || before.unit !== after.unit) return;
  const cost = before.balance - after.balance;
  const { key, videoId, state } = soleCharge(library, service, before.readAt) ?? {};
  const isMade = videoId !== undefined && /^(queued|running|unknown|succeeded)$/.test(state ?? '');
  if (cost > 0 && key === sole && isMade) await library.learnPrice(sole, cost);
}

/**
 * The credits spent on a failed, canceled or lost video: 0 if they were refunded or never charged.
 * @returns undefined for other videos, or if neither the service nor the balance shows the cost
 */
export function creditsLost({ state, creditsUsed, creditsBefore, creditsAfter }: Video): number | undefined {
  if (!['failed', 'canceled', 'gone'].includes(state)) return undefined;
  if (creditsBefore !== undefined && creditsAfter !== undefined) return Math.max(0, creditsBefore - creditsAfter);
  return creditsUsed;
}
