import type { Wipe } from '../look/themes';
import { easing } from './motion';

/** The pixels [from, to) of a row that the next scene has taken; parts of a pixel count. */
type Span = readonly [from: number, to: number];

/** Lines a row is looked at, so that slanted and round edges are smooth. */
const samples = 4;

/** How far a wipe has come, row by row. */
export class WipeMask {
  private readonly changes: Float32Array;
  private readonly coverage: Uint8Array;

  constructor(
    private readonly kind: Wipe,
    private readonly width: number,
    private readonly height: number,
  ) {
    this.changes = new Float32Array(width + 2);
    this.coverage = new Uint8Array(width);
  }

  /**
   * How much of each pixel of a row is taken, 0 to 255; overwritten by the next call.
   * @param progress 0 nothing, 1 everything.
   */
  row(row: number, variant: number, progress: number): Uint8Array {
    const { changes, coverage, width } = this;
    if (progress <= 0) return coverage.fill(0);
    if (progress >= 1) return coverage.fill(255);
    changes.fill(0);
    for (let sample = 0; sample < samples; sample++) {
      for (const [from, to] of this.spansAt(row + (sample + 0.5) / samples, variant, progress)) {
        this.change(Math.max(0, Math.min(width, from)), 255 / samples);
        this.change(Math.max(0, Math.min(width, to)), -255 / samples);
      }
    }
    let sum = 0;
    for (let x = 0; x < width; x++) coverage[x] = Math.round((sum += changes[x] ?? 0));
    return coverage;
  }

  /** From here on the sum is so much higher; a pixel that begins before has its part of it. */
  private change(x: number, by: number): void {
    const pixel = Math.floor(x);
    const part = x - pixel;
    this.changes[pixel] = (this.changes[pixel] ?? 0) + by * (1 - part);
    this.changes[pixel + 1] = (this.changes[pixel + 1] ?? 0) + by * part;
  }

  private spansAt(row: number, variant: number, progress: number): Span[] {
    const { width, height } = this;
    switch (this.kind) {
      case 'slant': {
        const lean = height * 0.35;
        const edge = easing.inOutCubic(progress) * (width + lean) - (lean * row) / height;
        return variant % 2 === 0 ? [[0, edge]] : [[width - edge, width]];
      }
      case 'iris': {
        const centers: readonly Span[] = [
          [0.5, 1.05],
          [0.95, 1],
          [0.05, 1],
        ];
        const [cx, cy] = centers[variant % centers.length] ?? [0.5, 1];
        const far = Math.hypot(Math.max(cx, 1 - cx) * width, Math.max(cy, 1 - cy) * height);
        const across = (far * easing.inOutCubic(progress)) ** 2 - (row - cy * height) ** 2;
        return across <= 0 ? [] : [[cx * width - Math.sqrt(across), cx * width + Math.sqrt(across)]];
      }
    }
  }
}
