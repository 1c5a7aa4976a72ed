import { MediaError } from '../mediaError';

/** A box of an MP4 or QuickTime file. `start` and `end` delimit its content. */
export interface Box {
  readonly type: string;
  /** The offset of the box's header. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

/** The maximum number of boxes at one level. Real files have fewer. */
const maxBoxes = 100_000;

/** Reads big-endian numbers from a range of bytes, with bounds checks. */
export class ByteReader {
  private readonly view: DataView;

  constructor(
    readonly data: Uint8Array,
    public position = 0,
    readonly end = data.length,
  ) {
    this.view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  }

  get remaining(): number {
    return this.end - this.position;
  }

  skip(count: number): void {
    this.advance(count);
  }

  u8(): number {
    return this.view.getUint8(this.advance(1));
  }

  u16(): number {
    return this.view.getUint16(this.advance(2));
  }

  u32(): number {
    return this.view.getUint32(this.advance(4));
  }

  i32(): number {
    return this.view.getInt32(this.advance(4));
  }

  /**
   * Reads an unsigned 64-bit number.
   * @throws MediaError if the number is too large for an exact JavaScript number
   */
  u64(): number {
    const value = this.u32() * 2 ** 32 + this.u32();
    if (!Number.isSafeInteger(value)) throw new MediaError('A number is too large.');
    return value;
  }

  /**
   * Reads a signed 64-bit number.
   * @throws MediaError if the number is too large for an exact JavaScript number
   */
  i64(): number {
    const value = this.i32() * 2 ** 32 + this.u32();
    if (!Number.isSafeInteger(value)) throw new MediaError('A number is too large.');
    return value;
  }

  type(): string {
    const at = this.advance(4);
    return String.fromCharCode(...this.data.subarray(at, at + 4));
  }

  bytes(count: number): Uint8Array {
    const at = this.advance(count);
    return this.data.subarray(at, at + count);
  }

  private advance(count: number): number {
    const at = this.position;
    if (count < 0 || count > this.end - at) throw new MediaError('A box ends too early.');
    this.position = at + count;
    return at;
  }
}

/** Reads the boxes between two offsets. Stops at the first incomplete box. */
export function readBoxes(data: Uint8Array, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  const reader = new ByteReader(data, start, Math.min(end, data.length));
  while (reader.remaining >= 8) {
    const from = reader.position;
    let size = reader.u32();
    const type = reader.type();
    if (size === 1) {
      if (reader.remaining < 8) break;
      size = reader.u64();
    } else if (size === 0) {
      size = reader.end - from;
    }
    const contentStart = reader.position;
    if (size < contentStart - from || size > reader.end - from) break;
    boxes.push({ type, from, start: contentStart, end: from + size });
    if (boxes.length > maxBoxes) throw new MediaError('There are too many boxes.');
    reader.position = from + size;
  }
  return boxes;
}

export function childrenOf(data: Uint8Array, box: Box): Box[] {
  return readBoxes(data, box.start, box.end);
}

/** Finds the first box at a path of box types, such as `mdia`, `mdhd`. */
export function findBox(data: Uint8Array, boxes: readonly Box[], ...path: readonly string[]): Box | undefined {
  const [type, ...rest] = path;
  const found = boxes.find((box) => box.type === type);
  return found === undefined || rest.length === 0 ? found : findBox(data, childrenOf(data, found), ...rest);
}

/** Opens a box whose content begins with a version and flags. The returned reader continues after the flags. */
export function readFullBox(data: Uint8Array, box: Box): { reader: ByteReader; version: number; flags: number } {
  const reader = new ByteReader(data, box.start, box.end);
  const word = reader.u32();
  return { reader, version: word >>> 24, flags: word & 0xff_ff_ff };
}
