import type { StoredReading, VideoLibrary } from '../library/library';
import type { ServiceId, Video } from '../video/video';

/**
 * The one video that can explain a change of the balance since a reading: exactly one was begun, under way or ended
 * since then, and it was really made. Undefined where none or several can.
 */
export function soleCharge(library: VideoLibrary, service: ServiceId, since: number): Video | undefined {
  const [video, ...others] = library.chargedSince(service, since);
  if (video?.videoId === undefined || others.length > 0) return undefined;
  return ['queued', 'running', 'unknown', 'succeeded'].includes(video.state) ? video : undefined;
}

/**
 * Learns what a video cost from the balance before and after it, where it alone can have changed the balance: it was the
 * sole one both when the second reading was asked for and when it came.
 */
export async function learnFromDifference(
  library: VideoLibrary,
  service: ServiceId,
  before: StoredReading,
  after: StoredReading,
  charges: readonly string[],
): Promise<void> {
  if (before.balance === undefined || after.balance === undefined || before.unit !== after.unit) return;
  const cost = before.balance - after.balance;
  const sole = soleCharge(library, service, before.readAt);
  if (cost > 0 && sole !== undefined && charges[0] === sole.key) await library.learnPrice(sole.key, cost);
}
