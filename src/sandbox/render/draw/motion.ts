import { even, type Rect } from '../layout/page';
import type { PlacedShape } from '../layout/plan';

/** Where a shape is in one frame. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  /** 0 to 1. */
  readonly opacity: number;
  readonly clip: Rect;
}

/**
 * Where a moving shape is.
 * @param age frames since its scene began.
 * @param whole the frame.
 * @returns undefined before it enters.
 */
export function placementAt({ box, band, entrance }: PlacedShape, age: number, whole: Rect): Placement | undefined {
  const t = (age - entrance.at) / Math.max(1, entrance.frames);
  if (t < 0) return undefined;
  const { left, top, right, bottom } = box;
  const arrived = easing.outExpo(t);
  const still: Placement = { x: left, y: top, opacity: 1, clip: whole };
  if (t >= 1) return still;
  const line = { ...whole, top: band.top, bottom: band.bottom };
  const away = Math.round((1 - arrived) * (band.bottom - band.top));
  switch (entrance.style) {
    case 'rise':
      return { ...still, y: top + away, clip: line };
    case 'drop':
      return { ...still, y: top - away, clip: line };
    case 'slide':
      return {
        ...still,
        x: left + Math.round((1 - arrived) * (bottom - top) * 1.4),
        opacity: easing.outCubic(t * 1.6),
      };
    case 'fade':
      return { ...still, y: top + Math.round((1 - arrived) * (bottom - top) * 0.6), opacity: easing.outCubic(t) };
    case 'wipeRight':
      return { ...still, clip: { ...box, right: left + even((right - left) * arrived) } };
    case 'wipeLeft':
      return { ...still, clip: { ...box, left: right - even((right - left) * arrived) } };
    case 'wipeDown':
      return { ...still, clip: { ...box, bottom: top + even((bottom - top) * arrived) } };
  }
}

/** Easing curves: 0 to 1 in, 0 to 1 out. */
export const easing = {
  /** Fast, then settling for long: how type arrives. */
  outExpo: (t: number): number => (t >= 1 ? 1 : t <= 0 ? 0 : (1 - 2 ** (-10 * t)) / (1 - 2 ** -10)),
  outCubic: (t: number): number => 1 - (1 - within(t)) ** 3,
  /** Slow at both ends: how panels cross the picture. */
  inOutCubic: (t: number): number => {
    const x = within(t);
    return x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2;
  },
};

function within(t: number): number {
  return Math.max(0, Math.min(1, t));
}
