import type { Price, StoredReading, VideoLibrary } from '../library/library';
import type { ServiceId, Video } from '../video/video';

/** What was paid for a video of some duration and aspect ratio. */
export type PaidPrice = Pick<Price, 'duration' | 'aspectRatio' | 'creditsUsed'> & Partial<Pick<Price, 'basis'>>;

/** So many of the newest prices count; older ones may be from before a change. */
const recent = 20;

/**
 * What a video will probably cost, in the service's credits: what was paid for that duration, or what follows from the
 * prices of several other durations, rounded as those were. Prices of other aspect ratios count where none is known to
 * differ. Undefined where the known prices do not tell.
 * @param history newest first
 */
export function estimatePrice(
  history: readonly PaidPrice[],
  { duration, aspectRatio }: { readonly duration: number; readonly aspectRatio?: string },
): number | undefined {
  const paid = history.filter((price) => price.creditsUsed >= 0 && price.duration > 0);
  const estimate = (prices: readonly PaidPrice[]): number | undefined =>
    latest(prices.filter((price) => price.duration === duration)) ?? byDuration(prices.slice(0, recent), duration);
  const sameRatio = estimate(paid.filter((price) => price.aspectRatio === aspectRatio));
  return sameRatio ?? (dependsOnRatio(paid) ? undefined : estimate(paid));
}

/** Whether some duration is known to cost something else in another aspect ratio. */
function dependsOnRatio(prices: readonly PaidPrice[]): boolean {
  return [...Map.groupBy(prices, ({ duration }) => duration).values()].some((alike) => {
    const ratios = Map.groupBy(alike, ({ aspectRatio }) => aspectRatio);
    return new Set([...ratios.values()].map(latest)).size > 1;
  });
}

/** A price the service named is believed at once; one seen in the balance only as the middle of several. */
function latest(prices: readonly PaidPrice[]): number | undefined {
  const named = prices.find((price) => price.basis !== 'difference');
  return named?.creditsUsed ?? median(prices.slice(0, 5).map((price) => price.creditsUsed));
}

interface Point {
  readonly duration: number;
  readonly credits: number;
}

/** By a rule that explains what every known duration costs; undefined where none does, or several that differ. */
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

/** How a price per second becomes whole credits: up, or to the nearest. Each adds so much before it cuts. */
const roundings = [1 - 1e-9, 0.5];

/** The whole prices that so much per second allows, where that explains all known prices. @param rate where two share one */
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

/** The one video that can explain a change of the balance since a time: no other was begun, under way or ended since then. */
export function soleCharge(library: Charges, service: ServiceId, since: number): Video | undefined {
  const [video, ...others] = library.chargedSince(service, since);
  return others.length === 0 ? video : undefined;
}

/** Whether these videos of one service alone can have changed the balance since the first was begun, as far as this machine knows. */
export function areSoleCharges(library: Charges, videos: readonly [Video, ...Video[]]): boolean {
  const since = Math.min(...videos.map(({ createdAt }) => createdAt)) - 1;
  const charged = library.chargedSince(videos[0].service, since, videos.length + 1);
  const keys = new Set(videos.map(({ key }) => key));
  return charged.length === keys.size && charged.every(({ key }) => keys.has(key));
}

/**
 * Learns what a video cost from the balance before and after it, where it was really made and alone can have changed the
 * balance: it was the sole one both when the second reading was asked for and when it came.
 * @param sole its key, as known when the second reading was asked for
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
 * What a video cost that did not succeed: 0 when the credits were returned or never spent.
 * @returns credits; undefined where neither the service nor the balance tells
 */
export function creditsLost({ state, creditsUsed, creditsBefore, creditsAfter }: Video): number | undefined {
  if (!['failed', 'canceled', 'gone'].includes(state)) return undefined;
  if (creditsBefore !== undefined && creditsAfter !== undefined) return Math.max(0, creditsBefore - creditsAfter);
  return creditsUsed;
}
