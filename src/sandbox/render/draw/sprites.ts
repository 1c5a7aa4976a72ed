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

/** Draws SVG as RGBA pixels. Color values are premultiplied by alpha. Requires that loadResvg() has resolved. */
export function pixelsOf({ svg, box: { left, top, right, bottom } }: Drawing): {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
} {
  const [width, height] = [right - left, bottom - top];
  const resvg = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${svg}</svg>`,
  );
  const image = resvg.render();
  const { pixels } = image;
  image.free();
  resvg.free();
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
