/** Pixels of a frame, both even as 4:2:0 wants them. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** The pixels of 1280×720: every ratio gets about as many, so that every ratio costs about the same time. */
const standardArea = 1280 * 720;
const widest = 21 / 9;

/**
 * The frame for an aspect ratio such as `16:9`, exact where even numbers allow it.
 * @param longSide pixels of the longer side; without it the area is about that of 1280×720.
 * @throws RangeError when the text is no ratio, or one outside 9:21 to 21:9.
 */
export function frameSize(aspectRatio: string, longSide?: number): FrameSize {
  const match = /^\s*(\d+(?:\.\d+)?)\s*:\s*(\d+(?:\.\d+)?)\s*$/.exec(aspectRatio);
  const across = Number(match?.[1]);
  const down = Number(match?.[2]);
  const ratio = across / down;
  if (!(ratio > 0) || ratio > widest * 1.001 || ratio < 1 / widest / 1.001) {
    throw new RangeError(`The aspect ratio must lie between 9:21 and 21:9, but is ${aspectRatio}.`);
  }
  const scale = longSide === undefined ? Math.sqrt(standardArea / (across * down)) : longSide / Math.max(across, down);
  return exactSize(across, down, scale) ?? { width: even(across * scale), height: even(down * scale) };
}

/** The nearest whole multiple of the ratio with both sides even, if one is within 3 % of the wanted scale. */
function exactSize(across: number, down: number, scale: number): FrameSize | undefined {
  if (!Number.isInteger(across) || !Number.isInteger(down)) return undefined;
  const divisor = greatestDivisor(across, down);
  const [x, y] = [across / divisor, down / divisor];
  const step = x % 2 === 0 && y % 2 === 0 ? 1 : 2;
  const times = Math.round((scale * divisor) / step) * step;
  const exact = times > 0 && Math.abs(times / (scale * divisor) - 1) < 0.03;
  return exact ? { width: x * times, height: y * times } : undefined;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

function even(value: number): number {
  return Math.max(2, Math.round(value / 2) * 2);
}
