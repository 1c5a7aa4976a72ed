import { statfsSync } from 'node:fs';

/** No video ad is larger. A larger file is something else. */
const largestFile = 4e9;

/** The size in bytes of the largest file that is downloaded into a folder: 4 GB, or the free space where that is less. */
export function downloadLimit(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(largestFile, bavail * bsize);
  } catch {
    // The download itself reports a folder that cannot be used.
    return largestFile;
  }
}
