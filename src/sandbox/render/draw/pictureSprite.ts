import type { Rect } from '../layout/page';
import type { Drawing } from '../layout/plan';
import { Resvg } from '@resvg/resvg-wasm';
import type { YuvFrame } from './yuvFrame';

/** A drawing in its own colors: values multiplied by their alpha, with an empty border of one. */
export interface PictureSprite {
  readonly luma: Plane;
  readonly chroma: Plane & { readonly second: Uint8Array };
  /** Where it stands in its drawing's box, whose empty sides are cut off. */
  readonly left: number;
  readonly top: number;
}

interface Plane {
  /** Without the border. */
  readonly width: number;
  readonly height: number;
  readonly value: Uint8Array;
  readonly alpha: Uint8Array;
}

/** Draws SVG in its colors. loadResvg() must have ended. Undefined when nothing of it lies in its box. */
export function drawPicture({ svg, box }: Drawing): PictureSprite | undefined {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const resvg = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.left} ${box.top} ${width} ${height}">${svg}</svg>`,
  );
  const image = resvg.render();
  const sprite = spriteOf(image.pixels, width, height);
  image.free();
  resvg.free();
  return sprite;
}

function spriteOf(pixels: Uint8Array, full: number, high: number): PictureSprite | undefined {
  const inked = inkedPart(pixels, full, high);
  if (inked === undefined) return undefined;
  const { left, top } = inked;
  const [width, height] = [inked.right - left, inked.bottom - top];
  const line = width + 2;
  const luma = {
    width,
    height,
    value: new Uint8Array(line * (height + 2)),
    alpha: new Uint8Array(line * (height + 2)),
  };
  const [wide, tall] = [(width + 1) >> 1, (height + 1) >> 1];
  const half = wide + 2;
  const size = half * (tall + 2);
  const chroma = {
    width: wide,
    height: tall,
    value: new Uint8Array(size),
    second: new Uint8Array(size),
    alpha: new Uint8Array(size),
  };
  for (let row = 0; row < height; row++) {
    let from = ((top + row) * full + left) * 4;
    let to = (row + 1) * line + 1;
    for (let column = 0; column < width; column++, from += 4, to++) {
      const alpha = pixels[from + 3] ?? 0;
      luma.alpha[to] = alpha;
      // BT.601, limited range; colors come multiplied by alpha, and so is the 16 that black is.
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
  return { luma, chroma, left, top };
}

/** The part with ink, from even pixels on. */
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
 * Paints a picture.
 * @param x the frame's pixel where its left edge lies, at any part of a pixel.
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
  { width, height, alpha }: Plane,
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
  const lastX = ((width + 1) << 16) - 1;
  for (let row = fromY; row < toY; row++) {
    const v = Math.max(0, Math.min(height + 0.999, (row + 0.5 - y) / scale + 0.5));
    const down = Math.floor(v);
    const fy = isExact ? 0 : Math.round((v - down) * 256);
    const above = (isExact ? row - y + 1 : down) * line;
    let u = isExact ? (fromX - x + 1) << 16 : Math.round(((fromX + 0.5 - x) / scale + 0.5) * 65536);
    const end = row * stride + toX;
    for (let target = row * stride + fromX; target < end; target++, u += step) {
      const inside = u < 0 ? 0 : u > lastX ? lastX : u;
      const at = above + (inside >> 16);
      let cover = alpha[at] ?? 0;
      let light = value[at] ?? 0;
      if (!isExact) {
        const below = at + line;
        const fx = (inside >> 8) & 255;
        const w11 = (fx * fy) >> 8;
        const w01 = fx - w11;
        const w10 = fy - w11;
        const w00 = 256 - fx - fy + w11;
        cover =
          (cover * w00 +
            (alpha[at + 1] ?? 0) * w01 +
            (alpha[below] ?? 0) * w10 +
            (alpha[below + 1] ?? 0) * w11 +
            128) >>
          8;
        light =
          (light * w00 +
            (value[at + 1] ?? 0) * w01 +
            (value[below] ?? 0) * w10 +
            (value[below + 1] ?? 0) * w11 +
            128) >>
          8;
      }
      if (cover === 0) continue;
      plane[target] = cover === 255 ? light : light + (((plane[target] ?? 0) * (255 - cover) * 257 + 32768) >> 16);
    }
  }
}
