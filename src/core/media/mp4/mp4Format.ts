import type { ReadBytes } from '../fileHead';
import { MediaError } from '../mediaError';
import type { MediaFormat } from '../mediaFormat';
import { ByteReader, findBox, readBoxes, readFullBox } from './boxes';
import { codecOf } from './sampleDescription';
import { timelineOf } from './timeline';
import { type Movie, playedTrack, readMovie, type Track } from './tracks';

/** The maximum number of top-level boxes. An hour of video with two fragments per second has 14,400 boxes. */
const maxBoxes = 15_000;
const maxMovieBytes = 2 ** 26;

/** @throws MediaError if the file is damaged or not an MP4 file */
export async function readMp4Format(read: ReadBytes, size: number): Promise<MediaFormat> {
  const movie = readMovie(await readMovieBoxes(read, size));
  const [video, sound] = [playedTrack(movie, 'video'), playedTrack(movie, 'audio')];
  const ends = [video, sound].map((track) => (track === undefined ? 0 : secondsOf(track, movie)));
  const seconds = Math.max(...ends);
  const frameSize = video && frameSizeOf(video);
  const frameRate = video && frameRateOf(video);
  return {
    ...(seconds > 0 && { seconds }),
    ...(video &&
      frameSize && { video: { codec: codecOf(video), ...frameSize, ...(frameRate !== undefined && { frameRate }) } }),
    ...(sound && { sound: { codec: codecOf(sound) } }),
  };
}

/** Reads the movie box and the fragments' boxes in order. Skips the media data between them. */
async function readMovieBoxes(read: ReadBytes, size: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  let from = 0;
  for (let count = 0; size - from >= 8; count++) {
    if (count >= maxBoxes) throw new MediaError('There are too many boxes.');
    const header = await read(from, 16);
    const reader = new ByteReader(header);
    let boxSize = reader.u32();
    const type = reader.type();
    if (boxSize === 1) boxSize = reader.u64();
    else if (boxSize === 0) boxSize = size - from;
    if (boxSize < 8) break;
    if (type === 'moov' || type === 'moof') {
      bytes += boxSize;
      if (bytes > maxMovieBytes) throw new MediaError('The movie box is too large.');
      const box = await read(from, boxSize);
      // Rejects a truncated box, because it describes only part of the video.
      if (box.length < boxSize) throw new MediaError('A box ends too early.');
      parts.push(box);
    }
    from += boxSize;
  }
  const joined = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function secondsOf(track: Track, movie: Movie): number {
  return timelineOf(track, movie).reduce((sum, { seconds }) => sum + seconds, 0);
}

function frameRateOf({ samples, timescale }: Track): number | undefined {
  return samples.duration > 0 && samples.count > 1 ? (samples.count * timescale) / samples.duration : undefined;
}

/**
 * The frame size: the coded size, stretched by the pixel aspect ratio (ISO/IEC 14496-12, 12.1.4), then rotated (8.3.2).
 */
function frameSizeOf({ boxes: { description, header } }: Track): { width: number; height: number } | undefined {
  const [entry] = readBoxes(description, 16, description.length);
  if (entry === undefined || entry.end - entry.start < 78) return undefined;
  const sizes = new ByteReader(description, entry.start + 24, entry.end);
  let width = sizes.u16();
  const height = sizes.u16();
  if (width === 0 || height === 0) return undefined;
  const pixels = findBox(description, readBoxes(description, entry.start + 78, entry.end), 'pasp');
  if (pixels !== undefined) {
    const reader = new ByteReader(description, pixels.start, pixels.end);
    const [horizontal, vertical] = [reader.u32(), reader.u32()];
    if (horizontal > 0 && vertical > 0) width = Math.max(Math.round((width * horizontal) / vertical), 1);
  }
  return isTurned(header) ? { width: height, height: width } : { width, height };
}

/** Whether a track header's matrix rotates the picture by 90° or 270°. */
function isTurned(header: Uint8Array): boolean {
  const [box] = readBoxes(header, 0, header.length);
  if (box === undefined) return false;
  const { reader, version } = readFullBox(header, box);
  reader.skip((version === 1 ? 32 : 20) + 16);
  const [a, b] = [reader.i32(), reader.i32()];
  return Math.abs(b) > Math.abs(a);
}
