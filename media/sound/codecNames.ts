import { readMovie } from './mp4/tracks';
import { SoundError } from './soundError';

/** What people call what is in a file; missing where there is none of it, or it is not known. */
export interface CodecNames {
  readonly sound?: string;
  readonly video?: string;
}

/** By the sample description of MP4, or what it begins with, or the codec ID of WebM. */
const names: Readonly<Record<string, string>> = {
  mp4a: 'AAC',
  Opus: 'Opus',
  'ac-3': 'Dolby Digital',
  'ec-3': 'Dolby Digital Plus',
  fLaC: 'FLAC',
  alac: 'Apple Lossless',
  '.mp3': 'MP3',
  A_AAC: 'AAC',
  A_OPUS: 'Opus',
  A_VORBIS: 'Vorbis',
  avc1: 'H.264',
  avc3: 'H.264',
  hvc1: 'HEVC',
  hev1: 'HEVC',
  dvh1: 'HEVC',
  av01: 'AV1',
  vp08: 'VP8',
  vp09: 'VP9',
  mp4v: 'MPEG-4 Part 2',
  ap4: 'ProRes',
  apc: 'ProRes',
  V_VP8: 'VP8',
  V_VP9: 'VP9',
  V_AV1: 'AV1',
};

/** Bytes at the beginning of a WebM file that name its tracks, unless its first cluster begins in them. */
const webmHeader = 65_536;

/** Names the sound and the video of an MP4 or WebM file. */
export function nameCodecs(file: Uint8Array): CodecNames {
  if (file[0] === 0x1a && file[1] === 0x45) return nameWebmCodecs(file);
  try {
    const { tracks } = readMovie(file);
    const codec = (kind: string): string | undefined => {
      const found = tracks.find((track) => track.kind === kind)?.codec;
      return found === undefined ? undefined : nameCodec(found);
    };
    return of(codec('audio'), codec('video'));
  } catch (error) {
    if (error instanceof SoundError) return {};
    throw error;
  }
}

/** What people call a codec; its own letters where nobody has another name. */
export function nameCodec(id: string): string {
  return names[id] ?? names[id.slice(0, 3)] ?? id.replaceAll(/[^\w. -]/g, '').trim();
}

function nameWebmCodecs(file: Uint8Array): CodecNames {
  const [tracks = ''] = new TextDecoder('latin1').decode(file.subarray(0, webmHeader)).split('\x1fC\xb6u');
  // Before each stand the ID of its element, 0x86, which browsers' latin1 has as a dagger, and its size.
  const [, sound] = /[\x86†].(A_[A-Z0-9]+)/s.exec(tracks) ?? [];
  const [, video] = /[\x86†].(V_[A-Z0-9]+)/s.exec(tracks) ?? [];
  return of(sound && nameCodec(sound), video && nameCodec(video));
}

function of(sound: string | undefined, video: string | undefined): CodecNames {
  return { ...(sound === undefined ? {} : { sound }), ...(video === undefined ? {} : { video }) };
}
