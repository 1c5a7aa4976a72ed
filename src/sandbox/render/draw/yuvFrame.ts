import type { Rect } from '../layout/page';
import type { Yuv } from '../look/color';

/** Coverage of a drawn shape: alpha per pixel, and per 2×2 block for the color planes. */
export interface Sprite {
  readonly width: number;
  readonly height: number;
  readonly alpha: Uint8Array;
  readonly chromaWidth: number;
  readonly chromaHeight: number;
  readonly chromaAlpha: Uint8Array;
}

/** One picture in planar YUV 4:2:0, painted in place. */
export class YuvFrame {
  readonly y: Uint8Array;
  readonly u: Uint8Array;
  readonly v: Uint8Array;
  readonly whole: Rect;

  /** @param width even. @param height even. */
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.y = new Uint8Array(width * height);
    this.u = new Uint8Array((width * height) / 4);
    this.v = new Uint8Array((width * height) / 4);
    this.whole = { left: 0, top: 0, right: width, bottom: height };
  }

  /** Paints a color through a sprite whose top left is at (x, y). @param opacity 0 to 1. @param clip limits what is painted. */
  blend(sprite: Sprite, x: number, y: number, color: Yuv, opacity: number, clip: Rect = this.whole): void {
    const strength = Math.round(Math.min(1, opacity) * 256);
    if (strength <= 0) return;
    const left = Math.max(0, clip.left);
    const top = Math.max(0, clip.top);
    const right = Math.min(this.width, clip.right);
    const bottom = Math.min(this.height, clip.bottom);
    const { alpha, chromaAlpha, width, height, chromaWidth, chromaHeight } = sprite;
    blendPlane(this.y, this.width, alpha, width, height, x, y, color.y, strength, left, top, right, bottom);
    const [cx, cy] = [x >> 1, y >> 1];
    const half = [left >> 1, top >> 1, (right + 1) >> 1, (bottom + 1) >> 1] as const;
    blendPlane(this.u, this.width / 2, chromaAlpha, chromaWidth, chromaHeight, cx, cy, color.u, strength, ...half);
    blendPlane(this.v, this.width / 2, chromaAlpha, chromaWidth, chromaHeight, cx, cy, color.v, strength, ...half);
  }

  /** Fills a rectangle. Edges of the color planes are rounded to blocks. */
  fill(rect: Rect, color: Yuv): void {
    for (let row = Math.max(0, rect.top); row < Math.min(this.height, rect.bottom); row++) {
      this.fillSpan(row, rect.left, rect.right, color);
    }
  }

  /** Fills the pixels [from, to) of a row; the color planes follow on even rows. */
  fillSpan(row: number, from: number, to: number, color: Yuv): void {
    const left = Math.max(0, from);
    const right = Math.min(this.width, to);
    if (left >= right) return;
    this.y.fill(color.y, row * this.width + left, row * this.width + right);
    if (row % 2 !== 0) return;
    const start = (row >> 1) * (this.width / 2);
    this.u.fill(color.u, start + (left >> 1), start + (right >> 1));
    this.v.fill(color.v, start + (left >> 1), start + (right >> 1));
  }

  /** Copies the pixels [from, to) of a row from a frame of the same size; the color planes follow on even rows. */
  copySpan(source: YuvFrame, row: number, from: number, to: number): void {
    const left = Math.max(0, from);
    const right = Math.min(this.width, to);
    if (left >= right) return;
    const line = row * this.width;
    this.y.set(source.y.subarray(line + left, line + right), line + left);
    if (row % 2 !== 0) return;
    const start = (row >> 1) * (this.width / 2);
    const [a, b] = [start + (left >> 1), start + (right >> 1)];
    this.u.set(source.u.subarray(a, b), a);
    this.v.set(source.v.subarray(a, b), a);
  }
}

/** The inner loop of the whole renderer: numbers only, no objects. */
function blendPlane(
  plane: Uint8Array,
  stride: number,
  alpha: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
  value: number,
  strength: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): void {
  const fromX = Math.max(x, left);
  const toX = Math.min(x + width, right);
  const toY = Math.min(y + height, bottom);
  if (fromX >= toX) return;
  for (let row = Math.max(y, top); row < toY; row++) {
    let source = (row - y) * width + (fromX - x);
    const end = row * stride + toX;
    for (let target = row * stride + fromX; target < end; target++) {
      const cover = alpha[source++] ?? 0;
      if (cover === 0) continue;
      const under = plane[target] ?? 0;
      plane[target] = under + (((value - under) * (cover + (cover >> 7)) * strength + 32768) >> 16);
    }
  }
}
