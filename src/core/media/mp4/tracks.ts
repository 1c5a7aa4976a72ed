import { MediaError } from '../mediaError';
import { type Box, ByteReader, childrenOf, findBox, readBoxes, readFullBox } from './boxes';
import { addFragments } from './fragments';
import { readSampleTable, type SampleList } from './samples';

/** A segment of a track's timeline (an edit, ISO/IEC 14496-12, 8.6.6). */
export interface Edit {
  /** The edit's duration in the movie's timescale. In a fragmented file, 0 means the rest of the file. */
  readonly duration: number;
  /** The edit's start in the track's timescale. -1 for an empty edit. */
  readonly mediaTime: number;
}

export interface Track {
  readonly id: number;
  readonly kind: 'video' | 'audio';
  /** The number of time units per second in this track. */
  readonly timescale: number;
  /** Whether players play the track by default. */
  readonly isEnabled: boolean;
  readonly samples: SampleList;
  readonly edits: readonly Edit[];
  /** Unparsed boxes: track header, media header, handler, media information header and sample description. */
  readonly boxes: {
    readonly header: Uint8Array;
    readonly media: Uint8Array;
    readonly handler: Uint8Array;
    readonly mediaInformation: Uint8Array | undefined;
    readonly description: Uint8Array;
  };
}

export interface Movie {
  readonly timescale: number;
  /** The unparsed movie header box. */
  readonly header: Uint8Array;
  readonly tracks: readonly Track[];
}

/**
 * Parses an MP4 or QuickTime file.
 * @throws MediaError if the file is damaged or of another type
 */
export function readMovie(data: Uint8Array): Movie {
  const top = readBoxes(data, 0, data.length);
  const box = findBox(data, top, 'moov');
  if (box === undefined) throw new MediaError('It is no MP4 file, or not all of it is here.');
  const boxes = childrenOf(data, box);
  const header = required(findBox(data, boxes, 'mvhd'));
  const { reader, version } = readFullBox(data, header);
  reader.skip(version === 1 ? 16 : 8);
  const timescale = positive(reader.u32());
  const trackBoxes = boxes.filter(({ type }) => type === 'trak');
  if (trackBoxes.length > maxTracks) throw new MediaError('There are too many tracks.');
  const tracks = trackBoxes.flatMap((it) => readTrack(data, it) ?? []);
  addFragments(data, boxes, tracks);
  return { timescale, header: bytesOf(data, header), tracks };
}

/** Finds the video or sound track that players choose: the first enabled track, or else the first one. */
export function playedTrack({ tracks }: Movie, kind: Track['kind']): Track | undefined {
  const all = tracks.filter((track) => track.kind === kind);
  return all.find(({ isEnabled }) => isEnabled) ?? all[0];
}

/** Reads a track. Returns undefined if the track is neither video nor sound. */
function readTrack(data: Uint8Array, box: Box): Track | undefined {
  const boxes = childrenOf(data, box);
  const header = required(findBox(data, boxes, 'tkhd'));
  const media = required(findBox(data, boxes, 'mdia', 'mdhd'));
  const handler = required(findBox(data, boxes, 'mdia', 'hdlr'));
  const kind = kinds[new ByteReader(data, handler.start + 8, handler.end).type()];
  if (kind === undefined) return undefined;
  const { reader, version, flags } = readFullBox(data, header);
  reader.skip(version === 1 ? 16 : 8);
  const id = reader.u32();
  const times = readFullBox(data, media);
  times.reader.skip(times.version === 1 ? 16 : 8);
  const timescale = positive(times.reader.u32());
  const information = childrenOf(data, required(findBox(data, boxes, 'mdia', 'minf')));
  const tables = childrenOf(data, required(findBox(data, information, 'stbl')));
  const description = required(findBox(data, tables, 'stsd'));
  const headers = findBox(data, information, kind === 'video' ? 'vmhd' : 'smhd');
  const edits = findBox(data, boxes, 'edts', 'elst');
  return {
    id,
    kind,
    timescale,
    isEnabled: (flags & 1) !== 0,
    samples: readSampleTable(data, tables),
    edits: edits === undefined ? [] : readEdits(data, edits),
    boxes: {
      header: bytesOf(data, header),
      media: bytesOf(data, media),
      handler: bytesOf(data, handler),
      mediaInformation: headers === undefined ? undefined : bytesOf(data, headers),
      description: bytesOf(data, description),
    },
  };
}

const kinds: Readonly<Record<string, Track['kind']>> = { vide: 'video', soun: 'audio' };
const maxTracks = 16;
/** The maximum number of edits in a track. Real timelines have fewer. */
const maxEdits = 1_000;

function readEdits(data: Uint8Array, box: Box): Edit[] {
  const { reader, version } = readFullBox(data, box);
  const count = reader.u32();
  if (count > maxEdits) throw new MediaError('There are too many edits.');
  return Array.from({ length: count }, () => {
    const duration = version === 1 ? reader.u64() : reader.u32();
    const mediaTime = version === 1 ? reader.i64() : reader.i32();
    reader.skip(4);
    return { duration, mediaTime };
  });
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new MediaError('A box is missing.');
  return value;
}

function positive(value: number): number {
  if (value === 0) throw new MediaError('A timescale is not valid.');
  return value;
}

function bytesOf(data: Uint8Array, { from, end }: Box): Uint8Array {
  return data.subarray(from, end);
}
