import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readAudioConfig } from '../../../src/webview/sound/aac/audioConfig';
import { scaleFactorCodebook, spectrumCodebooks } from '../../../src/webview/sound/aac/codebooks';
import { InverseMdct, windowSequence } from '../../../src/webview/sound/aac/filterbank';
import { UnsupportedSoundError } from '../../../src/core/media/mediaError';
import { toBytes, withHeader, writeFrame } from '../../support/aacFrames';
import {
  allDecodedByFfmpeg,
  Clips,
  decodedByFfmpeg,
  ffmpeg,
  needFfmpeg,
  signalToNoise,
  type SoundOptions,
} from '../../support/clips';
import { decodedFrames } from '../../support/decodedFrames';
import { repositoryRoot } from '../../support/repository';

/** Clips of encoders that ffmpeg does not include. The folder's README describes how they were made. */
const otherEncoders = path.join(repositoryRoot, 'test', 'data', 'sound');

describe('the AAC decoder', function () {
  this.timeout(120_000);
  const clips = new Clips();

  before(function () {
    needFfmpeg(this);
  });
  after(() => {
    clips.remove();
  });

  it("matches ffmpeg's output to 100 dB", () => {
    const cases: SoundOptions[] = [
      { sound: 'sine', rate: 44_100, channels: 1 },
      { sound: 'sine', rate: 48_000, channels: 6, audio: ['-b:a', '256k'] },
      { sound: 'sweep', rate: 48_000, channels: 2 },
      { sound: 'sweep', rate: 96_000, channels: 2 },
      { sound: 'speech', rate: 44_100, channels: 2, audio: ['-b:a', '48k'] },
      { sound: 'speech', rate: 48_000, channels: 2, audio: ['-b:a', '192k'] },
      { sound: 'speech', rate: 48_000, channels: 2, audio: ['-aac_coder', 'fast'] },
      { sound: 'speech', rate: 48_000, channels: 6, audio: ['-b:a', '320k'] },
      ...[88_200, 64_000, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000].map((rate): SoundOptions => ({
        sound: 'speech',
        rate,
        channels: 1,
      })),
    ];
    // Two syllables need long, start, short and stop windows.
    const ratios = compare(...clips.sounds(cases.map((it) => ({ ...it, seconds: 0.7 }))));
    const found = cases.map((it, index) => ({ ...it, snr: Math.round(ratios[index] ?? 0) }));
    assert.deepEqual(
      found.filter(({ snr }) => !(snr >= 100)),
      [],
    );
  });

  it("matches ffmpeg's output for clips of other encoders to 100 dB", () => {
    const files = readdirSync(otherEncoders).filter((name) => name.endsWith('.m4a'));
    assert.deepEqual(files.sort(), ['faac.m4a', 'fdk-aac.m4a', 'vo-aacenc.m4a']);
    const ratios = compare(...files.map((name) => path.join(otherEncoders, name)));
    const found = files.map((name, index) => ({ name, snr: Math.round(ratios[index] ?? 0) }));
    assert.deepEqual(
      found.filter(({ snr }) => !(snr >= 100)),
      [],
    );
  });

  it("matches ffmpeg's output for each change of window sequence, with each pair of window shapes", () => {
    const { long, start, short, stop } = windowSequence;
    const steps = [long, long, start, short, short, stop, start, short, stop];
    // The number of steps is odd, and the shapes repeat after four. Four rounds pair each step with all shapes.
    const frames = Array.from({ length: 4 * steps.length }, (_, index) =>
      writeFrame({ sequence: steps[index % steps.length] ?? long, shape: index % 4 < 2 ? 0 : 1 }),
    );
    const [snr = 0] = compare(written(frames));
    assert.ok(snr >= 100, `${snr} dB`);
  });

  it("matches ffmpeg's output for pulses", () => {
    const pulses = [
      [{ band: 0, offset: 0, amount: 15 }],
      [
        { band: 3, offset: 2, amount: 1 },
        { band: 3, offset: 5, amount: 7 },
        { band: 3, offset: 31, amount: 9 },
        { band: 3, offset: 0, amount: 4 },
      ],
    ];
    const frame = { sequence: windowSequence.long, shape: 0 } as const;
    const frames = Array.from({ length: 8 }, (_, index) => ({ ...frame, pulses: pulses[index % 3] ?? [] }));
    const withPulses = written(frames.map(writeFrame));
    const [snr = 0] = compare(withPulses);
    assert.ok(snr >= 100, `${snr} dB`);
    const withoutPulses = decodedFrames(written(frames.map(() => writeFrame(frame))));
    assert.ok(signalToNoise(decodedFrames(withPulses), withoutPulses) < 20, 'The pulses change nothing.');
  });

  it('has complete codebooks with one codeword per value', () => {
    for (const { counts, values } of [scaleFactorCodebook, ...spectrumCodebooks]) {
      const used = counts.reduce((sum, count, index) => sum + count / 2 ** (index + 1), 0);
      assert.equal(used, 1);
      assert.deepEqual(
        values.toSorted((one, other) => one - other),
        [...values.keys()],
      );
    }
  });

  it('fills noise bands with the energy that ffmpeg uses', () => {
    const file = clips.sound({ sound: 'noise', channels: 2, audio: ['-aac_pns', '1', '-b:a', '48k'] });
    const [expected, actual] = [decodedByFfmpeg(file, '-flags2', '+skip_manual'), decodedFrames(file)];
    const energy = (samples: Float32Array): number => samples.reduce((sum, value) => sum + value * value, 0);
    const snr = signalToNoise(expected, actual);
    assert.ok(snr < 60, `No band contains noise: ${snr} dB.`);
    const ratio = energy(actual) / energy(expected);
    assert.ok(Math.abs(ratio - 1) < 0.02, `The energy is ${ratio} of ffmpeg's.`);
  });

  it('reports the AAC variants that it does not decode', () => {
    const kinds: [bits: string, name: string][] = [
      ['00001 0011 0010 000', 'AAC Main'],
      ['00100 0011 0010 000', 'AAC LTP'],
      ['10111 0011 0010 000', 'AAC-LD'],
      ['11111001010 0011 0010 000', 'xHE-AAC'],
      ['00010 0011 0010 100', 'AAC with 960 samples per frame'],
    ];
    const reported = kinds.map(([bits]) => {
      try {
        return readAudioConfig(toBytes(bits)).rate.toString();
      } catch (error) {
        return error instanceof UnsupportedSoundError ? error.codec : String(error);
      }
    });
    assert.deepEqual(
      reported,
      kinds.map(([, name]) => name),
    );
  });

  it('decodes the core of HE-AAC, however the stream signals it', () => {
    const core = { rate: 24_000, hasSbr: true };
    const signals = [
      '00101 0110 0010 0011 00010 000',
      '11101 0110 0001 0011 00010 000',
      '00010 0110 0010 000 01010110111 00101 1',
    ];
    assert.deepEqual(
      signals.map((bits) => readAudioConfig(toBytes(bits))).map(({ rate, hasSbr }) => ({ rate, hasSbr })),
      signals.map(() => core),
    );
  });

  it('matches the definition of the inverse MDCT', () => {
    const size = 64;
    const input = Float64Array.from({ length: size }, (_, index) => Math.sin(index * index));
    const output = new Float64Array(2 * size);
    new InverseMdct(size).transform(input, 0, output);
    for (const [index, value] of output.entries()) {
      const angle = (Math.PI / size) * (index + 0.5 + size / 2);
      const expected = input.reduce((sum, x, k) => sum + x * Math.cos(angle * (k + 0.5)), 0) / size;
      assert.ok(Math.abs(value - expected) < 1e-12, `at ${index}: ${value}, not ${expected}`);
    }
  });

  /** Writes frames of one channel into a file. */
  function written(frames: readonly Uint8Array[]): string {
    const [stream, file] = [clips.file('aac'), clips.file('m4a')];
    writeFileSync(stream, Buffer.concat(frames.map(withHeader)));
    ffmpeg('-i', stream, '-c', 'copy', file);
    return file;
  }

  /** The signal-to-noise ratio of each file, in dB. */
  function compare(...files: readonly string[]): number[] {
    const expected = allDecodedByFfmpeg(files, '-flags2', '+skip_manual');
    return expected.map((samples, index) => signalToNoise(samples, decodedFrames(files[index] ?? '')));
  }
});
