import { SoundError, UnsupportedSoundError } from '../soundError';
import { type Box, ByteReader, findBox, readBoxes, readFullBox } from './boxes';

/** Sound that is called MPEG-4 audio in the sample description and is none. */
const objectTypeNames: Readonly<Record<number, string>> = {
  0x66: 'AAC Main',
  0x68: 'AAC SSR',
  0x69: 'MP3',
  0x6b: 'MP3',
};

/**
 * Finds the AudioSpecificConfig in a sample description box.
 * @throws UnsupportedSoundError for other sound than AAC.
 */
export function findAudioConfig(description: Uint8Array): Uint8Array {
  const [entry, ...more] = readBoxes(description, 16, description.length);
  if (entry === undefined || more.length > 0) throw new SoundError('The sound has no one description.');
  if (entry.type !== 'mp4a') throw new UnsupportedSoundError(entry.type);
  return readDescriptors(description, findStreamBox(description, entry));
}

/** The elementary stream descriptor of an entry; QuickTime has longer entries, and hides it in another box. */
function findStreamBox(data: Uint8Array, entry: Box): Box {
  const version = new ByteReader(data, entry.start + 8, entry.end).u16();
  const header = 28 + ([0, 16, 36][version] ?? 0);
  const boxes = readBoxes(data, entry.start + header, entry.end);
  const found = findBox(data, boxes, 'esds') ?? findBox(data, boxes, 'wave', 'esds');
  if (found === undefined) throw new SoundError('The sound is not described.');
  return found;
}

/** Tags of ISO/IEC 14496-1, 7.2.2. */
const tags = { stream: 3, decoderConfig: 4, decoderSpecific: 5 } as const;

function readDescriptors(data: Uint8Array, box: Box): Uint8Array {
  const { reader } = readFullBox(data, box);
  for (let depth = 0; depth < 8; depth++) {
    const tag = reader.u8();
    const size = readSize(reader);
    if (tag === tags.stream) {
      reader.skip(2);
      const flags = reader.u8();
      if ((flags & 0x80) !== 0) reader.skip(2);
      if ((flags & 0x40) !== 0) reader.skip(reader.u8());
      if ((flags & 0x20) !== 0) reader.skip(2);
    } else if (tag === tags.decoderConfig) {
      const objectType = reader.u8();
      if (objectType !== 0x40 && objectType !== 0x67) {
        throw new UnsupportedSoundError(objectTypeNames[objectType] ?? `MPEG-4 sound ${objectType}`);
      }
      reader.skip(12);
    } else if (tag === tags.decoderSpecific) {
      return reader.bytes(Math.min(size, reader.remaining));
    } else {
      reader.skip(size);
    }
  }
  throw new SoundError('The sound is not described.');
}

/** Seven bits in each byte, the highest one saying that there is more. */
function readSize(reader: ByteReader): number {
  let size = 0;
  for (let count = 0; count < 4; count++) {
    const byte = reader.u8();
    size = size * 128 + (byte & 127);
    if (byte < 128) break;
  }
  return size;
}
