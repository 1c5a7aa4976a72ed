import { MediaError, UnsupportedSoundError } from '../mediaError';
import { type Box, ByteReader, findBox, readBoxes, readFullBox } from './boxes';
import type { Track } from './tracks';

/** The description of an elementary stream (ISO/IEC 14496-1, 7.2.6). */
interface StreamDescription {
  readonly objectType: number;
  /** The configuration for the stream's decoder. */
  readonly config: Uint8Array | undefined;
}

/**
 * The number of bytes before the boxes in a sample description entry. Some QuickTime sound entries have more (see
 * `headerSize`).
 */
const entryHeaders: Readonly<Record<Track['kind'], number>> = { audio: 28, video: 78 };

/**
 * The codec ID of a track: its sample entry type, such as `avc1`, or its MPEG-4 object type, such as `0x40`.
 * @throws MediaError if the track has no sample description
 */
export function codecOf({ kind, boxes: { description } }: Track): string {
  const [entry] = readBoxes(description, 16, description.length);
  if (entry === undefined) throw new MediaError('A track is not described.');
  const inside = readBoxes(description, entry.start + headerSize(description, entry, kind), entry.end);
  // An entry for encrypted samples holds the original entry type in its `frma` box.
  const original = findBox(description, inside, 'sinf', 'frma');
  const id = original === undefined ? entry.type : new ByteReader(description, original.start, original.end).type();
  const stream = id === 'mp4a' || id === 'mp4v' ? readStreamDescription(description, inside) : undefined;
  return stream === undefined ? id : `0x${stream.objectType.toString(16)}`;
}

export function isEncrypted({ boxes: { description } }: Track): boolean {
  return readBoxes(description, 16, description.length).some(({ type }) => type === 'enca' || type === 'encv');
}

/**
 * Finds the AudioSpecificConfig in a sample description box.
 * @throws UnsupportedSoundError if the codec is not AAC
 */
export function findAudioConfig(description: Uint8Array): Uint8Array {
  const [entry, ...more] = readBoxes(description, 16, description.length);
  if (entry === undefined || more.length > 0) throw new MediaError('The sound has no one description.');
  if (entry.type !== 'mp4a') throw new UnsupportedSoundError(entry.type);
  const inside = readBoxes(description, entry.start + headerSize(description, entry, 'audio'), entry.end);
  const { objectType, config } = readStreamDescription(description, inside) ?? {};
  if (objectType !== undefined && objectType !== 0x40 && objectType !== 0x67) {
    throw new UnsupportedSoundError(`0x${objectType.toString(16)}`);
  }
  if (config === undefined) throw new MediaError('The sound is not described.');
  return config;
}

/** Versions 1 and 2 of QuickTime's sound entries have longer headers. */
function headerSize(data: Uint8Array, entry: Box, kind: Track['kind']): number {
  const version = new ByteReader(data, entry.start + 8, entry.end).u16();
  return entryHeaders[kind] + (kind === 'audio' ? ([0, 16, 36][version] ?? 0) : 0);
}

/** Descriptor tags from ISO/IEC 14496-1, 7.2.2. */
const tags = { stream: 3, decoderConfig: 4, decoderSpecific: 5 } as const;

/** Reads the elementary stream descriptor from an entry's `esds` box, which QuickTime nests in a `wave` box. */
function readStreamDescription(data: Uint8Array, boxes: readonly Box[]): StreamDescription | undefined {
  const box = findBox(data, boxes, 'esds') ?? findBox(data, boxes, 'wave', 'esds');
  if (box === undefined) return undefined;
  const { reader } = readFullBox(data, box);
  let objectType: number | undefined;
  for (let depth = 0; depth < 8 && reader.remaining > 0; depth++) {
    const tag = reader.u8();
    const size = readSize(reader);
    if (tag === tags.stream) {
      reader.skip(2);
      const flags = reader.u8();
      if ((flags & 0x80) !== 0) reader.skip(2);
      if ((flags & 0x40) !== 0) reader.skip(reader.u8());
      if ((flags & 0x20) !== 0) reader.skip(2);
    } else if (tag === tags.decoderConfig) {
      objectType = reader.u8();
      reader.skip(12);
    } else if (tag === tags.decoderSpecific && objectType !== undefined) {
      return { objectType, config: reader.bytes(Math.min(size, reader.remaining)) };
    } else {
      reader.skip(Math.min(size, reader.remaining));
    }
  }
  return objectType === undefined ? undefined : { objectType, config: undefined };
}

/** Reads a descriptor's size. Each byte holds seven bits. The highest bit means that another byte follows. */
function readSize(reader: ByteReader): number {
  let size = 0;
  for (let count = 0; count < 4; count++) {
    const byte = reader.u8();
    size = size * 128 + (byte & 127);
    if (byte < 128) break;
  }
  return size;
}
