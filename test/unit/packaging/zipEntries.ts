import { inflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  /** Reads the file's bytes. */
  readonly contents: () => Buffer;
}

/** The files of a zip archive by its central directory. Neither encryption nor archives over 4 GB are supported. */
export function zipEntries(archive: Buffer): ZipEntry[] {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('This is not a zip archive.');
  const entries: ZipEntry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = archive.readUInt16LE(at + 10);
    const size = archive.readUInt32LE(at + 20);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    const header = archive.readUInt32LE(at + 42);
    const nameEnd = at + 46 + (nameLength ?? 0);
    entries.push({
      name: archive.toString('utf8', at + 46, nameEnd),
      contents: () => {
        const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
        const stored = archive.subarray(start, start + size);
        return method === 0 ? stored : inflateRawSync(stored);
      },
    });
    at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return entries;
}
