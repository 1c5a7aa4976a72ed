import { MediaError } from '../../../core/media/mediaError';
import { type AudioConfig, type ChannelElement, type ChannelRole, readProgramConfig } from './audioConfig';
import { type Bands, bandsAt } from './bands';
import { BitReader } from './bitReader';
import {
  ChannelStream,
  forEachBand,
  intensityInPhase,
  intensityOutOfPhase,
  maxBands,
  noiseBand,
  NoiseSource,
} from './channelStream';
import { Filterbank, frameSize } from './filterbank';
import { applyTns } from './tns';
import { readWindowLayout, type WindowLayout } from './windowLayout';

/** IDs of the syntactic elements in a raw data block. */
const element = { single: 0, pair: 1, coupling: 2, lowFrequency: 3, data: 4, program: 5, fill: 6, end: 7 } as const;
/** Maximum number of syntactic elements in one frame. Limits the work on damaged data. */
const maxElements = 64;

/** One output channel with its parser state and filterbank. */
interface Channel {
  readonly role: ChannelRole;
  readonly stream: ChannelStream;
  readonly filterbank: Filterbank;
  readonly samples: Float32Array;
}

/** Decodes AAC-LC (ISO/IEC 14496-3, subpart 4) frame by frame. */
export class AacDecoder {
  /** The output channels in stream order. `samples` holds the last decoded frame. Full scale is 1. */
  readonly channels: readonly { readonly role: ChannelRole; readonly samples: Float32Array }[];
  /** Whether the stream is HE-AAC. Only its AAC-LC core is decoded. */
  hasSbr: boolean;
  private readonly all: readonly Channel[];
  private readonly slots: readonly { readonly element: ChannelElement; readonly channels: readonly Channel[] }[];
  private readonly bands: Bands;
  private readonly noise = new NoiseSource();
  /**
   * The state of the noise generator before each noise band of a pair's left channel. The right channel restores this
   * state to repeat the noise.
   */
  private readonly noiseStates = new Int32Array(8 * maxBands);
  private readonly midSide = new Uint8Array(8 * maxBands);

  constructor({ elements, rate, hasSbr }: AudioConfig) {
    this.bands = bandsAt(rate);
    this.hasSbr = hasSbr;
    this.slots = elements.map((it) => ({ element: it, channels: it.roles.map(createChannel) }));
    this.all = this.slots.flatMap(({ channels }) => channels);
    this.channels = this.all;
  }

  /**
   * Decodes one frame into the channels' samples. A damaged frame fades to silence.
   * @returns whether the frame was readable
   */
  decode(data: Uint8Array): boolean {
    const isRead = this.read(new BitReader(data));
    for (const { stream, filterbank, samples } of this.all) {
      if (!isRead) stream.clear();
      applyTns(stream.tns, stream.coefficients);
      const { sequence, shape } = isRead && stream.layout !== undefined ? stream.layout : silentLayout;
      filterbank.synthesize(stream.coefficients, sequence, shape, samples);
    }
    return isRead;
  }

  private read(bits: BitReader): boolean {
    try {
      this.readBlock(bits);
      return true;
    } catch (error) {
      if (error instanceof MediaError) return false;
      throw error;
    }
  }

  private readBlock(bits: BitReader): void {
    const waiting = [...this.slots];
    for (let count = 0; count < maxElements; count++) {
      const kind = bits.read(3);
      if (kind === element.end) break;
      bits.checkEnd();
      if (kind === element.fill) this.skipFill(bits);
      else if (kind === element.data) skipData(bits);
      else if (kind === element.program) readProgramConfig(bits);
      else {
        const index = waiting.findIndex((slot) => slot.element.kind === kind);
        const [slot] = index < 0 ? [] : waiting.splice(index, 1);
        const [left, right] = slot?.channels ?? [];
        if (left === undefined) throw new MediaError('A channel was not to be expected.');
        bits.read(4);
        if (right === undefined) this.readSingle(bits, left);
        else this.readPair(bits, left, right);
      }
    }
    bits.checkEnd();
    if (waiting.length > 0) throw new MediaError('Channels are missing.');
  }

  private readSingle(bits: BitReader, { stream }: Channel): void {
    const layout = stream.read(bits, this.bands, undefined);
    this.addNoise(stream, layout);
  }

  private readPair(bits: BitReader, left: Channel, right: Channel): void {
    const common = bits.readFlag() ? readWindowLayout(bits, this.bands) : undefined;
    this.midSide.fill(0);
    const mask = common === undefined ? 0 : this.readMidSide(bits, common);
    const leftLayout = left.stream.read(bits, this.bands, common);
    const rightLayout = right.stream.read(bits, this.bands, common);
    this.addNoise(left.stream, leftLayout);
    this.addNoise(right.stream, rightLayout, left.stream);
    if (common !== undefined) this.joinStereo(left.stream, right.stream, common, mask === 1);
  }

  /**
   * Reads which bands are coded as sum and difference (mid/side stereo).
   * @returns 0: no bands, 1: the marked bands, 2: all bands
   */
  private readMidSide(bits: BitReader, { groups, bandCount }: WindowLayout): number {
    const mask = bits.read(2);
    if (mask === 3) throw new MediaError('The stereo mask is not valid.');
    for (let group = 0; group < groups.length; group++) {
      for (let band = 0; band < bandCount; band++) {
        this.midSide[group * maxBands + band] = mask === 1 ? bits.read(1) : mask / 2;
      }
    }
    return mask;
  }

  /** Converts mid/side and intensity stereo to left and right channels. */
  private joinStereo(left: ChannelStream, right: ChannelStream, layout: WindowLayout, canInvert: boolean): void {
    const a = left.coefficients;
    const b = right.coefficients;
    forEachBand(layout, (at, start, end) => {
      const leftBook = left.codebooks[at] ?? 0;
      const rightBook = right.codebooks[at] ?? 0;
      const isMidSide = this.midSide[at] === 1;
      if (rightBook >= intensityOutOfPhase) {
        const isOpposite = (rightBook === intensityInPhase) === (isMidSide && canInvert);
        const factor = (right.factors[at] ?? 0) * (isOpposite ? -1 : 1);
        for (let index = start; index < end; index++) b[index] = (a[index] ?? 0) * factor;
      } else if (isMidSide && leftBook < noiseBand && rightBook < noiseBand) {
        for (let index = start; index < end; index++) {
          const mid = a[index] ?? 0;
          const side = b[index] ?? 0;
          a[index] = mid + side;
          b[index] = mid - side;
        }
      }
    });
  }

  /**
   * Fills the noise bands of one channel. A noise band of a pair's right channel repeats the noise of the left channel
   * if all of these conditions hold:
   * - the window is long
   * - the band is marked as mid/side
   * - the band is a noise band in the left channel, too
   * @param left the pair's left channel, if `stream` is the right channel
   */
  private addNoise(stream: ChannelStream, layout: WindowLayout, left?: ChannelStream): void {
    forEachBand(layout, (at, start, end) => {
      if (stream.codebooks[at] !== noiseBand) return;
      const isSame = left?.codebooks[at] === noiseBand && this.midSide[at] === 1 && !layout.isShort;
      const state = this.noise.state;
      if (isSame) this.noise.state = this.noiseStates[at] ?? 0;
      else if (left === undefined) this.noiseStates[at] = state;
      let energy = 0;
      for (let index = start; index < end; index++) {
        const value = this.noise.next();
        stream.coefficients[index] = value;
        energy += value * value;
      }
      if (isSame) this.noise.state = state;
      const factor = (stream.factors[at] ?? 0) / Math.sqrt(energy);
      for (let index = start; index < end; index++) {
        stream.coefficients[index] = (stream.coefficients[index] ?? 0) * factor;
      }
    });
  }

  /** Skips a fill element and notes whether it contains the SBR extension of HE-AAC. */
  private skipFill(bits: BitReader): void {
    const short = bits.read(4);
    const count = short === 15 ? 14 + bits.read(8) : short;
    const extension = count > 0 ? bits.peek(4) : 0;
    if (extension === 13 || extension === 14) this.hasSbr = true;
    bits.position += count * 8;
  }
}

const silentLayout = { sequence: 0, shape: 0 } as const;

function createChannel(role: ChannelRole): Channel {
  return { role, stream: new ChannelStream(), filterbank: new Filterbank(), samples: new Float32Array(frameSize) };
}

function skipData(bits: BitReader): void {
  bits.read(4);
  const isAligned = bits.readFlag();
  let count = bits.read(8);
  if (count === 255) count += bits.read(8);
  if (isAligned) bits.position = (bits.position + 7) & ~7;
  bits.position += count * 8;
}
