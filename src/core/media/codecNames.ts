import { isWebm } from './fileHead';
import { codecOf, isEncrypted } from './mp4/sampleDescription';
import { playedTrack, readMovie } from './mp4/tracks';
import { MediaError } from './mediaError';

/** The common names of a file's codecs. A name is undefined if the file has no such track or cannot be parsed. */
export interface CodecNames {
  readonly sound?: string;
  readonly video?: string;
  /** Whether the sound or the video is encrypted. */
  readonly isEncrypted?: true;
}

/**
 * The common names of codecs. The keys are MP4 sample entry types or their first three letters, MPEG-4 object types
 * (https://mp4ra.org) and WebM codec IDs.
 */
const names: Readonly<Record<string, string>> = {
  mp4a: 'AAC',
  Opus: 'Opus',
  'ac-3': 'Dolby Digital',
  'ec-3': 'Dolby Digital Plus',
  fLaC: 'FLAC',
  alac: 'Apple Lossless',
  dts: 'DTS',
  '.mp3': 'MP3',
  avc1: 'H.264',
  avc3: 'H.264',
  hvc1: 'HEVC',
  hev1: 'HEVC',
  dvh1: 'HEVC',
  av01: 'AV1',
  vp08: 'VP8',
  vp09: 'VP9',
  mp4v: 'MPEG-4 Part 2',
  jpeg: 'Motion JPEG',
  mjp: 'Motion JPEG',
  ap4: 'ProRes',
  apc: 'ProRes',
  '0x20': 'MPEG-4 Part 2',
  '0x40': 'AAC',
  '0x66': 'AAC Main',
  '0x67': 'AAC',
  '0x68': 'AAC SSR',
  '0x69': 'MP3',
  '0x6b': 'MP3',
  '0x6c': 'Motion JPEG',
  '0xa5': 'Dolby Digital',
  '0xa6': 'Dolby Digital Plus',
  '0xa9': 'DTS',
  '0xad': 'Opus',
  '0xdd': 'Vorbis',
  A_AAC: 'AAC',
  A_OPUS: 'Opus',
  A_VORBIS: 'Vorbis',
  V_VP8: 'VP8',
  V_VP9: 'VP9',
  V_AV1: 'AV1',
};

/** The number of bytes at the start of a WebM file that are searched for its codec IDs. */
const webmHeader = 65_536;

/** Names the sound and video codecs of an MP4 or WebM file. */
export function nameCodecs(file: Uint8Array): CodecNames {
  if (isWebm(file)) return nameWebmCodecs(file);
  try {
    const movie = readMovie(file);
    const audio = playedTrack(movie, 'audio');
    const video = playedTrack(movie, 'video');
    const found = of(audio && nameCodec(codecOf(audio)), video && nameCodec(codecOf(video)));
    return [audio, video].some((track) => track && isEncrypted(track)) ? { ...found, isEncrypted: true } : found;
  } catch (error) {
    if (error instanceof MediaError) return {};
    throw error;
  }
}

/** The common name of a codec. An unknown codec is named by its ID. */
export function nameCodec(id: string): string {
  return names[id] ?? names[id.slice(0, 3)] ?? id.replaceAll(/[^\w. -]/g, '').trim();
}

function nameWebmCodecs(file: Uint8Array): CodecNames {
  const header = Array.from(file.subarray(0, webmHeader), (byte) => String.fromCharCode(byte)).join('');
  const [tracks = ''] = header.split('\x1fC\xb6u');
  const [sound, video] = ['A', 'V'].map((kind) => {
    // The match may run into the next element, so the size byte before the codec's ID gives the ID's length.
    const [, size = '', id = ''] = new RegExp(`\\x86(.)(${kind}_[A-Z0-9]+)`, 's').exec(tracks) ?? [];
    return id.slice(0, size.charCodeAt(0) & 0x7f) || undefined;
  });
  return of(sound && nameCodec(sound), video && nameCodec(video));
}

function of(sound: string | undefined, video: string | undefined): CodecNames {
  return { ...(sound === undefined ? {} : { sound }), ...(video === undefined ? {} : { video }) };
}
