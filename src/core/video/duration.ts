/** A whole number of at least 1, as the API's `duration` is an integer; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const match = /^\s*(\d{1,6})\s*s?\s*$/i.exec(text);
  const duration = Number(match?.[1]);
  return Number.isSafeInteger(duration) && duration > 0 ? duration : undefined;
}
