import { MediaError } from '../../../core/media/mediaError';
import type { Bands } from './bands';
import type { BitReader } from './bitReader';
import type { WindowLayout } from './windowLayout';

/** A temporal noise shaping filter over the coefficients of one window (ISO/IEC 14496-3, 4.6.9). */
export interface TnsFilter {
  /** Index of the first filtered coefficient in the frame. */
  readonly start: number;
  readonly count: number;
  readonly step: 1 | -1;
  /** Weights of the filter's previous outputs, starting with the most recent output. */
  readonly weights: readonly number[];
}

/** Reads the filters of all windows in a frame: tns_data() of ISO/IEC 14496-3. */
export function readTns(bits: BitReader, layout: WindowLayout, bands: Bands): TnsFilter[] {
  const { isShort, starts, bandCount } = layout;
  const limit = Math.min(isShort ? bands.tnsShort : bands.tnsLong, bandCount);
  const filters: TnsFilter[] = [];
  for (let window = 0; window < (isShort ? 8 : 1); window++) {
    const filterCount = bits.read(isShort ? 1 : 2);
    const resolution = filterCount > 0 && bits.readFlag() ? 4 : 3;
    let top = starts.length - 1;
    for (let filter = 0; filter < filterCount; filter++) {
      const length = bits.read(isShort ? 4 : 6);
      const order = bits.read(isShort ? 3 : 5);
      const bottom = Math.max(top - length, 0);
      const first = starts[Math.min(bottom, limit)] ?? 0;
      const end = starts[Math.min(top, limit)] ?? 0;
      top = bottom;
      if (order === 0) continue;
      if (order > (isShort ? 7 : 12)) throw new MediaError('A filter is too long.');
      const isDownward = bits.readFlag();
      const coded = resolution - bits.read(1);
      const weights = toWeights(Array.from({ length: order }, () => readReflection(bits, coded, resolution)));
      const base = window * 128;
      const start = base + (isDownward ? end - 1 : first);
      if (end > first) filters.push({ start, count: end - first, step: isDownward ? -1 : 1, weights });
    }
  }
  return filters;
}

/** Filters the coefficients of a frame, window by window. */
export function applyTns(filters: readonly TnsFilter[], coefficients: Float64Array): void {
  for (const { start, count, step, weights } of filters) {
    for (let index = 0; index < count; index++) {
      const at = start + index * step;
      let value = coefficients[at] ?? 0;
      const order = Math.min(index, weights.length);
      for (let back = 1; back <= order; back++) {
        value -= (weights[back - 1] ?? 0) * (coefficients[at - back * step] ?? 0);
      }
      coefficients[at] = value;
    }
  }
}

/** Reads a reflection coefficient: a signed number of `coded` bits, quantized with `resolution` bits. */
function readReflection(bits: BitReader, coded: number, resolution: number): number {
  const raw = bits.read(coded);
  const value = raw >= 1 << (coded - 1) ? raw - (1 << coded) : raw;
  const steps = (1 << (resolution - 1)) + (value < 0 ? 0.5 : -0.5);
  return Math.sin((value * Math.PI) / (2 * steps));
}

/** Converts reflection coefficients to direct-form weights (Levinson step-up). */
function toWeights(reflections: readonly number[]): number[] {
  let weights: number[] = [];
  for (const reflection of reflections) {
    const last = weights;
    weights = last.map((weight, index) => weight + reflection * (last[last.length - 1 - index] ?? 0));
    weights.push(reflection);
  }
  return weights;
}
