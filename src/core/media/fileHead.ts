import { ByteReader } from './mp4/boxes';

/** Reads bytes of a file from an offset. Returns fewer bytes at the file's end. */
export type ReadBytes = (from: number, length: number) => Promise<Uint8Array>;

/**
 * The number of bytes to read from the start of a file: enough for the track list of a WebM file and the first boxes of
 * an MP4 file.
 */
const beginning = 65_536;
/** The maximum size of a movie box (`moov`), in bytes. Real movie boxes are smaller. */
const largestMovieBox = 2 ** 26;
/**
 * The maximum number of boxes to search for the movie box. Most files have the movie box near their beginning or end.
 */
const maxBoxes = 64;

/** Whether a file is a WebM file, judged by its first bytes. */
export function isWebm(file: Uint8Array): boolean {
  return file[0] === 0x1a && file[1] === 0x45 && file[2] === 0xdf && file[3] === 0xa3;
}

/** Reads the part of a file that describes its tracks: a WebM file's beginning, or an MP4 file's movie box. */
export async function readHead(read: ReadBytes): Promise<Uint8Array> {
  const head = await read(0, beginning);
  if (isWebm(head)) return head;
  let from = 0;
  for (let box = 0; box < maxBoxes; box++) {
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

/** The type and size of a box. The size is 0 if the header is incomplete. */
function readBoxHeader(header: Uint8Array): [type: string, size: number] {
  if (header.length < 16) return ['', 0];
  const reader = new ByteReader(header);
  const size = reader.u32();
  const type = reader.type();
  // A size of 1 means that a 64-bit size follows.
  return [type, size === 1 ? reader.u32() * 2 ** 32 + reader.u32() : size];
}
