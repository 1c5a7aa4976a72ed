import { mkdir, open, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { systemCode } from '../library/errors';
import { parseJsonAs } from '../library/rowParsers';
import { fileTypes, isPlayableFile, sniffedBytes, sniffFileType, type FileType } from '../video/fileType';
import type { HereFile } from '../video/video';
import { busyError } from './transferError';

/**
 * A broken transfer continues only while both stay the same: a strong ETag or Last-Modified date, and the size of the file.
 */
const origin = v.object({ validator: v.string(), total: v.number() });
type Origin = Readonly<v.InferOutput<typeof origin>>;

/** A virus scanner or an indexer may hold a file for a moment: the pauses in ms between attempts to rename it. */
const renamePauses = [50, 200, 800, 2000];

/**
 * A file that is being downloaded: `<key>.part`, with its origin beside it. Once whole, it gets its name. Throws the file
 * system's errors.
 */
export class PartFile implements AsyncDisposable {
  private readonly path = join(this.folder, `${this.key}.part`);

  private constructor(
    private readonly folder: string,
    private readonly key: string,
    private readonly handle: FileHandle,
    private origin: Origin | undefined,
    /** Bytes that are here. */
    public size: number,
  ) {}

  /** Opens what an earlier transfer left, if it can be continued. */
  static async open(folder: string, key: string): Promise<PartFile> {
    // Its user may have deleted it.
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${key}.part`);
    const known = await readOrigin(path);
    if (known === undefined) await rm(path, { force: true });
    const handle = await open(path, known === undefined ? 'w+' : 'r+').catch(() => open(path, 'w+'));
    return new PartFile(folder, key, handle, known, (await handle.stat()).size);
  }

  /** The `If-Range` to continue with; undefined when the transfer has to start over. */
  get validator(): string | undefined {
    return this.size > 0 && this.size <= (this.total ?? 0) ? this.origin?.validator : undefined;
  }

  /** The size of the whole file. */
  get total(): number | undefined {
    return this.origin?.total;
  }

  /** Forgets what is here, and remembers the origin of the bytes to come. */
  async restart(validator?: string, total?: number): Promise<void> {
    await this.handle.truncate(0);
    this.size = 0;
    this.origin = validator === undefined || total === undefined ? undefined : { validator, total };
    if (this.origin === undefined) await rm(`${this.path}.json`, { force: true });
    else await writeFile(`${this.path}.json`, JSON.stringify(this.origin));
  }

  async append(bytes: Uint8Array): Promise<void> {
    let written = 0;
    while (written < bytes.length) {
      const rest = bytes.length - written;
      written += (await this.handle.write(bytes, written, rest, this.size + written)).bytesWritten;
    }
    this.size += bytes.length;
  }

  /** What the bytes that are here say it is. */
  async type(): Promise<FileType | undefined> {
    return sniffFileType(await readFrom(this.handle, 0, sniffedBytes));
  }

  /** Whether a player could play it. */
  async isPlayable(type: FileType): Promise<boolean> {
    return isPlayableFile(type, (offset, length) => readFrom(this.handle, offset, length), this.size);
  }

  /** Gives the whole file its name. @returns it. @throws TransferError when the part is another window's by now */
  async finish(type: FileType): Promise<string> {
    const name = `${this.key}.${type.extension}`;
    await this.handle.sync();
    const [own, named] = [await this.handle.stat(), await stat(this.path).catch(() => undefined)];
    await this.handle.close();
    // It took over while this one stood still.
    if (own.ino !== named?.ino) throw busyError();
    await renamePatiently(this.path, join(this.folder, name));
    await rm(`${this.path}.json`, { force: true }).catch(() => undefined);
    return name;
  }

  async remove(): Promise<void> {
    await this.handle.close();
    for (const path of [this.path, `${this.path}.json`]) await rm(path, { force: true });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.handle.close();
  }
}

async function readFrom(handle: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
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

/** A file's size in bytes; undefined where there is none. @throws the file system's errors where that can't be told */
export async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch((error: unknown) => {
    if (systemCode(error) !== 'ENOENT') throw error;
  });
  return found?.size;
}

/** Whether a player could play a file. @throws the file system's errors where it can't be read */
export async function isPlayable(path: string): Promise<boolean> {
  await using handle = await open(path);
  const read = (offset: number, length: number): Promise<Buffer> => readFrom(handle, offset, length);
  const type = sniffFileType(await read(0, sniffedBytes));
  return type !== undefined && (await isPlayableFile(type, read, (await handle.stat()).size));
}

/** The whole file of a video whose window ended between naming and noting it. */
export async function findWhole(folder: string, key: string): Promise<HereFile | undefined> {
  for (const { extension, mime } of fileTypes) {
    const name = `${key}.${extension}`;
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found !== undefined && found.size > 0) return { state: 'here', name, type: mime, bytes: found.size };
  }
  return undefined;
}

async function readOrigin(path: string): Promise<Origin | undefined> {
  try {
    await stat(path);
    return parseJsonAs(origin, await readFile(`${path}.json`, 'utf8'));
  } catch {
    return undefined;
  }
}
