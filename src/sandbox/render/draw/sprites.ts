import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Drawing } from '../layout/plan';
import type { Coverage, Sprite } from './yuvFrame';

let ready: Promise<void> | undefined;

/** Loads resvg from the assets folder, once per thread. */
export function loadResvg(assetsFolder: string): Promise<void> {
  ready ??= readFile(path.join(assetsFolder, 'resvg.wasm')).then((wasm) => initWasm(wasm));
  return ready;
}

/**
 * Draws SVG as a sprite, which stores the alpha value of each pixel but no colors. Requires that loadResvg() has
 * resolved.
 */
export function drawSprite(drawing: Drawing): Sprite {
  const { pixels, width, height } = pixelsOf(drawing);
  return spriteOf(pixels, width, height);
}

/** RGBA pixels. Color values are premultiplied by alpha. */
export interface Pixels {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws SVG. Requires that loadResvg() has resolved.
 * @param reduction how many pixels of the box one pixel of the result covers in each direction
 */
export function pixelsOf({ svg, box: { left, top, right, bottom } }: Drawing, reduction = 1): Pixels {
  const [width, height] = [Math.ceil((right - left) / reduction), Math.ceil((bottom - top) / reduction)];
  const seen = `${left} ${top} ${width * reduction} ${height * reduction}`;
  const resvg = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${seen}">${svg}</svg>`,
  );
  const image = resvg.render();
  const { pixels } = image;
  image.free();
  resvg.free();
  return { pixels, width, height };
}

/** An unsharp drawing has this many distinguishable rows. */
const unsharpRows = 90;

/** Draws SVG out of focus. Drawing it small and enlarging it takes less time than a filter of resvg, or a sharp drawing. */
export function unsharpPixelsOf(drawing: Drawing): Pixels {
  const { left, top, right, bottom } = drawing.box;
  const [width, height] = [right - left, bottom - top];
  const reduction = Math.max(1, Math.round(height / unsharpRows));
  return enlarged(smoothed(pixelsOf(drawing, reduction)), width, height, reduction);
}

/** Replaces each pixel by the average of its surroundings. */
function smoothed({ pixels, width, height }: Pixels): Pixels {
  const smooth = new Uint8Array(pixels.length);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (let part = 0; part < 9; part++) {
          const y = Math.min(height - 1, Math.max(0, row - 1 + Math.floor(part / 3)));
          const x = Math.min(width - 1, Math.max(0, column - 1 + (part % 3)));
          sum += pixels[(y * width + x) * 4 + channel] ?? 0;
        }
        smooth[(row * width + column) * 4 + channel] = sum / 9 + 0.5;
      }
    }
  }
  return { pixels: smooth, width, height };
}

/** Enlarges pixels with linear interpolation. */
function enlarged(small: Pixels, width: number, height: number, factor: number): Pixels {
  const pixels = new Uint8Array(width * height * 4);
  const line = small.width * 4;
  let to = 0;
  for (let row = 0; row < height; row++) {
    const y = Math.max(0, (row + 0.5) / factor - 0.5);
    const above = Math.min(small.height - 1, Math.floor(y));
    const [upper, lower] = [above * line, Math.min(small.height - 1, above + 1) * line];
    const down = y - above;
    for (let column = 0; column < width; column++) {
      const x = Math.max(0, (column + 0.5) / factor - 0.5);
      const before = Math.min(small.width - 1, Math.floor(x));
      const [left, right] = [before * 4, Math.min(small.width - 1, before + 1) * 4];
      const across = x - before;
      for (let channel = 0; channel < 4; channel++, to++) {
        const a = small.pixels[upper + left + channel] ?? 0;
        const b = small.pixels[upper + right + channel] ?? 0;
        const c = small.pixels[lower + left + channel] ?? 0;
        const d = small.pixels[lower + right + channel] ?? 0;
        const high = a + (b - a) * across;
        pixels[to] = high + (c + (d - c) * across - high) * down + 0.5;
      }
    }
  }
  return { pixels, width, height };
}

/** Converts the alpha channel of RGBA pixels to a sprite. */
function spriteOf(pixels: Uint8Array, width: number, height: number): Sprite {
  const alphaAt = (column: number, row: number) =>
    column < width && row < height ? (pixels[(row * width + column) * 4 + 3] ?? 0) : 0;
  return {
    luma: bordered(width, height, alphaAt),
    chroma: bordered((width + 1) >> 1, (height + 1) >> 1, (column, row) => {
      const [left, top] = [column * 2, row * 2];
      return (
        (alphaAt(left, top) + alphaAt(left + 1, top) + alphaAt(left, top + 1) + alphaAt(left + 1, top + 1) + 2) >> 2
      );
    }),
  };
}

function bordered(width: number, height: number, alphaAt: (column: number, row: number) => number): Coverage {
  const alpha = new Uint8Array((width + 2) * (height + 2));
  for (let row = 0; row < height; row++) {
    const line = (row + 1) * (width + 2) + 1;
    for (let column = 0; column < width; column++) alpha[line + column] = alphaAt(column, row);
  }
  return { width, height, alpha };
}
