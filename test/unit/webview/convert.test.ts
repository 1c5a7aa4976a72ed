import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { nameCodecs } from '../../../src/core/media/codecNames';
import { convert } from '../../../src/webview/sound/convert';
import { readMovie } from '../../../src/core/media/mp4/tracks';
import { MediaError, UnsupportedSoundError } from '../../../src/core/media/mediaError';
import {
  allDecodedByFfmpeg,
  bytesOf,
  Clips,
  decodedByFfmpeg,
  ffmpeg,
  needFfmpeg,
  signalToNoise,
} from '../../support/clips';

describe('the conversion of a video', function () {
  this.timeout(120_000);
  const clips = new Clips();
  /** One file of each kind: its name, its path, and the path of its conversion. */
  let files: [name: string, file: string, made: string][];
  /** The properties of all files and conversions, by path. */
  let details: ReadonlyMap<string, Details>;
  /** A video of the most common kind. */
  let plain: string;
  let fragmented: string;
  let sixChannels: string;

  before(function () {
    needFfmpeg(this);
    const [common = '', wide = '', later = '', odd = '', much = '', six = ''] = clips.videos([
      {},
      { output: ['-vf', 'setsar=4/3', ...colors] },
      { output: ['-af', 'asetpts=PTS+0.4/TB'] },
      { rate: 44_100, channels: 1, output: ['-r', '30000/1001', '-video_track_timescale', '90000'] },
      { rate: 96_000 },
      { channels: 6 },
    ]);
    [plain, sixChannels] = [common, six];
    const copies: [name: string, extension: string, args: readonly string[]][] = [
      ['moov first', 'mp4', ['-movflags', '+faststart']],
      ['fragmented', 'mp4', fragments],
      ['fragmented with edit lists', 'mp4', ['-movflags', '+frag_keyframe+delay_moov']],
      ['no edit lists', 'mp4', ['-use_editlist', '0']],
      ['QuickTime', 'mov', []],
      ['rotated', 'mp4', ['-metadata:s:v', 'rotate=90']],
      ['cut within a frame', 'mp4', ['-ss', '0.53']],
      ['sound before the video', 'mp4', ['-map', '0:a', '-map', '0:v']],
    ];
    const remade = copies.map(([name, extension, args]) => ({ name, args, file: clips.file(extension) }));
    ffmpeg('-i', plain, ...remade.flatMap(({ args, file }) => ['-c', 'copy', ...args, file]));
    fragmented = remade.find(({ name }) => name === 'fragmented')?.file ?? '';
    const builds: [string, string][] = [
      ['moov last', plain],
      ...remade.map(({ name, file }): [string, string] => [name, file]),
      ['wide pixels, color named', wide],
      ['sound later', later],
      ['odd rates', odd],
      ['much sound', much],
    ];
    files = builds.map(([name, file]) => [name, file, convertFile(file)]);
    details = detailsOf(files.flatMap(([, file, made]) => [file, made]));
  });
  after(() => {
    clips.remove();
  });

  it('leaves every video sample and its time unchanged', () => {
    assert.deepEqual(
      failures((file, made) => {
        const [expected, actual] = [detailsFor(file).samples, detailsFor(made).samples];
        assert.ok(expected.length > 0);
        const index = expected.findIndex((line, index) => line !== actual[index]);
        assert.equal(actual[index], expected[index]);
        assert.equal(actual.length, expected.length);
      }),
      [],
    );
  });

  it('keeps size, rotation, pixel aspect ratio, color and duration', () => {
    assert.deepEqual(
      failures((file, made) => {
        const [expected, actual] = [detailsFor(file), detailsFor(made)];
        assert.deepEqual(actual.picture, expected.picture);
        assert.equal(actual.seconds.toFixed(1), expected.seconds.toFixed(1));
      }),
      [],
    );
  });

  it('matches the sound that ffmpeg decodes in every sample', () => {
    const expectedSounds = allDecodedByFfmpeg(
      files.map(([, file]) => file),
      ...silentGaps,
    );
    const actualSounds = allDecodedByFfmpeg(files.map(([, , made]) => made));
    assert.deepEqual(
      failures((file, made, index) => {
        const [expected, actual] = [expectedSounds[index], actualSounds[index]];
        assert.ok(expected && actual);
        const snr = signalToNoise(expected.subarray(0, actual.length), actual);
        assert.ok(snr > 65, `${snr} dB`);
        assert.ok(expected.length - actual.length < 2 * 2_048, `${actual.length} samples, not ${expected.length}`);
        assert.match(detailsFor(file).sound, /^aac\b/);
        const { sound } = detailsFor(made);
        assert.match(sound, /^pcm_s16le\b/);
        assert.equal(channelsAndRate(sound), channelsAndRate(detailsFor(file).sound));
      }),
      [],
    );
  });

  it('keeps the offset between sound and picture of a fragmented video', () => {
    const file = clips.file('mp4');
    const bytes = readFileSync(fragmented);
    // The first decoding time in each fragment is that of the video.
    for (let at = bytes.indexOf('moof'); at >= 0; at = bytes.indexOf('moof', at + 4)) {
      const time = bytes.indexOf('tfdt', at) + 8;
      bytes.writeBigUInt64BE(bytes.readBigUInt64BE(time) + 5_120n, time);
    }
    writeFileSync(file, bytes);
    const [expected, actual] = detailsOf([file, convertFile(file)]).values();
    assert.ok(expected && actual);
    assert.notDeepEqual(expected.samples, detailsFor(fragmented).samples);
    assert.deepEqual(actual.samples, expected.samples);
  });

  it('mixes six channels down to two', () => {
    const file = convertFile(sixChannels);
    assert.match(detailsOf([file]).get(file)?.sound ?? '', /, stereo,/);
    assert.ok(decodedByFfmpeg(file).some((sample) => Math.abs(sample) > 0.1));
  });

  it('delays the core of HE-AAC by the delay of SBR', () => {
    // Makes an AAC-LC file claim to be HE-AAC. Decoders then return the AAC-LC core, without the upper frequencies.
    const file = clips.sound({ sound: 'sweep', rate: 22_050, channels: 1 });
    const data = bytesOf(file);
    const position = Buffer.from(data).indexOf(Buffer.from([0x13, 0x88, 0x56, 0xe5]));
    assert.ok(position > 0, 'The description is not in the file.');
    data.set([0x2b, 0x8a, 0x08, 0x00], position);
    const signaled = clips.file('m4a');
    writeFileSync(signaled, data);
    const conversion = convert(data);
    assert.equal(conversion?.isCoreOnly, true);
    const doubled = decodedByFfmpeg(signaled, '-flags2', '+skip_manual', '-af', 'pan=mono|c0=c0');
    // With skip_manual, ffmpeg keeps the first frame, which the edit list omits.
    const expected = doubled.filter((_, index) => index % 2 === 0).subarray(1_024);
    const actual = decodedByFfmpeg(convertFile(signaled));
    const lags = Array.from({ length: 9 }, (_, index) => index - 4);
    const scores = lags.map((lag) =>
      signalToNoise(expected.slice(4_000, 20_000), actual.subarray(4_000 + lag, 20_000 + lag)),
    );
    const best = lags[scores.indexOf(Math.max(...scores))];
    assert.ok(best === 0, `The sound is ${best} samples off: ${scores.map(Math.round).join(' ')} dB.`);
  });

  it('replaces all damaged frames of a long file by silence', () => {
    const data = bytesOf(clips.sound({ sound: 'sine', seconds: 20, rate: 48_000, channels: 1 }));
    const track = readMovie(data).tracks.find(({ kind }) => kind === 'audio');
    assert.ok(track !== undefined && track.samples.count > 900);
    for (let index = 100; index < 900; index += 20) {
      const { offsets, sizes } = track.samples;
      const offset = offsets[index] ?? 0;
      data.fill(0xff, offset, offset + (sizes[index] ?? 0));
    }
    assert.equal(convert(data)?.isCoreOnly, false);
  });

  it('converts the first enabled track, as players do', () => {
    const file = clips.file('mp4');
    const second = clips.sound({ sound: 'sine', channels: 1 });
    const maps = ['-map', '0:v', '-map', '0:a', '-map', '1:a', '-disposition:a:0', '0', '-disposition:a:1', 'default'];
    ffmpeg('-i', plain, '-i', second, ...maps, '-c', 'copy', file);
    const made = convertFile(file);
    assert.match(detailsOf([made]).get(made)?.sound ?? '', /, mono,/);
  });

  it('reports the formats that it does not convert', () => {
    const key = '00112233445566778899aabbccddeeff';
    const uncommon = clips.videos([
      { output: ['-c:a', 'libopus', '-strict', '-2'] },
      { extension: 'mov', output: ['-c:v', 'prores_ks', '-profile:v', '3'] },
      { extension: 'mov', output: ['-c:v', 'mjpeg', '-c:a', 'dca', '-strict', '-2'] },
      { output: ['-c:v', 'mjpeg', '-c:a', 'dca', '-strict', '-2'] },
      { output: ['-encryption_scheme', 'cenc-aes-ctr', '-encryption_key', key, '-encryption_kid', key] },
      { output: ['-an'] },
    ]);
    const [opus, master, dts, dtsInMp4, encrypted, silent] = uncommon.map(bytesOf);
    assert.ok(opus && master && dts && dtsInMp4 && encrypted && silent);
    assert.throws(() => convert(opus), UnsupportedSoundError);
    assert.deepEqual(nameCodecs(opus), { sound: 'Opus', video: 'H.264' });
    assert.deepEqual(nameCodecs(master), { sound: 'AAC', video: 'ProRes' });
    assert.deepEqual(nameCodecs(dts), { sound: 'DTS', video: 'Motion JPEG' });
    assert.deepEqual(nameCodecs(dtsInMp4), { sound: 'DTS', video: 'Motion JPEG' });
    assert.deepEqual(nameCodecs(encrypted), { sound: 'AAC', video: 'H.264', isEncrypted: true });
    assert.equal(convert(silent), undefined);
    assert.throws(() => convert(new Uint8Array(1_000)), MediaError);
    const long = clips.file('m4a');
    const short = clips.sound({ sound: 'sine', seconds: 10, rate: 8_000, channels: 1 });
    ffmpeg('-stream_loop', '60', '-i', short, '-c', 'copy', long);
    assert.throws(() => convert(bytesOf(long)), /too long/);
  });

  it('gives each track its own ID', () => {
    assert.deepEqual(
      failures((_, made) => {
        const ids = readMovie(bytesOf(made)).tracks.map(({ id }) => id);
        assert.equal(new Set(ids).size, 2, ids.join(', '));
      }),
      [],
    );
  });

  it('keeps sound and picture of joined clips in sync at every cut', () => {
    const file = joined(plain, 5);
    const made = convertFile(file);
    const [before, after] = detailsOf([file, made]).values();
    assert.ok(before && after);
    assert.deepEqual(after.samples, before.samples);
    const [expected, actual] = allDecodedByFfmpeg([file, made], ...silentGaps).map(onsets);
    assert.ok(expected && actual && expected.length >= 5);
    assert.equal(actual.length, expected.length);
    const late = actual.map((at, index) => (at - (expected[index] ?? 0)) / 2 / 48);
    assert.ok(
      late.every((ms) => Math.abs(ms) < 5),
      `${late.map(Math.round).join(' ')} ms`,
    );
  });

  /** Joins one clip several times without encoding it again. */
  function joined(clip: string, times: number): string {
    const list = clips.file('txt');
    writeFileSync(list, `file '${clip}'\n`.repeat(times));
    const file = clips.file('mp4');
    ffmpeg('-f', 'concat', '-safe', '0', '-i', list, '-c', 'copy', file);
    return file;
  }

  function detailsFor(file: string): Details {
    return details.get(file) ?? assert.fail(file);
  }

  /** The errors of a check, by file. */
  function failures(check: (file: string, made: string, index: number) => void): string[] {
    return files.flatMap(([name, file, made], index) => {
      try {
        check(file, made, index);
        return [];
      } catch (error) {
        return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
      }
    });
  }

  function convertFile(file: string): string {
    const data = bytesOf(file);
    const conversion = convert(data);
    assert.ok(conversion !== undefined, 'The file has no sound.');
    const output = clips.file('mov');
    writeFileSync(output, Buffer.concat([conversion.before, data, ...conversion.after]));
    return output;
  }
});

const colors = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'];

const fragments = ['-movflags', '+frag_keyframe+empty_moov+default_base_moof'];

/** ffmpeg arguments that fill gaps in a file with silence and drop sound before the start. */
const silentGaps = ['-copyts', '-af', 'aresample=async=1:min_hard_comp=0.001:first_pts=0'];

/** The properties of a file, as reported by ffmpeg. */
interface Details {
  /** Codec, profile, pixels, colors, size, aspect ratios, rates, rotation and the hash of the codec's header. */
  readonly picture: readonly string[];
  /** Codec, rate and channels. */
  readonly sound: string;
  readonly seconds: number;
  /** Times, sizes and hashes of the video samples. */
  readonly samples: readonly string[];
}

/** Reads the properties of several files with one process. */
function detailsOf(files: readonly string[]): Map<string, Details> {
  const inputs = files.flatMap((file) => ['-i', file]);
  const maps = files.flatMap((_, index) => ['-map', `${index}:v`]);
  const args = ['-hide_banner', '-nostats', ...inputs, '-copyts', ...maps, '-c', 'copy', '-f', 'framehash', '-'];
  const { status, stdout, stderr } = spawnSync('ffmpeg', args, { encoding: 'utf8', maxBuffer: 2 ** 27 });
  assert.equal(status, 0, stderr);
  const [, ...logs] = (stderr.split(/^Output #/m)[0] ?? '').split(/^Input #/m);
  const lines = stdout.split('\n');
  return new Map(
    files.map((file, index) => {
      const log = logs[index] ?? '';
      const stream = (kind: string): string => {
        const description = new RegExp(`Stream #.*: ${kind}: (.*)`).exec(log)?.[1] ?? assert.fail(log);
        // Omits the bit rate, which is that of the whole file, and the container's own name of the codec.
        return description.replace(/ \(\w+ \/ 0x\w+\)|, \d+ kb\/s/g, '');
      };
      const [, hours, minutes, seconds] = /Duration: (\d+):(\d+):([\d.]+)/.exec(log) ?? [];
      const headerOf = lines.flatMap((line) => {
        const [, name = '', of, value = ''] = /^#(extradata|tb|sar) (\d+)[:,](.*)/.exec(line) ?? [];
        return of === String(index) ? [`${name} ${value.trim()}`] : [];
      });
      return [
        file,
        {
          picture: [stream('Video'), /displaymatrix: .*/.exec(log)?.[0] ?? 'not rotated', ...headerOf],
          sound: stream('Audio'),
          seconds: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds),
          samples: lines.flatMap((line) => (line.startsWith(`${index},`) ? [line.slice(line.indexOf(',') + 1)] : [])),
        },
      ];
    }),
  );
}

/** The rate and the channels in ffmpeg's description of a sound, such as "48000 Hz, stereo". */
function channelsAndRate(sound: string): string {
  return /\d+ Hz, [\w.]+/.exec(sound)?.[0] ?? assert.fail(sound);
}

/** The positions at which sound follows silence in the first of two channels. */
function onsets(samples: Float32Array): number[] {
  const found: number[] = [];
  let silent = 0;
  for (const [index, sample] of samples.entries()) {
    const loudness = Math.abs(sample);
    if (index % 2 === 0 && loudness > 0.05 && silent >= 4_000) found.push(index);
    silent = loudness < 0.01 ? silent + 1 : 0;
  }
  return found;
}
