/** Time that one response may take to be read, in milliseconds. Usual responses take one or two. */
export const readingLimitMs = 500;

let endsAt = Infinity;

/**
 * Runs `read` with one time budget for a whole response; a nested call shares the budget of the outer one.
 * @throws Error where `read` calls {@link checkTime} after its time has run out
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

/** @throws Error once the time of the response that is being read has run out */
export function checkTime(): void {
  if (performance.now() > endsAt) throw new Error('The response takes too long to read.');
}
