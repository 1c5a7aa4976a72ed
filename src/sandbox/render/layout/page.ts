/** A rectangle in pixels: `left` and `top` are inclusive, `right` and `bottom` are exclusive. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The areas of a frame, in pixels. */
export interface Page extends FrameSize {
  /** Reference length for all sizes on the page: the side of a square with the same area as the frame. */
  readonly base: number;
  /** The safe area: the frame without its margins. Only backgrounds extend into the margins. */
  readonly safe: Rect;
  /** The part of the safe area above the label, where a card's words are drawn. */
  readonly content: Rect;
  readonly progress: Rect;
  readonly labelSize: number;
  readonly labelBaseline: number;
}

export function pageOf({ width, height }: FrameSize): Page {
  const base = Math.sqrt(width * height);
  const short = Math.min(width, height);
  const x = even(Math.max(short * 0.075, width * 0.06));
  const y = even(Math.max(short * 0.07, height * 0.045));
  const safe: Rect = { left: x, top: y, right: width - x, bottom: height - y };
  const line = Math.max(4, even(base * 0.0055));
  const labelSize = base * 0.0215;
  const progress: Rect = {
    left: x,
    top: even(safe.bottom - line),
    right: safe.right,
    bottom: even(safe.bottom - line) + line,
  };
  const labelBaseline = progress.top - labelSize * 0.75;
  // Leaves a gap above the label, because an animation slowly enlarges a card's words.
  const content: Rect = { ...safe, bottom: even(labelBaseline - labelSize * 2 - height * 0.03) };
  return { width, height, base, safe, content, progress, labelSize, labelBaseline };
}

/** Rounds to the nearest even number, because two adjacent pixels share a color value. */
export function even(value: number): number {
  return Math.round(value / 2) * 2;
}

export function isClearlyWide({ width, height }: FrameSize): boolean {
  return width > height * 1.15;
}

export function isClearlyTall({ width, height }: FrameSize): boolean {
  return height > width * 1.15;
}

/** Size of a frame in pixels. Both numbers are even, because 4:2:0 frames store one color value per 2×2 pixels. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Area of 1280×720 in pixels. Frames of every ratio have about this area, so that rendering takes equally long for
 * every ratio.
 */
const standardArea = 1280 * 720;
/** Widest supported ratio of width to height. The narrowest ratio is the reciprocal, 9:21. */
export const widestRatio = 21 / 9;

/**
 * Returns the frame size for an aspect ratio such as `16:9`, rounded to even numbers.
 * @param longSide length of the longer side in pixels. If undefined, the frame has about the area of 1280×720
 * @throws RangeError for invalid text or a ratio outside 9:21 to 21:9
 */
export function frameSize(aspectRatio: string, longSide?: number): FrameSize {
  const match = /^(\d+):(\d+)$/.exec(aspectRatio);
  const across = Number(match?.[1]);
  const down = Number(match?.[2]);
  const ratio = across / down;
  if (!(ratio > 0) || ratio > widestRatio * 1.001 || ratio < 1 / widestRatio / 1.001) {
    throw new RangeError(`The aspect ratio must lie between 9:21 and 21:9, but is ${aspectRatio}.`);
  }
  const scale = longSide === undefined ? Math.sqrt(standardArea / (across * down)) : longSide / Math.max(across, down);
  return { width: even(across * scale), height: even(down * scale) };
}
