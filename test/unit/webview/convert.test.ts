import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { nameCodecs } from '../../../src/core/media/codecNames';
import { convert } from '../../../src/webview/sound/convert';
import { readMovie } from '../../../src/core/media/mp4/tracks';
import { MediaError, UnsupportedSoundError } from '../../../src/core/media/mediaError';
import { bytesOf, Clips, decodedByFfmpeg, ffmpeg, needFfmpeg, signalToNoise } from '../../support/clips';

type Description = Readonly<Record<string, unknown>>;

describe('the conversion of a video', function () {
  this.timeout(120_000);
  const clips = new Clips();
  /** One file of each kind: its name, its path, and the path of its conversion. */
  let files: [name: string, file: string, made: string][];

  before(function () {
    needFfmpeg(this);
    const plain = clips.video();
    const remade = (name: string, extension: string, ...args: readonly string[]): [string, string] => {
      const file = clips.file(extension);
      ffmpeg('-i', plain, '-c', 'copy', ...args, file);
      return [name, file];
    };
    const builds: [string, string][] = [
      ['moov last', plain],
      remade('moov first', 'mp4', '-movflags', '+faststart'),
      remade('fragmented', 'mp4', '-movflags', '+frag_keyframe+empty_moov+default_base_moof'),
      remade('fragmented with edit lists', 'mp4', '-movflags', '+frag_keyframe+delay_moov'),
      remade('no edit lists', 'mp4', '-use_editlist', '0'),
      remade('QuickTime', 'mov'),
      remade('rotated', 'mp4', '-metadata:s:v', 'rotate=90'),
      remade('cut within a frame', 'mp4', '-ss', '0.53'),
      ['wide pixels, color named', clips.video({ output: ['-vf', 'setsar=4/3', ...colors] })],
      ['sound later', clips.video({ output: ['-af', 'asetpts=PTS+0.4/TB'] })],
      [
        'odd rates',
        clips.video({ rate: 44_100, channels: 1, output: ['-r', '30000/1001', '-video_track_timescale', '90000'] }),
      ],
      ['much sound', clips.video({ rate: 96_000 })],
      remade('sound before the video', 'mp4', '-map', '0:a', '-map', '0:v'),
    ];
    files = builds.map(([name, file]) => [name, file, convertFile(file)]);
  });
  after(() => {
    clips.remove();
  });

  it('leaves every video sample and its time unchanged', () => {
    assert.deepEqual(
      failures((file, made) => {
        const actual = videoSamples(made);
        const expected = videoSamples(file);
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
        assert.deepEqual(videoDescription(made), videoDescription(file));
      }),
      [],
    );
  });

  it('matches the sound that ffmpeg decodes in every sample', () => {
    assert.deepEqual(
      failures((file, made) => {
        // Gaps in the file are silent, and no sound precedes the start.
        const expected = decodedByFfmpeg(file, '-copyts', '-af', 'aresample=async=1:min_hard_comp=0.001:first_pts=0');
        const actual = decodedByFfmpeg(made);
        const snr = signalToNoise(expected.subarray(0, actual.length), actual);
        assert.ok(snr > 65, `${snr} dB`);
        assert.ok(expected.length - actual.length < 2 * 2_048, `${actual.length} samples, not ${expected.length}`);
        assert.deepEqual(soundDescription(made), { ...soundDescription(file), codec_name: 'pcm_s16le' });
      }),
      [],
    );
  });

  it('keeps the offset between sound and picture of a fragmented video', () => {
    const file = clips.file('mp4');
    ffmpeg('-i', clips.video(), '-c', 'copy', '-movflags', '+frag_keyframe+empty_moov+default_base_moof', file);
    const bytes = readFileSync(file);
    // Each fragment contains the decoding time of the video first.
    for (let at = bytes.indexOf('moof'); at >= 0; at = bytes.indexOf('moof', at + 4)) {
      const time = bytes.indexOf('tfdt', at) + 8;
      bytes.writeBigUInt64BE(bytes.readBigUInt64BE(time) + 5_120n, time);
    }
    writeFileSync(file, bytes);
    assert.deepEqual(videoSamples(convertFile(file)), videoSamples(file));
  });

  it('mixes six channels down to two', () => {
    const file = convertFile(clips.video({ channels: 6 }));
    assert.equal(soundDescription(file).channels, 2);
    assert.ok(decodedByFfmpeg(file).some((sample) => Math.abs(sample) > 0.1));
  });

  it('delays the core of HE-AAC by the delay of SBR', () => {
    // An AAC-LC stream that claims to be HE-AAC is decoded as AAC-LC, with nothing above the core.
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
    // The edit list omits the first frame.
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
    ffmpeg('-i', clips.video(), '-i', second, ...maps, '-c', 'copy', file);
    assert.equal(soundDescription(convertFile(file)).channels, 1);
  });

  it('reports the formats that it does not convert', () => {
    const opus = clips.video({ output: ['-c:a', 'libopus', '-strict', '-2'] });
    assert.throws(() => convert(bytesOf(opus)), UnsupportedSoundError);
    assert.deepEqual(nameCodecs(bytesOf(opus)), { sound: 'Opus', video: 'H.264' });
    const master = clips.video({ extension: 'mov', output: ['-c:v', 'prores_ks', '-profile:v', '3'] });
    assert.deepEqual(nameCodecs(bytesOf(master)), { sound: 'AAC', video: 'ProRes' });
    const dts = clips.video({ extension: 'mov', output: ['-c:v', 'mjpeg', '-c:a', 'dca', '-strict', '-2'] });
    assert.deepEqual(nameCodecs(bytesOf(dts)), { sound: 'DTS', video: 'Motion JPEG' });
    const dtsInMp4 = clips.video({ output: ['-c:v', 'mjpeg', '-c:a', 'dca', '-strict', '-2'] });
    assert.deepEqual(nameCodecs(bytesOf(dtsInMp4)), { sound: 'DTS', video: 'Motion JPEG' });
    const key = '00112233445566778899aabbccddeeff';
    const encrypted = clips.video({
      output: ['-encryption_scheme', 'cenc-aes-ctr', '-encryption_key', key, '-encryption_kid', key],
    });
    assert.deepEqual(nameCodecs(bytesOf(encrypted)), { sound: 'AAC', video: 'H.264', isEncrypted: true });
    assert.equal(convert(bytesOf(clips.video({ output: ['-an'] }))), undefined);
    assert.throws(() => convert(new Uint8Array(1_000)), MediaError);
    const long = clips.sound({ sound: 'sine', seconds: 601, rate: 8_000, channels: 1, audio: ['-aac_coder', 'fast'] });
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
    const file = joined(clips.video(), 5);
    const made = convertFile(file);
    assert.deepEqual(videoSamples(made), videoSamples(file));
    const onsets = (path: string): number[] => {
      const samples = decodedByFfmpeg(path, '-copyts', '-af', 'aresample=async=1:min_hard_comp=0.001:first_pts=0');
      return [...samples.keys()].filter(
        (index) =>
          index % 2 === 0 &&
          Math.abs(samples[index] ?? 0) > 0.05 &&
          samples.subarray(index - 4_000, index).every((it) => Math.abs(it) < 0.01),
      );
    };
    const [expected, actual] = [onsets(file), onsets(made)];
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

  /** The errors of a check, by file. */
  function failures(check: (file: string, made: string) => void): string[] {
    return files.flatMap(([name, file, made]) => {
      try {
        check(file, made);
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

/** Times, sizes and hashes of a file's video samples, as ffmpeg reads them. */
function videoSamples(file: string): string[] {
  const lines = ffmpeg('-copyts', '-i', file, '-map', '0:v', '-c', 'copy', '-f', 'framehash', '-').toString();
  return lines.split('\n').filter((line) => !line.startsWith('#'));
}

/** The fields that affect how a browser shows the video. */
const shownBy = [
  ...['codec_name', 'profile', 'level', 'width', 'height', 'has_b_frames', 'pix_fmt', 'sample_aspect_ratio'],
  ...['display_aspect_ratio', 'color_range', 'color_space', 'color_transfer', 'color_primaries', 'time_base'],
  ...['start_pts', 'r_frame_rate', 'side_data_list'],
];

function videoDescription(file: string): Description {
  const facts = probe(file, 'video');
  const kept = Object.fromEntries(shownBy.map((name) => [name, facts[name]]));
  return { ...kept, duration: Number(facts.duration).toFixed(1) };
}

function soundDescription(file: string): Description {
  const { codec_name, sample_rate, channels } = probe(file, 'audio');
  return { codec_name, sample_rate, channels };
}

const probed = new Map<string, readonly Description[]>();

function probe(file: string, type: 'audio' | 'video'): Description {
  let streams = probed.get(file);
  if (streams === undefined) {
    const args = ['-v', 'error', '-show_streams', '-of', 'json', file];
    ({ streams } = JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' })) as { streams: Description[] });
    probed.set(file, streams);
  }
  return streams.find(({ codec_type }) => codec_type === type) ?? {};
}
