/** A time zone where it is about noon, so that no test of "today" runs past midnight. */
export function noonZone(): string {
  const hours = 12 - new Date().getUTCHours();
  // The names of these zones count hours behind UTC.
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
