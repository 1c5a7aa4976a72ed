import { MediaError, UnsupportedSoundError } from '../../../core/media/mediaError';
import { samplingRates } from './bands';
import { BitReader } from './bitReader';

/** The speaker position of a channel. */
export type ChannelRole = 'center' | 'left' | 'right' | 'surroundLeft' | 'surroundRight' | 'surround' | 'lowFrequency';

/**
 * A syntactic element of an AAC frame. Kind 0 is a single channel, 1 is a pair of channels, and 3 is a low-frequency
 * channel.
 */
export interface ChannelElement {
  readonly kind: 0 | 1 | 3;
  readonly roles: readonly ChannelRole[];
}

/** The fields of an AudioSpecificConfig (ISO/IEC 14496-3, 1.6.2.1) that AAC-LC needs. */
export interface AudioConfig {
  /** Sampling rate of the AAC-LC core, in Hz. */
  readonly rate: number;
  readonly elements: readonly ChannelElement[];
  /** Whether the stream signals HE-AAC. This decoder decodes only its AAC-LC core. */
  readonly hasSbr: boolean;
}

const front: ChannelElement = { kind: 1, roles: ['left', 'right'] };
const center: ChannelElement = { kind: 0, roles: ['center'] };
const rear: ChannelElement = { kind: 1, roles: ['surroundLeft', 'surroundRight'] };
const rearCenter: ChannelElement = { kind: 0, roles: ['surround'] };
const lowFrequency: ChannelElement = { kind: 3, roles: ['lowFrequency'] };

/**
 * Channel layouts by channel configuration number (table 1.19). Number 0 is missing, because its layout is in a program
 * config element.
 */
const layouts: Readonly<Record<number, readonly ChannelElement[]>> = {
  1: [center],
  2: [front],
  3: [center, front],
  4: [center, front, rearCenter],
  5: [center, front, rear],
  6: [center, front, rear, lowFrequency],
  7: [center, front, front, rear, lowFrequency],
  11: [center, front, rear, rearCenter, lowFrequency],
  12: [center, front, rear, rear, lowFrequency],
};

/** Common names of audio object types. */
const typeNames: Readonly<Record<number, string>> = {
  1: 'AAC Main',
  3: 'AAC SSR',
  4: 'AAC LTP',
  23: 'AAC-LD',
  39: 'AAC-ELD',
  42: 'xHE-AAC',
};

/**
 * Reads an AudioSpecificConfig.
 * @throws UnsupportedSoundError unless the codec is AAC-LC or HE-AAC, with a known channel layout and 1,024 samples in
 * each frame
 */
export function readAudioConfig(data: Uint8Array): AudioConfig {
  const bits = new BitReader(data);
  let type = readObjectType(bits);
  const rate = readRate(bits);
  const channels = bits.read(4);
  const isExplicit = type === 5 || type === 29;
  if (isExplicit) {
    readRate(bits);
    type = readObjectType(bits);
  }
  if (type !== 2) throw new UnsupportedSoundError(typeNames[type] ?? `AAC type ${type}`);
  if (bits.readFlag()) throw new UnsupportedSoundError('AAC with 960 samples per frame');
  if (bits.readFlag()) bits.read(14);
  bits.readFlag();
  const elements = channels === 0 ? readProgramConfig(bits) : layouts[channels];
  bits.checkEnd();
  if (elements === undefined) throw new UnsupportedSoundError(`AAC with channel layout ${channels}`);
  const isExtended = bits.remaining >= 17 && bits.read(11) === 0x2b7 && readObjectType(bits) === 5 && bits.readFlag();
  return { rate, elements, hasSbr: isExplicit || isExtended };
}

/** Reads a program config element (4.5.1.1), which describes a layout that has no channel configuration number. */
export function readProgramConfig(bits: BitReader): ChannelElement[] {
  bits.read(10);
  const counts = [bits.read(4), bits.read(4), bits.read(4)];
  const lowFrequencyCount = bits.read(2);
  const skipped = bits.read(3) * 4 + bits.read(4) * 5;
  if (bits.readFlag()) bits.read(4);
  if (bits.readFlag()) bits.read(4);
  if (bits.readFlag()) bits.read(3);
  const elements: ChannelElement[] = [];
  for (const [place, count] of counts.entries()) {
    for (let n = 0; n < count; n++) {
      const isPair = bits.readFlag();
      bits.read(4);
      if (place === 0) elements.push(isPair ? front : center);
      else elements.push(isPair ? rear : rearCenter);
    }
  }
  for (let n = 0; n < lowFrequencyCount; n++) {
    bits.read(4);
    elements.push(lowFrequency);
  }
  bits.position += skipped;
  bits.position = (bits.position + 7) & ~7;
  bits.position += bits.read(8) * 8;
  bits.checkEnd();
  const count = elements.reduce((sum, { roles }) => sum + roles.length, 0);
  if (count === 0 || count > 8) throw new UnsupportedSoundError(`AAC with ${count} channels`);
  return elements;
}

function readObjectType(bits: BitReader): number {
  const type = bits.read(5);
  return type === 31 ? 32 + bits.read(6) : type;
}

function readRate(bits: BitReader): number {
  const index = bits.read(4);
  const rate = index === 15 ? bits.read(24) : samplingRates[index];
  if (rate === undefined || rate < 7_000 || rate > 96_000) throw new MediaError('The sampling rate is not valid.');
  return rate;
}
