import { yuvOf, type Stage, type Yuv } from '../look/themes';
import type { YuvFrame } from './yuvFrame';

/** Luma pixels between two computed points of the field; the rest is interpolated. */
const cell = 16;
/** Steps of the fixed-point values between the points. */
const unit = 256;
/** Where an ordered dither lifts a value, so that slow gradients show no bands. */
const dither = [0, 128, 32, 160, 192, 64, 224, 96, 48, 176, 16, 144, 240, 112, 208, 80];

/** A ground of two colors with clouds of color drifting over it. */
export class Background {
  private readonly columns: number;
  private readonly rows: number;
  private readonly fields: readonly [Int32Array, Int32Array, Int32Array];
  private readonly line: Int32Array;
  private readonly ground: readonly [Yuv, Yuv];
  private readonly clouds: readonly Yuv[];

  constructor(
    private readonly width: number,
    private readonly height: number,
    stage: Stage,
    private readonly variant: number,
  ) {
    this.columns = Math.ceil(width / cell) + 1;
    this.rows = Math.ceil(height / cell) + 1;
    const size = this.columns * this.rows;
    this.fields = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
    this.line = new Int32Array(this.columns);
    this.ground = [yuvOf(stage.ground[0]), yuvOf(stage.ground[1])];
    this.clouds = stage.clouds.map(yuvOf);
  }

  /** Paints all of the frame. @param seconds of the video. */
  paint(frame: YuvFrame, seconds: number): void {
    this.compute(seconds);
    const [y, u, v] = this.fields;
    this.stretch(y, frame.y, this.width, this.height, 4, true);
    this.stretch(u, frame.u, this.width / 2, this.height / 2, 3, false);
    this.stretch(v, frame.v, this.width / 2, this.height / 2, 3, false);
  }

  private compute(seconds: number): void {
    const { columns, rows, fields } = this;
    const aspect = this.width / this.height;
    const [wide, high] = aspect > 1 ? [aspect, 1] : [1, 1 / aspect];
    const clouds = this.clouds.map((color, index) => {
      const phase = this.variant * 2.4 + index * 2.1;
      const speed = 0.42 + index * 0.13;
      return {
        color,
        x: wide * (0.5 + 0.46 * Math.sin(phase + seconds * speed)),
        y: high * (0.5 + 0.46 * Math.cos(phase * 1.7 + seconds * speed * 0.83)),
        reach: 1 / (0.62 + 0.14 * Math.sin(phase + seconds * 0.6)) ** 2,
      };
    });
    const [from, to] = this.ground;
    for (let row = 0; row < rows; row++) {
      const down = (row * cell) / this.height;
      for (let column = 0; column < columns; column++) {
        const across = (column * cell) / this.width;
        const slope = (across + down) / 2;
        let y = from.y + (to.y - from.y) * slope;
        let u = from.u + (to.u - from.u) * slope;
        let v = from.v + (to.v - from.v) * slope;
        for (const cloud of clouds) {
          const dx = across * wide - cloud.x;
          const dy = down * high - cloud.y;
          const near = 1 - (dx * dx + dy * dy) * cloud.reach;
          if (near <= 0) continue;
          const weight = near * near * 0.85;
          y += (cloud.color.y - y) * weight;
          u += (cloud.color.u - u) * weight;
          v += (cloud.color.v - v) * weight;
        }
        const at = row * columns + column;
        fields[0][at] = Math.round(y * unit);
        fields[1][at] = Math.round(u * unit);
        fields[2][at] = Math.round(v * unit);
      }
    }
  }

  /** Interpolates a field to a plane. @param bits of the pixels per cell, 4 for 16. */
  private stretch(
    field: Int32Array,
    plane: Uint8Array,
    width: number,
    height: number,
    bits: number,
    dithered: boolean,
  ): void {
    const { columns, line } = this;
    const size = 1 << bits;
    for (let row = 0; row < height; row++) {
      const above = (row >> bits) * columns;
      const part = row & (size - 1);
      for (let column = 0; column < columns; column++) {
        const a = field[above + column] ?? 0;
        line[column] = (a << bits) + ((field[above + columns + column] ?? a) - a) * part;
      }
      const d = dithered ? (row & 3) * 4 : -1;
      const d0 = dithered ? (dither[d] ?? 0) : 128;
      const d1 = dithered ? (dither[d + 1] ?? 0) : 128;
      const d2 = dithered ? (dither[d + 2] ?? 0) : 128;
      const d3 = dithered ? (dither[d + 3] ?? 0) : 128;
      let target = row * width;
      const end = target + width;
      for (let column = 0; target < end; column++) {
        const a = line[column] ?? 0;
        const step = ((line[column + 1] ?? a) - a) >> bits;
        let value = a >> 0;
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
}
