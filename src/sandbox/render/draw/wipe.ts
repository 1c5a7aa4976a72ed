import { easing } from './motion';
import { even } from '../layout/page';
import type { Theme } from '../look/themes';

/** The pixels [from, to) of a row that the next scene has taken. */
export type RowSpan = readonly [number, number];

/**
 * How far a wipe has come in a row.
 * @param progress 0 nothing, 1 everything.
 */
export function wipedSpans(
  kind: Theme['wipe'],
  variant: number,
  progress: number,
  row: number,
  width: number,
  height: number,
): readonly RowSpan[] {
  if (progress <= 0) return [];
  if (progress >= 1) return [[0, width]];
  switch (kind) {
    case 'slant':
      return slant(variant, easing.inOutCubic(progress), row, width, height);
    case 'iris':
      return iris(variant, easing.inOutCubic(progress), row, width, height);
    case 'blinds':
      return blinds(variant, progress, row, width, height);
  }
}

/** A slanted edge crosses the picture, from the left or from the right. */
function slant(variant: number, progress: number, row: number, width: number, height: number): RowSpan[] {
  const lean = height * 0.35;
  const edge = even(progress * (width + lean) - (lean * row) / height);
  return variant % 2 === 0 ? [[0, edge]] : [[width - edge, width]];
}

/** A circle grows from a corner, or from below. */
function iris(variant: number, progress: number, row: number, width: number, height: number): RowSpan[] {
  const centers = [
    [0.5, 1.05],
    [0.95, 1],
    [0.05, 1],
  ] as const;
  const [cx, cy] = centers[variant % centers.length] ?? centers[0];
  const far = Math.hypot(Math.max(cx, 1 - cx) * width, Math.max(cy, 1 - cy) * height);
  const radius = far * progress;
  const dy = row - cy * height;
  const half2 = radius * radius - dy * dy;
  if (half2 <= 0) return [];
  const half = Math.sqrt(half2);
  return [[even(cx * width - half), even(cx * width + half)]];
}

/** Columns rise, or fall, one after the other. */
function blinds(variant: number, progress: number, row: number, width: number, height: number): RowSpan[] {
  const count = width > height ? 6 : 4;
  const spans: RowSpan[] = [];
  for (let column = 0; column < count; column++) {
    const order = variant % 2 === 0 ? column : count - 1 - column;
    const own = easing.inOutCubic(progress * 1.6 - (order / count) * 0.6);
    const taken = variant % 4 < 2 ? row >= height * (1 - own) : row < height * own;
    if (taken) spans.push([even((column * width) / count), even(((column + 1) * width) / count)]);
  }
  return spans;
}
