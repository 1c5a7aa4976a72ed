import type { FrameSize } from './frameSize';
import type { Rect } from '../draw/yuvFrame';

/** How a frame is divided. Pixels. */
export interface Page extends FrameSize {
  /** The measure of all type: the side of a square of the same area. */
  readonly base: number;
  /** Nothing but the background may leave this. */
  readonly safe: Rect;
  /** For the message. */
  readonly content: Rect;
  readonly progress: Rect;
  readonly labelSize: number;
  /** Baseline of the label. */
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
  const content: Rect = { ...safe, bottom: even(labelBaseline - labelSize * 2) };
  return { width, height, base, safe, content, progress, labelSize, labelBaseline };
}

/** The nearest even number: colours are kept for two pixels together. */
export function even(value: number): number {
  return Math.round(value / 2) * 2;
}
