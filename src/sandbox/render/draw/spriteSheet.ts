import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Rect } from '../layout/page';
import type { Coverage, Sprite } from './yuvFrame';

/** A drawing and the pixels it covers; the box's left and top are even. */
export interface Drawing {
  /** SVG elements in the coordinates of the frame, in black. */
  readonly svg: string;
  readonly box: Rect;
}

let ready: Promise<void> | undefined;

/** Loads resvg from the assets folder, once per thread. */
export function loadResvg(assetsFolder: string): Promise<void> {
  ready ??= readFile(path.join(assetsFolder, 'resvg.wasm')).then((wasm) => initWasm(wasm));
  return ready;
}

/** Pixels drawn at once; more are drawn in several sheets. */
const sheetWidth = 2048;
const sheetHeight = 1024;

/** Draws SVG to sprites, many on one sheet. loadResvg() must have ended. */
export function drawSprites(drawings: readonly Drawing[]): Sprite[] {
  const sprites: Sprite[] = [];
  for (const sheet of sheetsOf(drawings)) {
    const elements = sheet.places.map(({ drawing: { svg, box }, x, y }) => {
      const [width, height] = [box.right - box.left, box.bottom - box.top];
      return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box.left} ${box.top} ${width} ${height}">${svg}</svg>`;
    });
    const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}">${elements.join('')}</svg>`;
    const resvg = new Resvg(source);
    const image = resvg.render();
    const { pixels } = image;
    for (const { drawing, x, y } of sheet.places) sprites.push(cut(pixels, sheet.width, x, y, drawing.box));
    image.free();
    resvg.free();
  }
  return sprites;
}

interface Sheet {
  width: number;
  height: number;
  readonly places: { readonly drawing: Drawing; readonly x: number; readonly y: number }[];
}

/** Lays drawings out in rows, in their order. */
function sheetsOf(drawings: readonly Drawing[]): Sheet[] {
  const sheets: Sheet[] = [];
  let [x, y, rowHeight] = [0, 0, 0];
  for (const drawing of drawings) {
    const width = drawing.box.right - drawing.box.left;
    const height = drawing.box.bottom - drawing.box.top;
    if (x > 0 && x + width > sheetWidth) [x, y, rowHeight] = [0, y + rowHeight, 0];
    let sheet = sheets.at(-1);
    if (sheet === undefined || (y > 0 && y + height > sheetHeight)) {
      [x, y, rowHeight] = [0, 0, 0];
      sheet = { width: 1, height: 1, places: [] };
      sheets.push(sheet);
    }
    sheet.places.push({ drawing, x, y });
    x += width;
    rowHeight = Math.max(rowHeight, height);
    sheet.width = Math.max(sheet.width, x);
    sheet.height = Math.max(sheet.height, y + height);
  }
  return sheets;
}

/** Takes one drawing's coverage out of a sheet's RGBA pixels. */
function cut(pixels: Uint8Array, stride: number, x: number, y: number, box: Rect): Sprite {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const alphaAt = (column: number, row: number) =>
    column < width && row < height ? (pixels[((y + row) * stride + x + column) * 4 + 3] ?? 0) : 0;
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
