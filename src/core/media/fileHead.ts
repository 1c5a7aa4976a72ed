import { ByteReader } from './mp4/boxes';

/** Bytes of a file from a place on; fewer at its end. */
export type ReadBytes = (from: number, length: number) => Promise<Uint8Array>;

/** Bytes at the beginning of a WebM file that name its tracks; an MP4 file's first boxes are among them, too. */
const beginning = 65_536;
/** No movie box of a real file is larger. */
const largestMovieBox = 2 ** 26;
/** Boxes of a file that are looked at: the movie box is among the first or, after all of the data, the last. */
const lookedAt = 64;

/** Reads of a file, however large, what says what is in it: the beginning of a WebM file, the movie box of an MP4 file. */
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

/** A box's type and size; 0 where there is none. */
function readBoxHeader(header: Uint8Array): [type: string, size: number] {
  if (header.length < 16) return ['', 0];
  const reader = new ByteReader(header);
  const size = reader.u32();
  const type = reader.type();
  // The size has 64 bits where it doesn't fit; no file has one beyond what is exact here.
  return [type, size === 1 ? reader.u32() * 2 ** 32 + reader.u32() : size];
}
