/** window_sequence values (ISO/IEC 14496-3, 4.5.2.3.5). */
export const windowSequence = { long: 0, start: 1, short: 2, stop: 3 } as const;

/** The number of samples per channel in a frame. A long window has the same number of coefficients. */
export const frameSize = 1024;
const shortSize = 128;
/** Offset of the first short window within a long window, in samples. */
const shortStart = (frameSize - shortSize) / 2;

/**
 * The rising half of each window function. Index 0 is the sine window, index 1 the Kaiser-Bessel derived window, as in
 * window_shape.
 */
const windows = {
  long: [sineWindow(frameSize), kaiserWindow(frameSize, 4)] as const,
  short: [sineWindow(shortSize), kaiserWindow(shortSize, 6)] as const,
};

/** An inverse MDCT, computed with a complex FFT of a quarter of its output size. */
export class InverseMdct {
  private readonly real: Float64Array;
  private readonly imaginary: Float64Array;
  private readonly twiddleCos: Float64Array;
  private readonly twiddleSin: Float64Array;
  private readonly cos: Float64Array;
  private readonly sin: Float64Array;
  private readonly reversed: Uint16Array;

  /** @param size number of coefficients, a power of two */
  constructor(private readonly size: number) {
    const half = size / 2;
    const bits = Math.log2(half);
    const turn = (angle: (index: number) => number, of: (angle: number) => number): Float64Array =>
      Float64Array.from({ length: half }, (_, index) => of(angle(index)));
    this.real = new Float64Array(half);
    this.imaginary = new Float64Array(half);
    const twiddle = (index: number): number => (Math.PI * (index + 1 / 8)) / size;
    this.twiddleCos = turn(twiddle, Math.cos);
    this.twiddleSin = turn(twiddle, Math.sin);
    const root = (index: number): number => (2 * Math.PI * index) / half;
    this.cos = turn(root, Math.cos);
    this.sin = turn(root, Math.sin);
    this.reversed = Uint16Array.from({ length: half }, (_, index) => {
      let value = 0;
      for (let bit = 0; bit < bits; bit++) value |= ((index >> bit) & 1) << (bits - 1 - bit);
      return value;
    });
  }

  /**
   * Transforms `size` coefficients into `2 * size` samples, scaled by 1 / size.
   * @param from index of the first coefficient
   */
  transform(input: Float64Array, from: number, output: Float64Array): void {
    const { size, real, imaginary, twiddleCos, twiddleSin, reversed } = this;
    const half = size / 2;
    const scale = 1 / size;
    for (let index = 0; index < half; index++) {
      const a = (input[from + 2 * index] ?? 0) * scale;
      const b = (input[from + size - 1 - 2 * index] ?? 0) * scale;
      const c = twiddleCos[index] ?? 0;
      const s = twiddleSin[index] ?? 0;
      const to = reversed[index] ?? 0;
      real[to] = a * c + b * s;
      imaginary[to] = b * c - a * s;
    }
    this.fft();
    // Each FFT point gives two values of a DCT-IV. The MDCT output mirrors and repeats these values.
    for (let index = 0; index < half; index++) {
      const c = twiddleCos[index] ?? 0;
      const s = twiddleSin[index] ?? 0;
      const re = real[index] ?? 0;
      const im = imaginary[index] ?? 0;
      place(output, size, 2 * index, re * c + im * s);
      place(output, size, size - 1 - 2 * index, re * s - im * c);
    }
  }

  /** A radix-2 FFT (decimation in time), computed in place. The input is in bit-reversed order. */
  private fft(): void {
    const { real, imaginary, cos, sin } = this;
    const count = real.length;
    for (let span = 1; span < count; span *= 2) {
      const step = count / (2 * span);
      for (let k = 0; k < span; k++) {
        const c = cos[k * step] ?? 0;
        const s = sin[k * step] ?? 0;
        for (let at = k; at < count; at += 2 * span) {
          const other = at + span;
          const re = real[other] ?? 0;
          const im = imaginary[other] ?? 0;
          const turnedRe = re * c + im * s;
          const turnedIm = im * c - re * s;
          const baseRe = real[at] ?? 0;
          const baseIm = imaginary[at] ?? 0;
          real[other] = baseRe - turnedRe;
          imaginary[other] = baseIm - turnedIm;
          real[at] = baseRe + turnedRe;
          imaginary[at] = baseIm + turnedIm;
        }
      }
    }
  }
}

/** Writes one DCT-IV value to its two places in the MDCT output. */
function place(output: Float64Array, size: number, index: number, value: number): void {
  const half = size / 2;
  if (index >= half) {
    output[index - half] = value;
  } else {
    output[3 * half + index] = -value;
  }
  output[3 * half - 1 - index] = -value;
}

const longTransform = new InverseMdct(frameSize);
const shortTransform = new InverseMdct(shortSize);
const longBlock = new Float64Array(2 * frameSize);
const shortBlock = new Float64Array(2 * shortSize);
const frame = new Float64Array(2 * frameSize);

/** Turns the coefficients of one channel into samples by overlap-add. */
export class Filterbank {
  private readonly overlap = new Float64Array(frameSize);
  private previousShape: 0 | 1 = 0;

  /** Writes the next `frameSize` samples. Full scale is 1. */
  synthesize(coefficients: Float64Array, sequence: number, shape: 0 | 1, samples: Float32Array): void {
    const { overlap } = this;
    if (sequence === windowSequence.short) this.addShortWindows(coefficients, shape);
    else this.addLongWindow(coefficients, sequence, shape);
    for (let index = 0; index < frameSize; index++) {
      samples[index] = ((overlap[index] ?? 0) + (frame[index] ?? 0)) / 32_768;
      overlap[index] = frame[index + frameSize] ?? 0;
    }
    this.previousShape = shape;
  }

  private addLongWindow(coefficients: Float64Array, sequence: number, shape: 0 | 1): void {
    longTransform.transform(coefficients, 0, longBlock);
    const rise =
      sequence === windowSequence.stop ? windows.short[this.previousShape] : windows.long[this.previousShape];
    const fall = sequence === windowSequence.start ? windows.short[shape] : windows.long[shape];
    applySlope(rise, 0, 1);
    applySlope(fall, 2 * frameSize - 1, -1);
  }

  private addShortWindows(coefficients: Float64Array, shape: 0 | 1): void {
    frame.fill(0);
    const fall = windows.short[shape];
    for (let window = 0; window < 8; window++) {
      shortTransform.transform(coefficients, window * shortSize, shortBlock);
      const rise = window === 0 ? windows.short[this.previousShape] : fall;
      const start = shortStart + window * shortSize;
      for (let index = 0; index < shortSize; index++) {
        const last = 2 * shortSize - 1 - index;
        const weight = fall[index] ?? 0;
        frame[start + index] = (frame[start + index] ?? 0) + (shortBlock[index] ?? 0) * (rise[index] ?? 0);
        frame[start + last] = (shortBlock[last] ?? 0) * weight;
      }
    }
  }
}

/**
 * Applies a window slope to one half of the long block. From the block's edge inward: zeros, the slope, and then
 * unchanged samples.
 */
function applySlope(slope: Float64Array, edge: number, direction: 1 | -1): void {
  const margin = (frameSize - slope.length) / 2;
  for (let index = 0; index < frameSize; index++) {
    const weight = index < margin ? 0 : (slope[index - margin] ?? 1);
    const at = edge + direction * index;
    frame[at] = (longBlock[at] ?? 0) * weight;
  }
}

function sineWindow(size: number): Float64Array {
  return Float64Array.from({ length: size }, (_, index) => Math.sin((Math.PI * (index + 0.5)) / (2 * size)));
}

/** A Kaiser-Bessel derived window (4.6.11.3.2). */
function kaiserWindow(size: number, alpha: number): Float64Array {
  const kernel = Float64Array.from({ length: size + 1 }, (_, index) =>
    bessel(Math.PI * alpha * Math.sqrt(1 - ((2 * index) / size - 1) ** 2)),
  );
  const total = kernel.reduce((sum, value) => sum + value, 0);
  let sum = 0;
  return Float64Array.from({ length: size }, (_, index) => Math.sqrt((sum += kernel[index] ?? 0) / total));
}

/** The modified Bessel function of the first kind and order zero. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * 1e-17; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
