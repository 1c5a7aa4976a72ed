import { isWebm, type ReadBytes } from './fileHead';
import { MediaError } from './mediaError';
import type { MediaFormat } from './mediaFormat';
import { readMp4Format } from './mp4/mp4Format';
import { readWebmFormat } from './webm/webmFormat';

/**
 * Reads the format of an MP4, QuickTime or WebM file from its headers, without reading the whole file.
 * @returns undefined if the file is damaged or of another type
 */
export async function readMediaFormat(read: ReadBytes, size: number): Promise<MediaFormat | undefined> {
  try {
    return await (isWebm(await read(0, 4)) ? readWebmFormat(read, size) : readMp4Format(read, size));
  } catch (error) {
    if (error instanceof MediaError) return undefined;
    throw error;
  }
}
