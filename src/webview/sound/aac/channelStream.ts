import { MediaError } from '../../../core/media/mediaError';
import type { Bands } from './bands';
import type { BitReader } from './bitReader';
import { scaleFactorCodebook, spectrumCodebooks } from './codebooks';
import { frameSize } from './filterbank';
import { HuffmanDecoder } from './huffman';
import { readTns, type TnsFilter } from './tns';
import { readWindowLayout, type WindowLayout } from './windowLayout';

/** Codebook numbers with a special meaning. Of these, only `escapeBand` encodes spectral values. */
const zeroBand = 0;
const escapeBand = 11;
export const noiseBand = 13;
export const intensityOutOfPhase = 14;
export const intensityInPhase = 15;

/** Number of array elements reserved for the bands of one group of windows. */
export const maxBands = 64;

/** Pseudorandom numbers for noise bands. The standard prescribes no generator or seed. */
export class NoiseSource {
  state = 0x5eed_1e55;

  next(): number {
    this.state = (Math.imul(this.state, 0x0019_660d) + 0x3c6e_f35f) | 0;
    return this.state;
  }
}

/** The spectral data of one channel in one frame. The arrays are reused for each frame. */
export class ChannelStream {
  /** Coefficients of one long window, or of eight short windows in sequence. */
  readonly coefficients = new Float64Array(frameSize);
  /**
   * Codebook number and scale factor of each band, at index `group * maxBands + band`. For intensity stereo, the factor
   * is the right channel's amplitude relative to the left channel.
   */
  readonly codebooks = new Uint8Array(8 * maxBands);
  readonly factors = new Float64Array(8 * maxBands);
  layout: WindowLayout | undefined;
  tns: readonly TnsFilter[] = [];
  private globalGain = 0;

  /**
   * Reads one channel's part of a frame: individual_channel_stream() of ISO/IEC 14496-3.
   * @param common the window layout that both channels of a pair share; if undefined, the stream contains its own
   * layout
   */
  read(bits: BitReader, bands: Bands, common: WindowLayout | undefined): WindowLayout {
    this.globalGain = bits.read(8);
    const layout = common ?? readWindowLayout(bits, bands);
    this.layout = layout;
    this.readSections(bits, layout);
    this.readFactors(bits, layout);
    const pulses = bits.readFlag() ? readPulses(bits, layout) : [];
    this.tns = bits.readFlag() ? readTns(bits, layout, bands) : [];
    if (bits.readFlag()) throw new MediaError('Gain control belongs to another profile.');
    this.readSpectrum(bits, layout);
    bits.checkEnd();
    for (const pulse of pulses) this.addPulse(pulse, layout);
    this.scale(layout);
    return layout;
  }

  /** Replaces the frame with silence. */
  clear(): void {
    this.coefficients.fill(0);
    this.tns = [];
  }

  private readSections(bits: BitReader, { groups, bandCount, isShort }: WindowLayout): void {
    const lengthBits = isShort ? 3 : 5;
    const more = (1 << lengthBits) - 1;
    for (let group = 0; group < groups.length; group++) {
      let band = 0;
      while (band < bandCount) {
        const codebook = bits.read(4);
        if (codebook === 12) throw new MediaError('A codebook is not valid.');
        let length = 0;
        for (let part = more; part === more; length += part) {
          part = bits.read(lengthBits);
          bits.checkEnd();
        }
        if (band + length > bandCount) throw new MediaError('A section is too long.');
        this.codebooks.fill(codebook, group * maxBands + band, group * maxBands + band + length);
        band += length;
      }
    }
  }

  private readFactors(bits: BitReader, { groups, bandCount }: WindowLayout): void {
    let gain = this.globalGain;
    let position = 0;
    let noise = this.globalGain - 90;
    let isFirstNoise = true;
    for (let group = 0; group < groups.length; group++) {
      for (let band = 0; band < bandCount; band++) {
        const at = group * maxBands + band;
        const codebook = this.codebooks[at] ?? 0;
        if (codebook === zeroBand) {
          this.factors[at] = 0;
        } else if (codebook === noiseBand) {
          noise += isFirstNoise ? bits.read(9) - 256 : readDifference(bits);
          isFirstNoise = false;
          this.factors[at] = 2 ** (within(noise, -100, 155) / 4);
        } else if (codebook >= intensityOutOfPhase) {
          position = within(position + readDifference(bits), -155, 100);
          this.factors[at] = 2 ** (-position / 4);
        } else {
          gain = within(gain + readDifference(bits), 0, 255);
          this.factors[at] = 2 ** ((gain - 100) / 4);
        }
      }
    }
  }

  private readSpectrum(bits: BitReader, layout: WindowLayout): void {
    this.coefficients.fill(0);
    forEachBand(layout, (at, start, end) => {
      if (bits.remaining >= 0) readBand(bits, this.codebooks[at] ?? 0, this.coefficients, start, end);
    });
  }

  /**
   * Adds a pulse to a coefficient. Ignores a pulse in a band without spectral values, because the band has no scale
   * factor for it.
   */
  private addPulse({ at, amount }: Pulse, { starts, bandCount }: WindowLayout): void {
    const band = starts.findLastIndex((start) => start <= at);
    const codebook = band < bandCount ? (this.codebooks[band] ?? zeroBand) : zeroBand;
    if (codebook === zeroBand || codebook > escapeBand) return;
    const value = this.coefficients[at] ?? 0;
    this.coefficients[at] = value > 0 ? value + amount : value - amount;
  }

  /** Dequantizes the coefficients: value^(4/3) times the scale factor of the band. */
  private scale(layout: WindowLayout): void {
    const { coefficients } = this;
    forEachBand(layout, (at, start, end) => {
      const codebook = this.codebooks[at] ?? 0;
      if (codebook === zeroBand || codebook > escapeBand) return;
      const factor = this.factors[at] ?? 0;
      for (let index = start; index < end; index++) {
        const value = coefficients[index] ?? 0;
        if (value !== 0) coefficients[index] = (value < 0 ? -fourThirds(-value) : fourThirds(value)) * factor;
      }
    });
  }
}

/**
 * Calls `use` for each band of each window.
 * @param use receives the band's index in `codebooks` and `factors`, and the band's range of coefficients
 */
export function forEachBand(
  { groups, bandCount, starts }: WindowLayout,
  use: (at: number, start: number, end: number) => void,
): void {
  let window = 0;
  for (const [group, windowCount] of groups.entries()) {
    for (let band = 0; band < bandCount; band++) {
      for (let index = window; index < window + windowCount; index++) {
        use(group * maxBands + band, index * 128 + (starts[band] ?? 0), index * 128 + (starts[band + 1] ?? 0));
      }
    }
    window += windowCount;
  }
}

const factorDecoder = new HuffmanDecoder(scaleFactorCodebook);
const spectrumDecoders = spectrumCodebooks.map((codebook) => new HuffmanDecoder(codebook));

function readDifference(bits: BitReader): number {
  return factorDecoder.read(bits) - 60;
}

function within(value: number, low: number, high: number): number {
  if (value < low || value > high) throw new MediaError('A scale factor is not valid.');
  return value;
}

/**
 * For codebooks 1 to 11: the number of values per codeword, the base of the packed number, and each value's offset. If
 * the offset is 0, a sign bit for each nonzero value follows the codeword.
 */
const forms = [
  [4, 3, 1],
  [4, 3, 1],
  [4, 3, 0],
  [4, 3, 0],
  [2, 9, 4],
  [2, 9, 4],
  [2, 8, 0],
  [2, 8, 0],
  [2, 13, 0],
  [2, 13, 0],
  [2, 17, 0],
] as const;

/** Reads the values of one band in one window. Reads nothing if the codebook has no spectral values. */
function readBand(bits: BitReader, codebook: number, values: Float64Array, start: number, end: number): void {
  const decoder = spectrumDecoders[codebook - 1];
  const [count, base, offset] = forms[codebook - 1] ?? forms[0];
  if (decoder === undefined) return;
  for (let at = start; at < end; at += count) {
    let digits = decoder.read(bits);
    for (let index = at + count - 1; index >= at; index--) {
      const digit = digits % base;
      values[index] = digit - offset;
      digits = (digits - digit) / base;
    }
    if (offset !== 0) continue;
    for (let index = at; index < at + count; index++) {
      if (values[index] !== 0 && bits.readFlag()) values[index] = -(values[index] ?? 0);
    }
    if (codebook === escapeBand) {
      for (let index = at; index < at + count; index++) {
        const value = values[index] ?? 0;
        if (value === 16) values[index] = readEscape(bits);
        else if (value === -16) values[index] = -readEscape(bits);
      }
    }
  }
}

/**
 * Reads an escape-coded value of at least 16. After n ones and a zero come the n + 4 low bits of the value. Its top bit
 * is always 1 and is not stored.
 */
function readEscape(bits: BitReader): number {
  let extra = 4;
  while (bits.readFlag()) {
    extra++;
    if (extra > 12) throw new MediaError('A value is too large.');
  }
  return (1 << extra) + bits.read(extra);
}

interface Pulse {
  readonly at: number;
  readonly amount: number;
}

/** Reads pulse_data(): amplitudes that the encoder subtracted from values of a long window. */
function readPulses(bits: BitReader, { isShort, starts }: WindowLayout): Pulse[] {
  if (isShort) throw new MediaError('Short windows have no pulses.');
  const count = bits.read(2) + 1;
  let at = starts[bits.read(6)] ?? frameSize;
  return Array.from({ length: count }, () => {
    at += bits.read(5);
    if (at >= frameSize) throw new MediaError('A pulse is out of range.');
    return { at, amount: bits.read(4) };
  });
}

const powers = Float64Array.from({ length: 8_208 }, (_, value) => Math.cbrt(value) * value);

function fourThirds(value: number): number {
  return powers[value] ?? Math.cbrt(value) * value;
}
