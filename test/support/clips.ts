import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cacheFolder } from './repository';

const { status: ffmpegStatus, stdout: ffmpegVersion } = spawnSync('ffmpeg', ['-version'], { encoding: 'utf8' });
const hasFfmpeg = ffmpegStatus === 0;

/** Skips a suite that needs ffmpeg if ffmpeg is not installed. In CI, throws an Error instead. */
export function needFfmpeg(suite: Mocha.Context): void {
  if (hasFfmpeg) return;
  if (process.env.CI !== undefined) throw new Error('ffmpeg is missing.');
  suite.skip();
}

const quiet = ['-hide_banner', '-loglevel', 'error', '-y', '-threads', '1'];

/** Runs ffmpeg and returns its standard output. */
export function ffmpeg(...args: readonly string[]): Buffer {
  return execFileSync('ffmpeg', [...quiet, ...args], { maxBuffer: 2 ** 30 });
}

/** The ffmpeg arguments for a file to create. For `encode`, `output` ends with the file's path. */
export interface Encoding {
  readonly inputs: readonly (readonly string[])[];
  readonly output: readonly string[];
}

/** Creates files with one ffmpeg process, because starting ffmpeg takes longer than encoding a short clip. */
export function encode(encodings: readonly Encoding[]): void {
  let number = 0;
  const outputs = encodings.flatMap(({ inputs, output }) => [
    ...inputs.flatMap(() => ['-map', String(number++)]),
    ...output,
  ]);
  ffmpeg(...encodings.flatMap(({ inputs }) => inputs.flat()), ...outputs);
}

/** Sounds to encode, defined by their samples. The caller chooses seconds, rate and channels. */
export const sounds = {
  sine: '0.5*sin(2*PI*440*t)',
  sweep: '0.4*sin(2*PI*(100*t+600*t*t))',
  noise: '0.4*(random(0)-0.5)',
  /** Syllables of noise and buzz, with silence between them. */
  speech:
    '(0.3*(random(0)-0.5)+0.2*sin(2*PI*140*t)+0.1*sin(2*PI*1260*t))*gt(mod(t\\,0.31)\\,0.12)*exp(-6*mod(t\\,0.31))',
} as const;

/** How a clip's sound is generated. */
export interface SoundOptions {
  readonly sound?: keyof typeof sounds;
  readonly seconds?: number;
  readonly rate?: number;
  readonly channels?: 1 | 2 | 6;
  /** Additional arguments for the sound encoder. */
  readonly audio?: readonly string[];
}

/** How a clip is generated. */
export interface VideoOptions extends SoundOptions {
  /** More ffmpeg arguments of the output. */
  readonly output?: readonly string[];
  /** Selects the container. */
  readonly extension?: string;
}

/** Clips of a test. Encoded clips are kept in `.cache`, so no caller may change them. */
export class Clips {
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'clips-'));
  private count = 0;

  /** Returns an unused path in a folder that `remove` removes. */
  file(extension: string): string {
    this.count++;
    return path.join(this.folder, `${this.count}.${extension}`);
  }

  /** Creates an M4A file of AAC without noise substitution (PNS), so that all decoders return the same samples. */
  sound(options: SoundOptions = {}): string {
    return only(this.sounds([options]));
  }

  /** Creates several sounds with one process. */
  sounds(all: readonly SoundOptions[]): string[] {
    return cached(all.map((it) => ({ inputs: [soundInput(it)], output: soundCodec(it), extension: 'm4a' })));
  }

  /** Creates an MP4 file of H.264 and AAC. */
  video(options: VideoOptions = {}): string {
    return only(this.videos([options]));
  }

  /** Creates several videos with one process. */
  videos(all: readonly VideoOptions[]): string[] {
    const codec = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-g', '12'];
    return cached(
      all.map((it) => {
        const { seconds = 2, output = [], extension = 'mp4' } = it;
        const picture = ['-f', 'lavfi', '-i', `testsrc2=size=192x108:rate=25:duration=${seconds}`];
        return { inputs: [picture, soundInput(it)], output: [...codec, ...soundCodec(it), ...output], extension };
      }),
    );
  }

  /** Creates one small file of each kind: an MP4 file with sample tables, a fragmented one, and one without video. */
  small(): string[] {
    const sound = { seconds: 0.2, rate: 8_000, channels: 1 } as const;
    const plain = this.video({ ...sound, output: ['-vf', 'scale=32:16', '-bsf:v', 'filter_units=remove_types=6'] });
    const fragmented = this.file('mp4');
    ffmpeg('-i', plain, '-c', 'copy', '-movflags', '+frag_keyframe+delay_moov', fragmented);
    return [plain, fragmented, this.sound({ ...sound, channels: 2 })];
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The ffmpeg arguments for a clip, without its path. */
interface CachedEncoding extends Encoding {
  readonly extension: string;
}

/** Returns the path of each clip in `.cache`. Encodes the missing clips with one process. */
function cached(clips: readonly CachedEncoding[]): string[] {
  const folder = path.join(cacheFolder, 'clips');
  mkdirSync(folder, { recursive: true });
  const files = clips.map((clip) => {
    const hash = createHash('sha256').update(JSON.stringify([ffmpegVersion, clip]));
    return path.join(folder, `${hash.digest('hex')}.${clip.extension}`);
  });
  const missing = new Map(clips.map((clip, index) => [files[index] ?? '', clip]));
  for (const file of files.filter((it) => existsSync(it))) missing.delete(file);
  if (missing.size === 0) return files;
  // Other processes may encode the same clip at the same time, so each process writes to a folder of its own first.
  const stagingFolder = mkdtempSync(path.join(folder, 'staging-'));
  const staged = (file: string): string => path.join(stagingFolder, path.basename(file));
  try {
    encode([...missing].map(([file, { inputs, output }]) => ({ inputs, output: [...output, staged(file)] })));
    for (const file of missing.keys()) renameSync(staged(file), file);
  } finally {
    rmSync(stagingFolder, { recursive: true });
  }
  return files;
}

function soundInput({ sound = 'speech', seconds = 2, rate = 48_000, channels = 2 }: SoundOptions): string[] {
  // Each channel has another volume, so that tests notice a wrong order of channels.
  const all = Array.from({ length: channels }, (_, index) => `(${sounds[sound]})*${1 - index * 0.13}`).join('|');
  const layout = { 1: 'mono', 2: 'stereo', 6: '5.1' }[channels];
  return ['-f', 'lavfi', '-i', `aevalsrc='${all}':s=${rate}:d=${seconds}:c=${layout}`];
}

function soundCodec({ audio = [] }: SoundOptions): string[] {
  return ['-c:a', 'aac', '-aac_pns', '0', ...audio];
}

/** A file's bytes. */
export function bytesOf(file: string): Uint8Array {
  return new Uint8Array(readFileSync(file));
}

/** ffmpeg's decoded sound of a file: interleaved channels, full scale at 1. */
export function decodedByFfmpeg(file: string, ...args: readonly string[]): Float32Array {
  return only(allDecodedByFfmpeg([file], ...args));
}

/** The decoded sounds of several files, from one process with one pipe for each file. */
export function allDecodedByFfmpeg(files: readonly string[], ...args: readonly string[]): Float32Array[] {
  const at = args.includes('-af') ? args.indexOf('-af') : args.length;
  const inputs = files.flatMap((file) => [...args.slice(0, at), '-i', file]);
  const firstPipe = 3;
  const outputs = files.flatMap((_, index) => [
    ...['-map', `${index}:a`, ...args.slice(at)],
    ...['-f', 'f32le', `pipe:${firstPipe + index}`],
  ]);
  const { status, stderr, output } = spawnSync('ffmpeg', [...quiet, ...inputs, ...outputs], {
    stdio: ['ignore', 'ignore', 'pipe', ...files.map(() => 'pipe' as const)],
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr.toString()}`);
  return output.slice(firstPipe).map((bytes) => {
    if (!Buffer.isBuffer(bytes)) throw new Error('A pipe has no output.');
    return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  });
}

function only<T>([item]: readonly T[]): T {
  if (item === undefined) throw new Error('There is no file.');
  return item;
}

/** The signal-to-noise ratio of decoded sound relative to a reference, in dB. */
export function signalToNoise(expected: Float32Array, actual: ArrayLike<number>): number {
  let signal = 0;
  let noise = 0;
  for (const [index, value] of expected.entries()) {
    signal += value * value;
    noise += (value - (actual[index] ?? 0)) ** 2;
  }
  return 10 * Math.log10(signal / noise);
}
