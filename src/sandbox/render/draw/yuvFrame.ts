import type { Rect } from '../layout/page';
import type { Yuv } from '../look/themes';
import type { Placement } from './motion';

/**
 * A shape as alpha values: one per pixel for the luma plane, and one per 2×2 block for the color planes. Both have an
 * empty border of one pixel.
 */
export interface Sprite {
  readonly luma: Coverage;
  readonly chroma: Coverage;
}

export interface Coverage {
  /** Number of columns and rows in `alpha`, not counting the border. */
  readonly width: number;
  readonly height: number;
  readonly alpha: Uint8Array;
}

/** A frame in planar YUV 4:2:0. Each method paints into this frame. */
export class YuvFrame {
  /** The three planes in one buffer: `y`, then `u`, then `v`. */
  readonly data: Uint8Array;
  readonly y: Uint8Array;
  readonly u: Uint8Array;
  readonly v: Uint8Array;
  readonly whole: Rect;

  /** Both dimensions must be even, because 2×2 pixels share one color value. */
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    const area = width * height;
    this.data = new Uint8Array(area * 1.5);
    this.y = this.data.subarray(0, area);
    this.u = this.data.subarray(area, area * 1.25);
    this.v = this.data.subarray(area * 1.25);
    this.whole = { left: 0, top: 0, right: width, bottom: height };
  }

  /**
   * Paints a color through a sprite's alpha values.
   * @param placement `x` and `y` are the sprite's top left corner in fractional pixels. `clip` limits the painted area
   */
  blend({ luma, chroma }: Sprite, color: Yuv, { x, y, scale, opacity, clip }: Placement): void {
    const strength = Math.round(Math.min(1, opacity) * 256);
    if (strength <= 0) return;
    const bounds = [
      Math.max(0, clip.left),
      Math.max(0, clip.top),
      Math.min(this.width, clip.right),
      Math.min(this.height, clip.bottom),
    ] as const;
    blendPlane(this.y, this.width, luma, x, y, scale, color.y, strength, bounds);
    const half = [bounds[0] >> 1, bounds[1] >> 1, (bounds[2] + 1) >> 1, (bounds[3] + 1) >> 1] as const;
    blendPlane(this.u, this.width / 2, chroma, x / 2, y / 2, scale, color.u, strength, half);
    blendPlane(this.v, this.width / 2, chroma, x / 2, y / 2, scale, color.v, strength, half);
  }

  /** Fills a rectangle. On the color planes, its edges are rounded to 2×2 blocks. */
  fill(rect: Rect, color: Yuv): void {
    const { left, right } = rect;
    if (left >= right) return;
    for (let row = rect.top; row < rect.bottom; row++) {
      this.y.fill(color.y, row * this.width + left, row * this.width + right);
      const start = (row >> 1) * (this.width / 2);
      this.u.fill(color.u, start + (left >> 1), start + (right >> 1));
      this.v.fill(color.v, start + (left >> 1), start + (right >> 1));
    }
  }

  /**
   * Blends a color, or the same row of another frame, into one row. `coverage` is the weight of each pixel, from 0 to
   * 255.
   */
  cover(row: number, coverage: Uint8ClampedArray, source: Yuv | YuvFrame): void {
    coverPlane(this.y, row * this.width, this.width, coverage, 1, source.y);
    if (row % 2 !== 0) return;
    const start = (row >> 1) * (this.width / 2);
    coverPlane(this.u, start, this.width / 2, coverage, 2, source.u);
    coverPlane(this.v, start, this.width / 2, coverage, 2, source.v);
  }
}

/**
 * Blends one value into a plane. Interpolates between the four nearest alpha values. This is the renderer's innermost
 * loop.
 */
function blendPlane(
  plane: Uint8Array,
  stride: number,
  { alpha, width, height }: Coverage,
  x: number,
  y: number,
  scale: number,
  value: number,
  strength: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
): void {
  const fromX = Math.max(Math.floor(x), left);
  const toX = Math.min(Math.ceil(x + width * scale), right);
  const fromY = Math.max(Math.floor(y), top);
  const toY = Math.min(Math.ceil(y + height * scale), bottom);
  if (fromX >= toX) return;
  // A sprite at a whole-pixel position and its original size needs no interpolation.
  const exact = scale === 1 && Number.isInteger(x) && Number.isInteger(y);
  const line = width + 2;
  const step = Math.round(65536 / scale);
  const lastX = ((width + 1) << 16) - 1;
  for (let row = fromY; row < toY; row++) {
    // `v` is a fractional row index in `alpha`. Index 0 is the center of the top border row.
    const v = Math.max(0, Math.min(height + 0.999, (row + 0.5 - y) / scale + 0.5));
    const down = Math.floor(v);
    const partY = Math.round((v - down) * 256);
    const above = down * line;
    let u = Math.round(((fromX + 0.5 - x) / scale + 0.5) * 65536);
    const end = row * stride + toX;
    for (let target = row * stride + fromX; target < end; target++, u += step) {
      const inside = u < 0 ? 0 : u > lastX ? lastX : u;
      const at = above + (inside >> 16);
      const a = alpha[at] ?? 0;
      if (exact && a === 0) continue;
      const b = alpha[at + 1] ?? 0;
      const c = alpha[at + line] ?? 0;
      const d = alpha[at + line + 1] ?? 0;
      if ((a | b | c | d) === 0) continue;
      let cover = a;
      if (!exact && (a & b & c & d) !== 255) {
        const partX = (inside >> 8) & 255;
        const upper = (a << 8) + (b - a) * partX;
        cover = (upper * 256 + ((c << 8) + (d - c) * partX - upper) * partY) >> 16;
      }
      const under = plane[target] ?? 0;
      plane[target] = under + (((value - under) * (cover + (cover >> 7)) * strength + 32768) >> 16);
    }
  }
}

function coverPlane(
  plane: Uint8Array,
  start: number,
  count: number,
  coverage: Uint8ClampedArray,
  step: number,
  source: number | Uint8Array,
): void {
  for (let x = 0; x < count; x++) {
    const cover = coverage[x * step] ?? 0;
    if (cover === 0) continue;
    const under = plane[start + x] ?? 0;
    const over = typeof source === 'number' ? source : (source[start + x] ?? 0);
    plane[start + x] = cover === 255 ? over : under + ((over - under) * cover + 127) / 255;
  }
}
