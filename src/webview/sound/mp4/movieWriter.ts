import { MediaError } from '../../../core/media/mediaError';
import { box, letters, shorts, table, wide } from './boxWriter';
import type { Movie, Track } from '../../../core/media/mp4/tracks';
import { timelineOf } from '../../../core/media/mp4/timeline';

/** Uncompressed sound: 16 bits per sample, little-endian, interleaved channels. */
interface PcmSound {
  readonly rate: number;
  readonly channels: number;
  /** Number of samples per channel. */
  readonly length: number;
}

const unityMatrix = [0x1_00_00, 0, 0, 0, 0x1_00_00, 0, 0, 0, 0x40_00_00_00];
/** Samples per channel in a chunk: about half a second at 48 kHz. */
const chunkLength = 24_576;

/**
 * The start of a QuickTime file, up to the media data.
 * @param dataSize size of the media data in bytes
 */
export function fileHeader(dataSize: number): Uint8Array<ArrayBuffer> {
  const type = box('ftyp', letters('qt  '), [0x2_00], letters('qt  '));
  const header = new Uint8Array(type.length + 8);
  header.set(type);
  const view = new DataView(header.buffer);
  view.setUint32(type.length, dataSize + 8);
  header.set(letters('mdat'), type.length + 4);
  return header;
}

/** Size of `fileHeader` in bytes. */
export const fileHeaderSize = fileHeader(0).length;

/**
 * The `moov` box of the converted file. Joins the unchanged samples of a video track with PCM sound.
 * @param videoShift the number of bytes by which the video's samples move toward the end of the file
 * @param soundOffset position of the sound in the new file, in bytes
 */
export function movieBox(
  movie: Movie,
  video: Track | undefined,
  sound: PcmSound,
  videoShift: number,
  soundOffset: number,
): Uint8Array<ArrayBuffer> {
  const soundDuration = Math.ceil((sound.length / sound.rate) * movie.timescale);
  const videoTrack = video === undefined ? undefined : videoBox(movie, video, videoShift);
  const duration = Math.max(soundDuration, videoTrack?.duration ?? 0);
  // The video track keeps its ID, so the sound track needs a different ID.
  const soundId = video?.id === 2 ? 1 : 2;
  return box(
    'moov',
    withDuration(movie.header, 4, duration),
    ...(videoTrack === undefined ? [] : [videoTrack.bytes]),
    soundBox(sound, soundId, soundOffset, soundDuration),
  );
}

/** The video's `trak` box. Copies the original boxes, except those that locate its samples. */
function videoBox(movie: Movie, track: Track, shift: number): { bytes: Uint8Array; duration: number } {
  const timeline = timelineOf(track, movie);
  const duration = Math.round(timeline.reduce((sum, { seconds }) => sum + seconds, 0) * movie.timescale);
  const edits = timeline.flatMap(({ seconds, mediaTime }) => [
    ...wide(Math.round(seconds * movie.timescale)),
    ...(mediaTime < 0 ? [0xff_ff_ff_ff, 0xff_ff_ff_ff] : wide(mediaTime)),
    0x1_00_00,
  ]);
  const hasEdits = track.edits.length > 0 || timeline.length > 1;
  const { header, media, handler, mediaInformation, description } = track.boxes;
  const bytes = box(
    'trak',
    withDuration(header, 8, duration),
    ...(hasEdits ? [box('edts', table('elst', 5, edits, 0x1_00_00_00))] : []),
    box(
      'mdia',
      withDuration(media, 4, track.samples.duration),
      handler,
      box(
        'minf',
        ...(mediaInformation === undefined ? [] : [mediaInformation]),
        dataInformation(),
        box('stbl', description, ...sampleTables(track, shift)),
      ),
    ),
  );
  return { bytes, duration };
}

function sampleTables({ samples }: Track, shift: number): Uint8Array[] {
  const offsets: number[] = [];
  const chunks: number[] = [];
  let end = -1;
  let inChunk = 0;
  const closeChunk = (): void => {
    if (inChunk > 0 && chunks.at(-2) !== inChunk) chunks.push(offsets.length, inChunk, 1);
  };
  for (const [index, offset] of samples.offsets.entries()) {
    if (offset !== end) {
      closeChunk();
      offsets.push(within32Bits(offset + shift));
      inChunk = 0;
    }
    inChunk++;
    end = offset + (samples.sizes[index] ?? 0);
  }
  closeChunk();
  const syncs = samples.isSync.flatMap((isSync, index) => (isSync ? [index + 1] : []));
  return [
    table('stts', 2, runs(samples.durations), 0),
    ...(samples.delays.some((delay) => delay !== 0) ? [table('ctts', 2, runs(samples.delays), 0x1_00_00_00)] : []),
    ...(syncs.length === samples.count ? [] : [table('stss', 1, syncs, 0)]),
    table('stsz', 1, samples.sizes, 0, 0),
    table('stsc', 3, chunks, 0),
    table('stco', 1, offsets, 0),
  ];
}

/** Run-length encodes values as count-value pairs. */
function runs(values: readonly number[]): number[] {
  const found: number[] = [];
  for (const value of values) {
    if (found.at(-1) === value) found[found.length - 2] = (found.at(-2) ?? 0) + 1;
    else found.push(1, value);
  }
  return found;
}

function soundBox({ rate, channels, length }: PcmSound, id: number, offset: number, duration: number): Uint8Array {
  const chunkCount = Math.ceil(length / chunkLength);
  const whole = Math.floor(length / chunkLength);
  const rest = length - whole * chunkLength;
  const chunkBytes = chunkLength * channels * 2;
  const entry = box(
    'sowt',
    [0],
    shorts(0, 1),
    [0, 0],
    shorts(channels, 16),
    // The rate field is a 16.16 fixed-point number of Hz. It is 0 for a rate that does not fit, and the timescale alone
    // then gives the rate.
    [0, rate > 0xff_ff ? 0 : rate * 0x1_00_00],
  );
  return box(
    'trak',
    box('tkhd', [3, 0, 0, id, 0, duration, 0, 0], shorts(0, 0, 0x1_00, 0), unityMatrix, [0, 0]),
    box(
      'mdia',
      box('mdhd', [0, 0, 0, rate, length], shorts(0x55_c4, 0)),
      box('hdlr', [0, 0], letters('soun'), [0, 0, 0], shorts(0)),
      box(
        'minf',
        box('smhd', [0, 0]),
        dataInformation(),
        box(
          'stbl',
          box('stsd', [0, 1], entry),
          table('stts', 2, [length, 1], 0),
          box('stsz', [0, channels * 2, length]),
          table('stsc', 3, [...(whole > 0 ? [1, chunkLength, 1] : []), ...(rest > 0 ? [chunkCount, rest, 1] : [])], 0),
          table(
            'stco',
            1,
            Array.from({ length: chunkCount }, (_, index) => within32Bits(offset + index * chunkBytes)),
            0,
          ),
        ),
      ),
    ),
  );
}

/** The `dinf` box. Its flag 1 means that all samples are in the same file. */
function dataInformation(): Uint8Array {
  return box('dinf', table('dref', 3, [12, 0x75_72_6c_20, 1], 0));
}

/**
 * A copy of a header box with a different duration.
 * @param before the size in bytes of the fields between the modification time and the duration
 */
function withDuration(header: Uint8Array, before: number, duration: number): Uint8Array {
  const copy = header.slice();
  const view = new DataView(copy.buffer);
  const isWide = copy[8] === 1;
  const at = 8 + 4 + (isWide ? 16 : 8) + before;
  if (at + (isWide ? 8 : 4) > copy.length) throw new MediaError('A header is too short.');
  if (isWide) view.setUint32(at, wide(duration)[0]);
  view.setUint32(isWide ? at + 4 : at, wide(duration)[1]);
  return copy;
}

function within32Bits(offset: number): number {
  if (offset < 0 || offset > 0xff_ff_ff_ff) throw new MediaError('A sample lies outside the file.');
  return offset;
}
