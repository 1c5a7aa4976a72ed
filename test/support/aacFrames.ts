import { windowSequence } from '../../src/webview/sound/aac/filterbank';

/**
 * An amplitude that is added to a coefficient. The `offset` of the first pulse counts from the start of the scale
 * factor band. The `offset` of each later pulse counts from the previous pulse.
 */
export interface Pulse {
  readonly band: number;
  readonly offset: number;
  readonly amount: number;
}

export interface FrameOptions {
  readonly sequence: number;
  readonly shape: 0 | 1;
  /** At most four pulses, all in the same band. */
  readonly pulses?: readonly Pulse[];
}

/** Number of scale factor bands that have coefficients. At 48 kHz, each of these bands has 4 coefficients. */
const longBands = 10;
const shortBands = 5;

/** Codewords of codebook 1, each for four coefficients: `silent` is 0 0 0 0, `loud` is 1 0 0 0. */
const quads = { silent: '0', loud: '10000' } as const;
const codebook = bits(1, 4);
const sameFactor = '0';
const gain = bits(140, 8);

/** Writes a raw_data_block() of ISO/IEC 14496-3 with one channel of 48 kHz. */
export function writeFrame({ sequence, shape, pulses = [] }: FrameOptions): Uint8Array {
  const isShort = sequence === windowSequence.short;
  const [bands, groups] = isShort ? [shortBands, 8] : [longBands, 1];
  const element = bits(0, 3) + bits(0, 4);
  const layout = `0${bits(sequence, 2)}${shape}${isShort ? bits(bands, 4) + bits(0, 7) : `${bits(bands, 6)}0`}`;
  const sections = (codebook + bits(bands, isShort ? 3 : 5)).repeat(groups);
  const factors = sameFactor.repeat(bands * groups);
  const spectrum = (quads.loud + quads.silent.repeat(bands - 2) + quads.loud).repeat(groups);
  const noTns = '0';
  const noGainControl = '0';
  const end = bits(7, 3);
  return toBytes(
    element + gain + layout + sections + factors + pulseData(pulses) + noTns + noGainControl + spectrum + end,
  );
}

/** Puts an ADTS header before a block: AAC-LC, 48 kHz, one channel. */
export function withHeader(block: Uint8Array): Uint8Array {
  const length = block.length + 7;
  const header = `111111111111 0 00 1 01 0011 0 001 0 0 0 0 ${bits(length, 13)} 11111111111 00`;
  return Buffer.concat([toBytes(header), block]);
}

/** Converts a string of binary digits to bytes, padded with zeros at the end. */
export function toBytes(text: string): Uint8Array {
  const digits = text.replaceAll(' ', '');
  return Uint8Array.from({ length: Math.ceil(digits.length / 8) }, (_, index) =>
    Number.parseInt(digits.slice(index * 8, index * 8 + 8).padEnd(8, '0'), 2),
  );
}

function pulseData(pulses: readonly Pulse[]): string {
  const [first] = pulses;
  if (first === undefined) return '0';
  const written = pulses.map(({ offset, amount }) => bits(offset, 5) + bits(amount, 4));
  return `1${bits(pulses.length - 1, 2)}${bits(first.band, 6)}${written.join('')}`;
}

function bits(value: number, count: number): string {
  return value.toString(2).padStart(count, '0');
}
