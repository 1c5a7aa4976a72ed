import { type Box, childrenOf, findBox, readBoxes, readFullBox } from './boxes';
import type { SampleList } from './samples';

/** A track to which fragments add samples. */
interface FragmentedTrack {
  readonly id: number;
  readonly samples: SampleList;
}

/** A track's default values, for samples that do not set their own. */
interface SampleDefaults {
  duration: number;
  size: number;
  flags: number;
}

/** The flag of a sample that depends on other samples. Such a sample is not a sync sample. */
const dependentFlag = 0x1_00_00;

/** Adds the samples of movie fragments (ISO/IEC 14496-12, 8.8) to the tracks they belong to. */
export function addFragments(data: Uint8Array, movie: readonly Box[], tracks: readonly FragmentedTrack[]): void {
  const extension = findBox(data, movie, 'mvex');
  if (extension === undefined) return;
  const defaults = new Map<number, SampleDefaults>();
  for (const box of childrenOf(data, extension).filter(({ type }) => type === 'trex')) {
    const { reader } = readFullBox(data, box);
    const id = reader.u32();
    reader.skip(4);
    defaults.set(id, { duration: reader.u32(), size: reader.u32(), flags: reader.u32() });
  }
  for (const fragment of readBoxes(data, 0, data.length).filter(({ type }) => type === 'moof')) {
    let end = fragment.from;
    for (const box of childrenOf(data, fragment).filter(({ type }) => type === 'traf')) {
      end = addTrackFragment(data, childrenOf(data, box), fragment.from, end, tracks, defaults);
    }
  }
}

/**
 * Adds the samples of one track in one fragment.
 * @returns the offset where the samples' data ends
 */
function addTrackFragment(
  data: Uint8Array,
  boxes: readonly Box[],
  fragmentStart: number,
  lastEnd: number,
  tracks: readonly FragmentedTrack[],
  defaults: ReadonlyMap<number, SampleDefaults>,
): number {
  const header = findBox(data, boxes, 'tfhd');
  if (header === undefined) return lastEnd;
  const { reader, flags } = readFullBox(data, header);
  const id = reader.u32();
  const known = defaults.get(id) ?? { duration: 0, size: 0, flags: 0 };
  let base = (flags & 0x2_00_00) !== 0 ? fragmentStart : lastEnd;
  if ((flags & 1) !== 0) base = reader.u64();
  if ((flags & 2) !== 0) reader.skip(4);
  const usual = {
    duration: (flags & 8) !== 0 ? reader.u32() : known.duration,
    size: (flags & 16) !== 0 ? reader.u32() : known.size,
    flags: (flags & 32) !== 0 ? reader.u32() : known.flags,
  };
  const track = tracks.find((it) => it.id === id);
  const time = findBox(data, boxes, 'tfdt');
  if (time !== undefined && track !== undefined) {
    const { reader: times, version } = readFullBox(data, time);
    track.samples.continueAt(version === 1 ? times.u64() : times.u32());
  }
  let end = base;
  for (const run of boxes.filter(({ type }) => type === 'trun')) {
    end = addRun(data, run, base, end, usual, track);
  }
  return end;
}

function addRun(
  data: Uint8Array,
  run: Box,
  base: number,
  lastEnd: number,
  usual: SampleDefaults,
  track: FragmentedTrack | undefined,
): number {
  const { reader, flags } = readFullBox(data, run);
  const count = reader.u32();
  let offset = (flags & 1) !== 0 ? base + reader.i32() : lastEnd;
  const firstFlags = (flags & 4) !== 0 ? reader.u32() : undefined;
  const bytesEach = 4 * [0x1_00, 0x2_00, 0x4_00, 0x8_00].filter((bit) => (flags & bit) !== 0).length;
  if (track === undefined && bytesEach === 0) return offset + count * usual.size;
  for (let index = 0; index < count; index++) {
    const duration = (flags & 0x1_00) !== 0 ? reader.u32() : usual.duration;
    const size = (flags & 0x2_00) !== 0 ? reader.u32() : usual.size;
    const own = (flags & 0x4_00) !== 0 ? reader.u32() : usual.flags;
    const delay = (flags & 0x8_00) !== 0 ? reader.i32() : 0;
    const sampleFlags = index === 0 ? (firstFlags ?? own) : own;
    track?.samples.add(offset, size, duration, delay, (sampleFlags & dependentFlag) === 0);
    offset += size;
  }
  return offset;
}
