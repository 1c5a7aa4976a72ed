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
 * Identifies the version of the remote file that a part file contains. A broken transfer is resumed only if the
 * validator (a strong ETag or Last-Modified) and the total size are unchanged.
 */
const origin = v.object({ validator: v.string(), total: v.number() });
type Origin = Readonly<v.InferOutput<typeof origin>>;

/** The pauses between attempts to rename a file, in ms. A virus scanner or an indexer may lock the file briefly. */
const renamePauses = [50, 200, 800, 2000];

/**
 * A file that is being downloaded: `<key>.part`. Its {@link Origin} is stored in `<key>.part.json`. The part file is
 * renamed when it is complete. The methods throw file system errors.
 */
export class PartFile implements AsyncDisposable {
  private readonly path = join(this.folder, `${this.key}.part`);

  private constructor(
    private readonly folder: string,
    private readonly key: string,
    private readonly handle: FileHandle,
    private origin: Origin | undefined,
    /** The number of bytes received so far. */
    public size: number,
  ) {}

  /** Opens the part file of an earlier transfer if the transfer can be resumed, or else an empty part file. */
  static async open(folder: string, key: string): Promise<PartFile> {
    // Creates the folder, because the user may have deleted it.
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${key}.part`);
    const known = await readOrigin(path);
    if (known === undefined) await rm(path, { force: true });
    const handle = await open(path, known === undefined ? 'w+' : 'r+').catch(() => open(path, 'w+'));
    return new PartFile(folder, key, handle, known, (await handle.stat()).size);
  }

  /** The `If-Range` value for resuming; undefined if the transfer must restart. */
  get validator(): string | undefined {
    return this.size > 0 && this.size <= (this.total ?? 0) ? this.origin?.validator : undefined;
  }

  /** The size of the complete file in bytes. Undefined if the transfer cannot be resumed. */
  get total(): number | undefined {
    return this.origin?.total;
  }

  /** Discards the received bytes and records the origin of the new transfer. */
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

  /** Detects the file type from the first received bytes. Returns undefined if the type is unknown. */
  async type(): Promise<FileType | undefined> {
    return sniffFileType(await readFrom(this.handle, 0, sniffedBytes));
  }

  /** Whether the received bytes are a playable file. */
  async isPlayable(type: FileType): Promise<boolean> {
    return isPlayableFile(type, (offset, length) => readFrom(this.handle, offset, length), this.size);
  }

  /**
   * Renames the complete part file.
   * @returns the final file name
   * @throws TransferError if another window has replaced the part file
   */
  async finish(type: FileType): Promise<string> {
    const name = `${this.key}.${type.extension}`;
    await this.handle.sync();
    const [own, named] = [await this.handle.stat(), await stat(this.path).catch(() => undefined)];
    await this.handle.close();
    // A different inode means that another window took the lease from this unresponsive one and replaced the part file.
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

/**
 * A file's size in bytes. Undefined if the file does not exist.
 * @throws other file system errors
 */
export async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch((error: unknown) => {
    if (systemCode(error) !== 'ENOENT') throw error;
  });
  return found?.size;
}

/** @throws file system errors */
export async function isPlayable(path: string): Promise<boolean> {
  await using handle = await open(path);
  const read = (offset: number, length: number): Promise<Buffer> => readFrom(handle, offset, length);
  const type = sniffFileType(await read(0, sniffedBytes));
  return type !== undefined && (await isPlayableFile(type, read, (await handle.stat()).size));
}

/**
 * Finds a video's complete file that the library has not recorded. A window may close after renaming the file and
 * before recording it.
 */
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
