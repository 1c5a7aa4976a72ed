/**
 * The scale factor bands of one sampling rate, and the number of bands that temporal noise shaping (TNS) may filter.
 */
export interface Bands {
  /**
   * The index of each band's first coefficient in a long window of 1,024 coefficients. The last element is the end of
   * the last band.
   */
  readonly long: Uint16Array;
  /**
   * The index of each band's first coefficient in a short window of 128 coefficients. The last element is the end of
   * the last band.
   */
  readonly short: Uint16Array;
  readonly tnsLong: number;
  readonly tnsShort: number;
}

/** The width of each band divided by 4, as one base-36 digit (ISO/IEC 14496-3, tables 4.129 to 4.147). */
const long96 = '11111111111111222223333344679bggggggggggg';
const long64 = '11111111111111222233344456679aaaaaaaaaaaaaaaaaa';
const long48 = '111111111122222223333445566778888888888888888888o';
const long32 = '111111111122222223333445566778888888888888888888888';
const long24 = '1111111111122222222223333444556677899abcddggggg';
const long16 = '222222222223333333334444555667789aabcdefggg';
const long8 = '33333333333334444444555566677899abcdefgk';
const short64 = '111111222479';
const short48 = '11111222333444';
const short24 = '111111122233445';
const short16 = '111111112233455';
const short8 = '111111122223455';
/**
 * For each range of sampling rates, the lowest rate in Hz (table 4.82), the bands of long and short windows, and the
 * TNS limits (table 4.156).
 */
const tables = [
  [75_132, long96, short64, 31, 9],
  [55_426, long64, short64, 34, 10],
  [46_009, long48, short48, 40, 14],
  [37_566, long48, short48, 42, 14],
  [27_713, long32, short48, 51, 14],
  [18_783, long24, short24, 46, 14],
  [9_391, long16, short16, 42, 14],
] as const;
const lowest = [0, long8, short8, 39, 14] as const;

/** Sampling rates in Hz. The array index is the sampling frequency index of the standard. */
export const samplingRates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];

/** @param rate sampling rate in Hz */
export function bandsAt(rate: number): Bands {
  const [, long, short, tnsLong, tnsShort] = tables.find(([from]) => rate >= from) ?? lowest;
  return { long: starts(long), short: starts(short), tnsLong, tnsShort };
}

function starts(widths: string): Uint16Array {
  let at = 0;
  return Uint16Array.from(`0${widths}`, (digit) => (at += Number.parseInt(digit, 36) * 4));
}
