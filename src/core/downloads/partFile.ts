import { mkdir, open, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as l10n from '@vscode/l10n';
import { systemCode } from '../library/errors';
import { fileTypes, isPlayableFile, sniffedBytes, sniffFileType, type FileType } from '../video/fileType';

/** What must stay the same for a broken transfer to continue where it stopped. */
interface Origin {
  /** A strong ETag or a Last-Modified date. */
  readonly validator: string;
  readonly total: number;
}

/** The disk refused: it is full, or something holds the file. */
export class DiskError extends Error {
  override readonly name = 'DiskError';
}

/** A virus scanner or an indexer may hold a file for a moment: the pauses in ms between attempts to rename it. */
const renamePauses = [50, 200, 800, 2000];

/** The part is another window's by now, which took over while this one stood still. */
export class TakenOverError extends Error {
  override readonly name = 'TakenOverError';
}

/** A file that is being downloaded: `<key>.part`, with its origin beside it. Once whole, it gets its name. */
export class PartFile {
  private readonly path = join(this.folder, `${this.key}.part`);
  private handle: FileHandle | undefined;
  private origin: Origin | undefined;
  /** Bytes that are here. */
  size = 0;

  constructor(
    private readonly folder: string,
    private readonly key: string,
  ) {}

  /** Opens what an earlier transfer left, if it can be continued. */
  async open(): Promise<void> {
    await onDisk(async () => {
      // Its user may have deleted it.
      await mkdir(this.folder, { recursive: true });
      this.origin = await readOrigin(this.path);
      if (this.origin === undefined) await rm(this.path, { force: true });
      this.handle = await open(this.path, this.origin === undefined ? 'w+' : 'r+').catch(() => open(this.path, 'w+'));
      this.size = (await this.handle.stat()).size;
      if (this.origin !== undefined && this.size > this.origin.total) await this.restart();
    });
  }

  /** The `If-Range` to continue with; undefined when the transfer has to start over. */
  get validator(): string | undefined {
    return this.size > 0 ? this.origin?.validator : undefined;
  }

  /** The size of the whole file. */
  get total(): number | undefined {
    return this.origin?.total;
  }

  /** Forgets what is here, and remembers the origin of the bytes to come. */
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
    return onDisk(async () => sniffFileType(await readFrom(this.handle, 0, sniffedBytes)));
  }

  /** Whether a player could play it. */
  async isPlayable(type: FileType): Promise<boolean> {
    return onDisk(() => isPlayableFile(type, (offset, length) => readFrom(this.handle, offset, length), this.size));
  }

  /** Gives the whole file its name. @returns it */
  async finish(type: FileType): Promise<string> {
    const name = `${this.key}.${type.extension}`;
    await onDisk(async () => {
      await this.handle?.sync();
      const [own, named] = [await this.handle?.stat(), await stat(this.path).catch(() => undefined)];
      await this.close();
      if (own?.ino !== named?.ino) throw new TakenOverError();
      await renamePatiently(this.path, join(this.folder, name));
      await rm(`${this.path}.json`, { force: true }).catch(() => undefined);
    });
    return name;
  }

  async close(): Promise<void> {
    const { handle } = this;
    this.handle = undefined;
    await handle?.close();
  }

  async remove(): Promise<void> {
    await this.close();
    for (const path of [this.path, `${this.path}.json`]) await rm(path, { force: true });
  }
}

async function readFrom(handle: FileHandle | undefined, offset: number, length: number): Promise<Buffer> {
  const result = await handle?.read(Buffer.alloc(length), 0, length, offset);
  return result?.buffer.subarray(0, result.bytesRead) ?? Buffer.alloc(0);
}

async function renamePatiently(from: string, to: string): Promise<void> {
  for (const pause of renamePauses) {
    try {
      await rename(from, to);
      return;
    } catch (error) {
      if (!['EPERM', 'EBUSY', 'EACCES'].includes(systemCode(error) ?? '')) throw error;
      await sleep(pause);
    }
  }
  await rename(from, to);
}

/** A whole file in its place, as the library notes it. */
export interface WholeFile {
  readonly fileName: string;
  readonly fileType: string;
  readonly fileBytes: number;
}

/** A file's size in bytes; undefined where there is none. @throws DiskError where that can't be told */
export function sizeOf(path: string): Promise<number | undefined> {
  return onDisk(async () => {
    const found = await stat(path).catch((error: unknown) => {
      if (systemCode(error) !== 'ENOENT') throw error;
    });
    return found?.size;
  });
}

/** Whether a player could play a file. @throws DiskError where it can't be read */
export function isPlayable(path: string): Promise<boolean> {
  return onDisk(async () => {
    await using handle = await open(path);
    const read = (offset: number, length: number): Promise<Buffer> => readFrom(handle, offset, length);
    const type = sniffFileType(await read(0, sniffedBytes));
    return type !== undefined && (await isPlayableFile(type, read, (await handle.stat()).size));
  });
}

/** The whole file of a video whose window ended between naming and noting it. */
export async function findWhole(folder: string, key: string): Promise<WholeFile | undefined> {
  for (const { extension, mime } of fileTypes) {
    const fileName = `${key}.${extension}`;
    const found = await stat(join(folder, fileName)).catch(() => undefined);
    if (found !== undefined && found.size > 0) return { fileName, fileType: mime, fileBytes: found.size };
  }
  return undefined;
}

async function readOrigin(path: string): Promise<Origin | undefined> {
  try {
    await stat(path);
    const { validator, total } = JSON.parse(await readFile(`${path}.json`, 'utf8')) as Partial<Origin>;
    return typeof validator === 'string' && typeof total === 'number' ? { validator, total } : undefined;
  } catch {
    return undefined;
  }
}

async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TakenOverError) throw error;
    const isFull = ['ENOSPC', 'EDQUOT'].includes(systemCode(error) ?? '');
    const message = isFull ? l10n.t('The disk is full.') : l10n.t("The folder for video files can't be written to.");
    throw new DiskError(message, { cause: error });
  }
}
