import type { Rect } from '../layout/page';
import type { Drawing, PictureLayer } from '../layout/plan';
import { pixelsOf, unsharpPixelsOf } from './sprites';
import type { YuvFrame } from './yuvFrame';

/**
 * A drawing, rasterized in full color. Color values are premultiplied by alpha. Each plane has an empty border of one
 * pixel.
 */
export interface PictureSprite {
  readonly luma: Plane;
  readonly chroma: Plane & { readonly second: Uint8Array };
  /** Offset of the sprite in the drawing's box, in pixels. The sprite omits the box's transparent margins. */
  readonly left: number;
  readonly top: number;
}

interface Plane {
  /** Number of columns and rows in `value` and `alpha`, not counting the border. */
  readonly width: number;
  readonly height: number;
  readonly value: Uint8Array;
  readonly alpha: Uint8Array;
  /**
   * For each row of `alpha`: the first column that is not transparent, and the column after the last one. In a
   * transparent row, the two are equal.
   */
  readonly inkFrom: Uint16Array;
  readonly inkTo: Uint16Array;
}

/**
 * Draws SVG in its own colors. Requires that loadResvg() has resolved.
 * @returns undefined if nothing in the box is visible
 */
export function drawPicture(layer: Drawing & Pick<PictureLayer, 'isInFocus'>): PictureSprite | undefined {
  const { pixels, width, height } = layer.isInFocus ? pixelsOf(layer) : unsharpPixelsOf(layer);
  return spriteOf(pixels, width, height);
}

function spriteOf(pixels: Uint8Array, full: number, high: number): PictureSprite | undefined {
  const inked = inkedPart(pixels, full, high);
  if (inked === undefined) return undefined;
  const { left, top } = inked;
  const [width, height] = [inked.right - left, inked.bottom - top];
  const line = width + 2;
  const luma = emptyPlane(width, height);
  const [wide, tall] = [(width + 1) >> 1, (height + 1) >> 1];
  const half = wide + 2;
  const chroma = { ...emptyPlane(wide, tall), second: new Uint8Array(half * (tall + 2)) };
  for (let row = 0; row < height; row++) {
    let from = ((top + row) * full + left) * 4;
    let to = (row + 1) * line + 1;
    for (let column = 0; column < width; column++, from += 4, to++) {
      const alpha = pixels[from + 3] ?? 0;
      luma.alpha[to] = alpha;
      // Converts RGB to luma (BT.601, limited range). The colors are premultiplied by alpha, so the black level 16 is
      // also multiplied by alpha.
      luma.value[to] =
        (16 * alpha +
          65.481 * (pixels[from] ?? 0) +
          128.553 * (pixels[from + 1] ?? 0) +
          24.966 * (pixels[from + 2] ?? 0)) /
          255 +
        0.5;
    }
  }
  for (let row = 0; row < tall; row++) {
    for (let column = 0; column < wide; column++) {
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (let part = 0; part < 4; part++) {
        const [x, y] = [column * 2 + (part & 1), row * 2 + (part >> 1)];
        if (x >= width || y >= height) continue;
        const at = ((top + y) * full + left + x) * 4;
        red += pixels[at] ?? 0;
        green += pixels[at + 1] ?? 0;
        blue += pixels[at + 2] ?? 0;
        alpha += pixels[at + 3] ?? 0;
      }
      const to = (row + 1) * half + column + 1;
      chroma.alpha[to] = alpha / 4 + 0.5;
      chroma.value[to] = (128 * alpha - 37.797 * red - 74.203 * green + 112 * blue) / 1020 + 0.5;
      chroma.second[to] = (128 * alpha + 112 * red - 93.786 * green - 18.214 * blue) / 1020 + 0.5;
    }
  }
  findInk(luma);
  findInk(chroma);
  return { luma, chroma, left, top };
}

function emptyPlane(width: number, height: number): Plane {
  const [size, lines] = [(width + 2) * (height + 2), height + 2];
  return {
    width,
    height,
    value: new Uint8Array(size),
    alpha: new Uint8Array(size),
    inkFrom: new Uint16Array(lines),
    inkTo: new Uint16Array(lines),
  };
}

function findInk({ width, height, alpha, inkFrom, inkTo }: Plane): void {
  const line = width + 2;
  for (let row = 1; row <= height; row++) {
    const start = row * line;
    let [from, to] = [0, line];
    while (from < to && alpha[start + from] === 0) from++;
    while (to > from && alpha[start + to - 1] === 0) to--;
    inkFrom[row] = from;
    inkTo[row] = to;
  }
}

/** Returns the bounds of all visible pixels. Left and top are rounded down to even numbers. */
function inkedPart(pixels: Uint8Array, width: number, height: number): Rect | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let row = 0; row < height; row++) {
    const start = row * width * 4 + 3;
    let first = 0;
    while (first < width && pixels[start + first * 4] === 0) first++;
    if (first === width) continue;
    let last = width;
    while (pixels[start + (last - 1) * 4] === 0) last--;
    left = Math.min(left, first);
    right = Math.max(right, last);
    top = Math.min(top, row);
    bottom = row + 1;
  }
  return right === 0 ? undefined : { left: left & ~1, top: top & ~1, right, bottom };
}

/**
 * Paints a sprite into a frame, clipped to `clip`.
 * @param x left edge of the sprite in the frame, in fractional pixels
 * @param y top edge of the sprite in the frame, in fractional pixels
 */
export function paintPicture(
  frame: YuvFrame,
  { luma, chroma }: PictureSprite,
  x: number,
  y: number,
  scale: number,
  clip: Rect,
): void {
  paintPlane(frame.y, frame.width, luma.value, luma, x, y, scale, clip);
  const half = { left: clip.left >> 1, top: clip.top >> 1, right: clip.right >> 1, bottom: clip.bottom >> 1 };
  paintPlane(frame.u, frame.width / 2, chroma.value, chroma, x / 2, y / 2, scale, half);
  paintPlane(frame.v, frame.width / 2, chroma.second, chroma, x / 2, y / 2, scale, half);
}

function paintPlane(
  plane: Uint8Array,
  stride: number,
  value: Uint8Array,
  { width, height, alpha, inkFrom, inkTo }: Plane,
  x: number,
  y: number,
  scale: number,
  clip: Rect,
): void {
  const fromX = Math.max(Math.floor(x), clip.left);
  const toX = Math.min(Math.ceil(x + width * scale), clip.right);
  const fromY = Math.max(Math.floor(y), clip.top);
  const toY = Math.min(Math.ceil(y + height * scale), clip.bottom);
  if (fromX >= toX) return;
  const isExact = scale === 1 && Number.isInteger(x) && Number.isInteger(y);
  const line = width + 2;
  const step = Math.round(65536 / scale);
  for (let row = fromY; row < toY; row++) {
    const v = Math.max(0, Math.min(height + 0.999, (row + 0.5 - y) / scale + 0.5));
    const down = Math.floor(v);
    const fy = isExact ? 0 : Math.round((v - down) * 256);
    const above = (isExact ? row - y + 1 : down) * line;
    const [upper, lower] = isExact ? [row - y + 1, row - y + 1] : [down, down + 1];
    // Skips columns that are transparent in both of the nearest source rows.
    const isUpperEmpty = inkFrom[upper] === inkTo[upper];
    const isLowerEmpty = inkFrom[lower] === inkTo[lower];
    if (isUpperEmpty && isLowerEmpty) continue;
    const ink = Math.min(isUpperEmpty ? line : (inkFrom[upper] ?? 0), isLowerEmpty ? line : (inkFrom[lower] ?? 0));
    const inkEnd = Math.max(isUpperEmpty ? 0 : (inkTo[upper] ?? 0), isLowerEmpty ? 0 : (inkTo[lower] ?? 0));
    const first = Math.max(fromX, Math.floor(x + (ink - 1.5) * scale - 0.5));
    const last = Math.min(toX, Math.ceil(x + (inkEnd + 0.5) * scale + 0.5));
    let u = isExact ? (first - x + 1) << 16 : Math.round(((first + 0.5 - x) / scale + 0.5) * 65536);
    let target = row * stride + first;
    const end = row * stride + last;
    if (isExact) {
      for (let at = above + first - x + 1; target < end; target++, at++) {
        const cover = alpha[at] ?? 0;
        if (cover === 0) continue;
        const light = value[at] ?? 0;
        plane[target] = cover === 255 ? light : light + (((plane[target] ?? 0) * (255 - cover) * 257 + 32768) >> 16);
      }
      continue;
    }
    const lastX = ((width + 1) << 16) - 1;
    for (; target < end; target++, u += step) {
      const inside = u < 0 ? 0 : u > lastX ? lastX : u;
      const at = above + (inside >> 16);
      const below = at + line;
      const a = alpha[at] ?? 0;
      const b = alpha[at + 1] ?? 0;
      const c = alpha[below] ?? 0;
      const d = alpha[below + 1] ?? 0;
      if ((a | b | c | d) === 0) continue;
      const light = value[at] ?? 0;
      const second = value[at + 1] ?? 0;
      const third = value[below] ?? 0;
      const fourth = value[below + 1] ?? 0;
      const isOpaque = (a & b & c & d) === 255;
      // Fast path: most of a flat picture consists of areas of one opaque color.
      if (isOpaque && light === second && light === third && light === fourth) {
        plane[target] = light;
        continue;
      }
      const fx = (inside >> 8) & 255;
      const w11 = (fx * fy) >> 8;
      const w01 = fx - w11;
      const w10 = fy - w11;
      const w00 = 256 - fx - fy + w11;
      const mixed = (light * w00 + second * w01 + third * w10 + fourth * w11 + 128) >> 8;
      if (isOpaque) {
        plane[target] = mixed;
        continue;
      }
      const cover = (a * w00 + b * w01 + c * w10 + d * w11 + 128) >> 8;
      plane[target] = mixed + (((plane[target] ?? 0) * (255 - cover) * 257 + 32768) >> 16);
    }
  }
}
