/** Formats seconds as minutes, seconds and hundredths: `0:03.20`. */
export function timecode(seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  const rest = hundredths % 6_000;
  return `${Math.floor(hundredths / 6_000)}:${(rest / 100).toFixed(2).padStart(5, '0')}`;
}

/**
 * Parses `3`, `3.2`, `0:03.20` and `1:02:03`. A comma counts as a decimal point.
 * @returns seconds; undefined for any other text
 */
export function parseTimecode(text: string): number | undefined {
  const match = /^\s*(?:(?:(\d+):)?(\d+):)?(\d+(?:[.,]\d+)?)\s*$/.exec(text);
  if (match === null) return undefined;
  const [, hours = '0', minutes = '0', seconds = ''] = match;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
}
