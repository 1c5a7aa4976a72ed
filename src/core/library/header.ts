import { closeSync, openSync, readSync } from 'node:fs';

/** What the first hundred bytes of an SQLite file say. */
export interface LibraryHeader {
  readonly userVersion: number;
  readonly pageSize: number;
  /** How many pages the file should have. */
  readonly pages: number;
}

/** Reads the header without opening the file as a database; undefined when it is missing or none. */
export function readHeader(file: string): LibraryHeader | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return undefined;
  }
  try {
    const header = Buffer.alloc(100);
    const isWhole = readSync(descriptor, header, 0, header.length, 0) === header.length;
    if (!isWhole || header.toString('latin1', 0, 16) !== 'SQLite format 3\0') return undefined;
    const pageSize = header.readUInt16BE(16);
    return {
      userVersion: Math.max(0, header.readInt32BE(60)),
      pageSize: pageSize === 1 ? 65_536 : pageSize,
      pages: header.readUInt32BE(28),
    };
  } finally {
    closeSync(descriptor);
  }
}
