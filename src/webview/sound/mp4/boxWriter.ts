/** A part of a box: raw bytes, or 32-bit numbers. */
type Part = Uint8Array | readonly number[];

/** Writes a box that contains the parts in order. */
export function box(type: string, ...parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const size = parts.reduce((sum, part) => sum + (part instanceof Uint8Array ? part.length : part.length * 4), 8);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, size);
  bytes.set(letters(type), 4);
  let at = 8;
  for (const part of parts) {
    if (part instanceof Uint8Array) {
      bytes.set(part, at);
      at += part.length;
    } else {
      for (const value of part) {
        view.setUint32(at, value);
        at += 4;
      }
    }
  }
  return bytes;
}

/** Writes a box with a table: header fields such as version and flags, the number of rows, and the rows. */
export function table(type: string, columns: number, rows: readonly number[], ...head: readonly number[]): Uint8Array {
  return box(type, [...head, rows.length / columns], rows);
}

/** Encodes 16-bit numbers, most significant byte first. */
export function shorts(...values: readonly number[]): Uint8Array {
  return Uint8Array.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
}

export function letters(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Splits a 64-bit number into its upper and lower 32 bits. */
export function wide(value: number): [number, number] {
  return [Math.floor(value / 2 ** 32), value % 2 ** 32];
}
