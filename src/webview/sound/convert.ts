import { type AudioConfig, readAudioConfig } from './aac/audioConfig';
import { AacDecoder } from './aac/decoder';
import { frameSize } from './aac/filterbank';
import { maxBytes, maxSeconds } from './limits';
import { fileHeader, fileHeaderSize, movieBox } from './mp4/movieWriter';
import { findAudioConfig } from '../../core/media/mp4/sampleDescription';
import { type Piece, timelineOf } from '../../core/media/mp4/timeline';
import { playedTrack, readMovie, type Track } from '../../core/media/mp4/tracks';
import { mixerFor } from './mixer';
import { MediaError } from '../../core/media/mediaError';

/**
 * The delay of spectral band replication (SBR), in samples. HE-AAC timestamps include this delay, although this decoder
 * does not apply SBR.
 */
const sbrDelay = 481;
/**
 * The maximum rounding error of a frame time in a file, in seconds. For example, QuickTime files use units of 1/600 s.
 */
const roundingSeconds = 0.004;
/** The conversion fails if the sound begins with more than this many damaged frames. */
const trialFrames = 16;

/**
 * A converted file: the original video track, with PCM sound. The bytes of the original file come between `before` and
 * `after`.
 */
interface Converted {
  readonly before: Uint8Array<ArrayBuffer>;
  readonly after: readonly Uint8Array<ArrayBuffer>[];
  /** Whether the audio is HE-AAC, of which only the AAC-LC core was decoded. */
  readonly isCoreOnly: boolean;
}

interface DecodedSound {
  readonly rate: number;
  readonly channels: number;
  /** 16-bit PCM samples with interleaved channels. The sound begins at `start`; earlier samples are never played. */
  readonly samples: Int16Array<ArrayBuffer>;
  readonly start: number;
  /** The number of samples per channel, from `start` to the end. */
  readonly length: number;
  readonly hasSbr: boolean;
}

/**
 * Converts an MP4 file's AAC sound to PCM, for browsers without an AAC decoder.
 * @returns undefined for a file without sound
 * @throws MediaError if the file is damaged or too large; UnsupportedSoundError for anything but AAC-LC and HE-AAC
 */
export function convert(file: Uint8Array): Converted | undefined {
  if (file.length > maxBytes) throw new MediaError('The file is too large.');
  const movie = readMovie(file);
  const audio = playedTrack(movie, 'audio');
  if (audio === undefined || audio.samples.count === 0) return undefined;
  const video = playedTrack(movie, 'video');
  const sound = decodeTrack(file, audio);
  const parts = arrange(sound, timelineOf(audio, movie), audio);
  const length = parts.reduce((sum, part) => sum + part.length, 0) / sound.channels;
  const bytes = parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
  const dataSize = file.length + length * sound.channels * 2;
  const pcm = { rate: sound.rate, channels: sound.channels, length };
  const moov = movieBox(movie, video, pcm, fileHeaderSize, fileHeaderSize + file.length);
  return { before: fileHeader(dataSize), after: [...bytes, moov], isCoreOnly: sound.hasSbr };
}

function decodeTrack(file: Uint8Array, track: Track): DecodedSound {
  const config = readAudioConfig(findAudioConfig(track.boxes.description));
  const positions = framePositions(track, config);
  const length = (positions.at(-1) ?? 0) + frameSize;
  if (length > maxSeconds * config.rate) throw new MediaError('The sound is too long.');
  const decoder = new AacDecoder(config);
  const mixer = mixerFor(decoder.channels.map(({ role }) => role));
  // HE-AAC timestamps include the SBR delay, so HE-AAC sound must start with `sbrDelay` silent samples. HE-AAC is
  // recognized only while decoding, so the silence is always reserved. AAC-LC sound skips it.
  const samples = new Int16Array((length + sbrDelay) * mixer.channels);
  let unread = 0;
  for (const [index, position] of positions.entries()) {
    const offset = track.samples.offsets[index] ?? 0;
    const size = track.samples.sizes[index] ?? 0;
    const frame = offset < 0 ? new Uint8Array() : file.subarray(offset, offset + size);
    if (!decoder.decode(frame)) unread++;
    if (unread > index && index >= trialFrames) throw new MediaError('The sound is damaged.');
    mixer.mix(decoder.channels, samples, (position + sbrDelay) * mixer.channels);
  }
  if (unread > positions.length / 2) throw new MediaError('The sound is damaged.');
  const { hasSbr } = decoder;
  const start = hasSbr ? 0 : sbrDelay;
  return { rate: config.rate, channels: mixer.channels, samples, start, length: length + sbrDelay - start, hasSbr };
}

/**
 * The position of each frame's first sample. Frames are contiguous unless the file's times have a gap, as in joined
 * clips.
 */
function framePositions({ samples, timescale }: Track, { rate }: AudioConfig): number[] {
  let time = 0;
  let next = 0;
  return samples.durations.map((duration) => {
    const stated = Math.round((time / timescale) * rate);
    const position = Math.abs(stated - next) > roundingSeconds * rate ? stated : next;
    time += duration;
    next = position + frameSize;
    return position;
  });
}

/**
 * Arranges the decoded sound as the track's edit list requires, with silence in gaps. The pieces that are not silence
 * share memory with the decoded samples.
 */
function arrange(
  { samples, channels, rate, start, length }: DecodedSound,
  timeline: readonly Piece[],
  { timescale }: Track,
): Int16Array<ArrayBuffer>[] {
  const total = timeline.reduce((sum, { seconds }) => sum + seconds, 0);
  if (!(total <= maxSeconds)) throw new MediaError('The sound is too long.');
  return timeline.flatMap(({ seconds, mediaTime }) => {
    const count = Math.round(seconds * rate);
    if (mediaTime < 0) return [new Int16Array(count * channels)];
    const from = Math.min(Math.round((mediaTime / timescale) * rate), length);
    const end = Math.min(from + count, length);
    const played = samples.subarray((start + from) * channels, (start + end) * channels);
    return [played, new Int16Array((count - (end - from)) * channels)];
  });
}
