/** Time limit for reading one response, in milliseconds. A usual response takes one or two. */
export const readingLimitMs = 500;

let endsAt = Infinity;

/**
 * Runs `read` with one time budget for a whole response. A nested call shares the outer budget.
 * @throws Error if `read` calls {@link checkTime} after the time has run out
 */
export function withinTimeLimit<Result>(read: () => Result, limitMs = readingLimitMs): Result {
  if (endsAt !== Infinity) return read();
  endsAt = performance.now() + limitMs;
  try {
    return read();
  } finally {
    endsAt = Infinity;
  }
}

/** @throws Error once the current response's time has run out */
export function checkTime(): void {
  if (performance.now() > endsAt) throw new Error('The response takes too long to read.');
}
