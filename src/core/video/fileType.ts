/** Reads bytes of a file from an offset. Returns fewer bytes at the file's end. */
export type ReadBytes = (offset: number, length: number) => Promise<Buffer>;

/** A type of video file, detected from its first bytes. */
export interface FileType {
  /** The file extension without its dot. */
  readonly extension: string;
  readonly mime: string;
}

/** The number of bytes that {@link sniffFileType} needs. */
export const sniffedBytes = 64;

const types = {
  webm: { extension: 'webm', mime: 'video/webm' },
  mkv: { extension: 'mkv', mime: 'video/x-matroska' },
  mp4: { extension: 'mp4', mime: 'video/mp4' },
  mov: { extension: 'mov', mime: 'video/quicktime' },
  gif: { extension: 'gif', mime: 'image/gif' },
  ogv: { extension: 'ogv', mime: 'video/ogg' },
  avi: { extension: 'avi', mime: 'video/x-msvideo' },
  mpg: { extension: 'mpg', mime: 'video/mpeg' },
  flv: { extension: 'flv', mime: 'video/x-flv' },
} as const;

/** The file types that a download may have. */
export const fileTypes: readonly FileType[] = Object.values(types);

/**
 * Detects a video file's type from its first bytes, regardless of its Content-Type. Returns undefined if the file is
 * not a video.
 */
export function sniffFileType(head: Uint8Array): FileType | undefined {
  const text = Buffer.from(head.subarray(0, sniffedBytes)).toString('latin1');
  if (text.startsWith('\x1aE\xdf\xa3')) return text.includes('matroska') ? types.mkv : types.webm;
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return types.gif;
  if (text.startsWith('OggS')) return types.ogv;
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'AVI ') return types.avi;
  if (text.startsWith('\0\0\x01\xba')) return types.mpg;
  if (text.startsWith('FLV\x01')) return types.flv;
  const box = text.slice(4, 8);
  if (box === 'ftyp') return text.slice(8, 12) === 'qt  ' ? types.mov : types.mp4;
  return ['moov', 'mdat', 'wide'].includes(box) ? types.mov : undefined;
}

/** Whether a video file is complete enough to be played. Always true for file types that are not parsed. */
export async function isPlayableFile({ extension }: FileType, read: ReadBytes, size: number): Promise<boolean> {
  if (extension === 'mp4' || extension === 'mov') return hasMovie(read, size);
  return extension === 'webm' || extension === 'mkv' ? hasClusters(read, size) : true;
}

/** Whether an MP4 file (ISO/IEC 14496-12) has a complete movie box, and complete media data or movie fragments. */
async function hasMovie(read: ReadBytes, size: number): Promise<boolean> {
  const seen = new Set<string>();
  for (let offset = 0; size - offset >= 8;) {
    const header = await read(offset, 16);
    const name = header.toString('latin1', 4, 8);
    const short = header.readUInt32BE(0);
    const length =
      short === 0 ? size - offset : short === 1 && header.length === 16 ? Number(header.readBigUInt64BE(8)) : short;
    // After a complete movie, a truncated box is accepted unless it is moov, moof or mdat.
    if (length < 8 || offset + length > size) return isMovie(seen) && !/^(moo[vf]|mdat)$/.test(name);
    seen.add(name);
    offset += length;
  }
  return isMovie(seen);
}

function isMovie(boxes: ReadonlySet<string>): boolean {
  return boxes.has('moov') && (boxes.has('mdat') || boxes.has('moof'));
}

const segmentId = 0x18538067;
const clusterId = 0x1f43b675;

/** Whether a WebM file (RFC 9559) has a cluster. A segment or cluster with a declared size must be complete. */
async function hasClusters(read: ReadBytes, size: number): Promise<boolean> {
  let hasCluster = false;
  for (let offset = 0; offset < size;) {
    const element = readElement(await read(offset, 12));
    if (element === undefined) return hasCluster;
    const { id, headerBytes, bodyBytes = 0 } = element;
    if (offset + headerBytes + bodyBytes > size) return hasCluster && id !== clusterId;
    hasCluster ||= id === clusterId;
    if (hasCluster && element.bodyBytes === undefined) return true;
    offset += headerBytes + (id === segmentId ? 0 : bodyBytes);
  }
  return hasCluster;
}

interface Element {
  readonly id: number;
  readonly headerBytes: number;
  /** The size of the element's content in bytes. Undefined if the size is unknown, as in a live recording. */
  readonly bodyBytes: number | undefined;
}

/** Parses the ID and the size of an EBML element (RFC 8794). Returns undefined if the bytes are not a valid element. */
function readElement(bytes: Buffer): Element | undefined {
  const idBytes = Math.clz32(bytes[0] ?? 0) - 23;
  const sizeBytes = Math.clz32(bytes[idBytes] ?? 0) - 23;
  if (idBytes > 4 || sizeBytes > 8 || bytes.length < idBytes + sizeBytes) return undefined;
  const id = bytes.readUIntBE(0, idBytes);
  const marked = BigInt(`0x${bytes.toString('hex', idBytes, idBytes + sizeBytes)}`);
  const mask = (1n << BigInt(7 * sizeBytes)) - 1n;
  const bodyBytes = (marked & mask) === mask ? undefined : Number(marked & mask);
  return { id, headerBytes: idBytes + sizeBytes, bodyBytes };
}
