/**
 * The first and the longest pause between two checks, in milliseconds. Pauses grow, because each check of a page delays
 * one of its frames.
 */
const firstPauseMs = 5;
const longestPauseMs = 200;

/** Polls `condition` until it returns a value. Rejects with `what` and the last error. */
export async function waitUntil<T>(
  what: string,
  condition: () => T | false | undefined | Promise<T | false | undefined>,
  timeoutMs = 30_000,
): Promise<T> {
  const end = performance.now() + timeoutMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    let reason = '';
    try {
      const answer = await condition();
      if (answer !== undefined && answer !== false) return answer;
    } catch (error) {
      reason = ` (${error instanceof Error ? error.message : String(error)})`;
    }
    if (performance.now() > end) throw new Error(`Waited ${Math.round(timeoutMs / 1000)} s for ${what}${reason}.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
