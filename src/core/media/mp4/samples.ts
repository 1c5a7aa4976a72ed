import { MediaError } from '../mediaError';
import { type Box, findBox, readFullBox } from './boxes';

/** The maximum number of samples (frames) in a track, about ten times as many as in half an hour of video. */
const maxSamples = 500_000;

/** The samples of a track in decoding order, with their offsets in the file and their times. */
export class SampleList {
  readonly offsets: number[] = [];
  readonly sizes: number[] = [];
  /** The duration of each sample in the track's timescale. All times here use this timescale. */
  readonly durations: number[] = [];
  /** The composition offset of each sample: the delay from decoding to display. */
  readonly delays: number[] = [];
  readonly isSync: boolean[] = [];
  /** The decoding time of the first sample. */
  start = 0;
  /** The sum of all samples' durations. */
  duration = 0;
  /** The display time at which the last sample ends, counted from `start`. */
  shownUntil = 0;

  get count(): number {
    return this.sizes.length;
  }

  add(offset: number, size: number, duration: number, delay: number, isSync: boolean): void {
    if (this.count >= maxSamples) throw new MediaError('There are too many samples.');
    this.offsets.push(offset);
    this.sizes.push(size);
    this.durations.push(duration);
    this.delays.push(delay);
    this.isSync.push(isSync);
    this.duration += duration;
    this.shownUntil = Math.max(this.shownUntil, this.duration + delay);
  }

  /** Sets the decoding time of the next sample. If this leaves a gap, the previous sample is extended. */
  continueAt(time: number): void {
    if (this.count === 0) {
      this.start = time;
      return;
    }
    const gap = time - (this.start + this.duration);
    if (gap <= 0) return;
    this.durations[this.count - 1] = (this.durations[this.count - 1] ?? 0) + gap;
    this.duration += gap;
  }
}

/** Reads the tables of a sample table box (ISO/IEC 14496-12, 8.6 to 8.7). */
export function readSampleTable(data: Uint8Array, boxes: readonly Box[]): SampleList {
  const samples = new SampleList();
  const sizes = readSizes(data, boxes);
  const { count } = sizes;
  if (count === 0) return samples;
  const durations = readRuns(data, findBox(data, boxes, 'stts'), count);
  const delays = readRuns(data, findBox(data, boxes, 'ctts'), count);
  const syncs = readSyncs(data, findBox(data, boxes, 'stss'));
  let index = 0;
  forEachChunk(data, boxes, (chunkOffset, inChunk) => {
    let offset = chunkOffset;
    for (let n = 0; n < inChunk && index < count; n++, index++) {
      const size = sizes.of(index);
      samples.add(offset, size, durations[index] ?? 0, delays[index] ?? 0, syncs?.has(index + 1) ?? true);
      offset += size;
    }
    return index < count;
  });
  return samples;
}

function readSizes(data: Uint8Array, boxes: readonly Box[]): { count: number; of: (index: number) => number } {
  const compact = findBox(data, boxes, 'stz2');
  const box = findBox(data, boxes, 'stsz') ?? compact;
  if (box === undefined) throw new MediaError('The sizes of the samples are missing.');
  const { reader } = readFullBox(data, box);
  const uniform = reader.u32();
  const count = reader.u32();
  if (count > maxSamples) throw new MediaError('There are too many samples.');
  if (box === compact) {
    const bits = uniform & 255;
    if (bits !== 8 && bits !== 16) throw new MediaError('The sizes of the samples are not valid.');
    const listed = Array.from({ length: count }, () => (bits === 8 ? reader.u8() : reader.u16()));
    return { count, of: (index) => listed[index] ?? 0 };
  }
  if (uniform !== 0) return { count, of: () => uniform };
  const listed = Array.from({ length: count }, () => reader.u32());
  return { count, of: (index) => listed[index] ?? 0 };
}

/** Expands pairs of a count and a value into one value for each sample. Composition offsets may be negative. */
function readRuns(data: Uint8Array, box: Box | undefined, count: number): number[] {
  const values: number[] = [];
  if (box === undefined) return values;
  const { reader } = readFullBox(data, box);
  const isSigned = box.type === 'ctts';
  for (let runs = reader.u32(); runs > 0 && values.length < count; runs--) {
    const times = Math.min(reader.u32(), count - values.length);
    const value = isSigned ? reader.i32() : reader.u32();
    for (let n = 0; n < times; n++) values.push(value);
  }
  return values;
}

function readSyncs(data: Uint8Array, box: Box | undefined): ReadonlySet<number> | undefined {
  if (box === undefined) return undefined;
  const { reader } = readFullBox(data, box);
  const count = reader.u32();
  if (count > maxSamples) throw new MediaError('There are too many samples.');
  return new Set(Array.from({ length: count }, () => reader.u32()));
}

/** Passes each chunk's offset and sample count to `use`. Stops when `use` returns false. */
function forEachChunk(
  data: Uint8Array,
  boxes: readonly Box[],
  use: (offset: number, samples: number) => boolean,
): void {
  const box = findBox(data, boxes, 'stco') ?? findBox(data, boxes, 'co64');
  const map = findBox(data, boxes, 'stsc');
  if (box === undefined || map === undefined) throw new MediaError('The places of the samples are missing.');
  const places = readFullBox(data, box).reader;
  const chunks = places.u32();
  const runs = readFullBox(data, map).reader;
  let left = runs.u32();
  let inChunk = 0;
  let next = left > 0 ? runs.u32() : Infinity;
  for (let chunk = 1; chunk <= chunks; chunk++) {
    while (chunk >= next) {
      inChunk = runs.u32();
      if (runs.u32() !== 1) throw new MediaError('The samples have several descriptions.');
      left--;
      next = left > 0 ? runs.u32() : Infinity;
    }
    if (!use(box.type === 'stco' ? places.u32() : places.u64(), inChunk)) return;
  }
}
