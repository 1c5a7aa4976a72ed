const leastMs = 4_000;
const mostMs = 30_000;
const shareOfAge = 0.03;

/**
 * How long to wait before asking about a video again where nothing is known of how long such videos take: 3 % of its age,
 * between 4 and 30 s.
 *
 * @param ageMs since the video was requested
 * @returns milliseconds
 */
export function pollIntervalMs(ageMs: number): number {
  return Math.min(Math.max(ageMs * shareOfAge, leastMs), mostMs);
}
