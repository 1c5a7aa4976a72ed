import { even, type Rect } from '../layout/page';
import type { PlacedShape, PlannedScene } from '../layout/plan';
import type { Wipe } from '../look/themes';

/** Easing curves: 0 to 1 in, 0 to 1 out. */
const easing = {
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

/** Where a shape is in one frame: the place of its top left, not in whole pixels, and its size. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** 0 to 1. */
  readonly opacity: number;
  readonly clip: Rect;
}

/** How much larger the words of a scene are at its end than at its beginning. */
const growth = 0.04;

/**
 * Where a moving shape is: it enters, stands while the picture moves a little closer, and leaves under the wipe.
 * @param age frames since its scene began.
 * @param whole the frame.
 * @returns undefined before it enters and once it is gone.
 */
export function placementAt(shape: PlacedShape, scene: PlannedScene, age: number, whole: Rect): Placement | undefined {
  if (age >= (shape.until ?? Infinity)) return undefined;
  const entered = entranceAt(shape, age, whole);
  if (entered === undefined || shape.steady === true) return entered;
  const length = scene.end - scene.start;
  const leaving = scene.wipeFrames === 0 ? 0 : within((age - length + scene.wipeFrames) / scene.wipeFrames);
  const zoom = 1 + growth * (age / length) + 0.1 * leaving ** 2;
  const [fx, fy] = scene.focus;
  const at = (value: number, focus: number) => focus + (value - focus) * zoom;
  const { clip } = entered;
  const moved =
    clip === whole
      ? whole
      : {
          left: Math.floor(at(clip.left, fx)),
          top: Math.floor(at(clip.top, fy)),
          right: Math.ceil(at(clip.right, fx)),
          bottom: Math.ceil(at(clip.bottom, fy)),
        };
  const lift = (whole.bottom - whole.top) * 0.12 * leaving ** 3;
  return {
    x: at(entered.x, fx),
    y: at(entered.y, fy) - lift,
    scale: entered.scale * zoom,
    opacity: entered.opacity * (1 - 0.75 * leaving ** 2),
    clip: leaving > 0 ? whole : moved,
  };
}

function entranceAt({ box, band, entrance }: PlacedShape, age: number, whole: Rect): Placement | undefined {
  const t = (age - entrance.at) / Math.max(1, entrance.frames);
  if (t < 0) return undefined;
  const { left, top, right, bottom } = box;
  const arrived = easing.outExpo(t);
  const still: Placement = { x: left, y: top, scale: 1, opacity: 1, clip: whole };
  if (t >= 1) return still;
  const line = { ...whole, top: band.top, bottom: band.bottom };
  const away = (1 - arrived) * (band.bottom - band.top);
  switch (entrance.style) {
    case 'rise':
      return { ...still, y: top + away, clip: line };
    case 'drop':
      return { ...still, y: top - away, clip: line };
    case 'slide':
      return { ...still, x: left + (1 - arrived) * (bottom - top) * 1.4, opacity: easing.outCubic(t * 1.6) };
    case 'pop': {
      const scale = 0.7 + 0.3 * arrived;
      const rest = (1 - scale) / 2;
      const [x, y] = [left + (right - left) * rest, top + (bottom - top) * rest];
      return { ...still, x, y, scale, opacity: easing.outCubic(t * 2) };
    }
    case 'fade':
      return { ...still, y: top + (1 - arrived) * (bottom - top) * 0.6, opacity: easing.outCubic(t) };
    case 'wipeRight':
      return { ...still, clip: { ...box, right: left + even((right - left) * arrived) } };
    case 'wipeLeft':
      return { ...still, clip: { ...box, left: right - even((right - left) * arrived) } };
    case 'wipeDown':
      return { ...still, clip: { ...box, bottom: top + even((bottom - top) * arrived) } };
  }
}

/** The pixels [from, to) of a row that the next scene has taken; parts of a pixel count. */
type Span = readonly [from: number, to: number];

/** Lines a row is looked at, so that slanted and round edges are smooth. */
const samples = 4;

/** How far a wipe has come, row by row. */
export class WipeMask {
  private readonly changes: Float32Array;
  private readonly coverage: Uint8Array;

  constructor(
    private readonly kind: Wipe,
    private readonly width: number,
    private readonly height: number,
  ) {
    this.changes = new Float32Array(width + 2);
    this.coverage = new Uint8Array(width);
  }

  /**
   * How much of each pixel of a row is taken, 0 to 255; overwritten by the next call.
   * @param progress 0 nothing, 1 everything.
   */
  row(row: number, variant: number, progress: number): Uint8Array {
    const { changes, coverage, width } = this;
    if (progress <= 0) return coverage.fill(0);
    if (progress >= 1) return coverage.fill(255);
    changes.fill(0);
    for (let sample = 0; sample < samples; sample++) {
      for (const [from, to] of this.spansAt(row + (sample + 0.5) / samples, variant, progress)) {
        this.change(Math.max(0, Math.min(width, from)), 255 / samples);
        this.change(Math.max(0, Math.min(width, to)), -255 / samples);
      }
    }
    let sum = 0;
    for (let x = 0; x < width; x++) coverage[x] = Math.round((sum += changes[x] ?? 0));
    return coverage;
  }

  /** From here on the sum is so much higher; a pixel that begins before has its part of it. */
  private change(x: number, by: number): void {
    const pixel = Math.floor(x);
    const part = x - pixel;
    this.changes[pixel] = (this.changes[pixel] ?? 0) + by * (1 - part);
    this.changes[pixel + 1] = (this.changes[pixel + 1] ?? 0) + by * part;
  }

  private spansAt(row: number, variant: number, progress: number): Span[] {
    const { width, height } = this;
    switch (this.kind) {
      case 'slant': {
        const lean = height * 0.35;
        const edge = easing.inOutCubic(progress) * (width + lean) - (lean * row) / height;
        return variant % 2 === 0 ? [[0, edge]] : [[width - edge, width]];
      }
      case 'iris': {
        const centers: readonly Span[] = [
          [0.5, 1.05],
          [0.95, 1],
          [0.05, 1],
        ];
        const [cx, cy] = centers[variant % centers.length] ?? [0.5, 1];
        const far = Math.hypot(Math.max(cx, 1 - cx) * width, Math.max(cy, 1 - cy) * height);
        const across = (far * easing.inOutCubic(progress)) ** 2 - (row - cy * height) ** 2;
        return across <= 0 ? [] : [[cx * width - Math.sqrt(across), cx * width + Math.sqrt(across)]];
      }
    }
  }
}
