import { statfsSync } from 'node:fs';

/** The maximum download size in bytes. No video ad is larger. */
const largestFile = 4e9;

/** The size limit of a download in bytes: 4 GB, or the free disk space if that is less. */
export function downloadLimit(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(largestFile, bavail * bsize);
  } catch {
    // Ignores the error, because the download itself fails if the folder is unusable.
    return largestFile;
  }
}
