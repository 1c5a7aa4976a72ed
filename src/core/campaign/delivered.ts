import { open } from 'node:fs/promises';
import * as l10n from '@vscode/l10n';
import type { MediaFormat } from '../media/mediaFormat';
import { readMediaFormat } from '../media/readMediaFormat';
import { type AskedFormat, findMismatches } from './mismatches';

/**
 * Reads the media format of a video file from its headers.
 * @returns undefined if the file cannot be read or parsed
 */
export async function readFileFormat(path: string): Promise<MediaFormat | undefined> {
  try {
    await using file = await open(path);
    const { size } = await file.stat();
    const read = async (from: number, length: number): Promise<Uint8Array> => {
      const buffer = new Uint8Array(Math.max(Math.min(length, size - from), 0));
      const { bytesRead } = await file.read(buffer, 0, buffer.length, from);
      return buffer.subarray(0, bytesRead);
    };
    return await readMediaFormat(read, size);
  } catch {
    return undefined;
  }
}

/** Describes each requested option that the file does not match, for example “asked for 9:16, delivered 16:9”. */
export function formatMismatches(asked: AskedFormat, format: MediaFormat): string[] {
  return findMismatches(asked, format).map((mismatch) =>
    mismatch.option === 'aspectRatio'
      ? l10n.t('asked for {0}, delivered {1}', mismatch.asked, mismatch.delivered)
      : l10n.t('asked for {0} s, delivered {1} s', mismatch.asked, mismatch.delivered),
  );
}
