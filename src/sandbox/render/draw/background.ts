import { outward } from '../layout/textBlock';
import { mixed, yuvOf, type Stage, type Theme } from '../look/themes';
import type { Drawing } from '../layout/plan';
import type { YuvFrame } from './yuvFrame';

/** Grid spacing in luma pixels. The background color is computed at the grid points and interpolated in between. */
const cell = 16;
/** Fixed-point factor: a grid point stores 256 times its color value. */
const unit = 256;
/** Ordered dither matrix. Without dithering, smooth gradients show bands. */
const dither = [
  [0, 128, 32, 160],
  [192, 64, 224, 96],
  [48, 176, 16, 144],
  [240, 112, 208, 80],
];
const undithered = [128, 128, 128, 128];

/**
 * Fills the frame with a gradient of two colors and drifting clouds of color.
 * @param variant varies the positions of the clouds
 * @param seconds time since the start of the video
 */
export function paintGround(frame: YuvFrame, stage: Stage, variant: number, seconds: number): void {
  const { width, height } = frame;
  const { columns, y, u, v } = fieldOf(width, height, stage, variant, seconds);
  stretch(y, columns, frame.y, width, height, 4, true);
  stretch(u, columns, frame.u, width / 2, height / 2, 3, false);
  stretch(v, columns, frame.v, width / 2, height / 2, 3, false);
}

/** Computes the Y, U and V values at all grid points, row by row. */
function fieldOf(width: number, height: number, stage: Stage, variant: number, seconds: number) {
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const [y, u, v] = [new Int32Array(columns * rows), new Int32Array(columns * rows), new Int32Array(columns * rows)];
  const aspect = width / height;
  const [wide, high] = aspect > 1 ? [aspect, 1] : [1, 1 / aspect];
  const clouds = stage.clouds.map((color, index) => {
    const phase = variant * 2.4 + index * 2.1;
    const speed = 0.42 + index * 0.13;
    return {
      color: yuvOf(color),
      x: wide * (0.5 + 0.46 * Math.sin(phase + seconds * speed)),
      y: high * (0.5 + 0.46 * Math.cos(phase * 1.7 + seconds * speed * 0.83)),
      reach: 1 / (0.62 + 0.14 * Math.sin(phase + seconds * 0.6)) ** 2,
    };
  });
  const [from, to] = [yuvOf(stage.ground[0]), yuvOf(stage.ground[1])];
  for (let at = 0; at < y.length; at++) {
    const across = ((at % columns) * cell) / width;
    const down = (Math.floor(at / columns) * cell) / height;
    let point = mixed(from, to, (across + down) / 2);
    for (const cloud of clouds) {
      const dx = across * wide - cloud.x;
      const dy = down * high - cloud.y;
      const near = 1 - (dx * dx + dy * dy) * cloud.reach;
      if (near > 0) point = mixed(point, cloud.color, near * near * 0.85);
    }
    y[at] = Math.round(point.y * unit);
    u[at] = Math.round(point.u * unit);
    v[at] = Math.round(point.v * unit);
  }
  return { columns, y, u, v };
}

/**
 * Interpolates grid values to all pixels of one color plane.
 * @param bits the distance between grid points as a power of two: 4 means 16 pixels of this plane
 */
function stretch(
  field: Int32Array,
  columns: number,
  plane: Uint8Array,
  width: number,
  height: number,
  bits: number,
  dithered: boolean,
): void {
  const size = 1 << bits;
  const line = new Int32Array(columns);
  for (let row = 0; row < height; row++) {
    const above = (row >> bits) * columns;
    const part = row & (size - 1);
    for (let column = 0; column < columns; column++) {
      const a = field[above + column] ?? 0;
      line[column] = (a << bits) + ((field[above + columns + column] ?? a) - a) * part;
    }
    const [d0 = 0, d1 = 0, d2 = 0, d3 = 0] = dithered ? (dither[row & 3] ?? []) : undithered;
    const end = (row + 1) * width;
    for (let target = row * width, column = 0; target < end; column++) {
      let value = line[column] ?? 0;
      const step = ((line[column + 1] ?? value) - value) >> bits;
      const stop = Math.min(end, target + size);
      while (target < stop) {
        plane[target++] = ((value >> bits) + d0) >> 8;
        value += step;
        plane[target++] = ((value >> bits) + d1) >> 8;
        value += step;
        if (target >= stop) break;
        plane[target++] = ((value >> bits) + d2) >> 8;
        value += step;
        plane[target++] = ((value >> bits) + d3) >> 8;
        value += step;
      }
    }
  }
}

/** A decorative shape behind a card's words. It drifts, and its upper part may be outside the frame. */
export interface Decor extends Drawing {
  /** Opacity of the shape, from 0 (invisible) to 1 (opaque). */
  readonly opacity: number;
  /** Velocity of a shape on the right side, in pixels per second. On the left side, `across` is negated. */
  readonly drift: readonly [across: number, down: number];
}

/**
 * Initial center of the decorative shape, as fractions of the frame's width and height. In every second scene, the
 * shape is mirrored to the left side.
 */
export const decorPlace = [0.97, 0.1] as const;

/**
 * For each shape: size as a fraction of `Page.base`, opacity, drift in pixels per second, stroke width, line caps and
 * SVG path. The stroke width and the path are relative to a square of 100 units.
 */
const decors = {
  rings: [0.86, 0.17, [-30, 12], 1.5, 'butt', ring(46.5) + ring(35.5) + ring(24.5)],
  dots: [0.5, 0.22, [-24, 0], 3, 'round', grid(8, (x, y) => `M${x} ${y}h.01`)],
  slashes: [0.66, 0.13, [-48, 48], 4.24, 'butt', spread(6, (x) => `M${x / 2 + 52.5} 7.5l-50 85`)],
  waves: [0.8, 0.18, [-36, 0], 1.5, 'round', spread(5, wave)],
  plus: [0.52, 0.28, [-24, 12], 1.35, 'butt', grid(6, (x, y) => `M${x - 2.5} ${y}h5m-2.5 -2.5v5`)],
} as const;

export function decorOf(kind: Theme['decor'], base: number): Decor {
  const [share, opacity, drift, width, cap, path] = decors[kind];
  const side = base * share;
  const stroke = `fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="${cap}"`;
  const svg = `<path transform="scale(${side / 100})" d="${path}" ${stroke}/>`;
  return { svg, box: outward(0, 0, side, side), opacity, drift };
}

function spread(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(((index + 0.5) * 100) / count)).join('');
}

function grid(count: number, draw: (x: number, y: number) => string): string {
  return spread(count, (y) => spread(count, (x) => draw(x, y)));
}

function ring(radius: number): string {
  return `M${50 - radius} 50a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

function wave(y: number): string {
  return `M1.5 ${(y + 10) / 1.2}q12.125-9.17 24.25 0${'t24.25 0'.repeat(3)}`;
}
