import type { ReadBytes } from '../fileHead';
import { MediaError } from '../mediaError';

/** An EBML element (RFC 8794). */
export interface Element {
  readonly id: number;
  /** The IDs of the enclosing elements, outermost first. */
  readonly path: readonly number[];
  /** The content of the element, or only its first bytes if the caller asked for the head. Empty for a container. */
  readonly content: Uint8Array;
}

/** The maximum number of elements, enough for half an hour of video. */
const maxElements = 200_000;
const maxContent = 256;
/** The number of bytes to read from a block's head: its track number, time and flags. */
const headBytes = 12;

/**
 * Calls `use` for each element. A container comes before its contents. Skips elements that are empty or longer than
 * 256 bytes, unless their IDs are in `containers` or `heads`. A container of unknown size extends to the next container
 * with the same ID, or to the end of the file. In a truncated file, stops after the last complete element.
 * @throws MediaError if the file has too many elements
 */
export async function forEachElement(
  read: ReadBytes,
  size: number,
  { containers, heads }: { readonly containers: ReadonlySet<number>; readonly heads: ReadonlySet<number> },
  use: (element: Element) => void,
): Promise<void> {
  const open: { readonly id: number; readonly end: number; readonly hasUnknownSize: boolean }[] = [];
  let at = 0;
  for (let count = 0; at < size; count++) {
    if (count >= maxElements) throw new MediaError('There are too many elements.');
    while (at >= (open.at(-1)?.end ?? size)) open.pop();
    const header = await read(at, 12);
    const [id, idEnd] = readId(header);
    const [bytes, start] = readUint(header, idEnd, true);
    if (idEnd === 0 || start === idEnd) return;
    const hasUnknownSize = bytes === Infinity;
    const same = open.findIndex((it) => it.id === id && it.hasUnknownSize);
    if (same >= 0) open.length = same;
    const content = at + start;
    const end = Math.min(hasUnknownSize ? size : content + bytes, size);
    const path = open.map((it) => it.id);
    if (containers.has(id)) {
      use({ id, path, content: new Uint8Array() });
      open.push({ id, end, hasUnknownSize });
      at = content;
      continue;
    }
    if (hasUnknownSize || content + bytes > size) return;
    if (heads.has(id)) use({ id, path, content: await read(content, Math.min(bytes, headBytes)) });
    else if (bytes > 0 && bytes <= maxContent) use({ id, path, content: await read(content, bytes) });
    at = end;
  }
}

export function isWithin(path: readonly number[], id: number): boolean {
  return path.includes(id);
}

/**
 * Reads an element ID at the start of `bytes`.
 * @returns the ID with its length marker, and the offset after the ID; both are 0 if the ID is invalid
 */
function readId(bytes: Uint8Array): [id: number, end: number] {
  const length = Math.clz32(bytes[0] ?? 0) - 23;
  if (length > 4 || bytes.length < length) return [0, 0];
  return [bytes.subarray(0, length).reduce((id, byte) => id * 256 + byte, 0), length];
}

/**
 * Reads an unsigned number. Without `at`, the whole content is the number. With `at`, the number starts at that offset,
 * and its first byte encodes its length.
 * @returns the number (Infinity for an unknown size) and the offset after it. If the number is invalid, the offset is
 * `at`
 */
export function readUint(bytes: Uint8Array, at?: number, isSize = false): [value: number, end: number] {
  if (at === undefined) return [bytes.subarray(0, 8).reduce((sum, byte) => sum * 256 + byte, 0), bytes.length];
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || bytes.length < at + length) return [0, at];
  const value = bytes.subarray(at + 1, at + length).reduce((sum, byte) => sum * 256 + byte, first & (0xff >> length));
  const hasUnknownSize = isSize && value >= 2 ** (7 * length) - 1;
  return [hasUnknownSize ? Infinity : value, at + length];
}

export function readFloat(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.length === 4 ? view.getFloat32(0) : bytes.length === 8 ? view.getFloat64(0) : 0;
}

export function readText(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.filter((byte) => byte > 31 && byte < 127));
}
