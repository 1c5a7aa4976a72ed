import { open, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import * as l10n from '@vscode/l10n';
import { fileExtensions, sniffedBytes, sniffFileType, type FileType } from './fileType';

/** What must stay the same for a broken transfer to go on where it stopped. */
interface Origin {
  /** A strong ETag or a Last-Modified date. */
  readonly validator: string;
  readonly total: number;
}

/** The disk refused. */
export class DiskError extends Error {
  override readonly name = 'DiskError';
}

/** A file on its way: `<key>.part`, with what is known of its origin beside it. Whole, it gets its name. */
export class PartFile {
  private readonly path: string;
  private handle: FileHandle | undefined;
  private origin: Origin | undefined;
  /** Bytes that are here. */
  size = 0;

  constructor(
    private readonly folder: string,
    private readonly key: string,
  ) {
    this.path = join(folder, `${key}.part`);
  }

  /** Takes up what an earlier transfer left, if it can be gone on with. */
  async open(): Promise<void> {
    await onDisk(async () => {
      this.origin = await readOrigin(this.path);
      if (this.origin === undefined) await rm(this.path, { force: true });
      this.handle = await open(this.path, this.origin === undefined ? 'w+' : 'r+').catch(() => open(this.path, 'w+'));
      this.size = (await this.handle.stat()).size;
      if (this.origin !== undefined && this.size > this.origin.total) await this.restart();
    });
  }

  /** What the part must be continued under: `If-Range`, or undefined when it has to begin anew. */
  get validator(): string | undefined {
    return this.size > 0 ? this.origin?.validator : undefined;
  }

  /** The whole length the part was begun with. */
  get total(): number | undefined {
    return this.origin?.total;
  }

  /** Forgets what is here, and remembers where the new bytes come from. */
  async restart(validator?: string, total?: number): Promise<void> {
    await onDisk(async () => {
      await this.handle?.truncate(0);
      this.size = 0;
      this.origin = validator === undefined || total === undefined ? undefined : { validator, total };
      if (this.origin === undefined) await rm(`${this.path}.json`, { force: true });
      else await writeFile(`${this.path}.json`, JSON.stringify(this.origin));
    });
  }

  async append(bytes: Uint8Array): Promise<void> {
    await onDisk(async () => {
      let written = 0;
      while (written < bytes.length) {
        const result = await this.handle?.write(bytes, written, bytes.length - written, this.size + written);
        if (result === undefined) throw new Error('The file is closed.');
        written += result.bytesWritten;
      }
      this.size += bytes.length;
    });
  }

  /** What the bytes that are here say it is. */
  async type(): Promise<FileType | undefined> {
    return onDisk(async () => {
      const head = Buffer.alloc(sniffedBytes);
      const result = await this.handle?.read(head, 0, head.length, 0);
      return sniffFileType(head.subarray(0, result?.bytesRead ?? 0));
    });
  }

  /** Gives the whole file its name. @returns the name. */
  async finish(type: FileType): Promise<string> {
    return onDisk(async () => {
      await this.handle?.sync();
      await this.close();
      const name = `${this.key}.${type.extension}`;
      await rename(this.path, join(this.folder, name));
      await rm(`${this.path}.json`, { force: true });
      return name;
    });
  }

  async close(): Promise<void> {
    const { handle } = this;
    this.handle = undefined;
    await handle?.close();
  }

  async remove(): Promise<void> {
    await this.close();
    await removePart(this.folder, this.key);
  }
}

/** Deletes what an unfinished transfer left. */
export async function removePart(folder: string, key: string): Promise<void> {
  for (const suffix of ['part', 'part.json']) await rm(join(folder, `${key}.${suffix}`), { force: true });
}

/** A whole file in its place, as the library notes it. */
export interface WholeFile {
  readonly fileName: string;
  readonly fileType: string;
  readonly fileBytes: number;
}

/** The whole file of a video, where a window died between naming and noting it. */
export async function findWhole(folder: string, key: string): Promise<WholeFile | undefined> {
  for (const extension of fileExtensions) {
    const fileName = `${key}.${extension}`;
    const handle = await open(join(folder, fileName)).catch(() => undefined);
    if (handle === undefined) continue;
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
      const type = sniffFileType(buffer.subarray(0, bytesRead));
      if (type !== undefined) return { fileName, fileType: type.mime, fileBytes: (await handle.stat()).size };
    } finally {
      await handle.close();
    }
  }
  return undefined;
}

async function readOrigin(path: string): Promise<Origin | undefined> {
  try {
    await stat(path);
    const stored: unknown = JSON.parse(await readFile(`${path}.json`, 'utf8'));
    if (typeof stored !== 'object' || stored === null || !('validator' in stored) || !('total' in stored)) {
      return undefined;
    }
    const { validator, total } = stored;
    return typeof validator === 'string' && typeof total === 'number' ? { validator, total } : undefined;
  } catch {
    return undefined;
  }
}

async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isFull = code === 'ENOSPC' || code === 'EDQUOT';
    throw new DiskError(
      isFull ? l10n.t('The disk is full.') : l10n.t('The folder for video files cannot be written.'),
      {
        cause: error,
      },
    );
  }
}
