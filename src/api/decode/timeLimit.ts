/** Time limit for interpreting one response, in milliseconds. A typical response takes 1 to 2 ms. */
export const readingLimitMs = 500;

let endsAt = Infinity;

/**
 * Runs `read` with one time limit for a whole response. A nested call shares the outer call's limit.
 * @throws Error if `read` calls {@link checkTime} after the time has run out
 */
export function withinTimeLimit<Result>(read: () => Result): Result {
  if (endsAt !== Infinity) return read();
  endsAt = performance.now() + readingLimitMs;
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
