import assert from 'node:assert/strict';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { formatMismatches, readFileFormat } from '../../../../src/core/campaign/delivered';
import type { MediaFormat } from '../../../../src/core/media/mediaFormat';
import { nameCodec } from '../../../../src/core/media/codecNames';
import { readMediaFormat } from '../../../../src/core/media/readMediaFormat';
import { Clips, encode, type Encoding, ffmpeg, needFfmpeg } from '../../../support/clips';

/** A clip, and the format it was encoded with. */
interface Clip {
  readonly name: string;
  readonly file: string;
  readonly seconds: number;
  readonly size?: readonly [width: number, height: number];
  readonly frameRate?: number;
  readonly video?: string;
  readonly sound?: string | undefined;
}

const codecs = {
  mp4: { picture: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'], sound: ['-c:a', 'aac'], names: ['H.264', 'AAC'] },
  mov: { picture: ['-c:v', 'mpeg4'], sound: ['-c:a', 'pcm_s16le'], names: ['MPEG-4 Part 2', 'sowt'] },
  webm: { picture: ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '16'], sound: ['-c:a', 'libopus'], names: ['VP8', 'Opus'] },
} as const; // prettier-ignore
type Extension = keyof typeof codecs;
const extensions = ['mp4', 'mov', 'webm'] as const;
const sizes = [[128, 72], [72, 128], [64, 64], [64, 80], [80, 64]] as const; // prettier-ignore

describe('readFileFormat', function () {
  this.timeout(300_000);
  let clips: Clips;
  const encodedClips: Clip[] = [];
  const encodings: Encoding[] = [];
  const copies: Encoding[] = [];

  /** Plans a clip of color and noise at 10 frames per second. */
  function planClip(
    name: string,
    extension: Extension,
    options: {
      readonly size?: readonly [number, number];
      readonly seconds?: number;
      readonly sound?: boolean;
      readonly filter?: string;
      readonly output?: readonly string[];
      readonly expected?: Partial<Clip>;
    } = {},
  ): Clip {
    const { size = [64, 36], seconds = 1, sound = false, filter, output = [], expected = {} } = options;
    const { picture, sound: soundCodec, names } = codecs[extension];
    const file = clips.file(extension);
    const filters = filter === undefined ? [] : ['-vf', filter];
    encodings.push({
      inputs: [
        ['-f', 'lavfi', '-i', `color=red:size=${size.join('x')}:rate=10:duration=${seconds}`],
        ...(sound ? [['-f', 'lavfi', '-i', `anoisesrc=r=48000:d=${seconds}:a=0.1`]] : []),
      ],
      output: [...filters, ...picture, ...(sound ? soundCodec : []), ...output, file],
    });
    const clip = { name: `${extension} ${name}`, file, seconds, size, frameRate: 10, video: names[0] };
    return { ...clip, ...(sound && { sound: names[1] }), ...expected };
  }

  function remux(clip: Clip, name: string, output: readonly string[], expected: Partial<Clip>): Clip {
    const file = clips.file(clip.file.split('.').at(-1) ?? '');
    copies.push({ inputs: [['-i', clip.file]], output: ['-c', 'copy', ...output, file] });
    return { ...clip, name: `${clip.name} ${name}`, file, ...expected };
  }

  before(function () {
    needFfmpeg(this);
    clips = new Clips();
    for (const extension of extensions) {
      for (const size of sizes) {
        for (const [seconds, sound] of [
          [1, true],
          [2.3, false],
        ] as const) {
          // prettier-ignore
          encodedClips.push(planClip(`${size.join('x')} of ${seconds} s`, extension, { size, seconds, sound }));
        }
      }
      encodedClips.push(planClip('with wide pixels', extension, { filter: 'setsar=2', expected: { size: [128, 36] } }));
      const filter = "setpts='if(lt(N,5),N,5+(N-5)*3)/10/TB'";
      const slow = { seconds: 2, frameRate: 5 };
      const rate = ['-fps_mode', 'vfr', '-enc_time_base', '1:1000'];
      encodedClips.push(planClip('of a variable frame rate', extension, { filter, output: rate, expected: slow }));
    }
    for (const extension of ['mp4', 'mov'] as const) {
      const source = encodedClips.find(({ name }) => name.startsWith(`${extension} 128x72`));
      assert.ok(source);
      for (const angle of ['90', '180', '270']) {
        const size = angle === '180' ? ([128, 72] as const) : ([72, 128] as const);
        encodedClips.push(remux(source, `rotated by ${angle}`, ['-metadata:s:v', `rotate=${angle}`], { size }));
      }
      for (const flags of [
        'frag_keyframe',
        'frag_keyframe+empty_moov',
        'frag_keyframe+empty_moov+default_base_moof',
        'faststart',
      ]) {
        encodedClips.push(remux(source, flags, ['-movflags', flags], {}));
      }
      encodedClips.push(remux(source, 'without sound', ['-an'], { sound: undefined }));
    }
    const piped: [source: string, clip: Clip][] = [];
    for (const live of [
      encodedClips.find(({ name }) => name.startsWith('webm 128x72')),
      encodedClips.find(({ name }) => name.startsWith('webm 64x80')),
    ]) {
      assert.ok(live);
      const streamed = remux(live, 'streamed', ['-live', '1'], {});
      encodedClips.push(streamed);
      piped.push([live.file, { ...live, name: `${live.name} piped`, file: clips.file('webm') }]);
      encodedClips.push(remux(live, 'without sound', ['-an'], { sound: undefined }));
    }
    for (const [extension, codec] of [
      ['m4a', 'aac'],
      ['webm', 'libopus'],
      ['mov', 'pcm_s16le'],
      ['mp4', 'aac'],
    ] as const) {
      // prettier-ignore
      const file = clips.file(extension);
      encodings.push({
        inputs: [['-f', 'lavfi', '-i', 'anoisesrc=r=48000:d=1.5:a=0.1']],
        output: ['-c:a', codec, file],
      });
      const sound = { aac: 'AAC', libopus: 'Opus', pcm_s16le: 'sowt' }[codec];
      encodedClips.push({ name: `${extension} audio only`, file, seconds: 1.5, sound });
    }
    encode(encodings);
    encode(copies);
    for (const [source, clip] of piped) {
      writeFileSync(clip.file, ffmpeg('-i', source, '-c', 'copy', '-f', 'webm', '-'));
      encodedClips.push(clip);
    }
  });
  after(() => clips.remove());

  it('reads the displayed size, duration, frame rate, codecs and sound of every clip as encoded', async () => {
    for (const { name, file, seconds, size, frameRate, video, sound } of encodedClips) {
      const format = (await readFileFormat(file)) ?? assert.fail(name);
      assert.deepEqual(format.video && [format.video.width, format.video.height], size, name);
      assert.ok(Math.abs((format.seconds ?? 0) - seconds) < 0.25, `${name}: ${format.seconds} s`);
      if (frameRate !== undefined) {
        assert.ok(
          Math.abs((format.video?.frameRate ?? 0) / frameRate - 1) < 0.2,
          `${name}: ${format.video?.frameRate}`,
        );
      }
      assert.equal(format.video && nameCodec(format.video.codec), video, name);
      assert.equal(format.sound && nameCodec(format.sound.codec), sound, name);
    }
  });

  it('yields mismatches only for clips that were encoded with another ratio or duration than requested', async () => {
    let compared = 0;
    for (const { name, file, seconds, size } of encodedClips) {
      const format = (await readFileFormat(file)) ?? assert.fail(name);
      for (const aspectRatio of ['16:9', '9:16', '1:1', '4:5', '32:9']) {
        const [width = 1, height = 1] = aspectRatio.split(':').map(Number);
        for (const duration of [1, 2, 3]) {
          const expected = [
            ...(size !== undefined && Math.abs((size[0] * height) / (size[1] * width) - 1) > 0.02 ? ['ratio'] : []),
            ...(Math.abs(seconds - duration) > 0.6 ? ['duration'] : []),
          ];
          if (Math.abs(Math.abs(seconds - duration) - 0.5) < 0.15) continue;
          const found = formatMismatches({ aspectRatio, duration }, format).map((it) =>
            it.includes(' s,') ? 'duration' : 'ratio',
          );
          assert.deepEqual(found, expected, `${name}, asked for ${aspectRatio} and ${duration} s`);
        }
      }
      compared += 1;
    }
    assert.ok(compared >= 60, `${compared} files`);
  });

  it('returns a correct format or none for a damaged file, and never throws', async () => {
    for (const { name, file, seconds, size } of encodedClips.filter((_, index) => index % 4 === 0)) {
      const bytes = new Uint8Array(readFileSync(file));
      const cuts = [0.1, 0.5, 0.9].map((part) => bytes.subarray(0, Math.floor(bytes.length * part)));
      for (const damaged of [...cuts, new Uint8Array(bytes.length), bytes.toReversed()]) {
        const cut = clips.file('mp4');
        writeFileSync(cut, damaged);
        const format = await readFileFormat(cut);
        if (format?.video !== undefined) assert.deepEqual([format.video.width, format.video.height], size, name);
        if (format?.seconds !== undefined) assert.ok(format.seconds <= seconds + 0.25, name);
      }
      let random = 1;
      for (let round = 0; round < 10; round++) {
        const mutated = bytes.slice();
        for (let n = 0; n < 8; n++) {
          random = (random * 48_271) % 2_147_483_647;
          mutated[random % mutated.length] = random >> 8;
        }
        const read = (from: number, length: number): Promise<Uint8Array> =>
          Promise.resolve(mutated.subarray(from, from + length));
        const format = await readMediaFormat(read, mutated.length);
        if (format !== undefined) formatMismatches({ aspectRatio: '9:16', duration: 8 }, format);
      }
    }
    for (const missing of ['/nowhere/video.mp4', '/']) assert.equal(await readFileFormat(missing), undefined);
  });

  it('reads only a few bytes of a file of 2 GB', async () => {
    const large = encodedClips.find(({ name }) => name.includes('128x72 of 2.3')) ?? assert.fail();
    const bytes = new Uint8Array(readFileSync(large.file));
    // The file has 2 GB of media data before the movie box. They are not stored anywhere.
    const gap = 2 ** 31;
    const head = new Uint8Array(16);
    new DataView(head.buffer).setUint32(0, 1);
    head.set([0x6d, 0x64, 0x61, 0x74], 4);
    new DataView(head.buffer).setBigUint64(8, BigInt(gap));
    let read = 0;
    const format = await readMediaFormat((from, length) => {
      read += length;
      const part = from < gap ? head.subarray(from, from + length) : bytes.subarray(from - gap, from - gap + length);
      return Promise.resolve(part);
    }, gap + bytes.length);
    assert.equal(format?.video?.width, 128);
    assert.ok(read < statSync(large.file).size + 1_000, `${read} bytes`);
  });
});

describe('formatMismatches', () => {
  const format = (width: number, height: number, seconds: number): MediaFormat => ({
    seconds,
    video: { codec: 'avc1', width, height },
  });

  it('names the requested and the delivered value', () => {
    assert.deepEqual(formatMismatches({ aspectRatio: '9:16', duration: 8 }, format(1920, 1080, 5.04)), [
      'asked for 9:16, delivered 16:9',
      'asked for 8 s, delivered 5.04 s',
    ]);
    assert.deepEqual(formatMismatches({ aspectRatio: '1:1' }, format(1000, 700, 5)), [
      'asked for 1:1, delivered 1000 × 700',
    ]);
  });

  it('tolerates 2 % of the aspect ratio and 0.5 s of the duration', () => {
    const requested = { aspectRatio: '16:9', duration: 8 };
    assert.deepEqual(formatMismatches(requested, format(1920, 1088, 8.5)), []);
    assert.deepEqual(formatMismatches(requested, format(848, 480, 7.5)), []);
    assert.equal(formatMismatches(requested, format(1920, 1120, 8.51)).length, 2);
  });

  it('returns nothing if no format was requested or the file states none', () => {
    assert.deepEqual(formatMismatches({}, format(1, 1, 99)), []);
    assert.deepEqual(formatMismatches({ aspectRatio: '9:16', duration: 8 }, {}), []);
    assert.deepEqual(formatMismatches({ aspectRatio: 'wide', duration: 0 }, format(1, 1, 99)), []);
  });
});
