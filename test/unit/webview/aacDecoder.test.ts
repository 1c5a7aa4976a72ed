import assert from 'node:assert/strict';
import { readAudioConfig } from '../../../src/webview/sound/aac/audioConfig';
import { scaleFactorCodebook, spectrumCodebooks } from '../../../src/webview/sound/aac/codebooks';
import { InverseMdct } from '../../../src/webview/sound/aac/filterbank';
import { UnsupportedSoundError } from '../../../src/core/media/mediaError';
import { Clips, decodedByFfmpeg, needFfmpeg, signalToNoise, type SoundOptions } from '../../support/clips';
import { decodedFrames } from '../../support/decodedFrames';

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
    const found = cases.map((options) => ({ ...options, snr: Math.round(compare(clips.sound(options))) }));
    assert.deepEqual(
      found.filter(({ snr }) => !(snr >= 100)),
      [],
    );
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
    assert.ok(snr < 60, `No band of it was noise: ${snr} dB.`);
    const ratio = energy(actual) / energy(expected);
    assert.ok(Math.abs(ratio - 1) < 0.02, `The energy is ${ratio} of ffmpeg's.`);
  });

  it('names the AAC variants that it does not decode', () => {
    const kinds: [bits: string, name: string][] = [
      ['00001 0011 0010 000', 'AAC Main'],
      ['00100 0011 0010 000', 'AAC LTP'],
      ['10111 0011 0010 000', 'AAC-LD'],
      ['11111001010 0011 0010 000', 'xHE-AAC'],
      ['00010 0011 0010 100', 'AAC with 960 samples per frame'],
    ];
    const named = kinds.map(([bits]) => {
      try {
        return readAudioConfig(toBytes(bits)).rate.toString();
      } catch (error) {
        return error instanceof UnsupportedSoundError ? error.codec : String(error);
      }
    });
    assert.deepEqual(
      named,
      kinds.map(([, name]) => name),
    );
  });

  it('decodes the core of HE-AAC, however the stream signals it', () => {
    const core = { rate: 24_000, hasSbr: true };
    const said = [
      '00101 0110 0010 0011 00010 000',
      '11101 0110 0001 0011 00010 000',
      '00010 0110 0010 000 01010110111 00101 1',
    ];
    assert.deepEqual(
      said.map((bits) => readAudioConfig(toBytes(bits))).map(({ rate, hasSbr }) => ({ rate, hasSbr })),
      said.map(() => core),
    );
  });

  it('matches the definition of the inverse MDCT', () => {
    const size = 64;
    const input = Float64Array.from({ length: size }, (_, index) => Math.sin(index * index));
    const output = new Float64Array(2 * size);
    new InverseMdct(size).transform(input, 0, output);
    for (const [at, value] of output.entries()) {
      const angle = (Math.PI / size) * (at + 0.5 + size / 2);
      const expected = input.reduce((sum, x, k) => sum + x * Math.cos(angle * (k + 0.5)), 0) / size;
      assert.ok(Math.abs(value - expected) < 1e-12, `at ${at}: ${value}, not ${expected}`);
    }
  });

  function compare(file: string): number {
    return signalToNoise(decodedByFfmpeg(file, '-flags2', '+skip_manual'), decodedFrames(file));
  }
});

function toBytes(text: string): Uint8Array {
  const bits = text.replaceAll(' ', '');
  return Uint8Array.from({ length: Math.ceil(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).padEnd(8, '0'), 2),
  );
}
