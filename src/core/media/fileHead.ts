import { ByteReader } from './mp4/boxes';

/** Reads bytes of a file from an offset; fewer at its end. */
export type ReadBytes = (from: number, length: number) => Promise<Uint8Array>;

/** The number of first bytes to read. They name a WebM file's tracks, and include an MP4 file's first boxes. */
const beginning = 65_536;
/** The largest movie box that is read. Real ones are smaller. */
const largestMovieBox = 2 ** 26;
/** The most boxes that are skipped to find the movie box, which is among the first or the last. */
const lookedAt = 64;

/** Reads the part of a file that describes it: the beginning of a WebM file, the movie box of an MP4 file. */
export async function readHead(read: ReadBytes): Promise<Uint8Array> {
  const head = await read(0, beginning);
  if (head[0] === 0x1a && head[1] === 0x45) return head;
  let from = 0;
  for (let box = 0; box < lookedAt; box++) {
    const header = from + 16 <= head.length ? head.subarray(from, from + 16) : await read(from, 16);
    const [type, size] = readBoxHeader(header);
    if (type === 'moov' && size <= largestMovieBox) {
      return from + size <= head.length ? head.subarray(from, from + size) : read(from, size);
    }
    if (size < 8) break;
    from += size;
  }
  return head;
}

/** A box's type and size. The size is 0 if there is no box. */
function readBoxHeader(header: Uint8Array): [type: string, size: number] {
  if (header.length < 16) return ['', 0];
  const reader = new ByteReader(header);
  const size = reader.u32();
  const type = reader.type();
  // A size of 1 means that a 64-bit size follows.
  return [type, size === 1 ? reader.u32() * 2 ** 32 + reader.u32() : size];
}
