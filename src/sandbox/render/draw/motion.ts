import { even, type Rect } from '../layout/page';
import type { CardScene, PlacedShape } from '../layout/plan';
import type { Wipe } from '../look/themes';

function within(t: number): number {
  return Math.max(0, Math.min(1, t));
}

// Easing curves: each maps elapsed time to progress, both from 0 to 1.
/** Easing curve for words: fast at the start, slow at the end. */
const outExpo = (t: number): number => (1 - 2 ** (-10 * within(t))) / (1 - 2 ** -10);
const outCubic = (t: number): number => 1 - (1 - within(t)) ** 3;
/** Easing curve for wipes: slow at the start and at the end. */
const inOutCubic = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/** The position and size of a shape in one frame. `x` and `y` are its top left corner, in fractional pixels. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Opacity of the shape, from 0 (invisible) to 1 (opaque). */
  readonly opacity: number;
  readonly clip: Rect;
}

/** A card's words grow by 4% while the card is shown. */
const growth = 0.04;

/**
 * Computes the placement of one of a card's shapes in a frame. The shape enters, grows slowly, and fades to half its
 * opacity during the wipe at the card's end.
 * @param age number of frames since the card's words began to animate in
 * @param whole the rectangle of the whole frame
 * @returns undefined before the shape enters and after it disappears
 */
export function placementAt(shape: PlacedShape, scene: CardScene, age: number, whole: Rect): Placement | undefined {
  if (age >= (shape.until ?? Infinity)) return undefined;
  const entered = entranceAt(shape, age, whole);
  if (entered === undefined) return undefined;
  const length = scene.end - scene.start + scene.leadFrames;
  const leaving = scene.wipeFrames === 0 ? 0 : within((age - length + scene.wipeFrames) / scene.wipeFrames);
  const zoom = 1 + growth * (age / length);
  const [fx, fy] = scene.focus;
  const at = (value: number, focus: number) => focus + (value - focus) * zoom;
  const { clip } = entered;
  const moved = {
    left: Math.floor(at(clip.left, fx)),
    top: Math.floor(at(clip.top, fy)),
    right: Math.ceil(at(clip.right, fx)),
    bottom: Math.ceil(at(clip.bottom, fy)),
  };
  return {
    x: at(entered.x, fx),
    y: at(entered.y, fy),
    scale: entered.scale * zoom,
    opacity: entered.opacity * (1 - 0.5 * leaving ** 2),
    clip: leaving > 0 || clip === whole ? whole : moved,
  };
}

function entranceAt({ box, band, entrance }: PlacedShape, age: number, whole: Rect): Placement | undefined {
  const t = (age - entrance.at) / Math.max(1, entrance.frames);
  if (t < 0) return undefined;
  const { left, top, right, bottom } = box;
  const arrived = outExpo(t);
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
      return { ...still, x: left + (1 - arrived) * (bottom - top) * 1.4, opacity: outCubic(t * 1.6) };
    case 'pop': {
      const scale = 0.7 + 0.3 * arrived;
      const rest = (1 - scale) / 2;
      const [x, y] = [left + (right - left) * rest, top + (bottom - top) * rest];
      return { ...still, x, y, scale, opacity: outCubic(t * 2) };
    }
    case 'fade':
      return { ...still, y: top + (1 - arrived) * (bottom - top) * 0.6, opacity: outCubic(t) };
    case 'wipeRight':
      return { ...still, clip: { ...box, right: left + even((right - left) * arrived) } };
    case 'wipeLeft':
      return { ...still, clip: { ...box, left: right - even((right - left) * arrived) } };
    case 'wipeDown':
      return { ...still, clip: { ...box, bottom: top + even((bottom - top) * arrived) } };
  }
}

/**
 * Computes how much the next scene covers each pixel of one row: 0 (not at all) to 255 (fully).
 * @param row receives the result
 * @param y the row's index in the frame
 * @param progress finished fraction of the wipe, from 0 to 1
 */
export function wipeRow(
  row: Uint8ClampedArray,
  kind: Wipe,
  y: number,
  height: number,
  variant: number,
  progress: number,
): void {
  const width = row.length;
  if (progress <= 0 || progress >= 1) {
    row.fill(progress * 255);
  } else if (kind === 'slant') {
    const edge = inOutCubic(progress) * (width + height * 0.35) - (y + 0.5) * 0.35;
    // A pixel is half covered when the edge is at the pixel's center.
    const [from, step] = variant % 2 === 0 ? [edge, -1] : [edge - width, 1];
    for (let x = 0; x < width; x++) row[x] = (from + step * (x + 0.5) + 0.5) * 255;
  } else {
    const cx = ([0.5, 0.95, 0.05][variant % 3] ?? 0.5) * width;
    const cy = (variant % 3 === 0 ? 1.05 : 1) * height;
    const radius = inOutCubic(progress) * Math.hypot(Math.max(cx, width - cx), cy);
    const down = (y + 0.5 - cy) ** 2;
    for (let x = 0; x < width; x++) row[x] = (radius - Math.sqrt((x + 0.5 - cx) ** 2 + down) + 0.5) * 255;
  }
}
